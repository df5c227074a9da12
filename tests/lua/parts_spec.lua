-- Moves as data: forms, and what their slots take; and who sees them.

local helper = require "game_helper"
local parts = require "tenace.match.parts"
local tenace = require "tenace"


--- A match in which player 1 is asked what the statements say.
local function asks(statements, facts)
  return helper.match(facts or "", "function g:round()\n" .. statements
    .. "\nend", { seed = 1, deal = {
    hands = { "2C 3C 4C", "2D 3D 4D", "2H 3H 4H", "2S 3S 4S" } } })
end


--- The form and the slots of a move.
local function read(m, move)
  local said = m:parts(move)
  assert.equal(move, said.text)
  return { said.form, said.slots }
end


--- The texts of a move's pieces, with the names of its slots.
local function pieces(m, move)
  local list = {}
  for i, one in ipairs(m:parts(move).pieces) do
    list[i] = (one.slot or "") .. "=" .. one.text
  end
  return list
end


--- The last entry of a kind in a player's story.
local function last(m, player, what)
  local found
  for _, entry in ipairs(m:story(player)) do
    if entry.what == what then found = entry end
  end
  return found
end


describe("the parts of a move", function()
  teardown(helper.clean)

  it("are a card, cards, or the word for none", function()
    local m = tenace.new("whist", { seed = 1 })
    assert.same({ "{card}", { card = "2C" } }, read(m, "2C"))
    m = tenace.new("hearts", { seed = 1 })
    assert.same({ "{cards}", { cards = "2C 3C 4C" } }, read(m, "2C 3C 4C"))
    assert.same({ "2C", "3C" }, m:parts("2C 3C").pieces[1].cards)
    assert.same({ "none", {} }, read(m, "none"))
  end)

  it("are those of the form that a question has", function()
    local m = asks [[
      self:deal_each(3)
      self:ask(self:player(1), "what?", { "{card}", "{card} {suit}",
        { "give {cards} to {player}" }, { "{card} on {pile}", pile = "7H 8H" },
        { "name {rank}" }, { "say {n} times", n = { 10, 20 } },
        "tell {players}", "no more" })
    ]]
    for move, said in pairs {
      ["2C"] = { "{card}", { card = "2C" } },
      ["2C hearts"] = { "{card} {suit}", { card = "2C", suit = "H" } },
      ["give 2C 3C to 2"] = { "give {cards} to {player}",
        { cards = "2C 3C", player = 2 } },
      ["2C on 7H"] = { "{card} on {pile}", { card = "2C", pile = "7H" } },
      ["name K"] = { "name {rank}", { rank = "K" } },
      ["say 10 times"] = { "say {n} times", { n = 10 } },
      ["tell 2 3"] = { "tell {players}", { players = { 2, 3 } } },
      ["no more"] = { "no more", {} },
    } do
      assert.same(said, read(m, move))
    end
    assert.same({ "=give", "cards=2C 3C", "=to", "player=2" },
      pieces(m, "give 2C 3C to 2"))
    assert.same({ "=no more" }, pieces(m, "no more"))
  end)

  it("are numbers, suits, cards and players in one of a list",
    function()
      local m = asks([[
        self:deal_each(3)
        self:choose(self:player(1), "what?", { "solo hearts", "no handful",
          "7 of them", "ask 3 for queens", "7H", "7H 8H" })
      ]], 'names_players = "ask {player}",')
      for move, said in pairs {
        ["solo hearts"] = { "solo {suit}", { suit = "H" } },
        ["no handful"] = { "no handful", {} },
        ["7 of them"] = { "{number} of them", { number = 7 } },
        ["ask 3 for queens"] = { "ask {player} for queens", { player = 3 } },
        ["7H"] = { "{card}", { card = "7H" } },
        ["7H 8H"] = { "{cards}", { cards = "7H 8H" } },
      } do
        assert.same(said, read(m, move))
      end
    end)

  it("tell a bid from a card that is written like it", function()
    local m = tenace.new("bridge", { seed = 1 })
    assert.same({ "{number}{suit}", { number = 2, suit = "C" } },
      read(m, "2C"))
    assert.same({ "{number}NT", { number = 3 } }, read(m, "3NT"))
    m:play "2C"
    local entry = last(m, 1, "move")
    assert.equal("{number}{suit}", entry.form)
    assert.same({ number = 2, suit = "C" }, entry.slots)
  end)

  it("are cards behind a word where those who draw may say something",
    function()
      local m = tenace.new("shengji", { seed = 11 })
      while m:turn() ~= 1 do m:play(m:choose "random") end
      assert.same({ "declare {card}", { card = "2H" } },
        read(m, "declare 2H"))
    end)

  it("are groups of cards in a turn with melds", function()
    local rummy = tenace.new("rummy", { seed = 1 }).variant
    for move, said in pairs {
      ["discard 3C"] = { "discard {card}", { card = "3C" } },
      ["take"] = { "take", {} },
      ["take 9H: 9H 9C 9D"] = { "take {card}: {groups}",
        { card = "9H", groups = { { cards = "9H 9C 9D" } } } },
      ["meld 7S 7H 2C=7C; 2D on K"] = { "meld {groups}", { groups = {
        { cards = "7S 7H 2C=7C" }, { cards = "2D", on = "K" } } } },
    } do
      local found = parts.of(rummy, { kind = "turn" }, move)
      assert.same(said, { found.form, found.slots })
    end
    local _, groups = table.unpack(parts.of(rummy, { kind = "turn" },
      "meld 7S 7H; 2D on K").pieces)
    assert.equal("7S 7H; 2D on K", groups.text)
  end)

  it("are read of a whole list", function()
    local m = tenace.new("whist", { seed = 1 })
    local list = m:moves()
    for i, one in ipairs(m:parts(list)) do
      assert.equal(list[i], one.slots.card)
    end
  end)

  it("have every card and word of what can be said", function()
    for _, game in ipairs { "canasta", "scopa", "durak", "barbu", "jass" } do
      local m = tenace.new(game, { seed = 1 })
      for _ = 1, 40 do
        for _, one in ipairs(m:turn() and m:parts(m:moves() or {}) or {}) do
          local list = {}
          for i, piece in ipairs(one.pieces) do list[i] = piece.text end
          assert.equal(one.text, (table.concat(list, " "):gsub(" :", ":")))
        end
        if m:turn() then m:play(m:choose "random") end
      end
    end
  end)

  it("need a question", function()
    assert.matches("the match is over", select(2, pcall(function()
      return tenace.new("whist+rounds=1", { seed = 1 }):run("random")
        :parts "2C"
    end)))
  end)
end)


describe("the parts of what a player did", function()
  teardown(helper.clean)

  it("are those of the form that was said, whatever looks like it", function()
    local m = asks [[
      self:deal_each(3)
      self:ask(self:player(1), "what?", { { "{card}", card = "2C" },
        { "{rank}", rank = { "3C" } }, "draw" })
      self:ask_yes_no(self:player(1), "on?")
    ]]
    m:play "3C"
    assert.equal("{rank}", last(m, 2, "move").form)
    assert.same({ rank = "3C" }, last(m, 2, "move").slots)
    m:undo():play "2C"
    assert.same({ card = "2C" }, last(m, 2, "move").slots)
  end)

  it("are hidden with the cards", function()
    local m = asks [[
      self:deal_each(3)
      self:put_away(self:player(1), "which?", 1, self:player(3))
      self:ask_yes_no(self:player(1), "on?")
    ]]
    m:play "2C"
    for player = 1, 4 do
      local entry = last(m, player, "move")
      local knows = player == 1 or player == 3
      assert.equal(knows and "2C" or nil, entry.move)
      assert.equal(knows and "{cards}" or nil, entry.form)
      assert.same(knows and { cards = "2C" } or nil, entry.slots)
    end
  end)

  it("are hidden while all are asked, and then open", function()
    local m = asks [[
      self:deal_each(3)
      self:together(function(player)
        return self:ask(player, "what?", { { "say {n}", n = { 1, 2 } }, "no" })
      end)
      self:ask_yes_no(self:player(1), "on?")
    ]]
    local first = m:turn()
    m:play "say 2"
    for player = 1, 4 do
      assert.equal(player == first and "say {n}" or nil,
        last(m, player, "move").form)
      assert.same(player == first and { n = 2 } or nil,
        last(m, player, "move").slots)
    end
    m:play("no"):play("no"):play("say 1")
    for _, one in ipairs(last(m, 2, "together").answers) do
      assert.equal(one.move == "no" and "no" or "say {n}", one.form)
    end
  end)

  it("are hidden as long as a choice is sealed", function()
    local m = asks [[
      self:deal_each(3)
      self:choose(self:player(4), "which?", { "hearts", "spades" },
        { sealed = true })
      self:ask_yes_no(self:player(1), "on?")
      self:unseal(4)
      self:ask_yes_no(self:player(1), "on?")
    ]]
    m:play "hearts"
    assert.is_nil(last(m, 1, "move").form)
    assert.is_nil(last(m, 1, "move").slots)
    assert.same({ suit = "H" }, last(m, 4, "move").slots)
    m:play "yes"
    assert.same({ suit = "H" }, last(m, 1, "unsealed").slots)
  end)

  it("are the same after steps back and forward, and in a record", function()
    local m = tenace.new("crazy_eights", { seed = 1 })
    for _ = 1, 12 do m:play(m:choose "random") end
    local again = tenace.replay(m:record())
    assert.same(m:story(1), again:story(1))
    assert.same(m:story(2), m:copy():undo(5):redo(5):story(2))
  end)

  it("let a bot think without the forms that it cannot know", function()
    local thoughts = {}
    for n, said in ipairs { "no", "say 2" } do
      local m = asks [[
        self:deal_each(3)
        self:together(function(player)
          return self:ask(player, "what?",
            { { "say {n}", n = { 1, 2 } }, "no" })
        end)
        self:play_tricks { leader = self:player(1) }
        self:score(1, 1, "x")
      ]]
      m:play(said)
      m:choose "search:20"
      thoughts[n] = m.thought
      assert.equal(0, m.thought.dropped)
    end
    assert.same(thoughts[1].points, thoughts[2].points)
  end)
end)
