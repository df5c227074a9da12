-- Going back and forward, several lines, other deals and changed rules, as a
-- person types and reads them at the prompt and at the table.

local helper = require "game_helper"
local Prompt = require "tenace.face.prompt.session"
local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local DEAL = [[{ hands = {
  "AS KS 2S QH 6H 3H JC 4C 2C KD 7D 3D 2D",
  "QS JS 10S 9S AH KH JH 10H AC KC QC 10C 9C",
  "8S 7S 6S 9H 8H 7H 8C 7C 6C AD QD JD 10D",
  "5S 4S 3S 5H 4H 2H 5C 3C 9D 8D 6D 5D 4D" } }]]


local function lines(text)
  local list = {}
  for line in text:gmatch "([^\n]*)\n" do list[#list + 1] = line end
  return list
end


--- A prompt with a match of Whist: player 1 leads, diamonds are trumps.
local function at_prompt(...)
  local prompt = Prompt.new()
  prompt:handle('deal("whist+first_dealer=4", { seed = 1, deal = ' .. DEAL
    :gsub("\n", " ") .. " })")
  for _, line in ipairs { ... } do prompt:handle(line) end
  return prompt
end


--- A table with the same cards at which bots play their first card.
local function at_table(...)
  local match = tenace.new("whist+first_dealer=4", { seed = 1, traced = true,
    deal = load("return " .. DEAL)() })
  match.choose = function(m) return (m:moves())[1] end
  local session = Session.new { match = match, seat = 1, style = show.plain,
    bots = { "random", "random", "random", "random" }, bot_names = "random",
    header = "" }
  session:start()
  for _, line in ipairs { ... } do session:handle(line) end
  return session
end


--- What is shown first for a line.
local function first(desk, line)
  return lines((desk:handle(line)))[1]
end


describe("back and goto", function()
  it("take decisions back", function()
    local prompt = at_prompt('play "as"', 'play "qs"')
    assert.matches("\nSeat 1 to answer: which card%?\n$",
      (prompt:handle "back 2"))
    assert.equal("Nothing to take back.", first(prompt, "back"))
    assert.equal("back takes a number of decisions, from 1: back 3",
      first(prompt, "back x"))
  end)

  it("go back and forward in the match", function()
    local prompt = at_prompt 'm:run("random", { rounds = 1 })'
    assert.matches("^Whist. Round 1. .* Seats 2 and 4: 0.$",
      first(prompt, "goto round 1"))
    prompt:handle "goto trick 3"
    assert.equal(8, prompt.match:decisions())
    assert.equal("there has been no round 7 yet", first(prompt, "goto round 7"))
    for _, line in ipairs { "goto", "goto trik 3", "goto trick" } do
      assert.equal("Say where: goto trick 5, goto round 2 or goto decision "
        .. "12.", first(prompt, line))
    end
  end)

  it("go to the person's own decisions at the table", function()
    local session = at_table("as", "ks", "2s")
    local text = session:handle "back 2"
    assert.matches("\nHand   ♦ *K *7 *3 *2   ♠ *K *2 ", text, 1, true)
    assert.equal(4, session.match:decisions())
    session:handle "goto trick 1"
    assert.equal(0, session.match:decisions())
    assert.equal("Nothing to take back.", first(session, "back"))
  end)
end)


describe("branches", function()
  it("begin, are shown side by side, and go on", function()
    local prompt = at_prompt('play "as"')
    assert.equal("Line 2 begins here; switch 1 goes back to line 1.",
      first(prompt, "branch"))
    prompt:handle 'play "qs"'
    assert.equal("Line jack begins here; switch 2 goes back to line 2.",
      first(prompt, "branch jack"))
    prompt:handle "back"
    prompt:handle 'play "js"'
    prompt:handle 'play "8s"'
    assert.same({
      "line   moves  round  tricks  score  state",
      "1          1      1  0 : 0   0 : 0  Seat 2 to answer",
      "2          2      1  0 : 0   0 : 0  Seat 3 to answer",
      "jack*      3      1  0 : 0   0 : 0  Seat 4 to answer",
      "",
      "The first move is the same; then:",
      "   line 1           line 2           line jack",
      "2  (the line ends)  Seat 2 Q♠        Seat 2 J♠",
      "3                   (the line ends)  Seat 3 8♠",
    }, lines((prompt:handle "branches")))
    assert.equal("Line 2.", first(prompt, "switch 2"))
    assert.equal(2, prompt.match:decisions())
    assert.equal("Line 1.", first(prompt, "switch"))
    assert.equal("There is no line 4: 1, 2, jack.", first(prompt, "switch 4"))
    assert.equal("There is no line jak, did you mean jack?",
      first(prompt, "switch jak"))
    assert.equal("There is a line jack already: choose another name.",
      first(prompt, "branch jack"))
    assert.equal("A line's name is a word: letters, digits and _.",
      first(prompt, "branch a-b"))
  end)

  it("belong to one match", function()
    local prompt = at_prompt("branch", 'deal "whist"')
    assert.equal("There is only one line: branch begins another.",
      first(prompt, "switch 1"))
    assert.equal("There is only one line: branch begins another.",
      lines((prompt:handle "branches"))[3])
  end)

  it("shows no secret at the table", function()
    local seed, secret, match = 0
    repeat
      seed = seed + 1
      match = tenace.new("skat", { seed = seed }):run("random", { rounds = 1 })
      for _, entry in ipairs(match:story(2)) do
        secret = secret or entry.secret and entry.n
      end
    until secret
    local session = Session.new { match = match, seat = 2, header = "",
      bots = { "random", "random", "random" }, bot_names = "random" }
    session:handle "branch"
    session.branches.lines[1].match:go_to("round", 1)
    session.branches.lines[1].match:play "pass"
    assert.is_truthy(session:handle "branches":find("2 cards", 1, true))
  end)

  it("are ended by bots", function()
    local prompt = at_prompt("branch")
    local text = prompt:handle "finish random"
    assert.matches("^round  Seats 1 and 3  Seats 2 and 4  reason\n1  .*\n"
      .. "total .*\nWhist. Round 2. ", text)
    assert.matches("\n3 +52 +2 +0 : 0 ", (prompt:handle "again random"))
    assert.equal("2", prompt.branches.lines[prompt.branches.now].name)
    assert.matches("^no such bot 'randm'", first(prompt, "finish randm"))
    prompt:handle 'm:run("random")'
    assert.equal("The match is over: go back first, or switch to another line.",
      first(prompt, "finish"))
  end)

  it("tell at the table what bots played", function()
    local session = at_table("branch")
    local text = session:handle "finish random"
    assert.matches("^You lead ", text)
    assert.matches("\nRound 1 is over%.\n", text)
    assert.matches("\nRound 2%. ", text)
  end)
end)


describe("another deal", function()
  it("is shown with the differences", function()
    local prompt = at_prompt 'play "as"'
    assert.same({
      "The move so far is still allowed, but the position has changed:",
      "  Seat 1    now Q♠ instead of K♠",
      "  Seat 2    now K♠ instead of Q♠",
      "  Possible  now K♠ instead of Q♠",
    }, { table.unpack(lines((prompt:handle "give 1 qs")), 1, 4) })
    assert.same({
      "Move 1 is no longer allowed: Seat 1, A♠, in round 1: you do not hold "
        .. "A♠.",
      "The match is back before that move.",
    }, { table.unpack(lines((prompt:handle "swap as 5s")), 1, 2) })
    assert.equal("No move has been made yet, but the position has changed:",
      first(prompt, "fix hand 1 AS * QS"))
    assert.equal("No move has been made yet; the position is the same.",
      first(prompt, "fix hand 1 AS"))
  end)

  it("says how to type the command", function()
    local prompt = at_prompt()
    assert.equal("Say who gets which card: give 2 Q♠; or give 2 Q♠ for "
      .. "3♦.", first(prompt, "give qs"))
    assert.equal("Say which two cards change places: swap Q♠ 3♦",
      first(prompt, "swap qs"))
    assert.equal("Say which pile gets which cards: fix hand 1 A♠ K♠ *",
      first(prompt, "fix hand"))
    assert.equal("give: there is no seat '9', only 1 to 4",
      first(prompt, "give 9 QS"))
    assert.equal("deal: there is no pile 'skat'", first(prompt, "fix skat QS"))
  end)

  it("tells at the table what the person may know", function()
    local session = at_table()
    local text = session:handle "swap qs 5s"
    assert.equal("No move has been made yet, but the position has changed:",
      lines(text)[1])
    assert.is_nil(text:find("Q♠ instead", 1, true))
    session:handle "show hands"
    assert.is_truthy(session:handle "swap qs 5s"
      :find("Left   now Q♠ instead of 5♠", 1, true))
  end)
end)


describe("hands", function()
  it("are shown for study and hidden again at the table", function()
    local session = at_table()
    local text = session:handle "show hands"
    assert.equal("All hands are shown; hide hands hides them again.",
      lines(text)[1])
    assert.matches("\nPartner +♦ A Q J 10 ", text)
    text = session:handle "hide hands"
    assert.equal("The other hands are hidden again.", lines(text)[1])
    assert.is_nil(text:find("\nPartner  ", 1, true))
    assert.equal("show hands shows all hands, hide hands hides them again.",
      first(session, "show what"))
  end)

  it("are hidden at the prompt, except the hand to play", function()
    local prompt = at_prompt()
    local text = prompt:handle "hide hands"
    assert.matches("\nSeat 1%* ", text)
    assert.is_nil(text:find "\nSeat 2 ")
    assert.matches("\nSeat 2 ", (prompt:handle "show hands"))
  end)
end)


describe("rules changed while one plays", function()
  local path
  local rules = helper.read "rules/TEMPLATE.lua"

  before_each(function() path = helper.file(rules) end)
  teardown(helper.clean)

  --- A prompt with a match of the file, in which a suit was chosen.
  local function begun()
    local prompt = Prompt.new()
    prompt:handle('new("' .. path .. '", { seed = 1 })')
    prompt:handle 'play "s"'
    return prompt
  end

  it("set other options", function()
    local prompt = begun()
    assert.equal("The move so far is still allowed, and the position is "
      .. "the same.",
      first(prompt, "set target=20"))
    assert.equal(20, prompt.match.variant.options.target)
    assert.equal("The rules stay as they were: option 'target' must be a "
      .. "number from 1 to 50, not '900'", first(prompt, "set target=900"))
    assert.matches("^target=20 ", first(prompt, "set"))
  end)

  it("name the move that is no longer allowed, with its rule", function()
    local steps = "function g:round()\n  self:deal_each(2)\n"
      .. "  self:play_tricks { leader = 1 }\nend"
    helper.write(path, helper.text("obligations = {}", steps))
    local prompt = Prompt.new()
    prompt:handle('new("' .. path .. '", { seed = 1, deal = { hands = { '
      .. '"AS KS", "2S 3H" } } })')
    prompt:handle 'play "as"'
    prompt:handle 'play "3h"'
    helper.write(path, helper.text("obligations = { follow_suit }", steps))
    assert.same({
      "Move 2 is no longer allowed: Seat 2, 3♥, in round 1: you hold 2♠, so "
        .. "you must follow spades.",
      "Rule: follow suit, " .. path .. " line 3.",
    }, { table.unpack(lines((prompt:handle "reload")), 1, 2) })
    assert.equal(2, prompt.match:decisions())
  end)

  it("go back to before it when asked to", function()
    local prompt = begun()
    helper.write(path, (rules:gsub('"C", "D", "H", "S"', '"C", "D"')))
    local list = lines((prompt:handle "reload"))
    assert.equal("One of 6 examples of these rules does not hold:", list[1])
    assert.equal(path .. ":78: example 'five cards each, and the first player "
      .. "names trump': legal should be 'C D H S', but is 'C D'", list[2])
    assert.same({
      "Move 1 is no longer allowed: Seat 1, S, in round 1: the answer is one "
      .. "of these: C, D.",
      "The match goes on under the rules as they were. To go back before "
        .. "that move and use the new rules: reload back",
    }, { (list[3]:gsub("Seat %d", "Seat 1")), list[4] })
    assert.equal(1, prompt.match:decisions())
    list = lines((prompt:handle "reload back"))
    assert.equal("The match is back before that move, under the new rules.",
      list[4])
    assert.equal(0, prompt.match:decisions())
    assert.same({ "C", "D" }, prompt.match:moves())
  end)

  it("are noticed when they are watched", function()
    local prompt = begun()
    assert.equal("Watching " .. path .. ": after each save the rules are "
      .. "read again.", first(prompt, "watch"))
    assert.equal("1", first(prompt, "1"))
    helper.write(path, (rules:gsub("number { 10,", "number { 30,")))
    local list = lines((prompt:handle "1"))
    assert.equal(path .. " has changed.", list[1])
    local text = "\n" .. table.concat(list, "\n")
    assert.matches("\nThe move so far is still allowed, and the position is "
      .. "the same%.\n", text)
    assert.matches("\nWhat the rules say now\n.*30.*\nThe same %d[%d,]* deals "
      .. "by random bots are played\nand scored as before%.\n",
      (text:gsub("played and", "played\nand")))
    assert.equal("1", list[#list])
    assert.equal("1", first(prompt, "1"))
    helper.write(path, rules .. "oops")
    assert.matches("^The rules stay as they were: ",
      lines((prompt:handle "1"))[2])
    assert.equal("1", first(prompt, "1"))
    assert.equal("Watching has ended.", first(prompt, "watch"))
    helper.write(path, rules)
    assert.equal("1", first(prompt, "1"))
  end)

  it("are noticed at the table before the next question", function()
    local match = tenace.new(path, { seed = 1, traced = true })
    match.choose = function(m) return (m:moves())[1] end
    local session = Session.new { match = match, seat = (match:turn()),
      bots = { "random", "random", "random", "random" },
      bot_names = "random", header = "" }
    session:start()
    session:handle "watch"
    helper.write(path, (rules:gsub("number { 10,", "number { 30,")))
    local text = session:handle "s"
    assert.is_truthy(text:find(path .. " has changed.\n", 1, true))
    assert.is_truthy(text:find("; 30 wins.", 1, true))
    assert.is_nil(text:find("; 10 wins.", 1, true))
  end)
end)
