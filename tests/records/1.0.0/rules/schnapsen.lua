-- Schnapsen: two players, twenty cards, marriages, and a race to 66 points.

local schnapsen = game "Schnapsen" {
  players = 2,
  deck    = french(52, { leave_out = "2 3 4 5 6 7 8 9" }),
  ranks   = "9 J Q K 10 A",                    -- low to high
  points  = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2 },
  piles   = { turned = "all", closed = "none" },  -- the trump card
  facts   = { lowest_trump = "J", cards_in_second_packet = 2 },
  keeps   = { carried = 0 },                   -- from rounds that nobody won
  round   = { trump = suit, closer = player,
              worth_then = untold(number(1, 3)) },
  options = {
    target = number { 7, from = 1, to = 21 },
    claim = choice { "auto", "asked",
      "66 points win at once, or must be claimed before leading" },
    frozen = flag { true, "closing freezes what the other player has" },
    last_trick = choice { "wins", "ten", "none",
      "what the last trick does for a round that nobody has won" },
    strict = flag { true, "players must beat and trump when nobody draws" },
    late_marriage = flag { true, "marriages count when the stock is gone" },
    exchange_needs_trick = flag { false, "who exchanges needs a trick" },
    close_before_draw = flag { false, "a trick's winner may close at once" },
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 2 },
  },

  -- Once nobody draws, players must beat the card led, follow suit, or trump.
  obligations = function(option)
    return once_empty("turned", option.strict
      and { beat_led, follow_suit, play_trump } or { follow_suit })
  end,
}

-- Three cards each, one turned up under the stock, then the rest of the hands.
function schnapsen:deal()
  self:deal_packets { 3, { 1, self.turned }, self.facts.cards_in_second_packet }
  self.trump = suit(self.turned:top())
end

-- The dealer's opponent leads, then whoever won the last trick.
function schnapsen:round()
  self:deal()
  self:score_last(self:play_tricks { before = self.lead })
end

-- Before leading a player may exchange the lowest trump for the card turned up,
-- declare a marriage, king and queen of a suit, and close, in any order. A card
-- of the marriage must be led.
function schnapsen:lead(player, pair)
  if self:led() then return end
  local hand, lowest = player.hand, self.facts.lowest_trump .. self.trump
  local late = not self.option.late_marriage and #self.turned + #self.closed < 1
  local closed = self.closer and "the stock is closed"
    or #self.stock < 2 and "the stock has too few cards"
  local waits = self.option.exchange_needs_trick and player.tricks == 0
  local said, value = self:ask(player, "what do you lead?", {
    { "{card}", card = pair, because = pair and
      ("you must lead %s or %s of your marriage"):format(table.unpack(pair)) },
    not pair and { "marry {suit}",
      unless = late and "no marriage counts when the stock is gone",
      fits = function(suit)
        return hand:has("K" .. suit) and hand:has("Q" .. suit) and true,
          ("you do not hold K%s and Q%s"):format(suit, suit)
      end },
    { "exchange", unless = closed or waits and "you have won no trick yet"
        or not hand:has(lowest) and "you do not hold " .. lowest },
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

-- A marriage counts 20 points, in trumps 40, once the player has a trick.
function schnapsen:marry(player, suit)
  local pair = cards_of("K Q", suit)
  self:tell_holds(player, pair, 2)
  self:count(player, suit == self.trump and 40 or 20, "marriage")
  if self.option.claim == "auto" then self:claim(player) end
  return pair
end

-- The card turned up is turned over, and nobody draws any more.
function schnapsen:close(player)
  self.closer = player
  self.worth_then = self:worth(self:next_in_turn(player))
  self:move(self.turned, self.turned, self.closed)
end

-- The cards won; and marriages, if there is a trick.
function schnapsen:points(player)
  local side = player.side
  return side.won:points() + (side.tricks > 0 and side.count or 0)
end

-- Whoever has 66 points wins the round; whoever claims them in vain loses it.
function schnapsen:claim(player, asked)
  local vain = self:points(player) < 66 and "claimed in vain"
  if vain and not asked then return end
  self:score_round(vain and self:next_in_turn(player) or player, vain)
  self:end_round()
end

-- After a trick both draw, the winner first; the card turned up goes last.
function schnapsen:after_trick(winner)
  if self.option.claim == "auto" then self:claim(winner) end
  if #self.turned == 0 then return end
  if self.option.close_before_draw and #self.stock > 1
    and self:ask_yes_no(winner, "close before drawing?") then
    return self:close(winner)
  end
  self:fill_hands(#winner.hand + 1, self.turned, self:in_turn(winner))
end

-- At the end both may have 66 points. If nobody has, who closed has lost; else
-- the last trick wins, or has counted ten, or nothing.
function schnapsen:score_last(winner)
  local last = self.option.last_trick
  if last == "ten" and not self.closer then self:count(winner, 10, "last") end
  for player in self:each_player(winner) do self:claim(player) end
  if self.closer then self:score_round(self:next_in_turn(self.closer))
  elseif last == "wins" then self:score_round(winner)
  elseif last == "ten" then self.carried = self.carried + 1 end
end

-- A win is worth 1; 2 if the loser has fewer than 33 points; 3 without a trick.
function schnapsen:worth(loser)
  return loser.tricks == 0 and 3 or self:points(loser) < 33 and 2 or 1
end

-- The winner gets what the win is worth; in a closed round what it was then. If
-- the loser closed or claimed in vain it is 2, or 3 if the winner had no trick.
function schnapsen:score_round(winner, vain)
  local loser = self:next_in_turn(winner)
  local value = vain and self:worth(winner) or self:worth(loser)
  if self.closer == loser then value, vain = self.worth_then, "closed in vain"
  elseif self.closer and self.option.frozen and not vain then
    value = self.worth_then
  end
  self:score(winner, vain and math.max(2, value) or value, vain or "66 points")
  self:score(winner, self.carried, "carried")
  self.carried = 0
end

return schnapsen
