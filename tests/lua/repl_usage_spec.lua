-- The line above the help of a command names each of its options, in every
-- language.

local language = require "tenace.base.language"
local names = require "tenace.face.command.names"


--- The options of a command that help shows, `--seed` and the like.
local function options_of(command)
  local list, parser = {}, {}
  local function chain() return parser end
  for _, name in ipairs { "argname", "args", "argument", "choices", "convert",
    "count", "default", "target", "mutex", "require_command",
    "command", "command_target", "usage", "epilog", "description", "group" } do
    parser[name] = chain
  end
  local function option(_, words)
    list[#list + 1] = words:match "%-%-[%w-]+"
    return parser
  end
  parser.option, parser.flag = option, option
  function parser.hidden()
    list[#list] = nil
    return parser
  end
  if command.options then command.options(parser) end
  return list
end


describe("the usage of a command", function()
  local n = 0
  for _, name in ipairs(names) do
    local command = require("tenace.face.command." .. name)
    it("has every option: " .. name, function()
      for _, code in ipairs(language.codes) do
        local texts = dofile("repl/text/" .. code .. "/command.lua")
        for _, option in ipairs(options_of(command)) do
          n = n + 1
          local plain = option:gsub("%-", "%%-")
          assert.truthy(texts[name].usage:find(plain .. "%f[^%w-]"),
            code .. ": " .. option)
        end
      end
    end)
  end

  it("was looked at", function() assert.is_true(n > 300) end)
end)
