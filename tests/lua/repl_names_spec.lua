-- Names of players and sides from one seat, and what is told to that seat.

local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local helper = require "game_helper"
local hints = require "tenace.face.moment.hints"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"
local show = require "tenace.face.say.show"

local PARTNERS = { { 1, 3 }, { 2, 4 } }


local function alone(n)
  local sides = {}
  for i = 1, n do sides[i] = { i } end
  return sides
end


describe("names", function()
  after_each(function() language.use "en" end)

  it("go round the table from the person's seat", function()
    assert.same({ "You", "Left", "Partner", "Right" },
      Names.of(PARTNERS, 4, 1).players)
    assert.same({ "Partner", "Right", "You", "Left" },
      Names.of(PARTNERS, 4, 3).players)
  end)

  it("begin with a capital letter in a hint's reason", function()
    language.use "de"
    local match = {
      turn = function() return 1, { kind = "card" } end,
      parts = function() return { pieces = { { cards = { "9C" } } } } end,
      explain = function(_, how)
        return { move = "9C", sentences = { how.names[3] .. " sticht." } }
      end,
    }
    assert.equal("Dein Partner sticht.",
      hints.hint(match, Names.of(PARTNERS, 4, 1)).sentences[2])
  end)

  it("are these words in hints, in the case that is asked for", function()
    local function side(code)
      language.use(code)
      local names = Names.of(PARTNERS, 4, 1):inside()
      local text = {}
      for player = 2, 3 do
        text[player - 1] = sentence.of("reason_contract_side", { move = "18",
          player = names[player], play = 60, contract = "Grand", made = 70,
          share = 50, n = 5 })
      end
      return text[1], text[2]
    end
    local _, partner = side "de"
    assert.match("die Partei von deinem Partner ", partner, 1, true)
    local left, other = side "es"
    assert.match("equipo del de tu izquierda", left, 1, true)
    assert.match("equipo de tu compañero", other, 1, true)
  end)

  it("are other words in a sentence, where the language has them", function()
    language.use "de"
    local names = Names.of(PARTNERS, 4, 1)
    assert.equal("Dein Partner gibt.", names:says("table.deals", 3))
    assert.equal("Links gibt.", names:says("table.deals", 2))
    names.players[3] = "Anna"
    assert.equal("Anna gibt.", names:says("table.deals", 3))
    language.use "fr"
    assert.equal("Donneur\u{A0}: ton voisin de gauche.",
      Names.of(PARTNERS, 4, 1):says("table.deals", 2))
    language.use "en"
    assert.equal("Partner deals.",
      Names.of(PARTNERS, 4, 1):says("table.deals", 3))
  end)

  it("fit any number of players", function()
    assert.same({ "You", "Opponent" }, Names.of(alone(2), 2, 1).players)
    assert.same({ "Left", "Right", "You" }, Names.of(alone(3), 3, 3).players)
    assert.same({ "You", "Left", "Across", "Right" },
      Names.of(alone(4), 4, 1).players)
    assert.same({ "You", "Left", "Far left", "Far right", "Right" },
      Names.of(alone(5), 5, 1).players)
    assert.same({ "You", "Left", "Far left", "Across", "Far right", "Right" },
      Names.of(alone(6), 6, 1).players)
    assert.same({ "You", "Left", "Far left", "Seat 4", "Seat 5", "Far right",
      "Right" }, Names.of(alone(7), 7, 1).players)
  end)

  it("are numbers for someone who watches", function()
    local names = Names.of(PARTNERS, 4)
    assert.same({ "Seat 1", "Seat 2", "Seat 3", "Seat 4" }, names.players)
    assert.equal("Seats 1 and 3: 4, Seats 2 and 4: 3",
      names:by_side { 4, 3 })
  end)

  it("say we and they of two sides", function()
    assert.equal("we 3, they 4", Names.of(PARTNERS, 4, 2):by_side { 4, 3 })
    assert.equal("you 4, Left 3, Right 0",
      Names.of(alone(3), 3, 1):by_side { 4, 3, 0 })
  end)

  it("tell where the others sit", function()
    assert.equal("Opponent is seat 2", Names.of(alone(2), 2, 1):seating())
    assert.equal("Left is seat 2, Far left is seat 3, Far right is seat 6, "
      .. "Right is seat 7", Names.of(alone(7), 7, 1):seating())
  end)
end)


local function narrator(seat)
  local variant = { fields = {
    trump = { kind = "suit" }, declarer = { kind = "player" },
    winners = { kind = "side" },
  }, facts = {} }
  return Narrator.new(Names.of(PARTNERS, 4, seat or 1), variant, show.plain)
end


local function told(entries, seat)
  local teller, lines = narrator(seat), {}
  for _, entry in ipairs(entries) do
    lines[#lines + 1] = teller:tell(helper.said(entry))
  end
  return lines
end


describe("the narrator", function()
  it("tells a trick as it was seen", function()
    assert.same({
      "Left leads K♠.", "Partner plays A♠.", "Right plays 2♠.",
      "You play 3♠.", "Partner wins the trick: A♠ is the highest spade.",
      "\nPartner leads 5♦.", "You play 6♦, the only card you may.",
      "You win the trick: it is so.",
      "\nYou lead 7♦, the only card you may.",
    }, told {
      { what = "move", player = 2, move = "KS" },
      { what = "move", player = 3, move = "AS" },
      { what = "move", player = 4, move = "2S" },
      { what = "move", player = 1, move = "3S" },
      { what = "trick", winner = 3, why = "A♠ is the highest spade" },
      { what = "move", player = 3, move = "5D" },
      { what = "move", player = 1, move = "6D", forced = true },
      { what = "trick", winner = 1, why = "it is so" },
      { what = "move", player = 1, move = "7D", forced = true },
    })
  end)

  it("tells answers without cards, and hidden moves", function()
    assert.same({ "Left: pass.", "You: 4 no trump.",
      "Right puts 2 cards face down.\nYou put 7♦ 8♦ face down.",
      "Left draws a card.", "You draw 4♥.",
    }, told {
      { what = "move", player = 2, move = "pass" },
      { what = "move", player = 1, move = "4 no trump" },
      { what = "move", player = 4, secret = true, n = 2 },
      { what = "move", player = 1, secret = true, move = "7D 8D" },
      { what = "drawn", player = 2, counts = { [2] = 1 } },
      { what = "drawn", player = 1, counts = { 1 }, cards = "4H" },
    })
  end)

  it("tells cards shown and fields set", function()
    assert.same({
      "Right shows 4♥: the last card dealt makes trump.",
      "Trump: hearts ♥.", "Declarer: Left.", "Winners: They.",
      "Trump: none.", "13 cards each.",
    }, told {
      { what = "shown", player = 4, cards = "4H",
        reason = "the last card dealt makes trump" },
      { what = "settled", name = "trump", value = "H" },
      { what = "settled", name = "declarer", value = 2 },
      { what = "settled", name = "winners", value = 2 },
      { what = "settled", name = "trump" },
      { what = "dealt", counts = { 13, 13, 13, 13 } },
    })
  end)

  it("sums up a round with its reasons", function()
    local lines = told {
      { what = "round", round = 2, dealer = 1 },
      { what = "trick", winner = 3, why = "x" },
      { what = "score", side = 1, points = 2, reason = "tricks above six" },
      { what = "score", side = 2, points = -1, reason = "a fine" },
      { what = "round_over", round = 2, scores = { 3, 1 } },
      { what = "match_over", winner = 1 },
    }
    assert.equal("\nRound 2. You deal.", lines[1])
    assert.equal("\nRound 2 is over.\nTricks: we 1, they 0.\n"
      .. "We score 2: tricks above six.\nThey lose 1: a fine.\n"
      .. "Score: we 3, they 1.", lines[3])
    assert.equal("\nWe win the match.", lines[4])
  end)

  it("says if nobody scores or wins", function()
    local lines = told {
      { what = "round_over", round = 1, scores = { 0, 0 } },
      { what = "match_over", winner = 0 },
    }
    assert.equal("\nRound 1 is over.\nNobody scores.\nScore: we 0, they 0.",
      lines[1])
    assert.equal("\nThe match is a draw.", lines[2])
    local three = { players = 3, sides = alone(3), facts = {} }
    assert.equal("\nThe match has no single winner.",
      Narrator.new(Names.of(three.sides, 3, 1), three, show.plain):tell {
        what = "match_over", winner = 0 })
  end)

  it("says that dummy leads, also where only one card may be led", function()
    local bridge = { players = 4, sides = PARTNERS }
    local you = Narrator.new(Names.of(PARTNERS, 4, 1), bridge, show.plain)
    local function plays(card)
      return you:tell(helper.said { what = "move", player = 1, move = card,
        dummy = 3, forced = true })
    end
    assert.equal("You lead A♣ from Partner's hand.", plays "AC")
    assert.equal("You play 2♣ from Partner's hand.", plays "2C")
  end)

  it("tells no suit that the last answer names, but trumps", function()
    local eights = { players = 2, sides = alone(2), facts = {},
      fields = { named = { kind = "suit" }, trump = { kind = "suit" } } }
    local you = Narrator.new(Names.of(eights.sides, 2, 1), eights, show.plain)
    local function answered(move, name)
      you:tell(helper.said { what = "move", player = 2, move = move,
        played = false })
      return you:tell { what = "settled", name = name, value = "H" }
    end
    assert.is_nil(answered("8S hearts", "named"))
    assert.is_nil(answered("9H", "named"))
    assert.equal("Named: hearts ♥.", answered("8S clubs", "named"))
    assert.equal("Trump: hearts ♥.", answered("hearts", "trump"))
  end)

  it("begins a sentence about parties with a capital letter", function()
    local three = { players = 3, sides = alone(3) }
    assert.equal("Landlord: you. Opponents: Left, Right.",
      Narrator.new(Names.of(three.sides, 3, 1), three, show.plain):tell {
        what = "parties", players = { { party = "landlord", player = 1 },
          { party = "opponents", player = 2 },
          { party = "opponents", player = 3 } } })
  end)
end)
