-- The differences between two positions in a few lines: cards that came and
-- went, moves that have become possible, other scores.

local amount = require "tenace.face.say.amount"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local changes = {}


--- The words of a text, or the parts between its commas.
local function items(text, apart)
  local list = {}
  for item in text:gmatch(apart) do list[#list + 1] = item end
  return list
end


--- The items of one list that the other lacks; copies count.
local function without(list, other)
  local left, rest = {}, {}
  for _, item in ipairs(other) do left[item] = (left[item] or 0) + 1 end
  for _, item in ipairs(list) do
    if (left[item] or 0) > 0 then left[item] = left[item] - 1
    else rest[#rest + 1] = item end
  end
  return rest
end


--- The items that came and those that went, in one sentence.
local function came_and_went(before, after, apart, join)
  local was, is = items(before, apart), items(after, apart)
  local came, went = without(is, was), without(was, is)
  local parts = { came = table.concat(came, join),
    went = table.concat(went, join) }
  if #went == 0 then
    return phrase("what_if.change.came", { cards = parts.came })
  elseif #came == 0 then
    return phrase("what_if.change.went", { cards = parts.went })
  end
  return phrase("what_if.change.both", parts)
end


--- The change of one thing in words.
local function change_text(change)
  local before, after = change.before, change.after
  if not before then
    return phrase("what_if.change.new", { after = after })
  elseif not after then
    return phrase("what_if.change.gone", { before = before })
  elseif change.what == "moves" then
    return came_and_went(before, after, "%s*([^,]+)", ", ")
  elseif show.is_cards(before) and show.is_cards(after) then
    return came_and_went(before, after, "%S+", " ")
  end
  return phrase("what_if.change.from_to", { before = before, after = after })
end


local NAMED = { scores = true, moves = true, turn = true, trick = true,
  question = true, winner = true }


--- The label of a thing: a hand has its player's name.
local function label(what, narrator)
  local seat = tonumber(what:match "^hand (%d+)$")
  if seat then return narrator.names.players[seat] end
  if NAMED[what] then return phrase("what_if.change." .. what) end
  return narrator:label(what)
end


--- May the person know of it? `seen` is nil for somebody who sees everything.
local function is_seen(what, variant, seen)
  if not seen then return true end
  if what:find "^hand %d+$" then return what == "hand " .. seen.seat end
  if what == "stock" or what:find "^won %d+$" then return false end
  if what == "moves" or what == "question" then return seen.asked end
  for _, pile in ipairs(variant.piles or {}) do
    if pile.name == what:match "^(.-) ?%d*$" then return pile.sees == "all" end
  end
  return true
end


--- Numbers by player or side, each with its name.
local function by_name(text, names, variant)
  local list = {}
  for n in text:gmatch "%S+" do
    list[#list + 1] = phrase("side.value",
      { side = names[#list + 1],
        value = amount.of(tonumber(n), variant) })
  end
  return table.concat(list, phrase "side.join")
end


--- The cards of a trick, each with the name of who played it.
local function by_player(text, names)
  local list = {}
  for seat, cards in text:gmatch "(%d+) ([^,]+)" do
    list[#list + 1] = phrase("side.value",
      { side = names[tonumber(seat)], value = cards })
  end
  return #list > 0 and table.concat(list, phrase "side.join") or text
end


--- The change with values in words: a seat by its name.
local function spoken(change, narrator)
  local one, names = { what = change.what }, narrator.names
  local named = { scores = names.sides, tricks = names.players }
  for _, key in ipairs { "before", "after" } do
    local value = change[key]
    if value and named[change.what] then
      value = by_name(value, named[change.what],
        change.what == "scores" and narrator.variant)
    elseif value and change.what == "trick" then
      value = by_player(value, names.players)
    elseif change.what == "turn" or change.what == "dealer" then
      value = value and names.players[tonumber(value)]
    elseif value and narrator.fields[change.what] then
      local kind = narrator.fields[change.what].kind
      local is_seat = kind == "player" or kind == "side"
      value = narrator:value(change.what,
        is_seat and tonumber(value) or value)
    end
    one[key] = value
  end
  return one
end


--- changes.rows(list, variant, narrator, seen) -> list of { label, text }
-- @param seen { seat, asked = true if it is that seat's turn }, or nil to show
-- all
function changes.rows(list, variant, narrator, seen)
  local rows = {}
  for _, change in ipairs(list) do
    if is_seen(change.what, variant, seen) then
      rows[#rows + 1] = { label(change.what, narrator),
        show.sentence(change_text(spoken(change, narrator)), narrator.style) }
    end
  end
  return rows
end


--- changes.lines(list, variant, narrator, seen) -> lines
-- @param seen as for changes.rows
function changes.lines(list, variant, narrator, seen)
  local rows = changes.rows(list, variant, narrator, seen)
  for _, row in ipairs(rows) do row[1] = "  " .. row[1] end
  return show.fitted(show.columns(rows), narrator.style)
end


--- changes.failure(failed, seat, style) -> the move that is no longer allowed,
-- and why, as a person may know them
-- @param failed as m:reload has it
-- @param seat the person's; nil if all cards lie open
function changes.failure(failed, seat, style)
  for _, one in ipairs(seat and failed.hidden_from or {}) do
    if one == seat then
      return phrase "moment.hidden_move", phrase "what_if.unseen"
    end
  end
  return show.play(failed.move, style), failed.why
end


return changes
