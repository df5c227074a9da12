-- What players of a game with contracts expect at the table.

local Session = require "tenace.face.table.session"
local tenace = require "tenace"


--- A table at which all seats are a person's own moves.
local function sit(seed)
  local match = tenace.new("skat", { seed = seed, traced = true })
  return Session.new { match = match, seat = 1, header = "",
    bots = { "random", "random", "random" }, bot_names = "random" }
end


--- The points of a card.
local function worth(card)
  local points = { A = 11, ["1"] = 10, K = 4, Q = 3, J = 2 }
  return points[card:sub(1, 1)] or 0
end


--- The last screen after these moves of all players.
local function after(session, moves)
  for _, move in ipairs(moves) do session.match:play(move) end
  return session:start() .. session:handle ""
end


--- A match in which the first bidder plays grand, and cards follow.
local function grand(cards)
  local session = sit(3)
  local match = session.match
  for _ = 1, 3 do match:play(match:turn() == 1 and "18" or "pass") end
  match:play "take"
  match:play((match:moves())[1])
  match:play "grand"
  for _ = 1, cards do match:play((match:moves())[1]) end
  return session, match
end


describe("skat at the table", function()
  it("has the jacks before the suits while players bid", function()
    assert.matches("Hand  J♠   ♠ Q   ♥ 7   ♣ 10 Q   ♦ A 10 K 9 8\n",
      after(sit(3), {}), 1, true)
  end)

  it("says why nobody scores", function()
    local session = sit(3)
    for _ = 1, 3 do session.match:play "pass" end
    session.match.choose = function(m) return (m:moves())[1] end
    assert.matches("Round 1 is over.\nNobody scores: all have passed.\n",
      session:start(), 1, true)
  end)

  it("counts what both camps have taken, and says what is needed", function()
    local session, match = grand(6)
    local view = match:view(1)
    local own = view.declarer_took:match "^(%d+) of 61 points, and the skat$"
    local others = view.defenders_took:match "^(%d+) of 60 points$"
    local sum, story = 0, match:story(1, 0)
    local open = #view.table
    for i = #story, 1, -1 do
      local entry = story[i]
      if entry.what == "move" and entry.played then
        if open <= 0 then sum = sum + worth(entry.move) end
        open = open - 1
      end
    end
    assert.equal(sum, own + others)
    assert.matches("Declarer took +%d+ of 61", session:start())
  end)

  it("says at the end how many points there were", function()
    local _, match = grand(30)
    local entry = match:score_sheet()[1]
    assert.matches(" with %d+$", entry.reason)
  end)
end)
