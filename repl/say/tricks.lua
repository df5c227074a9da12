-- Does a game have tricks, and how many has each side won?

local tricks = {}


--- tricks.are_played(variant) -> true or false
-- True if its rules say what must be played to a trick.
function tricks.are_played(variant)
  return #(variant.obligations or {}) > 0
    or variant.plays and true or false
end


--- tricks.won(variant, view) -> numbers by side; nil if the game has no tricks
-- A game without obligations has tricks if somebody has won one.
function tricks.won(variant, view)
  for _, n in ipairs(view.tricks) do
    if n > 0 then return view.tricks end
  end
  return tricks.are_played(variant) and view.tricks or nil
end


return tricks
