-- Answers in words have numbers, so that `1` says the first.

local marks = require "tenace.face.moment.marks"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local numbered = {}

-- Questions whose answers are words.
local KINDS = { choice = true, yes_no = true }


--- Does the answer, as it is shown, have a number or a card in it? A typed
-- number would be read as that.
local function has_number(move, style)
  for word in show.sentence(move, style):gmatch "%S+" do
    if word:find "^%d" or show.is_card(word) then return true end
  end
  return false
end


--- numbered.of(question, list, style) -> the answers in the order of their
-- numbers; nil where they have none: cards have numbers of their own, and so do
-- bids
-- @param list all answers
function numbered.of(question, list, style)
  if not KINDS[question.kind] or marks.begins_with_cards(question) then
    return nil
  end
  for _, move in ipairs(list) do
    if has_number(move, style) then return nil end
  end
  return #list > 1 and list or nil
end


--- numbered.shown(list, style) -> the answers with their numbers
function numbered.shown(list, style)
  local shown = {}
  for i, move in ipairs(list) do
    shown[i] = phrase("table.numbered",
      { move = show.move(move, style), n = i })
  end
  return shown
end


--- numbered.read(text, list) -> the answer that the text gives the number of,
-- or the text itself; nil and a message for a wrong number
function numbered.read(text, list)
  if not list or not text:find "^%d+$" then return text end
  local move = list[tonumber(text)]
  if move then return move end
  return nil, phrase("table.no_answer_number", { number = text, n = #list })
end


return numbered
