-- Kills the program while somebody plays, at moments that a seed decides. All
-- that was on the screen must be in the record, and the match must go on from
-- it.

local files = require "tenace.face.terminal.files"
local tenace = require "tenace"

local TENACE = assert(os.getenv "TENACE")
local SOAK = (os.getenv "SOAK" or "") ~= ""
local SEED, TIMES = 1, SOAK and 1000 or 5
local folder


setup(function()
  folder = os.tmpname()
  os.remove(folder)
  assert(files.make_folder(folder))
  assert(files.write(folder .. "/in", ("1\n"):rep(400)))
end)

teardown(function()
  os.execute("rm -r " .. files.quote(folder))
end)


--- Plays a match with the record `name`, and kills the program after so many
-- milliseconds, if given. Returns what was on the screen.
local function play(name, seed, milliseconds)
  local command = ("%s play whist --seed %d --bots random --record %s/%s "
    .. "<%s/in >%s/out 2>&1"):format(TENACE, seed, folder, name, folder, folder)
  if milliseconds then
    command = ("%s & sleep %.3f; kill -9 $! 2>%s/none; wait $! 2>%s/none")
      :format(command, milliseconds / 1000, folder, folder)
  end
  os.execute(command)
  return assert(files.read(folder .. "/out"))
end


--- The cards played on the screen, in order; the last line may be cut off.
local function seen(text)
  local list = {}
  for word, card in text:gmatch " (%a+) (%d?%w?[♠♥♣♦]+)[.,]" do
    if word:find "^leads?$" or word:find "^plays?$" then
      list[#list + 1] = card
    end
  end
  return list
end


--- The cards that a record has, as they are shown.
local function kept(text)
  local signs, list = { S = "♠", H = "♥", C = "♣", D = "♦" }, {}
  for rank, suit in text:gmatch "\n%d[:=] (%w+)([SHCD]) " do
    list[#list + 1] = rank .. signs[suit]
  end
  return list
end


describe("a program that is killed", function()
  it("has kept all that was on the screen", function()
    math.randomseed(SEED)
    local killed, most = 0, 0
    for n = 1, TIMES do
      local name = n .. ".record"
      local screen = play(name, n, math.random(5, 150))
      local text = files.read(folder .. "/" .. name) or ""
      local told, had = seen(screen), kept(text)
      for i, card in ipairs(told) do
        assert.equal(card, had[i], ("seed %d, match %d, card %d"):format(SEED,
          n, i))
      end
      most = math.max(most, #told)
      if text ~= "" then
        local m = assert(tenace.replay(text))
        killed = killed + (m:over() and 0 or 1)
        local again = os.execute(("%s play --resume %s/%s </dev/null "
          .. ">%s/out 2>&1"):format(TENACE, folder, name, folder))
        assert.is_true(again, files.read(folder .. "/out"))
      end
      os.remove(folder .. "/" .. name)
    end
    if SOAK then print(("ok - %d killed, at most %d cards"):format(killed,
      most)) end
  end)

  it("would fail this test if it had not kept it", function()
    local screen = play("whole", 1)
    local text = assert(files.read(folder .. "/whole"))
    assert.same(seen(screen), kept(text))
    assert.is_true(#seen(screen) > 100)
  end)
end)
