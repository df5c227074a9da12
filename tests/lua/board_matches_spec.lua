-- Boards of PBN and LIN with their auction and play: read as matches, written
-- from matches.

local claim = require "tenace.study.claim"
local tenace = require "tenace"

--- A board as a program for teams writes it in PBN: names and notes, a deal
-- that begins with West, cards in columns from the seat that led first, and a
-- claim after six tricks.
local PBN = [[
% PBN 2.1
% EXPORT
[Event "A club"]
[Site ""]
[Date "2026.05.01"]
[Board "7"]
[West "Anna"]
[North "Ben"]
[East "Clara"]
[South "Dan"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "W:KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4"]
[Scoring "IMP"]
[Declarer "N"]
[Contract "5D"]
[Result "10"]
{ A board to remember; it
cost the match. }
[Auction "S"]
2H =1= Pass Pass 2S
Pass 4S! 5D Pass
$2 Pass X ; a bold one
AP
[Note "1:weak"]
[Play "E"]
SA S3 S2 D7
HK H2 HA H6
C6 CK C5 C2
*
[OptimumResultTable "Declarer;Denomination\2R;Result\2R"]
N NT 9
]]

--- Boards as a site for play in the browser writes them: the last hand left
-- out, an alert with its text, passes in one, a claim; then a board passed out.
local LIN = "pn|d,a,b,c|st||md|1SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,"
  .. "SH63DAKQ987CA9732,|rh||ah|Board 7|sv|b|mb|2H!|an|weak|mb|p|mb|p|mb|2S|"
  .. "mb|p|mb|4S|mb|5D|mb|p|mb|p|mb|d|mb|ppp|pg||pc|SA|pc|s3|pc|S2|pc|D7|pg||"
  .. "mc|10|\n"
  .. "pn|d,a,b,c|st||md|2SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,"
  .. "SH63DAKQ987CA9732,|rh||ah|Board 8|sv|o|mb|p|mb|p|mb|p|mb|p|pg||\n"


local function played(text, game, how)
  return assert(tenace.read_played(text, game or "bridge", how))
end


local function bots(spec, seed, bot)
  return tenace.new(spec, { seed = seed }):run(bot or "random")
end


describe("a board of PBN", function()
  it("comes with its auction, play and result", function()
    local found = played(PBN)
    local one, board = found[1], found[1].boards[1]
    assert.equal(1, #found)
    assert.equal(7, board.n)
    assert.equal("5D", board.bid)
    assert.equal(2, board.doubled)
    assert.equal(1, board.declarer)
    assert.equal(10, board.taken)
    assert.is_true(board.filled)
    assert.equal("bridge+first_board=7+rounds=1", one.match.variant.spec)
    assert.same({ 0, 200 }, one.match:scores())
    assert.equal("2H", one.match:history()[1].move)
    assert.equal(3, one.match:history()[1].player)
  end)

  it("without play ends in the cards that give its result", function()
    local text = PBN:gsub("%[Play.*$", ""):gsub('Result "10"', 'Result "9"')
    local board = played(text)[1].boards[1]
    assert.equal(9, board.taken)
    assert.is_true(board.filled)
  end)

  it("whose auction is not over can be played on", function()
    local one = played((PBN:gsub("Pass 4S!.*$", "*\n")))[1]
    assert.is_false(one.boards[1].over)
    assert.equal(4, one.match:decisions())
    assert.equal(3, (one.match:turn()))
  end)

  it("may have the values of the board before", function()
    local text = PBN .. "\n" .. PBN:gsub('Event "A club"', 'Event "#"')
      :gsub('Board "7"', 'Board "#"'):gsub('%[Deal "[^"]*"', '[Deal "#"')
      :gsub("%[Date", '[Room "Closed"]\n[Date')
    local found = played(text)
    assert.equal(2, #found)
    assert.equal("Closed", found[2].room)
    assert.equal(7, found[2].boards[1].n)
    local both = tenace.compare_tables { found[1].match, found[2].match }
    assert.same({ 50, 50 }, both.matchpoints)
  end)
end)


describe("boards of LIN", function()
  it("come with calls, cards and claims", function()
    local found = played(LIN)
    assert.equal(1, #found)
    local first, second = table.unpack(found[1].boards)
    assert.equal("5D", first.bid)
    assert.equal(10, first.taken)
    assert.is_true(second.passed)
    assert.equal("bridge+first_board=7+rounds=2", found[1].match.variant.spec)
    assert.is_true((found[1].match:over()))
  end)

  it("may be an address that shows a board", function()
    local line = LIN:match("[^\n]*"):gsub(" ", "%%20"):gsub("|", "%%7C")
    local found = played("https://x/view.html?bbo=y&lin=" .. line)
    assert.equal(10, found[1].boards[1].taken)
  end)

  it("of two rooms are two tables", function()
    local board = LIN:match "md|.-\n"
    local found = played("qx|o7|" .. board .. "qx|c7|" .. board)
    assert.equal(2, #found)
    assert.same({ "Open", "Closed" }, { found[1].room, found[2].room })
  end)

  it("whose numbers do not follow are matches of their own", function()
    local found = played((LIN:gsub("Board 8|sv|o", "Board 12|sv|n")))
    assert.equal(2, #found)
    assert.equal(12, found[2].boards[1].n)
  end)

  it("keep dealer and who is vulnerable, whatever their number", function()
    local found = played((LIN:gsub("Board 7", "Board 1")))
    assert.equal("bridge+first_board=7+rounds=2", found[1].match.variant.spec)
    assert.equal(1, found[1].boards[1].n)
  end)
end)


describe("boards that are read", function()
  it("begin with the one that is wanted", function()
    local found = played(LIN, "bridge", { board = 8 })
    assert.equal(8, found[1].boards[1].n)
    assert.same({ nil, "there is no board 9 in the text" },
      { tenace.read_played(LIN, "bridge", { board = 9 }) })
  end)

  it("may leave out what was played", function()
    local one = played(LIN, "bridge", { deals = true })[1]
    assert.equal(0, one.match:decisions())
    assert.equal("bridge+first_board=7+rounds=2", one.match.variant.spec)
    assert.same(tenace.read_deals(LIN)[1].hands, one.match:dealt().hands)
  end)

  it("have the deals of a game that knows no auction", function()
    local one = played(LIN:gsub("mb|.-pg||[^\n]*", "pg||"), "whist")[1]
    assert.equal("whist+rounds=2", one.match.variant.spec)
    assert.matches("JS", one.match:hands()[3])
  end)

  it("are refused with the board and the reason", function()
    for wrong, text in next, {
      ["deal 7: '8D' is no call of an auction"] = LIN:gsub("mb|5D|", "mb|8D|"),
      ["deal 7: 'S1' is no card of a pack of 52"] = LIN:gsub("pc|SA", "pc|S1"),
      ["deal 7: 1D cannot be played here: a bid must be higher than 4S; the "
        .. "next that can be bid is 4NT"] = LIN:gsub("mb|5D|", "mb|1D|"),
      ["deal 7: KS cannot be played here: you do not hold KS"] =
        LIN:gsub("pc|SA", "pc|SK"),
      ["deal 1: 'SXHJ98742D3CK4' is no hand"] =
        LIN:gsub("SJ973", "SX"),
    } do
      local found, why = tenace.read_played(text, "bridge")
      assert.is_nil(found)
      assert.equal(wrong, why)
    end
    assert.has_error(function() tenace.read_played(7, "bridge") end,
      "read_played: the text of boards expected")
  end)

  it("say where no cards give the result", function()
    local m = bots("bridge+rounds=1", 4, "search:2")
    local text = tenace.write_played(m, "pbn")
    local lines = text:gsub("\n%S+ %S+ %S+ %S+\n$", "\n*\n")
      :gsub('Result "%d+"', 'Result "0"')
    local board = played(lines)[1].boards[1]
    assert.equal(0, board.told)
    assert.is_true(board.taken > 0)
  end)
end)


describe("a match", function()
  it("written as PBN or LIN is read again move by move", function()
    for _, format in ipairs { "pbn", "lin" } do
      for seed = 1, 5 do
        local m = bots("bridge+first_board=7+rounds=3", seed)
        local again = played((tenace.write_played(m, format)))[1].match
        assert.same(m:history(), again:history())
        assert.same(m:scores(), again:scores())
      end
    end
  end)

  it("of a rubber is written with the deals that were played", function()
    for seed = 1, 12 do
      local m = bots("bridge+scoring=rubber+rounds=2", seed)
      assert(tenace.read_played(tenace.write_played(m), "bridge"))
    end
  end)

  it("has its contract, result and score in PBN", function()
    local m = tenace.new("bridge+rounds=1", { seed = 1, deal = tenace
      .read_deals(PBN) })
    for call in ("pass pass 1S pass pass pass"):gmatch "%S+" do m:play(call) end
    local text = tenace.write_played(m:run "random")
    assert.matches('[Declarer "S"]\n[Contract "1S"]\n[Result ', text, 1, true)
    assert.matches('[Auction "N"]\nPass Pass 1S Pass\nPass Pass\n[Play "W"]\n',
      text, 1, true)
    assert.matches('%[Score "NS %-?%d+"%]', text)
  end)

  it("that is not over is written up to its last whole round", function()
    local m = bots("bridge+rounds=2", 3)
    m:go_to("round", 2)
    local text = tenace.write_played(m)
    assert.is_nil(text:find('[Board "2"]', 1, true))
    assert.matches('[Board "2"]', tenace.write_played(m, nil, true), 1, true)
    assert.same({ nil, "no round is over yet, so there is nothing to write" },
      { tenace.write_played(m:go_to("round", 1)) })
  end)

  it("of another game is written as its deals", function()
    local text, format = tenace.write_played(bots("skat+rounds=2", 1))
    assert.equal("text", format)
    assert.matches("^deal 1\nhand 1: .*\nskat: .*\n\ndeal 2\n", text)
    text, format = tenace.write_played(bots("whist+rounds=1", 1))
    assert.equal("pbn", format)
    assert.not_matches("Auction", text)
    assert.has_error(function() tenace.write_played(bots("whist+rounds=1", 1),
      "xml") end, "write_deals: the format is pbn, lin or text, not xml")
  end)
end)


describe("the last cards of a claim", function()
  local HANDS = { { "AS", "2H" }, { "KS", "3H" }, { "QS", "AH" },
    { "JS", "KH" } }

  local function line(wanted)
    local hands = { table.unpack(HANDS) }
    return claim.line(hands, 1, wanted, { bid = "1NT", declarer = 1 })
  end

  it("give as many tricks as were claimed", function()
    assert.same({ "AS", "KS", "QS", "JS", "2H", "3H", "AH", "KH" }, line(2))
    assert.is_nil(line(0))
    assert.is_nil(line(3))
  end)

  it("follow suit, and a trump takes the trick", function()
    local hands = { { "AS" }, { "2H" }, { "KS" }, { "QS" } }
    assert.is_nil(claim.line({ table.unpack(hands) }, 1, 1,
      { bid = "2H", declarer = 1 }))
    assert.same({ "AS", "2H", "KS", "QS" }, claim.line(hands, 1, 0,
      { bid = "2H", declarer = 1 }))
  end)
end)
