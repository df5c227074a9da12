-- Deals as text, and the same deals at several tables.

local duplicate = require "tenace.study.duplicate"
local tenace = require "tenace"

--- The first deal of the description of PBN, and a board as LIN has it.
local PBN = [[
[Event "A club"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
]]
local LIN = "qx|o1|md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,"
  .. "SH63DAKQ987CA9732,|sv|o|mb|p|\n"


describe("deals", function()
  it("are read from PBN, with North in seat 1", function()
    local deals, format = tenace.read_deals(PBN)
    assert.equal("pbn", format)
    assert.equal(1, #deals)
    assert.equal("6H 3H AD KD QD 9D 8D 7D AC 9C 7C 3C 2C", deals[1].hands[1])
    assert.equal("KS QS 10S 2S AH 10H JD 6D 5D 4D 2D 8C 5C", deals[1].hands[4])
  end)

  it("are read from LIN, whose last hand may be left out", function()
    local deals, format = tenace.read_deals(LIN)
    local same = tenace.read_deals(PBN)
    assert.equal("lin", format)
    assert.same(same, deals)
  end)

  it("are dealt so, and written again as they were", function()
    local m = tenace.new("bridge", { seed = 1, deal = tenace.read_deals(PBN) })
    local deals = { m:dealt() }
    assert.equal(PBN:match "%[Board.*", tenace.write_deals(deals, "pbn"))
    local lin = tenace.write_deals(deals, "lin")
    assert.equal("qx|o1|md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,"
      .. "SH63DAKQ987CA9732,SA8654HKQ5DTCQJT6|sv|o|pg||\n", lin)
    assert.same(tenace.read_deals(PBN), tenace.read_deals(lin))
  end)

  it("have the dealer and who is vulnerable by their number", function()
    local m = tenace.new("whist", { seed = 7 })
    local text = tenace.write_deals({ m:dealt(), m:dealt() }, "pbn")
    assert.matches('%[Board "2"%]\n%[Dealer "E"%]\n%[Vulnerable "NS"%]', text)
    assert.matches("qx|o2|md|4.*|sv|n|",
      tenace.write_deals({ m:dealt(), m:dealt() }, "lin"))
  end)

  it("of any game are lines, and read again the same", function()
    local m = tenace.new("skat", { seed = 3 })
    local text = tenace.write_deals { m:dealt(), m:dealt() }
    assert.matches("^deal 1\nhand 1: ", text)
    assert.matches("\nskat: ", text, 1, true)
    local deals, format = tenace.read_deals(text)
    assert.equal("text", format)
    assert.same({ m:dealt(), m:dealt() }, deals)
    assert.equal(m:view(2).hand,
      tenace.new("skat", { seed = 9, deal = deals }):view(2).hand)
  end)

  it("that are none, or do not fit the format, are told", function()
    assert.same({ nil, "there is no deal in the text: PBN, LIN, or lines such "
      .. "as 'hand 1: AS KS' are expected" }, { tenace.read_deals "nothing" })
    assert.same({ nil, "deal 1: 'AX.2.3.4' is no hand" },
      { tenace.read_deals '[Deal "N:AX.2.3.4 - - -"]' })
    assert.same({ nil, "deal 1: LIN holds four hands of thirteen cards; the "
      .. "format text holds any deal" },
      { tenace.write_deals({ tenace.new("skat", { seed = 3 }):dealt() },
        "lin") })
    assert.has_error(function() tenace.write_deals({}, "xml") end,
      "write_deals: the format is pbn, lin or text, not xml")
    assert.has_error(function() tenace.read_deals(7) end,
      "read_deals: the text of deals expected")
  end)
end)


describe("the same deals at several tables", function()
  it("count in IMPs by how far the scores are apart", function()
    for difference, imps in next, { [0] = 0, [10] = 0, [20] = 1, [40] = 1,
      [50] = 2, [420] = 9, [430] = 10, [1500] = 17, [4000] = 24 } do
      assert.equal(imps, duplicate.imps(difference))
      assert.equal(-imps, duplicate.imps(-difference))
    end
  end)

  --- A match of Whist or another game with these deals, bots from this seed.
  local function played(game, seed, bot)
    return tenace.new(game, { seed = seed, deal = tenace.read_deals(PBN) })
      :run(bot or "random")
  end

  it("are compared board by board, and in all", function()
    local one = played("bridge+rounds=1", 1, "search:2")
    local other = played("bridge+rounds=1", 1)
    local found = tenace.compare_tables { one, other }
    local board = found.boards[1]
    local gain = board.scores[1] - board.scores[2]
    assert.equal(1, #found.boards)
    assert.equal(duplicate.imps(gain), board.imps[1])
    assert.equal(-board.imps[1], board.imps[2])
    assert.equal(100, found.matchpoints[1] + found.matchpoints[2])
    assert.same(board.scores, found.scores)
  end)

  it("give half of the points where scores are equal", function()
    local m = played("whist+rounds=1", 1)
    local found = tenace.compare_tables { m, m, m }
    assert.same({ 50, 50, 50 }, found.matchpoints)
    assert.same({ 0, 0, 0 }, found.imps)
  end)

  it("tell what each side has made above its average at all tables", function()
    local hands = { "3C 3D 3H 3S 5C 5D 5H 7C 8C 9C 10C JC QC KC AC 2C 2D",
      "4C 4D 4H 4S 6C 6D 8D 8H 9D 9H 10D 10H JD JH QD QH LJ" }
    local deal = { hands = { hands[1], hands[2], "*" }, bottom = "2H 2S BJ" }
    local function sat(calls)
      local m = tenace.new("dou_dizhu+doubling+spring=false", { seed = 1,
        options = { rounds = 1, first_bidder = "rotates", first_dealer = 2 },
        deal = deal })
      for call in calls:gmatch "%S+" do m:play(call) end
      return m:run "random"
    end
    local tables = { sat "1 pass pass pass pass", sat "3 double pass",
      sat "2 pass pass double double" }
    local found = tenace.compare_tables(tables)
    for seat = 1, 3 do
      local sum = 0
      for i, m in ipairs(tables) do
        sum = sum + m:scores()[seat]
        assert.equal(found.sides[i][seat], found.boards[1].sides[i][seat])
      end
      for i, m in ipairs(tables) do
        assert.equal(m:scores()[seat] - sum / 3, found.sides[i][seat])
      end
    end
  end)

  it("have the same cards in whichever order hands have got them", function()
    local one = tenace.new("bridge+rounds=2", { seed = 2 }):run "random"
    local other = assert(tenace.read_played(tenace.write_played(one),
      "bridge"))[1].match
    assert.not_same(one:copy():go_to("round", 1):dealt(),
      other:copy():go_to("round", 1):dealt())
    assert.same({ 0, 0 }, tenace.compare_tables({ one, other }).imps)
  end)

  it("must have the same cards, and be of one game", function()
    assert.has_error(function()
      tenace.compare_tables { tenace.new("whist+rounds=1", { seed = 1 })
        :run "random", tenace.new("whist+rounds=1", { seed = 2 }):run "random" }
    end, "compare_tables: the tables do not have the same cards in round 1")
    for _, wrong in ipairs { "x", {}, { tenace.new("whist", { seed = 1 }) },
      { tenace.new("whist", { seed = 1 }), tenace.new("skat",
        { seed = 1 }) } } do
      assert.has_error(function() tenace.compare_tables(wrong) end,
        "compare_tables: two matches or more of one game are expected")
    end
  end)
end)
