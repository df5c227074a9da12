-- What a class has answered, as a table for spreadsheets: a line for each
-- answer.

local csv = require "tenace.face.compare.csv"

local results = {}

local HEAD = "name,question,answer,right,seconds\n"


--- The line of a person and a question; who was here and did not answer has an
-- empty answer.
local function line_of(name, question, given)
  given = given or { text = "", right = false }
  return table.concat({ csv.cell(name), csv.cell(question),
    csv.cell(given.text), given.right and "1" or "0",
    csv.cell(given.seconds) }, ",") .. "\n"
end


--- Has this question been asked of the person?
local function was_asked(class, n, person, given)
  if given then return true end
  local is_closed = n < class.at or class.phase ~= "open"
  return is_closed and n > person.since
end


--- results.text(class) -> the table, with its questions in the board's language
function results.text(class)
  local lines, number = { HEAD }, 0
  for n = 1, class.at do
    if class:asks(n) then
      local one = class:one(n, class.language)
      number = number + 1
      local question = ("%d %s: %s"):format(number, one.title,
        one.posed().asks)
      for _, person in ipairs(class.list) do
        local given = class.answers[n][person]
        if was_asked(class, n, person, given) then
          lines[#lines + 1] = line_of(person.name, question, given)
        end
      end
    end
  end
  return table.concat(lines)
end


return results
