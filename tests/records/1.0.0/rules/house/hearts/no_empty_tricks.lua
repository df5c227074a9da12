-- When nobody holds a card that counts any more, no more tricks are played.

local rule = house_rule "No empty tricks" { of = "hearts" }

-- The jack of diamonds counts, too, where it is worth ten points less.
function rule:after_trick()
  local jack = self.option.jack_of_diamonds and not self:was_played "JD"
  return self:all_taken() and not jack
end

return rule
