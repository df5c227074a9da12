-- The code uses each sentence of the text folders: it has its name, or makes
-- the name from a part that ends or begins with `_`.

local helper = require "game_helper"

--- The lines that a command prints.
local function lines_of(command)
  local pipe, list = assert(io.popen(command)), {}
  for line in pipe:lines() do list[#list + 1] = line end
  pipe:close()
  return list
end


--- The code as one text, without the sentences themselves and comments.
local function code()
  local list, find = {}, "find lua repl -name '*.lua' -o -name '*.c'"
    .. " -o -name '*.js'"
  for i, path in ipairs(lines_of(find)) do
    local text = path:find "/text/en/" and "" or helper.read(path)
    list[i] = path:find "lua$" and text:gsub("%f[%S]%-%-[^\n]*", "") or text
  end
  return table.concat(list, "\n")
end


--- Is the name made from parts? Then `prefix_` or `_suffix` is in the code.
local function is_composed(all, key)
  for at in key:gmatch "()_" do
    local prefix, suffix = key:sub(1, at), key:sub(at)
    if all:find(prefix .. '"', 1, true) then return true end
    if all:find('"' .. suffix .. '"', 1, true) then return true end
  end
  return false
end


--- Adds the unused sentences of a table, with their paths.
local function add_silent(list, templates, path, said, all)
  for key, value in pairs(templates) do
    local here = path .. "." .. tostring(key)
    if type(value) == "table" then add_silent(list, value, here, said, all) end
    if type(key) == "string" and not said[key] and not is_composed(all, key)
    then
      list[#list + 1] = here
    end
  end
end


describe("a sentence", function()
  it("is used somewhere", function()
    local all, silent = code(), {}
    local said = { one = true, other = true, by = true }
    for word in all:gmatch "[%w_]+" do said[word] = true end
    local texts = lines_of "ls lua/tenace/text/en/*.lua repl/text/en/*.lua"
    for _, path in ipairs(texts) do
      add_silent(silent, dofile(path), path, said, all)
    end
    table.sort(silent)
    assert.same({}, silent)
  end)

  it("says who sees a pile, in each way that rules have", function()
    local phrase = require "tenace.face.say.phrase"
    for _, sees in ipairs { "all", "owner", "none", "top" } do
      assert.matches("^p: a pile of G .+ sees?", phrase(
        "prompt.is_pile_" .. sees, { name = "p", game = "G" }))
    end
  end)
end)
