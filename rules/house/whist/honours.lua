-- The old English honours: ace, king, queen and jack of trump count for the
-- side that was dealt three or four of them.

local honours = house_rule "Honours" { of = "whist" }

-- Three honours in the two hands of a side count 2, all four 4. Without trump
-- they count nothing. In a match to a target they count nothing for a side
-- that began the round one point short of it.
function honours:honours_of(side)
  local short = self.option.rounds == 0
    and side.score == self.option.target - 1
  if short or not self.trump then return 0 end
  local n = 0
  for player in self:each_player() do
    if player.side == side then
      n = n + self:count_honours(player:held())
    end
  end
  return n == 4 and 4 or n == 3 and 2 or 0
end

-- The honours are ace, king, queen and jack of trump.
function honours:count_honours(cards)
  local honour, n = cards_of("A K Q J", self.trump), 0
  for card in cards do
    if among(card, honour) then n = n + 1 end
  end
  return n
end

-- Tricks are scored before honours.
function honours:score_round()
  local points = {}
  for side in self:each_side() do
    points[side.number] = self:honours_of(side)
  end
  base.score_round(self)
  for side in self:each_side() do
    if points[side.number] > 0 then
      self:score(side, points[side.number], "honours")
    end
  end
end

-- If both sides reach the target in one round, the one that scored tricks has
-- won.
function honours:over()
  for side in self:each_side() do
    local other = self:side(3 - side.number)
    if self.option.rounds == 0 and side.tricks > other.tricks
      and side.score >= self.option.target then
      return true, side
    end
  end
  return base.over(self)
end


example "three honours in the two hands of a side count 2" {
  trump = "H", tricks = { 7, 6 }, held = { "AH 2H", "JH", "KH QH 5C", "" },
  scores = { 3, 0 },
}

example "all four count 4" {
  trump = "H", tricks = { 6, 7 }, held = { "AH KH", "", "QH JH", "" },
  scores = { 4, 1 },
}

example "two honours each are nothing" {
  trump = "H", tricks = { 6, 7 }, held = { "AH", "KH", "QH", "JH" },
  scores = { 0, 1 },
}

example "there are no honours without trump" {
  trump = "none", tricks = { 6, 7 }, held = { "AH KH QH JH", "", "", "" },
  scores = { 0, 1 },
}

example "one point short of the target honours count nothing" {
  trump = "H", before = { 4, 0 }, tricks = { 6, 7 },
  held = { "AH KH QH JH", "", "", "" }, scores = { 4, 1 }, won_by = false,
}

example "in a tournament honours always count" {
  rounds = 8, trump = "H", before = { 4, 0 }, tricks = { 6, 7 },
  held = { "AH KH QH JH", "", "", "" }, scores = { 8, 1 }, won_by = false,
}

example "if both reach the target, the side that scored tricks has won" {
  trump = "H", before = { 1, 4 }, tricks = { 6, 7 },
  held = { "AH KH QH JH", "", "", "" }, scores = { 5, 5 }, won_by = 2,
}

return honours
