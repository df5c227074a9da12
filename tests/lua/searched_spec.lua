-- What house rules change, told and sought by words.

local commands = require "commands_helper"
local house_changes = require "tenace.face.rulebook.house_changes"
local rules = require "rules_helper"
local searched = require "tenace.rules.searched"
local show = require "tenace.face.say.show"

local GAME = rules.game([[
  obligations = { follow_suit }, players = 4,
  options = { target = number { 5, from = 1, to = 9, "points" } },]],
  "function g:score_round() end\nfunction g:deal() end"):gsub("players = 4, ",
  "", 1)

local HOUSE = [[
-- Whoever has no card of the suit must play a trump.
local h = house_rule "Must trump" {
  of = "g", set = { target = 7 }, with = "other", ranks = "2 3 4",
  obligations = { play_trump, obligation "kings wait" { avoid = "K",
    says = "kings wait" } },
  options = { late = flag { true, "kings wait till late" },
    target = number { 3, from = 1, to = 9, "points" } },
}
function h:score_round() base.score_round(self) end
function h:deal() self:helper() end
function h:helper() end
function h:after_trick() end
return h ]]


--- The games of a library with these house rules.
local function games(houses)
  return rules.library(GAME, houses):games()
end


local function names_of(list)
  local names = {}
  for i, one in ipairs(list) do names[i] = one.name end
  return names
end


describe("what a house rule changes", function()
  local changes = games { must = HOUSE }[1].house[1].changes

  it("is what its file gives, and which steps it has", function()
    assert.same({ { name = "target", value = 7 } }, changes.set)
    assert.same({ "other" }, changes.brings)
    assert.same({ { name = "late", says = "kings wait till late" } },
      changes.options)
    assert.same({ "target" }, changes.other_options)
    assert.same({ "play_trump", "kings wait" }, changes.obligations)
    assert.same({ "ranks" }, changes.facts)
    assert.same({ "deal" }, changes.replaces)
    assert.same({ "score_round" }, changes.extends)
    assert.same({ "after_trick" }, changes.adds)
  end)

  it("is told in one line", function()
    assert.equal("changes: brings other; sets target=7; new options late; "
      .. "other values of target; what must be played: play trump, kings wait; "
      .. "another order of ranks; in its own way: The deal; more in: Scoring; "
      .. "new: After each trick", house_changes.line(changes))
  end)

  it("has obligations that bind under conditions", function()
    local one = games { x = [[return house_rule "X" { of = "g", obligations = {
      unless("partner wins", { overtrump, "follow_suit" }) } }]] }[1]
    assert.same({ "overtrump", "follow_suit" },
      one.house[1].changes.obligations)
  end)

  it("is nothing where a file gives nothing", function()
    local none = games { x = [[return house_rule "X" { of = "g" }]] }[1]
    assert.is_nil(house_changes.line(none.house[1].changes))
  end)

  it("bears what makes no sense", function()
    local odd = games { x = [[return house_rule "X" { of = "g", set = 3,
      options = flag, obligations = "x", with = 7 }]] }[1]
    assert.is_nil(house_changes.line(odd.house[1].changes))
  end)
end)


describe("a search", function()
  local list = games { must = HOUSE,
    x = [[return house_rule "Long trumps" { of = "g" }]] }

  it("finds whole words before beginnings, and titles before the rest",
    function()
      assert.same({ "g+x" }, names_of(searched.find(list, "long trump")))
      assert.same({ "g+must", "g+x" },
        names_of(searched.find(list, "trump")))
      assert.same({ "g+x", "g+must" },
        names_of(searched.find(list, "trumps")))
    end)

  it("finds options, their sentences, obligations, steps and facts",
    function()
      for _, words in ipairs { "late", "till", "kings wait", "play_trump",
        "after trick", "ranks", "MUST Trump", "g must" } do
        assert.same({ "g+must" }, names_of(searched.find(list, words)), words)
      end
    end)

  it("puts those that have more whole words first", function()
    local both = games {
      a = '-- Both twos count.\nreturn house_rule "A" { of = "g" }',
      b = '-- Two win.\nreturn house_rule "Two" { of = "g" }',
      c = '-- Everybody passes cards.\nreturn house_rule "C" { of = "g" }',
      d = '-- One card.\nreturn house_rule "Pass" { of = "g" }' }
    assert.same({ "g+a", "g+b" }, names_of(searched.find(both, "twos")))
    assert.same({ "g+c", "g+d" }, names_of(searched.find(both, "pass cards")))
  end)

  it("puts what does just that before games that have it somewhere", function()
    local both = games { a = '-- Trump must be.\nreturn house_rule "A" '
      .. '{ of = "g" }', must = HOUSE }
    assert.same({ "g+must", "g+a" },
      names_of(searched.find(both, "must trump")))
    local game = { { name = "must", title = "Must", sentence = "Late or not.",
      house = both[1].house } }
    assert.same({ "must+must", "must" },
      names_of(searched.find(game, "late")))
  end)

  it("finds what people read of a house rule", function()
    assert.same({}, names_of(searched.find(list, "target=7")))
    for _, words in ipairs { "target=7", "in: scoring", "another order" } do
      assert.same({ "g+must" }, names_of(searched.find(list, words, nil,
        house_changes.line)), words)
    end
  end)

  it("finds what files say behind the rest, if they can be read", function()
    local function read(path)
      if path:find "/x%.lua$" then
        return '-- Long.\n-- Whoever shoots the moon.\nlocal x = moonless'
      end
    end
    assert.same({ "g+x" },
      names_of(searched.find(list, "shoot the moon", read)))
    assert.same({}, searched.find(list, "shoot the moon"))
    assert.same({}, searched.find(list, "moonless", read))
    assert.same({ "g+must", "g+x" },
      names_of(searched.find(list, "whoever", read)))
  end)

  it("wants all words", function()
    assert.same({}, searched.find(list, "late long"))
    assert.same({}, searched.find(list, ""))
    assert.same({}, searched.find(list, "rump"))
  end)

  it("leaves out files in error", function()
    assert.same({}, searched.find(games { bad = "return 3" }, "bad"))
  end)
end)


describe("tenace games", function()
  setup(commands.begin)
  teardown(commands.finish)

  it("finds by words, one a line", function()
    local out, err, status = commands.tenace "games --search honours count"
    assert.matches("^whist%+honours +The old English honours", out)
    assert.is_nil(out:find "changes:")
    assert.equal("", err)
    assert.equal(0, status)
  end)

  it("says what house rules change, if that is wanted", function()
    assert.matches("\nwhist%+long_whist +Long whist: [^\n]*\n  changes: "
      .. "brings honours; sets target=10\n",
      (commands.tenace "games whist --changes"))
    assert.is_nil((commands.tenace "games whist"):find "changes:")
  end)

  it("says that nothing was found, with a word that is near", function()
    commands.refuses("games --search hnours", "nothing has all these words: "
      .. "hnours. Did you mean honours?", 1)
    commands.refuses("games --search", "games --search: which words?", 2)
  end)

  it("finds at the prompt, in the language of the person", function()
    local out = commands.tenace("", 'games "search honours count"\n')
    assert.matches("whist%+honours +The old", out)
    assert.matches("  changes: more in: Scoring, The end of the match", out)
    out = commands.tenace "games --lang de --search Durchmarsch"
    assert.matches("^skat%+durchmarsch +Wer im Ramsch", out)
  end)

  it("fits the screen", function()
    local style = show.style { width = 60, live = true }
    for _, line in ipairs(house_changes.of({ "whist" }, style)) do
      assert.is_true(show.width(line) <= 60, line)
    end
  end)
end)
