-- Tries every example in the manual of the library: as a rules file, in a step
-- of a game, or as a script.
-- In 5 parts.

local blocks = require "doc.blocks"
local literal = require "doc.literal"
local tenace = require "tenace"

--- The pages of the manual, as its index has them.
local function pages()
  local list, seen = {}, {}
  local file <close> = assert(io.open "doc/library.md")
  for page in file:read "a":gmatch "%((library/[%l_]+%.md)[#)]" do
    if not seen[page] then list[#list + 1] = "doc/" .. page end
    seen[page] = true
  end
  return list
end


-- A game in which examples are steps. They find a player, a side, and so on.
local trial = [[
-- A game to try examples in.
local trial = game "Trial" {
  players = 4, sides = "partners", deck = deck {
    suits = "C D H S", ranks = "2 3 4 5 6 7 8 9 10 J Q K A",
    tags = { face = "JC QC KC JD QD KD" } },
  contracts = { clubs = { 12, from = 2, to = 18 }, ["null hand"] = 35 },
  piles = { turned = "all", kitty = "none", discard = "top",
    drawn = { sees = "all", each = "player" } },
  levels = { of = "2 3 4 5" }, points = { A = 11 },
  melds = { sets = "A", by = "all" },
  taking = { pile = "discard" }, combinations = { { "single" } },
  captures = { from = "turned" },
  obligations = { follow_suit }, %s
  announcements = { { "schneider", points = 31 } },
  round = { trump = suit, declarer = player },
}
function trial:round()
  self:deal_each(5)
  self:draw(self.kitty, 2)
  self.trump, self.declarer = suit(self.kitty:top()), self.dealer
  local player = self:left_of(self.dealer)
  local hand, side, leader = player.hand, player.side, player
  local card = "AS"
  %s
  if true then return player, hand, side, leader, card end
end
function trial:over() return true end
function trial:said() end  -- words before a card
return trial
]]

local house = [[
-- A house rule to try examples in.
local trial = house_rule "Trial" { of = "whist" }
%s
return trial
]]


-- A game with a pack to try.
local pack = [[
local trial = game "Trial" { players = 4, %s }
function trial:round() self:deal_each(5) end
function trial:over() return true end
return trial
]]


--- What to put around an example to make it a rules file.
local function file_of(code)
  if code:find("^deck = ") then
    return pack:format(code)
  elseif code:find("^%l+ = ") and not code:find("^self") then
    return trial:format(code .. ",", "")
  elseif code:find("^return") or code:find('= game "') then
    return code
  elseif code:find("^example") or code:find("= obligation") then
    return house:format(code)
  end
  if code:find("^self:deal_%l+") or code:find("^self:sit_out") then
    code = "for p in self:each_player() do self:move(p.hand, p, self.stock) "
      .. "end\n  " .. code
  end
  return trial:format("", code)
end


--- Loads a lesson and plays it through with its own moves.
local function try_lesson(text)
  local lesson = require "tenace.rules.lesson_file"
  local made = assert(lesson.load({ path = "trial.lua", name = "trial",
    text = text, of = "whist" }, pcall))
  assert(made.lessons or require "tenace.study.guide".check(made))
end


--- Loads a rules file, and plays a round of it if it is whole.
local function try_file(text)
  local library = tenace.library_of {
    { path = "trial.lua", name = "trial", text = text,
      of = text:find("house_rule", 1, true) and "whist" or nil },
    { path = "whist.lua", name = "whist", text = io.open("rules/whist.lua")
      :read("a") } }
  local game = text:find("house_rule", 1, true) and "whist+trial" or "trial"
  local variant, wrong = library:variant(game)
  assert(variant, tostring(wrong))
  if game == "trial" and not text:find("over") then return end
  tenace.new(variant, { seed = 1 }):run("random", { rounds = 1 })
end


for _, path in ipairs(pages()) do
  describe(path, function()
    local shared = literal.environment()
    shared.names.tenace = tenace
    for _, block in ipairs(blocks.of(path)) do
      it("line " .. block.line, function()
        local code = table.concat(block.lines, "\n")
        if code:find "^return lesson" or code:find "^return course" then
          try_lesson(code)
        elseif code:find("tenace%.") or code:find("%f[%w]m:") then
          shared.names.m = tenace.new("whist", { seed = 7 })
          literal.run(shared, block.lines, path .. " line " .. block.line)
        else
          try_file(file_of(code))
        end
      end)
    end
  end)
end


describe("the index of the library", function()
  it("has a page for each family, with an anchor for each word", function()
    assert.is_true(#pages() > 20)
    local index <close> = assert(io.open "doc/library.md")
    local n = 0
    local link = "%]%((library/[%l_]+%.md)#([^)]+)"
    for page, word in index:read "a":gmatch(link) do
      local file <close> = assert(io.open("doc/" .. page))
      assert.matches('<a id="' .. word .. '"></a>', file:read "a", 1, true)
      n = n + 1
    end
    assert.is_true(n > 200)
  end)
end)
