-- The digits of a script: in the sentences of a rulebook, and as they are
-- typed.

local book = require "tenace.face.rulebook.book"
local language = require "tenace.base.language"
local show = require "tenace.face.say.show"
local tenace = require "tenace"
local text = require "tenace.face.rulebook.text"

describe("digits of the script", function()
  after_each(function() language.use "en" end)

  it("are in sentences of a language that has them so", function()
    for code, shown in pairs { bn = "১৬ থেকে ২৮।", hi = "16 থেকে 28।",
      gu = "16 থেকে 28।", en = "16 থেকে 28।" } do
      language.use(code)
      assert.equal(shown, language.in_digits "16 থেকে 28।")
    end
  end)

  it("are not in sentences with cards, options or what is typed", function()
    language.use "bn"
    for _, each in ipairs { "AC 3 পয়েন্ট", "{10C}: 2", "`16` লিখুন",
      "target 5" } do
      assert.equal(each, language.in_digits(each))
    end
  end)

  it("are in a rulebook's sentences, and not in what is typed", function()
    language.use "bn"
    local variant = tenace.library:variant("twenty_nine", nil, true)
    local lines = table.concat(text.lines(book.of(variant), show.plain), "\n")
    assert.match("১৬ থেকে ২৮", lines, 1, true)
    assert.match("min_bid = 16", lines, 1, true)
    assert.match("(14 থেকে 20;", lines, 1, true)
  end)

  it("are typed in either kind", function()
    for code, typed in pairs { bn = "১৬", hi = "१६", gu = "૧૬" } do
      language.use(code)
      assert.equal("16", language.unworded(typed))
      assert.equal("16", language.unworded "16")
    end
  end)
end)
