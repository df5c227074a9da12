-- Sentences of rules with numbers in them, by a catalogue whose parts have
-- names.

local language = require "tenace.base.language"
local numbered = require "tenace.base.numbered"
local tenace = require "tenace"

describe("a sentence with numbers", function()
  after_each(function() language.use "en" end)

  it("is told by the key whose parts have names", function()
    local texts = { ["do you hold {bid}?"] = "hältst du {bid}?",
      ["{n} points of {needed}"] = "{needed}: {n}" }
    assert.equal("hältst du 16?", language.told(texts, "do you hold 16?"))
    assert.equal("20: 16", language.told(texts, "16 points of 20"))
    assert.equal("16 tricks", language.told(texts, "16 tricks"))
  end)

  it("is told by the one with numbers for parts before that", function()
    assert.equal("a 1", language.told({ ["x {1}"] = "a {1}",
      ["x {n}"] = "b {n}" }, "x 1"))
  end)

  it("has forms, and parts in a form of the language", function()
    local template = numbered.template({ ["take {n}"] = { one = "nimm {n:of}",
      other = "nimm {n}" } }, "take {1}")
    assert.same({ one = "nimm {1}", other = "nimm {1}" }, template)
  end)

  it("is told in the question and the reason of a match", function()
    language.use "de"
    local m = tenace.new("twenty_nine", { seed = 1 })
    while select(2, m:turn()).kind == "choice" do
      local _, question = m:turn()
      if question.prompt:find "^Hältst" then break end
      m:play(m:moves()[#m:moves() > 2 and 2 or 1])
    end
    assert.matches("^Hältst du %d+", select(2, m:turn()).prompt)
  end)
end)


describe("a sum that a field shows", function()
  it("has the words and the commas of the language", function()
    local Names = require "tenace.face.moment.names"
    local Narrator = require "tenace.face.moment.narrator"
    local show = require "tenace.face.say.show"
    language.use "zh"
    local variant = tenace.library:variant("dou_dizhu", nil, true)
    local names = Names.of(variant.sides, variant.players, 1)
    local told = Narrator.new(names, variant, show.plain)
      :value("stake", "bid 3, × bomb 2 = 6")
    language.use "en"
    assert.equal("叫3分、×炸弹2 = 6", told)
  end)
end)
