-- The server writes answers of hosted tables as dkjson does, but for escapes.

local json = require "dkjson"
local place = require "tenace.base.place"
local open = package.loadlib(place.data .. "/build/server.so",
  "luaopen_tenace_server")


--- The value as the server writes it.
local function written(value)
  return open().json(value, json.encode)
end


-- Not each machine has what the server needs.
if open then
  describe("the text of an answer", function()
    it("is that of dkjson", function()
      local list = setmetatable({}, { __jsontype = "array" })
      local object = setmetatable({}, { __jsontype = "object" })
      local full = setmetatable({ a = 1 }, { __jsontype = "object" })
      for _, value in ipairs { true, false, 0, -7, math.maxinteger, 1.5, 1e300,
        1 / 0, "", "a", "10♥", {}, list, object, full, { 1, 2, 3 }, { a = 1 },
        { { {} } }, { list, object }, { [3] = "x" }, { 1, nil, 3 },
        { a = { b = { "c", false } } }, { [1.5] = "x" } } do
        assert.equal(json.encode(value), written(value))
      end
    end)

    it("has any text, however long", function()
      local bytes = {}
      for i = 0, 255 do bytes[i + 1] = utf8.char(i) end
      for _, text in ipairs { "\"q\\\n\0\u{2028}é\u{7F}",
        table.concat(bytes):rep(1000) } do
        assert.equal(text, json.decode(written { text })[1])
        assert.is_nil(written { text }:find "%c")
      end
    end)

    it("is none for a function, or for a table in itself", function()
      local own = {}
      own[1] = { own }
      assert.is_false((pcall(written, { print })))
      assert.is_false((pcall(written, own)))
    end)
  end)
end
