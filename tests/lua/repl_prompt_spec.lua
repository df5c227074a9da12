-- The prompt, given lines as strings.

local Prompt = require "tenace.face.prompt.session"
local complete = require "tenace.face.help.complete"
local show = require "tenace.face.say.show"


--- The output of the last of these lines.
local function last(prompt, ...)
  local output, more
  for _, line in ipairs { ... } do output, more = prompt:handle(line) end
  return output, more
end


local function says(expected, ...)
  assert.equal(expected, (last(Prompt.new(), ...)))
end


describe("the prompt", function()
  it("tries an expression first", function()
    says("2\n", "1 + 1")
    says("nil\n", "nil")
    says("1  a\n", "1, 'a'")
    says("", "local x = 1")
    says("", "")
    says("5\n", "x = 5", "x")
  end)

  it("has a script to keep, unless that is saved or nothing was typed",
    function()
      local written = require "tenace.face.prompt.written"
      local prompt, path = Prompt.new(), os.tmpname()
      last(prompt, "help", "q")
      assert.is_nil(written.unsaved(prompt))
      last(prompt, "x = 5", "x + 1")
      local text, n = written.unsaved(prompt)
      assert.equal(2, n)
      assert.matches("\nx = 5\nsee(x + 1)\n", text, 1, true)
      prompt:write_new(path, text, nil, true)
      assert.is_nil(written.unsaved(prompt))
      last(prompt, "x = 6")
      assert.equal(3, select(2, written.unsaved(prompt)))
      os.remove(path)
    end)

  it("shows cards and tables, never an address", function()
    says("Q♠ 2♣\n", '"QS 2C"')
    says("a  1\nb  Q♠\n", '{ a = 1, b = "QS" }')
    for _, line in ipairs { "print", "tenace", "tenace.library", "io.stdout",
      "deck 'french'", "order('whist')", "cards 'QS'", "new 'whist'",
      "coroutine.create(print)", "{ {}, { print } }" } do
      local output = last(Prompt.new(), line)
      assert.is_nil(output:find "0x%x%x%x%x", line)
      assert.is_true(#output > 1, line)
    end
  end)

  it("shows an example of several lines as it is written", function()
    assert.matches("\n    self:sit_out(self:partner_of(player))\n",
      (last(Prompt.new(), 'help "ask_yes_no"')), 1, true)
  end)

  it("shows the cards of a match as its table does", function()
    local prompt = Prompt.new()
    local dealt = last(prompt, "new 'tute#1'", "hands()")
    assert.match("copas ", dealt, 1, true)
    assert.not_match("♣", dealt)
    assert.equal("3C\n", (last(prompt, "'3C'")))
    assert.match("de copas", (last(prompt, "why '3c'")), 1, true)
    assert.match("♣", (last(prompt, "new 'whist#1'", "hands()")), 1, true)
  end)

  it("says how a card is played", function()
    says("'10c' is no Lua: put cards in quotes, play \"10c\"\n", "10c")
  end)

  it("reads on until a chunk is whole", function()
    local prompt = Prompt.new()
    for _, line in ipairs { "for i = 1, 2 do", "print(i)" } do
      local output, more = prompt:handle(line)
      assert.same({ "", true, ">> " }, { output, more, prompt:label() })
    end
    local output, more = prompt:handle "end"
    assert.same({ "1\n2\n", false, "> " }, { output, more, prompt:label() })
    says("3\n", "1 +", "2")
    says("2\n", "#{", "1,", "2 }")
  end)

  it("gives up an unfinished chunk", function()
    local prompt = Prompt.new()
    prompt:handle "for i = 1, 2 do"
    prompt:break_off()
    assert.equal("2\n", (prompt:handle "1 + 1"))
  end)

  it("reports an error in a line", function()
    says("boom\n", "error 'boom'")
    says("boom\n", "error { message = 'boom' }")
    says("attempt to perform arithmetic on a nil value\n", "nil + 1")
    says("unexpected symbol near ')': a value is missing before it\n", ")")
    says("no game 'wist', did you mean 'whist'?\n", "new 'wist'")
    says("a seed is a whole number, not 'x'\n", "deal('whist', { seed = 'x' })")
  end)

  it("leaves the session as it was after an error", function()
    local prompt = Prompt.new()
    last(prompt, "x = 1", "x, y = 2, 3; error 'no'")
    assert.equal("1\n", (prompt:handle "x"))
    assert.equal("no name 'y' here: help lists the words\n",
      (prompt:handle "y"))
    last(prompt, "new('whist', { seed = 1 })", "n = m:decisions()",
      "m:play(m:moves()[1]); m:play 'nonsense'")
    assert.equal("true\n", (prompt:handle "n == m:decisions()"))
    last(prompt, "m = nil; m.x = 1")
    assert.equal("true\n", (prompt:handle "n == m:decisions()"))
  end)

  it("shows as much as fits, and more at Enter", function()
    local style = show.style { rows = 12 }
    local list = "x = {} for i = 1, 25 do x['n' .. 10 + i] = i end"
    local function first_lines(n, output)
      assert.equal(n, select(2, output:gsub("\n", "")))
      return output
    end
    local prompt = Prompt.new { style = style }
    local output = first_lines(11, (last(prompt, list, "x")))
    assert.matches("n20  10\nEnter shows 15 more lines; q leaves them.\n$",
      output)
    output = first_lines(11, (last(prompt, "")))
    assert.matches("^n21  11\n.*\nEnter shows 5 more lines", output)
    assert.matches("^n31  21\n.*n35  25\n$", first_lines(5, (last(prompt, ""))))
    assert.equal("", (last(prompt, "")))
    assert.equal("", (last(prompt, "x", "q")))
    assert.equal("", (last(prompt, "")))
    last(prompt, "x", "", "", "q")
    assert.is_falsy(prompt.over)
    last(prompt, "x", "", "", "1", "q")
    assert.is_true(prompt.over)
    prompt.over = false
    assert.equal("2\n", (last(prompt, "x", "1 + 1")))
    assert.equal("", (last(prompt, "")))
    first_lines(11, (last(prompt, "rules 'whist'")))
    first_lines(11, (last(prompt, "help")))
  end)

  it("recognises a name that is misspelt", function()
    says("no name 'ordr' here, did you mean 'order'?\n", "ordr")
    says("no name 'trmp' here, did you mean 'trump'?\n",
      "new('whist', { seed = 1 })", "trmp")
  end)

  it("keeps the last result", function()
    says("43\n", "42", "it + 1")
  end)

  it("has the library and its nouns in scope", function()
    says("true\n", "tenace.new == require 'tenace'.new")
    says("3  3♦ is the only trump\n",
      'winner("whist", { trump = "D" }, { "10C", "KC", "3D", "JC" })')
    says("J♣\n", 'legal("whist", { trump = "H" }, '
      .. '{ hand = "JC 4H", trick = { "10C", "KC" } })')
    says("true\n", 'order("whist", { trump = "H" }):beats("2H", "AS", "S")')
  end)
end)


describe("a verb", function()
  it("runs bare", function()
    local prompt = Prompt.new()
    local output = prompt:handle "games"
    assert.matches("\n +whist +two partnerships", "\n" .. output)
    prompt:handle "quit"
    assert.is_true(prompt.over)
  end)

  it("takes the rest of the line as its text", function()
    local prompt = Prompt.new()
    local output = prompt:handle "deal whist+american"
    assert.matches("Whist. Round 1.", output, 1, true)
    assert.equal("whist+american\n", (prompt:handle "m.variant.spec"))
  end)

  it("needs a match, or says how to get one", function()
    says("there is no match yet, begin one: deal \"whist\"\n", "hands")
    says("which game? for example: deal \"whist\"\n", "deal")
  end)

  it("deals with all hands shown, and plays on", function()
    local prompt = Prompt.new()
    local output = last(prompt, "deal('whist', { seed = 5 })")
    assert.matches("^Whist%. Round 1%. Trump: spades ♠%. Tricks: ", output)
    assert.matches("\nSeat 4%*  ♠ ", output)
    assert.matches("\nSeat 4 to answer: which card%?\n$", output)
    output = prompt:handle "play 5c"
    assert.matches("\nOn the table: Seat 4 5♣\n", output)
    assert.matches("\nSeat 1%*  ♠ ", output)
    output = prompt:handle "undo"
    assert.matches("\nSeat 4%*  ♠ ", output)
    assert.equal("you do not hold A♠\n", (prompt:handle "play as"))
    output = prompt:handle "deal"
    assert.matches("^Whist%. Round 1%.", output)
  end)

  it("explains", function()
    local prompt = Prompt.new()
    last(prompt, "deal('whist', { seed = 5 })", "play 5c")
    local output = prompt:handle "why as"
    assert.matches("^A♠ is not allowed: you hold 4♣ K♣, so you must "
      .. "follow clubs%.\nRule: follow suit, .*rules/whist.lua line 12%.\n"
      .. "It would be allowed if you held no clubs%.\nAllowed: ", output)
    assert.equal("Nothing has been scored yet.\n", (prompt:handle "score"))
    output = prompt:handle "hands"
    assert.matches("^Seat 1%*? +♠", output)
  end)

  it("prints the rulebook", function()
    says((last(Prompt.new(), "rules 'whist'")), "rules whist")
    assert.matches("^Whist\nTwo partnerships", (last(Prompt.new(),
      "rules whist")))
  end)
end)


describe("help", function()
  it("names each verb, at any width", function()
    for _, width in ipairs { 60, 80, 100 } do
      local style = show.style { width = width }
      local output = last(Prompt.new { style = style }, "help")
      assert.matches("\n  deal \"whist\" ", output)
      for _, verb in ipairs(require "tenace.face.help.verbs") do
        assert.matches("%f[%a]" .. verb .. "%f[%A]", output)
      end
      for line in output:gmatch "[^\n]+" do
        assert.is_true(show.width(line) <= width, line)
      end
    end
  end)

  it("lists the words of the library", function()
    local output = last(Prompt.new(), "help library")
    assert.matches("\npositions: .*order", output)
    local example = output:match("example:%s+(winner.-)\n\n"):gsub("\n", " ")
    assert.equal("3  3♦ is the only trump\n", (last(Prompt.new(), example)))
  end)

  it("tells what a word does", function()
    local output = last(Prompt.new(), "help 'order'")
    assert.matches("^tenace.order%(game %[, fields%]%) %-> order\n", output)
    assert.equal(output, (last(Prompt.new(), "help order")))
    assert.equal(output, (last(Prompt.new(), "help 'tenace.order'")))
    assert.matches("^m:play%(move%) %-> m\n",
      (last(Prompt.new(), "help 'm:play'")))
  end)

  it("tells what a verb does", function()
    says("quit: leaves the prompt, or the table.\n", "help 'quit'")
    for _, name in ipairs(require "tenace.face.help.verbs") do
      local output = last(Prompt.new(), "help " .. name)
      assert.equal(name, output:sub(1, #name))
    end
  end)

  it("finds a part of a word in names, then in texts", function()
    local output = last(Prompt.new(), "help hist")
    assert.matches("No word is called 'hist'.", output, 1, true)
    assert.matches("\nm:history  ", output, 1, true)
    assert.is_nil(output:find "whist")
    assert.matches("\nrules  +the rulebook of a game",
      (last(Prompt.new(), "help rulebo")))
    assert.matches("\nand %d+ more\n", (last(Prompt.new(), "help card")))
  end)

  it("recognises a word that is misspelt", function()
    says("No help for 'ordr', did you mean 'order'?\n", "help 'ordr'")
    says("No help for 'xyzzy': help library lists all words.\n",
      "help 'xyzzy'")
  end)
end)


describe("a game at the prompt", function()
  it("may have its house rules apart, as on the command line", function()
    for _, verb in ipairs { "deal", "new", "position" } do
      local prompt = Prompt.new()
      last(prompt, verb .. " whist american target=3")
      assert.equal("whist+american+target=3", prompt.match.variant.spec)
    end
    assert.matches("As it is played here: whist%+american\n",
      (last(Prompt.new(), "rules whist american")))
    local prompt = Prompt.new()
    last(prompt, "deal whist", "play whist american")
    assert.equal("whist+american", prompt.table.match.variant.spec)
    says("no house rule 'amrican' for whist, did you mean 'american'?\n",
      "play whist amrican")
  end)

  it("is told from a move of the same name", function()
    local match = { turn = function() return 1 end,
      decisions = function() return 3 end,
      allows = function(_, move) return move == "hearts" end,
      play = function() return "played" end }
    local verbs = require "tenace.face.prompt.verbs"
    assert.equal("played", verbs.play({ match = match }, "hearts"))
  end)

  it("alone is not compared", function()
    says("skat+kontra is one game, compare it with another: compare skat "
      .. "skat+kontra\n", "compare skat kontra")
  end)

  it("behind a verb is not asked for by help", function()
    assert.equal(last(Prompt.new(), "help deal"),
      (last(Prompt.new(), "help deal whist")))
  end)
end)


describe("position at the prompt", function()
  it("tells the position as one line, which opens it again", function()
    local prompt = Prompt.new()
    local shown = last(prompt, "deal('whist', { seed = 2 })")
    assert.equal("whist#2 is this position: position whist#2 opens it here, "
      .. "tenace play whist#2 at a table.\n", (last(prompt, "position")))
    assert.equal(shown, (last(prompt, "position whist#2")))
    assert.equal(shown, (last(prompt, "position 'whist#2'")))
    local later = last(prompt, "position whist+american#2@5")
    assert.equal("whist+american#2@5", prompt.match:position())
    assert.equal(later, (last(prompt, "position(m:position())")))
  end)

  it("says why there is no such line", function()
    says("there is no match yet, begin one: deal \"whist\"\n", "position")
    assert.matches("^No line opens this position: .+%.\n$", (last(Prompt.new(),
      "deal('whist', { seed = 2, deal = { hands = { 'AS' } } })", "position")))
    assert.matches("^no game 'whst'", (last(Prompt.new(), "position whst#2")))
  end)
end)


describe("play at the prompt", function()
  local folder

  setup(function()
    folder = os.tmpname() .. ".record"
  end)

  teardown(function() os.remove(folder) end)

  it("sits down at a table, and quit comes back", function()
    local prompt = Prompt.new()
    local output = last(prompt, ("play('whist', { seed = 5, bots = 'random',"
      .. " record = %q })"):format(folder))
    assert.matches("You are seat 1; Left is seat 2", output, 1, true)
    assert.matches("\nwhich card?\n", output, 1, true)
    output = prompt:handle "kc"
    assert.matches("^You play K♣%.\n", output)
    output = prompt:handle "quit"
    assert.matches("^The match is kept", output)
    assert.is_false(prompt.over)
    assert.equal("2\n", (prompt:handle "1 + 1"))
  end)
end)


local function completes(word, line, expected, setting)
  local prompt = Prompt.new()
  for _, text in ipairs(setting or {}) do prompt:handle(text) end
  local from = #line - #word + 1
  local found = {}
  for _, one in ipairs(complete.line(prompt, word, line, from)) do
    found[one] = true
  end
  for _, one in ipairs(expected) do assert.is_true(found[one], one) end
  for one in pairs(found) do assert.equal(word:lower(),
    one:sub(1, #word):lower()) end
end


describe("completion", function()
  local match = { "deal('whist', { seed = 5 })" }

  it("knows names, keywords and the session's own", function()
    completes("win", "win", { "winner" })
    completes("fun", "x = fun", { "function" })
    completes("dea", "dea", { "deal" })
    completes("my_", "my_", { "my_name" }, { "my_name = 1" })
  end)

  it("knows fields and methods", function()
    completes("tenace.or", "tenace.or", { "tenace.order" })
    completes("string.", "string.", { "string.upper", "string.rep" })
    completes("m:pl", "m:pl", { "m:play" }, match)
    completes("tru", "tru", { "trump", "true" }, match)
  end)

  it("offers only the methods of a match that have help", function()
    local prompt = Prompt.new()
    last(prompt, match[1])
    for _, name in ipairs { "fill", "place_name", "kit" } do
      for _, mark in ipairs { ":", "." } do
        assert.same({}, prompt:complete("m" .. mark .. name, "", 1))
      end
    end
    assert.same({ "m:history" }, prompt:complete("m:hist", "m:hist", 1))
  end)

  it("knows games, house rules and options between quotes", function()
    completes("wh", 'new "wh', { "whist" })
    completes("whist+a", 'new "whist+a', { "whist+american" })
    completes("whist+ta", 'new "whist+ta', { "whist+target=" })
  end)

  it("knows the cards that may be played", function()
    completes("5", 'm:play "5', { "5C", "5D" }, match)
    completes("q", "play q", { "QS" }, match)
  end)

  it("knows what help knows", function()
    completes("deal_", "help deal_", { "deal_each" })
  end)

  it("suggests nothing for unknown names", function()
    completes("nosuch.x", "nosuch.x", {})
    completes("xyzzy", "xyzzy", {})
  end)
end)
