-- Who hears of what is new at a table, or in a class: `ears` has the person of
-- each function that gets the number of each change.

local hearing = {}


--- hearing:listen(person, ear) -> function(now): ends it
-- @param ear gets the number of each change
function hearing:listen(person, ear)
  self.ears[ear], person.listens = person, person.listens + 1
  return function(now)
    if not self.ears[ear] then return end
    self.ears[ear], person.listens = nil, person.listens - 1
    person.seen = now
  end
end


--- hearing:of_ear(word) -> the person whose ear has that name; nil if there is
-- none
function hearing:of_ear(word)
  for _, person in pairs(self.people) do
    if person.ear == word then return person end
  end
end


return hearing
