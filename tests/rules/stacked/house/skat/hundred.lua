-- A loss of a hundred points or more makes the next rounds Bock rounds, in
-- which everything counts twice.

local hundred = house_rule "A hundred" {
  of      = "skat",
  keeps   = { bock_rounds = 0 },
  round   = { bock_due = untold(flag) },
  options = {
    bock_from = number { 100, from = 20, to = 500,
      "points whose loss makes Bock rounds" },
  },
}

-- In a Bock round all points are doubled.
function hundred:will_score()
  if self.bock_rounds > 0 then return { times = 2, because = "Bock" } end
end

-- A loss of {bock_from} points or more makes as many Bock rounds as there are
-- players.
function hundred:scored(_, points)
  if points <= -self.option.bock_from then self.bock_due = true end
end

-- Those that are still to come are played first.
function hundred:after_round()
  local more = self.bock_due and self.option.players or 0
  self.bock_rounds = math.max(self.bock_rounds - 1, 0) + more
end

example "in a Bock round a null game lost counts twice" {
  contract = "null", tricks = { 1, 0, 0 }, declarer = 1, bock_rounds = 1,
  step = "score_round", with = { "player 1" }, scores = { -92, 0, 0 },
}

example "and what all others get in a tournament, too" {
  scoring = "seeger_fabian", contract = "null", tricks = { 1, 0, 0 },
  declarer = 1, bock_rounds = 2,
  step = "score_round", with = { "player 1" }, scores = { -192, 80, 80 },
}

return hundred
