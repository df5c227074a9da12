-- The table with questions of every kind, and with other parts of a game than
-- hands and tricks.

local extras = require "tenace.face.moment.extras"
local Names = require "tenace.face.moment.names"
local helper = require "game_helper"
local Narrator = require "tenace.face.moment.narrator"
local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local RULES = [[
-- Odd: a game that asks every kind of question.

local odd = game "Odd" {
  players     = 3,
  deck        = french(32),
  piles       = { skat = "none" },
  obligations = { follow_suit },
  round       = { bid = number, declarer = player, contract = text },
  options     = { rounds = number { 2, from = 1, to = 9, "rounds to play" } },
}

function odd:round()
  self:deal_each(8)
  local first = self:left_of(self.dealer)
  self.bid = self:ask_number(first, "your bid?", 18, 24)
  self.declarer = first
  if self:ask_yes_no(first, "with {bid}: take the skat?") then
    self:draw(first, 2)
    self:put_away(first, "which two cards go away?", 2, self.skat)
  end
  self.contract = self:choose(first, "which contract?", { "clubs", "grand" })
  self:play_tricks { leader = first }
  self:score(first, self.bid, "bid made")
end

return odd
]]

local path = os.tmpname() .. ".lua"
local session


setup(function()
  local file = assert(io.open(path, "w"))
  assert(file:write(RULES))
  file:close()
end)

teardown(function()
  os.remove(path)
  helper.clean()
end)

before_each(function()
  local match = tenace.new(path, { seed = 3, traced = true })
  match.choose = function(m) return (m:moves())[1] end
  session = Session.new {
    match = match, seat = (match:turn()), header = "", bot_names = "random",
    bots = { "random", "random", "random" },
  }
  session:start()
end)


--- The answer to the last of these lines.
local function say(...)
  local text
  for _, line in ipairs { ... } do text = session:handle(line) end
  return text
end


describe("a question", function()
  it("for a number names the range, and a typed number is a bid", function()
    assert.matches("\nyour bid?\nA number from 18 to 24.\n", say "", 1, true)
    assert.equal("Not allowed: the answer is a number from 18 to 24.\n",
      say "17")
    assert.matches("^You: 20%.\nBid: 20%.\nDeclarer: You%.\n", say "20")
  end)

  it("for a number takes nil for 0", function()
    local match = tenace.new("spades", { seed = 1 })
    local told = Session.new { match = match, seat = (match:turn()),
      header = "", bot_names = "random",
      bots = { "random", "random", "random" } }
    told:start()
    assert.matches("^You: 0%.\n", (told:handle "nil"))
  end)

  it("for yes or no takes the first letter too", function()
    assert.matches("\nwith 20: take the skat?\nYou can say: yes (1), no (2).\n",
      say "20", 1, true)
    assert.matches("^You: yes%.\nYou draw [^ ]+ [^ ]+%.\n", say "y")
    say "undo"
    assert.matches("^You: no%.\n", say "n")
  end)

  it("for several cards takes them by name or number", function()
    local text = say("20", "yes")
    assert.matches("\nwhich two cards go away?\nType the cards, or their "
      .. "numbers, with blanks between.\n", text, 1, true)
    assert.matches("\n +1 +2 +3 .* 10\n", text)
    assert.matches("^Not allowed: the number of cards must be 2, not 1%.",
      say "1")
    assert.matches("^You put [^ ]+ [^ ]+ face down%.\n", say "1, 2")
    assert.equal(8, #show.words(session.match:view(session.seat).hand))
  end)

  it("for a choice lists what can be said", function()
    local text = say("20", "no")
    assert.matches("\nwhich contract?\nYou can say: clubs (1), grand (2).\n",
      text, 1, true)
    assert.matches("did you mean 'grand'%?\n$", say "grnd")
    assert.matches("^You: grand%.\nContract: grand%.\n", say "grand")
  end)

  it("for a card has numbers below the hand", function()
    local text = say("20", "no", "grand")
    assert.matches("\n +1 +2 +3 .* 8\nwhich card%?\n$", text)
    assert.matches("^No card has number 20: ", say "20")
    assert.matches("^You lead ", say "1")
  end)
end)


describe("a secret", function()
  it("is not told", function()
    local match = session.match
    say("20", "yes", "1 2")
    local other = match:turn() % 3 + 1
    for _, entry in ipairs(match:story(other)) do
      if entry.what == "move" and entry.secret then
        assert.is_nil(entry.move)
      end
      if entry.what == "drawn" then assert.is_nil(entry.cards) end
      local move = tostring(entry.move)
      assert.is_nil(move:find " ", move)
    end
  end)
end)


describe("another part of a game", function()
  local sides = { { 1, 3 }, { 2, 4 } }

  local function sections(view, piles)
    local variant = { piles = piles, facts = {
      melds = { in_hand = "left" } }, fields = {
      level = { kind = "list" }, passed = { kind = "list" },
    } }
    local names = Names.of(sides, 4, 1)
    view.player = 1
    local list = {}
    for i, one in ipairs(extras.sections(view,
      Narrator.new(names, variant, show.plain))) do
      list[i] = one.label .. ": " .. one.text
    end
    return list
  end

  it("is shown with its name; piles only if they hold cards", function()
    assert.same({ "Stock: 23", "Bid: 4", "Kitty: 6", "Pile: 3♣ 4♦" },
      sections({ stock = 23, bid = 4, kitty = 6, pile = "3C 4D", empty = 0 },
        { { name = "kitty" }, { name = "pile" }, { name = "empty" } }))
  end)

  it("is listed by side or by player", function()
    assert.same({ "Level: We: 2, They: 10",
      "Passed: You, Partner",
      "Red: They: 3♦ 3♥" },
      sections({ level = { 2, 10 }, passed = { true, false, true, false },
        red = { "", "3D 3H" }, }, { { name = "red", each = "side" } }))
  end)

  it("names who may hold cards that were shown", function()
    assert.same({ "Shown: 2♠ (Left), K♦ (Partner or Right)" },
      sections { shown = { ["hand 1"] = "AC", ["hand 2"] = "2S",
        ["hand 3, hand 4"] = "KD" } })
  end)
end)


describe("a question of a turn", function()
  it("takes the number of a card behind its word", function()
    local match = tenace.new("gin_rummy", { seed = 1 })
    match:play "take"
    local told = Session.new { match = match, seat = (match:turn()),
      header = "", bot_names = "random", bots = { "random" } }
    told:start()
    assert.equal("No card has number 12: the numbers go from 1 to 10.\n",
      told:handle "discard 12")
    local card = told.cards[3]
    told:handle "discard 3"
    assert.equal("discard " .. card, match:history()[2].move)
  end)

  it("gets a hint that is said if it is a word", function()
    local match = tenace.new("gin_rummy", { seed = 1 })
    match.explain = function()
      return { move = "take", sentences = { "It is the best card." } }
    end
    local told = Session.new { match = match, seat = (match:turn()),
      header = "", bot_names = "random", bots = { "random" } }
    told:start()
    assert.equal("The bot would say: take. It is the best card.\n",
      (told:handle "hint"))
  end)
end)


describe("a question of an auction in which only others bid on", function()
  it("takes a bid with a number that is none for a bid", function()
    local match = tenace.new("coinche", { seed = 1 })
    local told = Session.new { match = match, seat = (match:turn()),
      header = "", bot_names = "random" }
    told:start()
    assert.matches("70 spades cannot be bid; the next that can is 80 spades",
      told:handle "70 spades", 1, true)
  end)

  it("takes a bid that is no bid for no card, also in its reason", function()
    local match = tenace.new("five_hundred", { seed = 1 })
    local told = Session.new { match = match, seat = (match:turn()),
      header = "", bot_names = "random" }
    told:start()
    local wanted = "5 spades is not allowed: 5 spades cannot be bid; "
      .. "the next that can is 6 spades."
    assert.matches(wanted, told:handle "why 5 spades", 1, true)
    told:handle "5 spades"
    assert.matches(wanted, told:handle "why", 1, true)
  end)

  it("lists what can be said as one list", function()
    local match = tenace.new("coinche", { seed = 1 })
    match:play "80 hearts"
    match:play "coinche"
    local told = Session.new { match = match, seat = (match:turn()),
      header = "", bot_names = "random",
      bots = { "random", "random", "random" } }
    assert.matches("\nYou can say: pass (1), surcoinche (2).\n",
      told:start(), 1, true)
  end)

  it("takes the number of an answer in words", function()
    say("20", "yes", "1 2")
    assert.equal("No answer has number 3: the numbers go from 1 to 2.\n",
      say "3")
    assert.matches("^grand is allowed: ", say "why 2")
    assert.matches("^You: grand%.\nContract: grand%.\n", say "2")
  end)

  it("gives answers no numbers where one of them is a number", function()
    local match = tenace.new("skat", { seed = 1 })
    local told = Session.new { match = match, seat = (match:turn()),
      header = "", bot_names = "random" }
    assert.not_matches("(1)", told:start(), 1, true)
    assert.matches("^Not allowed: 2 cannot be bid; the next that can is 18%.",
      (told:handle "2"))
  end)

  it("for any number of cards says how to say that there is none", function()
    local match = helper.match("", [[
      function g:round()
        self:deal_each(3)
        self:ask_cards(1, "which do you show?", { 0, 2 },
          self:player(1))
        self:play_tricks { leader = self:player(1) }
      end
    ]], { seed = 1 })
    local told = Session.new { match = match, seat = 1, header = "",
      bot_names = "random", bots = { [2] = "random", [3] = "random",
        [4] = "random" } }
    assert.matches("with blanks between; none for no card.\n", told:start(), 1,
      true)
    assert.matches("^You: none%.\n", (told:handle "none"))
  end)
end)
