-- Schnapsen: two players, twenty cards, marriages, and a race to 66 points.

local schnapsen = game "Schnapsen" {
  players = 2,
  deck    = french(52, { leave_out = "2 3 4 5 6 7 8 9" }),
  ranks   = "9 J Q K 10 A",                    -- low to high
  points  = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 },
  piles   = { turned = { sees = "all", under = "stock" }, -- the trump card
              closed = "none" },
  facts   = { lowest_trump = "J", cards_in_second_packet = 2 },
  keeps   = { carried = 0 },                   -- from rounds that nobody won
  round   = { trump = suit, closer = player,
              worth_then = untold(number(1, 3)) },
  options = {
    target = number { 7, from = 1, to = 21 },
    claim = choice { "auto", "asked",
      "66 points win at once, or must be claimed before leading" },
    frozen = flag { true,
      "a closed round counts what the other player had when it was closed" },
    last_trick = choice { "wins", "ten", "none",
      "what the last trick does for a round that nobody has won" },
    strict = flag { true, "players must beat and trump when nobody draws" },
    late_marriage = flag { true, "marriages count when the stock is gone" },
    exchange_needs_trick = flag { false, "who exchanges needs a trick" },
    close_before_draw = flag { false,
      "a trick's winner may close before drawing" },
    rounds = number {}, first_dealer = number {},
  },

  -- Once nobody draws, players must beat the card led, follow suit, or trump.
  obligations = function(option)
    return once_empty("turned", option.strict
      and { beat_led, follow_suit, play_trump } or { follow_suit })
  end,
}

-- Three cards each, one turned up under the stock, then
-- {cards_in_second_packet} more each. The suit of the card turned up is trump.
function schnapsen:deal()
  self:deal_packets { 3, { 1, self.turned }, self.facts.cards_in_second_packet }
  self.trump = suit(self.turned:top())
end

-- The dealer's opponent leads, then whoever won the last trick.
function schnapsen:round()
  self:deal()
  self:score_last(self:play_tricks { before = self.lead })
end

-- Before leading, even the first card, a player may exchange the lowest trump,
-- {lowest_trump}, for the card turned up, declare one marriage, king and queen
-- of a suit, and close, in any order. A card of the marriage must be led.
-- Exchanging and closing need a stock that is not closed and has at least two
-- cards on the one turned up.
-- [exchange_needs_trick] Whoever exchanges needs a trick.
-- [not late_marriage] When the stock is gone no marriage is declared.
function schnapsen:lead(player, pair)
  if self:led() then return end
  local hand, lowest = player.hand, self.facts.lowest_trump .. self.trump
  local late = not self.option.late_marriage and #self.turned + #self.closed < 1
  local closed = self.closer and "the stock is closed"
    or #self.stock < 2 and "the stock has too few cards"
  local waits = self.option.exchange_needs_trick and player.tricks == 0
  local said, value = self:ask(player, "what do you lead?", {
    { "{card}", card = pair, because = pair and
      { "you must lead {king} or {queen} of your marriage",
          king = pair[1], queen = pair[2] } },
    not pair and { "marry {suit}",
      unless = late and "no marriage counts when the stock is gone",
      fits = function(suit)
        return hand:has("K" .. suit) and hand:has("Q" .. suit) and true,
          { "you do not hold {king} and {queen}", king = "K" .. suit,
            queen = "Q" .. suit }
      end },
    { "exchange", unless = closed or waits and "you have won no trick yet"
        or not hand:has(lowest)
          and { "you do not hold {card}", card = lowest } },
    { "close", seldom = true, unless = closed },
    self.option.claim == "asked" and { "claim", seldom = true },
  })
  if said == "card" then return value end
  if said == "marry" then pair = self:marry(player, value) end
  if said == "exchange" then self:swap_top(lowest, player, self.turned) end
  if said == "close" then self:close(player) end
  if said == "claim" then self:claim(player, true) end
  return self:lead(player, pair)
end

-- A marriage counts 20 points, in trumps 40; but nothing until the player has a
-- trick.
function schnapsen:marry(player, suit)
  local pair = cards_of("K Q", suit)
  self:tell_holds(player, pair, 2)
  self:count(player, suit == self.trump and 40 or 20, "marriage")
  if self.option.claim == "auto" then self:claim(player) end
  return pair
end

-- Whoever closes turns the card turned up face down. It counts as gone: nobody
-- draws any more, and the duties of the end hold at once.
function schnapsen:close(player)
  self.closer = player
  self.worth_then = self:worth(self:next_in_turn(player))
  self:move(self.turned, self.turned, self.closed)
end

-- A player's points are those of the cards won and of marriages.
function schnapsen:points(player)
  local side = player.side
  return side.won:points() + (side.tricks > 0 and side.count or 0)
end

-- [claim=auto] Whoever has 66 points wins the round at once, after a trick or
-- by a marriage, whose card need not be led then.
-- [claim=asked] Whoever has 66 points wins the round by claiming them before a
-- lead; whoever claims them in vain loses it.
function schnapsen:claim(player, asked)
  local vain = self:points(player) < 66 and "claimed in vain"
  if vain and not asked then return end
  self:score_round(vain and self:next_in_turn(player) or player, vain)
  self:end_round()
end

-- After a trick both draw, the winner first; the card turned up goes last.
-- [close_before_draw] The winner may close before that.
function schnapsen:after_trick(winner)
  if self.option.claim == "auto" then self:claim(winner) end
  if #self.turned == 0 then return end
  if self.option.close_before_draw and #self.stock > 1
    and self:ask_yes_no(winner, "close before drawing?") then
    return self:close(winner)
  end
  self:fill_hands(#winner.hand + 1, self.turned, self:in_turn(winner))
end

-- [claim=asked] If nobody has claimed, 66 points win when the last trick is
-- over; if both have them, who won that trick.
-- [] If nobody has 66 points after the last trick, whoever closed has lost.
-- [last_trick=wins] If nobody has closed, whoever won the last trick wins the
-- round.
-- [last_trick=ten] If nobody has closed, the last trick counts ten points more;
-- if that is not enough, the next win is worth one more.
-- [last_trick=none] If nobody has closed, nobody wins.
function schnapsen:score_last(winner)
  local last = self.option.last_trick
  if last == "ten" and not self.closer then self:count(winner, 10, "last") end
  for player in self:each_player(winner) do self:claim(player) end
  if self.closer then self:score_round(self:next_in_turn(self.closer))
  elseif last == "wins" then self:score_round(winner)
  elseif last == "ten" then self.carried = self.carried + 1 end
end

-- A win is worth 1; 2 if the loser has fewer than 33 points, marriages
-- included; 3 if the loser has no trick.
function schnapsen:worth(loser)
  return loser.tricks == 0 and 3 or self:points(loser) < 33 and 2 or 1
end

-- [frozen] The winner gets what the win is worth; whoever closed and wins gets
-- what it was worth at that moment.
-- [not frozen] The winner gets what the win is worth.
-- [claim=auto] If the loser closed it is 2, or 3 if the winner had no trick at
-- that moment.
-- [claim=asked] If the loser closed or claimed in vain it is 2, or 3 if the
-- winner had no trick at that moment.
function schnapsen:score_round(winner, says)
  local loser = self:next_in_turn(winner)
  local value = says and self:worth(winner) or self:worth(loser)
  if self.closer == loser then value, says = self.worth_then, "closed in vain"
  elseif self.closer and self.option.frozen and not says then
    value = self.worth_then
  end
  self:score(winner, says and math.max(2, value) or value, says or "66 points")
  self:score(winner, self.carried, "carried")
  self.carried = 0
end

example "five cards each, and one is turned up" {
  step = "deal", leaves = { counts = { 5, 5 }, turned = 1, stock = 9 },
}

example "the ten is below the ace, the jack is the lowest" {
  trump = "S", trick = "10C AC", winner = 2,
}

example "what the cards of a suit count" {
  cards = "AH 10H KH QH JH", points = 30,
}

example "while cards are drawn any card may be played" {
  trump = "S", turned = "QS", trick = "10C", hand = "AC JC JS",
  legal = "AC JC JS",
}

example "then the card led must be beaten" {
  trump = "S", trick = "10C", hand = "AC JC JS",
  legal = "AC", refused = "JC", because = "beat_led",
}

-- Seat 1 leads. Hearts are trump in all of these.
example "a marriage is declared before leading" {
  first_dealer = 2, deal = { hands = { "KS QS AC JC JD", "AS 10C KC QD AD" },
    turned = "10H", stock = "KD JS" },
  moves = {}, refused = { "marry clubs", "marry hearts", "exchange" },
  allowed = { "marry spades", "close", "AC" },
}

example "a marriage in trumps counts 40, once there is a trick" {
  step = "marry", with = { "player 1", "H" }, trump = "H",
  tricks = { 0, 1 }, leaves = { counted = { 40, 0 } },
}

example "the jack of trumps is exchanged" {
  first_dealer = 2, deal = { hands = { "KS QS JH JC JD", "AS 10C KC QD AD" },
    turned = "10H", stock = "KD JS" },
  moves = { "exchange" }, allowed = { "10H", "close" },
  refused = { "exchange" }, because = "you do not hold JH",
}

example "a closed stock stays closed, and duties bind" {
  first_dealer = 2, deal = { hands = { "KS QS JH JC JD", "AS 10S KC QD AD" },
    turned = "10H", stock = "KD JS" },
  moves = { "close", "KS" }, legal = "AS 10S",
  leaves = { turned = 0, closed = 1 },
}

example "33 points save a round for the loser" {
  step = "score_round", with = { "player 1" }, tricks = { 5, 3 },
  won = { "AH AS AD 10H 10S 10D KH QH QS QD", "AC 10C KC KD JC JD" },
  scores = { 1, 0 },
}

example "with fewer it counts two" {
  step = "score_round", with = { "player 1" }, tricks = { 5, 3 },
  won = { "AH AS AD 10H 10S 10D KH KS QH QS", "AC 10C KC QD JC JD" },
  scores = { 2, 0 },
}

example "without a trick three" {
  step = "score_round", with = { "player 1" }, tricks = { 5, 0 },
  won = { "AH AS AD 10H 10S 10D KH QH QS QD", "" }, scores = { 3, 0 },
}

example "who has closed and not won loses two" {
  step = "score_round", with = { "player 2" }, tricks = { 5, 3 },
  fields = { closer = 1, worth_then = 2 },
  scores = { 0, 2 },
}

example "seven points win the match" {
  before = { 6, 6 }, step = "score_last", with = { "player 2" },
  tricks = { 5, 5 }, won = { "AH AS 10H 10S KH KS QH QS JH JS",
                             "AC AD 10C 10D KC KD QC QD JC JD" },
  scores = { 6, 7 }, won_by = 2,
}

return schnapsen
