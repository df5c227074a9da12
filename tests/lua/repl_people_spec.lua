-- Several people at one table: each sees only what belongs to the own seat.

local seating = require "tenace.face.table.seating"
local show = require "tenace.face.say.show"
local Session = require "tenace.face.table.session"
local tenace = require "tenace"


--- A table of two people, where the others are bots that play at random.
local function for_two(clear)
  local session = Session.new { match = tenace.new("whist", { seed = 2,
    traced = true }), seat = 1, seats = { 1, 3 }, style = show.plain,
    clear = clear, header = "", bot_names = "random",
    bots = { "random", "random", "random", "random" } }
  return session, session:start()
end


--- Plays the first card allowed to the person at the screen.
local function play(session)
  return (session:handle(session.match:moves()[1]))
end


describe("two people at a table", function()
  it("are told who sits where", function()
    local _, said = for_two()
    assert.matches("\nPeople sit in seats 1 and 3, bots in the others%.\n",
      said)
  end)

  it("take turns: one hides the cards before the other sees some", function()
    local session, said = for_two()
    assert.matches("\nSeat 3 is next%. Enter shows the cards of Seat 3%.\n$",
      said)
    assert.is_nil(said:match "\nHand")
    said = session:handle ""
    assert.matches("\nHand ", said)
    assert.equal(3, session.seat)
    assert.matches("\nwhich card%?\n", said)
  end)

  it("answer nothing but Enter and quit while nobody is seen", function()
    local session = for_two()
    local asked = "Seat 3 is next. Enter shows the cards of Seat 3.\n"
    assert.equal(asked, (session:handle "show hands"))
    assert.equal(asked, (session:handle "m:hands()"))
    assert.is_false(session.over)
    session:handle "q"
    assert.is_true(session.over)
  end)

  it("empty the screen when they have read what happened", function()
    local times = 0
    local session = for_two(function() times = times + 1 end)
    session:handle ""
    local said
    repeat said = play(session) until session.next_seat
    assert.matches("\nSeat 1 is next%. Enter hides your cards%.\n$", said)
    assert.equal(0, times)
    session:handle ""
    assert.equal(1, times)
    session:handle ""
    assert.equal(1, times)
  end)

  it("hear in their own words what has happened since", function()
    local session = for_two()
    assert.matches("\nRight leads K♣%.\n", (session:handle ""))
    repeat play(session) until session.next_seat
    session:handle ""
    local said = session:handle ""
    assert.matches("^Partner plays %S+%.\n", said)
    assert.is_nil(said:match "13 cards each")
  end)

  it("go back to their own last decision", function()
    local session = for_two()
    repeat
      if session.next_seat then
        session:handle ""
        session:handle ""
      else
        play(session)
      end
    until session.seat == 1 and session:mine()
      and #session.match:history() > 8
    session:handle "undo"
    assert.equal(1, session.match:turn())
    assert.equal(1, session.seat)
  end)
end)


describe("the seats of people", function()
  it("are read in any order", function()
    assert.same({ 1, 3 }, seating.seats "3,1")
    assert.same({ 2 }, seating.seats "2")
  end)

  it("are different numbers", function()
    for _, text in ipairs { "", "1,", "1,1", "x", "1;2", "-1", "1.5" } do
      assert.is_nil(seating.seats(text))
    end
  end)

  it("exist in the game", function()
    assert.error_matches(function()
      seating.sit { spec = "whist", seat = { 1, 5 }, style = show.plain }
    end, "no seat 5 in this game: choose 1 to 4")
  end)

  it("are kept in the record", function()
    local file = os.tmpname()
    local made = seating.sit { spec = "whist", seed = 2, seat = { 1, 3 },
      bots = "random", record = file .. ".record", style = show.plain }
    assert(io.open(file, "w")):write(made:record_text()):close()
    local again = seating.resume { file = file, style = show.plain }
    assert.same({ 1, 3 }, again.seats)
    os.remove(file)
    os.remove(file .. ".record")
  end)
end)
