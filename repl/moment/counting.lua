-- Picking for an answer that says how many cards there are: cards, and words
-- for what else it says. The number goes without saying.

local counting = {}


--- How many cards were picked, and the words.
local function picked(now)
  local cards, words = {}, {}
  for _, pick in ipairs(now.picked) do
    local list = pick.kind == "card" and cards or words
    list[#list + 1] = pick.text
  end
  return cards, words
end


--- The words that a slot of the form takes, by the order of the slots.
local function lists_of(counts)
  local lists = {}
  for name in counts.form:gmatch "{([%a_]+)}" do
    lists[#lists + 1] = counts.slots[name]
  end
  return lists
end


--- counting.words(now) -> pieces that can be picked now: those of the first
-- slot of which nothing has been picked
function counting.words(now)
  local _, words = picked(now)
  local list = {}
  for i, text in ipairs(lists_of(now.question.counts)[#words + 1] or {}) do
    list[i] = { kind = "word", text = text, key = text }
  end
  return list
end


--- counting.text(now, more) -> the answer that the picks make, and one more
function counting.text(now, more)
  local cards, words = picked(now)
  if more then
    local list = more.kind == "card" and cards or words
    list[#list + 1] = more.text
  end
  local said = 0
  return (now.question.counts.form:gsub("{([%a_]+)}", function(name)
    if name == "cards" then return table.concat(cards, " ") end
    if name == "count" then return tostring(#cards) end
    said = said + 1
    return words[said] or ""
  end))
end


return counting
