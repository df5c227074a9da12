-- Boards of files, and what several tables have made of them, in words.

local boards = require "tenace.study.boards"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local tally = require "tenace.study.tally"

local told = {}


--- A number with its sign.
local function signed(n)
  if n == 0 then return "0" end
  return (n % 1 == 0 and "%+.0f" or "%+.1f"):format(n)
end


--- The contract of a board in words; or that there is none.
local function contract_of(board, style)
  if board.passed then return phrase "boards.passed" end
  if not board.bid then return phrase "boards.dealt" end
  local key = ({ "contract", "doubled", [4] = "redoubled" })[board.doubled]
  local bid = show.said({ bids = true }, board.bid, style)
  return phrase("boards." .. key, { bid = bid,
    seat = phrase.list "boards.seats"[board.declarer] })
end


--- What is to be said of a board besides its result; nil if there is nothing.
local function remark_of(board)
  if board.told then return phrase("boards.told", { n = board.told }) end
  if board.filled then return phrase "boards.filled" end
  return board.bid and not board.over and phrase "boards.open" or nil
end


--- What is to be said of several boards: each remark once, with its boards.
local function remarks(list)
  local lines, by_text = {}, {}
  for _, board in ipairs(list) do
    local text = remark_of(board)
    if text and not by_text[text] then
      by_text[text] = {}
      lines[#lines + 1] = text
    end
    if text then table.insert(by_text[text], tostring(board.n)) end
  end
  for i, text in ipairs(lines) do
    lines[i] = phrase("boards.remark", { text = text,
      list = language.list(by_text[text]) })
  end
  return lines
end


--- told.boards(one, style) -> lines: the boards of a table
-- @param one { match, boards }
function told.boards(one, style)
  local rows, match = {}, one.match
  style = show.for_deck(style, match.variant.deck)
  for i, board in ipairs(one.boards) do
    local tricks = board.taken
      and phrase("boards.tricks", { n = board.taken }) or ""
    rows[i] = { phrase("boards.board", { n = board.n }),
      contract_of(board, style), tricks,
      board.over and signed(tally.ahead(match, board.round)) or "" }
  end
  local lines = show.columns(rows, { true, false, true, true })
  local more = remarks(one.boards)
  return table.move(more, 1, #more, #lines + 1, lines)
end


--- told.lines(one, style) -> lines: the boards of a record that was written
-- @param one { match, boards, file }
function told.lines(one, style)
  local match = one.match
  local lines = { phrase("boards.title", { n = #one.boards, file = one.file,
    game = match.variant.spec }) }
  local rows = told.boards(one, style)
  table.move(rows, 1, #rows, 2, lines)
  lines[#lines + 1] = phrase(match:over() and "boards.next_over"
    or "boards.next", { file = one.file })
  return lines
end


--- Does a game count in IMPs? One does whose deals are boards with numbers.
local function in_imps(match)
  return match.variant.options[boards.first] ~= nil
end


--- The cells of a table's row for each table.
local function cells(scores, imps, matchpoints, with_imps)
  local list = {}
  for i, score in ipairs(scores) do
    list[#list + 1] = signed(math.floor(score + 0.5))
    if with_imps then list[#list + 1] = signed(imps[i]) end
    list[#list + 1] = ("%.0f %%"):format(matchpoints[i])
  end
  return list
end


--- told.compared(found, paths, match) -> lines: what tenace.compare_tables has
-- found, with a column for each record
function told.compared(found, paths, match)
  local lines, with_imps = {}, in_imps(match)
  for i, path in ipairs(paths) do
    lines[i] = phrase("boards.table", { n = i, file = path })
  end
  local heads = { phrase "boards.head" }
  for i = 1, #paths do
    heads[#heads + 1] = phrase("boards.head_score", { n = i })
    if with_imps then heads[#heads + 1] = phrase "boards.imps" end
    heads[#heads + 1] = phrase "boards.matchpoints"
  end
  local rows, right = { heads }, {}
  for i, one in ipairs(found.boards) do
    local row = cells(one.scores, one.imps, one.matchpoints, with_imps)
    table.insert(row, 1, tostring(boards.number(match, i)))
    rows[#rows + 1] = row
  end
  local sum = cells(found.scores, found.imps, found.matchpoints, with_imps)
  table.insert(sum, 1, phrase "boards.total")
  rows[#rows + 1] = sum
  for i = 1, #heads do right[i] = true end
  local columns = show.columns(rows, right)
  table.move(columns, 1, #columns, #lines + 1, lines)
  lines[#lines + 1] = phrase(with_imps and "boards.about_imps"
    or "boards.about")
  return lines
end


return told
