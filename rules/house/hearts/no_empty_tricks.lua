-- When nobody holds a card that counts any more, no more tricks are played.

local rule = house_rule "No empty tricks" { of = "hearts" }

-- [jack_of_diamonds] The jack of diamonds counts, too.
function rule:after_trick()
  local jack = self.option.jack_of_diamonds
  for side in self:each_side() do
    if side.won:has "JD" then jack = false end
  end
  return self:all_taken() and not jack
end


example "nobody holds a heart or the queen of spades" {
  step = "after_trick", held = { "AS 5C", "2D", "KS 9S", "" }, gives = true,
}

example "somebody holds a heart" {
  step = "after_trick", held = { "AS 5C", "2H", "KS 9S", "" }, gives = false,
}

example "the jack of diamonds is waited for" {
  jack_of_diamonds = true, step = "after_trick",
  held = { "AS 5C", "JD", "KS 9S", "" }, gives = false,
}

return rule
