-- Bluff: lay cards face down, say what they are, and be the first without any;
-- a lie that is doubted brings them back.

local RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K"

local function packs_of(option)
  if option.packs > 0 then return option.packs end
  return option.players < 6 and 1 or 2
end

local bluff = game "Bluff" {
  family = "shedding", ranks = RANKS,
  deck   = function(option)
    local jokers = option.jokers > 0 and option.jokers or nil
    return french(52, { jokers = jokers and "BJ",
      copies = { [RANKS] = packs_of(option), BJ = jokers } })
  end,
  piles  = { laid = "none", heap = "none", away = "none" },
  round  = { asked = untold(text), number = untold(number),
    layer = untold(player), passed = untold(number) },
  unscored = "there have been too many turns",
  options = {
    players = number { 4, from = 3, to = 8, "how many play" },
    packs = number { 0, from = 0, to = 2,
      "packs; 0: one, and from six players on two" },
    style = choice { "open", "rising",
      "which rank is said: any for each lap, or one after the other" },
    most = number { 0, from = 0, to = 8,
      "the most cards at once; 0: as many as there are of a rank" },
    jokers = number { 0, from = 0, to = 4, "jokers: each is always true" },
    after_passes = choice { "player", "next",
      "who leads when all others have passed: whoever laid last, or the next" },
    ends = choice { "first", "last",
      "the round ends when the first is rid of all cards, or when only one has "
      .. "some" },
    max_turns = number { 1000, from = 50, to = 5000,
      "turns after which the round ends" },
    rounds = number { 5, from = 1, "rounds to play" }, first_dealer = number {},
  },
  turn = flag { true, name = "clockwise", "deal and turn pass to the left" },
}

-- All cards are dealt. If they do not divide evenly, the first players after
-- the dealer get one more.
function bluff:deal() self:deal_all() end

-- The dealer's left begins.
function bluff:round()
  self:deal()
  local player = self:next_in_turn(self.dealer)
  for _ = 1, self.option.max_turns do
    player = self:turn(player)
    if self:is_decided() then break end
  end
  self:score_round()
end

-- [style=open] Whoever leads lays cards face down and says of which rank they
-- are. In turn, each lays more cards, said to be of the same rank, or passes;
-- who has passed may lay cards in a later turn.
-- [style=rising] Each in turn lays cards face down, said to be aces, then twos,
-- threes and so on up to kings, then aces again.
function bluff:turn(player)
  if self.option.style == "rising" then self.asked = self:next_rank() end
  local cards = self:lay(player)
  if not cards then return self:pass(player) end
  self.layer, self.passed = player, 0
  local doubter = self:ask_others(player)
  if doubter then return self:turn_up(player, doubter, cards) end
  self:move(self.laid, self.laid, self.heap)
  return self:with_cards(self:next_in_turn(player))
end

function bluff:next_rank()
  local ranks = split(RANKS)
  return ranks[(self.asked and place(RANKS, self.asked) or 0) % #ranks + 1]
end

-- [most=0] The number said is the number laid, and at most as many as there are
-- of a rank.
-- [most>0] The number said is the number laid: at most {most}, and no more than
-- there are of a rank.
function bluff:how_many()
  local most, all = self.option.most, 4 * packs_of(self.option)
  if most == 0 or most >= all then
    return { 1, all, { "there are {most} {ranks}", ranks = self.asked } }
  end
  return { 1, most, "{most} cards are the most at once" }
end

function bluff:lay(player)
  local asked, leads = self.asked, not self.asked
  local said, _, rank, cards = self:ask(player,
    leads and "what do you lead?" or "{asked}: what do you lay?", {
    leads and { "{count} {rank}: {cards}", rank = RANKS, claims = "rank",
      n = self:how_many(), unseen = self.laid },
    not leads and { "{count}: {cards}", claims = asked, n = self:how_many(),
      because = { "{ranks} are asked for", ranks = asked },
      unseen = self.laid },
    self.option.style == "open" and { "pass", seldom = true,
      unless = leads and "you lead" },
  })
  if said == "pass" then return end
  self.asked = asked or rank
  self.number = #self.laid
  return cards or rank
end

-- After each play the others who have cards are asked in turn whether they
-- doubt it. The first doubt is the only one.
function bluff:ask_others(player)
  for other in self:each_player(self:next_in_turn(player)) do
    if other ~= player and #other.hand > 0
      and self:ask(other, "{number} × {asked}: do you doubt it?",
        { "believe", "doubt" }) == "doubt" then
      return other
    end
  end
end

-- The cards just laid are shown. If all are of the rank said, the doubter takes
-- them and the heap; if not, whoever laid them does.
-- [jokers>0] A joker is of any rank.
-- [style=open] Then the other of the two leads.
-- [style=rising] Then the next player goes on with the next rank.
function bluff:turn_up(player, doubter, cards)
  self:show(cards, "doubted", self.laid)
  local taker, leader = doubter, player
  for card in cards do
    if card ~= "BJ" and rank(card) ~= self.asked then
      taker, leader = player, doubter
    end
  end
  self:move(self.laid, self.laid, taker)
  self:move(self.heap, self.heap, taker)
  if self.option.style == "rising" then
    return self:with_cards(self:next_in_turn(player))
  end
  self.asked = nil
  return self:with_cards(leader)
end

-- [style=open and after_passes=player] When all others have passed, the heap
-- goes out of play unseen, and whoever laid last leads any rank.
-- [style=open and after_passes=next] When all others have passed, the heap goes
-- out of play unseen, and the player after the one who laid last leads any
-- rank.
-- [style=open and ends=last] In place of a leader without cards the next one
-- who has some leads.
function bluff:pass(player)
  local layer, left = self.layer, self:who_has_cards()
  self.passed = self.passed + 1
  if self.passed < #left - (#layer.hand > 0 and 1 or 0) then
    return self:with_cards(self:next_in_turn(player))
  end
  self:move(self.heap, self.heap, self.away)
  self.asked = nil
  local next = self.option.after_passes == "next"
  return self:with_cards(next and self:next_in_turn(layer) or layer)
end

function bluff:with_cards(player)
  return self:who_has_cards(player)[1] or player
end

-- [ends=first] A player without cards, whose last claim held or was not
-- doubted, has won the round.
-- [ends=last] A player without cards, whose last claim held or was not
-- doubted, is safe. The round ends when only one player has cards.
function bluff:is_decided()
  local left = #self:who_has_cards()
  if self.option.ends == "last" then return left < 2 end
  return left < self.option.players
end

-- [ends=first] Whoever has won the round has a point; after {max_turns} turns
-- nobody has.
-- [ends=last] The one who is left with cards loses a point; after {max_turns}
-- turns nobody does.
function bluff:score_round()
  if not self:is_decided() then return end
  local winner, loser = self:who_is_out(), self:who_has_cards()[1]
  if self.option.ends == "first" then
    self:score(winner, 1, "rid of all cards")
  else
    self:score(loser, -1, "left with cards")
  end
end


-- Seat 1 leads.
local DEAL = { hands = { "7C 7H KD 3C 4C 5C 6C 8C 9C 10C JC QC KC",
  "7D 7S 2D 3D 4D 5D 6D 8D 9D 10D JD QD AD",
  "2H 3H 4H 5H 6H 8H 9H 10H JH QH KH AH 2C",
  "2S 3S 4S 5S 6S 8S 9S 10S JS QS KS AS AC" } }

example "a lie that is doubted: its player takes the cards, the doubter leads" {
  first_dealer = 4, deal = DEAL, moves = { "3 7: 7C 7H KD", "doubt" },
  leaves = { counts = { 13, 13, 13, 13 }, heap = 0 },
  allowed = { "1 2: AD" }, refused = { "pass" }, because = "you lead",
}

example "the truth: the doubter takes them, and the same player leads" {
  first_dealer = 4, deal = DEAL, moves = { "2 7: 7C 7H", "believe", "doubt" },
  leaves = { counts = { 11, 13, 15, 13 }, heap = 0 },
  allowed = { "1 Q: KD" },
}

example "as many cards are laid as are said" {
  first_dealer = 4, deal = DEAL, moves = {}, refused = { "2 7: 7C" },
  because = "you said 2 cards and laid 1",
}

example "the rank holds for the lap" {
  first_dealer = 4, deal = DEAL,
  moves = { "2 7: 7C KD", "believe", "believe", "believe" },
  refused = { "1 8: 8D" }, because = "sevens are asked for",
  allowed = { "1: 8D", "2: 7D 7S", "pass" },
}

example "the heap and the cards just laid go to whoever lied" {
  first_dealer = 4, deal = DEAL, moves = { "2 7: 7C KD", "believe", "believe",
    "believe", "1: 7D", "believe", "believe", "believe", "1: 4H", "doubt" },
  leaves = { counts = { 11, 12, 16, 13 }, heap = 0, laid = 0 },
  allowed = { "1 K: 2S" },
}

example "all others have passed: the heap goes, and the last player leads" {
  first_dealer = 4, deal = DEAL, moves = { "2 7: 7C KD", "believe", "believe",
    "believe", "pass", "pass", "pass" },
  leaves = { counts = { 11, 13, 13, 13 }, heap = 0, away = 2 },
  allowed = { "1 3: KC" }, refused = { "pass" }, because = "you lead",
}

example "the last cards, and all believe: that wins the round" {
  held = { "", "2C", "3C", "4C" }, laid = "", heap = "5D KC", asked = "7",
  step = "is_decided", gives = true,
}

example "doubted, and a lie: the heap comes back, and the round goes on" {
  held = { "", "2C", "3C", "4C" }, laid = "5D", heap = "KC", asked = "7",
  step = "turn_up", with = { "player 1", "player 3", "5D" },
  gives = "player 3", leaves = { counts = { 2, 1, 1, 1 }, heap = 0 },
}

example "doubted, and true: the doubter has the heap, and the round is won" {
  held = { "", "2C", "3C", "4C" }, laid = "7D", heap = "KC", asked = "7",
  step = "turn_up", with = { "player 1", "player 3", "7D" },
  gives = "player 2", leaves = { counts = { 0, 1, 3, 1 }, heap = 0 },
}

example "a point for whoever is rid of all cards" {
  held = { "5D", "", "3C", "4C" }, step = "score_round",
  scores = { 0, 1, 0, 0 },
}

example "the most points win after five rounds" {
  round_number = 5, before = { 2, 1, 1, 0 }, held = { "", "2C", "3C", "4C" },
  step = "score_round", scores = { 3, 1, 1, 0 }, won_by = 1,
}

return bluff
