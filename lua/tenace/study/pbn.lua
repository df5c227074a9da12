-- Boards as PBN writes them: the deal, the auction, the play, the result.

local compass = require "tenace.study.compass"
local sentence = require "tenace.base.sentence"
local words = require "tenace.words.all"

local pbn = {}

--- Tags with which a game may begin.
local FIRST = { Event = true, Site = true, Date = true, Board = true,
  Dealer = true, Deal = true }

local VULNERABLE = { NONE = "None", LOVE = "None", ["-"] = "None", NS = "NS",
  EW = "EW", ALL = "All", BOTH = "All" }


--- The next thing of a text from a position: its kind, the position behind it,
-- and what it says.
local function next_thing(text, at)
  local name, value, to =
    string.match(text, '^%[%s*([%w_]+)%s*"([^"\n]*)"%s*%]()', at)
  if name then return "tag", to, name, value end
  to = string.match(text, "^{[^}]*}?()", at)
    or string.match(text, "^;[^\n]*()", at)
  if not to and (at == 1 or string.sub(text, at - 1, at - 1) == "\n") then
    to = string.match(text, "^%%[^\n]*()", at)
  end
  if to then return "comment", to end
  local word
  word, to = string.match(text, "^([^%s{;]+)()", at)
  return "word", to, word
end


--- A new game: its tags, and what follows the tag of that name.
local function new_game(list)
  local game = { tags = {}, below = {} }
  list[#list + 1] = game
  return game
end


--- Does a tag begin the next game? It does if the present one has it, or if an
-- empty line stands before it.
local function begins(game, name, parted)
  if not game then return true end
  if name ~= "Note" and game.tags[name] then return true end
  return parted and FIRST[name] and game.tags.Deal ~= nil
end


--- The games of a text. A value `#` is that of the game before.
local function games_of(text)
  local list, game, section, at = {}, nil, nil, 1
  while true do
    local space, from = string.match(text, "^(%s*)()", at)
    if from > #text then return list end
    local kind, to, name, value = next_thing(text, from)
    if kind == "tag" then
      if begins(game, name, select(2, string.gsub(space, "\n", "")) > 1) then
        game = new_game(list)
      end
      local before = list[#list - 1]
      local copied = string.find(value, "^##?$") and before
      game.tags[name] = copied and before.tags[name] or value
      section = {}
      game.below[name] = section
    elseif kind == "word" and section then
      section[#section + 1] = name
    end
    at = to
  end
end


--- A hand such as `AK.QT9..5432`, suits from spades down; nil: it is none.
local function hand_of(text)
  if text == "-" then return "*" end
  local list, n = {}, 0
  for ranks in string.gmatch(text .. ".", "([^.]*)%.") do
    n = n + 1
    local suit = string.sub("SHDC", n, n)
    if n > 4 or not compass.add_suit(list, suit, ranks) then return nil end
  end
  return n == 4 and table.concat(list, " ") or nil
end


--- The hands of `N:… … … …`; or nil and the text that is no hand.
local function hands_of(deal)
  local first, given = string.match(deal, "^%s*(%a):(.*)$")
  local hands, seat = {}, compass.seat(first) or 1
  for text in string.gmatch(given or "", "%S+") do
    hands[seat] = hand_of(text)
    if not hands[seat] then return nil, text end
    seat = compass.next(seat)
  end
  return hands
end


--- Words that say nothing of the cards: notes, signs of approval.
local function is_note(word)
  return string.find(word, "^=%d+=$") or string.find(word, "^%$%d+$")
    or string.find(word, "^%^") or string.find(word, "^[!?]+$")
end


--- The calls of an auction; or nil and the word that is no call.
local function calls_of(list)
  local calls = {}
  for _, word in ipairs(list) do
    if word == "*" or word == "+" then return calls end
    if string.upper(word) == "AP" then
      while not compass.ended(calls) do calls[#calls + 1] = "pass" end
      return calls
    elseif not is_note(word) and word ~= "-" then
      local call = compass.call(word)
      if not call then return nil, word end
      calls[#calls + 1] = call
    end
  end
  return calls
end


--- The cards of the play by trick, in any order within a trick; or nil and the
-- word that is no card.
local function tricks_of(list)
  local tricks, n = {}, 0
  for _, word in ipairs(list) do
    if word == "*" or word == "+" then break end
    if not is_note(word) then
      local card = compass.card((string.gsub(word, "[!?]+$", "")))
      local trick = tricks[n // 4 + 1] or {}
      if not card and word ~= "-" then return nil, word end
      tricks[n // 4 + 1], n = trick, n + 1
      trick[#trick + 1] = card
    end
  end
  return tricks
end


--- The number of tricks in a result such as `9` or `^9`.
local function taken_in(result)
  return math.tointeger(tonumber(string.match(result or "", "%d+")))
end


--- A game as a board; or nil and what is wrong.
local function board_of(game, i)
  local tags, below = game.tags, game.below
  local board = { n = math.tointeger(tonumber(tags.Board)), room = tags.Room,
    dealer = compass.seat(tags.Dealer) or compass.seat(tags.Auction),
    vulnerable = VULNERABLE[string.upper(tags.Vulnerable or "")],
    taken = taken_in(tags.Result) }
  local n, why = board.n or i
  board.hands, why = hands_of(tags.Deal)
  if not board.hands then
    return nil, sentence.of("board_hand", { n = n, hand = why })
  end
  if below.Auction and #below.Auction > 0 then
    board.calls, why = calls_of(below.Auction)
    if not board.calls then
      return nil, sentence.of("board_call", { n = n, call = why })
    end
  end
  board.tricks, why = tricks_of(below.Play or {})
  if not board.tricks then
    return nil, sentence.of("board_card", { n = n, card = why })
  end
  return board
end


--- pbn.read(text) -> list of boards; or nil and what is wrong
function pbn.read(text)
  local list = {}
  for _, game in ipairs(games_of((string.gsub(text, "\r", "")))) do
    if game.tags.Deal then
      local board, wrong = board_of(game, #list + 1)
      if not board then return nil, wrong end
      list[#list + 1] = board
    end
  end
  return list
end


--- The deal of a board, from North.
local function deal_text(hands)
  local texts = {}
  for seat, hand in ipairs(hands) do
    texts[seat] = table.concat({ hand.S, hand.H, hand.D, hand.C }, ".")
  end
  return "N:" .. table.concat(texts, " ")
end


local WRITTEN = { pass = "Pass", double = "X", redouble = "XX" }


--- Words as lines of four.
local function in_fours(list, blank)
  local lines = {}
  for i = 1, #list, 4 do
    lines[#lines + 1] = table.concat(list, blank, i, math.min(i + 3, #list))
      .. "\n"
  end
  return table.concat(lines)
end


local function auction_text(board)
  local list = {}
  for i, call in ipairs(board.calls) do list[i] = WRITTEN[call] or call end
  if not compass.ended(board.calls) then list[#list + 1] = "*" end
  return ('[Auction "%s"]\n%s'):format(compass.letters[board.dealer],
    in_fours(list, " "))
end


--- The play: a line a trick, from the seat that led first.
local function play_text(board)
  local first, list = compass.next(board.declarer), {}
  for _, trick in ipairs(board.played) do
    for i = 0, 3 do
      local card = trick[(first + i - 1) % 4 + 1]
      list[#list + 1] = card and compass.written(card) or "- "
    end
  end
  local text = in_fours(list, " ")
  local whole = #list == 52 and not string.find(text, "-", 1, true)
  return ('[Play "%s"]\n%s%s'):format(compass.letters[first], text,
    whole and "" or "*\n")
end


--- The tags of what came of the board: "" and empty if all passed.
local function outcome(board)
  local doubled = { "", "X", [4] = "XX" }
  local tags = { ("[Declarer \"%s\"]"):format(
    compass.letters[board.declarer] or ""),
    ("[Contract \"%s\"]"):format(board.bid
      and board.bid .. doubled[board.doubled] or "Pass"),
    ("[Result \"%s\"]"):format(board.taken or ""),
    ("[Score \"NS %d\"]"):format(board.score) }
  return table.concat(tags, "\n") .. "\n"
end


--- Tags that PBN wants and of which we know nothing.
local UNKNOWN = words.split "Event Site Date"
local PEOPLE = words.split "West North East South"


local function unknown(tags)
  local list = {}
  for i, tag in ipairs(tags) do list[i] = ('[%s "?"]\n'):format(tag) end
  return table.concat(list)
end


--- pbn.write(board) -> text
-- @param board as boards.write has it; with `calls` also what was played
function pbn.write(board)
  local played = board.calls ~= nil
  local list = { played and unknown(UNKNOWN) or "",
    ('[Board "%d"]\n'):format(board.n), played and unknown(PEOPLE) or "",
    ('[Dealer "%s"]\n[Vulnerable "%s"]\n[Deal "%s"]\n'):format(
      compass.letters[board.dealer], board.vulnerable,
      deal_text(compass.four_hands(board.hands))) }
  if played then
    if board.over then
      list[#list + 1] = '[Scoring ""]\n' .. outcome(board)
    end
    list[#list + 1] = auction_text(board)
    if board.declarer and board.played then
      list[#list + 1] = play_text(board)
    end
  end
  return table.concat(list)
end


return pbn
