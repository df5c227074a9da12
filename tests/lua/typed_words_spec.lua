-- Words that a learner types, and words that agree in gender, by language.

local answer = require "tenace.face.teach.answer"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local pose = require "tenace.face.teach.pose"

--- Calls f while that is the language.
local function speaking(code, f, ...)
  language.use(code)
  local results = table.pack(pcall(f, ...))
  language.use "en"
  assert(results[1], results[2])
  return table.unpack(results, 2, results.n)
end


describe("all, none, yes and no in an answer", function()
  local items = { form = "items", items = { "x", "y" }, right = { 1, 2 } }
  local cards = { form = "cards", hand = { "7C", "8H" }, right = {},
    deck = "whist" }
  cards.deck = require "tenace".new("whist", { seed = 1 }).variant.deck

  local function is_right(code, text, question)
    local verdict = speaking(code, answer.read, question, text)
    return verdict and verdict.right
  end

  it("are typed in the language and in English", function()
    local words = { de = "alle keine ja nein", es = "todas ninguna sí no",
      fr = "toutes aucune oui non", hi = "सब कोई_नहीं हाँ नहीं",
      gu = "બધાં એકેય_નહીં હા ના", bn = "সবগুলো কোনোটিই_নয় হ্যাঁ না",
      zh = "全部 都不 是 不", en = "all none yes no" }
    for code, list in pairs(words) do
      for _, row in ipairs { list, "all none yes no" } do
        local all, none, yes, no = row:gsub("_", "\0"):match
          "(%S+) (%S+) (%S+) (%S+)"
        none = none:gsub("%z", " ")
        assert.is_true(is_right(code, all, items), code .. all)
        assert.is_true(is_right(code, none, cards), code .. none)
        assert.is_true(is_right(code, yes, { form = "yes_no", right = true }))
        assert.is_true(is_right(code, no, { form = "yes_no", right = false }))
      end
    end
  end)

  it("are told in the language", function()
    local question = { form = "yes_no", right = true }
    assert.equal("ja", speaking("de", answer.text, question, {}))
    assert.equal("(ja oder nein)", speaking("de", answer.how, question))
    assert.equal("(a letter)", answer.how { form = "one" })
  end)

  it("are no words of another language", function()
    assert.is_nil(is_right("de", "oui", { form = "yes_no", right = true }))
  end)

  it("stand beside numbers in the digits of the script", function()
    assert.is_true(is_right("hi", "१२", { form = "numbers", right = { 12 } }))
  end)
end)


describe("none", function()
  local variant = { fields = { trump = { kind = "suit" } } }

  it("agrees in gender with what there is none of", function()
    local function row(code)
      return speaking(code, function()
        return table.concat(pose.facts(variant, {}, { "trump" })[1], " ")
      end)
    end
    assert.equal("trump none", row "en")
    assert.equal("triunfo ninguno", row "es")
    assert.equal("atout aucun", row "fr")
    assert.equal("Trumpf keiner", row "de")
  end)
end)


describe("the gender of a name", function()
  local function gender(code, name) return speaking(code, language.gender, name)
  end

  it("is that of the noun that decides", function()
    assert.equal("f", gender("es", "Carta de nivel"))
    assert.equal("f", gender("es", "Mano"))
    assert.equal("m", gender("es", "palo"))
    assert.equal("f", gender("fr", "Couleur d’atout"))
    assert.equal("m", gender("fr", "contrat"))
    assert.equal("f", gender("de", "Trumpffarbe"))
    assert.equal("neuter", gender("de", "Spiel"))
    assert.is_nil(gender("de", "Karten"))
    assert.is_nil(gender("zh", "主牌"))
  end)

  it("is told by a catalogue beside the forms of a word", function()
    speaking("fr", function()
      language.learn { ["some meld"] = { one = "suite", other = "suites",
        gender = "f" }, ["other meld"] = { other = "paires", gender = "m" } }
      assert.equal("m", language.gender "Paires")
      assert.equal("suite", language.spoken "some_meld")
      assert.equal("suites", language.counted("some_meld", 2))
      assert.equal("x some meld", language.unworded "x suites")
    end)
    assert.equal("m", gender("fr", "paires"))
    assert.equal("two words", language.counted("two_words", 2))
  end)

  it("chooses a form before its number does", function()
    local text = { f = { one = "una", other = "unas" }, other = "un" }
    local chosen = function(g, n)
      return language.choose(text, { gender = g, n = n })
    end
    assert.equal("una", chosen("f", 1))
    assert.equal("unas", chosen("f", 2))
    assert.equal("un", chosen("m", 1))
    assert.equal("limpio", speaking("es", phrase, "melds.sort.natural",
      { gender = "m" }))
  end)
end)


describe("a word that two games use in their own ways", function()
  it("is told as the game has it of which one speaks", function()
    speaking("de", function()
      local tute, skat = require "tenace".variant "tute",
        require "tenace".variant "skat"
      language.speak_of(tute.texts)
      assert.equal("Stäbe", language.worded "clubs")
      assert.equal("clubs", language.unworded "Stäbe")
      language.speak_of(skat.texts)
      assert.equal("Kreuz", language.worded "clubs")
      assert.equal("Kreuz × 2", language.worded "clubs × 2")
      language.speak_of(nil)
      assert.equal("Kreuz", language.spoken "clubs")
    end)
  end)
end)


describe("the name of a rule", function()
  it("is what people call it, not the word in the rules file", function()
    local function both(name)
      return language.rule(name) .. ", " .. speaking("de", language.rule, name)
    end
    assert.equal("follow suit, bedienen", both "follow_suit")
    assert.equal("a higher bid, höheres Gebot", both "higher_bid")
    assert.equal("cards in the hand, Karten auf der Hand", both "not_held")
    assert.equal("an own rule, an own rule", both "an_own_rule")
  end)
end)
