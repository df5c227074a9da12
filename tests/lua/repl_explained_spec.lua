-- What the prompt says to a line with a slip, and how long a line takes.

local Prompt = require "tenace.face.prompt.session"
local language = require "tenace.base.language"


--- The output of the last of these lines.
local function last(...)
  local prompt, output = Prompt.new(), nil
  for _, line in ipairs { ... } do output = prompt:handle(line) end
  return output
end


local function says(expected, ...)
  assert.equal(expected .. "\n", (last(...)))
end


describe("a line with a slip", function()
  it("that Lua cannot read names what was meant", function()
    says("'then' expected near '=': to compare, write ==",
      "if x = 2 then end")
    says("'}' expected near '2': a comma is missing before it", "{1 2}")
    says("'}' expected near 'b': a comma is missing before it",
      "{ a = 1 b = 2 }")
    says("“ is a curly quote: write straight ones, \"text\"",
      "deal(“whist”)")
    says("')' expected near '♠'", "f(qQ♠)")
    says("malformed number near '10c': write a card in quotes, \"10c\"",
      "legal(10c)")
    says("syntax error near '!': not equal is ~=", "x != 3")
  end)

  it("in a call or a list names what was meant", function()
    says("')' expected near '{': a comma is missing before it",
      'deal("whist" { seed = 2 })')
    says("')' expected near '=': values with names are in braces, "
      .. "{ seed = … }", 'deal("whist", seed = 2)')
    says("'seed' gets a value with one =: { seed = … }",
      'deal("whist", { seed == 2 })')
  end)

  it("from another language names Lua's way", function()
    local step = ": Lua has no %s, write x = x + 1"
    says("syntax error near '+'" .. step:format "+=", "x += 1")
    says("syntax error near '+'" .. step:format "++", "x++")
    says("',' expected near 'to': numbers from 1 to 3 are for i = 1, 3 do",
      "for i = 1 to 3 do")
    says("attempt to call a number value: for … in goes over pairs(list) or "
      .. "ipairs(list); numbers are for i = 1, 3 do",
      "for i in 1, 3 do print(i) end")
    says("'do' expected near '{': a block is between 'do' and 'end', not in "
      .. "braces", "while x < 3 {")
    says("'then' expected near '{': a block is between 'then' and 'end', not "
      .. "in braces", "if x == 3 { y = 1 }")
    says("<eof> expected near 'end': there is no block for it to end", "end")
    says("attempt to add a 'string' with a 'number': texts are joined by ..",
      "'a' + 1")
    says("no name 'null' here, did you mean 'nil'?", "null")
  end)

  it("without quotes says that they are missing", function()
    says("'whist' is a name: put it in quotes, \"whist\"", "deal(whist)")
    says("'spades' is a name: put it in quotes, \"spades\"",
      'order("whist", { trump = spades })')
    says("'A♠' is no Lua: put cards in quotes, play \"A♠\"", "AS")
    says("'♠A' is no Lua: put cards in quotes, play \"♠A\"", "♠A")
  end)

  it("that is no command is told from Lua", function()
    says("there is no command 'dael', did you mean 'deal'?", "dael whist")
    says("there is no command 'hello': help tells what can be typed",
      "hello world")
  end)

  it("says why a local name is gone", function()
    says("'a' was there for its line only: without local it stays",
      "local a = 5", "a")
    says("'f' was there for its line only: without local it stays",
      "local function f() end", "f")
    says("7", "a = 7", "local b = a", "a")
    says("no name 'loc' here: help lists the words", "local location = 1",
      "loc")
  end)

  it("calls a match's word with a point", function()
    for _, word in ipairs { "play", "allows", "moves" } do
      says(("%s belongs to a match: write it with a colon, m:%s(…)")
        :format(word, word), 'new("whist")', ("m.%s('7c')"):format(word))
    end
  end)

  it("has a number that is none", function()
    says("games are a whole number from 1 on, not '1000'",
      'simulate("whist", { games = "1000" })')
    says("undo how many decisions? for example: undo 2", 'new("whist")',
      "undo foo")
    says("redo how many decisions? for example: redo 2", 'new("whist")',
      "redo 1.5")
  end)

  it("is wrapped like any other text on a terminal", function()
    local show = require "tenace.face.say.show"
    local prompt = Prompt.new { style = show.style { live = true, width = 60 } }
    for line in prompt:handle "plot 5":gmatch "[^\n]+" do
      assert.is_true(#line <= 60, line)
    end
  end)

  it("that goes over several lines shows the one at fault", function()
    says("line 2, `if i = 2 then`: 'then' expected near '=': to compare, "
      .. "write ==", "for i = 1, 2 do", "  if i = 2 then")
  end)

  it("takes curly quotes around a verb's text", function()
    assert.equal(last('deal("whist", { seed = 2 })', 'why "kc"'),
      (last('deal("whist", { seed = 2 })', "why “kc”")))
  end)

  it("with the name of a suit or card gets its letters", function()
    says("no such suit 'hearts' in this deck: write \"H\" for hearts",
      'order("whist", { trump = "hearts" })')
    says("bad argument #1 to 'of_suit' (no such suit 'Spade'): write \"S\" "
      .. "for spades", 'cards("AS KS"):of_suit "Spade"')
    local order = 'order("whist", { trump = "H" })'
    for name, card in pairs { ["10 hearts"] = "10H", ["queen of clubs"] = "QC",
      ["7diamonds"] = "7D" } do
      says(("bad argument #1 to 'beats' (no such card '%s'): write \"%s\"")
        :format(name, card), ("%s:beats(%q, '2C')"):format(order, name))
    end
    says("bad argument #1 to 'beats' (no such card 'xyzzy')",
      order .. ":beats('xyzzy', '2C')")
  end)

  it("with the name of a suit gets its letter in other languages", function()
    finally(function() language.use "en" end)
    language.use "gu"
    for _, name in ipairs { "hearts", "લાલ" } do
      says(("આ ડેકમાં '%s' સૂટ નથી: લાલ માટે \"H\" લખો")
        :format(name), ('order("whist", { trump = "%s" })'):format(name))
    end
  end)

  it("that calls or opens nothing names it", function()
    local deal = 'deal("whist", { seed = 2 })'
    says("there is no 'plya' to call here, did you mean 'play'?", deal,
      'm:plya "kc"')
    says("there is no 'xyzzy' to call here", deal, "m:xyzzy()")
    says("'foo' is nil: it has no fields", deal, "m.foo.bar")
  end)

  it("that compares games in a list says how they are named", function()
    local how = "compare: name the games one after the other, not in a list: "
      .. 'compare("GAME", "GAME+HOUSE_RULE")'
    says(how, 'compare({ "whist", "whist+american" })')
    says(how, 'compare({ "whist" }, "whist+american")')
    says(how, 'compare("whist", { "whist+american" })')
  end)
end)


describe("time", function()
  local took = "%d+%.%d+ seconds, %d+%.%d+ of them on the processor"

  it("shows the value and how long it took", function()
    assert.matches("^2\n" .. took .. "%.\n$", (last "time 1 + 1"))
  end)

  it("counts the decisions of a match or of a result", function()
    assert.matches("\n" .. took .. "; 52 decisions, [%d,]+ a second%.\n$",
      (last('deal("whist", { seed = 2 })', "time finish random")))
    assert.matches("\n" .. took .. "; 1,768 decisions, [%d,]+ a second%.\n$",
      (last 'time simulate("whist", { rounds = 34, seed = 1 })'))
  end)

  it("may still be a name of one's own", function()
    says("6", "time = 5", "time + 1")
  end)

  it("passes on what is wrong with the line", function()
    says("time what? for example: time finish search", "time")
    says("'}' expected near '2': a comma is missing before it", "time {1 2}")
    says("boom", "time error 'boom'")
    says("the line is not complete", "time 1 +")
  end)
end)


describe("clear", function()
  it("says nothing where there is no terminal", function()
    assert.equal("", (last "clear"))
  end)
end)
