-- Duties with conditions: what they allow and refuse, in matches and positions;
-- house rules that add, move and take away; what is wrong with them; and what
-- the rulebook says of them.

local duties = require "tenace.face.rulebook.duties"
local helper = require "game_helper"
local rules = require "rules_helper"
local tenace = require "tenace"

local ROUND = [[
  function g:round()
    self:deal_each(3)
    self:play_tricks { leader = self:player(1) }
  end
]]

--- A game with these obligations, and with spades as trumps.
local function game(list, more)
  return helper.file(helper.text("sides = 'partners', obligations = {" .. list
    .. "}," .. (more or "round = { trump = suit },"), ROUND))
end


--- What may be played in a position of a game with these obligations.
local function legal(list, pose, facts)
  local moves = tenace.legal(game(list), facts or { trump = "S" }, pose)
  return helper.sorted(table.concat(moves, " "))
end


describe("an obligation", function()
  teardown(helper.clean)

  it("names cards that must be played", function()
    local two = [[obligation "two of clubs" {
      play = "2C", when = "leading, first trick", says = "{cards} first" }]]
    assert.equal("2C", legal(two, { hand = "2C AS 3H" }))
    assert.equal("2C 3H AS", legal(two, { hand = "2C AS 3H", played = "4D" }))
    assert.equal("2C 3H AS", legal(two, { hand = "2C AS 3H", trick = "4C" }))
    assert.equal("3H AS", legal(two, { hand = "AS 3H" }))
  end)

  it("names cards that may not be played, and lets the next speak", function()
    local low = [[obligation "no hearts" { avoid = "H, QS", says = "no" },
      follow_suit]]
    assert.equal("3C", legal(low, { hand = "3C 4H 5D", trick = "AC" }))
    assert.equal("5D", legal(low, { hand = "4H 5D", trick = "AH" }))
    assert.equal("4H", legal(low, { hand = "4H QS", trick = "AH" }))
  end)

  it("refuses with its own sentence, and with the cards that it leaves",
    function()
    local list = [[obligation "wait" { avoid = "H", when = "leading",
      until_played = "H", says = "not yet; you hold {cards}" }, follow_suit]]
    local path, hand = game(list), "5H 9H KC"
    local _, why, rule = tenace.allows(path, {}, { hand = hand }, "5H")
    assert.same({ "not yet; you hold KC", "wait" }, { why, rule })
    assert.is_true((tenace.allows(path, {}, { hand = hand, played = "2H" },
      "5H")))
    assert.is_true((tenace.allows(path, {}, { hand = "5H 9H" }, "5H")))
    _, why, rule = tenace.allows(path, {}, { hand = hand, trick = "4C" }, "5H")
    assert.same({ "you hold KC, so you must follow clubs", "follow_suit" },
      { why, rule })
  end)

  it("speaks of trumps where these are more than a suit", function()
    local path = helper.file(helper.text("sides = 'partners', obligations = "
      .. "{ follow_suit }, round = { trump = suit, jacks = flag },", ROUND .. [[
      function g:order()
        return { trump = self.trump, top = self.jacks and "JD JS" or nil }
      end]]))
    local function why(facts, trick)
      return select(2, tenace.allows(path, facts,
        { hand = "2H JS 3C", trick = trick }, "3C"))
    end
    local jacks = { trump = "H", jacks = true }
    assert.equal("you hold 2H JS, so you must follow trumps", why(jacks, "JD"))
    assert.equal("you hold 2H JS, so you must follow trumps", why(jacks, "9H"))
    assert.equal("you hold 2H, so you must follow hearts",
      why({ trump = "H" }, "9H"))
  end)

  it("can have the one before it choose first", function()
    local list = [[obligation "a" { play = "C, D", narrows = true,
      says = "black or red: {cards}" },
      obligation "b" { play = "D, H", says = "red: {cards}" }]]
    assert.equal("4D", legal(list, { hand = "3C 4D 5H" }))
    local path = game(list)
    local _, why = tenace.allows(path, {}, { hand = "3C 4D 5H" }, "5H")
    assert.equal("black or red: 3C 4D", why)
    _, why = tenace.allows(path, {}, { hand = "3C 4D 5H" }, "3C")
    assert.equal("red: 4D", why)
  end)

  it("exempts cards, which alone do not make it bind", function()
    local jack = [[obligation "follow or trump" { play = "suit led, trumps",
      exempt = "J of trumps", says = "{cards}" }]]
    local hand = "JS 4S 7D"
    assert.equal("4S JS", legal(jack, { hand = hand, trick = "AS" }))
    assert.equal("7D JS", legal(jack, { hand = "JS 7D", trick = "AS" }))
    assert.equal("4S 7D JS", legal(jack, { hand = hand, trick = "AD" }))
    assert.equal("4S JS", legal(jack, { hand = "JS 4S 2H", trick = "AD" }))
    assert.equal("4C JH", legal("exempt('JH', follow_suit)",
      { hand = "JH 4C 5D", trick = "AC" }))
  end)

  it("does not bind a hand that has only such cards", function()
    local under = [[obligation "higher" { avoid = "lower trumps",
      unless_only = "trumps", when = "trumped", says = "not lower" },
      obligation "any" { play = "suit led, trumps", says = "{cards}" }]]
    assert.equal("7C", legal(under, { hand = "8S 7C", trick = "AC 9S" }))
    assert.equal("6S 8S", legal(under, { hand = "8S 6S", trick = "AC 9S" }))
    assert.equal("8S JS", legal(under, { hand = "JS 8S", trick = "AC 9S" }))
    assert.equal("7C 8S", legal(under, { hand = "8S 7C", trick = "AC" }))
  end)

  it("depends on who is winning, and on what was led", function()
    local list = [[when("trump led", beat_led), follow_suit,
      unless("partner wins", { overtrump, play_trump })]]
    local hand = "8S 7D"
    assert.equal("8S", legal(list, { hand = hand, trick = "AC" }))
    assert.equal("7D 8S", legal(list, { hand = hand, trick = "AC 2C" }))
    assert.equal("8S", legal(list, { hand = hand, trick = "4C AC" }))
    assert.equal("8S", legal(list, { hand = "8S 2S", trick = "4S" }))
    assert.equal("2C 8C", legal(list, { hand = "8C 2C", trick = "4C" }))
  end)

  it("depends on the player's having none of the suit led", function()
    local list = [[obligation "a" { play = "H", when = "void", says = "h" }]]
    assert.equal("4H", legal(list, { hand = "4H 5D", trick = "2C" }))
    assert.equal("3C 4H", legal(list, { hand = "3C 4H", trick = "2C" }))
  end)

  it("depends on fields", function()
    local path = game([[
      when({ trump = "S, H" }, play_trump),
      unless({ called = "high" }, obligation "low" { avoid = "A", says = "x" }),
      obligation "d" { play = "D", when = { "leading", bold = true },
        unless = { trump = false }, says = "y" }]],
      [[round = { trump = suit, called = choice "high low", bold = flag },]])
    local function may(facts, trick)
      local moves = tenace.legal(path, facts, { hand = "AS 3D 4H",
        trick = trick })
      return helper.sorted(table.concat(moves, " "))
    end
    assert.equal("AS", may({ trump = "S" }, "2C"))
    assert.equal("4H", may({ trump = "H" }, "2C"))
    assert.equal("3D 4H", may({ trump = "D" }, "2C"))
    assert.equal("3D 4H AS", may({ trump = "D", called = "high" }, "2C"))
    assert.equal("3D", may({ trump = "D", bold = true, called = "high" }))
    assert.equal("3D 4H AS", may({ bold = true, called = "high" }))
  end)

  it("sees a field that a step has set between two tricks", function()
    local m = helper.match([[round = { shut = flag },
      obligations = { when({ shut = true }, follow_suit) },]], [[
      function g:after_trick() self.shut = true end
      function g:round()
        self:deal_each(3)
        self:play_tricks { leader = self:player(1) }
      end]], { seed = 1, deal = { hands = { "2C 3C AC", "4C 8C 5D",
      "6C 7D 8D", "9C 9D 10D" } } })
    for _, card in ipairs { "2C", "5D", "7D", "9D", "3C" } do
      assert(m:play(card))
    end
    assert.same({ "4C", "8C" }, m:moves())
  end)

  it("tells a function who plays", function()
    local m = helper.match([[obligations = { obligation "two" { says = "x",
      function(_, hand, player)
        return player.number == 2 and hand:of_suit("D") or nil
      end } },]], ROUND, { seed = 1, deal = { hands = { "2C 3C 4C",
      "2D 3D 5C", "4D 5D 6C", "*" } } })
    assert(m:play "2C")
    assert.same({ "2D", "3D" }, m:moves())
    assert(m:play "2D")
    assert.equal(3, #m:moves())
  end)

  it("is named among those that forbid a card, too", function()
    local m = tenace.new(game [[follow_suit, obligation "no heart" {
      avoid = "H", when = "first trick", says = "no heart yet" }]], { seed = 1,
      deal = { hands = { "2C 3C 4C", "5C 7C 3H", "*", "*" } } })
    assert(m:play "2C")
    local why = m:why "3H"
    assert.equal("follow_suit", why.rule)
    assert.same({ "no heart yet" }, { why.also[1].says, why.also[2] })
    assert.is_nil(m:why("7C").also)
  end)

  it("counts a kitty as no first trick", function()
    local m = helper.match([[obligations = { obligation "low" { avoid = "A",
      when = "leading, first trick", says = "no ace" } },]], [[
      function g:round()
        self:deal_each(3)
        self:add_trick(1)
        self:play_tricks { leader = self:player(1) }
      end]], { seed = 1, deal = { hands = { "AC 3D 4C", "2C 2D 2H",
        "3C 4D 3H", "5D 4H 5H" } } })
    assert.equal("3D 4C", helper.sorted(table.concat(m:moves(), " ")))
    assert(m:play "4C")
    for _ = 1, 3 do m:play(m:moves()[1]) end
    assert.equal("3D AC", helper.sorted(table.concat(m:moves(), " ")))
  end)

  it("leaves no world in doubt", function()
    local path = game [[obligation "wait" { avoid = "H", when = "leading",
      until_played = "H", says = "x" }, follow_suit,
      obligation "first" { avoid = "S", when = "first trick", says = "y" } ]]
    local lost, worlds = 0, 0
    for seed = 1, 40 do
      local m = tenace.new(path, { seed = seed })
      for _ = 1, 3 + seed % 8 do m:play((m:choose "random")) end
      m:choose "search:10"
      if m.thought then
        lost, worlds = lost + m.thought.dropped, worlds + m.thought.worlds
      end
    end
    assert.is_true(worlds > 100)
    assert.equal(0, lost)
  end)
end)


describe("the duties of a whole game", function()
  teardown(helper.clean)

  --- What may be played where the order has jacks and nines on top.
  local function may(list, hand, trick, trump)
    local path = helper.file(helper.text("sides = 'partners', turn = "
      .. "'anticlockwise', ranks = '2 3 4 5 6 7 8 9 J Q K 10 A', round = { "
      .. "trump = suit }, obligations = {" .. list .. "},", ROUND .. [[
        function g:order()
          local trump = self.trump
          if not trump then return {} end
          return { trump = trump, top = { "9" .. trump, "J" .. trump } }
        end]]))
    local moves = tenace.legal(path, { trump = trump or "H" },
      { hand = hand, trick = trick })
    return helper.sorted(table.concat(moves, " "))
  end

  it("may beat trumps, and trump but for a partner", function()
    local list = [[when("trump led", beat_led), follow_suit,
      unless("partner wins", { overtrump, play_trump })]]
    assert.equal("JH", may(list, "JH 8H", "9H"))
    assert.equal("8H AH", may(list, "AH 8H", "9H"))
    assert.equal("7S AH", may(list, "AH 7S", "AC 8H 10C"))
    assert.equal("AH", may(list, "AH 7S", "AC 7C 9H"))
    assert.equal("JH", may(list, "JH AH 7S", "AC 7C 9H"))
    assert.equal("2C 7C", may(list, "2C 7C AH", "AC"))
  end)

  it("may let trumps follow, spare a jack, and forbid a lower trump",
    function()
      local list = [[
        obligation "no lower trump" { avoid = "lower trumps",
          unless_only = "trumps", when = "trumped",
          says = "you may not play a lower trump" },
        exempt("J of trumps", when("trump led", follow_suit)),
        unless("trump led", obligation "follow or trump" {
          play = "suit led, trumps", says = "you hold {cards}" }),
      ]]
      assert.equal("7C 9H", may(list, "7C 9H 4D", "AC"))
      assert.equal("7C", may(list, "8H 7C", "AC 9H"))
      assert.equal("6H 8H", may(list, "8H 6H", "AC 9H"))
      assert.equal("4D 7C JH", may(list, "JH 7C 4D", "AH"))
      assert.equal("6H JH", may(list, "JH 6H 4D", "AH"))
      assert.equal("4D 7S", may(list, "7S 4D", "AC 9H"))
    end)
end)


describe("a house rule", function()
  local base = rules.game [[ obligations = { beat_led, follow_suit,
    once_empty("stock", play_trump),
    obligation "own" { avoid = "H", says = "x" } },]]

  --- The names of the obligations with this list of a house rule's.
  local function names(list)
    local made, wrong = rules.library(base, { h = "return house_rule 'H' { of "
      .. "= 'g', obligations = {" .. list .. "} }" }):variant "g+h"
    if not made then return tostring(wrong) end
    local all = {}
    for i, one in ipairs(made.obligations) do all[i] = one.name end
    return table.concat(all, " ")
  end

  it("takes an obligation away", function()
    assert.equal("beat_led play_trump own", names "without = 'follow_suit'")
    assert.equal("follow_suit play_trump",
      names "without = { beat_led, 'own' }")
    assert.equal("beat_led follow_suit play_trump own overtrump",
      names "overtrump")
    assert.matches("has no obligation 'overtrump' to take away",
      names "without = 'overtrump'")
    assert.matches("'follow_suit' is no place in a list of obligations",
      names "follow_suit = false")
    assert.matches("without must be a name", names "without = 3")
  end)

  it("puts one before or after another", function()
    assert.equal("overtrump beat_led follow_suit play_trump own",
      names "overtrump, beat_led")
    assert.equal("beat_led overtrump follow_suit play_trump own",
      names "beat_led, overtrump")
  end)

  it("puts a condition on those that are there, by their names", function()
    local function unless(list, more)
      local house = "return house_rule 'H' { of = 'g', obligations = {%s} }"
      local made = assert(rules.library(base, { x = house:format(list),
        y = house:format(more) }):variant "g+x+y").obligations
      local all = {}
      for i, one in ipairs(made) do
        all[i] = one.name .. ":" .. table.concat(one.unless, ",")
      end
      return table.concat(all, " ")
    end
    local free = "unless('partner wins', { 'beat_led', 'overtrump', 'own' })"
    local there = "beat_led:partner wins follow_suit: play_trump: "
      .. "own:partner wins"
    assert.equal(there, unless(free, ""))
    assert.equal(there .. " overtrump:partner wins", unless(free, "overtrump"))
    assert.equal(there .. " overtrump:partner wins", unless("overtrump", free))
    assert.matches("no obligation 'other' here that could get a condition",
      names "unless('leading', 'other')")
  end)

  it("says so when it replaces one that has other conditions", function()
    assert.matches("the game has 'play_trump' with other conditions; say "
      .. "without = \"play_trump\"", names "play_trump")
    assert.equal("beat_led follow_suit own play_trump",
      names "play_trump, without = 'play_trump'")
    assert.equal("beat_led follow_suit play_trump own",
      names "once_empty('stock', play_trump)")
  end)
end)


describe("what is wrong with an obligation", function()
  local function wrong(list)
    return rules.wrong(rules.game("obligations = {" .. list .. "},"))
  end

  it("is said", function()
    local cases = {
      ["obligation 'x' { says = 's', play = '1C' }"] =
        "'1C' is no card, suit or rank",
      ["obligation 'x' { says = 's', play = 'Hearts' }"] =
        "'Hearts' is the word for a suit: write \"H\"",
      ["obligation 'x' { says = 's', play = 'coins' }"] =
        "'coins' is no card, suit or rank",
      ["obligation 'x' { says = 's', play = 'suit leds' }"] =
        "did you mean 'suit led'",
      ["obligation 'x' { says = 's', play = 'H', avoid = 'S' }"] =
        "may have only one of",
      ["obligation 'x' { says = 's', play = 3 }"] =
        "cards must be text such as \"H, QS\", not 3",
      ["obligation 'x' { says = 's', play = 'H', until_played = 'trumps' }"] =
        "not by 'trumps'",
      ["when('leadin', follow_suit)"] =
        "there is no condition 'leadin', did you mean 'leading'",
      ["when(3, follow_suit)"] = "'when' must be text such as",
      ["unless({ {} }, follow_suit)"] = "'unless' must be text such as",
      ["when('leading', 3)"] = "when takes a condition and an obligation",
      ["unless('leading', {3})"] = "unless takes a condition and an obligation",
      ["exempt('JH', 3)"] = "exempt takes cards and an obligation",
      ["exempt(3, follow_suit)"] = "cards must be text such as",
      ["when({ tramp = 'S' }, follow_suit)"] =
        "an obligation depends on 'tramp', which is no field",
    }
    for list, says in pairs(cases) do
      local told = wrong(list)
      assert.is_truthy(told:find(says, 1, true), list .. ": " .. told)
    end
  end)

  it("is said where a field cannot decide, or too many do", function()
    local told = rules.wrong(rules.game [[round = { who = player },
      obligations = { when({ who = 1 }, follow_suit) },]])
    assert.matches("an obligation cannot depend on 'who'", told)
    local list = {}
    for i = 1, 9 do
      list[i] = "obligation 'o" .. i .. "' { says = 'x', play = 'H', when = { "
        .. "n = " .. i .. " } }"
    end
    told = rules.wrong(rules.game("round = { n = number(0, 9) }, obligations "
      .. "= {" .. table.concat(list, ", ") .. "},"))
    assert.matches("at most 8 values of fields", told)
  end)
end)


describe("the rulebook", function()
  teardown(helper.clean)

  it("prints what an obligation asks for", function()
    local function text(list)
      local v = assert(tenace.variant(game(list, [[
        round = { trump = suit, bold = flag, called = choice "high low" },
        piles = { turned = "all", far_pile = "all" },]])))
      return duties.text(v.obligations[1], v)
    end
    assert.equal("when leading, in the first trick: whoever holds {2C} must "
      .. "play it", text [[obligation "x" { play = "2C",
      when = "leading, first trick", says = "s" }]])
    assert.equal("before hearts or {QS} have been played: a player who has "
      .. "other cards may not play hearts", text [[obligation "x" {
      avoid = "H", until_played = "H, QS", says = "s" }]])
    assert.equal("when the trick has been trumped: a player who has cards "
      .. "other than trumps may not play trumps below the best one played",
      text [[obligation "x" { avoid = "lower trumps", unless_only = "trumps",
      when = "trumped", says = "s" }]])
    assert.equal("when it is so: bold, when called is high, unless there is no "
      .. "trump, once the stock is gone: a player who holds a card "
      .. "of the suit led must play one, but J of trumps may always be played",
      text [[once_empty("stock", exempt("J of trumps", when({ bold = true,
      called = "high" }, unless({ trump = false }, follow_suit)))) ]])
    assert.matches("^once the turned card is gone: ",
      text [[once_empty("turned", follow_suit)]])
    assert.matches("^once the far pile is gone: ",
      text [[once_empty("far_pile", follow_suit)]])
    assert.equal("you hold certain cards, the suit led and the best card",
      text [[obligation "x" { says = "you hold {cards}, {suit} and {best}",
      function() end }]])
  end)
end)


describe("what an obligation names", function()
  teardown(helper.clean)

  --- Why a game with this obligation, in its third line, is refused.
  local function refused(text)
    local path = helper.file([[
local g = game "G" { players = 2, deck = french(32),
  obligations = {
    obligation "wait" { ]] .. text .. [[ } },
  round = { trump = suit, bid = number { from = 1, to = 9 },
    contract = choice { "solo", "grand", "what" } },
  options = { loud = choice { "no", "very", "how" } },
}
function g:round() self:deal_each(3) end
return g]])
    local made, why = tenace.variant(path)
    if made then return nil end
    return (tostring(why):gsub("^.*/g.lua:", ""))
  end

  local function with(condition)
    return refused('avoid = "H", says = "no", when = { ' .. condition .. " }")
  end

  it("in its sentence is known when it is loaded", function()
    assert.equal("3: game 'G': what obligation 'wait' says has an unknown name "
      .. "'crds', did you mean 'cards'?",
      refused 'avoid = "H", says = "wait; {crds}"')
    assert.is_nil(refused 'avoid = "H", says = "{cards}{trump}{suit:of}{best}"')
  end)

  it("of a field's values can be", function()
    local waits = "3: game 'G': obligation 'wait' waits for what cannot be: "
    assert.equal(waits .. "field 'contract' must be 'solo' or 'grand', "
      .. "not 'grande', did you mean 'grand'?", with 'contract = "grande"')
    assert.equal(waits .. "field 'trump' must be a suit of the deck, not 'X'",
      with 'trump = "H, X"')
    assert.equal(waits .. "field 'bid' must be a number from 1 to 9, not '10'",
      with 'bid = "9, 10"')
    assert.is_nil(with 'trump = "none", bid = "3, 4", contract = "solo"')
  end)

  it("of an option's values can be", function()
    assert.matches("waits for what cannot be: option 'loud' must be 'no' or "
      .. "'very', not 'vary', did you mean 'very'%?", with 'loud = "vary"')
  end)

  it("is one thing, with a sentence", function()
    assert.equal("3: game 'G': field 'obligations': obligation 'wait' may "
      .. "have only one of play = …, avoid = … and a function: "
      .. "write two obligations",
      refused 'avoid = "H", play = "S", says = "no"')
    assert.equal("3: game 'G': field 'obligations': obligation 'wait' needs "
      .. 'the sentence that refuses a card: says = "…"', refused 'avoid = "H"')
    assert.equal("3: game 'G': field 'obligations': obligation 'wait' needs "
      .. "one of play = …, avoid = … and a function", refused 'says = "no"')
  end)

  it("may be an empty suit, and a number in text", function()
    local list = [[obligation "no hearts" { avoid = "H", says = "no",
      when = { trump = "none", bid = "3, 4" } }, follow_suit]]
    local more = "round = { trump = suit, bid = number },"
    local function moves(facts)
      return helper.sorted(table.concat(tenace.legal(game(list, more), facts,
        { hand = "3C 4H 5D" }), " "))
    end
    assert.equal("3C 5D", moves { bid = 3 })
    assert.equal("3C 4H 5D", moves { bid = 3, trump = "S" })
    assert.equal("3C 4H 5D", moves { bid = 2 })
  end)
end)
