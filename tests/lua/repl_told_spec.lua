-- What the table tells, and what it leaves out.

local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local Session = require "tenace.face.table.session"
local helper = require "game_helper"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- A narrator for seat 1 of several players, each alone.
local function narrator(players, facts)
  local sides = {}
  for i = 1, players do sides[i] = { i } end
  return Narrator.new(Names.of(sides, players, 1),
    { players = players, sides = sides, facts = facts or {} }, show.plain)
end


--- The first text of a match at the table.
local function begun(m)
  return Session.new { match = m, seat = 1, style = show.plain,
    bots = { "random", "random", "random", "random" },
    bot_names = "random", header = "" }:start()
end


describe("the end of a match", function()
  local function ended(scores, lowest)
    local teller = narrator(#scores, { wins = { lowest = lowest or false,
      what = "total" } })
    teller:tell { what = "round_over", round = 1, scores = scores }
    return teller:tell { what = "match_over", winner = 0 }
  end

  it("names those who share the first place", function()
    assert.equal("\nYou and Right share the first place.",
      ended({ 0, 14, 12, 0 }, true))
    assert.equal("\nLeft, Across and Right share the first place.",
      ended { 3, 9, 9, 9 })
  end)

  it("is a draw if all are level", function()
    assert.equal("\nThe match is a draw.", ended { 0, 0, 0 })
  end)

  it("says no more where the totals do not decide", function()
    local teller = narrator(3, { wins = { lowest = false, what = "level" } })
    teller:tell { what = "round_over", round = 1, scores = { 1, 1, 0 } }
    assert.equal("\nThe match has no single winner.",
      teller:tell { what = "match_over", winner = 0 })
  end)
end)


describe("cards that another player puts face down", function()
  local function put(player, n)
    return { what = "move", player = player, secret = true, n = n }
  end

  it("are told at once, and before anything else", function()
    local teller = narrator(4)
    for _ = 1, 6 do assert.is_nil(teller:tell(put(2, 1))) end
    assert.equal("Left puts 6 cards face down.\nAcross leads K♠.",
      teller:tell { what = "move", player = 3, move = "KS" })
    assert.is_nil(teller:rest())
  end)

  it("are told of one player after another", function()
    local teller = narrator(4)
    teller:tell(put(2, 2))
    assert.equal("Left puts 2 cards face down.", teller:tell(put(3, 1)))
    assert.equal("Across puts a card face down.", teller:rest())
  end)
end)


describe("parties", function()
  it("are told with all who are known", function()
    local teller = narrator(5)
    teller:tell { what = "round", round = 1, dealer = 1 }
    teller:tell { what = "settled", name = "picker", value = 4 }
    assert.equal("Opponents: you.", teller:tell { what = "parties", players = {
      { party = "opponents", player = 1 }, { party = "picker", player = 4 } } })
    assert.equal("Picker: Far right, Right. Opponents: you, Left, Far left.",
      teller:tell { what = "parties", players = {
        { party = "picker", player = 5 }, { party = "opponents", player = 2 },
        { party = "opponents", player = 3 } } })
  end)
end)


describe("an answer of no", function()
  it("is told of the person only", function()
    local teller = narrator(4)
    assert.is_nil(teller:tell { what = "move", player = 2, move = "no" })
    assert.equal("You: no.",
      teller:tell { what = "move", player = 1, move = "no" })
  end)

  it("may be to what a field keeps, but no trump is a bid", function()
    local variant = tenace.new("tarot", { seed = 1 }).variant
    local teller = Narrator.new(Names.of(variant.sides, 4, 1), variant,
      show.plain)
    local function tell(player, move, forced)
      return teller:tell { what = "move", player = player, move = move,
        forced = forced }
    end
    assert.is_nil(tell(2, "no handful"))
    assert.equal("You: no handful.", tell(1, "no handful"))
    assert.is_nil(tell(1, "no handful", true))
    assert.equal("Left: no trump.", tell(2, "no trump"))
  end)
end)


describe("a field that is not told", function()
  teardown(helper.clean)

  it("has no sentence, no line and no status", function()
    local m = helper.round([[
      self.hidden, self.seen, self.trump = 3, 4, "H"]], [[
      round = { hidden = untold(number(0, 9)), seen = number,
        trump = untold(suit) },]])
    local text = begun(m)
    assert.is_nil(text:find "Hidden")
    assert.is_nil(text:find "[Tt]rump")
    assert.matches("\nSeen: 4.\n", text, 1, true)
    assert.equal(3, m:view(1).hidden)
  end)

  it("needs a kind", function()
    assert.matches("its kind or its default is missing", helper.wrong(
      "", "round = { hidden = untold(untold) },"))
  end)
end)


describe("cards passed all at once", function()
  it("are given, whoever answers last", function()
    for dealer = 1, 4 do
      local m = tenace.new("hearts", { seed = 7,
        options = { first_dealer = dealer } })
      while m:turn() and m:view(1).question == nil or m:turn() ~= 1 do
        m:play((m:moves())[1])
      end
      local session = Session.new { match = m, seat = 1, style = show.plain,
        bots = { "random", "random", "random", "random" },
        bot_names = "random", header = "" }
      session:start()
      local text = session:handle "1 2 3"
      assert.matches("\nYou give %S+ %S+ %S+ to Left%.\n", "\n" .. text)
      assert.is_nil(text:find("You: ", 1, true))
      assert.is_nil(text:find("You draw", 1, true))
    end
  end)
end)


describe("a card that lay open", function()
  it("is told when a player takes it up", function()
    local m = tenace.new("euchre", { seed = 1,
      options = { first_dealer = 4 } }):play "order up"
    local taken
    for _, entry in ipairs(m:story(1)) do
      if entry.what == "captured" then taken = entry end
    end
    assert.equal(4, taken.player)
    assert.equal(m:view(1).shown["hand 4, away"] or taken.cards, taken.cards)
  end)
end)


describe("a game with trumps and no duty to follow", function()
  it("shows the hand by suits", function()
    local m = tenace.new("briscola", { seed = 1, options = { players = 2,
      first_dealer = 2 }, deal = { hands = { "AO 2C 4O", "*" } } })
    assert.matches("\nHand +copas %*2 +oros %*A %*4\n", begun(m))
  end)
end)


describe("the cards of a tarot pack", function()
  it("have signs, and the trumps have none", function()
    assert.matches("\nHand +21T [%dT ]+   ♠ K 6 5   ♥ J 10 8 ",
      begun(tenace.new("tarot", { seed = 1 })))
  end)
end)


describe("what players have counted", function()
  teardown(helper.clean)

  it("is told apart where it has several parts", function()
    local m = helper.round([[
      self:count(1, 30, "cards")
      self:count(1, 10, "last trick")
      self:count(2, 39, "cards")]])
    assert.matches("Counted +You: cards 30, last trick 10 = 40; Left: cards 39",
      begun(m))
  end)
end)


describe("the pause between rounds", function()
  local function live(m)
    local session = Session.new { match = m, seat = 1,
      style = show.style { rows = 24, live = true },
      bots = { "random", "random" }, bot_names = "random", header = "" }
    return session, session:start()
  end

  --- Plays the first choice until the first round is over; the last text.
  local function play_round(session, m)
    local text = ""
    while not text:find("Round 1 is over", 1, true) do
      text = session:handle((m:moves())[1])
    end
    return text
  end

  it("lets the person read the result on a terminal", function()
    local m = tenace.new("german_whist", { seed = 1 })
    local session = live(m)
    local text = play_round(session, m)
    assert.matches("tricks to %d+%.\n.*\nEnter goes on with the next round%.\n"
      .. "$", text)
    assert.is_nil(text:find("Round 2", 1, true))
    assert.equal("Enter goes on with the next round.\n",
      session:handle((m:moves())[1]))
    assert.matches("^round ", (session:handle "score"))
    assert.matches("^\nRound 2%. ", (session:handle ""))
    assert.matches("^Round 2%. ", (session:handle ""):gsub("^\n", ""))
  end)

  it("comes again after a move is taken back", function()
    local m = tenace.new("german_whist", { seed = 1 })
    local session = live(m)
    play_round(session, m)
    assert.matches("Round 1%. ", (session:handle "undo"))
    assert.matches("Enter goes on", play_round(session, m))
  end)

  it("is not made for a program", function()
    local m = tenace.new("german_whist", { seed = 1 })
    local session = Session.new { match = m, seat = 1, style = show.plain,
      bots = { "random", "random" }, bot_names = "random", header = "" }
    session:start()
    assert.matches("Round 2%. ", play_round(session, m))
  end)
end)


describe("a long score sheet", function()
  it("has pages on a small terminal", function()
    local m = tenace.new("oh_hell", { seed = 1, options = { players = 3 } })
    local session = Session.new { match = m, seat = 1,
      style = show.style { rows = 10, live = true },
      bots = { "random", "random", "random" }, bot_names = "random",
      header = "" }
    session:start()
    while m:turn() do
      session:handle(session.paused and "" or (m:moves())[1])
    end
    assert.matches("\n3 .*\nEnter shows the other %d+ lines?%.\n",
      (session:handle "score"))
  end)
end)


describe("a hand that lies open", function()
  it("is shown by suits", function()
    local m = tenace.new("bridge", { seed = 7, options = { first_dealer = 1 },
      deal = { hands = { "*", "*", "AS 3S KH 2H *", "*" } } })
    for _, call in ipairs { "pass", "1S", "pass", "pass", "pass" } do
      m:play(call)
    end
    local text = begun(m:play((m:moves())[1]))
    assert.equal(2, m:view(1).declarer)
    assert.is_nil(text:find("\nShown ", 1, true))
    assert.matches("\nRight +♠ Q J 8   ♥ ", text)
  end)
end)


describe("a field with seats", function()
  it("has the names of players where the game says so", function()
    local m = tenace.new("barbu", { seed = 1, options = { first_dealer = 4 } })
    m:play "barbu"
    m:play "pass":play "double 3 4"
    local text = begun(m)
    assert.matches("Doubles +Left: Across, Right; Across: Left\n", text)
    assert.matches("Doubled by +Right: Left\n", text)
  end)
end)
