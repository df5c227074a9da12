-- Lines that somebody might type, though nobody should: commands with odd
-- arguments, moves, Lua, bytes that are no text. A seed always gives the same
-- lines.

local lines = {}


--- A stream of numbers of its own (xorshift): random(n) -> 1…n
local function stream(seed)
  local state = seed * 2654435769 % 4294967296 + 1
  return function(n)
    state = state ~ (state << 13) & 0xFFFFFFFF
    state = state ~ state >> 17
    state = (state ~ state << 5) & 0xFFFFFFFF
    return state % n + 1
  end
end


local ODD = { "", " ", "nil", "true", "{}", "0", "-1", "1", "2", "1.5", "1e9",
  "99999999999999999999", "nan", "-", "+", "=", "==", "(", ")", "[", "]", "{",
  "}", "\"", "'", "\\", "%", "%s", "%d", "%%", "^", "$", "*", "?", "??", "...",
  "..", "/", "~", "#", "# c", ";", "QS", "qs", "Q♠", "10c", "c10", "99H", "BJ",
  "hand", "trump", "score", "pass", "yes", "no", "take", "meld", "draw", "18",
  "hands", "trick 1", "trick 0", "trick 99", "round 1", "round 99",
  "decision 3", "decision 999999999999", "whist", "skat+kontra", "whist+",
  "+whist", "no_such_game", "target=3", "target=999", "target", "=3",
  "whist target", "random", "search:1", "search:0", "search:x", "1 QS",
  "9 QS", "1 QS for 2C", "1 for", "hand 1 QS", "hand QS", "stock", "QS QS",
  "QS 2C", "back", "one", "main", "one two", "\27[2J", "\0", "\255\254",
  "\u{202E}abc", "é ü ♥ न", "\t", "nil nil", "m", "m:", "m.", "function",
  "return", "end", "--", "[[", "--[[", "goto x", "::x::", ("x"):rep(3000),
  ("("):rep(300), ("{"):rep(250), ("9"):rep(400), ("a b "):rep(500) }

local LUA = { "m:moves()", "m:turn()", "m:view(1)", "m:scores()", "m:history()",
  "hand", "trump", "x = 1", "x", "return 1, nil, 2", "nil", "{}", "{ {} }",
  "{ { a = 1 }, { b = {} } }", "1 / 0", "0 / 0", "print()", "print(nil, 1)",
  "m:undo()", "m:redo()", "#m:moves()", "string.rep('a', 5000)", "-1 // 0",
  "error()", "error(nil)", "error {}",
  "error(setmetatable({}, { __tostring = error }))",
  "setmetatable({}, { __tostring = function() return 1 end })",
  "setmetatable({}, { __index = error })", "coroutine.wrap(print)",
  "setmetatable({}, { __name = 1 })", "setmetatable({}, { __pairs = error })",
  "(function() local t = {} t[1] = t return t end)()", "local x <close> = 1",
  "for i = 1, 3 do", "end", "if true then", "function f()", "x = ", "'abc",
  "[[abc", "goto continue", "break", "return return", "it", "it()", "it.x",
  "_G", "_ENV", "help", "help()", "games", "tenace", "m.core", "m.variant",
  "m", "m.x", "m:x()", "setmetatable({}, { __len = error })", "2^53", "1e300" }


--- What begins a line: a command word, or a mistyped one.
local function word_of(random, words)
  local word = words[random(#words)]
  local how = random(12)
  if how == 1 then return word:upper() end
  if how == 2 then return word:sub(1, -2) end
  if how == 3 then return word .. word end
  if how == 4 then return word .. "()" end
  return word
end


local function command(random, words)
  local parts = { word_of(random, words) }
  for _ = 1, random(4) - 1 do parts[#parts + 1] = ODD[random(#ODD)] end
  return table.concat(parts, " ")
end


--- A line with bytes of it changed, left out, doubled or put in.
local function spoilt(random, line)
  for _ = 1, random(3) do
    local at, how = random(#line + 1), random(4)
    local byte = string.char(random(256) - 1)
    line = line:sub(1, at - 1)
      .. (how == 1 and byte or how == 2 and "" or how == 3 and line:sub(at, at)
        :rep(2) or byte .. line:sub(at, at)) .. line:sub(at + 1)
  end
  return (line:gsub("\n", " "))
end


--- lines.from(seed, words) -> next: next(moves) -> line, kind
-- The kind is "command", "lua", "move" or "noise".
-- @param words the command words; `moves` are those that are possible now
function lines.from(seed, words)
  local random = stream(seed)
  return function(moves)
    local how = random(10)
    if how <= 4 then return command(random, words), "command" end
    if how <= 6 then return LUA[random(#LUA)], "lua" end
    if how <= 8 and moves and #moves > 0 then
      local move = moves[random(#moves)]
      if random(5) == 1 then return spoilt(random, move), "noise" end
      return move, "move"
    end
    if how == 9 then return ODD[random(#ODD)], "noise" end
    return spoilt(random, command(random, words)), "noise"
  end
end


--- What each command word is given, one after the other.
lines.odd = ODD


return lines
