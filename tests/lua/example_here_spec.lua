-- Examples that are made of a match: what they say, how short they are, and how
-- they come into a file.

local example_file = require "tenace.study.example_file"
local examples = require "tenace.study.examples"
local helper = require "game_helper"
local here = require "tenace.study.example_here"
local leave_out = require "tenace.study.leave_out"
local tenace = require "tenace"

local DEAL = { hands = {
  "AS KS 2S QH 6H 3H JC 4C 2C KD 7D 3D 2D",
  "QS JS 10S 9S AH KH JH 10H AC KC QC 10C 9C",
  "8S 7S 6S 9H 8H 7H 8C 7C 6C AD QD JD 10D",
  "5S 4S 3S 5H 4H 2H 5C 3C 9D 8D 6D 5D 4D" } }


--- A match of Whist with these cards, in which player 1 leads and diamonds are
-- trumps, after these moves.
local function whist(...)
  local m = tenace.new("whist+first_dealer=4", { seed = 1, deal = DEAL })
  for _, move in ipairs { ... } do m:play(move) end
  return m
end


--- The body of the example that a match shows.
local function body(m, shows)
  local _, found = assert(m:example("x", shows))
  return found.body
end


--- Why there is no example.
local function why(m, shows)
  local text, reason = m:example("x", shows)
  assert.is_nil(text)
  return reason
end


describe("what is left out", function()
  it("is all that is not needed", function()
    local list = leave_out.items({ 1, 2, 3, 4, 5, 6, 7 }, function(fewer)
      local has = {}
      for _, n in ipairs(fewer) do has[n] = true end
      return has[2] and has[7]
    end)
    assert.same({ 2, 7 }, list)
  end)

  it("is nothing where all is needed", function()
    assert.same({ "a", "b" }, leave_out.items({ "a", "b" }, function(fewer)
      return #fewer == 2
    end))
  end)

  it("leaves something in its place where that is wanted", function()
    local given = { cards = "AS KS 2S" }
    leave_out.words(given, "cards", function()
      return given.cards:find "KS" ~= nil
    end, "*")
    assert.equal("* KS *", given.cards)
  end)
end)


describe("an example of a question", function()
  it("has a card that must be played and one that may not", function()
    assert.same({ hand = "JH 9S", trick = "AS", legal = "9S" },
      body(whist "as"))
  end)

  it("has two cards where nothing binds", function()
    local given = body(whist())
    assert.equal(given.hand, given.legal)
    assert.matches("^%w+ %w+$", given.hand)
  end)

  it("shows a card that is refused, and the rule", function()
    assert.same({ hand = "AH 9S", trick = "AS", refused = "AH",
      because = "follow_suit" }, body(whist "as", "may not ah"))
  end)

  it("shows a card that is allowed, beside one that is not", function()
    assert.same({ hand = "9C QS", trick = "AS", allowed = "QS" },
      body(whist "as", "may qs"))
  end)

  it("is a match from its start where no card is asked for", function()
    local m = tenace.new("skat", { seed = 4 }):play "pass"
    assert.equal("too much may be answered here for an example: say may MOVE "
      .. "or may not MOVE", why(m))
    assert.same({ moves = {}, allowed = "18" }, body(m, "may 18"))
    assert.same({ moves = { "18" }, legal = "yes pass" }, body(m:play "18"))
  end)

  it("is refused where the rules say otherwise", function()
    assert.equal("the rules allow 9S here: change them first, then write that "
      .. "it is refused", why(whist "as", "may not 9s"))
    assert.equal("the rules refuse AH here (you hold 9S 10S JS QS, so you must "
      .. "follow spades): change them first, then write that it is allowed",
      why(whist "as", "may ah"))
  end)

  it("is none of what is no move", function()
    for _, shows in ipairs { "may zz", "may not zz" } do
      assert.equal("zz is no move here ('zz' is no card of this deck): an "
        .. "example can show it neither allowed nor refused",
        why(whist "as", shows))
    end
  end)

  it("is not guessed", function()
    assert.equal("say which move: may 3D, or may not 3D",
      why(whist(), "may not "))
    assert.equal("an example shows moves, may CARD, may not CARD, wins, score "
      .. "or last, not 'all'", why(whist(), "all"))
  end)
end)


describe("an example of what was done", function()
  it("shows that the last move was allowed", function()
    assert.same({ hand = "9C QS", trick = "AS", allowed = "QS" },
      body(whist("as", "qs"), "last"))
    assert.equal("no move has been made yet", why(whist(), "last"))
  end)

  it("shows who wins a trick, with the plays that it needs", function()
    assert.same({ trick = "2S QS", winner = 2 },
      body(whist("2s", "qs", "8s", "5s"), "wins"))
    assert.equal("no trick has been won that an example could show",
      why(whist "as", "wins"))
  end)

  it("keeps the trump where it has won", function()
    local m = tenace.new("whist+first_dealer=2", { seed = 1, deal = { hands = {
      "AS", "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD", "KS", "3S" } } })
    m:play "ks":play "3s":play "as":play "2d"
    assert.same({ trump = "D", trick = "AS 2D", winner = 2 }, body(m, "wins"))
  end)

  it("shows what a round scores, from the least of it", function()
    local m = tenace.new("whist", { seed = 3 }):run({ "random", "random",
      "random", "random" }, { rounds = 1 })
    local told, scores = body(m, "score"), m:scores()
    assert.same({ scores = scores, tricks = told.tricks }, told)
    assert.equal(13, told.tricks[1] + told.tricks[2])
    assert.equal("no round has been scored that an example could show",
      why(whist "as", "score"))
  end)

  it("is the one step that scored, where it has another name", function()
    local m = tenace.new("koi_koi", { seed = 1 }):run("random", { rounds = 1 })
    assert.same({ step = "score_stop", with = { "player 2" },
      taken = { "", "10A 9A 4A 2A 8L 8A" }, scores = { 0, 6 } },
      body(m, "score"))
  end)

  it("names players in a list by their seats", function()
    local m = tenace.new("tien_len", { seed = 1 }):run("random", { rounds = 1 })
    assert.same({ step = "score_places", with = { { 3, 2, 4, 1 } },
      scores = { 0, 2, 3, 1 } }, body(m, "score"))
  end)

  it("is a whole match where the round itself scores", function()
    local m = tenace.new("war", { seed = 1 }):run("random", { rounds = 1 })
    assert.same({ moves = { "play on", "play on" }, scores = { 1, 0 },
      won_by = 1 }, body(m, "score"))
  end)

  it("says who has won where the match is over", function()
    local m = tenace.new("whist", { seed = 3 }):run "random"
    local told = body(m)
    assert.equal(select(2, m:over()), told.won_by)
    assert.same(m:scores(), told.scores)
  end)

  it("shows cards that count", function()
    local m = tenace.new("hearts", { seed = 5 })
    m:run({ "random", "random", "random", "random" }, { rounds = 1 })
    local told = body(m, "score")
    for card in table.concat(told.won, " "):gmatch "%w+" do
      assert.matches("^%w+H$", (card:gsub("^QS$", "QH")))
    end
  end)
end)


describe("an example's text", function()
  it("is read again as what it says", function()
    local m = tenace.new("skat", { seed = 4 }):play "18"
    local text, found = m:example("a \"name\"")
    local read
    local function example(name)
      return function(given) read = { name, given } end
    end
    assert(load(text, "=text", "t", { example = example }))()
    assert.same({ "a \"name\"", found.body }, read)
    for line in text:gmatch "[^\n]+" do assert.is_true(#line <= 80) end
  end)

  it("breaks long texts between words", function()
    local cards = ("AS "):rep(40) .. "AS"
    local text = require "tenace.study.example_text".of("x", { hand = cards })
    local read
    assert(load(text, "=text", "t", { example = function()
      return function(given) read = given.hand end
    end }))()
    assert.equal(cards, read)
    assert.matches('\n  hand = "AS AS[^\n]* "\n    %.%. "AS', text)
  end)
end)


describe("an example is written", function()
  teardown(helper.clean)

  local RULES = helper.text("obligations = { follow_suit },", [[
function g:round()
  self:deal_each(5)
  self:play_tricks { leader = 1 }
  for side in self:each_side() do self:score(side, side.tricks, "tricks") end
end]])

  --- A match of a file of its own, with five cards each, after a first card.
  local function begun(text)
    local path = helper.file(text or RULES)
    local m = tenace.new(path, { seed = 1, deal = { hands = {
      "AS 2S", "KS 3H" } } })
    return m:play "as", path
  end

  --- Writes the example of a match; what example_file.put answers.
  local function put(m, name)
    local found = assert(here.of(m, { name = name, shows = "moves" }))
    return example_file.put(found)
  end

  it("before the last line of the rules file, where it holds", function()
    local m, path = begun()
    local at = assert(put(m, "must follow"))
    assert.equal(path, at.file)
    local text = helper.read(path)
    assert.matches('end\n\nexample "must follow" {\n  hand = "AH 4S", trick = '
      .. '"AS", legal = "4S",\n}\n\nreturn g\n$', text)
    local _, line = text:sub(1, text:find 'example "must' - 1):gsub("\n", "")
    assert.equal(line + 1, at.line)
    local fresh = tenace.library:variant(path, nil, true)
    assert.is_true(examples.run(fresh, tenace.library)[1].ok)
  end)

  it("into the file beside it, if there is one", function()
    local m, path = begun()
    local beside = path:gsub("g.lua$", "examples/g.lua")
    os.execute("mkdir -p '" .. beside:match "^(.*)/" .. "'")
    helper.write(beside, '-- More.\nexample "one" { trick = "AS 2S", '
      .. "winner = 1 }")
    assert.equal(beside, assert(put(m, "must follow")).file)
    assert.equal(RULES, helper.read(path))
    assert.matches("winner = 1 }\n\nexample \"must follow\" {\n[^}]*}\n$",
      helper.read(beside))
    local done, why_not = put(m, "one")
    assert.is_nil(done)
    assert.equal("there is an example 'one' already, " .. beside
      .. " line 2: choose another name", why_not)
  end)

  it("not if the file has changed since", function()
    local m, path = begun()
    local found = assert(here.of(m, { name = "x", shows = "moves" }))
    helper.write(path, "-- Other.\n" .. RULES)
    assert.same({ nil, path .. " has changed since its rules were read: reload "
      .. "first" }, { example_file.put(found) })
    assert.equal("-- Other.\n" .. RULES, helper.read(path))
  end)

  it("not with a name that is none", function()
    local m, path = begun()
    assert.same({ nil, "an example has a name: example \"only the suit led "
      .. "binds\"" }, { put(m, " ") })
    assert.same({ nil, "the name of an example is one line of at most 100 "
      .. "letters" }, { put(m, "two\nlines") })
    assert.equal(RULES, helper.read(path))
  end)

  it("not if it would not hold in the file", function()
    local m, path = begun()
    local found = assert(here.of(m, { name = "x", shows = "moves" }))
    found.text = found.text:gsub('legal = "4S"', 'legal = "AH"')
    local done, why_not = example_file.put(found)
    assert.is_nil(done)
    assert.matches("example 'x': legal should be 'AH', but is '4S'", why_not)
    assert.equal(RULES, helper.read(path))
  end)

  it("or to be pasted, if nobody may write there", function()
    local m, path = begun()
    local found = assert(here.of(m, { name = "x", shows = "moves" }))
    local disk = require "tenace.base.disk"
    local write = disk.write
    disk.write = function() return nil, "read-only", "system" end
    local done, why_not, paste = example_file.put(found)
    disk.write = write
    assert.same({ nil, "read-only", "paste" }, { done, why_not, paste })
    assert.equal(RULES, helper.read(path))
  end)

  it("into a house rule before the game", function()
    local places = here.places(tenace.variant "whist+long_whist+honours")
    local homes = {}
    for i, place in ipairs(places) do homes[i] = place.home end
    assert.same({ "whist+long_whist", "whist+honours", "whist" }, homes)
    assert.matches("^rules/examples/whist.lua$",
      (places[3].beside:gsub("^.*/rules/", "rules/")))
  end)
end)



-- The side that takes the first trick gets two points.
local FIRST = [[
local first = house_rule "First" { of = "whist" }
function first:after_trick(winner)
  if #winner.hand == 12 then self:score(winner, 2, "the first trick") end
end
return first
]]


--- A match under that house rule with the deal above, after these moves.
local function with_first(...)
  local path = helper.write(helper.folder() .. "/first.lua", FIRST)
  local m = tenace.new("whist+" .. path .. "+first_dealer=4",
    { seed = 1, deal = DEAL })
  for _, move in ipairs { ... } do m:play(move) end
  return m
end


describe("an example of what scores in the middle of a round", function()
  teardown(helper.clean)

  it("is what the table shows when it has just scored", function()
    local found = body(with_first("AS", "QS", "8S", "5S"))
    assert.same({ 2, 0 }, found.scores)
    assert.equal("AS", found.moves[1])
  end)

  it("is gone when the next player has answered", function()
    assert.is_nil(body(with_first("AS", "QS", "8S", "5S", "KS")).scores)
  end)

  it("has all that the round has scored at its end", function()
    local m = with_first()
    m:run("random", { rounds = 1 })
    local totals = m:scores()
    local found = body(m)
    assert.same({ totals[1], totals[2] }, found.scores)
    assert.is_nil(found.tricks)
  end)

  it("is not that of the round before", function()
    local m = with_first()
    m:run("random", { rounds = 1 })
    for _ = 1, 4 do m:play((m:moves())[1]) end
    assert.is_nil(body(m, "score").tricks)
  end)
end)


describe("an example of a hand of which every card may be played", function()
  it("is none where examples are to tell something", function()
    local found, reason = here.of(whist(), { name = "x", telling = true })
    assert.is_nil(found)
    assert.matches("^no rule refuses a card here, so an example would say "
      .. "nothing: ", reason)
    assert.truthy(here.of(whist(), { name = "x", telling = true,
      shows = "moves" }).body.legal)
  end)
end)
