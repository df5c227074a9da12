-- Reads a record's text line by line, before any of it is played. The text may
-- be anybody's: the time to read it is proportional to its size, and excess is
-- refused with its line.

local core = require "tenace.core"
local deals = require "tenace.match.deals"
local definition = require "tenace.rules.definition"
local match = require "tenace.match.match"
local quoted = require "tenace.base.quoted"
local record = require "tenace.match.record"
local sentence = require "tenace.base.sentence"

local recorded = {}

--- The limits of a record: bytes in all and in its line of rules, rules files,
-- lines in them, and decisions. The program itself writes no more decisions
-- than that.
recorded.most = { bytes = 8 << 20, rules = 10000, files = 100,
  lines = definition.limits.lines, decisions = 500000 }

--- The most letters of a word or line that a message shows.
local SHOWN = 60


--- recorded.wrong(key, parts)
-- Raises a fault in a record; replay.play catches it.
-- @param parts with the line; long pieces of the record are cut
function recorded.wrong(key, parts)
  for name, part in next, parts do
    if type(part) == "string" and #part > SHOWN and name ~= "why" then
      parts[name] = string.sub(part, 1, SHOWN) .. "…"
    end
  end
  error({ record = sentence.of(key, parts) }, 0)
end

local wrong = recorded.wrong


--- Raises that a line cannot say that.
local function wrong_value(line, what, value)
  wrong("record_value", { line = line, what = what, value = value })
end


--- The text inside the quotes; raises if the quotes are not well formed.
local function unquote(text, line, what)
  return quoted.read(text) or wrong_value(line, what, text)
end


local head = {}


function head.rules(self, value, line)
  if self.rules then wrong("record_twice", { line = line, what = "rules" }) end
  if #value > recorded.most.rules then wrong_value(line, "rules", value) end
  self.rules, self.rules_line = value, line
end


function head.seed(self, value, line)
  if self.seed then wrong("record_twice", { line = line, what = "seed" }) end
  self.seed = math.tointeger(tonumber(value))
  if not self.seed then wrong_value(line, "seed", value) end
end


function head.decisions(self, value, line)
  if self.decisions then
    wrong("record_twice", { line = line, what = "decisions" })
  end
  self.decisions = math.tointeger(tonumber(value))
  if not self.decisions or self.decisions < 1
    or self.decisions > match.decisions_limit then
    wrong_value(line, "decisions", value)
  end
end


function head.short(self, value, line)
  if self.short then wrong("record_twice", { line = line, what = "short" }) end
  self.short = require "tenace.match.short".read(value)
  if not self.short then wrong_value(line, "short", value) end
end


--- The place for the cards of a line: the table, and the key in it.
local function place_of(self, round, pile, line)
  self.deals[round] = self.deals[round] or {}
  local deal, seat = self.deals[round], string.match(pile, "^hand (%d+)$")
  if string.byte(pile) == 34 then return deal, unquote(pile, line, "deal") end
  if not seat then return deal, pile end
  deal.hands = deal.hands or {}
  return deal.hands, math.tointeger(tonumber(seat))
    or wrong_value(line, "deal", pile)
end


function head.deal(self, value, line)
  local round, pile, cards = string.match(value, "^(%d+) ([%w_ ]-): ?(.*)$")
  if not round then
    round, pile, cards = string.match(value, '^(%d+) ("[^"]*"): ?(.*)$')
  end
  round = math.tointeger(tonumber(round))
  if not round or pile == "hands" then wrong_value(line, "deal", value) end
  if round > deals.most_rounds then
    wrong("record_rounds", { line = line, n = deals.most_rounds })
  end
  local place, key = place_of(self, round, pile, line)
  if place[key] then wrong("record_twice", { line = line, what = pile }) end
  place[key] = cards
  self.deal_lines[round .. " " .. pile] = line
  self.deal_line = self.deal_line or line
end


--- The path, name and game in a line `file`; see record.file_line.
local function names_of(value, line)
  local path, name, of = record.read_file_line(value)
  if path then return path, name, of end
  path, name, of = string.match(value, '^("[^"]*") ("[^"]*") of ("[^"]*")$')
  if not path then path, name = string.match(value, '^("[^"]*") ("[^"]*")$') end
  if not path then wrong_value(line, "file", value) end
  return unquote(path, line, "file"), unquote(name, line, "file"),
    of and unquote(of, line, "file")
end


function head.file(self, value, line)
  if #self.files == recorded.most.files then
    wrong("record_files", { line = line, n = recorded.most.files })
  end
  local path, name, of = names_of(value, line)
  self.code = {}
  table.insert(self.files, { path = path, name = name, of = of,
    lines = self.code, line = line })
end


head["begin"] = function(self) self.begun, self.code = true, nil end


--- Adds a line of a rules file, without what marks it.
local function add_code(self, text, line)
  local n = self.rules_lines + 1
  if n > recorded.most.lines then
    wrong("record_lines", { line = line, n = recorded.most.lines })
  end
  self.rules_lines = n
  self.code[#self.code + 1] =
    string.sub(text, string.byte(text, 2) == 32 and 3 or 2)
end


--- A line before `begin`.
local function read_head(self, text, line)
  if self.code and string.byte(text) == 124 then
    return add_code(self, text, line)
  end
  local word, value = string.match(text, "^(%a+) ?(.*)$")
  if not word or not head[word] then
    wrong("record_word", { line = line, word = word or text })
  end
  head[word](self, value, line)
end


--- Adds a decision.
local function add_move(self, seat, mark, move, line, checked)
  local n = #self.moves + 1
  if n > recorded.most.decisions then
    wrong("record_decisions", { line = line, n = recorded.most.decisions })
  end
  self.moves[n], self.lines[n] = move, line
  self.seats[n], self.marks[n] = tonumber(seat), mark
  if not checked then self.by_hand[n] = true end
end


--- A line after `begin`: a decision, a result, the end.
local function read_play(self, text, line, checked)
  local seat, mark, move = string.match(text, "^(%d+)([:=]) ?(.*)$")
  if not seat then
    seat, mark, move = string.match(text, '^(%d+) ([:=]) (".*")$')
    move = move and unquote(move, line, "move")
  end
  if seat then return add_move(self, seat, mark, move, line, checked) end
  local round, totals = string.match(text, "^result (%d+): (.*)$")
  if round and self.winner then
    wrong("record_place", { line = line, round = round })
  elseif round then
    table.insert(self.results, { round = tonumber(round), totals = totals,
      after = #self.moves, line = line })
    return
  end
  local winner = string.match(text, "^over (%d+)$")
  if not winner then wrong("record_word", { line = line, word = text }) end
  if self.winner then wrong("record_twice", { line = line, what = "over" }) end
  self.winner, self.over_line = tonumber(winner), line
end


--- Adds a line to the sum, and verifies the line's check if it has one.
local function hold(self, text, digits, line)
  local found
  found, self.sum = record.check(text, self.sum)
  if digits and tonumber(digits, 16) ~= found then
    wrong("record_check", { line = line })
  end
end


--- A line and its check, if it has one, both without blanks at the end.
local function split_check(text)
  local plain = core.trimmed(text)
  local digits = string.match(plain, "^~(%x%x%x%x)$", -5)
  if not digits then return plain end
  return string.match(string.sub(plain, 1, -6), "^.*[^ ]") or "", digits
end


--- Reads a line of any kind, without its check.
local function read_any(self, text, line)
  local plain, digits = split_check(text)
  hold(self, plain, digits, line)
  if not self.first then
    local version = string.match(plain, "^tenace record ([1-9]%d?%d?)$")
    if not version then wrong("record_first", {}) end
    if version ~= "1" and version ~= "2" then
      wrong("record_newer", { n = version })
    end
    self.early = version == "1"
    self.first, self.returns = true, string.byte(text, -1) == 13
  elseif self.begun then
    read_play(self, plain, line, digits)
  else
    read_head(self, plain, line)
  end
end


--- Reads a line of a rules file. If the record's first line ends in a carriage
-- return, one is cut off here, too.
local function read_code(self, text, line)
  if self.returns and string.byte(text, -1) == 13 then
    text = string.sub(text, 1, -2)
  end
  self.sum = core.digest(text .. "\n", self.sum)
  add_code(self, text, line)
end


--- Reads one line. A decision as the program writes it is read before, by
-- read_lines.
local function read_line(self, text, line)
  if self.code and string.byte(text) == 124 then
    return read_code(self, text, line)
  end
  read_any(self, text, line)
end


--- Reads all lines and answers the number of the last that is not empty. Most
-- are decisions as the program writes them, so the core reads those.
local function read_lines(self, text)
  local written = { self.moves, self.seats, self.marks, self.lines }
  local at, line, last = core.mute_lines(text, 1, 1, 1)
  while at <= #text do
    local ends = string.find(text, "\n", at, true) or #text + 1
    last = line
    read_line(self, string.sub(text, at, ends - 1), line)
    at, line = math.min(ends, #text) + 1, line + 1
    if self.begun then
      at, self.sum, line = core.decisions_written(text, at, self.sum, line,
        recorded.most.decisions, written)
      if #self.moves > 0 then last = math.max(last, self.lines[#self.moves]) end
    end
    at, line, last = core.mute_lines(text, at, line, last)
  end
  return last
end


--- Checks that the record has all that it must have.
local function check_whole(self, line)
  if not self.first then wrong("record_first", {}) end
  for _, what in ipairs { "rules", "seed" } do
    if not self[what] then
      wrong("record_missing", { line = line, what = what })
    end
  end
end


--- recorded.read(text) -> the contents of the record
-- @return { rules, rules_line, seed, decisions = the most in a round or nil,
-- short = see short.of, or nil,
-- deals = by round, deal_lines = by round and pile, deal_line = the first,
-- files, moves, seats, marks, lines = of each move, by_hand = set of moves
-- without a check, results, winner, over_line }
-- @error { record = the fault, with its line }
function recorded.read(text)
  if #text > recorded.most.bytes then
    wrong("record_size", { n = recorded.most.bytes >> 20 })
  end
  local self = { files = {}, moves = {}, seats = {}, marks = {}, lines = {},
    by_hand = {}, results = {}, deals = {}, deal_lines = {},
    rules_lines = 0, sum = record.start }
  check_whole(self, read_lines(self, text))
  for _, file in ipairs(self.files) do
    file.text = table.concat(file.lines, "\n") .. "\n"
    file.lines = nil
  end
  return self
end


return recorded
