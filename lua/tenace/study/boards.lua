-- Deals as text: PBN and LIN, which players of a pack of 52 in four hands
-- exchange, and a plain form for any game.

local compass = require "tenace.study.compass"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"

local boards = {}

--- The option of a game that says with which board a match begins.
boards.first = "first_board"

local FORMATS = { pbn = true, lin = true, text = true }


--- All boards of lines such as `hand 1: AS KS` and `stock: 2C`. A blank line,
-- or one without a colon, parts two deals.
local function read_lines(text)
  local list, deal = {}, nil
  for line in string.gmatch(text .. "\n", "([^\n]*)\n") do
    local name, cards = string.match(line, "^%s*([%w_ ]-)%s*:%s*(.-)%s*$")
    if not name then
      deal = nil
    else
      if not deal then
        deal = { hands = {} }
        list[#list + 1] = { deal = deal }
      end
      local seat = math.tointeger(tonumber(string.match(name, "^hand (%d+)$")))
      local to = seat and deal.hands or deal
      to[seat or name] = cards
    end
  end
  return list
end


--- The format of a text.
local function format_of(text)
  return string.find(text, "%[%s*Deal%s") and "pbn"
    or (string.find(text, "md|", 1, true) or string.find(text, "lin=", 1, true))
      and "lin" or "text"
end


--- boards.of(text) -> list of boards, format; or nil, message
-- @return boards { deal, as tenace.new takes it, and in PBN and LIN as far as
-- they are known n, room, dealer, vulnerable, calls, tricks = the cards of each
-- trick, taken = declarer's tricks }
function boards.of(text)
  local format = format_of(text)
  local read = format == "text" and read_lines
    or require("tenace.study." .. format).read
  local list, wrong = read(text)
  if not list then return nil, wrong end
  if #list == 0 then return nil, sentence.of "board_none" end
  for _, board in ipairs(list) do
    board.deal = board.deal or { hands = board.hands }
  end
  return list, format
end


--- boards.read(text) -> deals, format; or nil, message
-- @return a list of deals, as tenace.new takes it, and "pbn", "lin" or "text"
function boards.read(text)
  local list, format = boards.of(text)
  if not list then return nil, format end
  local deals = {}
  for i, board in ipairs(list) do deals[i] = board.deal end
  return deals, format
end


local function write_text(board)
  local lines, deal = { "deal " .. board.n }, board.deal
  for seat, hand in ipairs(deal.hands or {}) do
    lines[#lines + 1] = ("hand %d: %s"):format(seat, hand)
  end
  for name, cards in ordered.pairs(deal) do
    if name ~= "hands" and type(cards) == "string" then
      lines[#lines + 1] = name .. ": " .. cards
    end
  end
  return table.concat(lines, "\n") .. "\n"
end


--- boards.check(format)
-- @error there is no such format
function boards.check(format)
  if FORMATS[format] then return end
  error(sentence.of("board_format", { format = sentence.shown(format) }), 0)
end


--- boards.number(m, round) -> the number of the board of that round
function boards.number(m, round)
  return round + (m.variant.options[boards.first] or 1) - 1
end


--- boards.fit(list) -> does PBN hold these deals?
function boards.fit(list)
  for _, board in ipairs(list) do
    if not compass.four_hands(board.deal.hands) then return false end
  end
  return true
end


--- boards.text(list, format) -> text; or nil, message
-- @param list boards { n, deal, dealer, vulnerable } each, of what was played
-- also calls and, once there is a contract, bid, doubled, declarer, played =
-- { by seat, leader } for each trick, and if it is over taken and score
function boards.text(list, format)
  local texts = {}
  for i, board in ipairs(list) do
    if format == "text" then
      texts[i] = write_text(board)
    else
      board.hands = board.deal.hands
      if not compass.four_hands(board.hands) then
        return nil, sentence.of("board_cards", { n = board.n,
          format = string.upper(format) })
      end
      texts[i] = require("tenace.study." .. format).write(board)
    end
  end
  return table.concat(texts, "\n")
end


--- boards.write(deals, format) -> text; or nil, message
-- @param deals a list of deals as tenace.new takes it
-- @param format "pbn", "lin" or "text"
function boards.write(deals, format)
  boards.check(format)
  local list = {}
  for n, deal in ipairs(deals) do
    list[n] = { n = n, deal = deal, dealer = compass.dealer(n),
      vulnerable = compass.vulnerable(n) }
  end
  return boards.text(list, format)
end


return boards
