-- Languages: how they count and list, and how the sentences of rules files are
-- found in them.
-- In 4 parts.

local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local card_names = require "tenace.base.card_names"
local catalogue = require "tenace.rules.catalogue"
local helper = require "game_helper"
local language = require "tenace.base.language"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local function grammar(code)
  return require("tenace.text." .. code .. ".grammar")
end


--- Calls f while that is the language.
local function speaking(code, f, ...)
  local codes = language.codes
  language.codes = { "en", code }
  language.use(code)
  local results = table.pack(pcall(f, ...))
  language.use "en"
  language.codes = codes
  assert(results[1], results[2])
  return table.unpack(results, 2, results.n)
end


-- The examples of Unicode's Common Locale Data Repository.
local FORMS = {
  en = { one = { 1 }, other = { 0, 2, 16, 100, 1000000 } },
  hi = { one = { 0, 1 }, other = { 2, 17, 100, 1000000 } },
  gu = { one = { 0, 1 }, other = { 2, 17, 100, 1000000 } },
  bn = { one = { 0, 1 }, other = { 2, 17, 100, 1000000 } },
  de = { one = { 1 }, other = { 0, 2, 16, 100, 1000000 } },
  es = { one = { 1 }, many = { 1000000 }, other = { 0, 2, 16, 100, 1000 } },
  fr = { one = { 0, 1 }, many = { 1000000 }, other = { 2, 17, 100, 1000 } },
  zh = { other = { 0, 1, 2, 15, 100, 1000000 } },
}


describe("a language", function()
  it("has the plural forms that Unicode's data give", function()
    for code, forms in pairs(FORMS) do
      for form, numbers in pairs(forms) do
        for _, n in ipairs(numbers) do
          assert.equal(form, grammar(code).plural(n), code .. " " .. n)
        end
      end
    end
  end)

  it("writes numbers in its groups of digits", function()
    local function all(n)
      local list = {}
      for _, code in ipairs { "en", "hi", "de", "es", "fr" } do
        list[#list + 1] = speaking(code, language.number, n)
      end
      return table.concat(list, " ")
    end
    assert.equal("7 7 7 7 7", all(7))
    assert.equal("1,234 1,234 1.234 1234 1\u{202F}234", all(1234))
    assert.equal("1,234,567 12,34,567 1.234.567 1.234.567 1\u{202F}234"
      .. "\u{202F}567", all(1234567))
    assert.equal("-12,345", language.number(-12345))
  end)

  it("writes fractions with its sign, and reads them", function()
    assert.equal("7.95", language.fraction(7.95, 2))
    assert.equal("7.5", language.undecimal "7.5")
    for _, code in ipairs { "de", "es", "fr" } do
      assert.equal("-7,9", speaking(code, language.fraction, -7.9, 1))
      assert.equal("7.5", speaking(code, language.undecimal, "7,5"))
      assert.equal("7.5", speaking(code, language.undecimal, "7.5"))
    end
    assert.equal("0.5", speaking("hi", language.fraction, 0.5, 1))
  end)

  it("reads numbers with fractions in an answer of a lesson", function()
    local answer = require "tenace.face.teach.answer"
    local one = { form = "numbers", right = { 2.5 } }
    local two = { form = "numbers", right = { 2, 5 } }
    assert.is_true(answer.read(one, "2.5").right)
    assert.is_true(answer.read(two, "2,5").right)
    assert.is_true(speaking("de", answer.read, one, "2,5").right)
    assert.is_true(speaking("de", answer.read, two, "2,5").right)
    assert.is_true(speaking("de", answer.read, two, "2 5").right)
    assert.equal("2,5", speaking("de", answer.text, one))
    assert.is_nil((answer.read(one, "0x3")))
  end)

  it("joins lists in its way", function()
    assert.equal("", language.list {})
    assert.equal("A", language.list({ "A" }, "and"))
    assert.equal("A and B", language.list({ "A", "B" }, "and"))
    assert.equal("A, B or C", language.list({ "A", "B", "C" }, "or"))
    assert.equal("A, B", language.list { "A", "B" })
    assert.equal("A、B和C", speaking("zh", language.list,
      { "A", "B", "C" }, "and"))
  end)

  it("joins groups and sentences in its way", function()
    assert.equal("A, B; C", language.groups { "A, B", "C" })
    assert.equal("A、B；C", speaking("zh", language.groups, { "A、B", "C" }))
    assert.same({ "A, B", "C" }, language.ungrouped "A, B; C")
    assert.same({ "A、B", "C" }, speaking("zh", language.ungrouped, "A、B；C"))
    assert.same({ "" }, language.ungrouped "")
    assert.equal("One. Two.", language.passage { "One.", "", "Two." })
    assert.equal("第1局。你发牌。", language.passage { "第1局。", "你发牌。" })
    assert.equal("\27[1m第1局。\27[0m你发牌。",
      language.passage { "\27[1m第1局。\27[0m", "你发牌。" })
    local bold = require "tenace.face.say.show".bold("第1局。",
      { colour = true, color = true })
    assert.equal(bold .. "你发牌。", language.passage { bold, "你发牌。" })
  end)

  it("chooses the form of a sentence by its number", function()
    local tricks = { one = "{n} Stich", other = "{n} Stiche" }
    local chosen = function(n) return language.choose(tricks, { n = n }) end
    assert.equal("{n} Stiche", speaking("de", chosen, 0))
    assert.equal("{n} Stich", speaking("de", chosen, 1))
    assert.equal("{n} Stich", speaking("hi", chosen, 0))
    assert.equal("b", language.choose({ by = "k", one = "a", other = "b" },
      { n = 1, k = 2 }))
    assert.equal("{n} Stiche", speaking("zh", chosen, 1))
  end)

  it("takes a form for the very number before the plural forms", function()
    local pairs_of = { [1] = "对子", one = "?", other = "{n}对" }
    local chosen = function(n) return language.choose(pairs_of, { n = n }) end
    assert.equal("对子", speaking("zh", chosen, 1))
    assert.equal("{n}对", speaking("zh", chosen, 2))
    assert.equal("{n}对", language.choose(pairs_of, {}))
  end)

  it("puts names into the forms that its sentences ask for", function()
    local sentence = require "tenace.base.sentence"
    local function of(code, name)
      return speaking(code, sentence.fill, "{who:of} {who:to} {who}",
        { who = name })
    end
    assert.equal("পার্টনারের পার্টনারকে পার্টনার", of("bn", "পার্টনার"))
    assert.equal("রাজার রাজাকে রাজা", of("bn", "রাজা"))
    assert.equal("আপনার আপনাকে আপনি", of("bn", "আপনি"))
    assert.equal("7♣-এর 7♣-কে 7♣", of("bn", "7♣"))
    assert.equal("Links Links Links", of("de", "Links"))
  end)

  it("puts moves into the case that a postposition asks for", function()
    local function oblique(move)
      return speaking("hi", language.form, move, "oblique")
    end
    assert.equal("उठाने", oblique "उठाना")
    assert.equal("प्याले के इक्के", oblique "प्याले का इक्का")
    assert.equal("बड़े जोकर", oblique "बड़ा जोकर")
    for name, form in pairs { ["आप"] = "आपको", ["हम"] = "हमें",
      ["साथी"] = "साथी को" } do
      assert.equal(form, speaking("hi", language.form, name, "to"))
    end
    assert.equal("7♦ 7♥ लेने", oblique "लेना 7♦ 7♥")
    assert.equal("बोली जीतने वाले", oblique "बोली जीतने वाला")
    assert.equal("पास", oblique "पास")
  end)

  it("tells in Gujarati who did it, and to whom", function()
    local function forms(name)
      return speaking("gu", function()
        return language.form(name, "by") .. " " .. language.form(name, "to")
      end)
    end
    assert.equal("પાર્ટનરે પાર્ટનરને", forms "પાર્ટનર")
    assert.equal("સામેવાળાએ સામેવાળાને", forms "સામેવાળા")
    assert.equal("તમે તમને", forms "તમે")
    assert.equal("તેમણે તેમને", forms "તેઓ")
    assert.equal("મોટા જોકર", speaking("gu", language.form, "મોટો જોકર",
      "oblique"))
  end)

  it("is one of those that there are", function()
    assert.is_true(language.has "en")
    assert.is_false(language.has "xx")
    assert.error(function() language.use "xx" end, "no such language")
  end)
end)


describe("a sentence of rules in another language", function()
  local texts = {
    ["tricks above six"] = "Stiche über sechs",
    ["won with {1}"] = "gewonnen mit {1}",
    ["{1} of {2} points"] = { one = "{1} Punkt von {2}",
      other = "{1} Punkte von {2}" },
    ["game {1}"] = "Spiel {1}",
  }
  local function told(english) return language.told(texts, english) end

  it("is found as a whole", function()
    assert.equal("Stiche über sechs", told "tricks above six")
  end)

  it("has its numbers as parts", function()
    assert.equal("gewonnen mit 61", told "won with 61")
    assert.equal("2 Punkte von 80", told "2 of 80 points")
    assert.equal("1 Punkt von 80", told "1 of 80 points")
  end)

  it("is found item by item where it is a list", function()
    assert.equal("with 2, Spiel 3, gewonnen mit 74",
      told "with 2, game 3, won with 74")
  end)

  it("stays as it is where the catalogue lacks it", function()
    assert.equal("no more, no less", told "no more, no less")
    assert.equal("It counts, game 3, as much.",
      told "It counts, game 3, as much.")
    assert.equal(nil, told(nil))
    assert.equal("game 3", language.told(nil, "game 3"))
  end)
end)


describe("a move in Bengali", function()
  it("has a conditional: of its verb, or that it is chosen", function()
    speaking("bn", function()
      local take = "ন\u{9C7}ও\u{9AF}\u{9BC}া"
      assert.equal("7♣ 7♥ নিলে", language.form(take .. " 7♣ 7♥", "if"))
      assert.equal("7♣ 7♥ 7♦ মেল্ড করলে",
        language.form("মেল্ড 7♣ 7♥ 7♦", "if"))
      assert.equal("টানলে", language.form("টানা", "if"))
      assert.equal("চিড়িতন 7 বাছলে", language.form("চিড়িতন 7", "if"))
    end)
  end)
end)


describe("a word that is another one in an auction", function()
  it("is that where bids are made, and not where cards are played", function()
    speaking("zh", function()
      local m = tenace.new("dou_dizhu", { seed = 3 })
      local _, question = m:turn()
      assert.equal("不叫", show.said(question, "pass", show.plain))
      assert.equal("不叫", language.called "pass")
      assert.equal("2", language.called "2")
      m:play "3"
      m:play(m:moves()[1])
      _, question = m:turn()
      assert.equal("不要", show.said(question, "pass", show.plain))
      for _, word in ipairs { "不叫", "不要", "过", "pass" } do
        assert.equal("pass", language.unworded(word))
      end
    end)
  end)

  it("is told in either way of what others say", function()
    speaking("zh", function()
      local variant = tenace.variant "dou_dizhu"
      local names = Names.of({ { 1 }, { 2 }, { 3 } }, 3, 1)
      local teller = Narrator.new(names, variant, show.plain)
      local m = tenace.new("dou_dizhu", { seed = 3 })
      local bidder = m:turn()
      m:play "pass"
      local story = m:story(bidder)
      assert.is_true(story[#story].called)
      local function told(called)
        return teller:tell { what = "move", player = 2, move = "pass",
          played = false, called = called }
      end
      assert.equal("左家：不叫。", told(true))
      assert.equal("左家：不要。", told())
    end)
  end)
end)


describe("a word with others that are read", function()
  it("is shown in one way, and typed in each", function()
    speaking("zh", function()
      local m = tenace.new("big_two", { seed = 1 })
      assert.equal("不要", language.worded "pass")
      for _, word in ipairs { "不要", "过", "要不起", "pass" } do
        assert.equal("pass", language.unworded(word))
      end
      assert.is_table(m)
    end)
  end)
end)


describe("what others say", function()
  it("is told in the language: the system's errors, Lua's, and go_to's",
    function()
      local disk = require "tenace.base.disk"
      local raised = require "tenace.base.raised"
      speaking("de", function()
        assert.equal("das ist nicht erlaubt", disk.said "Permission denied")
        assert.equal("Text file busy", disk.said "Text file busy")
        assert.equal("a.lua:5: hier müsste die Datei zu Ende sein bei 'end'",
          raised.told "a.lua:5: <eof> expected near 'end'")
        local ok, wrong = pcall(function()
          tenace.new("whist", { seed = 1 }):go_to("trick", 44)
        end)
        assert.is_false(ok)
        assert.match("Stich 44: so weit ist die Partie noch nicht", wrong, 1,
          true)
      end)
    end)
end)


describe("cards", function()
  local deck = tenace.deck(tenace.variant("whist").deck)
  local spanish = tenace.deck(tenace.variant("tute").deck)

  local function read(code, text, of)
    return speaking(code, card_names.letters, text, of or deck)
  end

  it("are typed by their names in the present language", function()
    assert.equal("QS", read("de", "Pik Dame"))
    assert.equal("JC", read("de", "kreuzbube"))
    assert.equal("AS", read("hi", "हुकुम का इक्का"))
    assert.equal("QS 10H", read("hi", "हुकुम की बेगम पान का दहला"))
    assert.equal("QD 2C", read("hi", "हीरों की रानी चि\u{95C}ी की दुक्की"))
    assert.equal("CO", read("hi", "सिक्कों का घुड़सवार", spanish))
    assert.equal("QS", read("gu", "કાળી રાણી"))
    assert.equal("QS 10D", read("gu", "કાળીની રાણી ચોકટનો 10"))
    assert.equal("3H 10C", read("gu", "લાલની તીરી ફલ્લીનો દસ્સો"))
    assert.equal("AH KC", read("gu", "હાર્ટ્સ એસ ક્લબ કિંગ"))
    assert.equal("JC 10S", read("bn", "চিড়িতনের গোলাম ইস্কাপনের 10"))
    assert.equal("CO", read("bn", "মুদ্রার নাইট", spanish))
    assert.equal("10H 2S", read("bn", "হরতনের দহলা ইশকাপনের দুরি"))
    assert.equal("CO", read("gu", "સિક્કાનો ઘોડેસવાર", spanish))
    assert.equal("QH 2C", read("fr", "dame de cœur 2 trèfle"))
    assert.equal("QS 10H", read("zh", "黑桃Q 红桃10"))
    assert.equal("CO", read("bn", "মুদ্রা নাইট", spanish))
  end)

  it("are typed with articles, joined or in one word", function()
    assert.equal("RE", read("fr", "roi d'épées", spanish))
    assert.equal("RE AO", read("fr", "le roi d’épées, l'as de deniers",
      spanish))
    assert.equal("AH KS", read("fr", "l’as de cœur le roi de pique"))
    assert.equal("RE", read("fr", "roi d'Épées", spanish))
    assert.equal("AO SC", read("es", "el as de oros la sota de copas", spanish))
    assert.equal("KH AC", read("de", "Herzkönig, Kreuz-Ass"))
    assert.equal("KH AC JS", read("de", "den Herzkönig das Kreuzass Pik Bube"))
    assert.equal("RE", read("de", "der König der Schwerter", spanish))
    assert.equal("AS", read("en", "the ace of spades"))
    assert.equal("l'as", read("fr", "l'as"))
    assert.equal("la", read("es", "la", spanish))
  end)

  it("are shown with a suit that loses its vowel", function()
    local named = require "tenace.face.say.named"
    local function of(card)
      return speaking("fr", function()
        return (named.card(card, named.set("fr", "O C E B")))
      end)
    end
    assert.equal("roi d’épées", of "RE")
    assert.equal("as de bâtons", of "AB")
  end)

  it("are shown with the word that the gender of the rank asks for", function()
    local named = require "tenace.face.say.named"
    local function of(code, card)
      return speaking(code, function()
        return (named.card(card, named.set(code, "C D H S")))
      end)
    end
    assert.equal("पान की बेगम", of("hi", "QH"))
    assert.equal("पान का बादशाह", of("hi", "KH"))
    assert.equal("લાલની રાણી", of("gu", "QH"))
    assert.equal("લાલનો 6", of("gu", "6H"))
  end)

  it("have the form that the words behind them ask for", function()
    local named = require "tenace.face.say.named"
    local function told(code, text, suits)
      return speaking(code, function()
        return named.sentence(text, named.set(code, suits))
      end)
    end
    assert.equal("লাঠির ঘোড়সওয়ারের চেয়ে উঁচু, মুদ্রার 7-এর নয়",
      told("bn", "CB-এর চেয়ে উঁচু, 7O-এর নয়", "O C E B"))
    assert.equal("লাঠির ঘোড়সওয়ার", told("bn", "CB", "O C E B"))
    assert.equal("डंडे के बादशाह, प्याले के गुलाम से",
      told("hi", "RB SC से", "O C E B"))
    assert.equal("डंडे का बादशाह, से", told("hi", "RB, से", "O C E B"))
    assert.equal("हुकुम के इक्के की अनुमति",
      told("hi", "AS की अनुमति", "C D H S"))
    assert.equal("हुकुम का इक्का कीमती",
      told("hi", "AS कीमती", "C D H S"))
    assert.equal("સિક્કાના એક્કા સાથે, દંડાનો 7",
      told("gu", "AO સાથે, 7B", "O C E B"))
    assert.equal("લાલના એક્કાથી મોટો જોકર", told("gu", "AHથી મોટો જોકર",
      "C D H S"))
  end)

  it("come before a verb that has another form", function()
    local function formed(code, text, form)
      return speaking(code, function() return language.form(text, form) end)
    end
    assert.equal("7D 7H लेने", formed("hi", "लेना 7D 7H", "oblique"))
    assert.equal("उठाने", formed("hi", "उठाना", "oblique"))
    assert.equal("7♦ 7♥ নেওয়ার", formed("bn", "নেওয়া 7♦ 7♥", "of"))
    assert.equal("KS দেখানোর", formed("bn", "দেখানো KS", "of"))
    assert.equal("CB-এর", formed("bn", "CB", "of"))
  end)

  it("are typed in English, too, and words that are none stay", function()
    assert.equal("AS", read("hi", "ace of spades"))
    assert.equal("declare espadas", read("es", "declare espadas", spanish))
    assert.equal("épées", read("fr", "épées", spanish))
  end)
end)


describe("an answer in another language", function()
  local function learned(f, ...)
    return speaking("de", function(...)
      language.learn { pass = "passe", ["no trump"] = "ohne Trumpf",
        ["meld"] = "melde", ["{1} no trump"] = "{1} ohne Trumpf" }
      return f(...)
    end, ...)
  end

  it("is shown word by word, or as a whole", function()
    assert.equal("passe", learned(language.worded, "pass"))
    assert.equal("melde 7C 7D", learned(language.worded, "meld 7C 7D"))
    assert.equal("4 ohne Trumpf", learned(language.worded, "4 no trump"))
    assert.equal("pass", language.worded "pass")
    assert.equal("x ohne Trumpf melde", learned(language.worded,
      "x no trump meld"))
    assert.equal("zz melde", learned(language.worded, "zz meld"))
  end)

  it("is read in the language, and in English", function()
    assert.equal("pass", learned(language.unworded, "passe"))
    assert.equal("pass", learned(language.unworded, "pass"))
    assert.equal("4 no trump", learned(language.unworded, "4 ohne Trumpf"))
    assert.equal("meld 7c", learned(language.unworded, "melde 7c"))
  end)

  it("is refused with the names that combinations have in it", function()
    local m = helper.match([[
      combinations = { { "single" }, { "no trump", of = 2 } }, ]], [[
      function g:round()
        self:deal_each(3)
        self:ask(1, "what?", { { "{cards}", beats = "" } })
      end ]], { seed = 1, deal = { hands = { "7C 7D 8D", "*", "*", "*" } } })
    local allowed, reason = learned(m.allows, m, "7C 8D")
    assert.is_false(allowed)
    assert.matches("7C 8D.*single, ohne Trumpf$", reason)
  end)

  it("is asked for with the words that fields have in it", function()
    local m = helper.match([[ round = { way = choice "meld draw" }, ]], [[
      function g:round()
        self.way = "meld"
        self:choose(1, "what next? {way}", { "meld", "pass" })
      end ]], { seed = 1 })
    local function prompt() return select(2, m:turn()).prompt end
    assert.equal("what next? meld", prompt())
    assert.equal("what next? melde", learned(prompt))
  end)

  it("may have the digits of its script", function()
    assert.equal("10 25", speaking("hi", language.unworded, "१० २५"))
    assert.equal("37", speaking("gu", language.unworded, "૩૭"))
    assert.equal("48", speaking("bn", language.unworded, "৪৮"))
  end)
end)


describe("a catalogue", function()
  after_each(helper.clean)

  it("is beside the rules file", function()
    assert.equal("rules/text/hi/skat.po",
      (catalogue.path("rules/skat.lua", "hi")))
    assert.equal("text/de/my.po", (catalogue.path("my.lua", "de")))
  end)

  it("may be a table of before, if there is no other", function()
    local files = { ["text/de/a.lua"] = "return { A = 'alt', B = 'B' }" }
    local function own()
      return catalogue.of({ { path = "a.lua" } }, function(path)
        return files[path]
      end, nil, "de")
    end
    assert.same({ A = "alt", B = "B" }, own())
    files["text/de/a.po"] = 'msgid "A"\nmsgstr "neu"\n'
    assert.same({ A = "neu" }, own())
  end)

  it("of before is data, and says what is wrong", function()
    local function wrong(text)
      local texts, problem = catalogue.load(text, "t.lua")
      return texts == nil and tostring(problem)
    end
    assert.same({ a = "b" }, catalogue.load('return { a = "b" }', "t.lua"))
    assert.equal("t.lua: a catalogue returns a table of sentences",
      wrong "return 1")
    assert.equal("t.lua: 'a': each sentence is a text, or a table of texts "
      .. "with one named other", wrong "return { a = 1 }")
    assert.equal("t.lua:1: no such name 'os'", wrong "return { os.exit() }")
    assert.match("^t.lua:1: ", wrong "return {")
  end)

  it("gives the words of the game, its options, prompts and reasons", function()
    local path = helper.file(helper.text([[
      piles = {}, options = { n = number { 1, from = 1, to = 3, "how many" } },
    ]], [[
      function g:round()
        self:choose(self.dealer, "which way?", { "left", "right" })
        self:score(1, 2, "2 tricks")
      end]]))
    os.execute("mkdir -p '" .. path:gsub("[^/]*$", "text/de'"))
    helper.write((catalogue.path(path, "de")), [[
msgid "G"
msgstr "Spiel"

msgid "how many"
msgstr "wie viele"

msgid "which way?"
msgstr "Wohin?"

msgid "{1} tricks"
msgstr "{1} Stiche"
]])
    speaking("de", function()
      local m = tenace.new(path, { seed = 1 })
      assert.equal("Spiel", m.variant.title)
      assert.equal("wie viele", m.variant.option_list[1].says)
      local _, question = m:turn()
      assert.equal("Wohin?", question.prompt)
      m:play "left"
      assert.equal("2 Stiche", m:score_sheet()[1].reason)
    end)
  end)

  it("stops the game if it is in error", function()
    local path = helper.file(helper.text("", "function g:round() end"))
    os.execute("mkdir -p '" .. path:gsub("[^/]*$", "text/de'"))
    helper.write((catalogue.path(path, "de")), "return 7")
    local made, wrong = speaking("de", pcall, tenace.new, path)
    assert.is_false(made)
    assert.match("text/de/g.po:1: jede Zeile beginnt mit msgctxt, ",
      tostring(wrong), 1, true)
  end)
end)


describe("a lesson in another language", function()
  it("gives the reasons of a score in it", function()
    local lessons = require "tenace.face.teach.catalogue"
    local told = speaking("de", function()
      for _, one in ipairs(lessons.of(assert(tenace.variant "skat"), 1)) do
        if one.name == "value" then return one.questions[1].because.says end
      end
    end)
    assert.matches("Spiel %d+", told)
  end)
end)


describe("a question about what the others have said", function()
  --- The first question of a match in which something was said before.
  local function question(game, seed, says)
    return speaking("zh", function()
      local m = tenace.new(game, { seed = seed })
      for _ = 1, 200 do
        local _, asked = m:turn()
        if says(asked.prompt) then return asked.prompt end
        local moves = asked.kind == "choice" and m:moves() or {}
        m:play(moves[2] or m:choose "random")
      end
    end)
  end

  it("names a bid in the player's language", function()
    assert.equal("已叫1无主，你叫什么？", question("bid_whist", 1,
      function(text) return text:find("无主", 1, true) end))
  end)

  it("names the cards that were declared", function()
    assert.matches("^已亮2%a：要反主吗？$", question("shengji", 1,
      function(text) return text:find("已亮", 1, true) end) or "none")
  end)
end)
