-- What cards are called at the table, and how they may be typed.

local card_names = require "tenace.base.card_names"
local moves = require "tenace.face.table.moves"
local named = require "tenace.face.say.named"
local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local FRENCH, SPANISH = tenace.deck "french", tenace.deck "spanish"


--- A table of a game; bots make their first move. With `first` the person sits
-- in the seat that is asked first.
local function sit(game, cards, deal, first)
  local match = tenace.new(game, { seed = 1, deal = deal, traced = true })
  match.choose = function(m) return (m:moves())[1] end
  local style = show.style { cards = cards }
  return Session.new {
    match = match, seat = first and (match:turn()) or 1, style = style,
    header = "",
    bots = { "random", "random", "random", "random" }, bot_names = "random",
  }
end


local function said(session, ...)
  local text = session:start()
  for _, line in ipairs { ... } do text = session:handle(line) end
  return text
end


describe("names of cards", function()
  it("can be typed in place of letters", function()
    for text, letters in pairs {
      ["jack of clubs"] = "JC", ["Jack Clubs"] = "JC", ["the jack"] = nil,
      ["Eichel Unter"] = "JC", ["unter eichel"] = "JC",
      ["Eichel-Unter"] = "JC", ["Kreuz Bube"] = "JC", ["GRÜN 10"] = "10S",
      ["Herz König, Schellen 7"] = "KH 7D", ["10 of the hearts"] = "10H",
      ["a of spades"] = "AS", ["meld jack of clubs 2d"] = "meld JC 2d",
    } do
      assert.equal(letters, card_names.letters(text, FRENCH))
    end
    for text, letters in pairs {
      ["caballo de bastos"] = "CB", ["7 de copas"] = "7C", ["as oros"] = "AO",
      ["king of cups"] = "RC", ["knight of clubs"] = "CB",
      ["sota espada"] = "SE",
    } do
      assert.equal(letters, card_names.letters(text, SPANISH))
    end
  end)

  it("are unknown in a deck that has no such cards", function()
    for _, text in ipairs { "caballo de bastos", "pass", "hearts", "7 of",
      "jack of all trades", "20 of clubs" } do
      assert.equal(text, card_names.letters(text, FRENCH))
    end
    local own = tenace.variant(tenace.variant("whist").name).deck
    assert.equal("french", card_names.pack(own.suits))
    assert.is_nil(card_names.pack("A B"))
    assert.same({ "letters" }, named.fitting { suits = "A B" })
  end)

  it("are moves, wherever moves are said", function()
    local m = tenace.new("tute", { seed = 1, deal = { hands = {
      "CB 7C *", "*", "*", "*" } } })
    while m:turn() ~= 1 do m:play(m:moves()[1]) end
    assert.equal("you do not hold RO", select(2, m:allows "rey de oros"))
    local skat = tenace.new("skat", { seed = 1 })
    skat:play "18":play "pass"
    while skat:turn() and select(2, skat:turn()).prompt:find "you bid" do
      skat:play "pass"
    end
    skat:play "hand"
    assert.is_true((skat:allows "Eichel Schneider"))
    assert.is_true((skat:allows "herz"))
    assert.is_false((skat:allows "hearts kings"))
  end)

  it("are used in sentences, with commas between several", function()
    local german = card_names.sets.german
    assert.equal("you hold Eichel Unter, Grün 10, so you must follow Rot",
      named.sentence("you hold JC 10S, so you must follow hearts", german))
    assert.equal("× 7 and Rot Daus", named.sentence("× 7 and AH", german))
    assert.equal("rey de oros, 7 de bastos", named.sentence("RO 7B",
      card_names.sets.spanish))
  end)
end)


describe("the table with names of cards", function()
  local DEAL = { hands = { "JC 10S 9S 8S KH QH 8H KD QD 7D", "*", "*" },
    skat = "JH 7H" }

  it("shows German names if told to", function()
    local session = sit("skat", "german", DEAL)
    local text = session:start()
    assert.matches("You can type a card by its name or by its letters: Eichel "
      .. "Unter is also JC.", text, 1, true)
    assert.matches("Grün 10 9 8", text, 1, true)
    while session:mine() and not session.match:moves()[1]:find " " do
      text = session:handle(session.match:moves()[1] == "pass" and "18"
        or session.match:moves()[1])
    end
    assert.matches("which two cards go into the skat", text, 1, true)
    text = session:handle "Eichel Unter, herz unter"
    assert.matches("You put Eichel Unter, Rot Unter face down.", text, 1, true)
    assert.matches("You can say: Schellen (1), Rot (2), Grün (3), ", text, 1,
      true)
    text = session:handle "eichel"
    assert.matches("Trump: Eichel. Contract: Eichel.", text, 1, true)
  end)

  it("shows Italian names where the game is Italian, and reads them", function()
    local session = sit("scopa", nil, { hands = { "CO 7E SB", "*" },
      board = "2C 5C 3B 3O" })
    local text = session:start()
    assert.matches("cavallo of coins is also CO.", text, 1, true)
    assert.matches("7 of swords.-fante of clubs", text)
    session:handle "fante di bastoni takes 5 of cups 3 of clubs"
    assert.equal("SB takes 3B 5C", session.match:history()[1].move)
    assert.matches("Cards are shown as letters. There are: italian, spanish",
      session:handle "cards letters" and (session:handle "cards"), 1, true)
  end)

  it("shows Spanish names as a rule, and others if told to", function()
    local session = sit("tute", nil, { hands = { "CB *", "*", "*", "*" } })
    local text = session:start()
    assert.matches("caballo de oros is also CO.", text, 1, true)
    assert.matches("the last card dealt makes trump", text, 1, true)
    assert.matches(" de %l+: the last card", text)
    assert.matches("bastos.-C", (session:handle ""))
    text = session:handle "cards letters"
    assert.matches("CB", text, 1, true)
    assert.equal("Cards are shown as letters. There are: spanish, letters.\n",
      (session:handle "cards"))
    assert.equal("These cards cannot be shown as 'german'. There are: spanish,"
      .. " letters.\n", (session:handle "cards german"))
    assert.equal("letters", session.style.cards)
  end)

  it("shows signs as a rule, or letters, or names", function()
    local session = sit("whist", nil, { hands = { "JC *", "*", "*", "*" } })
    assert.matches("♣", said(session), 1, true)
    assert.is_nil((session:handle "cards letters"):find("♣", 1, true))
    assert.matches("clubs +%*?J", (session:handle "cards french"))
    assert.matches("♣", (session:handle "cards signs"), 1, true)
  end)
end)


describe("the table of a game with bids and declarations", function()
  it("says who dealt as long as nobody plays a card", function()
    local session = sit("skat", nil, nil)
    assert.matches("\nRound 1 of 12. %a+ dealt%. Tricks", session:start())
    session = sit("whist", nil, nil)
    assert.is_nil(session:start():find "dealt%. Trump")
  end)

  it("lists the lowest bids, and how high they go", function()
    local session = sit("skat", nil, nil, true)
    local text = session:start()
    assert.matches("  18: diamonds × 2%s.-\n  and so on, to 264: grand × 11\n",
      text)
    assert.equal("The bot would say: 18.\n", (function()
      session.match.explain = function()
        return { move = "18", sentences = {} }
      end
      return (session:handle "hint")
    end)())
  end)

  it("fits reasons into the score sheet, with names of the cards",
    function()
      local match = { score_sheet = function()
        return { { round = 1, side = 2, points = -48,
          reason = "with 1, game 2, × diamonds 9 = 18, lost with 48" } }
      end, scores = function() return { 0, -48, 0 } end }
      local naming = require "tenace.face.moment.names"
      local names = naming.of({ { 1 }, { 2 }, { 3 } }, 3, 1)
      local style = show.for_deck(show.style { cards = "german", live = true,
        width = 50 }, { suits = "C D H S" })
      assert.same({ "round  You  Left  Right  reason",
        "1            -48         with 1, game 2, ×",
        "                         Schellen 9 = 18, lost",
        "                         with 48",
        "total    0   -48      0" },
        require "tenace.face.table.sheet".lines(match, names, style))
    end)

  it("says suits as the cards of a Spanish pack have them", function()
    local function told(game)
      return show.sentence("twenty in clubs", sit(game).style)
    end
    assert.equal("twenty in bastos", told "tute")
    assert.equal("twenty in clubs", told "whist")
  end)

  it("says nothing if nothing was declared", function()
    local session = sit("tute+players=2", nil, nil)
    local text = session:start()
    for _ = 1, 6 do text = text .. session:handle "1" end
    assert.is_truthy(text:find("wins? the trick"))
    assert.is_nil(text:find("continue", 1, true))
  end)
end)


describe("what looks like something else", function()
  it("is a card's name that begins with a number", function()
    local question = { kind = "choice", forms = { "{card}" } }
    assert.equal("4 de oros", moves.read("4 de oros", question, { "AO" },
      SPANISH))
    assert.equal("AO", moves.read("1", question, { "AO" }, SPANISH))
  end)

  it("is a bid with a suit sign that is no card", function()
    local session = sit("bridge", "signs", nil, true)
    assert.matches("You: 1♠.", said(session, "1♠"), 1, true)
    local bridge = tenace.new("bridge", { seed = 1 }):play "2H"
    assert.equal("a bid must be higher than 2H; the next that can be bid is 2S",
      select(2, bridge:allows "1S"))
  end)

  it("is a trump or the excuse of a tarot pack", function()
    for _, word in ipairs { "1T", "10T", "21T", "EX" } do
      assert.is_true(show.is_card(word))
    end
    assert.is_false(show.is_card "31T")
  end)
end)
