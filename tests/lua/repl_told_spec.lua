-- The library's help in another language: the first sentence of a docstring is
-- the key of its translation.

local help = require "tenace.face.help.help"
local language = require "tenace.base.language"
local told = require "tenace.face.help.told"
local untold = require "tenace.face.help.untold"

local style = { width = 78 }

--- The lines of the help on a word, as one text.
local function help_on(word)
  return table.concat(help.lines(word, style), "\n")
end


--- Uses these as the German words while f runs.
local function with_words(texts, f)
  local usual = told.catalogue
  told.catalogue = function() return texts end
  language.use "de"
  local done, wrong = pcall(f)
  language.use "en"
  told.catalogue = usual
  assert(done, wrong)
end


describe("help on a word", function()
  it("has its first sentence in the language", function()
    local first = "Defines a game: its facts in braces, each checked when the "
      .. "file is loaded."
    with_words({ [first] = "Ein Spiel.", definitions = "Festlegungen" },
      function()
        assert.match("Ein Spiel%.\n  The file puts", help_on "game")
        assert.not_match("Defines a game", help_on "game")
        assert.match("Example:", help_on "game")
        assert.match("Festlegungen: ", help_on "library")
        assert.match("game +Ein Spiel%.", help_on "braces")
      end)
    assert.match("Defines a game", help_on "game")
    assert.match("definitions: ", help_on "library")
  end)

  it("goes on in English, labels too", function()
    with_words({
      ["Defines a game: its facts in braces, each checked when the file is "
        .. "loaded."] = "Ein Spiel.",
    }, function()
      assert.match("\n  Ein Spiel%.\n  The file puts .*\n  Returns the game, "
        .. "for .*\n  Error: the braces have an .*\n  Example: ",
        help_on "game")
    end)
  end)

  it("keeps the points of a list apart", function()
    with_words({
      ["Asks the player to say one of several things: words, cards, or both."]
        = "Fragt.",
    }, function()
      local text = help_on "ask"
      assert.match("\n  Fragt%.\n  Each is a form", text)
      assert.match("\n  %- `once`: true: `{cards}` are one such set\n", text)
    end)
  end)

  it("is in English where it is not translated", function()
    with_words({}, function()
      assert.match("Defines a game", help_on "game")
      assert.match("definitions: ", help_on "library")
    end)
  end)

  it("has the whole call first, if that goes on in a second line", function()
    local text = help_on "m:solve"
    assert.match("fewest }; or nil, reason\n", text)
    assert.match("\n  Perfect play from here", text)
  end)

  it("is missing in a catalogue until it is there", function()
    local all = untold.missing "xx"
    assert.is_true(#all > 300)
    with_words({ [all[1]] = "x" }, function()
      assert.equal(#all - 1, #untold.missing "de")
    end)
  end)

  it("is unused when no docstring has it any more", function()
    with_words({ ["No such sentence."] = "x", facts = "Angaben" }, function()
      assert.same({ "No such sentence." }, untold.unused "de")
    end)
  end)
end)
