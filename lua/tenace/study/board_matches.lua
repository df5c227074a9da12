-- Boards that were played: from PBN and LIN as matches, and matches as such
-- boards.

local boards = require "tenace.study.boards"
local claim = require "tenace.study.claim"
local compass = require "tenace.study.compass"
local core = require "tenace.core"
local games = require "tenace.rules.games"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local rounds = require "tenace.study.rounds"
local sentence = require "tenace.base.sentence"
local tally = require "tenace.study.tally"
local words = require "tenace.words.all"

local board_matches = {}


--- The moves made in a round, those that were forced among them.
local function moves_in(m, round)
  local list = {}
  for _, one in ipairs(m:history()) do
    if one.round == round then list[#list + 1] = one.move end
  end
  return list
end


--- The round in play; nil if the match is over.
local function round_of(m)
  return not m:over() and core.state(m.core).round or nil
end


--- Plays a move; or nil and why it is not allowed.
local function make(m, board, move)
  local allowed, why = m:allows(move)
  if allowed then
    m:play(move)
    return true
  end
  return nil, sentence.of("board_move", { n = board.n, move = move,
    why = why or "" })
end


--- How many moves have been made in the round of a board.
local function made(m, board) return m:decisions() - board.before end


--- Makes the calls of a board. Those that were forced are made already.
local function make_calls(m, board)
  for i, call in ipairs(board.calls) do
    if made(m, board) < i then
      local done, why = make(m, board, call)
      if not done then return nil, why end
    end
  end
  return true
end


--- The card of a trick that may be played now; nil if there is none.
local function card_in(m, trick)
  for _, card in ipairs(trick) do
    if m:allows(card) then return card end
  end
end


--- Are the cards that were played in a trick those of the board?
local function same_cards(moves, from, trick)
  local has = {}
  for _, card in ipairs(trick) do has[card] = true end
  for i = from, math.min(from + 3, #moves) do
    if #trick == 4 and not has[moves[i] ] then return false end
  end
  return true
end


--- Makes the first move of a trick that is not made yet, of which none is
-- allowed; true if all are made.
local function make_rest(m, board, round, trick)
  local moves, has = moves_in(m, round), {}
  for i = #moves - (#moves - #board.calls) % 4 + 1, #moves do
    has[moves[i] ] = true
  end
  for _, card in ipairs(trick) do
    if not has[card] then return make(m, board, card) end
  end
  return true
end


--- Plays the cards of a board, as far as they are known; or nil and why one is
-- not allowed.
local function play_cards(m, board, round)
  local calls = #board.calls
  while round_of(m) == round do
    local trick = board.tricks[(made(m, board) - calls) // 4 + 1]
    if not trick then return true end
    local card = card_in(m, trick)
    if not card then return make_rest(m, board, round, trick) end
    m:play(card)
  end
  local moves = moves_in(m, round)
  for n, trick in ipairs(board.tricks) do
    if not same_cards(moves, calls + 4 * n - 3, trick) then
      return nil, sentence.of("board_trick", { n = board.n, trick = n })
    end
  end
  return true
end


--- How many tricks each side has.
local function tricks_of(m)
  return m:view(1).tricks
end


--- The move whose value is nearest to what the player's side shall still get.
local function nearest(solved, wanted)
  local best
  for _, one in ipairs(solved.moves) do
    local off = math.abs(one.value - wanted)
    if not best or off < best.off then best = { move = one.move, off = off } end
  end
  return best.move
end


--- The tricks of a round, whose first moves are so many calls.
local function tricks_in(moves, calls, contract)
  return board_matches.tricks(table.move(moves, calls + 1, #moves, 1, {}),
    contract)
end


--- The seat that leads the next trick.
local function leader_of(m, contract, round, calls)
  local tricks = tricks_in(moves_in(m, round), calls, contract)
  local last = tricks[#tricks]
  return last and last.winner or compass.next(contract.declarer)
end


--- The hands as lists of cards, if a trick begins and few cards are left.
local function few_left(m)
  if #m:view(1).table > 0 then return nil end
  local hands = m:hands()
  for seat, hand in ipairs(hands) do
    hands[seat] = words.split(hand)
    if #hands[seat] > claim.few then return nil end
  end
  return hands
end


--- Plays those cards that are not forced.
local function play_line(m, board, line)
  local before = made(m, board)
  for i, card in ipairs(line) do
    if made(m, board) < before + i then m:play(card) end
  end
end


--- Plays on until declarer's side has as many tricks as it claimed: by perfect
-- play, but for what must be given away, and at last by trying all lines.
local function play_on(m, board, round)
  local contract = compass.contract(board.calls, board.dealer)
  if not contract then return end
  local side = 2 - contract.declarer % 2
  while round_of(m) == round do
    local taken = tricks_of(m)
    local hands = few_left(m)
    local line = hands and claim.line(hands, leader_of(m, contract, round,
      #board.calls), board.taken - taken[side], contract)
    if line then return play_line(m, board, line) end
    local solved = m:solve { ["for"] = "tricks" }
    if not solved then return end
    local own = 2 - solved.player % 2
    local all = own == side and board.taken or 13 - board.taken
    m:play(nearest(solved, all - taken[own]))
  end
end


--- How many tricks declarer's side has taken.
local function taken_in(tricks, contract)
  local won = 0
  for _, trick in ipairs(tricks) do
    if trick.winner and trick.winner % 2 == contract.declarer % 2 then
      won = won + 1
    end
  end
  return won
end


--- Plays a board in a match whose present round has its deal.
-- @return true if the round is over; or false; or nil and why a move of the
-- board is not allowed
local function play_board(m, board)
  local round = round_of(m)
  if not board.calls then return false end
  board.dealer = board.dealer or m:view(1).dealer
  board.before = m:decisions() - #moves_in(m, round)
  local done, why = make_calls(m, board)
  if not done then return nil, why end
  if not compass.ended(board.calls) then return false end
  done, why = play_cards(m, board, round)
  if not done then return nil, why end
  if round_of(m) == round and board.taken then
    board.filled = true
    play_on(m, board, round)
  end
  return round_of(m) ~= round
end


--- What became of a board, told beside the match.
local function outcome(m, board, n, done)
  local one = { n = board.n, round = n, over = done, filled = board.filled }
  local ended = board.calls and compass.ended(board.calls)
  local contract = ended and compass.contract(board.calls, board.dealer)
  if contract then
    one.bid, one.doubled = contract.bid, contract.doubled
    one.declarer = contract.declarer
    one.taken = done and taken_in(tricks_in(moves_in(m, n), #board.calls,
      contract), contract) or nil
    one.told = one.taken ~= board.taken and done and board.taken or nil
  end
  one.passed = ended and not contract
  return one
end


--- A match with the deals of boards from `from` to `to`.
local function begun(list, from, to, how)
  local deals, options = {}, {}
  for i = from, to do deals[#deals + 1] = list[i].deal end
  local wanted = { rounds = #deals, [boards.first] = list[from].number }
  for _, option in ipairs(games.need(how.game).option_list) do
    local value = wanted[option.name]
    if value ~= option.default then options[option.name] = value end
  end
  return match.new(games.need(how.game, options), { seed = how.seed or 1,
    deal = deals, traced = how.traced })
end


--- Are all boards behind that one without calls?
local function untouched(list, from, to)
  for i = from, to do
    if list[i].calls then return false end
  end
  return true
end


--- Plays the boards from `from` to `to` in one match, or as many of them as a
-- match can have: one whose end is not known is the last.
-- @return the match and the boards' outcomes; or nil and what is wrong
local function play_all(list, from, to, how)
  local m, found = begun(list, from, to, how), {}
  for i = from, to do
    local done, why = play_board(m, list[i])
    if done == nil then return nil, why end
    found[#found + 1] = outcome(m, list[i], i - from + 1, done)
    if not done then
      if untouched(list, i + 1, to) then
        for k = i + 1, to do
          found[#found + 1] = { n = list[k].n, round = k - from + 1 }
        end
        return m, found, to
      end
      return play_all(list, from, i, how)
    end
  end
  return m, found, to
end


--- The boards of each room, in the order of the text.
local function by_room(list)
  local rooms, order = {}, {}
  for i, board in ipairs(list) do
    local room = board.room or ""
    if not rooms[room] then
      rooms[room] = {}
      order[#order + 1] = room
    end
    board.n = board.n or i
    board.number = compass.number(board)
    table.insert(rooms[room], board)
  end
  return rooms, order
end


--- The last of the boards from `from` on whose numbers follow one another.
local function last_of(list, from)
  local to = from
  while list[to + 1] and list[to + 1].number == list[to].number + 1 do
    to = to + 1
  end
  return to
end


--- Is it the first board of these with its number and its cards? Then it is
-- among them from now on.
local function is_new(board, known)
  local key = { board.n }
  for name, cards in ordered.pairs(board.deal) do
    local hands = type(cards) == "table" and table.concat(cards, "|") or cards
    key[#key + 1] = name .. "=" .. hands
  end
  key = table.concat(key, "\n")
  local new = not known[key]
  known[key] = true
  return new
end


--- Keeps the boards from that number on, or all. If only the deals are wanted,
-- each is kept once, whatever the table, and without what was played.
local function chosen(list, how)
  local kept, known = {}, {}
  for i, board in ipairs(list) do
    board.n = board.n or i
    local from = not how.board or #kept > 0 or board.n == how.board
    if from and (not how.deals or is_new(board, known)) then
      kept[#kept + 1] = board
    end
    if how.deals then board.calls, board.room = nil, nil end
  end
  if #kept == 0 then
    return nil, sentence.of("board_missing", { n = how.board })
  end
  return kept
end


--- board_matches.read(text, how) -> list of { match, room, boards }; or nil and
-- what is wrong
-- @param how { game = a spec or variant, board = the number of the first one,
-- deals = true to leave out what was played, seed, traced }
function board_matches.read(text, how)
  local list, why = boards.of(text)
  if list then list, why = chosen(list, how) end
  if not list then return nil, why end
  local found, rooms, order = {}, by_room(list)
  for _, room in ipairs(order) do
    local of_room, from = rooms[room], 1
    while of_room[from] do
      local m, outcomes, to =
        play_all(of_room, from, last_of(of_room, from), how)
      if not m then return nil, outcomes end
      found[#found + 1] = { match = m, room = room, boards = outcomes }
      from = (to or from) + 1
    end
  end
  return found
end


--- board_matches.tricks(cards, contract) -> list of tricks
-- @param cards in the order in which they were played
-- @return { by seat the card, leader, winner if it is whole } each
function board_matches.tricks(cards, contract)
  local trump = #contract.bid == 2 and string.sub(contract.bid, 2) or nil
  local leader, list = compass.next(contract.declarer), {}
  for first = 1, #cards, 4 do
    local trick, seat, best = { leader = leader }, leader, leader
    for i = first, math.min(first + 3, #cards) do
      trick[seat] = cards[i]
      if seat ~= leader and claim.beats(cards[i], trick[best], trump) then
        best = seat
      end
      seat = compass.next(seat)
    end
    trick.winner = #cards >= first + 3 and best or nil
    list[#list + 1], leader = trick, best
  end
  return list
end


--- The calls among the first moves of a round, and the number of moves that
-- they and deals that were passed out before have taken.
local function calls_in(moves)
  local calls, at = {}, 0
  for i, move in ipairs(moves) do
    if compass.ended(calls) then
      if compass.contract(calls, 1) then break end
      calls = {}
    end
    if not compass.call(move) then break end
    calls[#calls + 1], at = move, i
  end
  return calls, at
end


--- Adds to a board what was said and played.
local function add_moves(board, moves)
  local calls, at = calls_in(moves)
  if #calls == 0 then return end
  board.calls = calls
  local contract = compass.ended(calls)
    and compass.contract(calls, board.dealer)
  if not contract then return end
  board.bid, board.doubled = contract.bid, contract.doubled
  board.declarer = contract.declarer
  board.played = tricks_in(moves, at, contract)
  if board.over then board.taken = taken_in(board.played, contract) end
end


--- Who is vulnerable by the rules; by the number of the board if they do not
-- say it.
local function vulnerable(view, n)
  local who = view.vulnerable
  if type(who) ~= "table" or type(who[1]) ~= "boolean" then
    return compass.vulnerable(n)
  end
  if who[1] and who[2] then return "All" end
  return who[1] and "NS" or who[2] and "EW" or "None"
end


--- A round of a match as a board; nil if its deal is not known.
-- @param at the match at the round's last decision: its deal may have been
-- thrown in before
local function board_of(m, round, last, at)
  local n = boards.number(m, round)
  local view, deal = at:view(1), at:dealt()
  if not deal then return nil end
  local board = { n = n, deal = deal, over = round ~= last,
    dealer = view.dealer or compass.dealer(n),
    vulnerable = vulnerable(view, n) }
  if compass.four_hands(deal.hands) then
    add_moves(board, moves_in(m, round))
    board.score = tally.ahead(m, round)
  end
  return board
end


--- board_matches.write(m, format, all) -> text; or nil, message
-- @param format "pbn", "lin" or "text"; without it "pbn" if it holds the deals
-- @param all the round that is being played, too
function board_matches.write(m, format, all)
  if format then boards.check(format) end
  local last, list, at = round_of(m), {}, rounds.walk(m, true)
  for round = 1, core.state(m.core).round do
    local board = (all or round ~= last)
      and board_of(m, round, last, at(round))
    list[#list + 1] = board or nil
  end
  if #list == 0 then return nil, sentence.of "board_none_over" end
  format = format or boards.fit(list) and "pbn" or "text"
  return boards.text(list, format), format
end


return board_matches
