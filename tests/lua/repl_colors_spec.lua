-- Lua in colours: the line that is typed, and the lines of `source`.

local Prompt = require "tenace.face.prompt.session"
local clean = require "tenace.face.say.clean"
local code = require "tenace.face.say.code"
local show = require "tenace.face.say.show"

local colors = show.style { color = true }

local NAMES = { ["2"] = "~", ["32"] = "name", ["33"] = "text", ["35"] = "word",
  ["36"] = "number" }


--- Colours as one can read them: <word local>.
local function readable(text)
  text = clean.shown(text):gsub("\27%[0m", ">")
  return (text:gsub("\27%[(%d+)m", function(n)
    return "<" .. NAMES[n] .. " "
  end))
end


local function colored(text) return readable(code.colored(text, colors)) end


--- A line as it looks at the prompt, while it is typed.
local function typed(line, before)
  local prompt = Prompt.new { style = colors, seed = 1 }
  if before then prompt:handle(before) end
  return readable(prompt:colored(line) or "none")
end


describe("Lua in colours", function()
  it("tells words, texts, numbers and comments", function()
    assert.equal("<word local> x = { <text \"a\\\"b\">, <number 0x1F>, "
      .. "y[<number 2>] } <~ -- end>",
      colored "local x = { \"a\\\"b\", 0x1F, y[2] } -- end")
    assert.equal("x1 = <text 'for'> .. ends", colored "x1 = 'for' .. ends")
    assert.equal("a - b[<number 1.5e3>] <text [[long]]>",
      colored "a - b[1.5e3] [[long]]")
  end)

  it("ends each colour with its line", function()
    assert.equal("x = <text [==[one>\n<text two]==]>\n<~ --[[ a>\n<~ b ]]> y",
      colored "x = [==[one\ntwo]==]\n--[[ a\nb ]] y")
  end)

  it("colours what is not closed, to the end of the line", function()
    assert.equal("<text \"abc>\n<word do>", colored "\"abc\ndo")
    assert.equal("<text \"abc\\>", colored "\"abc\\")
    assert.equal("<text [[abc>", colored "[[abc")
  end)

  it("changes no letter, whatever the text", function()
    local signs = { "\"", "'", "[[", "]]", "--", "[=[", "\\", "\n", "a1", ".5",
      "[", "-", "♥", "\255", " ", "end", "0x" }
    local n = 1
    for _ = 1, 2000 do
      local parts = {}
      for i = 1, 12 do
        n = n * 1103515245 + 12345 & 0x7fffffff
        parts[i] = signs[(n >> 12) % #signs + 1]
      end
      local text = table.concat(parts)
      local without = code.colored(text, colors):gsub("\27%x+%[%d+m", "")
      assert.equal(text, without)
    end
  end)

  it("is left as it is where there are no colours", function()
    assert.equal("local x = 1", code.colored("local x = 1", show.plain))
  end)
end)


describe("the line that is typed", function()
  it("is Lua in colours", function()
    assert.equal("<word for> i = <number 1>", typed "for i = 1")
    assert.equal("winner(<text \"whist\">)", typed "winner(\"whist\")")
  end)

  it("has the commands in a colour, and not the words behind them", function()
    assert.equal("<name why> 3d", typed "why 3d")
    assert.equal("<name goto> trick 5", typed "goto trick 5")
    assert.equal("<name deal>(<text \"whist\">)", typed "deal(\"whist\")")
    assert.equal("<name time> <name finish> search", typed "time finish search")
    assert.equal("<name time> <number 1> + <number 1>", typed "time 1 + 1")
    assert.equal("<name moves> <word and> <number 1>", typed "moves and 1")
    assert.equal("?order", typed "?order")
  end)

  it("goes on where the line before has ended", function()
    assert.equal("b]] .. <number 1>", typed("b]] .. 1", "x = 1"))
    assert.equal("<text b]]> .. <number 1>", typed("b]] .. 1", "x = [[a"))
    assert.equal("deal <word end>", typed("deal end", "do"))
  end)

  it("has no colours at a table", function()
    assert.equal("none", typed("for", "play \"whist\""))
  end)
end)
