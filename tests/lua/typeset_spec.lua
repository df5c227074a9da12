-- Texts as a language is printed.

local catalogue = require "tenace.rules.catalogue"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"

--- A text in French, with `~` for each no-break space.
local function typeset(text)
  language.use "fr"
  return (language.typeset(text):gsub("\u{A0}", "~"))
end


describe("French texts", function()
  after_each(function() language.use "en" end)

  it("have no-break spaces before stops and inside quotes", function()
    assert.equal("voici~: «~mot~» (a)~; {y}~? fin~!",
      typeset "voici : « mot » (a) ; {y} ? fin !")
    assert.equal("voici~: a", typeset "voici\u{A0}: a")
  end)

  it("keep blanks before what is typed", function()
    assert.equal("help ?mot, :x", typeset "help ?mot, :x")
  end)

  it("have them in the program's sentences and in those of rules", function()
    language.use "fr"
    assert.matches("\u{A0}: ", phrase("table.settled", { name = "x",
      value = "y" }))
    local texts = catalogue.of({ { path = "a.lua" } }, function()
      return 'msgid "a"\nmsgstr "b ?"\n'
    end)
    assert.equal("b\u{A0}?", texts.a)
  end)

  it("may be typed with plain blanks", function()
    language.use "fr"
    language.learn { ["out?"] = "sortir\u{A0}?" }
    assert.equal("out?", language.unworded "sortir ?")
  end)

  it("are as they are in other languages", function()
    language.use "de"
    assert.equal("a : b", language.typeset "a : b")
  end)
end)
