-- What the prompt says to a line with a slip, and how long a line takes.

local Prompt = require "tenace.face.prompt.session"


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
    says("malformed number near '10c': write a card in quotes, \"10c\"",
      "legal(10c)")
    says("syntax error near '!': not equal is ~=", "x != 3")
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
  end)
end)


describe("clear", function()
  it("says nothing where there is no terminal", function()
    assert.equal("", (last "clear"))
  end)
end)
