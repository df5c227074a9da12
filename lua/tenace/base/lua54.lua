-- What is known here of the insides of Lua 5.4: the compiled form of functions.
-- lua/bind/host/lua54.h has what the C knows.
--
-- Lua says the name and the value of an upvalue, a local around a function that
-- the function uses, but not whether the function sets it. So this file reads
-- what string.dump writes: the instructions of a function and of those in it.
-- Another Lua's form is recognised by its head and not read.

local lua54 = {}

-- Taken now: a host may take it away later.
local dump = string.dump

-- Bytes of a whole number, of any number, and of an instruction.
local WHOLE, ANY, INSTRUCTION = string.packsize "j", string.packsize "n", 4

-- The signature, the version, the format, six bytes that show damage, three
-- sizes, two numbers. The number of upvalues follows, and then the function.
local HEAD = "\x1BLua\x54\0\x19\x93\r\n\x1A\n"
  .. string.char(INSTRUCTION, WHOLE, ANY) .. string.pack("jn", 0x5678, 370.5)

-- The instructions that matter here, by their numbers, with the place of the
-- upvalue's number in their bits.
local GET_UPVALUE, SET_UPVALUE, SET_IN_UPVALUE = 9, 10, 15
local SETS = { [SET_UPVALUE] = 16 }
local CHANGES = { [GET_UPVALUE] = 16, [SET_UPVALUE] = 16, [SET_IN_UPVALUE] = 7 }

-- The byte of an instruction that has its number, in the lowest seven bits.
local LOWEST = string.pack("I4", 1) == "\1\0\0\0" and 1 or INSTRUCTION


--- The number at `at`, and the place behind it: seven bits a byte, and the last
-- byte is marked.
local function number(bytes, at)
  local n = 0
  while true do
    local byte = string.byte(bytes, at)
    n, at = n << 7 | byte & 0x7F, at + 1
    if byte >= 0x80 then return n, at end
  end
end


--- The place behind a text. Its length plus one comes before it.
local function past_text(bytes, at)
  local size, from = number(bytes, at)
  return from + math.max(0, size - 1)
end


-- Bytes of a constant with its mark; a text says its own.
local SIZES = { [0x00] = 1, [0x01] = 1, [0x11] = 1, [0x03] = 1 + WHOLE,
  [0x13] = 1 + ANY }


--- Most constants are short texts: those are passed at one look.
local function past_constants(bytes, from)
  local n, at = number(bytes, from)
  for _ = 1, n do
    local mark, size = string.byte(bytes, at, at + 1)
    if SIZES[mark] then at = at + SIZES[mark]
    elseif size > 0x80 then at = at + 1 + (size & 0x7F)
    else at = past_text(bytes, at + 1) end
  end
  return at
end


local function past_numbers(bytes, at, n)
  for _ = 1, n do at = select(2, number(bytes, at)) end
  return at
end


--- The place behind a list of names, each with some numbers.
local function past_names(bytes, from, numbers)
  local n, at = number(bytes, from)
  for _ = 1, n do at = past_numbers(bytes, past_text(bytes, at), numbers) end
  return at
end


local read


--- The functions in a function, from `from` on, and the place behind them.
local function read_inner(bytes, from)
  local inner, n, at = {}, number(bytes, from)
  for i = 1, n do inner[i], at = read(bytes, at) end
  return inner, at
end


--- A function, and the place behind it.
function read(bytes, at)
  local f = {}
  f.line, at = number(bytes, past_text(bytes, at))
  f.size, f.code = number(bytes, past_numbers(bytes, at, 1) + 3)
  at = past_constants(bytes, f.code + f.size * INSTRUCTION)
  f.held, f.upvalues = number(bytes, at)
  f.inner, at = read_inner(bytes, f.upvalues + f.held * 3)
  f.lines, f.steps = number(bytes, at)
  at, f.full = number(bytes, f.steps + f.lines) -- how many are in full
  f.names = past_numbers(bytes, f.full, at * 2)
  f.after = past_names(bytes, f.names, 2)
  return f, past_names(bytes, f.after, 0)
end


--- lua54.read(bytes) -> function; nil if another Lua has compiled it
-- The parts of a compiled function, as places in its bytes: `code`, `size`
-- instructions; `upvalues`, of which it has `held`; `inner`, a list of the
-- functions in it; the `line` where it begins, and for `lines` instructions the
-- `steps` from the line of one to the next, or `full` numbers of lines; `names`
-- of its locals, and what comes `after` them.
function lua54.read(bytes)
  if string.sub(bytes, 1, #HEAD) ~= HEAD then return nil end
  local f, at = read(bytes, #HEAD + 2)
  return at == #bytes + 1 and f or nil
end


--- The line of the i-th instruction; what is asked next is not before it.
local function line_of(bytes, f, i)
  for at = f.steps + (f.passed or 0), f.steps + math.min(i, f.lines) - 1 do
    local step = string.byte(bytes, at)
    if step == 0x80 then -- in full: the instruction's number, and its line
      f.line, f.full = number(bytes, past_numbers(bytes, f.full, 1))
    else
      f.line = f.line + ((step ~ 0x80) - 0x80)
    end
  end
  f.passed = i
  return f.line
end


--- The upvalues of a function that are upvalues of the one around it, whose
-- list is `around`: by number, from 0, which upvalue of the outermost function
-- each one is.
local function outer_of(bytes, f, around)
  local outer = {}
  for i = 0, f.held - 1 do
    local at = f.upvalues + i * 3
    local is_local, n = string.byte(bytes, at, at + 1)
    if is_local == 0 then outer[i] = around[n] end
  end
  return outer
end


--- Appends which instructions have this number in their lowest byte.
local function find_all(list, code, byte)
  local at = string.find(code, byte, 1, true)
  while at do
    if (at - LOWEST) % INSTRUCTION == 0 then
      list[#list + 1] = (at - LOWEST) // INSTRUCTION + 1
    end
    at = string.find(code, byte, at + 1, true)
  end
end


--- The instructions `which` of a function, in order.
local function instructions_of(bytes, f, which)
  local code = string.sub(bytes, f.code, f.code + f.size * INSTRUCTION - 1)
  local list = {}
  for number_of in pairs(which) do
    find_all(list, code, string.char(number_of))
    find_all(list, code, string.char(number_of | 0x80))
  end
  table.sort(list)
  return list
end


--- Appends what a function and those in it do to upvalues by the instructions
-- `which`: an upvalue's number, the line.
local function search(bytes, f, outer, which, found)
  for _, inner in ipairs(f.inner) do
    search(bytes, inner, outer_of(bytes, inner, outer), which, found)
  end
  if not next(outer) then return end
  for _, i in ipairs(instructions_of(bytes, f, which)) do
    local instruction = string.unpack("I4", bytes, f.code + (i - 1) * 4)
    local bits = which[instruction & 0x7F]
    local upvalue = outer[instruction >> bits & 0xFF]
    if upvalue then
      found[#found + 1] = upvalue + 1
      found[#found + 1] = line_of(bytes, f, i)
    end
  end
end


--- What the compiled function sets: a list. Nil if its form is unknown.
local function all_set(bytes)
  local code, outer, found = lua54.read(bytes), {}, {}
  if not code then return nil end
  for i = 0, code.held - 1 do outer[i] = i end
  search(bytes, code, outer, SETS, found)
  return found
end


--- lua54.upvalues_set(f) -> list, work; nil if this Lua compiles in another way
-- Which of its upvalues the function sets, or one inside it does: an upvalue's
-- number, the line, the next one's number, and so on; and about how many
-- instructions were looked at. Lines are read only if there is something.
function lua54.upvalues_set(f)
  local short = dump(f, true)
  local found = all_set(short)
  if found and #found > 0 then found = all_set(dump(f)) end
  return found, #short // INSTRUCTION
end


--- Does a function, or one in it, set any upvalue?
local function sets_any(bytes, f)
  if #instructions_of(bytes, f, SETS) > 0 then return true end
  for _, inner in ipairs(f.inner) do
    if sets_any(bytes, inner) then return true end
  end
  return false
end


--- lua54.look(f) -> reads, sets
-- Does the function, with those in it, do nothing to its first upvalue, a
-- table, but read by names from it? And does any of them set an upvalue? The
-- answer is false, true if this Lua compiles in another way.
function lua54.look(f)
  local bytes, found = dump(f, true), {}
  local code = lua54.read(bytes)
  if not code then return false, true end
  search(bytes, code, { [0] = 0 }, CHANGES, found)
  return #found == 0, sets_any(bytes, code)
end


return lua54
