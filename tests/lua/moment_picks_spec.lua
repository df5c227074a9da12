-- What can be picked at a moment, in all games: each legal move can be said by
-- picks, and what cannot be picked has a reason.
-- In 16 parts.

local helper = require "game_helper"
local Names = require "tenace.face.moment.names"
local picks = require "tenace.face.moment.picks"
local tenace = require "tenace"

-- The decisions of each game that are looked at, and how often picks may be
-- tried for one of them.
local MOVES, TRIES = 30, 200


--- The words of a text, in any order; marks between cards are words, too.
local function sorted(text)
  local list = {}
  for word in text:lower():gsub("([;:])", " %1 "):gmatch "%S+" do
    list[#list + 1] = word
  end
  table.sort(list)
  return table.concat(list, " ")
end


--- What the player to act can pick after these picks.
local function found(match, picked)
  local seat = match:turn()
  local variant = match.variant
  return picks.of(match, { picked = picked,
    names = Names.of(variant.sides, variant.players, seat) })
end


--- The words of a move that no pick has said yet, with how often each is in it.
local function left_of(move, picked)
  local left = {}
  for word in sorted(move):gmatch "%S+" do
    left[word] = (left[word] or 0) + 1
  end
  for _, id in ipairs(picked) do
    for word in id:lower():gsub("@", ""):gmatch "%S+" do
      left[word] = (left[word] or 0) - 1
    end
  end
  return left
end


--- Are all words of the pick still unsaid?
local function wanted(id, left)
  for word in id:lower():gsub("@", ""):gmatch "%S+" do
    if (left[word] or 0) < 1 then return false end
  end
  return true
end


--- Where a pick is in a move, behind the cards that were picked before it.
local function place(id, move, picked)
  local before = 1
  for _, one in ipairs(picked) do
    local _, last = move:find(one, before, true)
    before = last or before
  end
  return move:find(id, before, true) or #move
end


--- The open picks that the move could have next, in its order.
local function next_picks(now, move)
  local left, list = left_of(move, now.picked), {}
  for _, part in ipairs { "words", "cards", "players" } do
    for _, one in ipairs(now[part]) do
      if one.open ~= false and wanted(one.id, left) then
        list[#list + 1] = one.id
      end
    end
  end
  table.sort(list, function(a, b)
    return place(a, move, now.picked) < place(b, move, now.picked)
  end)
  return list
end


--- The picks that say a move, found by trying; nil if there are none.
local function path_to(match, move)
  local tries = 0
  local function look(picked)
    tries = tries + 1
    local now = found(match, picked)
    if now.move and sorted(now.move) == sorted(move) then return now end
    if tries > TRIES or now.refused then return nil end
    if now.ladder or now.number then
      return #picked == 0 and look { move } or nil
    end
    for _, id in ipairs(next_picks(now, move)) do
      local more = table.move(picked, 1, #picked, 1, {})
      more[#more + 1] = id
      local way = look(more)
      if way then return way end
    end
  end
  return look {}
end


--- Calls f at the first decisions of a random match.
local function each_decision(game, seed, f)
  local match = tenace.new(game, { seed = seed })
  for _ = 1, MOVES do
    if not match:turn() then return end
    local move = match:choose "random"
    f(match, move)
    match:play(move)
  end
end


local function texts(list, name)
  local out = {}
  for i, one in ipairs(list) do out[i] = one[name] end
  return table.concat(out, ", ")
end


describe("picks", function()
  for _, name in ipairs(tenace.library:names()) do
    it("say each legal move of " .. name, function()
      each_decision(name, 1, function(match, move)
        local now = path_to(match, move)
        assert.is_table(now, "no picks say " .. move)
        assert.is_true((match:allows(now.move)))
      end)
    end)

    it("give a reason for each refused card of " .. name, function()
      each_decision(name, 2, function(match)
        for _, card in ipairs(found(match, {}).cards) do
          if not card.open then
            local again = found(match, { card.id })
            assert.same({}, again.picked)
            assert.is_string(again.refused.reason, card.id)
            assert.is_string(again.refused.file, card.id)
            assert.is_true(again.refused.line > 0)
          end
        end
      end)
    end)
  end
end)


describe("a moment of picking", function()
  teardown(helper.clean)

  it("says what a refused card breaks, and where the rule is", function()
    local match = tenace.new("whist", { seed = 1, deal = {
      hands = { "*", "2C 3C AS *", "*", "*" } } })
    while match:turn() ~= 2 do match:play(match:choose "random") end
    local no = found(match, { "AS" }).refused
    assert.equal("follow_suit", no.rule)
    assert.matches("whist.lua$", no.file)
    assert.is_true(no.line > 0)
  end)

  it("is complete without a card where none may be chosen", function()
    local function asked(least)
      return helper.round("self:deal_each(3)\nself:ask_cards(1, 'which?', { "
        .. least .. ", 2 }, self:player(1))")
    end
    local match = asked(0)
    local first = found(match, {})
    assert.equal("none", first.move)
    local card = first.cards[1].id
    assert.equal(card, found(match, { card }).move)
    assert.is_nil(found(asked(1), {}).move)
  end)

  it("is not complete with one card where none or two may be", function()
    local match = helper.round [[
      self:deal_each(3)
      self:ask_cards(1, "which?", { 0, 2 }, self:player(1),
        function(cards) return #cards ~= 2, "none or two" end)]]
    local first = found(match, {})
    assert.equal("none", first.move)
    local one, two = first.cards[1].id, first.cards[2].id
    assert.is_nil(found(match, { one }).move)
    assert.equal(one .. " " .. two, found(match, { one, two }).move)
  end)

  it("shows bids as a ladder of numbers and names", function()
    local match = tenace.new("bridge", { seed = 1 }):play "1H"
    local now = found(match, {})
    assert.equal("pass, double", texts(now.words, "id"))
    assert.equal("1H", now.ladder.steps[3].id)
    assert.is_false(now.ladder.steps[3].open)
    assert.equal(4, now.ladder.lowest)
    assert.same({ "C", "D", "H", "S", "NT" }, now.ladder.names)
    assert.same({ 1, 2, 3, 4, 5, 6, 7 }, now.ladder.levels)
    assert.equal("2C", found(match, { "2C" }).move)
    assert.matches("higher", found(match, { "1C" }).refused.reason)
  end)

  it("takes no cards for bids, though they have numbers", function()
    local match = tenace.new("koi_koi", { seed = 3 })
    while match:turn() ~= 1 do match:play(match:choose "random") end
    local now = found(match)
    assert.equal("steps", now.way)
    assert.is_nil(now.ladder)
    assert.equal(8, #match:moves())
  end)

  it("shows numbers that one bids as a ladder without names", function()
    local now = found(tenace.new("skat", { seed = 1 }), {})
    assert.equal("18", now.ladder.steps[1].id)
    assert.is_nil(now.ladder.names)
    assert.is_string(now.ladder.steps[1].promise)
  end)

  it("counts cards that are picked one by one", function()
    local match = tenace.new("hearts", { seed = 1 })
    local now = found(match, {})
    assert.equal("3 cards", now.count)
    local first, second = now.cards[1].id, now.cards[2].id
    now = found(match, { first, second })
    assert.same({ first, second }, now.picked)
    assert.is_nil(now.move)
    assert.is_false(now.cards[1].open)
    now = found(match, { first, second, now.cards[3].id })
    assert.is_true(now.last)
    assert.is_string(now.move)
  end)

  it("asks for a word only where the cards leave it open", function()
    local match = tenace.new("crazy_eights", { seed = 1, deal = {
      hands = { "8C *", "8D *" } } })
    while not match:moves()[1]:find "^8" do
      match:play(match:choose "random")
    end
    local eight = match:moves()[1]:match "^8%u"
    local now = found(match, { eight })
    assert.is_nil(now.move)
    assert.equal("clubs, diamonds, hearts, spades", texts(now.words, "id"))
    assert.equal("C", now.words[1].suit)
    assert.equal(eight .. " hearts", found(match, { eight, "hearts" }).move)
  end)

  it("names the mark for another group of cards", function()
    local match = tenace.new("canasta", { seed = 1 })
    while select(2, match:turn()).stage ~= "meld" do
      match:play(match:choose "random")
    end
    local now = found(match, { found(match, {}).cards[1].id })
    assert.matches("and another meld", texts(now.words, "label"), 1, true)
  end)

  it("takes players by their seats", function()
    local match = tenace.new("go_fish", { seed = 1 })
    local now = found(match, {})
    assert.equal("Left, Across, Right", texts(now.players, "label"))
    now = found(match, { now.players[2].id })
    assert.is_true(#now.words > 0)
    assert.matches("^ask %d for ",
      found(match, { now.picked[1], now.words[1].id }).move)
  end)
end)
