-- Hearts: every heart counts a point, the queen of spades thirteen.

local hearts = game "Hearts" {
  deck    = french(52, { leave_out = { [3] = "2D", [5] = "2D 2C" } }),
  ranks   = "2 3 4 5 6 7 8 9 10 J Q K A",      -- low to high
  points  = { H = 1, QS = 13 },
  wins    = "lowest total", ties = "draw",
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
    rounds = number { 0, from = 0, to = 144, silences = "target",
      "rounds to play, the lowest total wins; 0: to target" },
    first_dealer = number { 0, from = 0, to = 5,
      "seat that deals first; 0: drawn at random" },
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

-- All cards are dealt, one at a time. Three players leave out 2D, five 2D and
-- 2C.
function hearts:deal()
  self:deal_each(#self.stock // self.option.players)
end

-- After the pass the player with the lowest club leads it to the first trick.
function hearts:round()
  self:deal()
  self:pass_cards()
  self:play_tricks { leader = self:holder() }
  self:score_round()
end

-- Everybody passes three cards, or as many as the option says, before anybody
-- sees what has come.
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

-- Four pass to the left, to the right, across, and not at all, round by round;
-- three or five pass to the left, to the right, and not at all.
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

-- Each has the points of the cards taken. A player who takes all 26 shoots the
-- moon: the others have 26, or that player 26 less.
function hearts:score_round()
  local taken, moon = {}, nil
  for side in self:each_side() do
    local points = side.won:points()
    taken[#taken + 1] = points
    if points == 26 then moon = self:moon(side) end
  end
  local jack = self.option.jack_of_diamonds
  for side, points in ipairs(taken) do
    if moon == "add" then points = 26 - points
    elseif moon then points = -points end
    self:score(side, points, moon and "the moon" or "penalty cards")
    if jack and self:side(side).won:has "JD" then
      self:score(side, -10, "the jack of diamonds")
    end
  end
end

-- The penalty cards that each has taken so far, for all to see.
function hearts:standing()
  local taken = {}
  for side in self:each_side() do taken[side.number] = side.won:points() end
  return { penalty_points = taken }
end

-- Where the option lets them choose, whoever shot the moon says what it does.
function hearts:moon(side)
  if self.option.moon ~= "choose" then return self.option.moon end
  return self:choose(side.number, "add 26 to the others, or subtract them?",
    { "add", "subtract" })
end

return hearts
