-- The table, given lines: what a person types and reads.

local Session = require "tenace.face.table.session"
local hand = require "tenace.face.say.hand"
local held = require "tenace.face.moment.held"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local DEAL = {
  hands = {
    "AS KS 2S QH 6H 3H JC 4C 2C KD 7D 3D 2D",
    "QS JS 10S 9S AH KH JH 10H AC KC QC 10C 9C",
    "8S 7S 6S 9H 8H 7H 8C 7C 6C AD QD JD 10D",
    "5S 4S 3S 5H 4H 2H 5C 3C 9D 8D 6D 5D 4D",
  },
}


--- A table whose bots play their first legal card.
local function sit(how)
  how = how or {}
  local match = tenace.new(how.game or "whist", {
    seed = 1, options = how.options or { first_dealer = 4 },
    deal = how.deal or how.deal == nil and DEAL or nil, traced = true,
  })
  match.choose = function(m) return (m:moves())[1] end
  return Session.new {
    match = match, seat = how.seat or 1, style = how.style or show.plain,
    bots = { "random", "random", "random", "random" },
    bot_names = "random", header = "",
  }
end


local function lines(text)
  local list = {}
  for line in text:gmatch("([^\n]*)\n") do list[#list + 1] = line end
  return list
end


--- The text after these lines were typed.
local function said(session, ...)
  local text = session:start()
  for _, line in ipairs { ... } do text = session:handle(line) end
  return text
end


describe("the table", function()
  it("says of a flag that it is set, else nothing", function()
    for flag, sections in pairs { [true] = { "Alone", "yes" }, [false] = {} } do
      local m = tenace.new("euchre", { seed = 1,
        options = { first_dealer = 4 } })
      local answer = flag and "order up alone" or "order up"
      local session = Session.new { match = m:play(answer), seat = 1,
        style = show.plain, bots = { "random", "random", "random", "random" },
        bot_names = "random", header = "" }
      local text = session:start()
      assert.equal(sections[1] ~= nil, text:find("\nAlone.\n", 1, true) ~= nil)
      assert.is_nil(text:find("false", 1, true))
      local row = text:match "\nAlone%s+(%a+)\n"
      assert.equal(sections[2], row)
    end
  end)

  it("says what a player must know, and then asks", function()
    assert.same({
      "Whist: two partnerships, thirteen tricks, the last card dealt makes "
        .. "trump.",
      "You are seat 1; Left is seat 2, Partner is seat 3, Right is seat 4.",
      "Bots: random. Seed: 1.",
      "Type a card (7c) or its number; help lists what else you can say.",
      "",
      "Round 1. Right deals.",
      "13 cards each.",
      "Right shows 4♦: the last card dealt makes trump.",
      "Trump: diamonds ♦.",
      "",
      "Round 1. Trump: diamonds ♦. Tricks: we 0, they 0. Score: we 0, "
        .. "they 0; 5 wins.",
      "Shown  4♦ (Right)",
      "Hand   ♦ *K *7 *3 *2   ♠ *A *K *2   ♥ *Q *6  *3   ♣  *J  *4  *2",
      "          1  2  3  4      5  6  7      8  9  10      11  12  13",
      "which card?",
    }, lines(said(sit())))
  end)

  it("takes a card by name, either way round, or by number", function()
    for _, typed in ipairs { "as", "AS", "sa", "A♠", "♠A", "5", "play as",
      "Play 5", 'play "as"' } do
      assert.equal("You lead A♠.", lines(said(sit(), typed))[1])
    end
  end)

  it("tells the trick and shows the position", function()
    local text = said(sit(), "as", "ks", "2s")
    assert.same({ "You lead 2♠.", "Left plays J♠." },
      { table.unpack(lines(text), 1, 2) })
    text = said(sit { seat = 2 })
    assert.matches("\nRight leads 2♣.\n\nRound 1. ", text, 1, true)
  end)

  it("marks the cards that may be played", function()
    local text = said(sit { seat = 3 })
    assert.matches("\nTable  Partner 2♣, Right 9♣\n", text, 1, true)
    assert.matches("♣ *8 *7 *6", text, 1, true)
    assert.matches("♦  A  Q  J  10", text, 1, true)
  end)

  it("answers an illegal card by the rule's sentence", function()
    assert.same({
      "Not allowed: you hold 6♣ 7♣ 8♣, so you must follow clubs.",
      "Allowed: 8♣, 7♣, 6♣.",
      "Type why ad for the rule.",
    }, lines(said(sit { seat = 3 }, "ad")))
    assert.same({
      "A♦ is not allowed: you hold 6♣ 7♣ 8♣, so you must follow clubs.",
      "Rule: follow suit, rules/whist.lua line 12.",
      "It would be allowed if you held no clubs.",
      "Allowed: 8♣, 7♣, 6♣.",
    }, lines((said(sit { seat = 3 }, "ad", "why"):gsub(
      "[^ ]+/rules/", "rules/"))))
  end)

  it("forgets a refused card once another is played", function()
    local session = sit { seat = 3 }
    said(session, "ad", "8c")
    assert.matches("^The last trick: ", (session:handle "why"))
    session = sit { seat = 3 }
    said(session, "8c", "qc", "undo")
    assert.equal("Nothing has been refused, and no trick won: name a move "
      .. "after why.\n", session:handle "why")
  end)

  it("leaves the suits where they are when one is played out", function()
    local session = sit()
    local function order(round, ...)
      local groups = {}
      for _, key in ipairs { ... } do groups[#groups + 1] = { key = key } end
      groups = session:steady({ round = round, trump = "D" }, groups)
      for i, group in ipairs(groups) do groups[i] = group.key end
      return table.concat(groups)
    end
    assert.equal("DSHC", order(1, "D", "S", "H", "C"))
    assert.equal("HC", order(1, "C", "H"))
    assert.equal("DSHC", order(1, "D", "S", "H", "C"))
    assert.equal("CH", order(2, "C", "H"))
    assert.equal("SCH", order(2, "S", "C", "H"))
  end)

  it("refuses a card that is not in hand, and a wrong number", function()
    assert.equal("Not allowed: you do not hold Q♠.",
      lines(said(sit(), "qs"))[1])
    assert.same({ "No card has number 99: the numbers go from 1 to 13." },
      lines(said(sit(), "99")))
  end)

  it("explains why a card is allowed", function()
    local text = said(sit { seat = 3 }, "why 8c")
    assert.matches("^8♣ is allowed: ", text)
  end)

  it("goes back to the person's own last decision", function()
    local session = sit()
    local before = said(session)
    local after = session:handle "as"
    local text = session:handle "undo"
    assert.equal("Taken back.", lines(text)[1])
    assert.equal(before:match("\n\nRound 1%. Trump.*$"),
      text:match("\n\nRound 1%. Trump.*$"))
    text = session:handle "redo"
    assert.equal("Played again.", lines(text)[1])
    assert.equal(after:match("\n\nRound 1%. Trump.*$"),
      text:match("\n\nRound 1%. Trump.*$"))
    assert.equal("No move has been taken back.\n", session:handle "redo")
    session:handle "undo"
    assert.equal("You have made no move to take back.\n", session:handle "undo")
    assert.equal("You lead A♠.", lines(session:handle "as")[1])
  end)

  it("shows the last trick", function()
    assert.equal("No trick has been won in this round.\n",
      said(sit(), "last"))
    local list = lines(said(sit(), "as", "last"))
    assert.matches("^The last trick: You A♠, Left .*♠, Partner .*, Right ",
      list[1])
    assert.equal("You win the trick: A♠ is the highest of spades.", list[2])
  end)

  it("gives a hint", function()
    local session = sit()
    session.match.explain = function()
      return { move = "2C", sentences = { "2C comes to 6 tricks.", "So." } }
    end
    assert.equal("The bot would play 2♣. 2♣ comes to 6 tricks. So.\n",
      said(session, "hint"))
  end)

  it("chooses cards in a hint that are passed on, and plays none", function()
    local session = sit { game = "hearts", deal = false, options = {} }
    session.match.explain = function()
      return { move = "2C 3C 4C", sentences = {} }
    end
    assert.equal("The bot would choose 2♣ 3♣ 4♣.\n", said(session, "hint"))
  end)

  it("says where the commands are that a table does not have", function()
    assert.equal("'stats' is said outside of the table: quit, then tenace "
      .. "stats.\n", said(sit(), "stats"))
  end)

  it("finds a part of a word without loading all games for each", function()
    local games, n = tenace.games, 0
    tenace.games = function() n = n + 1; return games() end
    local text = said(sit(), "help foll")
    tenace.games = games
    assert.matches("follow_suit", text)
    assert.is_true(n <= 1)
  end)

  it("shows the rulebook and the commands", function()
    assert.matches("\nHow it is played\n", said(sit(), "rules"))
    assert.matches("\n  why 3d ", said(sit(), "help"))
  end)

  it("shows the rulebook page by page on a terminal", function()
    local all = sit():handle "rules"
    local session = sit { style = show.style { rows = 12 } }
    local page = session:handle "rules"
    local first, n = page:match "^(.*\n)Enter shows the other (%d+) lines%.\n$"
    assert.equal(10, #lines(first))
    assert.equal(#lines(all) - 10, tonumber(n))
    local text = first
    while session.more do
      text = text .. session:handle "":gsub("Enter shows [^\n]+\n$", "")
    end
    assert.equal(all, text)
    session:handle "rules"
    assert.matches("^The bot would", (session:handle "hint"))
    assert.matches("^\nRound 1", (session:handle ""))
  end)

  it("wraps its help if the terminal is narrow", function()
    local style = show.style { live = true, width = 60 }
    local text = said(sit { style = style }, "help")
    for _, line in ipairs(lines(text)) do
      assert.is_true(show.width(line) <= 60, line)
    end
    assert.matches("\n            about the move just refused, or ", text)
  end)

  it("wraps what happens there too", function()
    local style = show.style { live = true, width = 40 }
    for _, line in ipairs(lines(said(sit { style = style }))) do
      assert.is_true(show.width(line) <= 40, line)
    end
  end)

  it("tries Lua last, with the view in scope", function()
    assert.equal("2\n", said(sit(), "1 + 1"))
    assert.equal("D\n", said(sit(), "trump"))
    assert.equal("A♠ K♠\n", said(sit(), "'AS KS'"))
    assert.equal("1\tA♠\n", said(sit(), "print(1, 'AS')"))
    assert.equal("", said(sit(), "x = 1"))
    local session = sit()
    said(session, "x = 1")
    assert.equal("1\n", session:handle "x")
  end)

  it("reads several lines of Lua", function()
    local session = sit()
    session:start()
    local text, more = session:handle "for i = 1, 2 do"
    assert.same({ "", true }, { text, more })
    assert.equal(">> ", session:label())
    session:handle "print(i)"
    text, more = session:handle "end"
    assert.same({ "1\n2\n", false }, { text, more })
  end)

  it("recognises misspelt words", function()
    assert.equal("'hnit' is no move and no command here, did you mean "
      .. "'hint'?\n", said(sit(), "hnit"))
    assert.equal("'xyzzy' is no move and no command here: help lists "
      .. "them.\n", said(sit(), "xyzzy"))
    for typed, word in pairs { ["xyzzy now"] = "xyzzy", ["7z"] = "7z",
      ["7 z"] = "7 z", ["11h"] = "11h", ["反主 2h"] = "反主" } do
      assert.equal("'" .. word .. "' is no move and no command here: help "
        .. "lists them.\n", said(sit(), typed))
    end
  end)

  it("survives errors in a line", function()
    local session = sit()
    assert.equal("boom\n", said(session, "error 'boom'"))
    assert.equal("boom\n", session:handle "error { message = 'boom' }")
    assert.matches("nil value", (session:handle "nil + 1"))
    assert.equal("2\n", session:handle "1 + 1")
  end)

  it("follows a match that Lua moved on", function()
    local text = said(sit(), "m:play 'AS'; m:undo()")
    assert.equal("", text)
    text = said(sit(), "m:play 'AS'")
    assert.matches("^You lead A♠%.\nLeft plays ", text)
    assert.matches("♠ *K *2", text, 1, true)
    text = said(sit(), "as", "m:undo(4)")
    assert.matches("♠ *A *K *2", text, 1, true)
  end)

  it("leaves the match as it was when Lua fails", function()
    local session = sit()
    said(session, "m:play 'AS'; error 'no'")
    assert.equal(0, session.match:decisions())
    assert.matches("♠ *A *K *2", (session:handle ""), 1, true)
  end)

  it("shows the position again for an empty line", function()
    assert.matches("^\nRound 1%. Trump", said(sit(), ""))
  end)

  it("ends by quit, and keeps the match", function()
    local session = sit()
    said(session, "quit")
    assert.is_true(session.over)
  end)

  it("plays to the end of the match, and tells it", function()
    local session = sit { options = { first_dealer = 4, rounds = 2 } }
    local text, whole = session:start(), ""
    for _ = 1, 40 do
      if text:find "match is over" then break end
      text = session:handle "1"
      whole = whole .. text
    end
    assert.matches("\nRound 1 is over%.\nTricks: we %d+, they %d+%.\n"
      .. "%a+ score %d: tricks above six%.\nScore: we %d, they %d%.\n", whole)
    assert.matches("\nRound 2 of 2%. ", whole)
    assert.matches("\nround +We +They +reason\n", whole)
    assert.matches("\nThe match is over. Enter leaves", whole)
    assert.is_false(session.over)
    assert.equal("Taken back.", lines(session:handle "undo")[1])
    session:handle "redo"
    assert.is_nil(session.match:turn())
    session:handle ""
    assert.is_true(session.over)
  end)

  it("completes moves and commands", function()
    local session = sit()
    session:start()
    assert.same({ "help", "hide", "hint" }, (session:complete("h", "h", 1)))
    assert.same({ "AS", "again" }, (session:complete("a", "a", 1)))
    assert.same({ "AS" }, (session:complete("a", "why a", 5)))
  end)
end)


describe("reload", function()
  local path
  local rules = assert(io.open "rules/TEMPLATE.lua"):read "a"

  local function write(text)
    local file = assert(io.open(path, "w"))
    assert(file:write(text))
    file:close()
  end

  local function sit_at(seat)
    local match = tenace.new(path, { seed = 1, traced = true })
    match.choose = function(m) return (m:moves())[1] end
    return Session.new { match = match, seat = seat or match:turn(),
      bots = { "random", "random", "random", "random" },
      bot_names = "random", header = "" }
  end

  -- a new file each time, because loaded files are kept
  before_each(function() path = os.tmpname() .. ".lua" end)
  after_each(function() os.remove(path) end)

  it("plays on under the changed rules", function()
    write(rules)
    local session = sit_at()
    local text = said(session, "s")
    assert.matches("; 10 wins.", text, 1, true)
    write((rules:gsub("number { 10,", "number { 20,")))
    text = session:handle "reload"
    assert.equal("The move so far is still allowed, and the position is "
      .. "the same.",
      lines(text)[1])
    assert.matches("; 20 wins.", text, 1, true)
  end)

  it("says which move is no longer allowed, and leaves the match", function()
    write(rules)
    local session = sit_at()
    local before = said(session, "s")
    write((rules:gsub('"C", "D", "H", "S"', '"C", "D"')))
    local told = session:handle "reload"
    assert.matches("One of 6 examples of these rules does not hold:\n", told,
      1, true)
    assert.matches("\nMove 1 is no longer allowed: You, S, in round 1: the "
      .. "answer is one of these: C, D.\nThe match goes on under the rules as "
      .. "they were. To go back before that move and use the new rules: reload "
      .. "back\n$", told)
    assert.equal(before:match "\nRound 1%. Trump.*$",
      session:handle "":match "\nRound 1%. Trump.*$")
  end)

  it("reports the error of the file, and leaves the match", function()
    write(rules)
    local session = sit_at()
    said(session, "s")
    write(rules .. "oops")
    local text = session:handle "reload"
    assert.matches("^The rules stay as they were: [^\n]+%.lua:%d+: "
      .. "<eof> expected near 'oops': nothing comes behind [^\n]*\n$", text)
    assert.matches("\nRound 1. Trump: spades", (session:handle ""), 1, true)
  end)
end)


describe("rules in error", function()
  it("say how to go on, and do once they are corrected", function()
    local path = os.tmpname() .. ".lua"
    local function write(value)
      local file = assert(io.open(path, "w"))
      assert(file:write([[
local slip = house_rule "Slip" { of = "whist" }
function slip:after_trick(winner)
  self:score(winner, ]] .. value .. [[, "a trick")
end
return slip
]]))
      file:close()
    end
    write "winner.bonus"
    local session = sit { game = path }
    local text = said(session, "as")
    assert.matches(".lua:3: game 'Whist', step 'after_trick': a player has "
      .. "no 'bonus'", text, 1, true)
    assert.matches("\nCorrect the rules and type reload; or leave with "
      .. "quit.\n$", text)
    write "1"
    text = session:handle "reload"
    assert.equal("All 3 moves so far are still allowed, and the position "
      .. "is the same.",
      lines(text)[1])
    os.remove(path)
  end)
end)


describe("a table of another game", function()
  it("sorts the hand by its contract", function()
    local view = { hand = "9C AS KS 10S 10H KH JC", tricks = { 0, 0, 0 },
      contract = "hearts", trump = "H" }
    local groups = held.groups(tenace.variant "skat", view)
    assert.same({ "JC", "10H", "KH", "AS", "10S", "KS", "9C" },
      hand.flat(groups))
  end)

  it("lists the possible answers of a choice", function()
    local match = tenace.new("rules/TEMPLATE.lua", { seed = 1, traced = true })
    match.choose = function(m) return (m:moves())[1] end
    local session = Session.new {
      match = match, seat = (match:turn()), header = "",
      bots = { "random", "random", "random", "random" }, bot_names = "random",
    }
    local text = session:start()
    assert.matches("\nwhich suit is trump?\nYou can say: C (1), D (2), H (3), "
      .. "S (4).\n", text, 1, true)
    assert.matches("^Not allowed: ", (session:handle "7h"))
    text = session:handle "h"
    assert.matches("Trump: hearts ♥.\n", text, 1, true)
  end)
end)


describe("the state of the round", function()
  it("breaks no sentence that fits on a line", function()
    local out = said(sit { game = "hearts", deal = {} })
    local found
    for _, line in ipairs(lines(out)) do
      assert.is_true(#line <= 80)
      found = found or line:match "^Score: you 0.*100 ends the match%.$"
    end
    assert.is_string(found)
  end)

  it("names no target that another option silences", function()
    local function score_of(count)
      local out = said(sit { game = "briscola", deal = false,
        options = { count = count, target = 3 } })
      return out:match "(Score: .-)\n"
    end
    assert.equal("Score: you 0, Opponent 0; 3 wins.", score_of "games")
    assert.equal("Score: you 0, Opponent 0.", score_of "points")
  end)
end)
