-- Plays a record again, and finds what is wrong with it.

local aged = require "tenace.rules.aged"
local core = require "tenace.core"
local deals = require "tenace.match.deals"
local follow = require "tenace.match.follow"
local kit = require "tenace.match.kit"
local match = require "tenace.match.match"
local question = require "tenace.match.question"
local record = require "tenace.match.record"
local recorded = require "tenace.match.recorded"
local request = require "tenace.rules.request"
local sentence = require "tenace.base.sentence"
local shelf = require "tenace.rules.shelf"

local replay = {}

local wrong = recorded.wrong


--- The text without the empty lines at its end.
local function trimmed(text)
  return string.match(text, "^.*[^\n]") or ""
end


--- Do the files of a variant have the same text as the record's files?
local function same_files(variant, files)
  if #variant.files ~= #files then return false end
  for i, file in ipairs(files) do
    local other = variant.files[i]
    if other.name ~= file.name or trimmed(other.text) ~= trimmed(file.text) then
      return false
    end
  end
  return true
end


--- The first path in a spec, if there is one.
local function path_in(spec)
  local asked = request.parse(spec)
  if not asked then return nil end
  if shelf.is_path(asked.game) then return asked.game end
  for _, house in ipairs(asked.houses) do
    if shelf.is_path(house) then return house end
  end
end


--- Checks that the rules have no path. The rules are in the record, and nothing
-- else is opened.
local function check_path(self)
  local path = path_in(self.rules)
  if path and #self.files == 0 then
    wrong("record_path", { line = self.rules_line, path = path })
  end
  return path
end


--- Checks that the record's rules use all its files.
local function check_used(self, variant)
  local used = {}
  for _, file in ipairs(variant.files) do
    used[file.name .. " " .. (file.of or "")] = true
  end
  for _, file in ipairs(self.files) do
    if not used[file.name .. " " .. (file.of or "")] then
      wrong("record_unused", { line = file.line })
    end
  end
end


--- The variant of the match: today's if its files are still the same and say no
-- word that only records have, otherwise one made of the record's own files.
local function variant_of(self, games)
  local today, missing
  if not check_path(self) then today, missing = games.variant(self.rules) end
  local same = today and (#self.files == 0 or same_files(today, self.files)
    and not aged.gone_words(self.files))
  if same and (#self.files == 0 or not self.early or not today.stacked) then
    return today
  end
  local made, why = games.library_of(self.files, self.early)
    :variant(self.rules)
  if not made then
    why = #self.files == 0 and missing or why
    wrong("record_rules", { line = self.rules_line, why = sentence.shown(why) })
  end
  check_used(self, made)
  return made
end


--- The deals in their original form: one for all rounds; or a list, empty for
-- rounds without fixed cards, and beside it one for the rounds after the list.
local function deal_of(self)
  local every, last = self.deals[0], 0
  for round in next, self.deals do last = math.max(last, round) end
  if last == 0 then return every end
  for name, cards in next, every or {} do self.deals[name] = cards end
  self.deals[0] = nil
  for round = 1, last do self.deals[round] = self.deals[round] or {} end
  return self.deals
end


--- Raises the fault in the piece of the deal that was checked last.
local function check_deal(self, variant)
  local deal = deal_of(self)
  if not deal then return nil end
  local at = self.deal_line
  local ok, why = pcall(deals.check, deal, kit.of(variant),
    function(round, name)
      at = self.deal_lines[round .. " " .. name] or at
    end)
  if ok then return deal end
  wrong("record_fails", { line = at, why = why })
end


--- Calls f. An error that is not a record's own is raised with this line.
local function at_line(line, f, ...)
  local ok, one = pcall(f, ...)
  if ok then return one end
  if type(one) == "table" and one.record then error(one, 0) end
  wrong("record_fails", { line = line, why = sentence.shown(one) })
end


--- A match with nothing decided yet, traced so that it can be verified.
local function begin(self, variant)
  return at_line(self.deal_line or self.rules_line, match.new, variant,
    { seed = self.seed, deal = self.deal, traced = true,
      most_decisions = self.decisions })
end


--- The usual form of a move, and the kind of answer; or nil and why not.
local function read_move(asked, move)
  for _, choice in ipairs(asked.kind == "choice" and asked.list or {}) do
    if choice == move then return move, "text" end
  end
  return question.read(asked, move)
end


--- Answers the question with the n-th move of the record.
local function play_one(m, self, n)
  local asked, line, move = match.asked(m), self.lines[n], self.moves[n]
  if not asked then wrong("record_over", { line = line }) end
  local kept, kind = read_move(asked, move)
  if not kept then
    wrong("record_move", { line = line, move = move, why = kind })
  end
  match.answer(m, kind, kept)
  self.moves[n] = kept
end


--- Makes one decision after the other, so that the error can name the one that
-- fails.
local function play_each(m, self)
  for n, line in ipairs(self.lines) do
    if m:decisions() < n then at_line(line, play_one, m, self, n) end
  end
end


--- Are they the same cards or words, in another spelling?
local function alike(deck, one, other)
  if string.upper(one) == string.upper(other) then return true end
  local a, b = string.gmatch(one, "[^%s,]+"), string.gmatch(other, "[^%s,]+")
  local x, y
  repeat
    x, y = a(), b()
    if x ~= y and not (x and y and deck:read(x)
      and deck:read(x) == deck:read(y)) then
      return false
    end
  until not x
  return true
end


--- May the mark of a decision be wrong? People who write records by hand do not
-- know which decisions were forced. And earlier versions left marks unchanged
-- when cards were changed during a round.
local function may_be_marked(self, n, round)
  local deal = self.deals[round]
  return self.by_hand[n] or deal and next(deal) ~= nil
end


--- Verifies a decision: the player, the move, and whether it was forced. Lines
-- written by hand may spell a move differently.
local function verify_move(self, n, made, seat, deck)
  local line, move = self.lines[n], self.moves[n]
  if seat ~= self.seats[n] then
    wrong("record_seat", { line = line, given = self.seats[n], due = seat })
  end
  if move ~= made.moves[n]
    and not (self.by_hand[n] and alike(deck, move, made.moves[n])) then
    wrong("record_move", { line = line, move = move,
      why = sentence.of("record_forced", { move = made.moves[n] }) })
  end
  if made.forced[n] ~= (self.marks[n] == "=")
    and not may_be_marked(self, n, made.rounds[n]) then
    wrong("record_mark", { line = line, move = move, why = made.forced[n]
      and sentence.of("record_forced", { move = made.moves[n] })
      or sentence.of("record_not_forced") })
  end
end


--- Verifies that the decisions are those of the record. Forced decisions may
-- follow the last one.
local function verify_moves(m, self, seats, rounds)
  local made, deck = { rounds = rounds }, kit.of(m.variant).deck
  made.moves, made.forced = core.moves_made(m.core)
  for n = 1, math.min(#self.moves, #made.moves) do
    verify_move(self, n, made, string.byte(seats, n), deck)
  end
  if #self.moves > #made.moves then
    wrong("record_over", { line = self.lines[#made.moves + 1] })
  end
end


--- Verifies the results and their places.
local function verify_results(m, self, rounds)
  local totals, last, after = record.results(m), 0, {}
  for n, round in ipairs(rounds) do after[round] = n end
  for _, one in ipairs(self.results) do
    if totals[one.round] ~= one.totals then
      wrong("record_result", { line = one.line, round = one.round,
        found = totals[one.round] or "none", given = one.totals })
    end
    if one.round <= last or one.after ~= (after[one.round] or one.after) then
      wrong("record_place", { line = one.line, round = one.round })
    end
    last = one.round
  end
end


--- Verifies everything in the record.
local function verify(m, self)
  local seats, rounds = core.deciders(m.core)
  verify_moves(m, self, seats, rounds)
  verify_results(m, self, rounds)
  local over, winner = m:over()
  if self.winner and (not over or winner ~= self.winner) then
    wrong("record_winner", { line = self.over_line, given = self.winner })
  end
end


--- replay.begin(self, variant) -> match
-- A match under that variant with the seed and the deal of a record, nothing
-- decided yet.
-- @param self what recorded.read has answered
-- @error { record = the fault, with its line }
function replay.begin(self, variant)
  if self.deal == nil then self.deal = check_deal(self, variant) or false end
  return begin(self, variant)
end


--- replay.variant(self, games) -> the variant by which a record was played
-- @param self what recorded.read has answered
-- @error { record = the fault, with its line }
function replay.variant(self, games)
  return at_line(self.rules_line, variant_of, self, games)
end


local function play(text, games)
  local self = recorded.read(text)
  local variant = at_line(self.rules_line, variant_of, self, games)
  if self.short then
    variant = require "tenace.match.short".of(variant, self.short)
  end
  self.deal = check_deal(self, variant)
  local m = begin(self, variant)
  if not follow.moves(m, self.moves) then
    m = begin(self, variant)
    play_each(m, self)
  end
  verify(m, self)
  return m
end


--- replay.play(text, games) -> match; or nil, message
function replay.play(text, games)
  local ok, result = pcall(core.patiently, play, text, games)
  if ok then return result end
  if type(result) == "table" and result.record then
    return nil, result.record
  end
  return nil, sentence.of("record_fails", { line = 1,
    why = sentence.shown(result) })
end


return replay
