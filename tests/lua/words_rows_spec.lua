-- Rows of piles, some on face-down cards, and games for one player.

local helper = require "game_helper"
local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"

local FACTS = [[
  options = { rounds = number { 1, from = 1, to = 9, "rounds" } },
  piles = { hidden = { sees = "none", n = 3 },
            row = { sees = "all", n = 3, on = "hidden" },
            up = { sees = "top", n = 2 }, waste = "top" },
]]

local STEPS = [[
  function g:deal()
    for i = 1, 3 do
      for k = i, 3 do self:draw(k == i and self.row[k] or self.hidden[k]) end
    end
    self:draw(self.waste, 3)
  end
  function g:round()
    self:deal()
    for n = 1, 9 do
      local n = self:ask_number(self:player(1), "which row?", 1, 3)
      local row, under = self.row[n], self.hidden[n]
      if #row > 0 then self:move(row:top(), row, self.up[1]) end
      if #row == 0 and #under > 0 then self:move(under:top(), under, row) end
      if n == 3 then self:turn_over(self.waste, 0) end
      if n == 1 then self:turn_over(self.waste, 1, self.up[2]) end
    end
  end
]]

local DEAL = { row = { "KS", "QS", "JS" }, hidden = { "", "2C", "3C 4C" },
  waste = "5C 6C 7C", stock = "8C" }


local function patience(how)
  how = how or {}
  how.seed, how.deal = 1, how.deal or DEAL
  local path = helper.file(helper.text(FACTS, STEPS)
    :gsub("players = 4", "players = 1"))
  return require "tenace".new(path, how)
end


local function wrong(piles)
  local ok, err = pcall(helper.match, "piles = " .. piles .. ",",
    "function g:round() end")
  assert.is_false(ok)
  return tostring(err):match "piles[^:]*: (.*)" or tostring(err)
end


describe("a row of piles", function()
  teardown(helper.clean)

  it("is a list of piles that the player sees as the rules say", function()
    local view = patience():view(1)
    assert.same({ "KS", "QS", "JS" }, view.row)
    assert.same({ 0, 1, 2 }, view.hidden)
    assert.same({ "", "" }, view.up)
    assert.equal(3, view.waste)
  end)

  it("shows a card when it is turned, and the top of others", function()
    local m = patience():play "2":play "2":play "3"
    assert.same({ "KS", "", "4C" }, m:view(1).row)
    assert.same({ 0, 0, 1 }, m:view(1).hidden)
    assert.same({ "JS", "" }, m:view(1).up)
  end)

  it("is fixed pile by pile, and dealt so again", function()
    local m = patience { deal = { ["row 2"] = "AS", ["hidden 3"] = "AC" } }
    assert.equal("AS", m:view(1).row[2])
    local m2 = patience { deal = m:dealt() }
    assert.same(m:view(1).row, m2:view(1).row)
    assert.same(m:play "3":view(1).row, m2:play "3":view(1).row)
  end)

  it("is turned over onto another pile, all cards or all but some", function()
    local m = patience():play "3"
    assert.equal(0, m:view(1).waste)
    assert.equal(46, m:view(1).stock)
    m = patience():play "1"
    assert.equal(1, m:view(1).waste)
    assert.same({ "KS", "5C" }, m:view(1).up)
  end)

  it("keeps its unseen cards unseen in a bot's worlds", function()
    local m = patience()
    assert.truthy(m:choose "search:5")
    assert.equal(5, m.thought.worlds)
  end)

  it("is written in a record and replayed", function()
    local m = patience():play "2":play "3"
    assert.same(m:view(1), require "tenace".replay(m:record()):view(1))
  end)

  it("tells records its top cards, and where a card is", function()
    local said
    local text = helper.text(FACTS, [[
      function g:round()
        self:move("KS QS JS", self.stock, self.row[1])
        self:move("2H", self.stock, self.row[2])
        self:move("AC", self.stock, self.waste)
        local pile, n = self:find("QS", self.waste, self.row)
        local list = {
          tostring(self:tops(self.row)), tostring(self:tops(self.row,
            self.waste)), tostring(self:cards_in(self.row, "3C", nil, { "4C" },
            self.waste)), tostring(pile), tostring(n),
          tostring(self:find("9D", self.row)), tostring(self:find("AC",
            self.waste)), table.concat(self:cards_from("QS", pile), "+"),
          tostring(self:can_say(self:player(1), { { "{it} up",
            it = self:tops(self.row), fits = function(card)
              return card == "2H" end } })),
          tostring(self:can_say(self:player(1), { { "{it} up",
            it = self:tops(self.row), fits = function() return false end } })),
          tostring(self:can_say(self:player(1), { { "x", unless = "no" } })),
        }
        self:score(1, 1, table.concat(list, "; "))
      end
    ]]):gsub("players = 4", "players = 1"):gsub("%s*$", "")
    local m = helper.kept.of(text)
    said = m:score_sheet()[1].reason
    assert.equal("2H JS; AC 2H JS; 3C 4C AC 2H JS QS KS; KS QS JS; 1; nil; AC; "
      .. "QS+JS; true; false; false", said)
  end)

  it("refuses what is no pile, and a card that is not there", function()
    local function round(line)
      return select(2, pcall(helper.kept.match, FACTS, "function g:round() "
        .. line .. " end"))
    end
    assert.truthy(tostring(round 'self:cards_in("QX")'):find "no such card")
    assert.truthy(tostring(round 'self:tops(self:player(1).hand)')
      :find "a hand has no top card")
    assert.truthy(tostring(round 'self:cards_from("QS", self.waste)')
      :find "it is not in that pile")
    assert.truthy(tostring(round 'self:find("QX", self.row)')
      :find "no such card")
  end)

  it("is refused with the reason", function()
    assert.truthy(wrong '{ row = { sees = "all", n = 0 } }'
      :find("a row has 1 to 24 piles, and belongs to nobody", 1, true))
    assert.truthy(wrong '{ row = { sees = "all", n = 2, each = "side" } }'
      :find("a row has 1 to 24 piles", 1, true))
    assert.truthy(wrong '{ row = { sees = "all", n = 2, on = "x" } }'
      :find("it can only lie on a row with as many piles", 1, true))
    assert.truthy(wrong [[{ row = { sees = "all", n = 2, on = "under" },
      under = { sees = "none", n = 3 } }]]
      :find("it can only lie on a row with as many piles", 1, true))
  end)

  it("is a line for each pile at the table", function()
    local table_of = Session.new { match = patience(), seat = 1,
      style = show.plain, bots = { "random" }, bot_names = "random",
      header = "" }
    local text = table_of:start()
    assert.truthy(text:find("Row 1  K♠", 1, true), text)
    assert.truthy(text:find("Row 3  ·· ·· J♠", 1, true))
    assert.truthy(text:find("Up     1: – 2: –", 1, true))
    assert.truthy(text:find("You play alone", 1, true))
    assert.is_nil(text:find("Hand", 1, true))
    assert.is_nil(text:find("Hidden", 1, true))
  end)
end)
