-- A position as one line, opened at the table, at the prompt and in a lesson.

local Prompt = require "tenace.face.prompt.session"
local puzzled = require "tenace.face.teach.puzzled"
local riddle = require "tenace.face.teach.riddle"
local seating = require "tenace.face.table.seating"
local show = require "tenace.face.say.show"
local specs = require "tenace.face.typed.spec"
local tenace = require "tenace"


--- A table at a position, and all that it says: a list.
local function at_table(line, bots)
  local said, variant, seed, decisions = {}, specs.place("play", { line })
  local session = seating.sit { spec = variant.spec, seed = seed, seat = 2,
    decisions = decisions, bots = bots, style = show.plain,
    emit = function(text) said[#said + 1] = text end }
  session:start()
  return session, said
end


--- What `position` says at the table.
local function named(session, said)
  local n = #said
  session:handle "position"
  return table.concat(said, "", n + 1)
end


describe("a position at the table", function()
  it("is opened, and named", function()
    local session, said = at_table "whist+american#2@3"
    assert.equal("Bots make 3 decisions…\n", said[1])
    assert.equal("whist+american#2@5 opens this position: tenace play "
      .. "whist+american#2@5.\n", named(session, said))
  end)

  it("is named as long as only usual bots decide", function()
    local session, said = at_table "whist#2"
    session:handle(session.match:moves()[1])
    assert.equal("No line opens this position: not only bots have decided; a "
      .. "record keeps the moves.\n", named(session, said))
    assert.matches("^No line", named(at_table("whist#3", "random")))
  end)
end)


describe("a position at the prompt", function()
  it("becomes the current match", function()
    local prompt = Prompt.new()
    prompt:handle 'new("whist#2@3")'
    assert.equal('whist#2@3\n', (prompt:handle "m:position()"))
  end)

  it("is sat down to", function()
    local prompt = Prompt.new()
    prompt:handle "play whist#2@3"
    assert.matches("^whist#2@", (prompt:handle "position"))
  end)
end)


describe("a position in a lesson", function()
  it("asks for the best move, and takes one that is as good", function()
    local m = tenace.new "whist#3@2"
    local session = puzzled.new { puzzle = riddle.position(m),
      line = "whist#3@2", style = show.plain }
    assert.matches("^Whist, position whist#3@2%.\n", session:start())
    local best = session.riddle.puzzle.move
    local other = best == "7D" and "9D" or "7D"
    assert.matches("^" .. show.cards(other, show.plain) .. " is good, too",
      session:handle(other))
    assert.is_true(session.over)
  end)
end)
