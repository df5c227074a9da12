-- A question that takes cards or words: what can be said, what comes back, and
-- why other texts are refused.

local helper = require "game_helper"
local language = require "tenace.base.language"
local tenace = require "tenace"

local facts = "round = { told = text, wished = suit }, "
local deal = { deal = { hands = { "2S 3S 8D 8H KC", "*", "*", "*" } },
  seed = 1 }


--- A match whose player 1 is asked with these forms; `wait` pauses behind.
local function asked(forms, before)
  return helper.round((before or "") .. [[
    self:deal_each(5)
    local hand, cards = self:player(1).hand, self:player(1).hand:cards()
    local said, a, b = self:ask(1, "what?", { ]] .. forms .. [[ })
    self.told = said .. " " .. tostring(a) .. " " .. tostring(b)
  ]], facts, deal)
end


--- What comes back to the rules after that move.
local function told(forms, move, before)
  return asked(forms, before):play(move):view(1).told
end


--- Why a move is refused.
local function refused(forms, move, before)
  local allowed, reason = asked(forms, before):allows(move)
  assert.is_false(allowed)
  return reason
end


describe("a question for cards or words", function()
  teardown(helper.clean)

  it("lists the forms in their order, with all values", function()
    assert.same({ "2S", "3S", "8D clubs", "8D diamonds", "8D hearts",
      "8D spades", "8H clubs", "8H diamonds", "8H hearts", "8H spades",
      "draw" }, asked([[
        { "{card}", card = cards:of_suit("S") },
        { "{card} {suit}", card = cards:of_rank("8") },
        { "pass", unless = "no" }, "draw", false ]]):moves())
  end)

  it("asks for several cards in every way", function()
    assert.same({ "8D", "2S", "3S", "8D 2S", "8D 3S", "2S 3S", "done" },
      asked([[ { "{cards}", cards = "2S 3S 8D", n = { 1, 2 } }, "done" ]])
        :moves())
  end)

  it("takes the ranks of the deck, unless the form names others", function()
    assert.equal("ask K nil", told([[ { "ask {rank}" } ]], "ask k"))
    assert.equal(13, #asked([[ { "ask {rank}" } ]]):moves())
    assert.same({ "ask 7", "ask 8" },
      asked([[ { "ask {rank}", rank = "7 8" } ]]):moves())
  end)

  it("takes lists of texts, numbers and players", function()
    local form = [[ { "ask {player} for {rank} {n}",
      player = { self:player(2), self:player(3) }, rank = "7 K",
      n = { 1, 2 } } ]]
    assert.equal("ask 2 for 7 1", asked(form):moves()[1])
    assert.equal(8, #asked(form):moves())
  end)

  it("takes one or several players", function()
    local all = [[ { "double {players}" } ]]
    assert.same({ "double 2", "double 2 3", "double 3", "double 2 4",
      "double 2 3 4", "double 3 4", "double 4" }, asked(all):moves())
    assert.equal("'2' is too much: say double 4", refused(all, "double 4 2"))
  end)

  it("takes them from a list, in the order of their seats", function()
    local some = [[ { "double {players}",
      players = { self:player(4), 2 } }, "pass" ]]
    assert.same({ "double 2", "double 2 4", "double 4", "pass" },
      asked(some):moves())
    assert.equal(8, #asked([[ { "double {players}", players = false },
      "pass" ]]):moves())
    assert.same({ "pass", "no" }, asked([[ { "double {players}",
      players = {} }, "pass", "no" ]]):moves())
  end)

  it("does not take who sits out", function()
    assert.same({ "double 2", "double 2 4", "double 4" },
      asked([[ { "double {players}" } ]], "self:sit_out(3)"):moves())
  end)

  it("can be read in each way that it lists", function()
    for _, form in ipairs {
      '"ask {players} {players} {player}"',
      '"{v} {v}", v = { "a", "a a", "b" }',
      '"{v}", v = { 1, self:player(1) }, fits = { [1] = "no" }',
    } do
      local m = asked("{ " .. form .. " }")
      assert.is_true(#m:moves() > 0)
      for _, move in ipairs(m:moves()) do
        assert.is_true(m:allows(move), move)
      end
    end
  end)

  it("says why, where its words can be read in several ways", function()
    assert.equal("no", refused('{ "a {players}", fits = { [1] = "x" } }, '
      .. '{ "{v}", v = { 1, self:player(1) }, fits = function() '
      .. 'return false, "no" end }', "1"))
  end)

  it("answers a bot as its record is read", function()
    for seed = 1, 8 do
      local m = helper.match("", [[
        function g:round()
          self:deal_each(2)
          for _ = 1, 6 do
            local said, value = self:ask(1, "what?", { "pass", { "{card}" },
              { "{cards}" }, { "{v}", v = { 1, self:player(1) } } })
            local counts = { pass = 0, card = 1, cards = 10, v = 100 }
            self:score(1, counts[said] * #type(value), "said")
          end
        end]], { seed = seed })
      m:run("random", { rounds = 1 })
      assert.same(m:scores(), tenace.replay(m:record()):scores())
    end
  end)

  it("needs players in a list of them", function()
    local wrong = "ask: the slot 'players' needs a list of players"
    for _, players in ipairs { "5", "{ 5 }", "{ 0 }", "{ 1, self }", "'1 2'",
      "{ 'x' }" } do
      assert.truthy(helper.error(asked, '{ "double {players}", players = '
        .. players .. " }"):find(wrong, 1, true), players)
    end
  end)

  it("answers the form's name and its values", function()
    local forms = [[ { "{card} {suit}", card = cards:of_rank("8") }, "draw",
      { "give {cards} to {player}", n = 2, player = { self:player(2) } },
      { "{card} on {attack}", attack = self.stock } ]]
    assert.equal("draw nil nil", told(forms, "Draw"))
    assert.equal("card 8H S", told(forms, "8h Spades"))
    assert.equal("give KC 2S player 2", told(forms, "give 2S, kc to 2"))
    assert.equal("on 2S 3C", told([[ "draw", { "{card} on {attack}",
      attack = cards_of("3") } ]], "2s on 3c",
      "local function cards_of() return { '3C', '3D' } end "))
  end)

  it("says why a text is no answer, by the nearest form", function()
    local forms = [[
      { "{card}", card = cards:of_suit("S"), because = "{card} is no spade" },
      { "{card} {suit}", card = cards:of_rank("8") },
      { "give {cards} to {player}", n = { 2, 3 }, player = { 2, 3 },
        fits = function(given, seat)
          return seat == 2, "give them to player 2"
        end },
      { "draw", unless = "the stock is empty" } ]]
    for move, reason in pairs {
      KC = "KC is no spade", ["9C"] = "you do not hold 9C",
      ["8H"] = "8H is not all: say 8H clubs, 8H diamonds, 8H hearts, "
        .. "8H spades",
      ["2s hearts"] = "'hearts' is too much: say 2S",
      draw = "the stock is empty",
      ["give 2s to 2"] = "the number of cards must be 2 to 3",
      ["give 2s 2s to 2"] = "you do not hold another 2S",
      ["give 2s 3s to 3"] = "give them to player 2",
      ["give 2s 3s to 4"] = "say give 2S 3S to 2",
      fold = "the answer is one of these: CARD, CARD SUIT, "
        .. "give CARDS to PLAYER",
    } do
      assert.equal(reason, refused(forms, move), move)
    end
  end)

  it("names the parts of answers in the language", function()
    local forms = [[ { "{card}", card = cards }, { "{card} {suit}" },
      { "give {cards} to {rank}", n = { 2, 3 }, rank = { 2, 3 } } ]]
    for code, list in pairs { en = "CARD, CARD SUIT, give CARDS to RANK",
      de = "KARTE, KARTE FARBE, give KARTEN to KARTENWERT" } do
      language.use(code)
      local reason = refused(forms, "fold")
      language.use "en"
      assert.equal(list, reason:match ": (.*)$")
    end
  end)

  it("says first that a card is not held, where none may be said alone",
    function()
      local forms = [[ { "{card}", unless = "take something" },
        { "trail {card}", card = cards:of_suit("S") } ]]
      assert.equal("take something", refused(forms, "kc"))
      assert.equal("you do not hold 9C", refused(forms, "9c"))
    end)

  it("says what a card may follow", function()
    assert.equal("2S is not all: say trail 2S", refused(
      [[ { "trail {card}", card = cards:of_suit("S") },
        { "{card} takes {n}", card = cards, n = { 1 },
          fits = function(card) return card == "8H" end } ]], "2s"))
  end)

  it("fills fields of the match into the reason", function()
    assert.equal("hearts are wished, and not KC", refused(
      [[ { "{card}", card = cards:of_suit("S"),
        because = "{wished} are wished, and not {card}" } ]], "kc",
      "self.wished = 'H' "))
  end)

  it("fills its own parts into the reason of a condition", function()
    assert.equal("8H is no card for spades", refused(
      [[ { "{card} {suit}", card = "8H", fits = function(card, letter)
        return letter ~= "S", { "{card} is no card for {suit}", card = card,
          suit = letter }
      end } ]], "8h spades"))
  end)

  it("takes cards of a pile that add up, in sets, to what a slot says",
    function()
      local function sums(form)
        return helper.round([[
          self:deal_each(5)
          self:draw(self.kitty, 4)
          self:ask(1, "what?", { "pass", ]] .. form .. "})",
          'points = { A = 1, ["2"] = 2, ["3"] = 3, ["5"] = 5, ["8"] = 8 }, '
            .. 'piles = { kitty = "all" }, ' .. facts,
          { seed = 1, deal = { hands = { "2S 3S 8D 8H KC", "*", "*", "*" },
            kitty = "AC 2C 3H 5D" } })
      end
      local takes = sums [[{ "{card} takes {cards}", from = self.kitty,
        card = "3S KC", adds = "card" }]]
      assert.same({ "pass", "3S takes 3H", "3S takes 2C AC",
        "3S takes 2C AC 3H" }, takes:moves())
      assert.is_true(takes:allows "3s takes 3h; ac 2c")
      assert.same({ false, "these cards do not add up" },
        { takes:allows "3S takes AC 3H" })
      assert.same({ "pass", "make 8 3S 5D", "make 8 3S 2C 3H" },
        (sums [[{ "make {sum} {card} {cards}", sum = { 8 }, card = "3S",
          from = self.kitty, adds = "sum", n = { 1, 4 } }]]):moves())
      assert.same({ "pass", "3S 5D", "3S 2C 3H" }, (sums [[{ "{card} {cards}",
        card = "3S", from = self.kitty, adds = 8, once = true }]]):moves())
      assert.same({ "pass", "2S takes 2C 5D" }, (sums [[{
        "{card} takes {cards}", card = "2S", from = self.kitty, n = 2,
        adds = "card", also = { ["2"] = 7 } }]]):moves())
    end)

  it("is answered by the engine where only one answer is left", function()
    assert.equal("pass nil nil", asked([[ "pass",
      { "{card}", card = cards:of_suit("D"), fits = function() return false end
      } ]]):view(1).told)
  end)

  it("needs a form that can be said", function()
    assert.matches("ask: there is nothing to answer",
      helper.wrong [[ self:ask(1, "what?", { { "draw", unless = "no" } }) ]])
  end)

  it("refuses forms that mean nothing", function()
    for forms, wrong in pairs {
      ["7"] = "ask: a form is a text or a table, not a number",
      ["''"] = "ask: a form without words",
      ["{ '{suit}', cards = '2S' }"] = "ask: a form has no 'cards': it is no "
        .. "slot of its pattern",
      ["{ 'x {y}' }"] = "ask: the slot 'y' needs a list of values, or cards",
      ["{ '{cards}', n = 0 }"] = "ask: n is a number of cards, or { least, "
        .. "most }, from 1",
      ["{ '{cards}', n = 'x' }"] = "ask: n is a number of cards, or { least, "
        .. "most }, from 1",
      ["{ 'x', fits = 1 }"] = "ask: fits is a function, or a table of reasons",
    } do
      assert.equal("g.lua:6: game 'G', step 'round': " .. wrong,
        helper.wrong("self:deal_each(1); self:ask(1, 'what?', { " .. forms
          .. " })"))
    end
  end)

  it("takes forms of a fact, whose lists nobody may change", function()
    local m = helper.round([[ self:deal_each(2)
      self:ask(1, "what?", self.facts.offers)
      self:ask(1, "and?", { self.facts.offers[1], false, "pass" }) ]],
      'facts = { offers = { { "bid {n} {how}", n = { 1, 2 }, '
        .. 'how = { "low" } }, "keep" } }, ', { seed = 1 })
    assert.same({ "bid 1 low", "bid 2 low", "keep" }, m:moves())
    m:play "keep"
    assert.same({ "bid 1 low", "bid 2 low", "pass" }, m:moves())
  end)

  it("takes the same forms again, and others between them", function()
    local m = helper.round [[ self:deal_each(2)
      for n = 1, 3 do
        self:ask(1, "what?", { "go " .. n, { "{suit}", suit = n < 3
          and { "S", "H" } or "S" }, "stop" })
      end ]]
    assert.same({ "go 1", "S", "H", "stop" }, m:moves())
    m:play "go 1"
    m:play "stop"
    assert.same({ "go 3", "S", "stop" }, m:moves())
  end)

  it("names the form and the key whose cards or pile are wrong", function()
    for form, wrong in pairs {
      ["'give {card}', card = 5"] = "'card' of the form 'give {card}': cards "
        .. "expected, got number",
      ["'{cards}', cards = '2S 9X'"] = "'cards' of the form '{cards}': no such "
        .. "card '9X'",
      ["'{card} {suit}', card = '2S 2S'"] = "'card' of the form "
        .. "'{card} {suit}': more '2S' than there are",
      ["'{card}', from = 3"] = "'from' of the form '{card}': pile or player "
        .. "expected",
    } do
      assert.equal("g.lua:6: game 'G', step 'round': ask: " .. wrong,
        helper.wrong("self:deal_each(1); self:ask(1, 'what?', { { " .. form
          .. " } })"))
    end
  end)

  it("gets every answer from random bots, in the long run", function()
    local m, met, n = asked [[
      { "{cards}", cards = "2S 3S 8D", n = { 1, 2 } },
      { "{card} {suit}", card = "8H", fits = function(_, suit)
        return suit ~= "S" end }, "pass" ]], {}, 0
    for seed = 1, 200 do
      m:restart(seed)
      met[m:choose "random"] = true
    end
    for _ in pairs(met) do n = n + 1 end
    assert.is_true(n >= 1 + #m:moves() // 2)
    for move in pairs(met) do assert.is_true(m:allows(move)) end
  end)

  it("draws at random where there are too many to list", function()
    local m = helper.round([[ self:deal_each(13)
      self:ask(1, "which?", { { "{cards}", n = { 1, 12 } }, "none" }) ]])
    local moves, n, more = m:moves()
    assert.same({ nil, 1000, true }, { moves, n, more })
    for _ = 1, 20 do
      assert.is_true(m:allows(m:choose "random"))
      m:restart(m.seed + 1)
    end
  end)

  it("is written in records, and read again", function()
    local m = asked [[ { "{card} {suit}", card = cards:of_rank("8") },
      "draw" ]]
    m:play "8h clubs"
    local again = assert(tenace.replay(m:record()))
    assert.equal("card 8H C", again:view(1).told)
    assert.equal("card 8H C", m:undo():redo():view(1).told)
  end)

  it("is thought about by the search", function()
    local m = helper.match("round = { told = text }, options = { rounds = "
      .. "number { 1, from = 1, to = 2, 'rounds' } },", [[
      function g:round()
        self:deal_each(5)
        local said = self:ask(1, "what?", { { "{card}" }, "win", "lose" })
        self:score(1, said == "win" and 5 or said == "lose" and -5 or 0, said)
      end ]])
    assert.equal("win", m:choose "search:4")
  end)
end)
