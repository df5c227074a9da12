-- Who plays together is one party on the screen, once that is known.

local Session = require "tenace.face.table.session"
local tenace = require "tenace"


local function sit(game, how, seat)
  how.traced = true
  local match = tenace.new(game, how)
  return Session.new { match = match, seat = seat or 1, header = "",
    bots = { "random", "random", "random", "random", "random" },
    bot_names = "random" }, match
end


local function play(match, n)
  for _ = 1, n do match:play((match:moves())[1]) end
end


--- A match of Skat in which seat 1 plays grand.
local function grand(seat)
  local session, match = sit("skat", { seed = 3 }, seat)
  for _ = 1, 3 do match:play(match:turn() == 1 and "18" or "pass") end
  match:play "take"
  match:play((match:moves())[1])
  match:play "grand"
  return session, match
end


--- The sentence about tricks as it was told last.
local function tricks_of(session, line)
  local text = session:start() .. session:handle(line or "")
  local last
  for found in text:gmatch "Tricks: [^.]*%." do last = found end
  return last
end


describe("camps at the table", function()
  it("has a declarer against the defenders", function()
    local own = grand(1)
    assert.matches("^Tricks: you %d, defenders %d%.$", tricks_of(own))
    local other = grand(2)
    assert.matches("^Tricks: we %d, %a+ %d%.$", tricks_of(other))
  end)

  it("adds up what both defenders have", function()
    local session, match = grand(1)
    play(match, 18)
    local told, won = tricks_of(session), match:view(1).tricks
    assert.equal(("Tricks: you %d, defenders %d."):format(won[1],
      won[2] + won[3]), told)
    assert.is_true(won[1] > 0 and won[2] + won[3] > 0)
  end)

  it("names players as long as nobody has bid", function()
    local session = sit("skat", { seed = 3 })
    assert.equal("Tricks: you 0, Left 0, Right 0.", tricks_of(session))
  end)

  it("says what a declarer needs once cards are played", function()
    local _, match = sit("skat", { seed = 3 })
    for _ = 1, 3 do match:play(match:turn() == 1 and "18" or "pass") end
    assert.is_nil(match:view(1).declarer_took)
    match:play "take"
    match:play((match:moves())[1])
    match:play "grand"
    assert.equal("0 of 61 points, and the skat", match:view(1).declarer_took)
    assert.equal("0 of 60 points", match:view(1).defenders_took)
  end)

  it("adds up card points as far as the parties are known", function()
    local function points(...)
      local session, match = sit("doppelkopf", { seed = 1 }, 1)
      for _, answer in ipairs { ... } do match:play(answer) end
      play(match, 4)
      return session:start():match "\nCard points +([^\n]*)"
    end
    assert.matches("^You: %d+, Left: %d+, Across: %d+, Right: %d+$",
      points("healthy", "healthy", "healthy", "healthy"))
    assert.matches("^we %d+, Right %d+$", points("reservation", "healthy",
      "healthy", "healthy", "solo hearts"))
  end)

  it("leaves out whoever sits out", function()
    local session, match = sit("skat",
      { seed = 3, options = { players = 4 } }, 1)
    local answers = { "18", "pass", "pass", "take", "", "grand" }
    for _, answer in ipairs(answers) do
      match:play(answer == "" and (match:moves())[1] or answer)
    end
    play(match, 30)
    assert.matches("Round 1 is over.\nTricks: %a+ %d+, %a+ %d+%.\n",
      session:start())
  end)

  it("shows parties only to those who know them", function()
    local session, match = sit("doppelkopf", { seed = 2 }, 1)
    for _ = 1, 4 do match:play "healthy" end
    assert.matches("^Tricks: you 0, Left 0, Across 0, Right 0%.$",
      tricks_of(session))
    while match:view(1).round == 1 do play(match, 1) end
    assert.matches("\nRound 1 is over.\nTricks: we %d+, %a+ %d+%.\n",
      session:start())
  end)

  it("says once what several players score alike", function()
    local session, match = sit("doppelkopf", { seed = 2 }, 1)
    for _ = 1, 4 do match:play "healthy" end
    while match:view(1).round == 1 do play(match, 1) end
    local text = session:start():match "Round 1 is over.*"
    assert.matches("\nYou and %a+ %a+ %d+ each: ", text)
    assert.matches("\n%a+ and %a+ %a+ %d+ each: ", text)
  end)

  it("calls a picker with a partner so", function()
    local session, match = sit("sheepshead", { seed = 1 }, 2)
    while match:view(1).round == 1 do
      local may = match:moves()
      local pick = table.concat(may, " "):find "pick"
      match:play(pick and "pick" or may[1])
    end
    assert.matches("Tricks: we %d+, picker and partner %d+%.",
      session:start())
  end)
end)
