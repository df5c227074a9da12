-- The rulebook: which cards are higher under each contract, the steps in the
-- order of play, what house rules change, the worked examples drawn.
-- In 8 parts.

local files = require "tenace.face.terminal.files"
local games = require "tenace.rules.games"
local headings = require "tenace.face.rulebook.headings"
local helper = require "game_helper"
local ranks = require "tenace.face.rulebook.ranks"
local rulebook = require "tenace.face.rulebook.book"
local sayings = require "tenace.rules.sayings"
local show = require "tenace.face.say.show"
local steps = require "tenace.face.rulebook.steps"
local tenace = require "tenace"
local text = require "tenace.face.rulebook.text"


--- What the rulebook of a variant says in the row of that name.
local function row_of(variant, name)
  for _, block in ipairs(rulebook.of(variant).blocks) do
    for _, row in ipairs(block.rows or {}) do
      if row[1] == name then return row[2] end
    end
  end
  return nil
end


describe("the facts of a game's own", function()
  teardown(helper.clean)

  it("are printed by name", function()
    local whist, canasta = tenace.variant "whist", tenace.variant "canasta"
    assert.equal("mixed 300, natural 500",
      row_of(canasta, "canastas"))
    assert.is_nil(row_of(whist, "canastas"))
  end)

  it("name suits, but not a rank of the same letter", function()
    local variant = helper.variant [[
-- G.
local g = game "G" { players = 2, deck = spanish(40), facts = {
  dealt = { 12, 25 }, worth = { C = { 20, 40 }, O = 3, E = { 1 } },
  colour = { O = "C", C = "O" }, best = "O", figures = "R C S", rank = "C" } }
function g:round() end
return g]]
    assert.equal("12, 25", row_of(variant, "dealt"))
    assert.equal("copas: 20, 40; espadas: 1; oros 3", row_of(variant, "worth"))
    assert.equal("copas oros, oros copas", row_of(variant, "colour"))
    assert.equal("oros", row_of(variant, "best"))
    assert.equal("R C S", row_of(variant, "figures"))
    assert.equal("C", row_of(variant, "rank"))
  end)
end)


describe("a fact with something for each value of an option", function()
  it("has that of the value that is played with", function()
    assert.equal("any number", row_of(tenace.variant "crazy_eights",
      "most drawn"))
    assert.equal("1", row_of(tenace.variant "crazy_eights+draw=one",
      "most drawn"))
  end)
end)


describe("the combinations of a climbing game", function()
  it("are told with what they beat and what they carry", function()
    local tien, dou = tenace.variant "tien_len", tenace.variant "dou_dizhu"
    assert.equal("2 cards of each of 3 to 6 ranks in a row; a longer one beats "
      .. "it, too; beats single of 2, pair of 2 (from 4 ranks on), triple of 2 "
      .. "(from 5 ranks on), four (from 4 ranks on)",
      row_of(tien, "double sequence"))
    assert.equal("spades, clubs, diamonds, hearts; of equal ranks the suit of "
      .. "the highest card decides", row_of(tien, "suits, low to high"))
    assert.is_nil(row_of(tien, "attached cards"))
    assert.equal("3 cards of each of 2 to 4 ranks in a row; with a pair for "
      .. "each rank", row_of(dou, "airplane with pairs"))
    assert.equal("3 4 5 6 7 8 9 10 J Q K A 2 LJ BJ",
      row_of(dou, "low to high"))
    assert.is_nil(row_of(tien, "low to high"))
    assert.equal("of different ranks, and of other ranks than the cards that "
      .. "they are attached to; LJ BJ not together",
      row_of(dou, "attached cards"))
  end)
end)


describe("the levels that are climbed", function()
  teardown(helper.clean)

  local function levels(sides, stops)
    return row_of(helper.variant(([[
-- G.
local g = game "G" { players = 4, deck = french(52), SIDES
  levels = { of = "1 2 3 4 5", stops = "STOPS" },
  options = { rounds = number { 3, from = 1, to = 9 } } }
function g:round() end
return g]]):gsub("SIDES", sides):gsub("STOPS", stops)), "levels")
  end

  it("are those of sides, or of players who play alone", function()
    local sides = "sides = 'partners',"
    assert.matches("each side has its own, .* ends at 5, and whoever",
      levels(sides, ""))
    assert.matches("each side has its own, .* ends at 2 4 and 5, and whoever",
      levels(sides, "4 2 5"))
    assert.matches("each player has their own, .* ends at 5, and whoever",
      levels("", "5"))
    assert.matches("each player has their own, .* ends at 2 4 and 5, and who",
      levels("", "4 2"))
  end)
end)


describe("the end of a match", function()
  teardown(helper.clean)

  --- What the rulebook says of it.
  local function ending(facts, rounds)
    local variant = helper.variant("-- G.\nlocal g = game 'G' { players = 2, "
      .. "deck = french(52), " .. facts .. " options = { "
      .. "rounds = number { " .. rounds .. ", from = 0, to = 9, 'x' }, "
      .. "target = number { 5, from = 1, to = 9, 'x' } } }\n"
      .. "function g:round() end\nreturn g\n")
    for _, block in ipairs(rulebook.of(variant).blocks) do
      if block.name == "The end of the match" then return block.text end
    end
    return nil
  end
  local level = "keeps = { level = each_side(1) }, "

  it("says who wins", function()
    assert.equal("The match ends when a total reaches 5; "
      .. "the higher total wins.", ending("", 0))
    assert.equal("The match ends after 2 rounds; the highest total wins. "
      .. "If several have the best total then, the match is a draw.",
      ending("", 2))
    assert.equal("The match ends when a total reaches 5; "
      .. "the lowest total wins.", ending("wins = 'lowest total', ", 0))
    assert.equal("The match ends after 2 rounds; the lowest total wins. "
      .. "If several have the best total then, the match is a draw.",
      ending("wins = 'lowest total', ", 2))
    assert.equal("The match ends after 1 round; the highest level wins. "
      .. "If several share it then, the match is a draw.",
      ending(level .. "wins = 'highest level', ", 1))
    assert.equal("The match ends after 2 rounds; the lowest level wins. "
      .. "If several share it then, the match is a draw.",
      ending(level .. "wins = 'lowest level', ", 2))
  end)
end)


describe("which card is higher", function()
  teardown(helper.clean)

  local function rows(game) return ranks.rows(assert(tenace.variant(game))) end

  it("is told once for all trump suits", function()
    assert.same({ { "trump clubs, diamonds, hearts or spades",
      "Trumps from high to low: A K Q J 10 9 8 7 6 5 4 3 2 of the trump suit; "
      .. "the other suits: A K Q J 10 9 8 7 6 5 4 3 2" } }, rows "whist")
  end)

  it("names together the suits that have the same ranks", function()
    assert.same({ "contract normal, solo clubs, solo diamonds or solo spades",
      "Trumps from high to low: {10H} {QC} {QS} {QH} {QD} {JC} {JS} {JH} {JD}, "
      .. "A 10 K 9 of the trump suit; hearts: A K 9; the other suits: A 10 K "
      .. "9" }, rows "doppelkopf"[1])
  end)

  it("do not say trumps beside a contract of the same name", function()
    assert.equal("contract clubs, diamonds, hearts or spades",
      rows "jass"[1][1])
  end)

  it("is told for each contract that differs", function()
    assert.same({
      { "contract clubs, diamonds, hearts or spades",
        "Trumps from high to low: {JC} {JS} {JH} {JD}, A 10 K Q 9 8 7 of the "
        .. "trump suit; the other suits: A 10 K Q 9 8 7" },
      { "contract grand", "Trumps from high to low: {JC} {JS} {JH} {JD}; "
        .. "the other suits: A 10 K Q 9 8 7" },
      { "contract null or null ouvert",
        "No trumps; each suit from high to low: A K Q J 10 9 8 7" },
    }, rows "skat")
  end)

  it("leaves out a fact that the order waits for, whatever it is", function()
    local found, facts = rows "five_hundred", {}
    for i, row in ipairs(found) do facts[i] = row[1] end
    table.sort(facts)
    assert.same({ "joker suit clubs", "joker suit diamonds",
      "joker suit hearts", "joker suit spades", "no joker suit, no trump",
      "trump clubs", "trump diamonds", "trump hearts", "trump spades" }, facts)
  end)

  it("knows several facts, cards that never win and no trump", function()
    local found = rows "bid_whist"
    assert.equal(4, #found)
    assert.equal("direction downtown, no trump", found[3][1])
    assert.matches("A 2 3 4 5 6 7 8 9 10 J Q K; {BJ} {LJ} belong to no suit",
      found[3][2], 1, true)
  end)

  it("calls a rank by the fact that names it", function()
    local found = rows "shengji"
    assert.same({ "any level, trump clubs, diamonds, hearts or spades",
      "Trumps from high to low: {BJ} {LJ}, the level of the trump suit, the "
      .. "level of each other suit, all equal, A K Q J 10 9 8 7 6 5 4 3 2 of "
      .. "the trump suit, without the level; the other suits: A K Q J 10 9 8 7 "
      .. "6 5 4 3 2, without the level" }, found[1])
    assert.equal(2, #found)
  end)

  it("does not take a suit for the rank with its letter", function()
    assert.same({ { "trump oros, copas, espadas or bastos", "Trumps from high "
      .. "to low: A 3 R C S 7 6 5 4 2 of the trump suit; the other suits: "
      .. "A 3 R C S 7 6 5 4 2" } }, rows "tute")
  end)

  it("knows cards that are equal, found in the game's own order", function()
    local found = ranks.rows(helper.variant [[
-- Levels: the nines are trumps.
local levels = game "Levels" {
  players = 2, deck = deck { suits = "C D H S", ranks = "8 9 10 J" },
  obligations = { follow_suit }, round = { trump = suit },
}
function levels:order()
  return { trump = self.trump, top = "9C=9D=9H 9S" }
end
function levels:round()
  self:deal_each(4)
  self.trump = "S"
  self:play_tricks()
end
return levels
]])
    assert.same({ { "trump spades", "Trumps from high to low: 9 of the trump "
      .. "suit, the 9 of each other suit, all equal, J 10 8 of the trump "
      .. "suit; the other suits: J 10 8" } }, found)
  end)
end)


describe("the steps of a rulebook", function()
  teardown(helper.clean)

  local function names(list)
    local out = {}
    for i, item in ipairs(list) do
      out[i] = ("  "):rep(item.depth) .. item.name
    end
    return out
  end

  it("are in the order of play, scoring in a part of its own", function()
    local flow = steps.of(tenace.variant "skat")
    assert.same({ "deal", "bidding", "nobody bids", "take skat",
      "name contract", "play" }, names(flow.play))
    assert.same({ "deal", "choose trump", "round", "after trick",
      "  let declare", "    may declare" },
      names(steps.of(tenace.variant "tute").play))
    assert.equal("score round", flow.scoring[1].name)
    assert.equal("The highest trump is the jack of trumps, the right bower; "
      .. "next is the other jack of its colour, the left bower.",
      steps.of(tenace.variant "euchre").ranks[1].text)
  end)

  it("begin the play where the round says so", function()
    assert.same({ "deal", "make trump", "  order up", "  name suit",
      "let play alone", "round" },
      names(steps.of(tenace.variant "euchre").play))
    assert.same({ "deal", "round", "play count", "  play or go" },
      names(steps.of(tenace.variant "cribbage").play))
  end)

  local plain = [[
-- G.
local g = game "G" { players = 2, deck = french(52), piles = { away = "all" } }

-- Five each.
function g:deal() self:deal_each(5) end

-- The lead is chosen.
function g:round()
  self:deal()
  self:choose_leader()
  self:lay_away()
  self:play_tricks { leader = self.dealer, tricks = 5 }
  self:score_round()
end

-- The first lead:
-- Somebody leads.
function g:choose_leader() self:seek() end

-- Whoever it is.
function g:seek() end

-- Nothing is counted in play.
function g:lay_away() self:move(self.stock:cards(), self.stock, self.away) end

-- Before.
function g:before_play() end

-- Tricks count.
function g:score_round()
  self:score_tricks "tricks"
  self:after_all()
end

-- And this.
function g:after_all() end

return g
]]

  --- The headings and paragraphs of the pages, without options.
  local function printed(variant)
    local list = {}
    for _, block in ipairs(rulebook.of(variant).blocks) do
      if block.kind == "heading" then list[#list + 1] = "# " .. block.text end
      if block.kind == "step" then
        list[#list + 1] = (block.name or "") .. ("."):rep(block.depth)
          .. block.text:match "^%S+ ?%S*"
      end
    end
    return table.concat(list, "|")
  end

  it("have the headings of players, and no names of functions", function()
    local all = printed(helper.variant(plain))
    assert.matches("# How it is played|The dealFive each.|The first lead"
      .. "Somebody leads.|.Whoever it|.Nothing is|Before the first lead"
      .. "Before.|The playThe lead|.Each player|# Scoring|Tricks count.|And "
      .. "this.|# The match|The dealerThe first", all, 1, true)
  end)

  it("have those headings that the manual lists", function()
    local manual = files.read "doc/writing-rules.md"
    for name, key in pairs(headings.names) do
      local _, listed = manual:gsub("\n| [^\n]+`" .. name .. "`", "")
      assert.equal(1, listed, name)
      assert.matches(headings.said(key), manual, 1, true)
    end
  end)

  it("have no heading that is a sentence", function()
    assert.same({ "The dog", { "It is shown." } },
      { sayings.titled { "The dog:", "It is shown." } })
    for _, line in ipairs { "The dog:", "They say, each in turn:", "Dog.",
      "One of the next many words:" } do
      local lines = { line, line ~= "The dog:" and "More." or nil }
      assert.same({ nil, lines }, { sayings.titled(lines) })
    end
  end)

  it("keep the heading of a step that a house rule replaces", function()
    local v = games.library_of {
      { path = "rules/g.lua", name = "g", text = plain },
      { path = "rules/house/g/h.lua", name = "h", of = "g",
        text = "local h = house_rule 'H' { of = 'g' }\n-- Nobody does.\n"
          .. "function h:choose_leader() end\nreturn h\n" },
    }:variant "g+h"
    assert.matches("|The first leadNobody does.", printed(v), 1, true)
  end)

  it("have what comes before play in front of what follows a trick", function()
    local flow = steps.of(helper.variant [[
-- G.
local g = game "G" { players = 2, deck = french(52) }
-- Each has one.
function g:round() self:deal_each(1) self:play_tricks() end
-- It is over.
function g:after_trick() end
-- It begins.
function g:before_play() end
return g]])
    assert.same({ "before play", "round", "after trick" }, names(flow.play))
  end)

  it("show what a house rule replaces or adds", function()
    local flow = steps.of(tenace.variant "skat+pub_skat")
    local by_name = {}
    for _, list in ipairs { flow.play, flow.scoring, flow.match } do
      for _, item in ipairs(list) do by_name[item.name] = item.text end
    end
    assert.matches("^A ramsch is played, each for oneself. Only jacks are "
      .. "trumps", by_name["nobody bids"])
    assert.matches("reaches the bid. House rule Kontra: Kontra doubles",
      by_name.value, 1, true)
  end)
end)


describe("the order of a game's cards", function()
  it("is there though a field of each player is empty for some", function()
    local book = table.concat(text.lines(rulebook.of(tenace.variant "jass"),
      show.style { letters = true }), "\n")
    assert.matches("contract undenufe\n +No trumps; each suit from "
      .. "high to low: 6 7 8 9 10 J Q K A", book)
  end)
end)


describe("the pages", function()
  teardown(helper.clean)

  --- All that the steps of a rulebook say, as one text.
  local function all(spec)
    local list = { rulebook.of(assert(tenace.variant(spec))).sentence }
    for _, block in ipairs(rulebook.of(tenace.variant(spec)).blocks) do
      if block.kind == "step" then list[#list + 1] = block.text end
    end
    return table.concat(list, " ")
  end

  it("say of an option what its values do that a house rule leaves", function()
    local narrow = helper.variant [[
return house_rule "Narrow" { of = "whist", options = { without = "trump",
  trump = choice { "last_card", "rotate", "where trump comes from" } } }]]
    local lines = text.lines(rulebook.of(narrow), {})
    local page = table.concat(lines, "\n")
    assert.matches("clubs, then hearts again %(last_card, rotate; usually",
      page)
    assert.is_nil(page:find("rotate_with_no_trump", 1, true))
  end)

  it("end a match as its options do", function()
    local cribbage = all "cribbage+games=3"
    assert.matches("Whoever has won 3 games has won the match.", cribbage, 1,
      true)
    assert.is_nil(cribbage:find("reaches 121", 1, true))
    assert.matches("reaches 1000 has won at once", all "jass", 1, true)
    assert.is_nil(all "jass":find("The match ends", 1, true))
    assert.matches("The match ends when a total reaches 1000",
      all "jass+stop=after_round", 1, true)
  end)

  it("say nothing of what the options rule out", function()
    assert.is_nil(all "euchre":find "joker")
    assert.matches("If the card is a joker", all "euchre+joker=true", 1, true)
    assert.is_nil(all "scopa":find "Scopone")
    assert.matches("^Scopone", all "scopa+players=4+deal=scopone")
    assert.is_nil(all "spades":find "blind")
    assert.is_nil(all "spades+nil_points=0":find "nil[ ,;]")
    assert.is_nil(all "schnapsen":find "in vain")
    assert.is_nil(all "tute":find "seven of trumps")
    assert.is_nil(all "bid_whist+jokers=false":find "joker")
    for _, spec in ipairs { "sheepshead+partner=none", "tarot" } do
      assert.is_nil(row_of(tenace.variant(spec), "called suit"), spec)
    end
    for _, spec in ipairs { "sheepshead", "tarot+players=5" } do
      assert.is_string(row_of(tenace.variant(spec), "called suit"), spec)
    end
  end)
end)


describe("what a house rule changes in the rulebook", function()
  it("has the name of a section once above its changes", function()
    local labels, before = {}, nil
    for _, block in ipairs(rulebook.of(tenace.variant "whist+honours").blocks)
    do
      if block.kind == "change" then labels[#labels + 1] = block.label end
    end
    for _, label in ipairs(labels) do
      assert.is_true(label ~= before or label == "", label)
      if label ~= "" then before = label end
    end
    assert.is_true(#labels > 3)
    assert.equal("Scoring", labels[1])
    assert.equal("", labels[2])
  end)
end)
