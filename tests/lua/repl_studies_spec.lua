-- Studies at the prompt: their words, sessions that run again, and what save
-- and play mean.

local Prompt = require "tenace.face.prompt.session"
local complete = require "tenace.face.help.complete"
local files = require "tenace.face.terminal.files"

local folder

setup(function()
  folder = os.tmpname()
  os.remove(folder)
  os.execute("mkdir " .. folder)
end)

teardown(function() os.execute("rm -r " .. folder) end)


--- The output of the last of these lines, in one prompt.
local function last(prompt, ...)
  local output
  for _, line in ipairs { ... } do output = prompt:handle(line) end
  return output
end


local function says(expected, ...)
  assert.equal(expected, last(Prompt.new(), ...))
end


--- The text of a file.
local function text_of(path)
  return (assert(files.read(path)))
end


describe("a list", function()
  it("has a mean with its interval", function()
    says("5.5  3.33411  7.66589\n",
      "mean { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 }")
    says("2.0\n", "mean { 1, 2, 3 }")
    says("mean of what? for example: mean({ 3, 5, 8 })\n", "mean { 'a' }")
    says("mean of what? for example: mean({ 3, 5, 8 })\n", "mean")
  end)

  it("has a share of what is true", function()
    local prompt = Prompt.new()
    local one = last(prompt, "share { true, false, true }")
    assert.matches("^0.666667  0.2076%d+  0.9385%d+\n$", one)
    assert.equal(one, last(prompt, "share(2, 3)"))
    for _, line in ipairs { "share", "share { 1 }", "share(4, 3)" } do
      assert.matches("^share of what%?", last(prompt, line))
    end
  end)

  it("has a histogram, with the bars that are empty", function()
    local out = last(Prompt.new(), "histogram({ 1, 7, 12, 34 }, 10)")
    assert.matches("^0 +2 +[█▌]+\n10 +1 +[█▌]+\n20 +0\n30 +1 +[█▌]+\n$", out)
    local studies = require "tenace.face.prompt.studies"
    assert.same({ { "-1", 1 }, { "-0.5", 0 }, { "0", 2 } },
      studies.bars({ -0.6, 0.1, 0.4 }, 0.5))
    assert.matches("^histogram of what%?",
      last(Prompt.new(), "histogram({ 1 }, 0)"))
  end)
end)


describe("any value", function()
  it("is JSON", function()
    says('{\n  "a":1,\n  "b":[2,3]\n}\n', "json { a = 1, b = { 2, 3 } }")
    assert.matches("^json of what%?", last(Prompt.new(), "json(print)"))
  end)

  it("is a table for spreadsheets", function()
    says("a,b\n1,2\n3,\n", "csv { { a = 1, b = 2 }, { a = 3 } }")
    says("name,value\n1,7\nx,8\n", "csv { 7, x = 8 }")
    assert.matches("^what,seats,game,value,low,high\nwon,1 3,whist,",
      last(Prompt.new(), 'csv(simulate("whist", { games = 10, seed = 1 }))'))
    assert.matches("^what,seats,game,value,low,high,difference,", last(
      Prompt.new(), 'csv(compare("skat", "skat+kontra", { rounds = 1 }))'))
    assert.matches("^csv of what%?", last(Prompt.new(), "csv(7)"))
    says("rules,high,won\nwhist,4,true\nskat,,false\n",
      "csv { { won = true, rules = 'whist', high = 4, all = {} }, "
      .. "{ rules = 'skat', won = false } }")
    says("rules  high  won\nwhist     4  true\nskat         false\n",
      "{ { won = true, rules = 'whist', high = 4 }, "
      .. "{ rules = 'skat', won = false } }")
  end)

  it("is written into a file that is not there", function()
    local path = folder .. "/it.json"
    local prompt = Prompt.new()
    assert.equal("It is in " .. path .. ".\n",
      last(prompt, ("json({ 1 }, %q)"):format(path)))
    assert.equal("[1]\n", text_of(path))
    assert.equal("There is a file '" .. path .. "' already: name another.\n",
      last(Prompt.new(), ("json({ 2 }, %q)"):format(path)))
  end)

  it("replaces what this session has written, unless that has changed",
    function()
      local path = folder .. "/own.json"
      local prompt = Prompt.new()
      last(prompt, ("json({ 1 }, %q)"):format(path))
      assert.equal("It is in " .. path .. ".\n",
        last(prompt, ("json({ 2 }, %q)"):format(path)))
      assert.equal("[2]\n", text_of(path))
      files.write(path, "[3]\n", true)
      assert.matches("already: name another",
        last(prompt, ("json({ 4 }, %q)"):format(path)))
      assert.equal("[3]\n", text_of(path))
    end)
end)


describe("a drawing", function()
  it("replaces a file by force alone, and refuses other names", function()
    local prompt, path = Prompt.new(), folder .. "/bars.svg"
    local line = ("plot({ 3, 5 }, { svg = %q"):format(path)
    assert.equal("The drawing is in " .. path .. ".\n",
      last(prompt, line .. " })"))
    assert.matches("already: name another", last(Prompt.new(), line .. " })"))
    assert.matches("^The drawing",
      last(Prompt.new(), line .. ", force = true })"))
    assert.matches("unknown field 'size'",
      last(prompt, line .. ", size = 1 })"))
  end)
end)


describe("a session that was saved", function()
  --- Saves these lines as a script, and carries it out.
  local function again(name, ...)
    local prompt, path = Prompt.new(), folder .. "/" .. name
    last(prompt, ...)
    last(prompt, "save " .. path)
    local script = require "tenace.face.prompt.script"
    local loop = require "tenace.face.terminal.loop"
    local chunk = assert(load(text_of(path), "=script"))
    local begin, emit, env = script.begin, loop.emit, nil
    function script.begin(seed)
      env = begin(seed)
      return env
    end
    function loop.emit() end
    local done, wrong = pcall(chunk)
    script.begin, loop.emit = begin, emit
    assert.is_true(done, tostring(wrong))
    return env
  end

  it("writes anew what it has written", function()
    again("writes.lua", ("csv({ 1, 2 }, %q)"):format(folder .. "/one.csv"),
      ("plot({ 1, 2 }, { svg = %q })"):format(folder .. "/two.svg"))
    assert.matches("^name,value\n", text_of(folder .. "/one.csv"))
  end)

  it("keeps comments, also behind an expression", function()
    again("comments.lua", "-- how many?", "1 + 1 -- two", "x = 3 -- three")
    assert.matches("\n%-%- how many%?\nsee%(1 %+ 1 %-%- two\n%)\nx = 3",
      text_of(folder .. "/comments.lua"))
  end)

  it("has the moves that were made at a table", function()
    local env = again("table.lua", 'new("whist", { seed = 1 })', "play", "1",
      "quit")
    assert.is_true(env.m:decisions() > 1)
    assert.equal("JC", env.m:history()[2].move)
  end)

  it("leaves out the moves that were forced at the table", function()
    local cards = {}
    for i = 1, 12 do cards[i] = "1" end
    cards[13] = "quit"
    local env = again("forced.lua", 'new("whist+rounds=1", { seed = 1 })',
      "play", table.unpack(cards))
    local forced = 0
    for _, one in ipairs(env.m:history()) do
      forced = forced + (one.forced and 1 or 0)
    end
    assert.equal(52, env.m:decisions())
    assert.is_true(forced > 4)
  end)
end)


describe("save", function()
  it("writes the record of the match, as at the table", function()
    local prompt, path = Prompt.new(), folder .. "/a.record"
    assert.equal("The record is in " .. path .. ".\n",
      last(prompt, 'new("whist", { seed = 1 })', "save " .. path))
    assert.matches("^tenace record %d\n", text_of(path))
  end)
end)


describe("play", function()
  it("takes a number as the place in what moves lists", function()
    local prompt = Prompt.new()
    last(prompt, 'new("whist", { seed = 1 })')
    local moves = prompt.match:moves()
    last(prompt, "play(2)")
    assert.equal(moves[2], prompt.match:history()[1].move)
  end)

  it("alone sits down where the match is", function()
    local prompt = Prompt.new()
    last(prompt, 'new("whist", { seed = 1 })', "play(1)")
    local match = prompt.match
    local out = last(prompt, "play")
    assert.equal(match, prompt.table.match)
    assert.matches("which card", out)
  end)
end)


describe("counts", function()
  it("tells at the prompt what it tells at the table", function()
    local out = last(Prompt.new(), 'new("whist", { seed = 1 })', "counts")
    assert.matches("^Cards held: ", out)
    assert.matches("\nStill out: 3%d cards", out)
  end)
end)


describe("time", function()
  it("carries a line out several times", function()
    local prompt = Prompt.new()
    local out = last(prompt, "n = 0", "function grow() n = n + 1 return n end",
      "time 5 grow()")
    assert.matches("^5\n", out)
    assert.matches("\n5 times, [%d.]+ seconds each%.\n$", out)
  end)
end)


describe("completion", function()
  --- The candidates for the last word of a line.
  local function found(line)
    local from = #line - #line:match "[^%s\"]*$" + 1
    return table.concat(complete.line(Prompt.new(), line:sub(from), line, from),
      " ")
  end

  it("knows house rules behind a plus and behind a blank", function()
    assert.equal("skat+kontra", found "compare skat skat+kon")
    assert.equal("kontra", found "simulate skat kon")
    assert.equal("kontra", found 'compare("skat kon')
  end)
end)


describe("a block of lines", function()
  it("is one line for the history", function()
    local prompt = Prompt.new()
    prompt:handle "for i = 1, 2 do"
    assert.is_nil(prompt.block)
    prompt:handle "  print(i)"
    prompt:handle "end"
    assert.same({ "for i = 1, 2 do print(i) end" }, prompt.block)
    prompt:handle "1"
    assert.is_nil(prompt.block)
  end)

  it("stays as it is if it has a comment", function()
    local typing = require "tenace.face.prompt.typing"
    assert.same({ "if x then -- why", "end" },
      typing.block "if x then -- why\nend")
  end)
end)


describe("give", function()
  it("says who does not hold the card that is to go back", function()
    says("give: seat 2 does not hold 3♦\n", 'new("whist", { seed = 1 })',
      "give 2 QS for 3D")
  end)
end)


describe("the tour", function()
  it("waits while Enter shows the rest of an output", function()
    local show = require "tenace.face.say.show"
    local prompt = Prompt.new { style = show.style { width = 80, rows = 12 } }
    local out = last(prompt, "tour 19", "")
    assert.matches("Enter shows", out)
    assert.not_matches("Enter types", out, 1, true)
    assert.matches("Enter types", last(prompt, "q"))
  end)
end)
