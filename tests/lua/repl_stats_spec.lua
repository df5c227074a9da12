-- What a person's own matches have come to.

local kept = require "tenace.face.table.kept"
local played = require "tenace.study.played"
local tenace = require "tenace"


--- A record of a match of random bots, with a person's seat noted.
local function record(game, seed, rounds)
  local m = tenace.new(game, { seed = seed })
  m:run("random", rounds and { rounds = rounds })
  return (m:record():gsub("\n", "\n# seat 1, bots random\n", 1)), m
end


describe("a match that is over", function()
  it("is won by the side of the seat, and lost by the other", function()
    local m = tenace.new("whist", { seed = 3 }):run "random"
    local _, winner = m:over()
    assert.equal(1, played.of(m, winner).won)
    assert.equal(1, played.of(m, winner + 2).won)
    assert.equal(1, played.of(m, winner + 1).lost)
  end)

  it("has the points of its rounds, and of the others on average", function()
    local m = tenace.new("hearts+rounds=2", { seed = 3 }):run "random"
    local found, scores = played.of(m, 2), m:scores()
    assert.equal(2, found.rounds)
    assert.equal(scores[2], found.points)
    assert.near((scores[1] + scores[3] + scores[4]) / 3, found.others, 1e-9)
  end)
end)


describe("a match that is not over", function()
  it("is open, and its finished rounds count", function()
    local m = tenace.new("whist+rounds=5", { seed = 3 })
    m:run("random", { rounds = 2 })
    local found = played.of(m, 1)
    assert.equal(1, found.unfinished)
    assert.equal(2, found.rounds)
  end)
end)


describe("contracts", function()
  it("are made where the declarer's side gets points", function()
    local declared, made, points = 0, 0, 0
    for seed = 1, 30 do
      local m = tenace.new("skat+rounds=1", { seed = seed }):run "random"
      for seat = 1, 3 do
        local found = played.of(m, seat)
        declared, made = declared + found.declared, made + found.made
        if found.made == 1 then points = math.min(points, found.points) end
        if found.declared == 0 then assert.equal(0, found.points) end
      end
    end
    assert.is_true(declared > 10 and declared <= 30)
    assert.is_true(made > 0 and made < declared)
    assert.equal(0, points)
  end)
end)


describe("the records of a folder", function()
  local folder

  --- Writes a file into the folder of records.
  local function write(name, text)
    assert(io.open(folder .. "/" .. name, "w")):write(text):close()
  end

  setup(function()
    folder = os.tmpname()
    os.remove(folder)
    os.execute("mkdir " .. folder)
    write("1-whist.record", (record("whist+rounds=1", 1)))
    write("2-whist.record", (record("whist+rounds=3", 2, 1)))
    write("3-skat.record", (record("skat+kontra+rounds=1", 3)))
    write("4-torn.record", "tenace record 1\nrubbish\n")
    write("5.txt", "no record")
  end)

  teardown(function() os.execute("rm -r " .. folder) end)

  it("are told by game and house rules, the most played first", function()
    local found = kept.read { folder = folder }
    assert.equal("whist", found.games[1].game)
    assert.equal(2, found.games[1].matches)
    assert.equal(1, found.games[1].unfinished)
    assert.equal("skat+kontra", found.games[2].game)
    assert.same({ "4-torn.record" }, found.unread)
    local lines = kept.lines(found)
    assert.matches("^game +matches +won +drawn +lost +open +rounds +you "
      .. "+others +declared$", lines[1])
    assert.matches("^whist +2 ", lines[2])
    assert.equal("One record cannot be read: 4-torn.record.", lines[#lines])
  end)

  it("are told of one game", function()
    local found = kept.read { folder = folder, game = "skat" }
    assert.equal(1, #found.games)
    assert.equal("skat+kontra", found.games[1].game)
  end)

  it("are reviewed, if that is asked for", function()
    local found = kept.read { folder = folder, game = "whist", review = true }
    local one = found.games[1]
    assert.is_true(one.decisions > 8)
    assert.is_true(one.same + one.alike <= one.decisions)
    assert.matches("worse$", kept.lines(found)[1])
  end)

  it("may be missing", function()
    assert.same({ "There is no record of a match in /nowhere yet." },
      kept.lines(kept.read { folder = "/nowhere" }))
  end)
end)
