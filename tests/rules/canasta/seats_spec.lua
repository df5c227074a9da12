-- Cards drawn for seats, and records of long moves.

local helper = require "game_helper"
local tenace = require "tenace"


--- A match in which these cards are drawn for seats, in this order.
local function drawing(cards)
  return tenace.new("canasta+draw_for_seats=true",
    { seed = 1, deal = { { stock = cards } }, traced = true })
end


--- Who plays first then, who deals, and who change places.
local function drawn(cards)
  local view = drawing(cards):view(1)
  return { view.plays_first, view.dealer, view.change_places }
end


describe("cards drawn for seats", function()
  it("make the highest play first, and the second highest the partner",
    function()
      assert.same({ 1, 4 }, drawn "KS 5D QC 9H")
      assert.same({ 3, 2 }, drawn "QC 5D KS 9H")
      assert.same({ 2, 1 }, drawn "5D AS 9H AC")
    end)

  it("make two others change places if partners do not sit across", function()
    assert.same({ 1, 4, "seats 3 and 4" }, drawn "KS 5D 9H QC")
    assert.same({ 3, 2, "seats 3 and 4" }, drawn "QC 9H 5D KS")
    assert.same({ 2, 1, "seats 3 and 4" }, drawn "5D KS QC 9H")
    assert.same({ 2, 1, "seats 2 and 3" }, drawn "5D 9H KS QC")
  end)

  it("make the highest of two or three players begin", function()
    local function begins(players, cards)
      local view = tenace.new("canasta+draw_for_seats=true", { seed = 1,
        options = { players = players }, deal = { { stock = cards } } }):view(1)
      return { view.plays_first, view.dealer, view.change_places }
    end
    assert.same({ 2, 1 }, begins(3, "5D KS QC"))
    assert.same({ 1, 3 }, begins(3, "KS 5D QC"))
    assert.same({ 2, 1 }, begins(2, "5D BJ KS"))
  end)

  it("are compared by rank, then by suit", function()
    assert.same({ 2, 1, "seats 3 and 4" }, drawn "KC KS KH KD")
    assert.same({ 2, 1, "seats 3 and 4" }, drawn "2S 4C 3S 3H")
    assert.same({ 1, 4, "seats 3 and 4" }, drawn "AC 2S KD KS")
  end)

  it("are drawn again by a player with a joker or an equal card", function()
    local m = drawing "BJ 5D 5D QC KS 7D 8H"
    assert.equal(1, m:view(1).plays_first)
    assert.equal("seats 3 and 4", m:view(1).change_places)
    local shown = {}
    for _, entry in ipairs(m:story(2)) do
      if entry.what == "shown" then
        shown[#shown + 1] = entry.player .. " " .. entry.cards
      end
    end
    assert.same({ "1 BJ", "2 5D", "3 5D", "4 QC", "1 KS", "2 7D", "3 8H" },
      shown)
  end)

  it("are shuffled again, and not drawn in the next round", function()
    local m = tenace.new("canasta+draw_for_seats=true", { seed = 3 })
    m:run("random", { rounds = 1 })
    assert.is_nil(m:view(1).plays_first)
    assert.equal(2, m:view(1).round)
    local n = m:view(1).stock + m:view(1).discard
    for _, count in ipairs(m:view(1).counts) do n = n + count end
    for _, laid in ipairs(m:view(1).laid_down) do
      n = n + select(2, laid:gsub("%S+", ""))
    end
    assert.equal(108, n)
  end)
end)


--- All that the player can add to one meld each, as one move.
local function all_at_once(m)
  local groups, ranks = {}, {}
  for _, move in ipairs(m:moves()) do
    local rank = move:match("^meld (%w+)%u ")
    if rank and not ranks[rank] and not move:find(";") then
      ranks[rank], groups[#groups + 1] = true, move:sub(6)
    end
  end
  return "meld " .. table.concat(groups, "; ")
end


--- A match whose player to act can make a move of more than 62 letters.
local function with_long_move()
  for seed = 1, 100 do
    local m = tenace.new("canasta", { seed = seed })
    for _ = 1, 150 do
      local _, asked = m:turn()
      local move = asked.stage == "meld" and all_at_once(m) or ""
      if #move > 62 and m:allows(move) then return m, move end
      m:play(m:choose "random")
    end
  end
end


describe("a record", function()
  it("of a match with its rules leads to the same result", function()
    local text = helper.read "tests/rules/canasta/classic.record"
    local m = assert(tenace.replay(text))
    assert.is_true((m:over()))
    assert.equal(text, m:record())
    assert.equal(text, m:undo(60):redo(60):record())
  end)

  it("keeps moves of any length", function()
    local m, move = with_long_move()
    m:play(move)
    local longest = 0
    for kept in m:record():gmatch("\n%d+: (meld [^\n]-) *~%x+") do
      longest = math.max(longest, #kept)
    end
    assert.is_true(longest > 62)
    local again = assert(tenace.replay(m:record()))
    assert.same(m:hands(), again:hands())
    assert.same(m:view(1).melds, again:view(1).melds)
    local after = m:hands()
    assert.not_same(after, m:undo():hands())
    assert.same(after, m:redo():hands())
  end)
end)
