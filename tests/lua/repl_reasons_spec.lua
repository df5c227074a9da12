-- `hint` and `why` with reasons, as a person reads them.
-- In 10 parts.

local Prompt = require "tenace.face.prompt.session"
local Session = require "tenace.face.table.session"
local language = require "tenace.base.language"
local search = require "tenace.bots.search"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

--- What a search does of itself. Most tests here are content with a quarter.
local USUAL = search.work

before_each(function() search.work = USUAL // 4 end)
teardown(function() search.work = USUAL end)


--- A table at which other players play at random.
local function at_table(game, seed, style)
  local match = tenace.new(game, { seed = seed, traced = true })
  local bots = { "random", "random", "random", "random" }
  local session = Session.new { match = match, seat = 1, header = "",
    style = style or show.plain, bots = bots, bot_names = "random" }
  session:start()
  return session
end


--- The number of lines of a text, and the width of the widest.
local function measure(text)
  local n, width = 0, 0
  for line in text:gmatch "([^\n]*)\n" do
    n, width = n + 1, math.max(width, show.width(line))
  end
  return n, width
end


describe("hint at the table", function()
  it("tells what the moves come to in deals that fit", function()
    local text = at_table("whist", 5):handle "hint":gsub("%s+", " ")
    assert.matches("^The bot would play [^ ]+%. ", text)
    assert.matches("%d+ deals that fit what you have seen", text)
  end)

  it("weighs a move that is named against its own", function()
    local session = at_table("whist", 5)
    local before = session.match:decisions()
    local best = session:handle "hint":match "^The bot would play ([^ ]+)%. "
    local text = session:handle("hint " .. best):gsub("%s+", " ")
    assert.matches("That is the move you ask about%.", text)
    local n = 0
    for _, move in ipairs(session.match:moves()) do
      text = session:handle("hint " .. move:lower()):gsub("%s+", " ")
      local told = text:match "costs [%d.]+ in the score of the round %(±"
        or text:match "the difference is %-?[%d.]+ in the score of the round"
      n = n + (told and 1 or 0)
    end
    assert.equal(#session.match:moves() - 1, n)
    assert.equal(before, session.match:decisions())
  end)

  it("refuses a named move that is not allowed", function()
    local session = at_table("whist", 5)
    assert.matches("^Not allowed: ", (session:handle "hint zz"))
  end)

  it("says in the pause after a round that nothing is to be decided", function()
    local session = at_table("oh_hell", 1,
      show.style { rows = 24, live = true })
    while not session.paused do session:handle(session.match:moves()[1]) end
    assert.matches("^There is nothing to decide now: the round is over%.",
      (session:handle "hint"))
  end)

  it("is short, on a narrow terminal too", function()
    for _, game in ipairs { "whist", "skat", "bid_whist", "tute", "canasta" } do
      local session = at_table(game, 3, show.style { width = 60 })
      for _ = 1, 4 do
        local text = session:handle "hint"
        local lines, width = measure(text)
        assert.is_true(lines <= 6 and width <= 60, text)
        session:make(session.match:moves()[1])
        if session.match:turn() ~= 1 then break end
        session:said()
      end
    end
  end)
end)


describe("why at the table", function()
  it("tells a player's reasons only while the hands are open", function()
    local session = at_table("whist", 2)
    assert.equal("The reasons tell what that player holds: show hands opens "
      .. "all hands for study.\n", (session:handle "why left"))
    session:handle "show hands"
    local text = session:handle "why left":gsub("%s+", " ")
    assert.matches("^Left played K♣; the bot would have played ", text)
    assert.matches(" deals that fit what Left has seen; ", text)
    assert.matches("[;,] K♣: ", text)
  end)

  it("tells one's own at any time", function()
    local session = at_table("whist", 2)
    assert.equal("No decision has been made.\n", (session:handle "why you"))
    session:handle "2c"
    assert.matches("^You played 2♣, as the bot would have%. It makes no clear",
      (session:handle "why you"))
  end)

  it("does not say that a bid was played", function()
    local session = at_table("skat", 3)
    while select(2, session.match:turn()).kind ~= "choice" do
      session:make(session.match:moves()[1])
    end
    session:handle "pass"
    assert.matches("^You chose pass", (session:handle "why you"))
  end)

  it("knows a player in the player's language and in English", function()
    finally(function() language.use "en" end)
    language.use "gu"
    local session = at_table("whist", 2)
    session:handle "show hands"
    for _, name in ipairs { "left", "ડાબી બાજુવાળા" } do
      assert.matches("^ડાબી બાજુવાળા K♣ રમ્યા",
        (session:handle("why " .. name)))
    end
  end)
end)


describe("why and hint at the prompt", function()
  it("tell the reasons of a move to come and of the last", function()
    search.work = USUAL
    local prompt = Prompt.new()
    prompt:handle 'deal("whist", { seed = 2 })'
    local text = prompt:handle "hint"
    assert.matches("^The bot would play 7♥%. 7♥ brings ", text)
    assert.matches("\n7♥\n$", text)
    prompt:handle 'play "kc"'
    for _, line in ipairs { "why", "why 2", 'why "2"' } do
      assert.matches("^Seat 2 played K♣; the bot would have played 7♥%. ",
        (prompt:handle(line)))
    end
    assert.equal("No decision has been made.\n", (prompt:handle "why 1"))
  end)

  it("ask a bot without reasons for its move alone", function()
    local prompt = Prompt.new()
    prompt:handle 'deal("whist", { seed = 2 })'
    assert.matches("^[^ ]+\n$", (prompt:handle 'hint "random"'))
  end)
end)
