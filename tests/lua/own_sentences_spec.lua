-- Sentences of the program in whose place a game has one of its own.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local sentence = require "tenace.base.sentence"

describe("a game's own sentence", function()
  after_each(function() language.use "en" end)

  it("is said in place of the table's, as long as it speaks of that game",
    function()
      language.use "de"
      local parts = { player = "Links", cards = "7♣" }
      language.speak_of { ["@table.secret.other"] = "{player} drückt {cards}." }
      assert.equal("Links drückt 7♣.", phrase("table.secret.other", parts))
      assert.equal("Du legst 7♣ verdeckt weg.",
        phrase("table.secret.you", parts))
      language.speak_of(nil)
      assert.equal("Links legt 7♣ verdeckt weg.",
        phrase("table.secret.other", parts))
    end)

  it("is said in place of the library's", function()
    language.use "zh"
    language.speak_of { ["@go_to_no_trick"] = "还没有打到第{n}轮" }
    assert.equal("还没有打到第44轮", sentence.of("go_to_no_trick", { n = 44 }))
    language.speak_of(nil)
    assert.equal("还没有打到第44墩", sentence.of("go_to_no_trick", { n = 44 }))
  end)

  it("is for all persons where the language has one form for them", function()
    language.use "hi"
    language.speak_of { ["@table.deals.other"] = "{player} ने पत्ते बाँटे।" }
    local parts = { player = "आप" }
    assert.equal("आप ने पत्ते बाँटे।", phrase("table.deals.we", parts))
  end)

  it("is not half of it where rules have no catalogue", function()
    language.use "de"
    language.learn { tricks = "Stiche", hearts = "Herz" }
    assert.equal("all Stiche", language.worded "all tricks")
    language.speak_of(nil)
    assert.equal("all tricks", language.worded "all tricks")
    assert.equal("80 Herz", language.worded "80 hearts")
  end)

  it("has forms for numbers", function()
    language.use "de"
    language.speak_of { ["@rulebook.end.rounds"] = { one = "Ein Spiel.",
      other = "{n} Spiele." } }
    assert.equal("Ein Spiel.", phrase("rulebook.end.rounds", { n = 1 }))
    assert.equal("36 Spiele.", phrase("rulebook.end.rounds", { n = 36 }))
  end)
end)
