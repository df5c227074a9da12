-- What a player sees of a match, its story, and why a move is allowed or not.

local helper = require "game_helper"
local tenace = require "tenace"

local hands = {
  "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
  "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
  "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
  "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
}

--- Everyone holds a suit; the dealer, player 4, spades: AS is shown.
local function suits()
  return tenace.new("whist", { seed = 1, deal = { hands = hands },
    options = { first_dealer = 4 } })
end

--- All texts in a view or a story, as one.
local function texts(value)
  if type(value) ~= "table" then
    return type(value) == "string" and value .. " " or ""
  end
  local all = ""
  for _, inner in pairs(value) do all = all .. texts(inner) end
  return all
end

describe("a view", function()
  teardown(helper.clean)

  it("has what its player may see", function()
    local m = suits()
    local view = m:view(1)
    assert.same({ kind = "card", prompt = "which card?", from = "hand" },
      view.question)
    assert.same(m:moves(), view.legal)
    view.question, view.legal = nil, nil
    assert.same({
      player = 1, round = 1, dealer = 4, turn = 1, hand = hands[1],
      counts = { 13, 13, 13, 13 }, table = {}, trump = "S",
      shown = { ["hand 4"] = "AS" }, tricks = { 0, 0 }, scores = { 0, 0 },
      sides = { { 1, 3 }, { 2, 4 } }, stock = 0, target = 5, over = false,
    }, view)
  end)

  it("has question and legal moves only for the player to act", function()
    for player = 2, 4 do
      local view = suits():view(player)
      assert.equal(1, view.turn)
      assert.is_nil(view.question)
      assert.is_nil(view.legal)
      assert.equal(hands[player], view.hand)
    end
  end)

  it("has the trick on the table in the order played", function()
    local view = suits():play("5C"):play("2D"):view(3)
    assert.same({ { player = 1, cards = "5C" }, { player = 2, cards = "2D" } },
      view.table)
    assert.same({ 12, 12, 13, 13 }, view.counts)
    assert.equal(3, view.turn)
  end)

  it("names the shown card until it is played", function()
    local m = suits():play("5C"):play("2D"):play("2H")
    assert.same({ ["hand 4"] = "AS" }, m:view(2).shown)
    m:play "2S"
    for player = 1, 4 do
      assert.same({ ["hand 4"] = "AS" }, m:view(player).shown)
    end
    m:play("AS")
    assert.same({}, m:view(1).shown)
    assert.same({}, suits():play("5C"):play("2D"):play("2H"):play("AS")
      :view(1).shown)
  end)

  it("has the last trick and who won it", function()
    local m = suits():play("5C"):play("2D"):play("2H")
    assert.is_nil(m:view(1).last)
    m:play "2S"
    local last = m:view(1).last
    assert.equal(4, last.winner)
    assert.equal("2S is the only trump", last.why)
    assert.same({ { player = 1, cards = "5C" }, { player = 2, cards = "2D" },
      { player = 3, cards = "2H" }, { player = 4, cards = "2S" } }, last.cards)
    assert.same({ 0, 1 }, m:view(3).tricks)
    assert.same({}, m:view(3).table)
  end)

  it("begins each round anew", function()
    local m = tenace.new("whist", { seed = 1, deal = { hands = hands },
      options = { first_dealer = 4, target = 50 } })
    helper.play_until(m, function() return m:view(1).round == 2 end)
    local view = m:view(1)
    assert.is_nil(view.last)
    assert.same({ 0, 0 }, view.tricks)
    assert.equal(1, view.dealer)
    assert.equal(2, view.turn)
  end)

  it("has the number of tricks won, even if none are played", function()
    assert.same({ 0, 0 }, tenace.new("canasta", { seed = 1 }):view(1).tricks)
    local m = helper.match("", [[
      function g:round()
        self:deal_each(2)
        self:play_tricks { leader = self:player(1) }
        self:ask_yes_no(1, "go on?")
      end
    ]])
    assert.same({ 0, 0, 0, 0 }, m:view(1).tricks)
    for _ = 1, 4 do m:play(m:moves()[1]) end
    local won = 0
    for _, n in ipairs(m:view(1).tricks) do won = won + n end
    assert.equal(2, won)
  end)

  it("exists when the match is over", function()
    local view = helper.play_until(suits()):view(2)
    assert.is_true(view.over)
    assert.is_nil(view.turn)
    assert.is_nil(view.legal)
  end)

  it("shows no card that its player cannot see", function()
    for seed = 1, 10 do
      local m = tenace.new("whist", { seed = seed })
      for _ = 1, 30 do
        local all = m:hands()
        for player = 1, 4 do
          local view = m:view(player)
          local shown = texts(view.shown)
          view.shown, view.hand, view.legal = nil, nil, nil
          local rest = " " .. texts(view)
          for other = 1, 4 do
            for card in all[other]:gmatch "%S+" do
              assert.is_nil(rest:find(" " .. card .. " ", 1, true))
            end
          end
          assert.is_true(#shown <= 4)
        end
        m:play(m:moves()[1])
      end
    end
  end)

  it("depends on nothing hidden", function()
    local other = { hands[1], hands[3], hands[2], hands[4] }
    local m = tenace.new("whist", { seed = 1, deal = { hands = other },
      options = { first_dealer = 4 } })
    assert.same(suits():view(1), m:view(1))
    assert.same(suits():story(1), m:story(1))
    assert.same(suits():view(4), m:view(4))
  end)

  it("belongs to its caller", function()
    local m = suits()
    local view = m:view(1)
    view.sides[1][1], view.scores[1], view.shown["hand 4"] = 9, 9, "2C"
    view.legal[1] = nil
    assert.same(suits():view(1), m:view(1))
  end)

  it("knows who plays", function()
    for _, player in ipairs { -1, 5, 1.5, "x" } do
      assert.equal("view: there is no player '" .. player .. "'",
        helper.error(suits().view, suits(), player))
      assert.equal("story: there is no player '" .. player .. "'",
        helper.error(suits().story, suits(), player))
    end
  end)

  it("shows one who has no seat what all see", function()
    local m = suits()
    local view, story = m:view(0), m:story(0)
    assert.equal("", view.hand)
    assert.is_nil(view.question or view.legal or view.known)
    assert.same(m:view(1).counts, view.counts)
    assert.equal(#m:story(1), #story)
    for _, entry in ipairs(story) do assert.is_not_true(entry.forced) end
    assert.equal("trace: there is no player '0'",
      helper.error(m.trace, m, 0, 0))
  end)

  it("leaves out a whole number of a story's entries", function()
    local m = suits()
    assert.same({}, m:story(1, 1000))
    for _, n in ipairs { -1, 0.5, "1", false, math.mininteger } do
      assert.equal("story: n is a whole number from 0 on, not '"
        .. tostring(n) .. "'",
        (helper.error(m.story, m, 1, n)))
    end
  end)

  it("has the piles and fields of the game", function()
    local m = helper.match([[
      piles = { kitty = "none", open = "all",
                own = { sees = "owner", each = "player" },
                melds = { sees = "all", each = "side" } },
      sides = "partners",
      round = { declarer = player, contract = text, best = side },
      keeps = { level = { 2, 2 }, high = false },]], [[
function g:round()
  self:deal_each(2)
  self:draw(self.kitty, 3)
  self:draw(self.open, 2)
  self:draw(self:player(2).own)
  self:draw(self:side(1).melds)
  self.declarer, self.contract = self:player(3), "all"
  self.best = self:side(2)
  self:ask_yes_no(1, "on?")
end]])
    local one, two = m:view(1), m:view(2)
    assert.equal(3, one.kitty)
    assert.equal(2, select(2, one.open:gsub("%S+", "")))
    assert.same({ "", 1, 0, 0 }, one.own)
    assert.same({ "string", "number" }, { type(two.own[2]), type(one.own[2]) })
    assert.equal(2, #one.melds)
    assert.equal("", one.melds[2])
    assert.equal(3, one.declarer)
    assert.equal("all", one.contract)
    assert.equal(2, one.best)
    assert.equal(2, one.level[1])
    assert.is_false(one.high)
    assert.equal(52 - 8 - 7, one.stock)
    assert.equal("yes_no", one.question.kind)
  end)

  it("has no field in place of what it has only at times", function()
    local m = helper.match("round = { last = player, known = number },", [[
function g:round()
  self.last, self.known = self:player(2), 3
  self:ask_yes_no(1, "on?")
end]])
    assert.is_nil(m:view(1).last)
    assert.is_nil(m:view(1).known)
  end)
end)


--- The fields that player 1 is told, with their values.
local function settled(m)
  local list = {}
  for _, entry in ipairs(m:story(1)) do
    if entry.what == "settled" then
      list[#list + 1] = entry.name .. " " .. tostring(entry.value)
    end
  end
  return list
end


describe("a story", function()
  teardown(helper.clean)

  it("does not tell that a flag is not set", function()
    local m = helper.match("round = { alone = flag, open = flag },", [[
      function g:round()
        self.alone, self.open = false, true
        self.open = false
        self:choose(self:player(1), "what?", { "a", "b" })
      end
    ]])
    assert.same({ "open true", "open false" }, settled(m))
    assert.is_false(m:view(1).alone)
  end)

  it("gathers what each draws, if all are dealt cards again", function()
    local m = helper.match("", [[
      function g:round()
        self:deal_each(1)
        self:choose(self:player(1), "more?", { "draw", "no" })
        self:deal_each(2)
        self:choose(self:player(1), "more?", { "draw", "no" })
        self:draw(self:player(1))
        self:choose(self:player(1), "more?", { "draw", "no" })
      end
    ]]):play("no"):play("draw")
    local told = {}
    for _, entry in ipairs(m:story(2)) do
      if entry.what == "drawn" then
        told[#told + 1] = entry.player .. " " .. entry.counts[entry.player]
      elseif entry.what == "move" then
        told[#told + 1] = entry.move .. (entry.draws and ", so" or "")
      end
    end
    assert.same({ "no", "4 2", "1 2", "2 2", "3 2", "draw, so", "1 1" }, told)
  end)

  it("knows the number that says which card of a hand is drawn", function()
    local m = require "tenace".new("old_maid", { seed = 5 })
    while m:turn() ~= 2 do m:play "1" end
    local numbers = {}
    for _, entry in ipairs(m:story(2)) do
      if entry.what == "move" and tonumber(entry.move) then
        numbers[#numbers + 1] = entry.draws
      end
    end
    assert.same({ true, true }, numbers)
  end)

  it("does not tell untold fields, nor that a number begins at 0", function()
    local m = helper.match("round = { final = untold(player), n = number },", [[
      function g:round()
        self.n = 0
        self.final, self.n = self:player(2), 1
        self.final, self.n = self:player(3), 0
        self:choose(self:player(1), "what?", { "a", "b" })
      end
    ]])
    assert.same({ "n 1", "n 0" }, settled(m))
    assert.equal(3, m:view(1).final)
  end)

  it("tells a round as everyone saw it", function()
    local m = suits():play("5C"):play("2D"):play("2H"):play("2S")
    assert.same({
      { what = "round", round = 1, dealer = 4 },
      { what = "dealt", counts = { 13, 13, 13, 13 } },
      { what = "shown", player = 4, cards = "AS",
        reason = "the last card dealt makes trump" },
      { what = "settled", name = "trump", value = "S" },
      { what = "move", player = 1, move = "5C", forced = false,
        played = true, form = "{card}", slots = { card = "5C" } },
      { what = "move", player = 2, move = "2D", forced = false,
        played = true, form = "{card}", slots = { card = "2D" } },
      { what = "move", player = 3, move = "2H", forced = false,
        played = true, form = "{card}", slots = { card = "2H" } },
      { what = "move", player = 4, move = "2S", forced = false,
        played = true, form = "{card}", slots = { card = "2S" } },
      { what = "trick", winner = 4, why = "2S is the only trump",
        cards = { { player = 1, cards = "5C" }, { player = 2, cards = "2D" },
          { player = 3, cards = "2H" }, { player = 4, cards = "2S" } } },
    }, m:story(1))
    assert.same(m:story(2), m:story(3))
  end)

  it("goes on from an entry", function()
    local m = suits()
    local n = #m:story(1)
    m:play "5C"
    assert.same({ { what = "move", player = 1, move = "5C",
      form = "{card}", slots = { card = "5C" }, forced = false,
      played = true } }, m:story(1, n))
    assert.same({}, m:story(1, n + 1))
  end)

  it("tells the score and the end", function()
    local m = helper.play_until(suits())
    local story = m:story(1)
    local last = story[#story]
    local _, winner = m:over()
    assert.same({ what = "match_over", winner = winner }, last)
    local over = story[#story - 1]
    assert.equal("round_over", over.what)
    assert.same(m:scores(), over.scores)
    local score = story[#story - 2]
    assert.equal("score", score.what)
    assert.equal("tricks above six", score.reason)
  end)

  it("is the same if it was not kept from the start", function()
    local traced = tenace.new("whist", { seed = 3, traced = true })
    local later = tenace.new("whist", { seed = 3 })
    for _ = 1, 90 do
      traced:play(traced:moves()[1])
      later:play(later:moves()[1])
    end
    assert.same(traced:story(2), later:story(2))
    traced:undo(20)
    later:undo(20)
    assert.same(traced:story(2), later:story(2))
  end)

  it("says how many cards were put away, not which", function()
    local m = helper.match('piles = { skat = "none" },', [[
function g:round()
  self:deal_each(5)
  self:put_away(1, "two cards?", 2, self.skat)
  self:ask_yes_no(2, "on?")
end]])
    local two = m:view(1).hand:match "%S+ %S+"
    m:play(two)
    local own, other = m:story(1), m:story(2)
    assert.equal(two, own[#own].move)
    assert.is_nil(other[#other].move)
    assert.equal(2, other[#other].n)
    assert.is_true(other[#other].secret)
    assert.equal(2, m:view(1).skat)
    for card in two:gmatch "%S+" do
      assert.is_nil(texts(m:view(2)):find(card, 1, true))
      assert.is_nil(texts(other):find(card .. " ", 1, true))
    end
  end)
end)


describe("why", function()
  teardown(helper.clean)

  local function led(hand)
    local m = tenace.new("whist", { seed = 1, options = { first_dealer = 4 },
      deal = { hands = { "10C", hand } } })
    return m:play "10C"
  end

  local file = tenace.variant("whist").files[1].path
  local line, n = 0, 0
  for text in helper.read(file):gmatch "(.-)\n" do
    n = n + 1
    if text:find "^%s*obligations" then line = n end
  end

  it("names the rule, its sentence and its line", function()
    assert.same({
      move = "3d", allowed = false, rule = "follow_suit", file = file,
      line = line, legal = { "JC", "KC" },
      says = "you hold JC KC, so you must follow clubs",
    }, led("JC KC 3D 4H 5H 6H 7H 8H 9H 10H JH QH KH"):why "3d")
  end)

  it("says why a move is allowed", function()
    assert.same({ move = "JC", allowed = true, rule = "follow_suit",
      file = file, line = line, legal = { "JC", "KC" },
      says = "it follows clubs",
    }, led("JC KC 3D 4H 5H 6H 7H 8H 9H 10H JH QH KH"):why "JC")
    local none = led("2D 3D 2H 4H 5H 6H 7H 8H 9H 10H JH QH KH"):why "3D"
    assert.equal("you have no clubs: play anything", none.says)
    assert.equal("follow_suit", none.rule)
    assert.is_true(none.allowed)
    assert.equal(13, #none.legal)
    local lead = suits():why "5C"
    assert.equal("you lead: play anything", lead.says)
    assert.is_nil(lead.rule)
  end)

  it("says that a card is not in hand, or is no card", function()
    local held = suits():why "2D"
    assert.equal("you do not hold 2D", held.says)
    assert.equal("not_held", held.rule)
    assert.is_nil(held.file)
    assert.equal("'1Z' is no card of this deck", suits():why("1Z").says)
  end)

  it("has the sentence and the place of a game's own rule", function()
    local m = helper.match([[
  obligations = { obligation "aces_first" {
    says = "you hold {cards}, and aces go first",
    function(self, hand) return hand:cards():of_rank "A" end,
  } },]], [[
function g:round()
  self:deal_each(13)
  self:play_tricks { leader = 1 }
end]], { seed = 1, deal = { hands = { "AS AH 2C", "3C" } } })
    local why = m:why "2C"
    assert.equal("aces_first", why.rule)
    assert.is_truthy(why.says:find "^you hold A.*, and aces go first$")
    assert.equal(3, why.line)
    assert.is_truthy(why.file:find "/g%.lua$")
    assert.same({ false, why.says, "aces_first" }, { m:allows "2C" })
    assert.equal("it does what the rule 'aces first' asks for",
      m:why("AS").says)
  end)
end)
