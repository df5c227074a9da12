-- `try` at the table and at the prompt: how a line of play would go.

local commands = require "commands_helper"


--- What the program prints for lines at a table of Whist.
local function table_says(...)
  return (commands.tenace("play whist --seed 2 --bots random",
    table.concat({ ... }, "\n") .. "\n"))
end


--- What the prompt prints behind a match of Whist.
local function prompt_says(...)
  return (commands.tenace("", "new('whist', { seed = 2 });\n"
    .. table.concat({ ... }, "\n") .. "\n"))
end


describe("try", function()
  setup(commands.begin)
  teardown(commands.finish)

  it("tells at the table what would come, and leaves the match there",
    function()
      local out = table_says("try 4c", "score", "moves")
      assert.matches("\nYou play 4♣%.\nLeft wins the trick: K♣ is the highest "
        .. "of clubs%.\n\nLeft leads 2♠%.\nPartner plays 9♠%.\nRight plays "
        .. "6♠%.\nAll of that is allowed%.\nThe match is still where it was%.",
        out)
      assert.matches("2♣, 4♣, 5♣, 6♣\n", out)
    end)

  it("says for whom a move is not allowed", function()
    assert.matches("\nMove 1, Q♠: not allowed for you: you hold 2♣ 4♣ 5♣ 6♣, "
      .. "so you must follow clubs %(rule follow suit, rules/whist.lua:%d+%); "
      .. "allowed: 2♣, 4♣, 5♣, 6♣%.\nThe match is still",
      table_says "try qs")
  end)

  it("takes the number of a card for the first move", function()
    assert.matches("\nYou play 4♣%.\n", table_says "try 3")
    assert.matches("\nYou play 6♣%.\n", table_says "try 1")
  end)

  it("plays for all seats at the prompt", function()
    local out = prompt_says("try kc, 8c", "try \"kc qs\"", "m:decisions()")
    assert.matches("Seat 2 leads K♣%.\nSeat 3 plays 8♣%.\nAll of that", out)
    assert.matches("Move 2, Q♠: not allowed for Seat 3: you do not hold Q♠; "
      .. "allowed: 3♣, 8♣, Q♣, A♣%.", out)
    assert.matches("\n0\n$", out)
  end)

  it("names the move that is refused in the person's language", function()
    assert.matches("\nZug 5, aufnehmen: Platz 1 nicht erlaubt: ",
      commands.tenace("--lang de", "new('euchre', { seed = 7 });\n"
        .. "try passe, passe, passe, passe, aufnehmen\n"))
  end)

  it("does not tell again what has just been told", function()
    local out = commands.tenace("", [[new('cribbage', { seed = 1 });
      for move in ("10C 5C;KD QH;AH;3D;5H;6C"):gmatch "[^;]+" do
        m:play(move)
      end
      try 9d
      ]])
    assert.matches("\nSeat 1: 9♦%.\nCount now: 24%.\n", out)
    assert.not_matches("fifteen", out)
  end)

  it("says what it wants, and when nobody can move", function()
    assert.matches("What to try: moves with blanks", prompt_says "try")
    local over = prompt_says("x = m:run('random')", "try kc")
    assert.matches("The match is over before move 1, K♣%.", over)
  end)
end)
