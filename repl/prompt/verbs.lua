-- The verbs of the prompt: functions in scope without a prefix. A bare verb
-- runs; `why 3d` is read as `why "3d"`. Each gets the prompt as its first
-- argument.

local author = require "tenace.face.table.author"
local describe = require "tenace.face.table.describe"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local what_if = require "tenace.face.what_if.commands"

local verbs = {}


local function current(prompt)
  return prompt.match or error(phrase "prompt.no_match", 0)
end


--- The answer of a verb that has already shown something.
local function shown(prompt, lines)
  prompt:print(show.fitted(lines, prompt.style))
end


--- A game with house rules and options; words may be apart, as on the command
-- line: `whist american`.
local function game_of(words)
  if type(words) ~= "string" or words:find "[/\"]" or words:find "%.lua" then
    return words
  end
  return require "tenace.face.typed.spec".of(show.words(words))
end


--- new(GAME [, how]): a match, which becomes the current one, m.
function verbs.new(prompt, game, how)
  if game == nil then error(phrase "prompt.which_game", 0) end
  game = game_of(game)
  local known = {}
  for name, fact in pairs(how or {}) do known[name] = fact end
  local place = require "tenace.rules.request".place
  local _, named = place(type(game) == "string" and game or "")
  known.seed = known.seed or not named and prompt:next_seed() or nil
  prompt.match = require "tenace".new(game, known)
  return prompt.match
end


--- deal([GAME [, how]]): new cards, all hands shown.
function verbs.deal(prompt, game, how)
  game = game or prompt.match and prompt.match.variant.spec
  return verbs.new(prompt, game, how)
end


--- Is it a game, not a move that is allowed now? Hearts is both.
local function is_game(match, text)
  local spec = require "tenace.face.typed.spec"
  if not spec.is_game(show.words(text)[1] or "") then return false end
  return not (match:turn() and match:allows(text))
end


--- Makes a move in the current match. If it is refused, `why` tells about it.
local function make_move(prompt, move)
  local match = prompt.match
  prompt.refused = { match = match, at = match:decisions(), move = move }
  local played = match:play(move)
  prompt.refused = nil
  return played
end


--- The move that was refused last, if nothing has been played since; or nil.
local function refused_now(prompt, match)
  local last = prompt.refused
  local is_now = last and last.match == match and last.at == match:decisions()
  return is_now and last.move or nil
end


--- The move that a number means: itself where one is asked, else the one with
-- that place in what `moves` lists.
local function numbered(match, n)
  local text = tostring(n)
  if not match:turn() or match:allows(text) then return text end
  return (match:moves() or {})[n] or text
end


--- Sits down where the current match is; at a new table if it is over.
local function play_on(prompt, how)
  local match = current(prompt)
  if not match:turn() then
    return prompt:sit_down(match.variant.spec, how)
  end
  return prompt:sit_down(match.variant.spec, how, match)
end


--- play(GAME): sits down at a table; play(MOVE): plays in the current match;
-- play alone: sits down where that is.
function verbs.play(prompt, what, how)
  local is_variant = type(what) == "table" and what.steps
  if math.type(what) == "integer" and prompt.match then
    what = numbered(prompt.match, what)
  end
  if what == nil then
    return play_on(prompt, how)
  elseif type(what) ~= "string" and not is_variant then
    error(phrase "prompt.which_game", 0)
  elseif prompt.match and not is_variant
    and not is_game(prompt.match, what) then
    return make_move(prompt, what)
  end
  return prompt:sit_down(game_of(what), how)
end


--- moves(): the possible answers now.
function verbs.moves(prompt) return current(prompt):moves() end


--- hands(): all hands of the current match.
function verbs.hands(prompt)
  shown(prompt, describe.hands(current(prompt), prompt:card_style()))
end


--- score(): the score sheet.
function verbs.score(prompt)
  local match = current(prompt)
  local Names = require "tenace.face.moment.names"
  local names = Names.of(match.variant.sides, match.variant.players)
  local sheet = require "tenace.face.table.sheet"
  shown(prompt, sheet.lines(match, names, prompt:card_style()))
end


--- A number of decisions, as a number or as text.
local function how_many(verb, n)
  return math.tointeger(tonumber(n or 1))
    or error(phrase("prompt.how_many", { verb = verb }), 0)
end


--- undo([n]), redo([n]): takes decisions back, and makes them again.
function verbs.undo(prompt, n)
  return current(prompt):undo(how_many("undo", n))
end


function verbs.redo(prompt, n)
  return current(prompt):redo(how_many("redo", n))
end


--- compare(GAME, GAME …[, how]): plays the same deals under several rules; also
-- as words, `compare skat skat+kontra`.
function verbs.compare(_, first, ...)
  if first == nil then error(phrase "prompt.which_games", 0) end
  local games = { first }
  if select("#", ...) == 0 and type(first) == "string" then
    local spec = require "tenace.face.typed.spec"
    games = spec.several(show.words(first))
    for i, words in ipairs(games) do games[i] = spec.of(words) end
    if #games == 1 and games[1]:find "+" then
      error(phrase("prompt.one_game", { game = games[1],
        base = games[1]:match "^[^+]*" }), 0)
    end
  end
  local given = table.move({ ... }, 1, select("#", ...), #games + 1, games)
  return require "tenace".compare(table.unpack(given))
end


--- simulate(GAME [, how]): many matches between bots; also as words, `simulate
-- whist american`.
function verbs.simulate(_, game, how)
  if game == nil then error(phrase "prompt.which_game", 0) end
  if how == nil and type(game) == "string" then
    game = require "tenace.face.typed.spec".of(show.words(game))
  end
  return require "tenace".simulate(game, how)
end


--- sweep(GAME, WHAT [, VALUES] [, how]): an option over its values, or house
-- rules one by one; also as words, `sweep bid_whist min_bid=3..5`.
function verbs.sweep(_, game, what, ...)
  if game == nil then error(phrase "prompt.which_sweep", 0) end
  if what == nil and type(game) == "string" then
    local words = show.words(game)
    what = table.remove(words)
    game = require "tenace.face.typed.spec".of(words)
    if game == "" then error(phrase "prompt.which_sweep", 0) end
  end
  return require "tenace".sweep(game, what, ...)
end


--- The fields settled in this round, told to a spectator.
local function settled(prompt, match)
  local Names = require "tenace.face.moment.names"
  local Narrator = require "tenace.face.moment.narrator"
  local variant = match.variant
  local narrator = Narrator.new(Names.of(variant.sides, variant.players),
    variant, prompt:card_style())
  return require "tenace.face.moment.why".settled(match, 1, narrator)
end


--- Why the last move was made, or the last of that player.
local function made(prompt, match, seat)
  local teller = prompt:teller()
  return shown(prompt, require "tenace.face.table.reasons".made(match,
    teller.style, teller.names, seat))
end


--- why(MOVE): the rules' answer about a move; for trump, or any field of the
-- round, how it was settled; for the score, how it was made. Alone: for the
-- move just refused, or else why the bot would have made the last move; for a
-- number, the last of that seat.
function verbs.why(prompt, move)
  local match = current(prompt)
  if move == nil then move = refused_now(prompt, match) end
  local seat = move ~= nil and math.tointeger(tonumber(move))
  if move == nil or seat and match.variant.sides
    and seat >= 1 and seat <= match.variant.people then
    return made(prompt, match, seat or nil)
  end
  if type(move) ~= "string" then error(phrase "prompt.which_move", 0) end
  if move == "score" then
    verbs.score(prompt)
    return shown(prompt, { require "tenace.face.table.explain".scored(match) })
  elseif require "tenace.face.moment.why".is_settled(match, move) then
    return shown(prompt, settled(prompt, match))
  end
  local moves = require "tenace.face.table.moves"
  local card = moves.proper(move, match.variant.deck)
  local answer = match:why(card)
  prompt.cited = answer.file and answer or prompt.cited
  local lines = require "tenace.face.table.explain".lines(answer, nil, match)
  for i, line in ipairs(lines) do
    lines[i] = show.sentence(line, prompt:card_style())
  end
  shown(prompt, lines)
end


--- hint([BOT]): the move that the bot would make; a search says why.
function verbs.hint(prompt, bot)
  local match = current(prompt)
  bot = bot or "search"
  if type(bot) ~= "string" or not bot:find "^search" then
    return match:choose(bot)
  end
  local teller = prompt:teller()
  local lines, move = require "tenace.face.table.reasons".hint(match,
    teller.style, teller.names, bot)
  shown(prompt, lines)
  return move
end


--- position([LINE]): the current position as one line; the position with that
-- line, which becomes the current one.
function verbs.position(prompt, line)
  if line ~= nil then return verbs.new(prompt, line) end
  local found, why = current(prompt):position()
  prompt:say(found and phrase("prompt.here", { line = found })
    or phrase("prompt.nowhere", { why = why }))
end


--- solve([WHAT]): what each card is worth with all cards seen, in the current
-- match; of a game with facts and hands, as the library's word.
function verbs.solve(prompt, what, ...)
  if select("#", ...) > 0 then return require "tenace".solve(what, ...) end
  local match = current(prompt)
  shown(prompt, require "tenace.face.table.solved".lines(match,
    prompt:teller().names, prompt:card_style(), what or ""))
end


--- rules([GAME]): the rulebook of a game, or of the current match.
function verbs.rules(prompt, game)
  local variant
  local spec = require "tenace.face.typed.spec"
  if game then variant = spec.variant("rules", { game_of(game) })
  else variant = current(prompt).variant end
  local book = require "tenace.face.rulebook.book".brief(variant)
  prompt:page(require "tenace.face.rulebook.text".lines(book, prompt.style))
end


--- games([GAME]): the games by families, or a game with its house rules and
-- what these change; games "search WORDS": those that have these words.
function verbs.games(prompt, game)
  local told = require "tenace.face.rulebook.house_changes"
  local words = type(game) == "string" and game:match "^search%s*(.*)$"
  if words == "" then error(phrase "fail.games_search", 0) end
  if words then return prompt:page((told.search(words, prompt.style))) end
  game = game_of(game)
  if not game then
    return prompt:page(require "tenace.face.say.games".by_family(prompt.style))
  end
  local name = require "tenace.face.typed.spec".variant("games", { game }).name
  prompt:page(told.of({ name }, prompt.style))
end


--- help([WORD]): all words, or the help on one.
function verbs.help(prompt, word)
  prompt:page(require "tenace.face.help.help".lines(word, prompt.style,
    prompt.match and prompt.match.variant))
end


--- The verb's own function, not the one that calls it with the prompt.
local function own_function(name)
  for _, verb in ipairs(require "tenace.face.help.verbs") do
    if verb == name then
      return what_if.words[name] or author.words[name] or verbs[name]
    end
  end
end


--- source(WORD): the lines that define a word; `??word`.
function verbs.source(prompt, word)
  if word == nil then error(phrase "prompt.which_word", 0) end
  word = require "tenace.face.say.value".text(word)
  local item = rawget(prompt.env, word)
  if item == nil then item = rawget(_G, word) end
  local lines = require "tenace.face.help.source".lines(word,
    prompt.match and prompt.match.variant,
    { verb = own_function(word), item = item }, prompt.style)
  prompt:page(lines or { phrase("prompt.no_lines", { word = word }) })
end


--- The session so far as a script, and how to say that it is saved.
local function as_script(prompt, path)
  local text, n = require "tenace.face.prompt.written".text(prompt)
  return text, phrase("prompt.saved", { n = n, file = path })
end


--- save(FILE): writes the record of the match, as at the table; the session as
-- a script, if the name ends in .lua or there is no match; save "rules as
-- NAME": keeps the house rules and options of the match under a name.
function verbs.save(prompt, path)
  if type(path) ~= "string" then error(phrase "prompt.save_where", 0) end
  local rule_set = require "tenace.face.what_if.rule_set"
  local title = rule_set.title_in(path)
  if title then
    return shown(prompt, { rule_set.told(title, current(prompt).variant) })
  end
  local match = not path:find "%.lua$" and prompt.match
  if match then
    return prompt:write_new(path, match:record(),
      phrase("table.saved_in", { file = path }))
  end
  prompt:write_new(path, as_script(prompt, path))
end


--- tour([N]): a tour of ten minutes; from step N on.
function verbs.tour(prompt, word)
  require "tenace.face.prompt.tour".begin(prompt, word)
end


--- Writes a drawing into a new file, and says so.
local function draw(prompt, item, how)
  if type(how) ~= "table" or how[1] ~= nil then how = { svg = how } end
  require "tenace.base.door".check_names("plot", how, { "force", "svg" })
  if type(how.svg) ~= "string" then error(phrase "prompt.plot_where", 0) end
  local text = require "tenace.face.compare.plot_svg".text(item)
  prompt:write_new(how.svg, text or error(phrase "prompt.no_plot", 0),
    phrase("prompt.plotted", { file = how.svg }), how.force)
end


--- plot(VALUE [, how]): bars or lines of a list or a result; { svg = FILE,
-- force = true if it may be there } draws into a file.
function verbs.plot(prompt, item, how)
  if item == nil then error(phrase "prompt.which_plot", 0) end
  if type(item) == "string" then item = prompt:results_of(item)[1] end
  if how ~= nil then
    return draw(prompt, item, how)
  end
  local lines = require "tenace.face.compare.plot_text".lines(item,
    prompt.style)
  shown(prompt, lines or error(phrase "prompt.no_plot", 0))
end


--- time(LINE): carries a line out and says how long it took; with a number
-- before it, so many times.
function verbs.time(prompt, line)
  if type(line) ~= "string" then error(phrase "prompt.which_line", 0) end
  require "tenace.face.prompt.timed".run(prompt, line)
end


--- clear(): empties the screen.
function verbs.clear()
  require "tenace.face.terminal.output".clear()
end


--- quit(): leaves the prompt.
function verbs.quit(prompt) prompt.over = true end


verbs.exit, verbs.q = verbs.quit, verbs.quit


-- The commands that the table has too: back, branch, reload, trace, ….
for _, more in ipairs { what_if, author } do
  for _, word in ipairs(more.list) do
    verbs[word] = function(prompt, ...)
      current(prompt)
      more.words[word](prompt, table.concat({ ... }, " "))
    end
  end
end


for word, verb in pairs(require "tenace.face.prompt.studies") do
  verbs[word] = verb
end


-- With a match as its argument, it is the library's word.
local reviewing = verbs.review


function verbs.review(prompt, what, ...)
  if not describe.is_match(what) then return reviewing(prompt, what, ...) end
  return require "tenace".review(what, ...)
end


return verbs
