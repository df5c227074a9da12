-- A line typed at the table: tried as a move, then as a command, then as Lua.

local card_names = require "tenace.base.card_names"
local drawing = require "tenace.face.table.drawing"
local elsewhere = require "tenace.face.table.elsewhere"
local evaluate = require "tenace.face.typed.evaluate"
local explain = require "tenace.face.table.explain"
local language = require "tenace.base.language"
local moves = require "tenace.face.table.moves"
local numbered = require "tenace.face.table.numbered"
local ordered = require "tenace.base.ordered"
local phrase = require "tenace.face.say.phrase"
local seated = require "tenace.face.say.seated"
local scope = require "tenace.face.typed.scope"
local shortened = require "tenace.face.table.shortened"
local show = require "tenace.face.say.show"
local value = require "tenace.face.say.value"
local two_ways = require "tenace.face.table.two_ways"
local verbs = require "tenace.face.typed.verbs"

local typed = {}


--- Refuses a move: shows the rule's sentence, and the allowed moves.
local function refuse(session, move, reason)
  session.refused = moves.as_said(move, session:mine(), session.deck)
  session:say(phrase("table.refused", { reason = reason }))
  local kind = session:mine().kind       -- other reasons list the answers
  local allowed = (kind == "card" or kind == "cards")
    and explain.allowed(session.match:moves(), session.cards)
  if allowed then session:say(allowed) end
  local why = session.match:why(move)
  if why.rule and why.file then
    session:say(phrase("table.ask_why",
      { move = language.worded(move:lower()) }))
  end
end


--- Answers a move that is typed when it is not the person's turn, or between
-- two rounds.
local function out_of_turn(session, text)
  if not moves.meant(text, session.deck) then return false end
  session:say(session.paused and phrase "table.pause"
    or session.match:turn() and phrase "table.not_yours" or session:after())
  return true
end


--- Does the line begin with the name of a command?
local function names_command(text)
  local word = verbs.read(text):match "^%a+"
  return word ~= nil
    and require "tenace.face.table.commands"[word:lower()] ~= nil
end


--- Refuses an answer to another question; false if the text is none.
-- @param line what was typed, of which the text is the answer in English
local function answers_other(session, text, question, line)
  if not elsewhere.answers(session, text) then return false end
  session:say(phrase("table.asked_else",
    { move = line, prompt = question.prompt }))
  return true
end


--- Refuses a number that no card has.
local function no_number(session, text, question, wrong, line)
  if text ~= wrong and answers_other(session, text, question, line) then
    return
  end
  local n = session.cards and #session.cards or 0
  session:say(phrase(n > 0 and "table.no_number" or "table.no_numbers",
    { number = wrong, n = n }))
end


--- Makes the move that the text means in fewer or other words, or with ranks as
-- the language has them; false if there is none, or if the text begins with the
-- name of a command.
local function try_shortened(session, text, question)
  local words = question.kind == "choice" or question.kind == "yes_no"
  if names_command(text) or not words and text:lower() ~= "p" then
    return false
  end
  local list = session.match:moves() or {}
  local move = shortened.answer(text, list)
    or shortened.answer(card_names.ranks(text, session.deck), list)
  if move then session:make(move) end
  return move ~= nil
end


--- A card of which rank and suit were typed apart, as one word: `q d`. Else the
-- text as it is.
local function joined(session, text, question)
  local kind = question and question.kind
  local one, other = text:match "^(%w+)%s+(%w+)$"
  if not one or kind ~= "card" and kind ~= "cards"
    or moves.names_cards(text, session.deck) then return text end
  local card = one .. other
  return moves.names_cards(card, session.deck) and card or text
end


--- A refused meld of one card that the person holds, as a discard, which was
-- meant; any other move as it is.
local function or_discard(session, move, question)
  if question.stage ~= "meld" then return move end
  local said = session.match:parts(moves.proper(move, session.deck))
  local groups = said.form == "meld {groups}" and said.slots.groups or {}
  local card = #groups == 1 and not groups[1].on and groups[1].cards
  local hand = show.words(session.match:view(session.seat).hand)
  return ordered.has(hand, card) and "discard " .. card or move
end


--- Tries the line as a move; true if it was one, legal or not.
local function try_move(session, line)
  local question = not session.paused and session:mine()
  if question and (question.kind == "card" or question.kind == "cards") then
    local read, asks = two_ways.read(session, line)
    if not read then return true, session:say(asks) end
    line = read
  end
  local text = seated.read(moves.in_letters(language.unworded(line)),
    session.style)
  text = joined(session, text, question)
  if not question then return out_of_turn(session, text) end
  local said, no_such = numbered.read(
    drawing.read(session, text, question), session.answers)
  if not said then return true, session:say(no_such) end
  local move, wrong = moves.read(said, question, session.cards or {},
    session.deck)
  if not move then
    no_number(session, text, question, wrong, line)
    return true
  end
  local allowed, reason, rule = session.match:allows(move)
  if allowed then
    session:make(move)
    return true
  end
  if try_shortened(session, text, question) then return true end
  local meant = or_discard(session, move, question)
  if meant ~= move then
    move, reason, rule = meant, select(2, session.match:allows(meant))
  end
  local command = names_command(text)
  local begins = not command and moves.begins(text, session.match:moves())
  if rule or begins
    or moves.meant(text, session.deck, question, command) then
    refuse(session, move, reason)
    return true
  end
  return not command and answers_other(session, text, question, line)
end


--- Tries the line as a command, English or of the language; `hint()` is one
-- too. `score = 1` and `score[1]` are Lua, and `save ../it` is not.
local function try_command(session, text)
  text = verbs.read(text)
  text = text:gsub("^%?%?%s*", "source "):gsub("^%?%s*", "help ")
  local word, rest = text:match("^(%a+)%s*(.-)%s*$")
  local command = word and require "tenace.face.table.commands"[word:lower()]
  rest = rest and rest:gsub("^%(%s*%)$", "")
  local path = rest and rest:match "^%.%.?/"
  if not command or rest:match "^[=%.%[(:]" and not path then return false end
  command(session, rest)
  return true
end


--- `play 7c`, as one types it at the prompt, without `play`.
local function without_play(session, text)
  local rest = verbs.read(text):match "^[Pp]lay%s+(.+)$"
  rest = rest and rest:match '^"(.*)"$' or rest
  return rest and moves.meant(rest, session.deck) and rest or text
end


-- Commands of the program that a table has no use for.
local ELSEWHERE = { games = true, stats = true, teach = true, new = true,
  simulate = true, compare = true, puzzle = true, web = true }


--- The answer to an unknown word.
local function no_such(session, word)
  if ELSEWHERE[word] then return phrase("table.elsewhere", { word = word }) end
  local names = {}
  local commands = require "tenace.face.table.commands"
  for name in pairs(commands) do names[#names + 1] = name end
  for _, verb in ipairs(verbs.list()) do names[#names + 1] = verb[2] end
  for name in pairs(session.match:view(session.seat)) do
    names[#names + 1] = name
  end
  local list = session:mine() and session.match:moves() or {}
  table.move(list, 1, #list, #names + 1, names)
  return phrase.nearest("table.unknown", word, names, { word = word })
end


--- The scope of typed Lua: the match, the library and the fields of the view.
local function scope_of(session)
  local fixed = {
    m = session.match, tenace = require "tenace",
    print = function(...) session:print(value.printed(...)) end,
  }
  return scope.new(fixed, function()
    return session.match:view(session.seat)
  end, function(name) return no_such(session, name) end)
end


--- A word with letters beyond ASCII at the beginning of a line, as `Qq♠`. Curly
-- quotes, of which Lua's message tells, are no letters.
local function foreign_word(text)
  return not text:find "\xE2\x80" and text:match "^%w*[\x80-\xFF]%S*"
end


--- Answers a line that is neither move nor command nor Lua.
local function unknown(session, text, problem)
  local word = text:match "^([%a_]+)%s+[%w_]" or text:match "^%d[%w ]*$"
    or foreign_word(text)
  session:say(word and no_such(session, word) or evaluate.tidy(problem))
end


--- Runs a chunk. If it fails, the match stays as it was.
local function run(session, chunk)
  local match = session.match
  local before = match:decisions()
  local done, results = evaluate.run(chunk)
  if not done then
    evaluate.rewind(match, before)
    return session:say(evaluate.message(results))
  end
  if results.n > 0 and results[1] ~= match then
    session:print(value.lines(results, session.style))
  end
  if match:decisions() ~= before then session:changed(before) end
end


--- Tries the line as Lua; true if further lines must follow.
local function try_lua(session, text)
  session.env = session.env or scope_of(session)
  local chunk, problem, more = evaluate.compile(text, session.env)
  if chunk then run(session, chunk)
  elseif not more then unknown(session, text, problem) end
  return more or false
end


--- An empty line shows the position again; after the end it leaves the table,
-- or goes on with the next match.
local function blank(session)
  session.pace:relax()
  if session.match:turn() then return session:advance() end
  session.over, session.goes_on = true, session.next_board ~= nil
end


--- typed.answer(session, text) -> true if further lines must follow.
function typed.answer(session, text)
  session.was_move = false
  local more = session.more
  session.more = nil
  if more and text == "" then return session:page(more) end
  if more and text == "q" then return false end
  if session.unfinished then return try_lua(session, text) end
  if text == "" then return blank(session) end
  session.was_move = try_move(session, without_play(session, text))
  if session.was_move or try_command(session, text) then return false end
  return try_lua(session, text)
end


return typed
