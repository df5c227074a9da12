-- A moment of a match as plain data, in all games: it holds no card that its
-- player may not see, and nothing but texts, numbers and lists.
-- In 16 parts.

local back = require "tenace.face.moment.back"
local counted = require "tenace.face.moment.counted"
local hints = require "tenace.face.moment.hints"
local moment = require "tenace.face.moment.moment"
local tenace = require "tenace"
local why = require "tenace.face.moment.why"

local MOVES = 20


--- Calls f with each text in a value.
local function each_text(value, f)
  if type(value) == "string" then return f(value) end
  if type(value) ~= "table" then return end
  for _, one in pairs(value) do each_text(one, f) end
end


--- The cards of a deck that are in these values, as a set.
local function cards_in(deck, ...)
  local set = {}
  for _, value in ipairs { ... } do
    each_text(value, function(text)
      for word in text:gmatch "%w+" do
        if deck.counts[word] then set[word] = true end
      end
    end)
  end
  return set
end


--- Is it plain data: texts, numbers, flags, and tables without a metatable?
local function is_plain(value)
  local kind = type(value)
  if kind == "table" then
    if getmetatable(value) then return false end
    for key, one in pairs(value) do
      if not is_plain(key) or not is_plain(one) then return false end
    end
    return true
  end
  return kind == "string" or kind == "number" or kind == "boolean"
end


--- Calls f at the first decisions of a random match.
local function each_moment(game, f)
  local match = tenace.new(game, { seed = 3 })
  for _ = 1, MOVES do
    if not match:turn() then return end
    for seat = 1, match.variant.players do f(match, seat) end
    match:play(match:choose "random")
  end
end


describe("a moment", function()
  for _, name in ipairs(tenace.library:names()) do
    it("holds no card that a player of " .. name .. " does not see",
      function()
        each_moment(name, function(match, seat)
          local deck = match.variant.deck
          local now = moment.of(match, seat, { style = { cards = "letters" } })
          assert.is_true(is_plain(now))
          local seen = cards_in(deck, match:view(seat), match:story(seat))
          for card in pairs(cards_in(deck, now)) do
            assert.is_true(seen[card] or false, card)
          end
        end)
      end)
  end
end)


local function whist(hands)
  return tenace.new("whist", { seed = 1, deal = { hands = hands } })
end


describe("a moment at the table", function()
  it("names seats as the person sees them", function()
    local match = whist { "*", "*", "*", "*" }
    local seat = match:turn()
    local now = moment.of(match, seat)
    local own = now.show.seats[seat]
    assert.equal("You", own.name)
    assert.is_true(own.turn and own.own)
    assert.equal(13, #own.hand)
    local left = now.show.seats[seat % 4 + 1]
    assert.equal(1, left.steps)
    assert.equal("Left", left.name)
    assert.is_nil(left.hand)
    assert.equal(13, left.n)
  end)

  it("asks one player and lets the others see who that is", function()
    local match = whist { "*", "*", "*", "*" }
    local seat = match:turn()
    local now = moment.of(match, seat % 4 + 1)
    assert.is_false(now.asked.mine)
    assert.equal("Right", now.asked.name)
    assert.is_nil(now.picks)
    assert.is_true(moment.of(match, seat).asked.mine)
  end)

  it("opens all hands for study only where they were asked for", function()
    local match = whist { "*", "*", "*", "*" }
    local now = moment.of(match, 1, { open = true })
    assert.equal(13, #now.show.seats[2].hand)
  end)

  it("has the trick and the one before it", function()
    local match = whist { "*", "*", "*", "*" }
    local first = match:turn()
    match:play(match:choose "random")
    local now = moment.of(match, first)
    assert.equal(first, now.show.trick[1].player)
    assert.is_true(now.show.seats[first].leads)
    assert.same(now.show.trick[1].cards, now.show.seats[first].played)
    for _ = 1, 3 do match:play(match:choose "random") end
    now = moment.of(match, first)
    assert.equal(4, #now.show.last.plays)
    assert.is_string(now.show.last.why)
  end)

  it("tells what the others have said since one's own answer", function()
    local match = tenace.new("bridge", { seed = 1 })
    local first = match:turn()
    match:play "1H":play "pass":play "2H"
    local said = moment.of(match, first).said
    assert.equal("pass", said[1].text)
    assert.equal("2♥", said[2].text)
    assert.equal(first % 4 + 1, said[1].player)
    match:play "pass"
    assert.equal(3, #moment.of(match, first).said)
    match:play "3H"
    assert.same({}, moment.of(match, first).said)
  end)

  it("tells the same of a long story whose size is known", function()
    local match, told = tenace.new("canasta", { seed = 1 }), 0
    for _ = 1, 80 do
      match:play(match:choose "random")
      local said = moment.of(match, 1).said
      told = told + #said
      assert.same(said, moment.of(match, 1,
        { heard = #match:story(1) }).said)
    end
    assert.is_true(told > 40)
  end)

  it("shows the calls of an auction until a card is played", function()
    local match = tenace.new("bridge", { seed = 1 })
    local function calls()
      local now = moment.of(match, (match:turn()))
      for _, section in ipairs(now.show.sections) do
        if section.label == "Calls" then return section.text end
      end
    end
    assert.is_nil(calls())
    match:play "1S":play "pass":play "2H":play "3H"
    assert.equal("You 1♠, Left pass, Partner 2♥, Right 3♥", calls())
    match:play "pass"
    assert.equal("Right 1♠, You pass, Left 2♥, Partner 3♥; Right pass",
      calls())
    match:play "pass":play "pass"
    assert.is_nil(calls())
  end)

  it("says of no match to one point how many win it", function()
    local function status(spec)
      return table.concat(moment.of(tenace.new(spec), 1).show.status, " ")
    end
    assert.matches("Score: we 0, they 0%.$", status "tute")
    assert.matches("they 0; 3 wins%.$", status "tute+target=3")
  end)

  it("names the dummy", function()
    local match = tenace.new("bridge", { seed = 1 })
    local first = match:turn()
    for move in ("1S pass pass pass"):gmatch "%w+" do
      match:play(move)
    end
    match:play(match:choose "random")
    local found
    for _, section in ipairs(moment.of(match, first % 4 + 1).show.sections) do
      found = found or section.label == "Right (dummy)"
        or section.label == "Left (dummy)"
    end
    assert.is_true(found)
  end)

  it("tells only the declarer which cards lay in the skat", function()
    local match = tenace.new("skat", { seed = 1, deal = { skat = "9S 10S" } })
    match:play "pass":play "pass"
    local declarer = match:turn()
    match:play "18":play "take"
    local function told(seat)
      local entries = match:story(seat, 0)
      return entries[#entries]
    end
    local other = declarer % 3 + 1
    assert.same({ what = "picked_up", player = declarer, n = 2,
      cards = "9S 10S" }, told(declarer))
    assert.same({ what = "picked_up", player = declarer, n = 2 }, told(other))
    assert.equal("You take 9♠ 10♠.",
      moment.narrator(match, declarer):tell(told(declarer)))
    assert.is_nil(moment.narrator(match, other):tell(told(other)))
  end)

  it("tells the known players of a party, unless a field has told the only one",
    function()
      local match = tenace.new("whist", { seed = 1 })
      local function told(settled, ...)
        local narrator, text = moment.narrator(match, 1), nil
        narrator.settled.black = settled
        for _, player in ipairs { ... } do
          text = narrator:tell { what = "parties",
            players = { { player = player, party = "black" } } }
        end
        return text
      end
      local names = moment.narrator(match, 1).names.players
      assert.equal("Black: " .. names[3] .. ".", told(nil, 3))
      assert.equal("Black: " .. names[3] .. ".", told(2, 3))
      assert.is_nil(told(3, 3))
      local both = told(3, 3, 4)
      assert.equal("Black: " .. names[3] .. ", " .. names[4] .. ".", both)
    end)

  it("has piles and melds", function()
    local match = tenace.new("canasta", { seed = 1 })
    while match:turn() and #match:view(1).melds == 0 do
      match:play(match:choose "random")
    end
    local now = moment.of(match, 1)
    local meld = now.show.melds[1]
    assert.equal(meld.n, #meld.cards)
    assert.equal("discard", now.show.piles[1].name)
    assert.is_number(now.show.piles[1].n)
  end)

  it("says which piles nobody ever looks into", function()
    local hidden = {}
    local match = tenace.new("indian_rummy", { seed = 1 })
    for _, pile in ipairs(moment.of(match, 1).show.piles) do
      hidden[pile.name] = pile.hidden or false
    end
    assert.same({ away = true, cut = false, open = false }, hidden)
  end)

  it("has the pick that adds to a meld of one's own side alone", function()
    local match = tenace.new("canasta", { seed = 1 })
    local function melds(seat) return moment.of(match, seat).show.melds end
    while match:turn() and #melds(1) == 0 do
      match:play(match:choose "random")
    end
    local meld = melds(1)[1]
    local own = match:view(1).sides[meld.side][1]
    assert.equal("on " .. meld.rank, melds(own)[1].id)
    assert.is_nil(melds(own % 4 + 1)[1].id)
  end)

  it("has the score sheet, one's own side first", function()
    local match = whist { "*", "*", "*", "*" }
    while match:view(1).round == 1 do match:play(match:choose "random") end
    local sheet = moment.of(match, 2).sheet
    assert.same({ "We", "They" }, sheet.sides)
    assert.equal(1, sheet.rows[1].round)
    assert.is_string(sheet.rows[1].reason)
    assert.equal(1, #sheet.rounds)
    assert.equal(sheet.totals[1], sheet.rounds[1].points[1])
  end)

  it("has the rules' answer to a move, and the rule's place", function()
    local match = whist { "*", "2C 3C AS *", "*", "*" }
    while match:turn() ~= 2 or not match:allows "2C" do
      match:play(match:choose "random")
    end
    local found = why.of(match:why "AS")
    assert.equal(not match:allows "AS", not found.allowed)
    assert.matches("AS", found.sentence)
    local file, line = why.scored(match)
    assert.matches("whist.lua$", file)
    assert.is_true(line > 0)
  end)

  it("has a hint with its reasons", function()
    local match = whist { "*", "*", "*", "*" }
    local names = moment.narrator(match, (match:turn())).names
    local found = hints.hint(match, names, "search:20")
    assert.is_true((match:allows(found.move)))
    assert.matches(found.move:sub(1, -2), found.sentences[1], 1, true)
    assert.is_nil(hints.made(match, names))
    match:play(found.move)
    assert.is_table(hints.made(match, names, nil, "search:20").sentences)
  end)

  it("has the cards that are still out", function()
    local match = whist { "*", "*", "*", "*" }
    local found = counted.of(match, moment.narrator(match, 1), 1)
    assert.equal(39, found.n)
    assert.equal(4, #found.groups)
    assert.equal("Still out: 39 cards.", found.left[1])
  end)

  it("goes back to one's own decision, and on again", function()
    local match = tenace.new("whist", { seed = 1 })
    local seat = match:turn()
    assert.is_false(back.undo(match, seat))
    for _ = 1, 6 do match:play(match:choose "random") end
    local after = match:decisions()
    assert.is_true(back.undo(match, seat))
    assert.equal(seat, (match:turn()))
    assert.is_true(match:decisions() < after)
    local there = match:decisions()
    assert.is_true(back.redo(match, seat))
    assert.is_true(match:decisions() > there)
    while back.redo(match, seat) do assert.is_true(match:decisions() > 0) end
    assert.equal(after, match:decisions())
  end)

  it("shows cards in words of a style", function()
    local match = whist { "*", "*", "*", "*" }
    local narrator = moment.narrator(match, 1, { cards = "german" })
    local deck = moment.deck(match, narrator.style)
    assert.equal("Eichel Unter", deck.JC.text)
    assert.equal("C", deck.JC.suit)
  end)
end)
