-- Makes declarations.h of the core's preprocessed headers: numbers, types and
-- functions alone, for other languages that read C, such as Python's cffi. It
-- reads the macros and the headers on standard input, and leaves out what is
-- the system's and the bodies of inline functions, which no library exports.

local text = io.read "a"


--- The macros of the core that are numbers.
local function numbers(all)
  local list = {}
  for line in all:gmatch "#define TN_[%w_]+ %d+\n" do list[#list + 1] = line end
  table.sort(list)
  return table.concat(list)
end


--- The declarations, from the first one of the core on.
local function declarations(all)
  local rest = all:gsub("#[^\n]*\n", "")
  local at = rest:find "[^\n]*%f[%w_]tn_"
  assert(at, "there is nothing of the core")
  return (rest:sub(at):gsub("static inline [^{;]*(%b{})", "")
    :gsub("\n\n+", "\n"))
end


io.write("/* Tenace ", (...), "'s core, for programs that are not in C. Made "
  .. "from tenace.h. */\n", numbers(text), declarations(text))
