-- Cards that a player calls, and what must be played because of them.

local helper = require "game_helper"


--- A match in which player 1, who holds these cards, calls one; then all play.
local function calls(hand, how, obligations)
  return helper.match('obligations = { ' .. (obligations or "follow_suit")
    .. ' }, piles = { under = "none" }, '
    .. "round = { called = card, caller = player },", [[
    function g:round()
      self:deal_each(4)
      self.caller = self:player(1)
      self.called = self:call_partner(self.caller, "whom?", { ]] .. how .. [[ })
      self:form_parties { name = "a", others = "b", players = self.caller,
        holds = self.called }
      if #self.under > 0 then return self:ask_yes_no(2, "go on?") end
      self:play_tricks { leader = self:player(2) }
    end]], { seed = 1, deal = { hands = { hand, "AS 7S 5S 9C", "*", "*" } } })
end

local OTHERS = 'ranks = "A 10", suits = "C S H", others = true, '
  .. "alone = true, under = self.under"


--- Why a move is refused.
local function why(m, move)
  local ok, reason = m:allows(move)
  return not ok and reason or nil
end


describe("a called card", function()
  teardown(helper.clean)

  it("is of the first rank of which the player has not all", function()
    local how = 'ranks = "K Q", suits = "C D"'
    assert.same({ "KC", "KD" }, calls("KC KS 2D 3D", how):moves())
    assert.same({ "QC", "QD" }, calls("KC KD 2D 3D", how):moves())
    assert.same({ "QC", "QD" }, calls("KC KD QC QD", how):moves())
  end)

  it("is another player's, of a suit that the player has", function()
    local m = calls("AC 2C 2S 3D", OTHERS)
    assert.same({ "spades", "alone" }, m:moves())
    assert.equal("you have AC", why(m, "clubs"))
    assert.equal("you hold no card of that suit", why(m, "hearts"))
    assert.equal("that suit cannot be called", why(m, "diamonds"))
    assert.equal("you hold a card of a suit that you can call",
      why(m, "hearts under"))
    assert.equal("call A of a suit: you have not all of them", why(m, "10C"))
  end)

  it("is of the second rank for whoever has the first", function()
    local m = calls("AC AH 2S 10C", (OTHERS:gsub("C S H", "C H")))
    assert.same({ "10H", "alone" }, m:moves())
    assert.equal("you have 10C", why(m, "10C"))
    m:play "10H"
    assert.same({ "10H", 1 }, { m:view(1).called, m:view(1).caller })
  end)

  it("may have a card laid under that stands for its suit", function()
    local m = calls("2D 3D 4D 2H", (OTHERS:gsub("C S H", "C S")))
    assert.same({ "clubs under", "spades under", "alone" }, m:moves())
    m:play "spades under"
    m:play "3D"
    assert.equal("AS", m:view(2).called)
    assert.equal("2D 4D 2H", m:view(1).hand)
  end)

  it("tells which cards the caller has", function()
    local m = calls("AC 2C 2S 3D", OTHERS)
    m:play "spades"
    for _ = 1, 8 do
      local hand = helper.another_world(m):hands()[1]
      assert.is_nil((" " .. hand):find " AS")
      assert.matches("%wS", hand)
    end
  end)
end)


describe("the obligations of a called card", function()
  teardown(helper.clean)

  local ALL = 'play_called "called", follow_suit, '
    .. 'keep_called("called", "caller")'

  it("keep its holder from leading others of the suit", function()
    local m = calls("AC 2C 2S 3D", OTHERS, ALL)
    m:play "spades"
    assert.equal("9C AS", helper.sorted(table.concat(m:moves(), " ")))
    assert.equal("keep a card of the called suit: you may play 9C AS",
      why(m, "7S"))
  end)

  it("have it played when its suit is led", function()
    local tenace = require "tenace"
    local path = helper.file(helper.text("obligations = { " .. ALL .. " }, "
      .. "round = { called = card, caller = player },",
      "function g:round() self:deal_each(4) end"))
    local facts = { called = "AS", caller = 2 }
    local function legal(trick, hand, played)
      return table.concat(tenace.legal(path, facts,
        { trick = trick, hand = hand, played = played }), " ")
    end
    assert.equal("AS", legal("2S", "AS 7S 9C"))
    assert.equal("7S 9C", helper.sorted(legal("2H", "AS 7S 9C")))
    assert.equal("AS", legal("2H", "AS"))
    assert.equal("9C", legal("2H", "7S 9C"))
    assert.equal("7S 9C", helper.sorted(legal("2H", "7S 9C", "AS")))
    assert.equal("7S 8S 9C", helper.sorted(legal("2H", "7S 8S 9C")))
  end)

  it("leave its suit out of the first lead", function()
    local m = calls("AC 2C 2S 3D", OTHERS, 'lead_called "called", follow_suit')
    m:play "spades"
    assert.equal("9C AS", helper.sorted(table.concat(m:moves(), " ")))
    assert.equal("the first lead may not be of the called suit", why(m, "5S"))
  end)
end)


describe("fits", function()
  teardown(helper.clean)

  it("may be a table of reasons", function()
    local m = helper.round [[self:ask(1, "which?", {
      { "{suit}", fits = { C = "no clubs today" } }, "none" })]]
    assert.equal("no clubs today", why(m, "clubs"))
    assert.is_nil(why(m, "hearts"))
    assert.same({ "diamonds", "hearts", "spades", "none" }, m:moves())
  end)
end)


describe("an auction in which all pass", function()
  teardown(helper.clean)

  it("may fall to a player, at the lowest bid", function()
    local m = helper.round [[local bid, player = self:auction { once = true,
      bids = { "1", "2", "3" }, lowest = "2", prompt = "?",
      falls_to = self:player(3) }
      self:score(player, tonumber(bid), "bid")]]
    for _ = 1, 4 do m:play "pass" end
    assert.same({ 0, 0, 2, 0 }, m:scores())
  end)
end)


describe("was_played, in records,", function()
  teardown(helper.clean)

  it("looks at this round's tricks, the present one, too", function()
    local m = helper.kept.match("round = { said = list },", [[
      function g:round()
        self:deal_each(2)
        self:begin_trick(self:player(1))
        self:let_play(1)
        self.said = { self:was_played "2C", self:was_played "3C KC",
          self:was_played { "2C", "4D" } }
        self:ask_yes_no(1, "go on?")
      end]], { deal = { hands = { "2C 9H", "3C KS", "AC 8H", "4D 7H" } } })
    assert.same({ true, false, true }, m:play("2C"):view(1).said)
  end)
end)
