-- What a player could have counted: true in every game, and shown at the table.
-- In 6 parts.

local Session = require "tenace.face.table.session"
local commands = require "commands_helper"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- How often each card is in a text.
local function often(text)
  local n = {}
  for card in text:gmatch "%S+" do n[card] = (n[card] or 0) + 1 end
  return n
end


--- Is each card of the text also among the others, as often?
local function is_within(text, others)
  local n = often(others)
  for card, times in pairs(often(text)) do
    if (n[card] or 0) < times then return false end
  end
  return true
end


--- Everybody else's cards are out, one's own are not counted twice, and nobody
-- holds a card of a suit that he cannot have.
local function is_true(m, seat)
  local found = m:counts(seat)
  assert.equal(found.n, #show.words(found.cards))
  local pack = m.variant.deck and tostring(tenace.deck(m.variant.facts.deck))
  assert.is_true(is_within(found.cards .. " " .. m:view(seat).hand, pack))
  local others = {}
  for player, hand in ipairs(m:hands()) do
    if player ~= seat then others[#others + 1] = hand end
  end
  assert.is_true(is_within(table.concat(others, " "), found.cards),
    m.variant.name)
  return found
end


local function order_of(m)
  local known, order = pcall(function()
    return require "tenace.match.kit".order_now(m.core)
  end)
  return known and order or nil
end


--- The suits that players can have none of are none of their hands'.
local function voids_hold(m, found)
  local order, n = order_of(m), 0
  for seat, suits in pairs(found.void) do
    for card in m:hands()[seat]:gmatch "%S+" do
      for _, suit in ipairs(suits) do
        assert.not_equal(suit, order:suit(card))
      end
    end
    n = n + #suits
  end
  return n
end


describe("m:counts", function()
  --- Plays a game's beginning, looks at each third moment, and answers how
  -- many suits players were known to lack.
  local function hold_in(game)
    local m, voids = tenace.new(game, { seed = 5 }), 0
    for n = 1, 60 do
      local player = m:turn()
      if not player then break end
      if n % 3 == 0 then
        voids = voids + voids_hold(m, is_true(m, n % m.variant.players + 1))
      end
      m:play(m:choose "random")
    end
    return voids
  end

  for _, game in ipairs(tenace.library:names()) do
    it("is true at every moment of " .. game, function() hold_in(game) end)
  end

  it("knows of many suits that players lack", function()
    assert.is_true(hold_in "whist" + hold_in "skat" + hold_in "hearts" > 6)
  end)

  it("knows who has shown that a suit is gone, and counts trumps", function()
    local m = tenace.new("whist", { seed = 1, options = { first_dealer = 4 },
      deal = { hands = { "AS KS 2S", "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 3C",
        "3S", "*" } } })
    local before = m:counts(1)
    assert.same({}, before.void[2])
    assert.same({}, m:counts(2).void[2])
    m:play "AS"
    m:play "3H"
    m:play(m:moves()[1])
    local found = m:counts(1)
    assert.is_true((" " .. table.concat(found.void[2], " ") .. " ")
      :find " S " ~= nil)
    assert.equal(before.n - 2, found.n)
  end)

  it("leaves out what one has put away oneself", function()
    local m = tenace.new("skat", { seed = 1 })
    while m:turn() do
      local _, question = m:turn()
      if question.kind == "cards" then break end
      m:play((m:moves()[1]))
    end
    local player = m:turn()
    local put = table.concat({ m:hands()[player]:match "(%S+) (%S+)" }, " ")
    m:play(put)
    assert.equal(20, m:counts(player).n)
    assert.equal(22, m:counts(player % 3 + 1).n)
  end)

  it("refuses a player that is none", function()
    local m = tenace.new("whist", { seed = 1 })
    assert.error_matches(function() m:counts(5) end, "counts")
    assert.error_matches(function() m:counts() end, "the number of a player")
  end)
end)


--- A table with these seats taken by people.
local function sit(seats, counting)
  local session = Session.new { match = tenace.new("whist", { seed = 2,
    traced = true }), seat = 1, seats = seats, counting = counting,
    style = show.plain, bots = { "random", "random", "random", "random" },
    bot_names = "random", header = "" }
  return session, session:start()
end


describe("counts at the table", function()
  setup(commands.begin)
  teardown(commands.finish)

  it("says what is out once, or before each decision", function()
    local session, text = sit()
    assert.not_matches("\nOut ", text)
    text = session:handle "counts"
    assert.matches("^Cards held: you 13, Left 12, Partner 12, Right 12%.\n"
      .. "Still out: 36 cards%. 8 of them are trumps%.\nOut  ♠ A K J", text)
    assert.matches("\nOut    ♠ A K J.*\nHand ", (session:handle "counts on"))
    assert.matches("\nOut  .*\nHand ", (session:handle "2c"))
    text = session:handle "counts off"
    assert.matches("no longer", text)
    assert.not_matches("\nOut ", text)
    assert.equal("Say counts, counts on or counts off.\n",
      (session:handle "counts maybe"))
  end)

  it("is refused where several people have not agreed on it", function()
    local session = sit { 1, 3 }
    session:handle ""
    assert.matches("^Several people sit at this table%. counts is for tables "
      .. "that were begun with %-%-counts", (session:handle "counts"))
    session = sit({ 1, 3 }, true)
    session:handle ""
    assert.matches("^Cards held: ", (session:handle "counts"))
  end)

  it("is an option of play, and fits the screen", function()
    local out = commands.tenace("play skat --seed 2 --bots random --counts")
    assert.matches("\nOut +J♣ J♠ J♥   ♠ A 10", out)
    for _, line in ipairs(show.lines(out)) do
      assert.is_true(show.width(line) <= 80)
    end
  end)
end)


describe("view at the table", function()
  it("draws the table or tells it in lines, from now on", function()
    local session = sit()
    assert.equal("The table is told in lines.\n", (session:handle "view"))
    assert.matches("^The table is drawn%.\n.*╰──.*You · dealer",
      (session:handle "view table"))
    assert.matches("╰──", (session:handle ""))
    assert.equal("The table is drawn.\n", (session:handle "view"))
    local text = session:handle "view lines"
    assert.matches("^The table is told in lines%.\n", text)
    assert.not_matches("╰──", text)
    assert.equal("Say view table or view lines.\n",
      (session:handle "view round"))
    assert.is_nil(show.plain.board)
  end)

  it("says that a narrow screen has no room for a picture", function()
    local session = Session.new { match = tenace.new("whist", { seed = 2,
      traced = true }), seat = 1, style = show.style { width = 50 },
      bots = { "random", "random", "random", "random" },
      bot_names = "random", header = "" }
    session:start()
    assert.equal("This screen is too narrow for a picture of the table.\n",
      (session:handle "view table"))
  end)
end)
