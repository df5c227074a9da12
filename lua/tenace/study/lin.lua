-- Boards as LIN writes them: `md` the deal, `mb` a call, `pc` a card, `mc` a
-- claim.

local compass = require "tenace.study.compass"
local sentence = require "tenace.base.sentence"

local lin = {}

local AS_LIN = { None = "o", NS = "n", EW = "e", All = "b" }
local VULNERABLE = { o = "None", n = "NS", e = "EW", b = "All", ["0"] = "None",
  ["-"] = "None" }

--- LIN begins with South, and its number of the dealer counts from there.
local SEATS = { 3, 4, 1, 2 }

local ROOMS = { o = "Open", c = "Closed" }


--- The text of an address that has a LIN text in it, as programs that show a
-- board make it; other texts as they are.
local function unpacked(text)
  local given = string.match(text, "[?&]lin=([^&%s\"]+)")
  if not given then return text end
  given = string.gsub(given, "+", " ")
  return (string.gsub(given, "%%(%x%x)", function(code)
    return string.char(tonumber(code, 16))
  end))
end


--- A hand such as `SAKHQT9DC5432`; nil: it is none.
local function hand_of(text)
  local list = {}
  if string.find(text, "^%s*[^SHDCshdc%s]") then return nil end
  for suit, ranks in string.gmatch(string.upper(text), "([SHDC])([^SHDC]*)") do
    if not compass.add_suit(list, suit, ranks) then return nil end
  end
  return table.concat(list, " ")
end


--- The hands of `md`: the last may be left out. Or nil and what is no hand.
local function hands_of(given)
  local hands, n = {}, 0
  for text in string.gmatch(given .. ",", "([^,]*),") do
    n = n + 1
    local seat = SEATS[n]
    if seat and text ~= "" then
      hands[seat] = hand_of(text)
      if not hands[seat] then return nil, text end
    end
  end
  local left = SEATS[4]
  if not hands[left] and hands[1] and hands[3] and hands[4] then
    hands[left] = compass.rest(hands)
  end
  for seat = 1, 4 do hands[seat] = hands[seat] or "*" end
  return hands
end


local read = {}


function read.qx(board, value)
  local room, n = string.match(value, "^(%a)(%d+)$")
  if room then
    board.n, board.room = math.tointeger(n), ROOMS[string.lower(room)]
  end
end


function read.ah(board, value)
  board.n = board.n or math.tointeger(tonumber(string.match(value, "%d+")))
end


function read.md(board, value)
  local dealer, given = string.match(value, "^(%d?)(.*)$")
  local hands, why = hands_of(given)
  board.dealer, board.hands = SEATS[tonumber(dealer)], hands
  if not hands then return nil, "board_hand", { hand = why } end
  return true
end


function read.sv(board, value)
  board.vulnerable = VULNERABLE[string.lower(value)]
end


--- Calls: one, or several passes in one.
function read.mb(board, value)
  board.calls = board.calls or {}
  local calls = board.calls
  if string.find(value, "^[pP]+$") then
    for _ = 1, #value do calls[#calls + 1] = "pass" end
    return true
  elseif value == "" or value == "-" then
    return true
  end
  calls[#calls + 1] = compass.call(value)
  if compass.call(value) then return true end
  return nil, "board_call", { call = value }
end


function read.pc(board, value)
  local card = compass.card(value)
  if not card then return nil, "board_card", { card = value } end
  local tricks = board.tricks
  local trick = tricks[#tricks]
  if not trick or #trick == 4 then
    trick = {}
    tricks[#tricks + 1] = trick
  end
  trick[#trick + 1] = card
  return true
end


function read.mc(board, value)
  board.taken = math.tointeger(tonumber(string.match(value, "%d+")))
end


--- What begins a board: `qx`, or where the present board has its cards, names
-- of players or cards again.
local function begins(board, name)
  if name == "qx" then return true end
  return (name == "md" or name == "pn") and board and board.hands ~= nil
end


--- lin.read(text) -> list of boards; or nil and what is wrong
function lin.read(text)
  local list, board = {}, nil
  for name, value in string.gmatch(unpacked(text), "(%a%a)|([^|]*)|") do
    name = string.lower(name)
    if not board or begins(board, name) then board = { tricks = {} } end
    value = string.match(value, "^%s*(.-)%s*$")
    local _, wrong, parts
    if read[name] then _, wrong, parts = read[name](board, value) end
    if wrong then
      parts.n = board.n or #list + 1
      return nil, sentence.of(wrong, parts)
    end
    if name == "md" then list[#list + 1] = board end
  end
  return list
end


local WRITTEN = { pass = "p", double = "d", redouble = "r" }


local function call_text(call)
  return "mb|" .. (WRITTEN[call] or string.gsub(call, "NT", "N")) .. "|"
end


--- The cards of a board in the order in which they were played.
local function play_text(board)
  local list = {}
  for _, trick in ipairs(board.played or {}) do
    local leader = trick.leader
    for i = 0, 3 do
      local card = trick[(leader + i - 1) % 4 + 1]
      if card then list[#list + 1] = "pc|" .. compass.written(card) .. "|" end
    end
    list[#list + 1] = "pg||"
  end
  return table.concat(list)
end


--- lin.write(board) -> text
-- @param board as boards.write has it; with `calls` also what was played
function lin.write(board)
  local texts, hands = {}, compass.four_hands(board.hands)
  local dealer
  for at, seat in ipairs(SEATS) do
    local hand = hands[seat]
    texts[at] = "S" .. hand.S .. "H" .. hand.H .. "D" .. hand.D .. "C" .. hand.C
    if seat == board.dealer then dealer = at end
  end
  local calls = {}
  for i, call in ipairs(board.calls or {}) do calls[i] = call_text(call) end
  return ("qx|o%d|md|%d%s|sv|%s|%spg||%s\n"):format(board.n, dealer,
    table.concat(texts, ","), AS_LIN[board.vulnerable], table.concat(calls),
    play_text(board))
end


return lin
