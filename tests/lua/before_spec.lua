-- Words that were gone before version 1: files of records go on having them.
-- The records beside this file were written by a program that had the words.

local aged = require "tenace.rules.aged"
local games = require "tenace.rules.games"
local helper = require "game_helper"
local library = require "tenace.rules.library"
local replay = require "tenace.match.replay"
local tenace = require "tenace"
local words = require "tenace.words.all"

-- The words that the rules in each record say.
local SAYS = {
  sets = "sums same_rank runs height climb",
  packs = "sums same_rank runs height climb", -- of a wide deck
  tricks = "shuffle last_dealt ask_card play_card plays",
  forms = "ask can_say play_card", -- with `plays` in a form
  melds = "layouts least_left",
  told = "reveal_party tell_best",
  throws = "failed_throws plays",
}

-- The words that are gone since then, and what rules of version 1.0.0 say them:
-- the kept records of these games are played with them. NEVER: none does.
local SAID = {
  bid_whist = "tell_kept",
  canasta = "count_melds draw_for_partners first_meld lay_down score_lines",
  cribbage = "last_patterns", doppelkopf = "best_card players_who",
  dou_dizhu = "readings",
  durak = "beats", gin_rummy = "win_match", go_fish = "tell_same_rank",
  ["house/hearts/no_empty_tricks"] = "was_played",
  klondike = "can_say cards_from find tops",
  mau_mau = "tell_drawn turn_again",
  own = "ask_cards", pinochle = "sets_in tell_set", president = "give_up",
  rummy = "play_turn", rummy_500 = "laid_points",
  shengji = "at_stop largest_led", skat = "contract_value duel",
  tarot = "collect",
}
local NEVER = "ask_discard ask_melds draw_or_take format"


local function text_of(name)
  return helper.read("tests/lua/before/" .. name .. ".record")
end


--- What stays of a match: its record, and what is known in the end and before
-- each decision.
local function seen(m)
  local list = {}
  for n = m:decisions(), 1, -1 do
    m:undo()
    list[n] = { m:turn(), m:moves(), (m:view(1)) }
  end
  return { m:redo(#list):record(), m:scores(), m:history(), list }
end


describe("a record with words that are gone", function()
  teardown(helper.clean)

  for name, says in pairs(SAYS) do
    it("is played again, and recorded the same: " .. name, function()
      local text = text_of(name)
      local m = assert(tenace.replay(text))
      assert.equal(text, m:record())
      assert.equal(text, m:undo(3):redo(3):record())
      local gone = aged.gone_words(m.variant.files)
      for word in says:gmatch "%S+" do assert.is_true(gone[word], word) end
      assert.same(seen(m), seen(assert(tenace.replay(text))))
    end)
  end

  it("of version 1.0.0 has those that its games said", function()
    for game, said in pairs(SAID) do
      local path = "tests/records/1.0.0/rules/" .. game .. ".lua"
      local gone = aged.gone_words { { text = helper.read(path) } }
      for word in said:gmatch "%S+" do
        assert.is_true(gone[word], game .. ": " .. word)
      end
    end
  end)

  it("says each word that is gone", function()
    local said = {}
    for _, words_of in pairs(SAID) do
      for word in words_of:gmatch "%S+" do said[word] = true end
    end
    for word in NEVER:gmatch "%S+" do said[word] = true end
    for _, says in pairs(SAYS) do
      for word in says:gmatch "%S+" do said[word] = true end
    end
    local files = {}
    for word in pairs(said) do
      files[#files + 1] = { text = "self:" .. word .. "() " .. word .. "()" }
    end
    files[#files + 1] = { text = "{ '{card}', plays = true }" }
    assert.same(said, aged.gone_words(files))
  end)

  it("has them where today's rules are the same, too", function()
    local text = text_of "tricks"
    local files = assert(tenace.replay(text)).variant.files
    local today = library.new { files = files, words = words.globals,
      self_words = words.on_self }
    assert(today:variant "tricks")
    local m = assert(replay.play(text, { library_of = games.library_of,
      variant = function(spec) return today:variant(spec) end }))
    assert.equal(text, m:record())
  end)

  it("asks for the cards to a trick as then", function()
    local m = assert(tenace.replay(text_of "forms"))
    m:undo(m:decisions()):play "7S"
    local player, question = m:turn()
    assert.same({ 3, "hand" }, { player, question.from })
    assert.same({ "8S", "KS" }, m:moves())
    assert.same({ false, "you hold 8S KS, so you must follow spades",
      "follow_suit" }, { m:allows "9D" })
  end)

  it("may have fields and steps named like such words", function()
    local m = helper.match([[
      round = { plays = number, height = number, told = number },
      options = { rounds = number { 1, from = 1, to = 1, "rounds" } },
    ]], [[
      function g:shuffle(n) return n + 1 end
      function g:round()
        self.plays, self.height = 3, 4
        self.told = self:shuffle(self.plays * self.height)
        self:ask_yes_no(1, "go on?")
        self:score(1, self.told, "points")
      end
    ]])
    local text = m:run "random":record()
    assert.equal(text, assert(tenace.replay(text)):record())
  end)
end)


describe("a word that is gone", function()
  teardown(helper.clean)

  it("is none of rules that are played today", function()
    for word in pairs(aged.instead) do
      assert.is_nil(words.on_self[word], word)
    end
    assert.is_nil(words.globals.climb)
    assert.matches("no 'last_dealt' any more: see 'show_last_dealt'",
      helper.wrong "self:last_dealt()")
    assert.matches("'runs'", helper.wrong "self:runs('AS')")
    assert.matches("'climb'", helper.wrong "climb('a b', 'a', 1)")
    assert.matches("'plays'", helper.wrong [[
      self:deal_each(1)
      self:ask(1, "what?", { { "{card}", plays = true } })]])
  end)

  it("leaves further arguments of 'among' aside, in records alone", function()
    local text = helper.text("", [[
      function g:round()
        if among("a", "b c", "a") then self:score(1, 1, "one") end
        self:ask_yes_no(1, among("c", "b c", "a") and "yes?" or "no?")
      end]])
    local files = { { path = "/r/g.lua", name = "g", text = text } }
    assert.is_truthy(aged.gone_words(files).among)
    local m = tenace.new(games.library_of(files):variant "g", { seed = 1 })
    assert.equal("yes?", select(2, m:turn()).prompt)
    assert.equal(0, m:scores()[1])
    assert.matches("among: one text or list of words expected",
      helper.error(tenace.new, helper.file(text), { seed = 1 }))
  end)

  it("is none in games of today: no rules say one", function()
    for _, game in ipairs(tenace.library:names()) do
      local files = assert(tenace.variant(game)).files
      assert.is_nil(aged.gone_words(files) or nil, game)
    end
  end)
end)
