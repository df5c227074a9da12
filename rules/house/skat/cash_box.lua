-- Losses pay coins into a box; whoever wins a grand or an open null takes them.

local cash_box = house_rule "Cash box" {
  of    = "skat",
  keeps = { coins = each_side(0), box = 0 },
}

-- Whenever points are written against a player, for whatever reason, that
-- player pays a coin for each ten points, begun or full, into the box. Whoever
-- wins a grand, or an open null, takes all that is in it.
function cash_box:scored(side, points)
  if points < 0 then
    local coins = (9 - points) // 10
    side.coins = side.coins - coins
    self.box = self.box + coins
  elseif self:opens_box(side) then
    side.coins = side.coins + self.box
    self.box = 0
  end
end

function cash_box:opens_box(side)
  return self.declarer and self.declarer.side == side
    and (self.contract == "grand" or self.contract == "null ouvert")
end

example "a game lost at 36 pays four coins" {
  fields = { contract = "diamonds", cards = "JC JH AD", points = 60,
            tricks = 5 },
  declarer = 1, step = "score_round", with = { "player 1" },
  scores = { -36, 0, 0 }, leaves = { coins = { -4, 0, 0 }, box = 4 },
}

example "a grand won takes all that is in the box" {
  fields = { contract = "grand", cards = "JC JH AD", points = 70, tricks = 5 },
  coins = { -4, -14, 0 }, box = 18,
  declarer = 3, step = "score_round", with = { "player 3" },
  scores = { 0, 0, 48 }, leaves = { coins = { -4, -14, 18 }, box = 0 },
}

example "a grand lost at 96 pays ten" {
  fields = { contract = "grand", cards = "JC JH AD", points = 60, tricks = 5 },
  coins = { -4, 0, 0 }, box = 4,
  declarer = 1, step = "score_round", with = { "player 1" },
  scores = { -96, 0, 0 }, leaves = { coins = { -14, 0, 0 }, box = 14 },
}

example "an open null won takes the box, too" {
  fields = { contract = "null ouvert", tricks = 0 },
  coins = { -4, 0, 0 }, box = 4,
  declarer = 2, step = "score_round", with = { "player 2" },
  scores = { 0, 46, 0 }, leaves = { coins = { -4, 4, 0 }, box = 0 },
}

example "another null does not" {
  fields = { contract = "null", tricks = 0 },
  coins = { -4, 0, 0 }, box = 4,
  declarer = 2, step = "score_round", with = { "player 2" },
  scores = { 0, 23, 0 }, leaves = { coins = { -4, 0, 0 }, box = 4 },
}

return cash_box
