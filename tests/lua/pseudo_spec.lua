-- Every sentence that people read comes from the texts of their language: in a
-- language of English between brackets, nothing stands outside the brackets but
-- cards, numbers, and what one types.

local pseudo = require "pseudo"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local GAMES = { "whist", "bid_whist", "canasta", "skat", "tute", "shengji" }

-- Names of Spanish cards, which the games with that pack show.
local CARDS = {}
for word in ("de as sota caballo rey oros copas espadas bastos"):gmatch "%a+" do
  CARDS[word] = true
end


--- What is typed or names a rule in the file: options with their values, the
-- names of lessons in their list.
local function is_typed(line)
  return line:find " = " or line:find("option", 1, true)
    or line:find "^ +%d+  [%l_]+ "
end


--- Adds the lines of a text in which a word stands outside of brackets.
local function look(leaks, text)
  local lines, n = show.lines(text), 0
  for _, bare in ipairs(show.lines(pseudo.outside(text))) do
    n = n + 1
    for word in (" " .. bare):gmatch "%f[%w_]%l[%l_]+%f[^%w_]" do
      if not CARDS[word] and not is_typed(lines[n]) then
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
  look(leaks, one:start())
  for _ = 1, 40 do
    if not one.match:turn() then break end
    if one.paused or one.more or not one:mine() then
      look(leaks, one:handle "")
    else
      look(leaks, one:handle "why" .. one:handle "moves" .. one:handle "zz")
      look(leaks, one:handle(tostring(one.match:choose "random")))
    end
  end
  look(leaks, one:handle "hint" .. one:handle "score" .. one:handle "counts")
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
  look(leaks, table.concat(lines, "\n"))
  return leaks
end


local function leaks_of_lessons(game)
  local leaks, variant = {}, tenace.variant(game)
  local Session = require "tenace.face.teach.session"
  local one = Session.new { variant = variant, style = show.style(style),
    lessons = require "tenace.face.teach.catalogue".of(variant, 1),
    progress = require "tenace.face.teach.progress".of(variant.spec) }
  look(leaks, one:start())
  for i = 1, 40 do
    look(leaks, one:handle(({ "a", "1", "" })[i % 3 + 1]) or "")
  end
  return leaks
end


describe("no sentence is outside of the texts", function()
  setup(pseudo.begin)
  teardown(pseudo.finish)

  for _, game in ipairs(GAMES) do
    it("at the table, in " .. game, function()
      assert.same({}, leaks_of_table(game))
    end)

    it("in the rulebook of " .. game, function()
      assert.same({}, leaks_of_rulebook(game))
    end)

    it("in lessons of " .. game, function()
      assert.same({}, leaks_of_lessons(game))
    end)
  end
end)
