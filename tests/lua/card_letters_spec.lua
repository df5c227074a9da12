-- Letters of cards in the person's language: shown, typed, and in rulebooks.
-- And the names of piles.

local card_names = require "tenace.base.card_names"
local hand = require "tenace.face.say.hand"
local html = require "tenace.face.rulebook.html"
local language = require "tenace.base.language"
local rulebook = require "tenace.face.rulebook.book"
local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local FRENCH = { suits = "C D H S" }
local TAROT = { suits = "S H D C T" }


--- What f answers while that is the language.
local function speaking(code, f)
  language.use(code)
  local results = table.pack(pcall(f))
  language.use "en"
  assert(results[1], results[2])
  return table.unpack(results, 2, results.n)
end


describe("letters of cards", function()
  it("are shown with signs, and for ranks by themselves", function()
    speaking("de", function()
      local style = show.for_deck(show.plain, FRENCH)
      assert.equal("D♠ B♥ K♦", show.cards("QS JH KD", style))
      assert.equal("A K D B (B, 10)", show.sentence("A K Q J (J, 10)", style))
      assert.equal("Jäger, J’ai, HJ: B♣",
        show.sentence("Jäger, J’ai, HJ: JC", style))
      assert.same({ "♠ D 9" },
        hand.lines(hand.by_suit "9S QS", nil, style, 40))
    end)
    speaking("fr", function()
      assert.equal("V D R N", show.sentence("J Q K N",
        show.for_deck(show.plain, FRENCH)))
      assert.equal("V C♥ D R", show.sentence("J NH Q K",
        show.for_deck(show.plain, TAROT)))
    end)
    speaking("de", function()
      local style = show.for_deck(show.plain, FRENCH)
      local text = show.sentence(show.move("JD QC", show.plain), style)
      assert.equal("B♦ D♣", text)
      assert.equal("B♦ D♣", show.sentence(text, style))
    end)
    speaking("zh", function()
      local style = show.for_deck(show.plain, FRENCH)
      assert.equal("大王 Q♠", show.cards("BJ QS", style))
      assert.equal("小王 大王，大王大王", show.sentence("LJ BJ，BJ大王", style))
      assert.equal("选：小王、大王", show.sentence("选：LJ、BJ", style))
    end)
    assert.equal("Q♠", show.card("QS", show.for_deck(show.plain, FRENCH)))
  end)

  --- What is read of a text with these cards.
  local function read(game, text)
    local deck = tenace.deck(tenace.variant(game).facts.deck)
    return card_names.letters(text, deck)
  end

  it("are typed in either order, beside those of records", function()
    local cases = {
      de = { "skat", BH = "JH", DP = "QS", krb = "JC", Ka10 = "10D",
        KaK = "KD", kd = "kd", da = "da", ka7 = "7D" },
      fr = { "whist", vp = "JS", dp = "QS", rp = "KS", ["7t"] = "7C",
        ["dca"] = "QD", kd = "kd" },
      es = { "tute", ["1o"] = "AO", ["10c"] = "SC", ["11c"] = "CC",
        ["12b"] = "RB", sc = "sc" },
    }
    for code, list in pairs(cases) do
      speaking(code, function()
        for text, card in pairs(list) do
          if text ~= 1 then assert.equal(card, read(list[1], text), text) end
        end
      end)
    end
    assert.equal("vp", read("whist", "vp"))
  end)

  it("have names in a tarot pack", function()
    speaking("fr", function()
      for text, card in pairs { ["roi de cœur"] = "KH", ["le petit"] = "1T",
        ["cavalier de pique"] = "NS", ["21 d’atout"] = "21T",
        ["l’excuse"] = "EX" } do
        assert.equal(card, read("tarot", text))
      end
    end)
  end)

  --- A table of whist whose person, who leads, holds these cards; with
-- `*`, and others.
  local function table_with(cards)
    local match = tenace.new("whist+first_dealer=4", { seed = 1,
      deal = { hands = { cards, "*", "*", "*" } } })
    local one = Session.new { match = match, seat = 1, header = "",
      bots = { false, "random", "random", "random" }, bot_names = "random" }
    one:start()
    return one
  end

  it("are asked about where two cards may be meant", function()
    speaking("fr", function()
      local both = table_with "7C 7H 2S 3S *"
      assert.match("7c\u{A0}: 7♣ ou 7♥\u{A0}?", both:handle "7c", 1, true)
      assert.equal(0, #both.match:history())
      both:handle "7♥"
      assert.equal("7H", both.match:history()[1].move)
      local one = table_with "7H 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
      one:handle "7c"
      assert.equal("7H", one.match:history()[1].move)
    end)
    local english = table_with "7C 7H 2S 3S *"
    english:handle "7c"
    assert.equal("7C", english.match:history()[1].move)
  end)
end)


describe("ranks of a rulebook", function()
  it("are words also where a script has no blanks", function()
    local list = {}
    for before, word in show.each_word "主牌A K，{QS}\u{A0}; à 7é" do
      list[#list + 1] = before .. "|" .. word
    end
    assert.same({ "|主牌", "|A", " |K", "|，", "|{QS}", "\u{A0}|;", " |à",
      " |7é" }, list)
  end)

  --- The rows of a page which say which card is higher, drawn cards as `#`.
  local function ranking(code, game)
    return speaking(code, function()
      local page = html.of(rulebook.of(tenace.variant(game)))
      local part = page:match 'class="ranking">(.-)</dl>'
      return (part:gsub("<svg.-</svg>", "#"):gsub("<[^>]*>", ""))
    end)
  end

  it("are drawn in Chinese and French, with the stops behind them", function()
    assert.match("主花色的#############，不含级牌", ranking("zh", "shengji"), 1,
      true)
    assert.match("######## d’atout\u{A0}; les autres couleurs\u{A0}: ########",
      ranking("fr", "belote"), 1, true)
    assert.match("####; the other suits: #######", ranking("en", "skat"), 1,
      true)
  end)
end)


describe("a pile that is called as a move is", function()
  it("has a name of its own", function()
    local pile, move = speaking("de", function()
      local variant = tenace.variant "canasta"
      assert.is_table(variant.texts)
      return language.pile "discard", language.worded "discard 7C"
    end)
    assert.equal("Ablagestapel", pile)
    assert.equal("abwerfen 7C", move)
    assert.equal("discard", language.pile "discard")
    assert.equal("Talon", speaking("de", function()
      return language.pile "stock"
    end))
  end)
end)
