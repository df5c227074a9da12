-- The commands at the table: a function for each word. It gets the session and
-- the rest of the line.

local back = require "tenace.face.moment.back"
local explain = require "tenace.face.table.explain"
local language = require "tenace.base.language"
local moves = require "tenace.face.table.moves"
local numbered = require "tenace.face.table.numbered"
local phrase = require "tenace.face.say.phrase"
local seated = require "tenace.face.say.seated"
local show = require "tenace.face.say.show"
local verbs = require "tenace.face.typed.verbs"
local whys = require "tenace.face.moment.why"

local commands = {}


--- How the score was made: the sheet, and the step that writes it.
local function scored(session)
  commands.score(session)
  session:say(explain.scored(session.match))
end


--- Says that it is another player's turn, or nobody's.
local function not_asked(session)
  session:say(session.match:turn() and phrase "table.not_yours"
    or session:after())
end


--- Why a player has made its last move.
local function why_played(session, seat)
  local reasons = require "tenace.face.table.reasons"
  session:print(reasons.made(session.match, session.style, session.names, seat,
    { open = session.open }))
end


--- A typed move, as the match takes it.
local function read_move(session, text)
  local question = session:mine()
  local move = numbered.read(text, session.answers) or text
  move = seated.read(moves.in_letters(language.unworded(move)), session.style)
  return moves.read(move, question, session.cards or {}, session.deck) or move
end


--- The last trick of the round that this person has heard of; nil if there is
-- none. Until the person goes on, that is the round that is over.
local function last_heard(session)
  if not session.paused then return session.match:view(session.seat).last end
  local story = session.match:story(session.seat)
  for i = session.heard, 1, -1 do
    local entry = story[i]
    if entry.what == "trick" and #entry.cards > 0 then return entry end
    if entry.what == "round" then return nil end
  end
end


--- why [MOVE]: the rule for a move. Alone: for the last refused move, or why
-- the last trick was won. For trump or a field of the round: how it was
-- settled. For the score: how it was made. For `frozen`: what froze the pile.
-- For a player: why it made its last move.
function commands.why(session, rest)
  local seat = require "tenace.face.table.reasons".seat(session.names, rest)
  if seat then return why_played(session, seat) end
  if whys.is_settled(session.match, rest) then
    return session:print(whys.settled(session.match, session.seat,
      session.narrator))
  end
  if rest:lower() == "score" then return scored(session) end
  local frozen = rest:lower() == "frozen" and require
    "tenace.face.moment.frozen".why(session.match:view(session.seat),
      session.narrator)
  if frozen then return session:say(frozen) end
  local move = rest ~= "" and rest or session.refused
  local question = session:mine()
  if not move and not last_heard(session) then
    return session:say(phrase "table.nothing_to_explain")
  end
  if not move then return commands.last(session) end
  if not question then return not_asked(session) end
  move = read_move(session, move)
  local answer = session.match:why(
    moves.as_said(move, question, session.deck))
  session.cited = answer.file and answer or session.cited
  local lines = explain.lines(answer, session.cards, session.match)
  for _, line in ipairs(lines) do session:say(line) end
end


-- So many choices of several cards nobody reads; some are enough to see how one
-- is said.
local MOST, SOME = 60, 12


--- How many choices there are, a few of them, and how to say one.
local function some_of(session, list)
  local some = moves.listed(table.move(list, 1, SOME, 1, {}))
  local words = phrase("table.choices_some",
    { n = show.thousands(#list), moves = show.sentence(some, session.style) })
  session:print(show.wrap(words, session.style.width, "  "))
  session:say(phrase "table.type_cards")
end


--- moves: all possible answers, as far as they can be listed and read.
function commands.moves(session)
  local question = session:mine()
  if not question then return not_asked(session) end
  local list, n = session.match:moves()
  if not list then
    return session:say(phrase("table.too_many", { n = show.thousands(n) }))
  end
  if question.kind == "cards" and #list > MOST then
    return some_of(session, list)
  end
  local text = show.sentence(moves.listed(list), session.style)
  if n then text = phrase("table.and_others", { moves = text }) end
  session:print(show.wrap(text, session.style.width, "  "))
end


--- hint [MOVE]: the bot's move at this point, and its reasons; or what that
-- move comes to against it.
function commands.hint(session, rest)
  if session.paused then return session:say(phrase "review.hint_pause") end
  if not session:mine() then return not_asked(session) end
  local reasons = require "tenace.face.table.reasons"
  local move = rest and rest ~= "" and read_move(session, rest)
  local allowed, why = true, nil
  if move then allowed, why = session.match:allows(move) end
  if not allowed then
    return session:say(phrase("table.refused", { reason = why }))
  end
  session.pace:thinks(phrase "table.looks")
  local lines = (move and reasons.against or reasons.hint)(session.match,
    session.style, session.names, move or nil)
  session.pace:done()
  session:print(lines)
end


--- solve [WHAT]: what each card is worth with all cards seen; only where the
-- hands are open.
function commands.solve(session, rest)
  if not session.match:turn() then return not_asked(session) end
  if not session.open then return session:say(phrase "table.solve_closed") end
  local solved = require "tenace.face.table.solved"
  session:print(show.fitted(solved.lines(session.match, session.names,
    session.style, rest:lower()), session.style))
end


--- counts: what is still out, as far as the person has seen; counts on and
-- counts off: show it before each decision, or not.
function commands.counts(session, rest)
  local counts = require "tenace.face.table.counts"
  if not counts.may(session) then
    return session:say(phrase "counts.several")
  end
  local word = rest:lower()
  if word == "" then
    return session:print(counts.lines(session.match, session.narrator,
      session.seat))
  elseif word ~= "on" and word ~= "off" then
    return session:say(phrase "counts.what")
  end
  session.counting = word == "on"
  session:say(phrase("counts." .. word))
  if session:mine() then session:position() end
end


--- view HOW: draws the table, or tells it in lines; alone: which of the two.
function commands.view(session, rest)
  local how = rest:lower()
  if how ~= "table" and how ~= "lines" then
    local drawn = require "tenace.face.table.board".wanted(session.style)
    return session:say(phrase("table.view_" .. (how ~= "" and "what"
      or drawn and "table" or "lines")))
  end
  session:draw(how == "table")
end


--- repeat: gives the same answer again, as long as the question is the same.
commands["repeat"] = function(session)
  if not session:mine() then return not_asked(session) end
  if not session:repeat_answer() then
    session:say(phrase "table.nothing_to_repeat")
  end
end


--- undo: goes back to the person's own decision before this one.
function commands.undo(session)
  local before = session.match:decisions()
  if not back.undo(session.match, session.seat) then
    return session:say(phrase "table.no_undo")
  end
  session:say(phrase "table.undone")
  session:changed(before)
end


--- redo: makes the decisions again that were taken back, to the next own one.
function commands.redo(session)
  local before = session.match:decisions()
  if not back.redo(session.match, session.seat) then
    return session:say(phrase "table.no_redo")
  end
  session:say(phrase "table.redone")
  session:changed(before)
end


--- last: the last trick, who won it and why.
function commands.last(session)
  local last = last_heard(session)
  if not last then return session:say(phrase "table.no_last") end
  local screen = require "tenace.face.table.screen"
  local told = phrase("table.last",
    { plays = screen.plays(last.cards or last, session.narrator) })
  session:print(show.wrap(told, session.style.width, "  "))
  local key = last.why and "table.wins_because" or "table.wins"
  session:say(session.names:says(key, last.winner, { why = last.why }))
end


--- cards [HOW]: sets how cards are shown, or lists the ways.
function commands.cards(session, rest)
  local how = rest:lower()
  local fits, fitting = session:show_cards(how ~= "" and how
    or session.style.cards)
  if how == "" or not fits then
    return session:say(phrase("table.cards_" .. (how == "" and "now" or "no"),
      { how = how ~= "" and how or session.style.cards,
        list = language.list(fitting) }))
  end
  session:position()
end


--- score: the score sheet, with reasons.
function commands.score(session)
  session:page(require "tenace.face.table.sheet".lines(
    session.match, session.names, session.style))
end


--- rules: the rulebook of the present game.
function commands.rules(session)
  local book = require "tenace.face.rulebook.book".brief(session.match.variant)
  session:page(require "tenace.face.rulebook.text".lines(book, session.style))
end


--- save [FILE]: writes the record to a file of its own; save rules as NAME:
-- keeps the house rules and options under a name.
function commands.save(session, rest)
  local rule_set = require "tenace.face.what_if.rule_set"
  local title = rule_set.title_in(rest)
  if title then
    return session:say(rule_set.told(title, session.match.variant))
  end
  if rest == "" and not session.record then
    return session:say(phrase "table.save_where")
  elseif rest == "" then
    local done, problem = session:sync_record()
    return session:say(phrase(done and "table.saved_in" or "table.not_saved",
      { file = session.record.path, problem = problem }))
  end
  local files = require "tenace.face.terminal.files"
  if files.exists(rest) then
    return session:say(phrase("table.save_there", { file = rest }))
  end
  local done, problem = files.write(rest, session:record_text())
  session:say(done and phrase("table.saved_in", { file = rest })
    or phrase("table.not_saved", { problem = problem }))
end


--- position: the position as one line, for others to open.
function commands.position(session)
  local line, why = session.match:position()
  session:say(line and phrase("table.position_line", { line = line })
    or phrase("table.no_position", { why = why }))
end


--- source WORD, ??WORD: the lines that define a word.
function commands.source(session, rest)
  local source = require "tenace.face.help.source"
  local lines = source.lines(rest, session.match.variant,
    { verb = commands[rest] }, session.style)
  session:print(lines or { phrase("prompt.no_lines", { word = rest }) })
end


--- quit: leaves the table; the match can be resumed.
function commands.quit(session)
  session.over = true
  if not session.record or not session.match:turn() then return end
  local done, problem = session:sync_record()
  if not done then
    return session:say(phrase("table.not_kept", { problem = problem }))
  end
  local key = session.named and "table.quit_named" or "table.quit"
  session:say(phrase(key, { file = session.named }))
end


--- The commands in the present language, `tipp = hint`, as lines; none in
-- English.
local function own_words(style)
  local list = {}
  for i, verb in ipairs(verbs.list()) do
    list[i] = verb[2] .. "\u{A0}=\u{A0}" .. verb[1]
  end
  if #list == 0 then return {} end
  local lines = show.wrap(phrase("table.help_words",
    { words = language.list(list) }), style.width)
  lines[#lines + 1] = ""
  return lines
end


--- help: the commands; help WORD, ?WORD: the meaning of a word of the library
-- or of this game.
function commands.help(session, rest)
  if rest ~= "" then
    local help = require "tenace.face.help.help"
    return session:print(help.lines(rest, session.style,
      session.match.variant))
  end
  local reflow = require "tenace.face.say.reflow"
  local lines = own_words(session.style)
  local help = reflow.fitted(show.lines(phrase("table.help",
    { none = language.spoken "none" })), session.style)
  session:page(table.move(help, 1, #help, #lines + 1, lines))
end


commands.exit, commands.q = commands.quit, commands.quit
commands.sheet = commands.score

local what_if = require "tenace.face.what_if.commands"
local author = require "tenace.face.table.author"
for _, more in ipairs { what_if, author } do
  for _, word in ipairs(more.list) do commands[word] = more.words[word] end
end

return commands
