-- Rummy: sets and runs for two to six players; going out counts the rest.

-- The order of the cards in a run.
local rows = {
  low    = "A 2 3 4 5 6 7 8 9 10 J Q K",
  high   = "2 3 4 5 6 7 8 9 10 J Q K A",
  both   = "A 2 3 4 5 6 7 8 9 10 J Q K A",
}

local rummy = game "Rummy" {
  deck    = french(52), unscored = "nobody has gone out",
  ranks   = rows.low,
  points  = function(option)
    local ace = option.aces == "low" and 1 or 11
    return { A = ace, ["K Q J 10"] = 10, ["9"] = 9, ["8"] = 8, ["7"] = 7,
      ["6"] = 6, ["5"] = 5, ["4"] = 4, ["3"] = 3, ["2"] = 2 }
  end,
  melds   = function(option)
    return { sets = rows.low, runs = rows[option.aces], by = "all" }
  end,
  taking  = { pile = "discard", back = false }, -- the top card alone
  piles   = { discard = "top" },
  round   = { turned_over = untold(0) },
  options = {
    players = number { 4, from = 2, to = 6, "how many play" },
    target = number { 100, from = 10, to = 500, "points that win the match" },
    rounds = number {},
    aces = choice { "low", "high", "both",
      "where aces are in runs; low aces count 1, others 11" },
    turns_over = number { 2, from = 0, to = 9,
      "how often the discards become a new stock" },
    rummy = flag { true,
      "whoever melds the whole hand in one turn, the first, counts twice" },
  },
}

-- [players=2] Ten cards each; the next one is turned up and begins the
-- discards.
-- [players=3 or 4] Seven cards each; the next one is turned up and begins the
-- discards.
-- [players>4] Six cards each; the next one is turned up and begins the
-- discards.
function rummy:deal()
  local players = self.option.players
  self:deal_each(players == 2 and 10 or players < 5 and 7 or 6)
  self:draw(self.discard)
end

-- Draw a card or take the top discard; meld, and add to any melds; discard, but
-- not the card just taken.
-- [] The dealer's left begins. A round ends when somebody is out. Nobody scores
-- when it ends because the discards may not become the stock again, or because
-- nobody has drawn or melded a card in two turns each.
function rummy:round()
  self:deal()
  local winner = self:play_turns { idle = 2 * self.option.players }
  if winner then self:score_round(winner) end
end

function rummy:before_turn()
  return #self.stock == 0 and not self:renew_stock()
end

-- [turns_over=0] When the stock is empty, the round ends.
-- [turns_over=1] When the stock is empty, the discards without the top one
-- become the stock, in their order, once in a round.
-- [turns_over>1] When the stock is empty, the discards without the top one
-- become the stock, in their order, {turns_over} times in a round.
function rummy:renew_stock()
  if self.turned_over == self.option.turns_over then return false end
  self.turned_over = self.turned_over + 1
  self:turn_over(self.discard)
  return true
end

-- The player who is out counts the cards that the others hold.
-- [rummy] Whoever melds the whole hand in one turn, the first, counts twice.
function rummy:score_round(winner)
  local points = 0
  for player in self:each_player() do
    points = points + player.hand:points()
  end
  if self.option.rummy and self:is_concealed(winner) then
    self:score(winner, 2 * points, "the others' cards, twice for rummy")
  else
    self:score(winner, points, "the others' cards")
  end
end


example "ten cards each for two players" {
  players = 2, step = "deal", leaves = { counts = { 10, 10 }, discard = 1 },
}

example "seven for four" {
  step = "deal", leaves = { counts = { 7, 7, 7, 7 }, discard = 1 },
}

example "the discards become the stock" {
  turned_over = 1, step = "renew_stock", discard = "AC 2C 3C",
  gives = true, leaves = { discard = 1 },
}

example "three of a rank are a set" {
  cards = "7S 7H 7D", meld = "set", points = 21,
}

example "three in a row of a suit are a run" {
  cards = "JH 9H 10H", meld = "run", points = 29,
}

example "a row of two suits is nothing" {
  cards = "9H 10H JS", meld = false,
}

example "the ace is below the two" {
  cards = "AS 2S 3S", meld = "run", points = 6,
}

example "and not above the king" {
  cards = "QS KS AS", meld = false,
}

example "what the thirteen ranks count" {
  cards = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", points = 85,
}

example "whoever is out counts what the others hold" {
  step = "score_round", with = { "player 2" },
  held = { "KS 2H", "", "AS", "9D" }, scores = { 0, 22, 0, 0 },
}

-- Seat 2 deals. To take a discard is not to draw a card.
example "if twice around nobody draws or melds, the round is over" {
  players = 2, deal = {
    hands = { "7S 2D 8H 3C 9D KD 4H 10S QH 5S",
              "KS JC 10C 5D 4D 2C AD 6H 8C 7H" },
    discard = "AC" },
  moves = { "take", "discard 7S", "take", "discard KS",
            "take", "discard 2D", "take", "discard JC" },
  scores = { 0, 0 }, leaves = { dealer = 1 },
}

-- Seat 1 begins, draws the five of clubs and discards it.
example "the whole hand melded in one turn counts twice" {
  players = 2, deal = {
    hands = { "7S 7H 7D 8S 8H 8D 9S 9H 9D 9C",
              "KS QS JS 10S 5D 4D 3D 2D AD 6H" },
    discard = "AC", stock = "5C 6C" },
  moves = { "draw", "meld 7S 7H 7D; 8S 8H 8D; 9S 9H 9D 9C" },
  scores = { 122, 0 }, won_by = 1,
}

example "a hand melded in two turns counts once" {
  players = 2, deal = {
    hands = { "7S 7H 7D 8S 8H 8D 9S 9H 9D 9C",
              "KS QS JS 10S 5D 4D 3D 2D AD 6H" },
    discard = "AC", stock = "5C 6C 2C" },
  moves = { "draw", "meld 7S 7H 7D; 8S 8H 8D", "done", "discard 5C",
            "draw", "done", "discard KS", "draw", "meld 9S 9H 9D 9C" },
  scores = { 57, 0 }, won_by = false,
}

return rummy
