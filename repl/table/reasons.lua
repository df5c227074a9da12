-- What a bot would play, or has played, and why, as a paragraph.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local reasons = {}


--- Is a move said, rather than played?
local function is_said(question, move)
  local plays = question.kind == "card" or question.kind == "cards"
  return not question.stage and (not plays
      or question.say and not show.is_card(move))
    or not move:find "%s" and not show.is_card(move)
end


--- A list of sentences as lines that are not too wide.
local function paragraph(sentences, style)
  local text = language.passage(sentences)
  return show.wrap(show.sentence(text, style), style.width)
end


--- reasons.hint(match, style, names [, bot]) -> lines, the move
-- What the bot would play for the player in turn, and why.
function reasons.hint(match, style, names, bot)
  local _, question = match:turn()
  local found = match:explain { bot = bot, names = names.players,
    you = names.seat, short = true }
  local key = is_said(question, found.move) and "table.hint_say" or "table.hint"
  local first = phrase(key, { move = show.move(found.move, show.plain) })
  local lines = paragraph({ first, table.unpack(found.sentences) }, style)
  return lines, found.move
end


--- reasons.against(match, style, names, move) -> lines
-- What a move comes to against the one that the bot would make.
-- @param move a legal move of the player in turn, as the match takes it
function reasons.against(match, style, names, move)
  local _, question = match:turn()
  local tried = match:copy():play(move)
  local found = tried:explain { names = names.players, you = names.seat,
    short = true, decision = #match:history() + 1 }
  local cost, shown = found.cost, show.plain
  local key = found.made == found.move and "same"
    or not cost and "unknown" or cost.clear and "worse" or "alike"
  local said = is_said(question, found.move) and "table.hint_say"
    or "table.hint"
  local list = { phrase(said, { move = show.move(found.move, shown) }) }
  list[2] = phrase("table.against_" .. key, {
    made = show.move(found.made, shown),
    cost = cost and ("%.1f"):format(cost.value),
    interval = cost and ("%.1f"):format(cost.interval) })
  table.move(found.sentences, 1, #found.sentences, 3, list)
  return paragraph(list, style)
end


--- The number of the last decision that a player was asked for; nil if there is
-- none.
local function last_of(match, seat)
  local history = match:history()
  for n = #history, 1, -1 do
    local one = history[n]
    if not one.forced and (not seat or one.player == seat) then return n end
  end
end


--- What was played, and whether the bot would have played the same.
local function played(names, found)
  local key = found.made == found.move and "table.played_so"
    or "table.played_other"
  return names:says(key, found.player,
    { made = show.move(found.made, show.plain),
      move = show.move(found.move, show.plain) })
end


--- reasons.made(match, style, names, seat [, bot]) -> lines
-- Why a player has made its last move.
-- @param seat nil: whoever has made the last move
function reasons.made(match, style, names, seat, bot)
  local n = last_of(match, seat)
  if not n then return { phrase "table.played_nothing" } end
  local found = match:explain { bot = bot, names = names.players,
    you = names.seat, short = true, decision = n }
  return paragraph({ played(names, found), table.unpack(found.sentences) },
    style)
end


--- reasons.seat(names, word) -> the seat of the player with that name; nil if
-- there is none
function reasons.seat(names, word)
  for seat, name in ipairs(names.players) do
    if word ~= "" and name:lower() == word:lower() then return seat end
  end
end


return reasons
