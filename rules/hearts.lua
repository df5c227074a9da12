-- Hearts: every heart counts a point, the queen of spades thirteen.

local hearts = game "Hearts" {
  deck    = french(52, { leave_out = { [3] = "2D", [5] = "2D 2C" } }),
  ranks   = "2 3 4 5 6 7 8 9 10 J Q K A",      -- low to high
  points  = { H = 1, QS = 13 },
  wins    = "lowest total", ties = "draw",
  facts   = { all_points = 26 },
  round   = { passing = untold(choice "left right across") },
  options = {
    players = number { 4, from = 3, to = 5, "how many play" },
    target = number { 100, from = 10, to = 500,
      "points of a player that end the match" },
    pass = number { 3, from = 0, to = 5, "how many cards each passes" },
    pass_cycle = choice { "rotate", "left", "to whom cards go: to the left, to "
      .. "the right, four players also across, then nowhere; or always to the "
      .. "left" },
    moon = choice { "add", "subtract", "choose", "what taking all points does: "
      .. "26 for all others, 26 less for oneself, or which of them one likes" },
    queen_breaks = flag { false, "the queen of spades breaks hearts, too" },
    break_hearts = flag { true, silences = "queen_breaks queen_or_hearts",
      "hearts may not be led before they are broken" },
    queen_or_hearts = flag { false, "whoever has only hearts and the queen of "
      .. "spades may lead hearts before they are broken" },
    points_first_trick = flag { false,
      "penalty cards may be played to the first trick" },
    jack_of_diamonds = flag { false, "whoever takes it has ten points less" },
    rounds = number { "rounds to play, the lowest total wins; 0: to target" },
    first_dealer = number {},
  },

  -- The lowest club leads. No penalty card is played to the first trick, and
  -- no heart led before one has been played, by who has anything else.
  obligations = function(option)
    return {
      obligation "the lowest club leads" {
        play = option.players == 5 and "3C" or "2C",
        when = "leading, first trick", says = "{cards} must be led",
      },
      option.break_hearts and obligation "hearts are not broken" {
        avoid = "H", unless_only = option.queen_or_hearts and "H, QS" or nil,
        when = "leading", until_played = option.queen_breaks and "H, QS" or "H",
        says = "hearts are not broken; you hold {cards}",
      },
      follow_suit,
      not option.points_first_trick and obligation "no penalty card" {
        avoid = "H, QS", when = "first trick",
        says = "no penalty card in the first trick",
      },
    }
  end,
}

-- All cards are dealt, one at a time.
function hearts:deal()
  self:deal_each(#self.stock // self.option.players)
end

-- The player with the lowest club leads it to the first trick.
function hearts:round()
  self:deal()
  self:pass_cards()
  self:play_tricks { leader = self:holder() }
  self:score_round()
end

-- Passing:
-- [pass=0] No cards are passed.
-- [pass=1] Everybody passes one card before anybody sees what has come.
-- [pass>1] Everybody passes {pass} cards before anybody sees what has come.
function hearts:pass_cards()
  self.passing = self:direction()
  local n = self.option.pass
  if not self.passing or n == 0 then return end
  self:together(function(player)
    self:put_away(player, "which cards do you pass? They go {passing}.", n,
      self:receiver(player))
  end)
end

-- How many places on the cards go.
local places = { left = 1, right = -1, across = 2 }

-- [pass>0 and pass_cycle=left] Cards always go to the left.
-- [pass>0 and pass_cycle=rotate and players=4] They go to the left, to the
-- right, across, and nowhere, round by round.
-- [pass>0 and pass_cycle=rotate and players~=4] They go to the left, to the
-- right, and nowhere, round by round.
function hearts:direction()
  if self.option.pass_cycle == "left" then return "left" end
  local four = self.option.players == 4
  return cycle(four and "left right across none" or "left right none",
    self.round_number)
end

function hearts:receiver(player)
  local seat = player.number - 1 + places[self.passing]
  return self:player(seat % self.option.players + 1)
end

function hearts:holder()
  local lowest = self.option.players == 5 and "3C" or "2C"
  for player in self:each_player() do
    if player.hand:has(lowest) then return player end
  end
end

-- Each has the points of the cards taken.
-- [moon=add] A player who takes all {all_points} shoots the moon: the others
-- have {all_points} each.
-- [moon=subtract] A player who takes all {all_points} shoots the moon and has
-- {all_points} less.
-- [moon=choose] A player who takes all {all_points} shoots the moon: the others
-- have {all_points} each, or that player {all_points} less.
-- [jack_of_diamonds] Whoever takes the jack of diamonds has ten points less.
function hearts:score_round()
  local taken, moon, all = {}, nil, self.facts.all_points
  for side in self:each_side() do
    local points = side.won:points()
    taken[#taken + 1] = points
    if points == all then moon = self:moon(side) end
  end
  local jack = self.option.jack_of_diamonds
  for side, points in ipairs(taken) do
    if moon == "add" then points = all - points
    elseif moon then points = -points end
    self:score(side, points, moon and "the moon" or "penalty cards")
    if jack and self:side(side).won:has "JD" then
      self:score(side, -10, "the jack of diamonds")
    end
  end
end

-- All may see what each has taken so far in penalty cards.
function hearts:standing()
  local taken = {}
  for side in self:each_side() do taken[side.number] = side.won:points() end
  return { penalty_points = taken }
end

-- [moon=choose] Whoever shot the moon says what it does.
function hearts:moon(side)
  if self.option.moon ~= "choose" then return self.option.moon end
  return self:choose(side.number, "add 26 to the others, or subtract them?",
    { "add", "subtract" })
end


example "four pass left, right, across, and not" {
  step = "direction", by_round = "left right across none left",
}

example "the two of clubs is led" {
  hand = "2C 5D AS", legal = "2C", refused = "AS", because = "2C must be led",
}

example "no penalty card in the first trick" {
  trick = "2C", hand = "QS 9S 3H", legal = "9S", refused = "QS",
  because = "no penalty card in the first trick",
}

example "unless the hand has nothing else" {
  trick = "2C", hand = "QS 3H 9H", legal = "QS 3H 9H",
}

example "hearts are not led before one has been played" {
  hand = "5H 9H KC", played = "2C", legal = "KC", refused = "5H",
  because = "hearts are not broken; you hold KC",
}

example "then they are" {
  hand = "5H 9H KC", played = "4H", legal = "5H 9H KC",
}

example "whoever has only hearts leads one" {
  hand = "5H 9H", played = "2C", legal = "5H 9H",
}

example "the queen does not break hearts" {
  hand = "5H KC", played = "QS", legal = "KC",
}

example "the highest card of the suit led wins" {
  trick = "4C KC QS 9C", winner = 2,
}

example "three go to the left, and the two of clubs is led" {
  first_dealer = 4,
  deal = { hands = { "2C 3C 4C 5C", "2D 3D 4D 5D", "2H 3H 4H 5H",
                     "2S 3S 4S 5S" } },
  moves = { "2C 3C 4C", "2D 3D 4D", "2H 3H 4H", "2S 3S 4S" },
  leaves = { passing = "left" },
}

example "points as they were taken" {
  won = { "QS 2H 3H", "4H", "5H 6H" }, scores = { 15, 1, 2, 0 },
}

example "twenty-five points are no moon" {
  won = { "QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", "AH" },
  scores = { 25, 1, 0, 0 },
}

example "all twenty-six are" {
  won = { "", "QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH" },
  scores = { 26, 0, 26, 26 },
}

example "the lowest total wins when one passes a hundred" {
  before = { 96, 88, 70, 60 }, won = { "2H 3H 4H 5H 6H 7H",
  "QS 8H 9H 10H JH QH KH AH" }, scores = { 102, 108, 70, 60 }, won_by = 4,
}

return hearts
