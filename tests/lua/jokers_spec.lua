-- Jokers as each language writes them, and as they are typed.

local card_names = require "tenace.base.card_names"
local language = require "tenace.base.language"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

--- A text about jokers as a language shows it for the deck of a game.
local function shown(code, game, text)
  language.use(code)
  local variant = tenace.library:variant(game)
  return show.sentence(text, show.for_deck(show.plain, variant.deck))
end


describe("jokers", function()
  after_each(function() language.use "en" end)

  it("are told apart where one is big and one is little", function()
    for code, text in pairs { de = "Jo+, Jo−", es = "Jo+, Jo−",
      fr = "Jo+, Jo−", zh = "大王, 小王", en = "BJ, LJ" } do
      assert.equal(text, shown(code, "dou_dizhu", "BJ, LJ"))
    end
  end)

  it("have one word where all are alike", function()
    for code, text in pairs { de = "Jo", es = "Jo", fr = "Jo", zh = "王",
      en = "BJ" } do
      assert.equal(text, shown(code, "canasta", "BJ"))
    end
  end)

  it("are told apart from the Chinese letters around them", function()
    assert.equal("小王 大王不能一起带",
      shown("zh", "dou_dizhu", "LJ BJ不能一起带"))
    assert.equal("你没有大王", shown("zh", "dou_dizhu", "你没有BJ"))
    assert.equal("（大王、小王）", shown("zh", "dou_dizhu", "（BJ、LJ）"))
  end)

  it("are typed as they are shown", function()
    local deck = tenace.deck(tenace.library:variant("dou_dizhu").facts.deck)
    for _, code in ipairs { "de", "es", "fr" } do
      language.use(code)
      assert.equal("BJ LJ", card_names.letters("Jo+ Jo-", deck))
      assert.equal("LJ BJ", card_names.letters("jo− jo+", deck))
    end
    language.use "de"
    assert.equal("BJ", card_names.letters("Jo", deck))
    assert.equal("KD", card_names.letters("Karo-König", deck))
    language.use "zh"
    assert.equal("BJ", card_names.letters("王", deck))
  end)
end)
