-- Melds, the pile and turns on the screen, from a view and a story.

local choices = require "tenace.face.table.choices"
local hand = require "tenace.face.say.hand"
local helper = require "game_helper"
local melds = require "tenace.face.moment.melds"
local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local parts = require "tenace.match.parts"
local sheet = require "tenace.face.table.sheet"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local VARIANT = { players = 4, sides = { { 1, 3 }, { 2, 4 } },
  piles = { { name = "discard", sees = "top" } },
  facts = { melds = { wild = "2 BJ", called = "canasta" },
    taking = { whole = true } } }


local function narrator(variant)
  variant = variant or VARIANT
  return Narrator.new(Names.of(variant.sides, variant.players, 1), variant,
    show.plain)
end


local function meld(side, rank, cards, full)
  local size, wild = 0, 0
  for card in cards:gmatch "%S+" do
    size = size + 1
    wild = wild + (card:find "^2" and 1 or 0)
  end
  return { side = side, kind = "set", rank = rank, cards = cards, size = size,
    wild = wild, full = full or false }
end


--- The sections as `label: line`, in this width.
local function sections(view, room)
  local list = {}
  for _, section in ipairs(melds.sections(view, narrator())) do
    for i, line in ipairs(section.layout and section.layout(room or 73)
      or { section.text }) do
      list[#list + 1] = (i == 1 and section.label or "") .. ": " .. line
    end
  end
  return list
end


describe("melds on the screen", function()
  it("are listed by side, your own first, from high to low", function()
    assert.same({
      "We: K♠ K♥ 2♦   7♠ 7♥ 7♦ 7♦   (3♥)",
      "They: nothing yet: the first meld must count 90",
      "Discard: 5♣ on top, 6 cards, frozen",
    }, sections { discard = 6, top = "5C", frozen = true,
      melds = { meld(1, "7", "7S 7H 7D 7D"), meld(1, "K", "KS KH 2D") },
      laid_down = { "3H", "" }, first_meld = { false, 90 } })
  end)

  it("say if they are complete, natural or mixed", function()
    assert.same({
      "We: mixed canasta K (8 cards, 2 wild)",
      ": natural canasta 7 (7 cards)   6♠ 6♥ 6♦",
      "Discard: 5♣, the only card",
    }, sections({ discard = 1, top = "5C", frozen = false, melds = {
      meld(1, "6", "6S 6H 6D"), meld(1, "7", "7S 7S 7H 7H 7D 7D 7C", "natural"),
      meld(1, "K", "KS KS KH KH KD KC 2C 2D", "mixed"),
    }, first_meld = { false, 0 } }, 44))
  end)

  it("are not shown in a game without melds", function()
    assert.same({}, sections { stock = 3 })
  end)
end)


describe("a hand by rank", function()
  it("has wild cards last", function()
    assert.same({ "KS", "KH", "4D", "3S", "BJ", "2S", "2D" },
      hand.flat(hand.by_rank("2D 4D KH BJ 3S KS 2S", "2 BJ")))
    assert.same({ "BJ", "KS", "2D" }, hand.flat(hand.by_rank "2D KS BJ"))
  end)
end)


--- Moves of a turn as a match gives them to faces.
local function as_data(list)
  local moves, variant = {}, tenace.variant "canasta"
  for i, move in ipairs(list) do
    moves[i] = parts.of(variant, { kind = "turn" }, move)
  end
  return moves
end


describe("a list of answers with cards", function()
  local function lines(list, more)
    return choices.lines(as_data(list), more, VARIANT, show.plain)
  end

  it("has a line for each kind of move", function()
    assert.same({ "You can say:", "  draw, take", "  take  K♠ K♦, K♠ 2♦" },
      lines { "draw", "take", "take KS KD", "take KS 2D" })
    assert.same({ "You can say, among others:", "  done",
      "  meld  2♦ on K, A♠ A♥ A♦; 8♠ 8♥ 2♣" },
      lines({ "done", "meld 2D on K", "meld AS AH AD; 8S 8H 2C" }, true))
  end)

  it("shows one way of each kind if there are many", function()
    local list = { "done" }
    for _, more in ipairs { "", " 2C", " 2D", " BJ", " 2C 2D" } do
      list[#list + 1] = "meld KS KH" .. more
      list[#list + 1] = "meld KS KH KD" .. more
      list[#list + 1] = "meld 7S 7H 7D 7C" .. more
    end
    assert.same({ "You can say, among others (moves lists more):", "  done",
      "  meld  K♠ K♥ K♦, 7♠ 7♥ 7♦ 7♣" }, lines(list))
  end)

  it("is shown only if moves have cards", function()
    assert.is_true(choices.has_cards(as_data { "done", "meld 7S 7H 7D" }))
    assert.is_false(choices.has_cards(
      as_data { "18", "4 no trump", "declare cups" }))
  end)
end)


describe("a turn", function()
  local function told(player, move, more)
    local entry = { what = "move", player = player, move = move }
    for name, value in pairs(more or {}) do entry[name] = value end
    return narrator():tell(helper.said(entry, "turn", "canasta"))
  end

  it("is told step by step", function()
    assert.is_nil(told(2, "draw"))
    assert.is_nil(told(2, "done"))
    assert.is_nil(told(2, "done", { forced = true }))
    assert.is_nil(told(1, "done"))
    assert.equal("You can meld nothing now.",
      told(1, "done", { forced = true }))
    assert.equal("Left takes the pile, 7 cards, with K♠ K♦.",
      told(2, "take KS KD", { taken = 7 }))
    assert.equal("You take the pile, 7 cards, and add 7♣.",
      told(1, "take", { taken = 7, top = "7C" }))
    assert.equal("You take the pile, a card, and add 7♣.",
      told(1, "take", { taken = 1, top = "7C" }))
    local top = narrator { players = 4, sides = VARIANT.sides,
      facts = { melds = {}, taking = {} } }
    assert.equal("You take 7♣.", top:tell(helper.said({ what = "move",
      player = 1, move = "take", taken = 1, top = "7C" }, "turn")))
    -- answers of another question
    for _, own in ipairs { "take", "knock", "discard" } do
      assert.equal("Left: " .. own .. ".", told(2, own))
    end
    assert.equal("Left takes 3 cards from the discards and melds 9♥ 9♣ 9♦.",
      told(2, "take 9H: 9H 9C 9D", { taken = 3, top = "KS" }))
    assert.equal("You take a card from the discards and meld 6♦ on 3♦.",
      told(1, "take 6D: 6D on 3D", { taken = 1, top = "6D" }))
    assert.equal("Left takes the pile, 7 cards, with K♠ K♦, and melds "
      .. "A♠ A♥ A♦.", told(2, "take KS KD; AS AH AD", { taken = 7 }))
    assert.equal("Partner melds 7♠ 7♥ 2♦ and BJ on 8 and 2♣ on K.",
      told(3, "meld 7S 7H 2D; BJ on 8; 2C on K"))
    assert.equal("You discard 4♣.", told(1, "discard 4C"))
    assert.equal("Left does not take the pile.", told(2, "pass"))
    assert.equal("Left asks: may I go out?", told(2, "out?"))
    assert.equal("Left lays down 3♥ 3♦.", narrator():tell {
      what = "laid_down", player = 2, cards = "3H 3D" })
    assert.equal("The discards are turned over and become the stock.",
      narrator():tell { what = "turned_over" })
  end)

  it("does not exist in a game without melds", function()
    local plain = narrator { players = 4, sides = VARIANT.sides, facts = {} }
    assert.equal("Left: draw.",
      plain:tell(helper.said { what = "move", player = 2, move = "draw" }))
  end)
end)


describe("the score sheet", function()
  it("has a column for each side, and one line for the same reason", function()
    local match = {
      score_sheet = function()
        return {
          { round = 1, side = 1, points = 300, reason = "canastas" },
          { round = 1, side = 1, points = -20, reason = "cards left" },
          { round = 1, side = 2, points = -45, reason = "cards left" },
          { round = 2, side = 2, points = 500, reason = "canastas" },
        }
      end,
      scores = function() return { 280, 455 } end,
    }
    assert.same({
      "round    We  They  reason",
      "1      +300        canastas",
      "        -20   -45  cards left",
      "2            +500  canastas",
      "total   280   455",
    }, sheet.lines(match, narrator().names, show.plain))
  end)
end)


describe("a turn with melds at the table", function()
  local Session = require "tenace.face.table.session"

  --- A table at which the first player of a round sits, who holds these cards
  -- after the card drawn, and finds that card on the pile.
  local function sit(cards, top, options)
    local m = tenace.new("canasta", { seed = 1, options = options })
    local first = m:turn()
    local deal = { hands = { "*", "*", "*", "*" }, stock = top .. " 4S" }
    deal.hands[first] = cards
    m = tenace.new("canasta", { seed = 1, options = options, deal = deal,
      traced = true })
    return Session.new { match = m, seat = first, style = show.plain,
      bots = { "random", "random", "random", "random" },
      bot_names = "random", header = "" }
  end

  local HAND = "7S 7H 7D KS KH 2D AS AH 9C 8C 4C"

  --- The last answer after these lines were typed.
  local function said(session, n, ...)
    local text = session:start()
    for _, line in ipairs { ... } do text = session:handle(line) end
    local lines = {}
    for line in text:gmatch "([^\n]*)\n" do lines[#lines + 1] = line end
    return { table.unpack(lines, math.max(1, #lines - n + 1)) }
  end

  it("lists what the player can do", function()
    assert.same({
      "Discard  K♦, the only card",
      "Cards    Left: 11, Partner: 11, Right: 11",
      "Stock    62",
      "Hand     A♠ A♥   K♠ K♥   9♣   8♣   7♠ 7♥ 7♦   4♣   2♦",
      "draw, or take the pile?",
      "You can say, among others:",
      "  draw",
      "  take  K♥ K♠; 7♦ 7♥ 7♠ 2♦, K♥ K♠; A♥ A♠ 2♦, K♥ K♠ 2♦",
    }, said(sit(HAND, "KD"), 8))
  end)

  it("reads bare cards as a meld", function()
    local lines = said(sit(HAND, "9D"), 60, "draw", "7s 7h 7d; as ah 2d")
    assert.same({ "You meld 7♦ 7♥ 7♠ and A♥ A♠ 2♦.",
      "You can meld nothing now." }, { table.unpack(lines, 1, 2) })
    assert.same({ "discard 4♣, discard 8♣, discard 9♣, discard 6♦, discard K♥, "
      .. "discard K♠" }, said(sit(HAND, "9D"), 60, "draw",
      "meld 7s 7h 7d; ah as 2d", "moves"))
  end)

  it("refuses with the reason and its rule", function()
    local session = sit(HAND, "9D")
    assert.same({
      "Not allowed: your side's first meld must count at least 50, and this "
        .. "counts 15.",
      "Type why meld 7s 7h 7d for the rule.",
    }, said(session, 9, "draw", "7s 7h 7d"))
    assert.matches("^Rule: sets, .*rules/canasta.lua line %d+.$",
      said(sit(HAND, "9D"), 9, "draw", "why 7s ks 2d")[2])
    assert.matches("^Rule: first meld, .*rules/canasta.lua line %d+.$",
      said(sit(HAND, "9D"), 9, "draw", "why 7s 7h 2d")[2])
    assert.equal("Not allowed: you do not hold Q♦.",
      said(sit(HAND, "9D"), 9, "draw", "meld qs qh qd")[1])
    assert.equal("Not allowed: your side has not melded, so you need two "
      .. "natural cards to take 9♦, and you have only one 9.",
      said(sit(HAND, "9D"), 9, "take 9c 2d")[1])
    assert.equal("Not allowed: you have drawn: meld, or say done.",
      said(sit(HAND, "KD"), 9, "draw", "take ks kh; as ah 2d")[1])
    assert.matches("^'melt' is no move and no command here",
      said(sit(HAND, "9D"), 9, "draw", "melt 7s 7h 7d")[1])
  end)

  it("takes a discard by its number or name", function()
    for _, typed in ipairs { "discard 4c", "4c", "c4", "11" } do
      local lines = said(sit(HAND, "9D"), 60, "draw", "done", typed)
      assert.equal("You discard 4♣.", lines[1], typed)
    end
    assert.equal("Not allowed: say which card, as in discard 4♣.",
      said(sit(HAND, "9D"), 9, "draw", "done", "discard")[1])
    assert.equal("Not allowed: say done before you discard.",
      said(sit(HAND, "9D"), 9, "draw", "4c")[1])
    assert.equal("Not allowed: you do not hold K♦.",
      said(sit(HAND, "9D"), 9, "draw", "kd")[1])
    assert.equal("No card has number 99: the numbers go from 1 to 12.",
      said(sit(HAND, "9D"), 9, "draw", "done", "99")[1])
  end)
end)
