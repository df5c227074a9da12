-- Parties: players who play together in one round, perhaps in secret.

local helper = require "game_helper"
local search = require "tenace.bots.search"

local FACTS = [[
  ranks = "2 3 4 5 6 7 8 9 10 J Q K A", obligations = { follow_suit },
  points = { A = 1 }, round = { said = list },
]]

-- Seat 3 holds the queen of clubs; seat 1 leads.
local HANDS = { "2C KC AD", "3C 5H 6H", "QC 7H 8H", "4C 9H JH" }

-- Seat 4 deals, a three-card round is played, and each trick counts.
local STEPS = [[
function g:round()
  self:deal_each(3)
  self:form_parties { name = "black", holds = "QC", others = "red",
    players = self:player(4) }
  self:play_tricks { leader = self:player(1) }
  self:score(self:party(1), self:party(1).tricks, "tricks")
  self:score(self:party(2), -self:party(1).tricks, "tricks")
  self.said = { self:party(1).name, tostring(self:party(1).won),
    #self:party(2).players, self:player(3).party == self:party(1) }
  self:ask_yes_no(1, "go on?")
end
]]


local function game(steps)
  return helper.match(FACTS, steps or STEPS, { seed = 1,
    deal = { hands = HANDS } })
end


--- Plays cards, each by the player in turn.
local function play(m, cards)
  for card in cards:gmatch "%S+" do
    if m:turn() and not m:view(1).over then
      local ok = m:allows(card)
      if ok then m:play(card) end
    end
  end
  return m
end


--- What a player has been told of parties, as text.
local function told(m, player)
  local list = {}
  for _, entry in ipairs(m:story(player)) do
    for _, one in ipairs(entry.what == "parties" and entry.players or {}) do
      list[#list + 1] = one.player .. " " .. one.party
    end
  end
  return table.concat(list, ", ")
end


describe("parties", function()
  teardown(helper.clean)

  it("tell each player only what that player can know", function()
    local m = game()
    assert.same({ "red", "", "", "black" }, m:view(1).parties)
    assert.same({ "", "red", "", "black" }, m:view(2).parties)
    assert.same({ "red", "red", "black", "black" }, m:view(3).parties)
    assert.same({ "", "", "", "black" }, m:view(4).parties)
    assert.equal("1 red, 4 black", told(m, 1))
    assert.equal("1 red, 2 red, 3 black, 4 black", told(m, 3))
    assert.equal("4 black", told(m, 4))
  end)

  it("are known to all when the card falls", function()
    local m = play(game(), "2C 3C QC")
    for player = 1, 4 do
      assert.same({ "red", "red", "black", "black" }, m:view(player).parties)
    end
    assert.equal("1 red, 4 black, 2 red, 3 black", told(m, 1))
    assert.equal("1 red, 2 red, 3 black, 4 black", told(m, 3))
  end)

  it("have what their players have won, and score for each", function()
    local m = play(game(), "2C 3C QC 4C")
    helper.play_until(m, function() return m:view(1).said end)
    local tricks = m:view(1).tricks
    local black = tricks[3] + tricks[4]
    assert.is_true(black > 0)
    assert.same({ -black, -black, black, black }, m:scores())
    local name, won, others, same = table.unpack(m:view(1).said)
    assert.equal("black", name)
    assert.equal(4 * black, #require "tenace.words.all".split(won))
    assert.equal(2, others)
    assert.is_true(same)
  end)

  it("are not told to bots: worlds have other partners", function()
    local m = game()
    local source, with = search.worlds(m), {}
    for _ = 1, 60 do
      assert.is_true(source:next())
      local deal = source:deal()
      local n = 0
      for card in deal:gmatch "%S+" do
        n = n + 1
        if card == "QC" then with[n] = true end
      end
    end
    local places = 0
    for _ in pairs(with) do places = places + 1 end
    assert.is_true(places > 3)
  end)

  it("need a player or a card, and names", function()
    assert.matches("who is of the first party%? Give 'players' or 'holds'",
      helper.wrong "self:form_parties { name = 'a', others = 'b' }")
    assert.matches("name: a text expected",
      helper.wrong "self:form_parties { players = 1, others = 'b' }")
    assert.matches("a party has no 'hand', only number, name, players",
      helper.wrong [[self:form_parties { players = 1, name = 'a',
        others = 'b' } local x = self:party(2).hand]])
    assert.matches("bad argument #1 to 'party' %(1 or 2%)",
      helper.wrong "self:party(3)")
  end)


  it("have nobody who sits out", function()
    local steps = STEPS:gsub("self:deal_each", "self:sit_out(2)\n  %0", 1)
    local m = helper.match(FACTS, steps, { seed = 1,
      deal = { hands = { HANDS[1], "", HANDS[3], HANDS[4] } } })
    play(m, "2C QC 4C 7H JH KC 8H 9H AD")
    local said = m:view(1).said
    assert.equal("1", tostring(said[3]))
    assert.equal("", m:view(1).parties[2])
    assert.equal(0, m:scores()[2])
    assert.no.matches("2 red", told(m, 1))
  end)
end)
