-- Examples at the table, at the prompt and on the command line: what a person
-- types and reads.

local commands = require "commands_helper"
local example_file = require "tenace.study.example_file"
local example_opened = require "tenace.study.example_opened"
local helper = require "game_helper"
local Prompt = require "tenace.face.prompt.session"
local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local RULES = helper.text("obligations = { follow_suit },", [[
function g:round()
  self:deal_each(5)
  self:play_tricks { leader = 1 }
  for side in self:each_side() do self:score(side, side.tricks, "tricks") end
end]])

local DEAL = { hands = { "AS 2S", "KS QS 3H", "4S 5S 6H", "7S 8S 7H" } }


--- A file with the rules, and a table at which player 1 is to play.
local function at_table()
  local path = helper.file(RULES)
  local match = tenace.new(path, { seed = 1, deal = DEAL, traced = true })
  match.choose = function(m) return (m:moves())[1] end
  local session = Session.new { match = match, seat = 1, style = show.plain,
    bots = { "random", "random", "random", "random" }, bot_names = "random",
    header = "" }
  session:start()
  return session, path
end


--- A prompt with a match of the rules, in which a spade was led.
local function at_prompt()
  local path = helper.file(RULES)
  local prompt = Prompt.new()
  prompt.match = tenace.new(path, { seed = 1, deal = DEAL }):play "as"
  return prompt, path
end


describe("example at the table", function()
  teardown(helper.clean)

  it("writes into the file, and the match goes on", function()
    local session, path = at_table()
    local text = session:handle 'example "anything is led" moves'
    assert.matches('^example "anything is led" {\n  hand = "%w+ %w+", legal = '
      .. '"%w+ %w+",\n}\nIt stands in .*, line 11, and holds: tenace check '
      .. "runs it%.\n$", text)
    assert.matches('\nexample "anything is led" {\n', helper.read(path))
    assert.equal(helper.read(path), session.match.variant.files[1].text)
    assert.matches("line 15, ", (session:handle 'example "and again"'))
    session:handle "as"
    assert.equal(4, session.match:decisions())
  end)

  it("shows without a name what it would write", function()
    local session, path = at_table()
    assert.matches('^example "…" {\n.*}\nexample "NAME" writes it into ',
      (session:handle "example"))
    assert.matches('allowed = "AS"', (session:handle "example may as"))
    assert.equal(RULES, helper.read(path))
  end)

  it("shows the move that was just refused, if a rule refuses it", function()
    local prompt = at_prompt()
    prompt:handle "play \"3h\""
    assert.matches('refused = "3H", because = "follow_suit"',
      (prompt:handle "example"))
    prompt:handle "play \"2c\""
    assert.is_nil((prompt:handle "example"):find "refused")
  end)

  it("shows of the moves made only the person's own", function()
    local session = at_table()
    session:handle "as"
    assert.equal(4, #session.match:history())
    assert.matches('allowed = "AS"', (session:handle "example last"))
  end)

  it("leaves the program's own files alone", function()
    local prompt = Prompt.new()
    prompt.match = tenace.new("whist", { seed = 1 })
    local path = prompt.match.variant.files[1].path
    local put = example_file.put
    example_file.put = function() error "written" end
    local shown = prompt:handle "example moves"
    local text = prompt:handle 'example "x" moves'
    example_file.put = put
    assert.matches('^example "x" {\n.*}\nThat is an example of .*whist.lua, '
      .. "which came with the program: .* tenace new %-%-of whist begins one%."
      .. "\n$", text)
    assert.equal(text, (shown:gsub("…", "x")))
    assert.is_nil(helper.read(path):find('example "x"', 1, true))
  end)

  it("wants both quotes of a name", function()
    local session = at_table()
    assert.equal('It is not written: the name has no " at its end, as in '
      .. 'example "must follow".\n', (session:handle 'example "x'))
    assert.matches("the name has no “ at", (session:handle "example „x moves"))
    assert.matches('the name has no " at',
      (session:handle 'example open "x'))
  end)

  it("says why there is none", function()
    local session, path = at_table()
    assert.equal("There is no example: no trick has been won that an example "
      .. "could show.\n", (session:handle 'example "x" wins'))
    assert.equal("It is not written: an example has a name: example \"only the "
      .. "suit led binds\".\n", (session:handle 'example ""'))
    session:handle 'example "one"'
    local text = session:handle 'example "one"'
    assert.matches("^It is not written: there is an example 'one' already, ",
      text)
    helper.write(path, helper.read(path) .. "-- More.\n")
    assert.matches("has changed since its rules were read: reload first%.\n$",
      (session:handle 'example "two"'))
  end)

  it("gives the text to be pasted where nobody may write", function()
    local session, path = at_table()
    local disk = require "tenace.base.disk"
    local write = disk.write
    disk.write = function() return nil, "no", "system" end
    local text = session:handle 'example "one"'
    disk.write = write
    assert.matches("^It holds, but it cannot be written: no%. Paste it .*:\n"
      .. 'example "one" {\n.*}\n$', text)
    assert.equal(RULES, helper.read(path))
  end)

  it("is not opened there", function()
    local session = at_table()
    assert.matches("^At a table no example is opened: ",
      (session:handle 'example open "one"'))
  end)
end)


describe("examples after a change of the rules", function()
  teardown(helper.clean)

  it("are told if they do not hold", function()
    local session, path = at_table()
    session:handle 'example "one" may as'
    local text = helper.read(path)
    assert.is_nil((session:handle "reload"):find "example")
    helper.write(path, (text:gsub("example .*",
      'example "two" { trick = "2S AS", winner = 1 }\nreturn g\n')))
    assert.matches("^One of 1 examples of these rules does not hold:\n.*g.lua:"
      .. "11: example 'two': winner should be '1', but is '2'\n",
      (session:handle "reload"))
  end)
end)


describe("an example is opened", function()
  local seconds = example_opened.seconds
  setup(function() example_opened.seconds = 1 end)
  teardown(function()
    example_opened.seconds = seconds
    helper.clean()
  end)

  it("as the match that its moves are", function()
    local v = tenace.variant "skat"
    local name
    for _, one in ipairs(v.examples) do
      name = name or one.body.moves and #one.body.moves > 0 and one.name
    end
    local m, one = example_opened.of(v, assert(name))
    assert.equal(#one.body.moves > 0, m:decisions() > 0)
  end)

  it("as a match that comes to the hand and the trick", function()
    local m = example_opened.of(tenace.variant "whist",
      "only the suit led binds")
    local seat = m:turn()
    local plays = {}
    for i, play in ipairs(m:view(seat).table) do plays[i] = play.cards end
    assert.same({ "10C", "3D" }, plays)
    for card in ("JC QC 4D"):gmatch "%w+" do
      assert.matches("%f[%w]" .. card, m:hands()[seat])
    end
    assert.is_false((m:allows "4D"))
    assert.is_true((m:allows "JC"))
    assert.equal("H", m:view(seat).trump)
  end)

  it("unless it has no position, or there is none of that name", function()
    local v = tenace.variant "whist"
    assert.same({ nil, "example 'seven tricks are one point' gives neither a "
      .. "trick nor moves: there is no position to open" },
      { example_opened.of(v, "seven tricks are one point") })
    assert.same({ nil, "whist has no example 'only the suit led bind', did "
      .. "you mean 'only the suit led binds'?" },
      { example_opened.of(v, "only the suit led bind") })
  end)

  it("at the prompt", function()
    local prompt = at_prompt()
    prompt:handle 'new "whist"'
    assert.matches("On the table: Seat %d 10♣, Seat %d 3♦\n",
      (prompt:handle 'example open "only the suit led binds"'))
  end)
end)


describe("tenace play --example", function()
  setup(function() commands.begin() end)
  teardown(function() commands.finish() end)

  it("sits down where the example stands", function()
    local out, err, status = commands.tenace(
      "play whist --example 'only the suit led binds'", "4d\nquit\n")
    assert.equal(0, status, err)
    assert.matches("\nNot allowed: you hold J♣ Q♣", out)
  end)

  it("refuses a name that is none, and --resume beside it", function()
    commands.refuses("play whist --example nothing", "whist has no example "
      .. "'nothing': tenace rules GAME --examples shows the examples of a game")
    commands.refuses("play --resume --example x", select(2, commands.tenace(
      "play --resume --example x")):match "^tenace: (.*)\n$")
  end)
end)
