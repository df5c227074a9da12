-- The table drawn with its seats around and the trick in the middle.

local Session = require "tenace.face.table.session"
local board = require "tenace.face.table.board"
local show = require "tenace.face.say.show"
local tenace = require "tenace"


--- The last position at a table whose bots play their first legal card.
local function position(game, how)
  local match = tenace.new(game, { seed = 2, options = how.options })
  match.choose = function(m) return (m:moves() or { "pass" })[1] end
  local bots = {}
  for i = 1, match.variant.players do bots[i] = "random" end
  local style = { live = true, width = 100, rows = 30, board = "wide" }
  for name, fact in pairs(how.style or {}) do style[name] = fact end
  local session = Session.new { match = match, seat = how.seat or 1,
    bots = bots, bot_names = "random", header = "", style = show.style(style) }
  local text = session:start()
  for _, line in ipairs(how.typed or {}) do text = session:handle(line) end
  local lines, from = show.lines(text), 1
  for i, line in ipairs(lines) do
    if line:find "^Round %d" then from = i end
  end
  return table.move(lines, from, #lines, 1, {})
end


local function has(lines, pattern)
  for _, line in ipairs(lines) do
    if line:find(pattern) then return true end
  end
  return false
end


describe("the picture of the table", function()
  it("has each player's card before that player", function()
    local lines = position("whist", { options = { first_dealer = 1 } })
    assert.same({
      (" "):rep(41) .. "Partner · 12 cards",
      (" "):rep(17) .. "╭" .. ("─"):rep(64) .. "╮",
      "                 │                               3♣"
        .. "                               │",
      "     Left        │" .. (" "):rep(64) .. "│ Right",
      "     12 cards    │  10♣                            "
        .. "                           7♣  │ 12 cards",
      "     led         │" .. (" "):rep(64) .. "│",
      "                 │" .. (" "):rep(64) .. "│",
      (" "):rep(17) .. "╰" .. ("─"):rep(25) .. " You · dealer "
        .. ("─"):rep(25) .. "╯",
    }, table.move(lines, 2, 9, 1, {}))
    assert.is_false(has(lines, "^Table"))
    assert.is_true(has(lines, "^Hand"))
  end)

  it("has the piles in its middle", function()
    local lines = position("crazy_eights", { options = { first_dealer = 4 } })
    assert.is_true(has(lines, "│ +Stock: %d+ +│"))
    assert.is_true(has(lines, "│ +Discard: .* +│"))
    assert.is_false(has(lines, "^Stock"))
    assert.is_false(has(lines, "^Cards"))
  end)

  it("has letters where the terminal has no signs", function()
    local lines = position("whist", { style = { letters = true } })
    assert.is_true(has(lines, "^ +%+%-+%+$"))
    for _, line in ipairs(lines) do
      assert.is_nil(line:find "[\128-\255]")
    end
  end)

  it("stays away from small terminals, unless it is asked for", function()
    local function wanted(style) return board.wanted(show.style(style)) end
    assert.is_true(wanted { board = "wide", width = 90, rows = 24 })
    assert.is_false(wanted { board = "wide", width = 89, rows = 24 })
    assert.is_false(wanted { board = "wide", width = 90, rows = 23 })
    assert.is_false(wanted { width = 100, rows = 40 })
    assert.is_true(wanted { board = "always", width = 60 })
    assert.is_false(wanted { board = "always", width = 59 })
  end)

  it("gives way where it would push the hand off the screen", function()
    local tall = { rows = 16, board = "always" }
    assert.is_true(has(position("whist", { style = tall }), "╭"))
    local low = { rows = 12, board = "always" }
    local lines = position("whist", { style = low })
    assert.is_true(has(lines, "^Hand"))
    assert.is_false(has(lines, "╭"))
  end)

  it("has a seat for everybody at a table of five", function()
    local lines = position("sheepshead", {})
    assert.is_true(has(lines, "^ +Far left +Far right$"))
    assert.is_true(has(lines, "^ +%d cards.* +%d cards"))
  end)

  it("keeps what is told of neighbours apart", function()
    for _, width in ipairs { 60, 100 } do
      for _, players in ipairs { 6, 7 } do
        local lines = position("oh_hell+players=" .. players,
          { style = { board = "always", width = width }, typed = { "0" } })
        for _, line in ipairs(lines) do
          assert.is_nil(line:find "cards?%u")
          assert.is_nil(line:find "dealer%S")
        end
        assert.is_true(has(lines, "╭"))
      end
    end
  end)

  it("is left out where one plays alone", function()
    assert.is_false(has(position("klondike", {}), "╭"))
  end)
end)
