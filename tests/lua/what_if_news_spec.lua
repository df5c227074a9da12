-- What `watch` says after each save: the rulebook, and the same deals.

local news = require "tenace.face.what_if.news"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- What is said of a change, with 50 deals however long they take.
local function told(one, other, width)
  local deals, seconds = news.deals, news.seconds
  news.deals, news.seconds = 50, math.huge
  local lines = news.lines(tenace.variant(one) or one,
    tenace.variant(other) or other, show.style { width = width or 80 })
  news.deals, news.seconds = deals, seconds
  return lines
end


describe("a change of the rules", function()
  it("is told with the rulebook and the figures", function()
    local text = table.concat(told("whist", "whist+honours"), "\n")
    assert.matches("^What the rules say now\nScoring\n", text)
    assert.matches("\nand %d+ more differences\n\nThe same 50 deals by random "
      .. "bots, before and now\n +before +now +difference, 95 %% interval\n"
      .. "score +[%d.]+ +[%d.]+ +%+[%d.]+ %(%+[%d.]+ to %+[%d.]+%) more\n",
      text)
    assert.matches("\ndecisions +52 +52 +0 same\n", text)
  end)

  it("names those of ten deals that differ, as compare opens them", function()
    local text = table.concat(told("whist", "whist+honours"), "\n")
    local n, list = text:match "Of the first 10 deals, (%d+) differ: ([%d, ]+)"
    local differ = {}
    for deal in list:gmatch "%d+" do differ[tonumber(deal)] = true end
    local found = tenace.compare("whist", "whist+honours",
      { rounds = 10, seed = 1 })
    assert.equal(found.differ[1].scores.deals, tonumber(n))
    for deal = 1, 10 do
      local a, b = found:open(deal)
      a:redo(100)
      b:redo(100)
      local same = table.concat(a:scores(), " ") == table.concat(b:scores(),
        " ")
      assert.equal(not same, differ[deal] or false)
    end
  end)

  it("does not call rules the same whose steps have no comment", function()
    local whist = require "game_helper".read "rules/whist.lua"
    local files = { { name = "whist", path = "whist.lua", text = whist } }
    for name, points in pairs { one = 1, two = 2 } do
      files[#files + 1] = { name = name, path = name .. ".lua", of = "whist",
        text = "-- The last trick counts.\nlocal last = house_rule 'Last' "
          .. "{ of = 'whist' }\nfunction last:after_trick(winner)\n"
          .. "self:score(winner, " .. points .. ", 'last')\nend\nreturn last" }
    end
    local library = tenace.library_of(files)
    local text = table.concat(told(assert(library:variant "whist+one"),
      assert(library:variant "whist+two")), "\n")
    assert.matches("^What the rules say now\n  The rulebook says the same of "
      .. "both%. It has only those steps that have a\n  comment above them%.\n"
      .. "\nThe same 50 deals", text)
  end)

  it("says that no deal is played otherwise", function()
    local text = table.concat(told("whist", "whist+target=3"), "\n")
    assert.matches("\nThe same 50 deals by random bots are played and scored "
      .. "as before.\n", text)
    assert.is_nil(text:find("interval", 1, true))
  end)

  it("says why deals cannot be compared", function()
    local text = table.concat(told("whist", "skat"), "\n")
    assert.matches("\nWhat it changes cannot be shown: whist and skat cannot "
      .. "be compared deal by deal:\n4 players and 3\n", text)
  end)

  it("fits screens of 60, 80 and 140 columns", function()
    for _, width in ipairs { 60, 80, 140 } do
      for _, line in ipairs(told("whist", "whist+honours", width)) do
        assert.is_true(show.width(line) <= width, line)
      end
    end
  end)
end)
