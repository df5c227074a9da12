-- Which questions are too much alike to be asked in one course: those that
-- share most of what they show, and those about the same bids after the same
-- calls. In a quiz no two are of one deal, either.

local alike = {}

-- The share of equal parts from which two questions are alike.
local MOST_SHARED = 0.6


local function add(set, part)
  local n = 1
  while set[part .. "#" .. n] do n = n + 1 end
  set[part .. "#" .. n] = true
end


--- What a question shows, as a set of texts: its rows, cards and items.
local function parts_of(question)
  local set = {}
  for _, row in ipairs(question.rows or {}) do
    add(set, ("%s %s"):format(row[1], row[2]))
  end
  for _, group in ipairs(question.groups or {}) do
    for _, card in ipairs(group.cards) do add(set, "card " .. card) end
  end
  for _, item in ipairs(question.items or {}) do add(set, "item " .. item) end
  return set
end


--- The share of the parts of two sets that are in both.
local function shared(a, b)
  local both, all = 0, 0
  for part in pairs(a) do
    both, all = both + (b[part] and 1 or 0), all + 1
  end
  for part in pairs(b) do all = all + (a[part] and 0 or 1) end
  return all == 0 and 1 or both / all
end


--- The rows of a question and its items in order, with a mark at those that are
-- right.
local function answers_of(question)
  local is_right, list = {}, {}
  for _, i in ipairs(question.right) do is_right[i] = "*" end
  for i, item in ipairs(question.items) do
    list[i] = item .. (is_right[i] or "")
  end
  table.sort(list)
  for _, row in ipairs(question.rows) do
    list[#list + 1] = ("%s %s"):format(row[1], row[2])
  end
  return table.concat(list, "|")
end


--- Are both about what may be said after the same calls, and answered alike?
local function have_same_answers(a, b)
  local say = a.topic == "say" and b.topic == "say" and a.form == "items"
    and b.form == "items"
  return say and answers_of(a) == answers_of(b)
end


--- alike.are(a, b) -> true if nobody should be asked both
function alike.are(a, b)
  if a == b or have_same_answers(a, b) then return true end
  return a.asks == b.asks and shared(parts_of(a), parts_of(b)) >= MOST_SHARED
end


--- alike.of_one_deal(a, b) -> true if both were found in the same deal of play:
-- such a question has a `deal`, a text
function alike.of_one_deal(a, b) return a.deal ~= nil and a.deal == b.deal end


--- alike.add(list, question [, apart]) -> true if it was added: the list has
-- none alike and, if `apart`, none of the same deal
function alike.add(list, question, apart)
  for _, one in ipairs(list) do
    if alike.are(one, question)
      or apart and alike.of_one_deal(one, question) then
      return false
    end
  end
  list[#list + 1] = question
  return true
end


return alike
