-- Random rounds of Skat under all options, beside the second statement of the
-- rules: who is asked, what may be answered, what it counts.

local mixed = require "rules.mixed"
local statement = require "rules.skat.statement"
local tenace = require "tenace"

local SOAK = (os.getenv "SOAK" or "") ~= ""
local ROUNDS = SOAK and 20000 or 150
local MATCH = 50   -- rounds at the most
local HOUSES = { "", "+ramsch", "+kontra", "+pub_skat", "+tournament" }


local function words(text)
  local list = {}
  for word in text:gmatch("%S+") do list[#list + 1] = word end
  return list
end


--- A move of several words in one form.
local function plain(move)
  if not move:find("%d[CDHS] ") and not move:find("[JQKA][CDHS] ") then
    return move
  end
  local list = words(move)
  table.sort(list)
  return table.concat(list, " ")
end


local function sorted(list)
  local copy = {}
  for i, move in ipairs(list) do copy[i] = plain(move) end
  table.sort(copy)
  return table.concat(copy, ", ")
end


--- The hands, and the two cards that nobody holds.
local function dealt(m)
  local hands, held, skat = {}, {}, {}
  for seat, text in ipairs(m:hands()) do
    hands[seat] = words(text)
    for _, card in ipairs(hands[seat]) do held[card] = true end
  end
  for suit in ("CDHS"):gmatch(".") do
    for rank in ("7 8 9 10 J Q K A"):gmatch("%S+") do
      if not held[rank .. suit] then skat[#skat + 1] = rank .. suit end
    end
  end
  return hands, skat
end


--- One round of a match beside the statement; raises where they part.
-- @param passes nobody bids
local function round_beside(m, o, dealer, scores, passes)
  local hands, skat = dealt(m)
  assert(#skat == 2)
  local go_on = statement.round(o, dealer, hands, skat, scores)
  local player, moves = go_on()
  while player do
    local asked = m:turn()
    if asked ~= player then
      error(("player %s is asked, not %s"):format(asked, player))
    end
    local listed, expected = sorted(m:moves()), sorted(moves)
    if listed ~= expected then
      error(("may say %s, not %s"):format(listed, expected))
    end
    local move = passes and m:allows "pass" and "pass" or m:choose "random"
    m:play(move)
    player, moves = go_on(move)
  end
  if table.concat(m:scores(), " ") ~= table.concat(scores, " ") then
    error(("scores %s, not %s"):format(table.concat(m:scores(), " "),
      table.concat(scores, " ")))
  end
end


--- A match under one set of options; where they part, with the record.
local function match_beside(spec, o, seed, rounds)
  local options = { rounds = rounds }
  for name, value in pairs(o) do options[name] = value end
  options.ramsch, options.kontra = nil, nil
  local m = tenace.new(spec, { seed = seed, options = options })
  local scores, dealer = {}, m:copy():view(1).dealer
  for seat = 1, o.players do scores[seat] = 0 end
  for _ = 1, rounds do
    local ok, wrong = pcall(round_beside, m, o, dealer, scores)
    if not ok then error(wrong .. "\n" .. m:record()) end
    dealer = dealer % o.players + 1
  end
  assert.is_nil((m:turn()))
end


--- A match with any house rules and options.
local function any_match(spec, options, seed, most)
  local m = tenace.new(spec, { seed = seed, options = options })
  local o, house = {}, m.variant.spec
  for name, value in pairs(m.variant.options) do o[name] = value end
  for _, name in ipairs { "hirsch", "schieberamsch", "dealer_bets" } do
    o[name] = house:find("+" .. name, 1, true) ~= nil
  end
  o.bock = house:find("+bock", 1, true) and 0 or nil
  o.ramsch = o.ramsch_skat ~= nil
  o.kontra = o.hirsch or house:find "kontra" or house:find "pub_skat"
  local scores, dealer, rounds = {}, m:view(1).dealer, math.min(most, o.rounds)
  for seat = 1, o.players do scores[seat] = 0 end
  for n = 1, rounds do
    round_beside(m, o, dealer, scores, o.ramsch and n % 2 == 1)
    dealer = dealer % o.players + 1
  end
  assert.equal(rounds == o.rounds, (m:over()))
  return rounds
end


--- So many rounds, in matches.
local function beside(spec, o, seed, rounds)
  while rounds > 0 do
    match_beside(spec, o, seed, math.min(rounds, MATCH))
    seed, rounds = seed + 1000, rounds - MATCH
  end
end


--- An option of the ramsch, where one is played.
local function ramsch(house, value)
  if house == "+ramsch" or house == "+pub_skat" then return value end
end


describe("skat", function()
  it("is so with any house rules and options", function()
    mixed.each("skat", {}, any_match)
  end)

  it("is so with Bock rounds", function()
    for _, house in ipairs { "+bock", "+kontra+bock", "+pub_skat+bock",
      "+schieberamsch+hirsch+bock" } do
      for seed = 1, SOAK and 60 or 1 do
        any_match("skat" .. house, { players = seed % 2 + 3, rounds = 40,
          scoring = seed % 3 == 0 and "seeger_fabian" or nil }, seed, MATCH)
      end
    end
  end)

  local each = ROUNDS // (#HOUSES * 8)
  for n, house in ipairs(HOUSES) do
    it("is as it was said a second time: skat" .. house, function()
      for i = 0, 7 do
        beside("skat" .. house, {
          players = i % 2 + 3, overbid = i // 2 % 2 == 0 and "least_multiple"
            or "base", scoring = i // 4 == 0 and "classic" or "seeger_fabian",
          durchmarsch_wins = ramsch(house, true),
          jungfer_doubles = ramsch(house, i < 6),
          ramsch_skat = ramsch(house, i % 4 < 2 and "last_trick" or "loser"),
          ramsch = ramsch(house, true),
          kontra = house == "+kontra" or house == "+pub_skat",
        }, 10 * n + i, each)
      end
    end)
  end
end)


describe("a ramsch of skat", function()
  local A = "AC 10C KC QC JC AS 10S KS QS JS AH 10H KH QH JH AD 10D KD QD JD"

  --- The program's scores beside the statement's: cards won by seat, tricks,
  -- the skat, who has won the last trick.
  local function beside_of(won, tricks, skat, last, more)
    local o = { durchmarsch_wins = true, durchmarsch = "winner",
      jungfer_doubles = true,
      ramsch_skat = "last_trick" }
    for name, value in pairs(more or {}) do o[name] = value end
    local piles, cards = {}, {}
    for seat, text in ipairs(won) do piles[seat] = words(text) end
    for seat, text in ipairs(won) do
      cards[seat] = seat == last and o.ramsch_skat == "last_trick"
        and text .. " " .. skat or text
    end
    local change = statement.count_ramsch(piles, tricks, last, words(skat), o)
    local expected = {}
    for seat = 1, 3 do expected[seat] = change[seat] or 0 end
    local spec = ("skat+ramsch+durchmarsch_wins=%s+jungfer_doubles=%s"
      .. "+ramsch_skat=%s+durchmarsch=%s"):format(o.durchmarsch_wins,
      o.jungfer_doubles, o.ramsch_skat, o.durchmarsch)
    local left = tenace.step(spec, { contract = "ramsch",
      skat = o.ramsch_skat == "loser" and skat or nil },
      { step = "score_ramsch", tricks = tricks, won = cards })
    assert.same(expected, left.scores)
    return expected
  end

  it("counts Durchmarsch, Jungfer and skat as the statement does", function()
    assert.same({ 120, 0, 0 }, beside_of({ A, "", "" }, { 10, 0, 0 }, "7S 8S",
      1))
    assert.same({ -240, 0, 0 }, beside_of({ A, "", "" }, { 10, 0, 0 }, "7S 8S",
      1, { durchmarsch_wins = false }))
    assert.same({ 0, -120, -120 }, beside_of({ A, "", "" }, { 10, 0, 0 },
      "7S 8S", 1, { durchmarsch = "others" }))
    local six = "AC 10C KC QC AS 10S KS QS JS AH"          -- 69 points
    local four = "10H KH QH JH AD 10D KD QD JD"            -- 49
    assert.same({ -138, 0, 0 }, beside_of({ six, four, "" }, { 6, 4, 0 },
      "JC 7S", 2))
    assert.same({ -69, 0, 0 }, beside_of({ six, four, "" }, { 6, 4, 0 },
      "JC 7S", 2, { jungfer_doubles = false }))
    assert.same({ -142, 0, 0 }, beside_of({ six, four, "" }, { 6, 4, 0 },
      "JC 7S", 2, { ramsch_skat = "loser" }))
    assert.same({ -71, 0, 0 }, beside_of({ six, "10H AD 10D KD QD JD",
      "KH QH JH" }, { 5, 3, 2 }, "JC 7S", 2, { ramsch_skat = "loser" }))
  end)
end)


describe("the options of skat", function()
  local values = { players = { 3, 4 }, rounds = { 1, 144 },
    overbid = { "least_multiple", "base" },
    scoring = { "classic", "seeger_fabian" } }
  local names = { "players", "rounds", "overbid", "scoring" }

  --- Rounds with two options, under each house rule.
  local function play(options)
    for _, house in ipairs(HOUSES) do
      local left, seed = ROUNDS, 1
      while left > 0 do
        local m = tenace.new("skat" .. house, { seed = seed,
          options = options })
        m:run("random", { rounds = left })
        left, seed = left - m.variant.options.rounds, seed + 1
      end
    end
  end

  for i = 1, #names do
    for j = i + 1, #names do
      it(("play in pairs: %s and %s"):format(names[i], names[j]), function()
        for _, a in ipairs(values[names[i]]) do
          for _, b in ipairs(values[names[j]]) do
            play { [names[i]] = a, [names[j]] = b }
          end
        end
      end)
    end
  end
end)
