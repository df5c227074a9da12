-- Commands for the table and the prompt: to go back, to play a match in several
-- lines, to deal it differently, and to change its rules during play. Each word
-- has a function, which gets the desk and the rest of the line.
--
-- A desk is the place where the person sits, the table or the prompt. It has
-- `match`, `style`, `seat` (nil if all cards are open), say(text),
-- print(lines), teller() -> narrator, moved(before): the match has gone on from
-- that number of decisions, and stand(match): the match is at another position,
-- or is another one.

local Branches = require "tenace.face.what_if.branches"
local changes = require "tenace.face.what_if.changes"
local evaluate = require "tenace.face.typed.evaluate"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local steps = require "tenace.face.moment.back"

local commands = {}


--- back [N]: takes back the last decision, or the last N.
function commands.back(desk, rest)
  local n = math.tointeger(tonumber(rest == "" and 1 or rest))
  if not n or n < 1 then return desk:say(phrase "what_if.back_number") end
  local taken = 0
  while taken < n and steps.undo(desk.match, desk.seat) do
    taken = taken + 1
  end
  if taken == 0 then return desk:say(phrase "what_if.no_back") end
  desk:stand(desk.match)
end


--- goto trick N, goto round N, goto decision N.
commands["goto"] = function(desk, rest)
  local what, n = rest:match "^(%a+)%s+(%d+)$"
  local places = { trick = true, round = true, decision = true }
  if not what or not places[what] then
    return desk:say(phrase "what_if.goto_what")
  end
  desk.match:go_to(what, tonumber(n))
  desk:stand(desk.match)
end


--- The lines of the present match. A match that is not among them becomes the
-- first of new lines.
local function lines_of(desk)
  if not (desk.branches and desk.branches:holds(desk.match)) then
    desk.branches = Branches.new(desk.match)
  end
  return desk.branches
end


local function show_lines(desk)
  desk:print(lines_of(desk):table(desk:teller().names, desk.style, desk.seat))
end


--- branch [NAME]: begins another line of the match at the present position.
function commands.branch(desk, rest)
  local lines = lines_of(desk)
  if rest ~= "" and not rest:find "^[%w_]+$" then
    return desk:say(phrase "what_if.branch_name")
  elseif lines:find(rest) then
    return desk:say(phrase("what_if.branch_taken", { name = rest }))
  end
  local from = lines.lines[lines.now].name
  local line = lines:add(rest ~= "" and rest or nil)
  desk:say(phrase("what_if.branched", { name = line.name, other = from }))
  desk:stand(line.match)
end


--- branches: shows the lines side by side, with their results.
function commands.branches(desk) show_lines(desk) end


--- switch NAME: goes to another line; alone, to the one begun before.
function commands.switch(desk, rest)
  local lines = lines_of(desk)
  if #lines.lines == 1 then return desk:say(phrase "what_if.one_line") end
  local n = rest == "" and (lines.now - 2) % #lines.lines + 1
    or lines:find(rest)
  if not n then
    return desk:say(phrase.nearest("what_if.no_line", rest, lines:names(),
      { name = rest, names = language.list(lines:names()) }))
  end
  desk:say(phrase("what_if.switched", { name = lines.lines[n].name }))
  desk:stand(lines.lines[n].match)
end


--- Bots, named as on the command line, play the round to its end.
local function play_round(match, bots)
  local bot_names = require "tenace.face.typed.bot_names"
  local names = bot_names.seats(bots == "" and "search" or bots,
    match.variant.people)
  return match:run(names, { rounds = 1 })
end


--- finish [BOTS]: bots play this round to its end.
function commands.finish(desk, rest)
  local match = desk.match
  if not match:turn() then return desk:say(phrase "what_if.over") end
  local before = match:decisions()
  play_round(match, rest)
  desk:moved(before)
end


--- The last round in which somebody has played.
local function last_round(match)
  local history = match:history()
  return #history > 0 and history[#history].round or match:view(1).round
end


--- again [BOTS]: bots play the same deal from the start of the round, in a line
-- of its own.
function commands.again(desk, rest)
  local played = desk.match:copy()
  play_round(played:go_to("round", last_round(played)), rest)
  local lines = lines_of(desk)
  local now = lines.now
  lines:add().match = played
  lines.now = now
  show_lines(desk)
end


--- The match as far as its rounds are over, and the last of them; nil if none
-- is. Where all cards are open, as far as it has gone. A round that has begun
-- may have forced decisions before its first question.
local function reviewable(desk)
  local match = desk.match:copy()
  if match:over() or not desk.seat or desk.open then
    return match, last_round(match)
  end
  local round = match:view(1).round
  if round <= 1 then return nil end
  return match:go_to("round", round), round - 1
end


--- Goes to a mistake of the last review, in a line of its own.
local function go_to_mistake(desk, n)
  local found = desk.reviewed
  if not found then return desk:say(phrase "review.first") end
  local one = found.mistakes[n]
  if not one then
    return desk:say(phrase("review.no_such", { n = #found.mistakes }))
  end
  local lines = lines_of(desk)
  local from = lines.lines[lines.now].name
  local line = lines:add()
  line.match = found.match:copy():go_to("decision", one.decision - 1)
  desk:say(phrase("what_if.branched", { name = line.name, other = from }))
  desk:stand(line.match)
end


--- review: the mistakes of the last round, at the table the person's own;
-- review match: those of all rounds; review N: goes to a mistake.
function commands.review(desk, rest)
  local n = math.tointeger(tonumber(rest))
  if n then return go_to_mistake(desk, n) end
  if rest ~= "" and rest ~= "match" then
    return desk:say(phrase "review.what")
  end
  local names, match, last = desk:teller().names, reviewable(desk)
  if not match then return desk:say(phrase "review.not_yet") end
  local reviewed = require "tenace.face.what_if.reviewed"
  desk.reviewed = reviewed.look(match, { player = desk.seat, you = desk.seat,
    names = names:inside(), round = rest == "" and last or nil },
    desk.style)
  desk:print(reviewed.lines(desk.reviewed, names, desk:teller().style))
  local found = #desk.reviewed.mistakes
  if found > 0 then desk:say(phrase("review.how_to_go", { n = found })) end
end


--- Tells why the rules refuse a move that had been made.
local function tell_failure(desk, failed)
  local seat = not desk.open and desk.seat or nil
  local move, why = changes.failure(failed, seat, desk.style)
  desk:say(phrase("what_if.fails", { number = failed.decision, move = move,
    player = desk:teller().names:inside()[failed.player],
    round = failed.round, why = why }))
  if failed.file then
    desk:say(phrase("what_if.rule", { rule = language.rule(failed.rule),
      file = failed.file, line = failed.line }))
  end
end


--- Says that all moves are still allowed, and what they have led to.
local function tell_same(desk, different)
  local n = desk.match:decisions()
  local key = #different > 0 and "other" or "same"
  if n == 0 then key = #different > 0 and "none_other" or "none" end
  desk:say(phrase("what_if." .. key, { n = n }))
end


--- The changes that the person may know: all, if the cards are open.
local function seen_by(desk)
  if not desk.seat or desk.open then return nil end
  return { seat = desk.seat, asked = desk.match:turn() == desk.seat }
end


local function print_changes(desk, different)
  desk:print(changes.lines(different, desk.match.variant, desk:teller(),
    seen_by(desk)))
end


--- Tells what happened when the moves so far were made again.
-- @param command the command that goes back to just before the refused move
local function tell_outcome(desk, command, held, second, _, fourth)
  if not held then
    tell_failure(desk, fourth)
    return desk:say(phrase("what_if.stays", { command = command }))
  end
  tell_same(desk, second)
  if #second > 0 then print_changes(desk, second) end
  desk:stand(desk.match)
end


--- The same, if the match was to go back if necessary.
local function tell_back(desk, key, _, different, failed)
  if not failed then return tell_outcome(desk, nil, true, different) end
  tell_failure(desk, failed)
  desk:say(phrase("what_if." .. key))
  desk:stand(desk.match)
end


--- Tells that the rules are in error; nothing has changed.
local function tell_problem(desk, problem)
  desk:say(phrase("what_if.in_error",
    { problem = evaluate.message(problem) }))
end


--- Changes the rules by a method of the match, and tells the result.
local function change_rules(desk, command, back, ...)
  local results = table.pack(pcall(...))
  if not results[1] then return tell_problem(desk, results[2]) end
  if back then
    tell_back(desk, "went_back", table.unpack(results, 2, results.n))
  else
    tell_outcome(desk, command, table.unpack(results, 2, results.n))
  end
end


--- A line without the word `back` at its end, and true if it had it.
local function without_back(rest)
  local before = (" " .. rest):match "^(.-)%s+back%s*$"
  return before and before:match "^%s*(.-)$" or rest, before ~= nil
end


--- reload [back]: reads the rules again, and makes the moves so far under them;
-- with `back` only up to the first that is no longer allowed
function commands.reload(desk, rest)
  local _, back = without_back(rest)
  local match = desk.match
  require "tenace.face.what_if.example".tell(desk)
  require "tenace.face.what_if.keeping".tell(desk)
  change_rules(desk, "reload back", back, match.reload, match,
    { back = back })
end


--- example ["NAME"] [WHAT]: an example of what the match shows now
function commands.example(desk, rest)
  require "tenace.face.what_if.example".make(desk, rest)
end


--- keep [NAME]: marks this match as right
function commands.keep(desk, rest)
  require "tenace.face.what_if.keeping".keep(desk, rest)
end


--- Shows the options of the present game.
local function list_options(desk)
  local rows, variant = {}, desk.match.variant
  for i, option in ipairs(variant.option_list) do
    rows[i] = { option.name .. "=" .. tostring(variant.options[option.name]),
      option.says }
  end
  desk:print(show.fitted(show.columns(rows), desk.style))
end


--- set OPTION=VALUE… [back]: changes options, or adds a house rule, from the
-- start of the match; alone it lists the options
function commands.set(desk, rest)
  local words, back = without_back(rest)
  if words == "" then return list_options(desk) end
  local match = desk.match
  change_rules(desk, "set " .. words .. " back", back, match.set, match, words,
    { back = back })
end


--- swap CARD CARD: exchanges two cards of this round's deal.
function commands.swap(desk, rest)
  local a, b = rest:match "^(%S+)%s+(%S+)$"
  if not a then return desk:say(phrase "what_if.swap_what") end
  tell_back(desk, "dealt_back", desk.match:swap(a, b))
end


--- give PLAYER CARDS [for CARDS]: gives a player these cards in this deal.
function commands.give(desk, rest)
  local player, cards = rest:match "^(%d+)%s+(.+)$"
  if not player then return desk:say(phrase "what_if.give_what") end
  local come, go = cards:match "^(.-)%s+for%s+(.+)$"
  tell_back(desk, "dealt_back",
    desk.match:give(tonumber(player), come or cards, go))
end


--- fix PILE CARDS: puts these cards into a pile of this deal, in this order.
function commands.fix(desk, rest)
  local pile, cards = rest:match "^(hand%s+%d+)%s+(.+)$"
  if not pile then pile, cards = rest:match "^([%a_][%w_]*)%s+(.+)$" end
  if not pile then return desk:say(phrase "what_if.fix_what") end
  pile = pile:gsub("%s+", " ")
  tell_back(desk, "dealt_back", desk.match:fix(pile, cards))
end


--- show hands, hide hands: opens all cards for study, or hides them again.
local function open_hands(desk, rest, open)
  if rest ~= "hands" and rest ~= "" then
    return desk:say(phrase "what_if.show_what")
  end
  desk.open = open
  desk:say(phrase(open and "what_if.open" or "what_if.hidden"))
  desk:stand(desk.match)
end


function commands.show(desk, rest) open_hands(desk, rest, true) end


function commands.hide(desk, rest) open_hands(desk, rest, false) end


--- The names of the match's rules files, as one text.
local function file_names(match)
  local names = {}
  for i, file in ipairs(match.variant.files) do names[i] = file.path end
  return table.concat(names, phrase "what_if.files_join")
end


--- watch: notices when a rules file is saved, tells what changes, and reads the
-- rules again, at once or after the line that is typed; said again it stops
function commands.watch(desk)
  desk.watched = not desk.watched and {} or nil
  local key = desk.watched and "what_if.watching_files"
    or "what_if.watching_not"
  desk:say(phrase(key, { files = file_names(desk.match) }))
end


--- The first rules file whose text has changed and was not tried yet, and that
-- text.
local function changed_file(desk)
  return require "tenace.face.what_if.saved".changed(desk.match.variant.files,
    desk.watched)
end


--- Has a watched file been saved?
local function has_news(desk)
  if not (desk.watched and desk.match) then return false end
  local _, text = changed_file(desk)
  return require "tenace.face.what_if.saved".is_whole(desk, text)
end


--- Reads the rules again if they are watched and a file was saved. Answers true
-- if they are valid and the position has been shown.
local function notice(desk)
  if not (desk.watched and desk.match) then return false end
  local path, text = changed_file(desk)
  if not path then return false end
  desk.watched[path] = text
  desk:say(phrase("what_if.changed", { file = path }))
  local variant = desk.match.variant
  local other = require "tenace".library:variant(variant.spec, nil, true)
  if other then
    desk:print(require "tenace.face.what_if.news".lines(variant, other,
      desk.style))
  end
  commands.reload(desk, "")
  return desk.match.variant ~= variant
end


return { words = commands, notice = notice, has_news = has_news,
  list = show.words [[back goto branch branches switch finish again review swap
    give fix show hide set reload watch example
    keep]] }
