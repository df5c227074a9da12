-- Bock rounds, which count double, come after a kontra that is lost, a game of
-- 60 points each, and a schwarz.

local bock = house_rule "Bock" {
  of    = "skat",
  keeps = { bock_rounds = 0 },
  round = { kontra = choice "kontra re" },       -- as the house rule Kontra has
}

-- In a Bock round everything counts double, and never more than that.
function bock:will_score()
  if self.bock_rounds > 0 then return { times = 2, because = "Bock" } end
end

-- Bock rounds that are still to come are played first.
-- [players=3] Three more follow for each of these: a game is lost that an
-- opponent has said kontra to; both sides have 60 points; a side has no trick.
-- [players=4] Four more follow for each of these: a game is lost that an
-- opponent has said kontra to; both sides have 60 points; a side has no trick.
-- [] A null game or a ramsch has none of the last two.
function bock:after_round()
  local more = self:bock_events() * self.option.players
  self.bock_rounds = math.max(self.bock_rounds - 1, 0) + more
end

function bock:bock_events()
  local side, n = self.declarer and self.declarer.side, 0
  if not side then return 0 end
  if self.kontra and self:value() < 0 then n = 1 end
  if self:is_null() then return n end
  local even = side.won:points() + self.skat:points() == 60
  local schwarz = side.tricks == 0 or side.tricks == 10
  return n + (even and 1 or 0) + (schwarz and 1 or 0)
end

-- A game of 18 in a Bock round.
for name, one in pairs {
  ["a game of 18 in a Bock round"] = { 70, 1, 36 },
  ["and if it is lost"] = { 50, 1, -72 },
  ["of several Bock rounds each counts double only"] = { 70, 6, 36 },
  ["after them a game counts once"] = { 70, 0, 18 },
} do
  example(name) { bock_rounds = one[2], declarer = 1, step = "score_round",
    fields = { contract = "diamonds", cards = "JC JH AD", points = one[1],
      tricks = 5 },
    with = { "player 1" }, scores = { one[3], 0, 0 } }
end

-- What seat 1, the declarer of a diamonds game, has won, and its tricks.
for name, one in pairs {
  ["60 points each"] = { "AC AS AH AD 10C KC JH", nil, 4, 3 },
  ["61 points"] = { "AC AS AH AD 10C KC QS", nil, 4, 0 },
  ["no trick of the declarer"] = { "", nil, 0, 3 },
  ["no trick of the others"] = { "AC AS", nil, 10, 3 },
  ["kontra, and lost"] = { "AC AS", "kontra", 3, 3 },
  ["re, and lost"] = { "AC AS", "re", 3, 3 },
  ["kontra, and won"] = { "AC AS AH AD 10C 10S 10H", "kontra", 7, 0 },
  ["kontra lost with 60 points: two events"] = { "AC AS AH AD 10C KC JH",
    "kontra", 4, 6 },
} do
  example(name) { step = "after_round", declarer = 1, tricks = { one[3], 1, 1 },
    fields = { contract = "diamonds", kontra = one[2] }, won = { one[1] },
    leaves = { bock_rounds = one[4] } }
end

example "a null game won is no schwarz" {
  step = "after_round", declarer = 1, tricks = { 0, 5, 5 },
  fields = { contract = "null" }, leaves = { bock_rounds = 0 },
}

example "but kontra lost in it counts" {
  step = "after_round", declarer = 1, tricks = { 1, 0, 0 },
  fields = { contract = "null", kontra = "kontra" },
  leaves = { bock_rounds = 3 },
}

example "four players: four rounds, behind those still to come" {
  players = 4, step = "after_round", declarer = 1, bock_rounds = 3,
  tricks = { 0, 5, 5, 0 }, fields = { contract = "grand" },
  leaves = { bock_rounds = 6 },
}

example "a round that nobody plays is one of them" {
  step = "after_round", bock_rounds = 2, leaves = { bock_rounds = 1 },
}

return bock
