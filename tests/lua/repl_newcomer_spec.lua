-- What somebody who is new to a game reads: the parts of a rulebook that no
-- step of the rules says, long lists, and counts that have not begun.
-- In 6 parts.

local Session = require "tenace.face.table.session"
local draw = require "tenace.face.teach.draw"
local helper = require "game_helper"
local lessons = require "tenace.face.teach.lessons"
local phrase = require "tenace.face.say.phrase"
local rulebook = require "tenace.face.rulebook.book"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- The text of a rulebook's step or row, and the section in which it is.
local function said(spec, name)
  local section
  for _, block in ipairs(rulebook.of(assert(tenace.variant(spec))).blocks) do
    if block.kind == "heading" then section = block.key end
    if block.id == name then return block.text, section end
    for _, row in ipairs(block.rows or {}) do
      if row[1] == name then return row[2], section end
    end
  end
  return nil
end


describe("a rulebook says without a step", function()
  it("who takes a trick and who leads the next", function()
    assert.equal("Each player in turn plays a card. The highest trump takes "
      .. "the trick or, if there is none in it, the highest card of the suit "
      .. "led. Whoever takes a trick leads to the next.",
      said("whist", "tricks"))
    assert.equal("Each player in turn plays a card. The highest card of the "
      .. "suit led takes the trick, and whoever takes it leads to the next.",
      said("hearts", "tricks"))
    assert.equal("Whoever takes a trick leads to the next.",
      said("shengji", "tricks"))
    assert.is_nil(said("war", "tricks"))
  end)

  it("who deals next, unless a step does", function()
    local drawn = "The first dealer is drawn at random. "
    local left = "The player on the dealer's left deals the next round."
    assert.equal(drawn .. left, said("whist", "dealer"))
    assert.equal(left, said("whist+first_dealer=2", "dealer"))
    assert.equal(drawn .. "The player on the dealer's right deals the next "
      .. "round.", said("sueca", "dealer"))
    assert.equal(drawn .. "The players deal in turn, round by round.",
      said("german_whist", "dealer"))
    for _, game in ipairs { "koi_koi", "war" } do
      assert.equal(drawn:sub(1, -2), said(game, "dealer"))
    end
    for _, game in ipairs { "klondike", "bridge" } do
      assert.is_nil(said(game, "dealer"))
    end
  end)

  it("what letters and names of cards mean", function()
    assert.matches("L lights", said("koi_koi", "letters"), 1, true)
    assert.matches("EX the excuse", said("tarot", "letters"), 1, true)
    assert.matches("S sota", said("tute", "letters"), 1, true)
    assert.is_nil(said("whist", "letters"))
    assert.matches("akatan: {1R} {2R} {3R}", said("koi_koi", "named cards"), 1,
      true)
  end)
end)


describe("a rulebook's table", function()
  it("says points of many cards in few words", function()
    assert.equal("A: 1; 2 to 10: their number; J, Q, K: 10",
      said("rummy", "card points"))
    assert.equal("A: 1; 2 to 7: their number; 8: 50; 9, 10: their number; "
      .. "J, Q, K: 10", said("crazy_eights", "card points"))
    assert.equal("hearts: 1; {QS}: 13", said("hearts", "card points"))
  end)

  it("has the ranks only where no section has them", function()
    assert.is_nil(said("skat", "ranks, low to high"))
    assert.equal("A 2 3 4 5 6 7 8 9 10 J Q K",
      said("rummy", "ranks, low to high"))
  end)

  it("knows the orders of a game with a flag for each side", function()
    assert.equal("ranking", select(2, said("bridge", "no trump")))
  end)
end)


it("a step that scores is under what counts, though it asks a player",
  function()
    for _, game in ipairs { "hearts", "cribbage", "whist" } do
      assert.equal("scoring", select(2, said(game, "score round")))
    end
    assert.equal("match", select(2, said("hearts", "ending")))
  end)


--- A table at which a person of seat 1 begins.
local function sit(game, options)
  return Session.new { match = tenace.new(game, { seed = 5, traced = true,
    options = options }), seat = 1, style = show.plain, header = "",
    bots = { "random", "random", "random", "random" }, bot_names = "random" }
end


describe("at the table", function()
  it("many choices of several cards are counted, and some are shown",
    function()
      local text = sit("hearts", { first_dealer = 4 }):handle "moves"
      assert.matches("^286 choices are possible, such as: ", text)
      assert.matches("Type the cards, or their numbers", text, 1, true)
      assert.is_true(#text < 400)
    end)

  it("counts that have not begun take no line", function()
    local text = sit("bridge"):start()
    assert.matches("Score: we 0, they 0", text, 1, true)
    assert.is_nil(text:find("Below", 1, true))
  end)
end)


describe("a lesson", function()
  --- The first question of a game's lessons, as text.
  local function first(game)
    local made = lessons.of(assert(tenace.variant(game)), 1)
    return table.concat(draw.question(made[1].questions[1], show.plain), "\n")
  end

  it("draws no hand where nobody has one, and cards by their signs", function()
    local text = first "klondike"
    assert.is_nil(text:find("hand", 1, true))
    assert.matches("7♣ to 8♠", text, 1, true)
  end)

  it("is one lesson, not lessons", function()
    assert.equal("G: 1 lesson. P",
      phrase("teach.title", { title = "G", n = 1, played = "P" }))
  end)
end)


it("a match that bots never end is no fault of the rules", function()
  local core = require "tenace.core"
  local m = helper.match("", "function g:round() self:ask_yes_no(1, '?') end")
  core.pose_round(m.core, 65535, 1)
  m:play "yes"
  local done, wrong = pcall(m.play, m, "yes")
  assert.is_false(done)
  assert.equal("request", wrong.kind)
  assert.equal("game 'G': the match does not end: 65535 rounds were played. "
    .. "Bots may never win the points that end it: play a number of rounds "
    .. "instead", tostring(wrong))
end)


describe("the sentence of every game", function()
  it("has the game's name before it, so that lists are alike", function()
    for _, game in ipairs(tenace.library:names()) do
      local text = helper.read("rules/" .. game .. ".lua")
      assert.matches("^%-%- [%u%d][^:\n]*: [^\n]", text, game)
    end
  end)
end)
