-- The example at the head of the core's header is C that compiles and does what
-- it says.

local HEADER = "core/tenace.h"

local BUILD = os.getenv "BUILD" or "build"

--- The compiler's options if the library was built with sanitizers.
local FLAGS = BUILD:find "sanitize" and "-fsanitize=address,undefined" or ""


--- The lines of the comment between "An example." and the next paragraph.
local function example()
  local lines, inside = {}, false
  for line in io.lines(HEADER) do
    if line:find "^%*%* An example%." then inside = true
    elseif inside and line:find "^%*%* %S" then break
    elseif inside then
      lines[#lines + 1] = line:gsub("^%*%*", ""):gsub("//.*", "")
    end
  end
  return lines
end


describe("the example of " .. HEADER, function()
  it("has the winner that its last line says", function()
    local lines = example()
    assert.is_true(#lines >= 10)
    local name = os.tmpname()
    local file = assert(io.open(name .. ".c", "w"))
    file:write('#include "tenace.h"\n#include <stdio.h>\nint main(void) {\n',
      table.concat(lines, "\n"), '\n  printf("%d", winner);\n}\n'):close()
    local pipe = assert(io.popen(("cc -std=c11 -Wall -Wextra -Werror -Icore "
      .. "%s %s.c %s/libtenace_core.a -o %s && %s"):format(FLAGS, name, BUILD,
      name, name)))
    local out = pipe:read "a"
    pipe:close()
    os.remove(name .. ".c")
    os.remove(name)
    local text = assert(io.open(HEADER)):read "a"
    assert.equal(text:match "int winner = [^\n]*// (%d+):", out)
  end)
end)
