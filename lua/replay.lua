-- Playing a record again, and finding what is wrong with it.

local core = require "tenace.core"
local kit = require "kit"
local match = require "match"
local question = require "question"
local record = require "record"
local sentence = require "sentence"

local replay = {}


--- Raises what is wrong with a record; replay.read catches it.
local function wrong(key, parts)
  error({ record = sentence.of(key, parts) }, 0)
end


local head = {}


function head.rules(self, value, line)
  if self.rules then wrong("record_twice", { line = line, what = "rules" }) end
  self.rules, self.rules_line = value, line
end


function head.seed(self, value, line)
  if self.seed then wrong("record_twice", { line = line, what = "seed" }) end
  self.seed = math.tointeger(tonumber(value))
  if not self.seed then
    wrong("record_value", { line = line, what = "seed", value = value })
  end
end


function head.deal(self, value, line)
  local round, pile, cards = string.match(value, "^(%d+) ([%w_ ]-): ?(.*)$")
  if not round then
    wrong("record_value", { line = line, what = "deal", value = value })
  end
  round = tonumber(round)
  self.deals[round] = self.deals[round] or {}
  local seat = string.match(pile, "^hand (%d+)$")
  if seat then
    self.deals[round].hands = self.deals[round].hands or {}
    self.deals[round].hands[tonumber(seat)] = cards
  else
    self.deals[round][pile] = cards
  end
end


function head.file(self, value, line)
  local path, name, of = string.match(value, "^(.-) ([%w_]+) of ([%w_]+)$")
  if not path then path, name = string.match(value, "^(.-) ([%w_]+)$") end
  if not path then
    wrong("record_value", { line = line, what = "file", value = value })
  end
  table.insert(self.files, { path = path, name = name, of = of, lines = {} })
end


head["begin"] = function(self) self.begun = true end


--- A line before `begin`.
local function read_head(self, text, line)
  local file = self.files[#self.files]
  local code = string.match(text, "^| ?(.*)$")
  if code and file then
    table.insert(file.lines, code)
    return
  end
  local word, value = string.match(text, "^(%a+) ?(.*)$")
  if not word or not head[word] then
    wrong("record_word", { line = line, word = word or text })
  end
  head[word](self, value, line)
end


--- A line after `begin`: a decision, a result, the end.
local function read_play(self, text, line)
  local seat, mark, move = string.match(text, "^(%d+)([:=]) ?(.-)$")
  if seat then
    table.insert(self.moves, { seat = tonumber(seat), move = move,
      forced = mark == "=", line = line })
    return
  end
  local round, totals = string.match(text, "^result (%d+): (.*)$")
  if round then
    table.insert(self.results, { round = tonumber(round), totals = totals,
      after = #self.moves, line = line })
    return
  end
  local winner = string.match(text, "^over (%d+)$")
  if not winner then
    wrong("record_word", { line = line, word = text })
  end
  self.winner, self.over_line = tonumber(winner), line
end


--- Counts a line into the sum; its check, if it has one, must be right.
local function hold(self, text, digits, line)
  local found
  found, self.sum = record.check(text, self.sum)
  if digits and tonumber(digits, 16) ~= found then
    wrong("record_check", { line = line })
  end
end


--- A line of any kind, its check taken off.
local function read_any(self, text, line)
  local plain, digits = string.match(text, "^(.-) *~(%x%x%x%x)%s*$")
  plain = plain or string.match(text, "^(.-)%s*$")
  hold(self, plain, digits, line)
  if not self.first then
    if plain ~= "tenace record 1" then wrong("record_first") end
    self.first = true
  elseif self.begun then
    read_play(self, plain, line)
  else
    read_head(self, plain, line)
  end
end


--- A decision as the program writes it; false if the line is none.
local function read_decision(self, text, line)
  local seat, mark, move, digits =
    string.match(text, "^(%d+)([:=]) (%S.-) *~(%x%x%x%x)$")
  if not seat then return false end
  hold(self, seat .. mark .. " " .. move, digits, line)
  self.moves[#self.moves + 1] = { seat = tonumber(seat), move = move,
    forced = mark == "=", line = line }
  return true
end


--- One line. Most are decisions or the text of rules, which are read at once.
local function read_line(self, text, line)
  if self.begun and read_decision(self, text, line) then return end
  if string.byte(text, -1) == 13 then text = string.sub(text, 1, -2) end
  if self.first and not self.begun and string.byte(text) == 124 then
    hold(self, text, nil, line)
    read_head(self, text, line)
  elseif not string.find(text, "^%s*#") and string.find(text, "%S") then
    read_any(self, text, line)
  end
end


--- The whole record as data.
local function read(text)
  local self = { files = {}, moves = {}, results = {}, deals = {},
    sum = record.start }
  local line = 0
  for one in string.gmatch(text, "([^\n]*)\n?") do
    line = line + 1
    read_line(self, one, line)
  end
  if not self.first then wrong("record_first") end
  for _, what in ipairs { "rules", "seed" } do
    if not self[what] then
      wrong("record_missing", { line = line, what = what })
    end
  end
  for _, file in ipairs(self.files) do
    file.text = table.concat(file.lines, "\n") .. "\n"
  end
  return self
end


--- Do the files of a variant say what the record's files say?
local function same_files(variant, files)
  if #variant.files ~= #files then return false end
  for i, file in ipairs(files) do
    local other = variant.files[i]
    if other.name ~= file.name or (string.gsub(other.text, "\n*$", "\n"))
      ~= (string.gsub(file.text, "\n*$", "\n")) then
      return false
    end
  end
  return true
end


--- The variant that was played: today's if its files are still the same, else
-- one made of the record's own files.
local function variant_of(self, tenace)
  local today = tenace.variant(self.rules)
  if today and (#self.files == 0 or same_files(today, self.files)) then
    return today
  end
  local made, why = tenace.library_of(self.files):variant(self.rules)
  if not made then
    wrong("record_rules", { line = self.rules_line, why = tostring(why) })
  end
  return made
end


--- The deals as they were given: one for all rounds, or a list in which
-- rounds without fixed cards are empty, and beside it one for those after.
local function deal_of(self)
  local every, last = self.deals[0], 0
  for round in next, self.deals do last = math.max(last, round) end
  if last == 0 then return every end
  for name, cards in next, every or {} do self.deals[name] = cards end
  self.deals[0] = nil
  for round = 1, last do self.deals[round] = self.deals[round] or {} end
  return self.deals
end


--- What kind of answer a move looks like: right but for questions whose
-- choices are called like cards.
local function guess(deck, move)
  local cards = 0
  for word in string.gmatch(move, "%S+") do
    if not deck:read(word) then return "text" end
    cards = cards + 1
  end
  return cards == 1 and "card" or "cards"
end


--- All decisions at once, natively: the quick way.
local function load_all(m, self)
  local deck = kit.of(m.variant).deck
  for _, one in ipairs(self.moves) do
    if one.move == "none" then return false end
    core.answer(m.self, guess(deck, one.move), one.move, one.forced)
  end
  return match.go_on(m) ~= nil
end


--- One decision after the other, so that what fails can be named.
local function play_each(m, self)
  for n, one in ipairs(self.moves) do
    if m:decisions() < n then
      local asked = match.asked(m)
      if not asked then wrong("record_over", { line = one.line }) end
      local kept, why = question.read(asked, one.move)
      if not kept then
        wrong("record_move", { line = one.line, move = one.move, why = why })
      end
      match.answer(m, why, kept)
    end
  end
end


--- Who decided, and the results, are as the record says.
local function verify(m, self)
  local seats = core.deciders(m.self)
  local made = core.moves_made(m.self)
  for n, one in ipairs(self.moves) do
    local due = string.byte(seats, n)
    if due and due ~= one.seat then
      wrong("record_seat", { line = one.line, given = one.seat, due = due })
    end
    if made[n] and string.upper(made[n]) ~= string.upper(one.move) then
      wrong("record_move", { line = one.line, move = one.move,
        why = sentence.of("record_forced", { move = made[n] }) })
    end
  end
  local n = m:decisions()
  if #self.moves > n then
    wrong("record_over", { line = self.moves[n + 1].line })
  end
  local totals = record.results(m)
  for _, one in ipairs(self.results) do
    if totals[one.round] ~= one.totals then
      wrong("record_result", { line = one.line, round = one.round,
        found = totals[one.round] or "none", given = one.totals })
    end
  end
  local over, winner = m:over()
  if self.winner and (not over or winner ~= self.winner) then
    wrong("record_winner", { line = self.over_line, given = self.winner })
  end
end


--- A match with nothing decided yet, traced so that it can be verified.
local function begin(self, tenace)
  local variant = variant_of(self, tenace)
  return match.new(variant, { seed = self.seed, deal = deal_of(self),
    traced = true })
end


local function play(text, tenace)
  local self = read(text)
  local m = begin(self, tenace)
  if not load_all(m, self) then
    m = begin(self, tenace)
    play_each(m, self)
  end
  verify(m, self)
  return m
end


--- replay.play(text, tenace) -> match; or nil, message
function replay.play(text, tenace)
  local ok, result = pcall(core.patiently, play, text, tenace)
  if ok then return result end
  if type(result) == "table" and result.record then
    return nil, result.record
  end
  return nil, tostring(result)
end


return replay
