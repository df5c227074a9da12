-- The prompt as a place to work: help on names, source, completion, tables, a
-- session saved as a script, the tour.

local complete = require "tenace.face.help.complete"
local files = require "tenace.face.terminal.files"
local Prompt = require "tenace.face.prompt.session"
local steps = require "tenace.face.say.phrase".list "tour.steps"
local tour = require "tenace.face.prompt.tour"


--- What the last of these lines shows.
local function last(prompt, ...)
  local output
  for _, line in ipairs { ... } do output = prompt:handle(line) end
  return output
end


local function lines(text)
  local list = {}
  for line in text:gmatch "([^\n]*)\n" do list[#list + 1] = line end
  return list
end


local DEAL = "deal('whist', { seed = 5 })"


describe("?name", function()
  it("is help", function()
    assert.equal(last(Prompt.new(), "help"), last(Prompt.new(), "?"))
    assert.equal(last(Prompt.new(), "help order"), last(Prompt.new(), "?order"))
    assert.equal(last(Prompt.new(), "help order"),
      last(Prompt.new(), "  ? order "))
  end)

  it("explains names of the present game", function()
    local prompt = Prompt.new()
    prompt:handle(DEAL)
    for name, says in pairs {
      deal = "\ndeal: a step of Whist. Thirteen cards each, one at a time, "
        .. "from the dealer's\nleft.\n  rules/whist.lua, line ",
      target = "^target=5: an option of Whist: points that win the game %(1 "
        .. "to 50; usually 5%)%.\n",
      follow_suit = "^follow_suit: an obligation of Whist: a player who "
        .. "holds a card of the suit led\nmust play one%.\n",
      trump = "\ntrump: a field of Whist, settled anew in each round %(suit"
        .. "%)%.\n",
      whist = "^Whist: two partnerships, thirteen tricks, the last card dealt "
        .. "makes trump%. new\n\"whist\" deals it%.\n  rules/whist.lua, line 1",
      american = "^American whist, a house rule of whist: The American game "
        .. "is played to seven\npoints%. new \"whist%+american\" deals",
    } do
      assert.matches(says, (prompt:handle("?" .. name)), name)
    end
  end)

  it("explains piles and fields that a match keeps", function()
    local prompt = Prompt.new()
    prompt:handle "deal skat"
    assert.matches("^skat: a pile of Skat that nobody sees%.\n",
      (prompt:handle "?skat"))
    assert.matches("^declarer: a field of Skat, settled anew in each round "
      .. "%(player%)%.\n", (prompt:handle "?declarer"))
  end)

  it("recognises a name of the game that is misspelt", function()
    assert.equal("No help for 'choose_trmp', did you mean 'choose_trump'?\n",
      last(Prompt.new(), DEAL, "?choose_trmp"))
  end)
end)


describe("??name", function()
  it("shows a step of the rules with its comment", function()
    local list = lines(last(Prompt.new(), DEAL, "??deal"))
    assert.matches("^rules/whist%.lua, line %d+$", list[1])
    assert.matches("^ +%d+  %-%- Thirteen cards each, one at a time, from the "
      .. "dealer's left%.$", list[2])
    assert.matches("^ +%d+  function whist:deal%(%)$", list[3])
    assert.matches("^ +%d+  end$", list[#list])
    assert.equal(5, #list)
  end)

  it("shows the house rule's step where one replaces it", function()
    assert.matches("^rules/house/whist/long_whist%.lua, line 1\n",
      last(Prompt.new(), "??long_whist"))
    assert.matches("^rules/house/skat/ramsch%.lua, line ",
      last(Prompt.new(), "deal skat+ramsch", "??nobody_bids"))
  end)

  it("shows words of the library, verbs and whole files", function()
    assert.matches("^lua/tenace/match/posed%.lua, line %d+\n.*\n +%d+  "
      .. "function posed%.order%(game, fields%)\n",
      last(Prompt.new(), "??order"))
    assert.matches("\n +%d+  function verbs%.hands%(prompt%)\n",
      last(Prompt.new(), "??hands"))
    assert.matches("\n +%d+  function commands%.branch%(desk, rest%)\n",
      last(Prompt.new(), "??branch"))
    assert.matches("^rules/whist%.lua, line 1\n   1  %-%- Whist: ",
      last(Prompt.new(), "??whist"))
    assert.matches("\n +%d+  static int word_deal_each%(",
      last(Prompt.new(), "??deal_each"))
  end)

  it("shows the value of a name", function()
    assert.equal("It was typed here.\n",
      last(Prompt.new(), "function f() end", "??f"))
    assert.equal("There is nothing to show of 'xyzzy'.\n",
      last(Prompt.new(), "??xyzzy"))
    assert.equal("source of what? for example: ??order\n",
      last(Prompt.new(), "??"))
  end)
end)


describe("it", function()
  it("is the last result, a match too", function()
    assert.equal("43\n", last(Prompt.new(), "42", "it + 1"))
    assert.equal("true\n", last(Prompt.new(), DEAL, "rawequal(it, m)"))
  end)
end)


describe("tables", function()
  it("align numbers to the right, and shorten fractions", function()
    assert.same({ "name    a         b", "x       1",
      "y     200  0.333333" },
      lines(last(Prompt.new(),
        "{ { name = 'x', a = 1 }, { name = 'y', a = 200, b = 1 / 3 } }")))
    assert.equal("0.33333333333333\n", last(Prompt.new(), "1 / 3"))
  end)

  it("fold wide cells, or print them below each other", function()
    local long = ("word "):rep(12)
    local list = lines(last(Prompt.new(), ("{ { name = 'x', says = %q, "
      .. "also = %q } }"):format(long, ("w"):rep(30))))
    assert.is_true(#list > 2)
    for _, line in ipairs(list) do assert.is_true(#line <= 80, line) end
    list = lines(last(Prompt.new(), ("{ { name = 'x', says = %q } }")
      :format(("w"):rep(90))))
    assert.equal("1", list[1])
  end)

  it("sort numeric names as numbers", function()
    assert.same({ "9   a", "10  b" },
      lines(last(Prompt.new(), '{ ["10"] = "b", ["9"] = "a" }')))
  end)
end)


--- What the last word of a line can become.
local function completes(prompt, line)
  local word = line:match "[%w_.:=/]*$"
  return complete.line(prompt, word, line, #line - #word + 1)
end


describe("completion", function()
  it("knows the arguments of a verb", function()
    local prompt = Prompt.new()
    prompt:handle(DEAL)
    prompt:handle "branch lead"
    assert.same({ "trick" }, completes(prompt, "goto t"))
    assert.same({ "lead" }, completes(prompt, "switch l"))
    assert.same({ "trump=last_card", "trump=rotate",
      "trump=rotate_with_no_trump" }, completes(prompt, "set tru"))
    assert.same({ "american" }, completes(prompt, "set am"))
    assert.same({ "hands" }, completes(prompt, "show "))
    assert.same({ "random" }, completes(prompt, "finish r"))
    assert.same({ "QC", "QD", "QH", "QS" }, completes(prompt, "give 2 q"))
    assert.same({ "hand" }, completes(prompt, "fix han"))
    assert.same({ "back" }, completes(prompt, "reload "))
    assert.same({ "off" }, completes(prompt, "tour "))
  end)

  it("knows names after question marks", function()
    local prompt = Prompt.new()
    prompt:handle(DEAL)
    assert.same({ "choose", "choose_suit", "choose_trump" },
      completes(prompt, "?choos"))
    assert.same({ "deal_again", "deal_all", "deal_each", "deal_packets" },
      completes(prompt, "??deal_"))
  end)

  it("knows files", function()
    assert.same({ "rules/whist.lua" }, completes(Prompt.new(),
      "save rules/wh"))
  end)

  it("knows the next word of a move of several", function()
    local match = require "tenace".new("bid_whist", { seed = 1 })
    assert.same({ "downtown", "no" }, complete.moves(match, "", "4 "))
    assert.same({ "trump" }, complete.moves(match, "tr", "4 no "))
    assert.same({}, complete.moves(match, "", "9 "))
  end)
end)


describe("save", function()
  local path

  before_each(function() path = os.tmpname() .. ".lua" end)
  after_each(function() os.remove(path) end)

  --- What a script shows when it is carried out.
  local function carried_out()
    local pipe = assert(io.popen((os.getenv "TENACE" or "./tenace") .. " run "
      .. files.quote(path) .. " 2>&1"))
    local text = pipe:read "a"
    pipe:close()
    return text
  end

  it("writes a script that shows the same again", function()
    local prompt, shown = Prompt.new(), {}
    for _, line in ipairs { "deal whist", "moves", "x = 20", "x + 1", "it + 1",
      "for i = 1, 2 do", "print(i)", "end", "play(m:moves()[1])",
      "branch low", "goto trick 1", "why \"as\"", "undo", "hands",
      "winner('whist', {}, 'AS KS')" } do
      shown[#shown + 1] = prompt:handle(line)
    end
    prompt:handle "nonsense"
    prompt:handle "help"
    assert.equal("13 lines are in " .. path .. ": tenace run " .. path .. "\n",
      (prompt:handle("save " .. path)))
    assert.equal(table.concat(shown), carried_out())
  end)

  it("notes where a match at a table began", function()
    local prompt, record = Prompt.new(), os.tmpname() .. ".record"
    prompt:handle(("play('whist', { bots = 'random', record = %q })")
      :format(record))
    prompt:handle "quit"
    prompt:handle("save " .. path)
    os.remove(record)
    assert.matches("\n%-%- A match at the table was begun here: "
      .. "play%('whist', ", (files.read(path)))
  end)

  it("says why it cannot", function()
    assert.equal("name a file: save lesson.lua\n", last(Prompt.new(), "save"))
    assert.matches("^There is a file 'rules/whist.lua' already",
      last(Prompt.new(), "save rules/whist.lua"))
    assert.matches("^Not saved: ", last(Prompt.new(), "save /nowhere/x.lua"))
  end)
end)


describe("the tour", function()
  it("goes on with Enter, from its first step to its last", function()
    local prompt = Prompt.new()
    local output = prompt:handle "tour"
    for n, step in ipairs(steps) do
      assert.is_truthy(output:find(("\nTour, %d of %d.\n")
        :format(n, #steps), 1, true), n)
      assert.equal(step.line, tour.line(prompt))
      if step.line then
        assert.is_truthy(output:find("\nEnter types: " .. step.line .. "\n", 1,
          true), step.line)
        output = prompt:handle ""
        assert.is_truthy(output:find("> " .. step.line .. "\n", 1, true))
      end
    end
    assert.is_nil(prompt.tour)
    assert.equal("", (prompt:handle ""))
  end)

  it("has no line that fails", function()
    local prompt = Prompt.new()
    for _, step in ipairs(steps) do
      if step.line then
        local before = #prompt.lines
        prompt:handle(step.line)
        assert.equal(before + 1, #prompt.lines, step.line)
      end
    end
  end)

  it("says nothing when the person leaves", function()
    local prompt = Prompt.new()
    prompt:handle "tour 3"
    assert.equal("", (prompt:handle "quit"))
    assert.is_true(prompt.over)
  end)

  it("waits while other lines are typed", function()
    local prompt = Prompt.new()
    prompt:handle "tour 3"
    assert.equal("2\n(The tour waits at step 3: Enter goes on, tour off ends "
      .. "it.)\n", (prompt:handle "1 + 1"))
    assert.equal("The tour is over; tour begins it again.\n",
      (prompt:handle "tour off"))
    assert.equal("2\n", (prompt:handle "1 + 1"))
  end)

  it("says which steps there are", function()
    local says = ("The tour has steps 1 to %d: tour 3, or tour off.\n")
      :format(#steps)
    assert.equal(says, last(Prompt.new(), "tour 99"))
    assert.equal(says, last(Prompt.new(), "tour x"))
  end)
end)


describe("the table", function()
  it("has the same help and source", function()
    local Session = require "tenace.face.table.session"
    local match = require "tenace".new("whist", { seed = 5, traced = true })
    local session = Session.new { match = match, seat = match:turn(),
      bots = { "random", "random", "random", "random" },
      bot_names = "random", header = "" }
    session:start()
    assert.matches("^target=5: an option of Whist", (session:handle "?target"))
    assert.matches("^rules/whist%.lua, line %d+\n", (session:handle "??deal"))
    assert.matches("^To play a card, type it", (session:handle "?"))
    assert.same({ "trump=rotate", "trump=rotate_with_no_trump" },
      (session:complete("trump=r", "set trump=r", 5)))
    assert.same({ "target" }, (session:complete("targ", "?targ", 2)))
  end)
end)
