-- Every reader of texts takes ten times as long for ten times the text, not a
-- hundred times.
--
-- The spec counts instructions of Lua, not time. But a pattern that took time
-- in the square of the size would not end here.

local cite = require "tenace.base.cite"
local core = require "tenace.core"
local kinds = require "tenace.rules.kinds"
local mentions = require "tenace.study.mentions"
local nearest = require "tenace.base.nearest"
local request = require "tenace.rules.request"
local sentence = require "tenace.base.sentence"
local source = require "tenace.base.source"

local rep = string.rep


--- How many instructions a call takes, in hundreds.
local function cost(f, text)
  local n = 0
  debug.sethook(function() n = n + 1 end, "", 100)
  pcall(f, text)
  debug.sethook()
  return n
end


local texts = {
  ["blanks"] = function(n) return rep(" ", n) end,
  ["lines"] = function(n) return rep("\n", n) end,
  ["words"] = function(n) return rep("AS ", n) end,
  ["one word"] = function(n) return rep("x", n) end,
  ["comments"] = function(n) return rep("-- x\n", n) end,
  ["a comment"] = function(n) return "-- " .. rep(". ", n) end,
  ["blanks in it"] = function(n) return "-- x." .. rep(" ", n) .. "x" end,
  ["tables"] = function(n) return "x = {" .. rep("{ a = 1 },", n) .. "}" end,
  ["a table"] = function(n) return "x = { a = {" .. rep("b = 1,", n) end,
  ["deep tables"] = function(n) return rep("{", n // 100) .. rep("1,", n) end,
  ["calls"] = function(n) return rep("f(", n) end,
  ["long brackets"] = function(n) return rep("[=", n) end,
  ["long texts"] = function(n) return rep("[==[ ", n) end,
  ["quotes"] = function(n) return rep("'\\'", n) end,
  ["functions"] = function(n) return rep("function g:a()\n", n) end,
  ["steps"] = function(n) return rep("-- A.\nfunction g:a()\nend\n", n) end,
  ["names in braces"] = function(n) return rep("{x", n) .. rep("}", n) end,
  ["parts"] = function(n) return rep("{a}", n) end,
  ["words between plus signs"] = function(n) return "g" .. rep("+a", n) end,
  ["paths"] = function(n) return "g" .. rep("+a/", n) end,
  ["options"] = function(n) return "g" .. rep("+a=1", n) end,
  ["equal cards"] = function(n) return rep("AS=", n) end,
}


local parts = setmetatable({}, { __index = function() return "x" end })

-- A sentence that was filled once is kept cut up: each is another one.
local filled = 0

local function another()
  filled = filled + 1
  return tostring(filled)
end


local readers = {
  tokens = function(text)
    for _ in ipairs(source.tokens(text)) do end
  end,
  outline = function(text) source.outline(text, 1) end,
  too_deep = source.too_deep,
  opening = source.opening,
  comments = function(text)
    local comments = require "tenace.face.rulebook.comments"
    comments.functions(text)
  end,
  mentions = function(text)
    mentions.of { { text = text, path = "g.lua" } }
  end,
  citation = function(text)
    cite.name({ files = { { text = text, path = "g.lua" } } }, "nowhere")
  end,
  names = kinds.name_list,
  spec = request.parse,
  sentence = function(text) sentence.fill(text .. another(), parts) end,
  cards = function(text)
    require "tenace".cards(text)
  end,
  order = function(text)
    core.order(require "tenace".deck "french", { top = text })
  end,
  split = core.globals.split,
  nearest = function(text) nearest(text, { text .. "x", "y" .. text }) end,
}

-- A reader of single words needs no texts of many sorts.
local N = 400


describe("ten times the text", function()
  for reader, read in pairs(readers) do
    it("takes no more than fifteen times the instructions: " .. reader,
      function()
        for name, make in pairs(texts) do
          cost(read, make(N))
          local one, ten = cost(read, make(N)), cost(read, make(10 * N))
          assert.is_true(ten <= 15 * math.max(one, 10), name .. ": " .. one
            .. "00 and " .. ten .. "00 instructions")
        end
      end)
  end

  it("takes little if it is nested too deeply", function()
    for _, word in ipairs { "(", "{", "x = not ", "\nlocal x =\n{" } do
      local text = rep(word, 250000 // #word)
      assert.is_true(cost(source.too_deep, text) < 1000, word)
    end
  end)

  it("takes no pattern for ever", function()
    for _, make in pairs(texts) do
      local text = make(20000)
      source.opening(text)
      require "tenace.face.rulebook.comments".functions(text)
      for _ in ipairs(source.tokens(text)) do end
    end
  end)
end)
