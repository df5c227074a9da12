-- Words that a game has of its own for what the program tells: its dealer, its
-- declarer, moves; levels in place of points, trumps that need no line.

local language = require "tenace.base.language"
local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local status = require "tenace.face.moment.status"
local tenace = require "tenace"

--- A match, what tells of it, and what seat 1 sees, in a language.
local function seen(code, game)
  language.use(code)
  local match = tenace.new(game, { seed = 1 })
  local variant = match.variant
  local names = Names.of(variant.sides, variant.players, 1)
  local style = show.for_deck(show.plain, variant.deck)
  return Narrator.new(names, variant, style), match:view(1)
end


describe("a word of the game", function()
  after_each(function() language.use "en" end)

  it("names its dealer", function()
    local narrator, view = seen("zh", "shengji")
    view.question = view.question or { kind = "choice" }
    view.dealer = 1
    assert.match("庄家：你。", table.concat(status.of(view, narrator)))
    assert.match("庄家：你。", narrator:tell { what = "round", round = 1,
      dealer = 1 })
  end)

  it("names its declarer", function()
    local narrator, view = seen("de", "bid_whist")
    view.declarer = 2
    assert.match("Spielmacher: Links%.",
      table.concat(status.of(view, narrator)))
  end)

  it("says what wins a game, and how many games win", function()
    local narrator, view = seen("en", "cribbage+games=3")
    assert.match("Score: you 0, .* 0; 121 wins a game, 3 games win%.",
      table.concat(status.of(view, narrator), " "))
    narrator, view = seen("en", "cribbage")
    assert.match("Score: you 0, .* 0; 121 wins%.",
      table.concat(status.of(view, narrator), " "))
    narrator, view = seen("en", "cribbage+rounds=3")
    assert.not_match("wins", table.concat(status.of(view, narrator), " "))
    narrator, view = seen("hi", "cribbage+games=3")
    assert.match("3 गेम पर जीत", table.concat(status.of(view, narrator), " "))
  end)

  it("is the program's where it has none", function()
    local narrator, view = seen("de", "whist")
    view.dealer, view.declarer, view.question = 2, 2, { kind = "choice" }
    local text = table.concat(status.of(view, narrator), " ")
    assert.match("Links hat gegeben%.", text)
    assert.match("Alleinspieler: Links%.", text)
    assert.match("કાર્ડ વહેંચે છે", seen("gu", "whist"):tell { what = "round",
      round = 1, dealer = 2 })
  end)
end)


describe("what a round brings", function()
  after_each(function() language.use "en" end)

  --- What is told of points of the first side.
  local function scored(code, game, points)
    local narrator = seen(code, game)
    narrator:tell { what = "score", side = 1, points = points, reason = "x" }
    return narrator:scored_since()
  end

  it("are levels where sides climb", function()
    assert.equal("We rise a level: x.", scored("en", "shengji", 1))
    assert.equal("Wir steigen 3 Stufen auf: x.", scored("de", "shengji", 3))
    assert.equal("我方升1级：x。", scored("zh", "shengji", 1))
    assert.equal("We score 1: x.", scored("en", "whist", 1))
  end)
end)


describe("trumps", function()
  it("are not told where they are a letter that never changes", function()
    local narrator, view = seen("en", "tarot")
    assert.equal("T", view.trump)
    assert.not_match("Trump", table.concat(status.of(view, narrator)))
    narrator, view = seen("en", "whist")
    assert.match("Trump: ", table.concat(status.of(view, narrator)))
  end)
end)


describe("moves that a refusal names", function()
  after_each(function() language.use "en" end)

  --- What is said in Canasta to a text that is no move of that stage.
  local function refusal(code, stage, text)
    language.use(code)
    local match = tenace.new("canasta", { seed = 3 })
    while select(2, match:turn()).stage ~= stage do
      match:play(match:moves()[1])
    end
    return select(2, match:allows(text))
  end

  it("have the words of the language", function()
    assert.match("melden …, fertig", refusal("de", "meld", "1"))
    assert.match("say meld …, done", refusal("en", "meld", "1"))
    assert.match("wie in abwerfen 3C",
      refusal("de", "discard", "discard"))
    assert.match("as in discard 3C", refusal("en", "discard", "discard"))
  end)
end)


describe("words of an answer", function()
  after_each(function() language.use "en" end)

  it("are those of the game that is played, whatever was loaded since",
    function()
      language.use "zh"
      local session = Session.new { seat = 1, header = "",
        match = tenace.new("shengji", { seed = 4, traced = true }),
        bots = { "random", "random", "random", "random" },
        bot_names = "random", style = show.plain }
      session:start()
      assert.match("不亮、亮主", (session:handle "7"))
      tenace.new("tute", { seed = 1 })
      assert.match("不亮、亮主", (session:handle "7"))
    end)
end)
