-- Whatever is played, the table fits on a small screen: no line is wider, and
-- the hand, the question and what may be said are on it together.
-- In 16 parts.

local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local deep = (os.getenv "SOAK" or "") ~= ""
local SEEDS, LINES = deep and 20 or 2, deep and 200 or 25


--- A table of random bots on a terminal of that size. One of 100 columns shows
-- a picture of the table.
local function sit(game, seed, width, rows)
  local match = tenace.new(game, { seed = seed, traced = true })
  local bots = {}
  for i = 1, match.variant.players do bots[i] = "random" end
  return Session.new { match = match, seat = 1, bots = bots, header = "",
    bot_names = "random",
    style = show.style { live = true, width = width, rows = rows,
      board = width == 100 and "wide" or nil } }
end


--- Any answer to the question, another in each seed.
local function any(session, chance)
  local list = session.match:moves()
  if not list or #list == 0 then return session.match:choose "random" end
  return list[chance(#list)]
end


--- Numbers from 1 to n that look random.
local function chances(seed)
  local state = seed
  return function(n)
    state = (state * 1103515245 + 12345) % 2147483648
    return (state >> 8) % n + 1
  end
end


--- How many rows the last position takes, with the line to type on.
local function rows_of(lines)
  for i = #lines, 1, -1 do
    if lines[i] == "" and (lines[i + 1] or ""):find "^Round" then
      return #lines - i + 1
    end
  end
  error("no position: " .. table.concat(lines, "\n"))
end


--- Plays some decisions, and calls check(lines, session) for each output.
local function play(session, seed, check)
  local chance, text = chances(seed), session:start()
  for _ = 1, LINES do
    check(show.lines(text), session)
    if not session.match:turn() then return end
    if session.paused or session.more or not session:mine() then
      text = session:handle ""
    else
      session:make(any(session, chance))
      text = session:said()
    end
  end
end


local function assert_fits(game, width, rows)
  local asked = 0
  local function check(lines, session)
    for _, line in ipairs(lines) do
      assert(show.width(line) <= width, "too wide: " .. line)
    end
    if session.paused or session.more or not session:mine() then return end
    asked = asked + 1
    assert(rows_of(lines) <= rows,
      "too many rows:\n" .. table.concat(lines, "\n"))
  end
  for seed = 1, SEEDS do
    play(sit(game, seed, width, rows), seed, check)
  end
  assert.is_true(asked > 0)
end


describe("the screen", function()
  for _, name in ipairs(tenace.library:names()) do
    it("has room for " .. name, function()
      assert_fits(name, 60, 24)
      assert_fits(name, 80, 24)
      assert_fits(name, 100, 24)
    end)
  end
end)
