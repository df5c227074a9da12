-- Combinations of climbing games: what cards are, which beats which, and what a
-- hand can answer.

local helper = require "game_helper"

local BIG_TWO = [[
  ranks = "3 4 5 6 7 8 9 10 J Q K A 2",
  combinations = {
    suits = "D C H S",
    { "single" }, { "pair", of = 2 }, { "triple", of = 3 },
    { "straight", run = 5 },
    { "flush", same_suit = 5, beats = "straight" },
    { "full house", of = 3, with = 1, with_of = 2,
      beats = { "straight", "flush" } },
    { "four of a kind", of = 4, with = 1,
      beats = { "straight", "flush", "full house" } },
    { "straight flush", run = 5, same_suit = true,
      beats = { "straight", "flush", "full house", "four of a kind" } },
  }, ]]

local TIEN_LEN = [[
  ranks = "3 4 5 6 7 8 9 10 J Q K A 2",
  combinations = {
    suits = "S C D H", row = "3 4 5 6 7 8 9 10 J Q K A",
    { "single" }, { "pair", of = 2 }, { "triple", of = 3 },
    { "sequence", run = { 3, 12 } },
    { "four", of = 4, beats = { { "single", rank = "2" } } },
    { "double sequence", of = 2, run = { 3, 6 }, longer = true,
      beats = { { "single", rank = "2" }, { "pair", rank = "2", run = 4 },
        { "triple", rank = "2", run = 5 }, { "four", run = 4 } } },
  }, ]]

local DOU_DIZHU = [[
  deck = french(54),
  combinations = {
    ranks = "3 4 5 6 7 8 9 10 J Q K A 2 LJ BJ",
    row = "3 4 5 6 7 8 9 10 J Q K A", apart = "LJ BJ",
    { "single" }, { "pair", of = 2 }, { "triple", of = 3 },
    { "triple and one", of = 3, with = 1 },
    { "triple and pair", of = 3, with = 1, with_of = 2 },
    { "sequence", run = { 5, 12 } },
    { "pair sequence", of = 2, run = { 3, 10 } },
    { "airplane", of = 3, run = { 2, 6 } },
    { "airplane with singles", of = 3, run = { 2, 5 }, with = 1 },
    { "airplane with pairs", of = 3, run = { 2, 4 }, with = 1, with_of = 2 },
    { "four with two singles", of = 4, with = 2 },
    { "four with two pairs", of = 4, with = 2, with_of = 2 },
    { "bomb", of = 4, beats = "all" },
    { "rocket", cards = "LJ BJ", beats = "all" },
  }, ]]


--- What lies there as Lua: cards, or { cards, the name of what they are }.
local function shown(lying)
  if type(lying) ~= "table" then return ("%q"):format(lying or "") end
  return ("{ %q, %q }"):format(lying[1], lying[2])
end


--- A match whose player 1 holds that hand, and answers those cards.
local function match(facts, hand, lying, must)
  if facts:find "deck =" then
    facts = facts:gsub("deck = french%(54%),", "")
  end
  local text = helper.text(facts .. "round = { told = text },", [[
    function g:round()
      self:deal_packets { { 1, N } }
      self.told = "none"
      local said, cards, kind = self:ask(1, "what?", {
        { "{cards}", beats = LYING, must = MUST }, "pass" })
      self.told = kind or said
      self:ask_yes_no(1, "go on?")
    end ]])
  local _, n = hand:gsub("%S+", "")
  text = text:gsub("self:deal_packets { { 1, N } }", "self:deal_each(" .. n
    .. ")"):gsub("LYING", shown(lying))
    :gsub("MUST", must and '"' .. must .. '"' or "false")
    :gsub("french%(52%)", "french(54, { packs = 4 })")
    :gsub("players = 4", "players = 2")
  return require "tenace".new(helper.file(text), { seed = 1,
    deal = { hands = { hand, "*" } } })
end


--- Is that the combination played? False and the reason if it is refused.
-- `more` are cards that the player holds besides.
local function kind(facts, cards, lying, must, more)
  local m = match(facts, cards .. " 3C 2S " .. (more or ""), lying, must)
  local allowed, reason = m:allows(cards)
  if not allowed then return false, reason end
  return m:play(cards):view(1).told
end


describe("combinations of Big Two", function()
  teardown(helper.clean)

  it("are what they are called", function()
    for cards, name in pairs {
      ["9D"] = "single", ["9D 9S"] = "pair", ["9D 9S 9C"] = "triple",
      ["JC QD KS AH 2H"] = "straight", ["3H 5H 7H 9H 2H"] = "flush",
      ["4C 4D 4H AC AS"] = "full house", ["3D 3C 3H 3S 5C"] = "four of a kind",
      ["3H 4H 5H 6H 7H"] = "straight flush",
    } do
      assert.equal(name, kind(BIG_TWO, cards))
    end
    for _, cards in ipairs { "AC 2D 3S 4H 5H", "3D 4D", "3D 3S 3H 3C",
      "9D 9C 9S 4D" } do
      assert.is_false(kind(BIG_TWO, cards), cards)
    end
  end)

  it("beat others by rank and suit, and by kind", function()
    for _, pair in ipairs { "9S 9D > 9H 9C", "2D > AS", "9S > 9H",
      "JC QC KD AH 2S > 10C JD QD KH AC", "3D 4C 5H 6H 7S > 3C 4S 5S 6D 7H",
      "KD 9D 8D 5D 4D > QS JS 9S 8S 7S", "4C 4D 4H AC AS > 9H 5H 6H 7H 2H",
      "3D 3C 3H 3S 5C > 2D 2C 2H AC AD",
      "3D 4D 5D 6D 7D > 2D 2C 2H 2S AD" } do
      local high, low = pair:match "^(.*) > (.*)$"
      assert.truthy(kind(BIG_TWO, high, low), pair)
      assert.is_false(kind(BIG_TWO, low, high), pair)
    end
  end)

  it("say why others are refused", function()
    for _, case in ipairs {
      { BIG_TWO, "9H", "9S",
        "9H does not beat this single: it must be above 9S" },
      { BIG_TWO, "9H 9S", "8S",
        "the number of cards must be 1, as in the single that lies there" },
      { BIG_TWO, "9H 8S", nil, "9H 8S is no combination: these are single, "
        .. "pair, triple, straight, flush, full house, four of a kind, "
        .. "straight flush" },
      { BIG_TWO, "AC 2D 3S 4H 5H", nil, "AC 2D 3S 4H 5H is no straight: its "
        .. "ranks must follow each other in 3 4 5 6 7 8 9 10 J Q K A 2" },
      { BIG_TWO, "6C 7D 8S 9S", nil, "the straight needs 5 ranks in a row" },
      { BIG_TWO, "6C 6D 7S 7H 7D", "8C 8D 8H 4S 4H", "6C 6D 7S 7H 7D does not "
        .. "beat this full house: it must be above 8H", held = "AC AD AH" },
      { BIG_TWO, "6C 7D 8S 9S 10S", "8C 8D 8H 4S 4H", "6C 7D 8S 9S 10S is of "
        .. "another kind, straight: a higher full house is asked for, or a "
        .. "four of a kind or straight flush", held = "AC AD AH QC QD" },
      { TIEN_LEN, "6C 7C", nil, "6C 7C is no combination: these are single, "
        .. "pair, triple, sequence, four, double sequence" },
      { TIEN_LEN, "6C 6D 7C 7D", nil,
        "the double sequence needs at least 3 ranks in a row" },
      { TIEN_LEN, "6C 6D", "2D",
        "the number of cards must be 1, as in the single that lies there, "
        .. "unless it is a four or double sequence",
        held = "2H" },
      { TIEN_LEN, "6C 6D", "AD",
        "the number of cards must be 1, as in the single that lies there" },
      { DOU_DIZHU, "7C 7D 7H 8C 8D 8H 4C 4D", nil, "7 7 7 8 8 8 may carry "
        .. "nothing, 2 cards or 2 pairs, of other ranks and different ones" },
      { DOU_DIZHU, "7C 7D 7H 8C 9D", nil, "7 7 7 may carry nothing, a card or "
        .. "a pair, of other ranks and different ones" },
      { DOU_DIZHU, "9C 9D 9H 10C 10D 10H LJ BJ", nil,
        "LJ BJ may not be attached together" },
      { DOU_DIZHU, "JC QC KC AC 2C", nil, "JC QC KC AC 2C is no sequence: its "
        .. "ranks must follow each other in 3 4 5 6 7 8 9 10 J Q K A" },
      { DOU_DIZHU, "4C", "5C", "4C does not beat this single: it must be "
        .. "above 5" },
      { DOU_DIZHU, "5C 5D 5H 6C", "5S 6S 7S 8S 9S",
        "the number of cards must be 5, as in the sequence that lies there, "
        .. "unless it is a bomb or rocket",
        held = "8H 8D 8C 8S" },
    } do
      local _, reason = kind(case[1], case[2], case[3], nil,
        case.held)
      assert.equal(case[4], reason)
    end
    local _, reason = kind(BIG_TWO, "9H", nil, "3C")
    assert.equal("3C must be among the cards", reason)
  end)

  --- All sets of a hand that can be played, found one by one.
  local function all(m, hand)
    local cards, list = {}, {}
    for card in hand:gmatch "%S+" do cards[#cards + 1] = card end
    for bits = 1, (1 << #cards) - 1 do
      local set = {}
      for i, card in ipairs(cards) do
        if bits >> (i - 1) & 1 == 1 then set[#set + 1] = card end
      end
      local text = table.concat(set, " ")
      if #set <= 5 and m:allows(text) then
        list[#list + 1] = helper.sorted(text)
      end
    end
    table.sort(list)
    return list
  end

  it("of a hand are all found, each once", function()
    for _, case in ipairs {
      { "7C 7D 7H 7S 8S 9S 10S JS 3D" }, { "3D 3C 4D 4H 5D 6D 6S 7D 2S" },
      { "7C 7D 7H 7S 8S 9S 10S JS 3D", "6C 7C 8C 9C 10C" },
      { "3D 3C 4D 4H 5D 6D 6S 7D 2S", nil, "3D" },
      { "3D 3C 4D 4H 5D 5S 6D 6S 2S", "3H 3S" },
    } do
      local m, listed = match(BIG_TWO, case[1], case[2], case[3]), {}
      for _, move in ipairs(m:moves()) do
        if move ~= "pass" then listed[#listed + 1] = helper.sorted(move) end
      end
      table.sort(listed)
      assert.same(all(m, case[1]), listed)
    end
  end)
end)


describe("combinations of Tien Len", function()
  teardown(helper.clean)

  it("have bombs for twos", function()
    for _, pair in ipairs { "5S 5C 5D 5H > 2S", "3S 3C 4S 4C 5S 5C > 2S",
      "6S 6C 7S 7C 8S 8C 9S 9C > 2S 2C", "6S 6C 7S 7C 8S 8C 9S 9C > 3S 3C 4S "
      .. "4C 5S 5C", "8H 9S 10H > 8S 9H 10D", "7H > 7D",
      "3S 3C 4S 4C 5S 5C 6S 6C > AS AC AD AH" } do
      local high, low = pair:match "^(.*) > (.*)$"
      assert.truthy(kind(TIEN_LEN, high, low), pair)
    end
    for _, pair in ipairs { "5S 5C 5D 5H > AS", "5S 5C 5D 5H > 2S 2C",
      "9S 10S JS QS > 8S 9H 10D", "3S 3C 4S 4C 5S 5C > 2S 2C" } do
      local low, high = pair:match "^(.*) > (.*)$"
      assert.is_false(kind(TIEN_LEN, low, high), pair)
    end
  end)

  it("have no two in a row", function()
    assert.equal("sequence", kind(TIEN_LEN, "QS KS AH"))
    assert.is_false(kind(TIEN_LEN, "KS AH 2S"))
  end)
end)


describe("combinations of Dou Dizhu", function()
  teardown(helper.clean)

  it("are what they are called", function()
    for cards, name in pairs {
      ["10C JC QC KC AC"] = "sequence", ["3D 3H 4C 4D 5C 5D"] = "pair sequence",
      ["5C 5D 5H 9C"] = "triple and one",
      ["5C 5D 5H 9C 9D"] = "triple and pair",
      ["3S 3D 3H 4C 4D 4H"] = "airplane",
      ["7C 7D 7H 8C 8D 8H 3D 6C"] = "airplane with singles",
      ["KC KD KH AC AD AH 2C BJ"] = "airplane with singles",
      ["10C 10D 10H JC JD JH 4C 4D 9C 9D"] = "airplane with pairs",
      ["6C 6D 6H 6S 8C 9C"] = "four with two singles",
      ["4C 4D 4H 4S 5C 5D 6C 6D"] = "four with two pairs",
      ["2C 2D 2H 2S"] = "bomb", ["LJ BJ"] = "rocket",
    } do
      assert.equal(name, kind(DOU_DIZHU, cards))
    end
    for _, cards in ipairs { "JC QC KC AC 2C", "4C 5C 6C 7C", "4C 4D 5C 5D",
      "7C 7D 7H 8C 8D 8H 4C 4D", "9C 9D 9H 10C 10D 10H LJ BJ" } do
      assert.is_false(kind(DOU_DIZHU, cards), cards)
    end
  end)

  it("beat others of their kind and length, and bombs beat all", function()
    for _, pair in ipairs { "5C 5D 5H 3D > 4C 4D 4H 2C", "4D 4C 4H 4S > "
      .. "9C 9D 9H 9S KC AC", "LJ BJ > 2C 2D 2H 2S", "4C > 3C" } do
      local high, low = pair:match "^(.*) > (.*)$"
      assert.truthy(kind(DOU_DIZHU, high, low), pair)
      assert.is_false(kind(DOU_DIZHU, low, high), pair)
    end
    assert.is_false(kind(DOU_DIZHU, "5C 5D 5H 6C 6D", "4C 4D 4H 2C"))
  end)

  it("are listed once where suits do not count, and others are allowed",
    function()
      local m = match(DOU_DIZHU, "5C 5D 5H 9C", nil)
      local moves, more = m:moves()
      assert.same({ "5C", "9C", "5C 5D", "5C 5D 5H", "5C 5D 5H 9C", "pass" },
        moves)
      assert.is_true(more)
      assert.is_true(m:allows "5D 5H")
    end)

  it("have no others where each takes all cards of its ranks", function()
    local moves, more = match(DOU_DIZHU, "5C 5D LJ 9C", "4C 4D"):moves()
    assert.same({ { "5C 5D", "pass" }, nil }, { moves, more })
    moves, more = match(DOU_DIZHU, "5C 5D 5H 9C", "4C 4D"):moves()
    assert.same({ { "5C 5D", "pass" }, true }, { moves, more })
  end)
end)


describe("cards with several readings", function()
  teardown(helper.clean)

  local ANY = DOU_DIZHU:gsub("with = 1", "with = 1, with_any = true")
  local TWELVE = "5C 5D 5H 6C 6D 6H 7C 7D 7H 8C 8D 8H"

  --- What player 1 can lead the cards as.
  local function readings(facts, cards)
    local text = helper.text(facts:gsub("deck = french%(54%),", "")
      .. "round = { told = text },", ([[
      function g:round()
        self.told = table.concat(self:readings("%s"), ", ")
        self:ask_yes_no(1, "go on?")
      end ]]):format(cards)):gsub("french%(52%)", "french(54)")
    return require "tenace".new(helper.file(text), { seed = 1 }):view(1).told
  end

  it("have all of them that no other one beats", function()
    assert.equal("airplane with singles, airplane", readings(ANY, TWELVE))
    assert.equal("airplane", readings(DOU_DIZHU, TWELVE))
    assert.equal("", readings(DOU_DIZHU, "5C 6D"))
    assert.equal("straight flush", readings(BIG_TWO, "3H 4H 5H 6H 7H"))
  end)

  it("are read as what lies there", function()
    assert.equal("airplane", kind(ANY, TWELVE,
      { "3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H", "airplane" }))
    assert.equal("airplane with singles", kind(ANY, TWELVE,
      "3C 3D 3H 4C 4D 4H 5C 5D 5H KC QD AD"))
  end)

  it("are listed once", function()
    local m = match(ANY, TWELVE, "3C 3D 3H 4C 4D 4H 5C 5D 5H KC QD AD")
    local n = 0
    for _, move in ipairs(m:moves()) do
      if #move == #TWELVE then n = n + 1 end
    end
    assert.equal(1, n)
  end)
end)


describe("the fact combinations", function()
  teardown(helper.clean)

  it("is refused where it means nothing", function()
    for fact, wrong in pairs {
      ["{}"] = "a list of kinds", ["{ { of = 1 } }"] = "begins with its name",
      ["{ { 'a', off = 1 } }"] = "'off', did you mean 'of'",
      ["{ { 'a', of = 'x' } }"] = "'of' in combinations is a number",
      ["{ ranks = '3 X', { 'a' } }"] = "'X' is no rank",
      ["{ row = '3 X', { 'a' } }"] = "'X' is no rank",
      ["{ ranks = '3 4', apart = '5', { 'a' } }"] = "'5C' is no rank",
      ["{ apart = 'X', { 'a' } }"] = "'X' is no rank",
      ["{ { 'a', beats = 'b' } }"] = "'b' is no rank, card or kind",
      ["{ { 'a', of = 0 } }"] = "'of' in combinations is 1 or more",
      ["{ { 'a', with_of = 0 } }"] = "'with_of' in combinations is 1 or more",
      ["{ suits = 'C D H', { 'a' } }"] = 'each suit of the deck once, as in "',
      ["{ suits = 'C D H S C', { 'a' } }"] = "each suit of the deck once",
      ["{ suits = 'C D H X', { 'a' } }"] = "each suit of the deck once",
      ["{ row = '2 3 4 5 6 7 8 9 10 J Q K A 2 3 4 5 6 7 8 9', { 'a' } }"] =
        "has 21 ranks, and 20 at most",
      ["{ { 'a', beats = split 'a a a a a a a a a' } }"] =
        "'a' in combinations beats 8 other kinds at most",
      ["{ { 'a', beats = { { 'a', run = 256 } } } }"] =
        "'run' in combinations is a number",
    } do
      local found = helper.error(helper.match, "combinations = " .. fact,
        "function g:round() end")
      assert.truthy(found:find(wrong, 1, true), found)
      assert.truthy(found:find("^g%.lua:3: .*combinations"), found)
    end
  end)

  it("names of several wrong parts always the first by name", function()
    for fact, wrong in pairs {
      ["{ { 'a', with_of = 0, of = 'x', run = {}, equal = 1 } }"] =
        "'equal' in combinations is a flag",
      ["{ { 'a', zoo = 1, with_of = 'x', off = 1, longer = 2 } }"] =
        "'longer' in combinations is a flag",
      ["{ suits = 1, row = 2, apart = 3, { 'a', of = 'x' } }"] =
        "'apart' in combinations is",
    } do
      local found = helper.error(helper.match, "combinations = " .. fact,
        "function g:round() end")
      assert.truthy(found:find(wrong, 1, true), found)
    end
  end)

  it("is needed where combinations are asked for", function()
    assert.matches("the game has no combinations",
      helper.wrong [[ self:deal_each(1)
        self:ask(1, "what?", { { "{cards}", beats = "" } }) ]])
  end)
end)
