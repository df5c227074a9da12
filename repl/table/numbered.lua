-- Answers in words have numbers, so that `1` says the first.

local marks = require "tenace.face.moment.marks"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local numbered = {}

-- Questions whose answers are words.
local KINDS = { choice = true, yes_no = true }


--- Does the answer, as it is shown, have a number or a card in it? A typed
-- number would be read as that. Players have names.
local function has_number(move)
  for _, one in ipairs(move.pieces) do
    local seats = one.slot == "player" or one.slot == "players"
    if one.cards or not seats and one.text:find "^%d" then return true end
  end
  return false
end


--- numbered.of(question, list) -> the answers in the order of their numbers;
-- nil where they have none: cards have numbers of their own, and so do bids
-- @param list all answers, as match:parts has them
function numbered.of(question, list)
  if not KINDS[question.kind] or marks.begins_with_cards(question) then
    return nil
  end
  local texts = {}
  for i, move in ipairs(list) do
    if has_number(move) then return nil end
    texts[i] = move.text
  end
  return #list > 1 and texts or nil
end


--- numbered.shown(question, list, style) -> the answers with their numbers
function numbered.shown(question, list, style)
  local shown = {}
  for i, move in ipairs(list) do
    shown[i] = phrase("table.numbered",
      { move = show.said(question, move, style), n = i })
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
