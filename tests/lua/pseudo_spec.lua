-- Every sentence that people read comes from the texts of their language: in a
-- language of English between brackets, nothing stands outside the brackets but
-- cards, numbers, and what one types.
-- In 20 parts.

local core = require "tenace.core"
local pseudo = require "pseudo"
local search = require "tenace.bots.search"
local show = require "tenace.face.say.show"
local tenace = require "tenace"
local turn = require "turn"

--- The names of the rules files in a folder. No game is loaded before there is
-- the language.
local function files_in(folder)
  local list = {}
  for _, file in ipairs(core.list_folder(folder) or {}) do
    list[#list + 1] = file:match "^([%w][%w_]*)%.lua$"
  end
  table.sort(list)
  return list
end

local GAMES = files_in "rules"

-- The games that are looked at each time, whose words differ most: tricks,
-- bids, contracts, melds, announcements, and cards that are played together.
local EACH_TIME = { whist = true, bid_whist = true, skat = true, canasta = true,
  tute = true, shengji = true }

-- Besides them, the games that have their turn, and those of which much is
-- played then. What only another game says escapes until it has its turn; a
-- sentence of the table, the hints, the lessons, or of a part of a rulebook
-- that one of the six has escapes never.
local LOOKED, LONG = {}, {}
for _, game in ipairs(turn.some(GAMES, 22)) do LONG[game] = true end
for i, game in ipairs(GAMES) do
  if EACH_TIME[game] or LONG[game] or turn.takes(i, 4) then
    LOOKED[#LOOKED + 1] = game
  end
end


--- How many moves or answers of a game are looked at.
local function steps_of(game) return LONG[game] and 40 or 12 end

-- Names of Spanish and Italian cards, which the games with these packs show.
local CARDS = {}
for word in ("de as sota caballo rey oros copas espadas bastos of ace fante "
  .. "cavallo re coins cups swords clubs"):gmatch "%a+" do
  CARDS[word] = true
end


--- What people type and files have for names: games, options and their values,
-- bots, rules files.
local function typed_in(variant)
  local set = {}
  local function add(text)
    for word in tostring(text):gmatch "%l[%l_]*" do set[word] = true end
  end
  for _, option in ipairs(variant.option_list) do
    add(option.name)
    add(option.default)
    for _, value in ipairs(option.values or {}) do add(value) end
  end
  for _, file in ipairs(variant.files) do add(file.path) end
  add(variant.spec)
  add "true false random rules lua"
  return set
end


--- Adds the lines of a text in which a word stands outside of brackets. Each
-- line of a list of lessons begins with a name that is typed.
local function look(leaks, text, typed)
  local lines = show.lines(text)
  for n, bare in ipairs(show.lines(pseudo.outside(text))) do
    for word in (" " .. bare):gmatch "%f[%w_]%l[%l_]+%f[^%w_]" do
      if not CARDS[word] and not typed[word]
        and not lines[n]:find "^ +%d+  [%l_]+ " then
        leaks[#leaks + 1] = word .. ": " .. lines[n]
      end
    end
  end
end


local style = { live = true, width = 2000, rows = 2000 }


local function table_of(game)
  local Session = require "tenace.face.table.session"
  local match = tenace.new(game, { seed = 4, traced = true })
  local bots = {}
  for seat = 1, match.variant.players do bots[seat] = "random" end
  return Session.new { match = match, seat = 1, bots = bots, header = "",
    bot_names = "random", style = show.style(style) }
end


--- Plays a while, and asks for what one may ask for.
local function leaks_of_table(game)
  local leaks, one = {}, table_of(game)
  local typed = typed_in(one.match.variant)
  look(leaks, one:start(), typed)
  for _ = 1, steps_of(game) do
    if not one.match:turn() then break end
    if one.paused or one.more or not one:mine() then
      look(leaks, one:handle "", typed)
    else
      look(leaks, one:handle "why" .. one:handle "moves" .. one:handle "17x",
        typed)
      look(leaks, one:handle(tostring(one.match:choose "random")), typed)
    end
  end
  if EACH_TIME[game] or LONG[game] then
    look(leaks, one:handle "hint", typed)
  end
  look(leaks, one:handle "score" .. one:handle "counts",
    typed)
  return leaks
end


local function leaks_of_rulebook(game)
  local leaks, variant = {}, tenace.variant(game)
  local book = require "tenace.face.rulebook.book".of(variant)
  local lines = require "tenace.face.rulebook.text".lines(book,
    show.style(style))
  for i, line in ipairs(lines) do         -- a meld may be called as its game
    lines[i] = line:gsub("^  canasta%f[^%w]", "")
  end
  local typed = typed_in(variant)
  for word in pairs(typed_in(tenace.variant(variant.name))) do
    typed[word] = true                    -- of an option that is taken away
  end
  look(leaks, table.concat(lines, "\n"), typed)
  return leaks
end


local function leaks_of_lessons(game)
  local leaks, variant = {}, tenace.variant(game)
  local Session = require "tenace.face.teach.session"
  local one = Session.new { variant = variant, style = show.style(style),
    lessons = require "tenace.face.teach.catalogue".of(variant, 1),
    progress = require "tenace.face.teach.progress".of(variant.spec) }
  local typed = typed_in(variant)
  look(leaks, one:start(), typed)
  for i = 1, steps_of(game) do
    if one.over then break end
    look(leaks, one:handle(({ "a", "1", "" })[i % 3 + 1]) or "", typed)
  end
  return leaks
end


local function leaks_of_house(game)
  local leaks = {}
  for _, house in ipairs(turn.some(files_in("rules/house/" .. game), 9)) do
    for _, leak in ipairs(leaks_of_rulebook(game .. "+" .. house)) do
      leaks[#leaks + 1] = house .. ": " .. leak
    end
  end
  return leaks
end


--- The help of a command without the names of its options.
local function leaks_of_help(name)
  local command = require("tenace.face.command." .. name)
  local text = require "tenace.face.command.help_page".of(command)
  local leaks = {}
  look(leaks, text:gsub("\n   %-[^\n]- +%f[%S]%f[^ -~]", "\n"), {})
  return leaks
end


describe("no sentence is outside of the texts", function()
  local work = search.work

  setup(function()
    search.work = work // 4
    pseudo.begin()
  end)

  teardown(function()
    pseudo.finish()
    search.work = work
  end)

  for _, game in ipairs(LOOKED) do
    it("at the table, in " .. game, function()
      assert.same({}, leaks_of_table(game))
    end)

    it("in the rulebook of " .. game, function()
      assert.same({}, leaks_of_rulebook(game))
    end)

    if EACH_TIME[game] or LONG[game] then
      it("in the house rules of " .. game, function()
        assert.same({}, leaks_of_house(game))
      end)

      it("in lessons of " .. game, function()
        assert.same({}, leaks_of_lessons(game))
      end)
    end
  end

  for _, name in ipairs { "play", "games", "rules", "check", "new", "replay",
    "review", "import", "export", "tables", "stats", "simulate", "compare",
    "solve", "teach", "puzzle",
    "web" } do
    it("in the help of the command " .. name, function()
      assert.same({}, leaks_of_help(name))
    end)
  end

  it("in faults of a command line", function()
    local args = require "tenace.face.command.args"
    local command = require "tenace.face.command.simulate"
    for _, line in ipairs { "whist --sed 3", "whist --seed", "--json=3",
      "whist --units 2", "whist --games 1 --rounds 2", "whist --games x" } do
      local words = {}
      for word in line:gmatch "%S+" do words[#words + 1] = word end
      local done, wrong = pcall(args.parse, command, words)
      assert.is_false(done, line)
      assert.not_match("%l%l+ %l%l", pseudo.outside(tostring(wrong)))
    end
  end)
end)
