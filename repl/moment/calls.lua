-- What players have said in this round before the first card falls: the calls
-- of an auction, who is healthy, who takes the trump. Whoever has missed it
-- reads it again.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local tricks = require "tenace.face.say.tricks"

local calls = {}


--- Is the answer a call that all have heard, and not cards?
local function is_call(entry)
  if entry.what ~= "move" or not entry.move then return false end
  local apart = entry.drawing or entry.secret or entry.draws or entry.gives
    or entry.together or entry.sealed or entry.chooses or entry.thrown
  return not apart and not entry.played
end


--- The calls of this round: list of { player, move }
local function of_round(match, seat)
  local list = {}
  for _, entry in ipairs(match:story(seat, 0)) do
    if entry.what == "round" then list = {} end
    if is_call(entry) then
      list[#list + 1] = { player = entry.player, move = tostring(entry.move),
        called = entry.called }
    elseif entry.what == "said" then
      list[#list + 1] = { player = entry.player,
        move = language.told(match.variant.texts, entry.says) }
    end
  end
  return list
end


--- calls.section(match, view, narrator) -> { label, text }: what has been said
-- in this round, as long as a call is asked for; else nil
-- @param view what the person sees, as match:view gives it
function calls.section(match, view, narrator)
  local kind = view.question and view.question.kind
  local asked = kind == "choice" or kind == "number"
  if asked and view.question.forms then return nil end
  local trick = view.table and #view.table > 0 or view.last
  if not asked or trick or not tricks.are_played(match.variant) then
    return nil
  end
  local list, text = of_round(match, view.player), ""
  for i, call in ipairs(list) do
    local again = i > 1 and call.player == list[1].player
    local join = i > 1 and phrase(again and "status.groups_join"
      or "status.play_join") or ""
    text = text .. join .. phrase("status.call", {
      player = narrator.names.players[call.player],
      cards = show.said(call, call.move, narrator.style) })
  end
  return text ~= "" and { label = phrase "status.calls", text = text } or nil
end


return calls
