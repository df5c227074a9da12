-- An auction in which each player bids to one who holds. The junior names ever
-- higher numbers; the senior holds each of them or passes. Then the next one is
-- the junior of whoever is left.

local core = require "tenace.core"
local cores = require "tenace.words.cores"
local given = require "tenace.words.given"

-- The most rungs of a ladder, and the highest number on it.
local RUNGS <const>, HIGHEST <const> = 256, 32767

-- The topics of steady bots; those below are the kinds of questions.
local BID <const>, HOLD <const> = 8, 9

-- The junior may say one word, to pass; the senior two of which the second is
-- to pass, as a bot does that thinks.
local JUNIOR <const>, SENIOR <const>, PASS <const> = 1, 3, 2


--- Reads a ladder from text: whole numbers that go up, and their texts.
local function read_numbers(text)
  local bids, texts, last = {}, {}, 0
  for word in string.gmatch(text, "[^ ]+") do
    local bid = string.match(word, "^[+-]?%d+$") and math.tointeger(word)
    if not bid or bid <= last or bid > HIGHEST or #bids == RUNGS then
      error(core.message "bids_go_up", 0)
    end
    bids[#bids + 1], texts[#texts + 1], last = bid, tostring(bid), bid
  end
  return bids, texts
end


--- How many numbers of a ladder are not above another.
local function below(bids, last)
  local n = 0
  while n < #bids and bids[n + 1] <= last do n = n + 1 end
  return n
end


--- Checks the prompts, if there are some.
local function check_prompts(args)
  given.maybe_text("auction", 1, "prompt", args.prompt)
  given.maybe_text("auction", 1, "hold", args.hold)
end


--- An argument. Where the rules have none, the kit has the sentences.
local function argument(self, args, name)
  local value = args[name]
  if value == nil then return core.kit(self).duel()[name] end
  return value
end


--- A prompt with the last number in it.
local function prompt(self, args, name, bid)
  return (string.gsub(argument(self, args, name), "{bid}",
    tostring(bid or 0)))
end


cores.add(function(one)
  local pick, at_seat = one.pick, one.at_seat
  local at_table, kit_of = one.at_table, one.kit
  local hold_scale = one.scale({ "yes", "pass" }, {}, HOLD, true)

  -- The ladders of each kit: those of texts, and that of all that the game's
  -- contracts are worth.
  local by_text = setmetatable({}, { __mode = "k" })
  local of_contracts = setmetatable({}, { __mode = "k" })

  local function new_ladder(text, promises)
    local bids, texts = read_numbers(text)
    return { bids = bids, texts = texts, promises = promises,
      scale = one.scale({ "pass" }, texts, BID) }
  end

  local function worth_of(kit)
    local ladder = of_contracts[kit]
    if not ladder then
      ladder = new_ladder(kit.ladder())
      of_contracts[kit] = ladder
    end
    return ladder
  end

  local function ladder_of_text(kit, text)
    if type(text) ~= "string" and type(text) ~= "number" then
      given.wrong_kind("auction", -2, "string", text)
    end
    by_text[kit] = by_text[kit] or {}
    local ladder = by_text[kit][text] or new_ladder(text)
    by_text[kit][text] = ladder
    return ladder
  end

  -- The scales of other words than `yes`, by the word.
  local holding = {}

  --- The scale of who holds, and the word that holds.
  local function hold_scale_of(args)
    local word = args.hold_word
    if word == nil then return hold_scale, "yes" end
    given.named_text("auction", 1, "hold_word", word)
    holding[word] = holding[word]
      or one.scale({ word, "pass" }, {}, HOLD, true)
    return holding[word], word
  end

  --- Shows the question to the junior, or refuses its answer.
  local function show_bid(self, args, ladder, named, refused)
    local promises = argument(self, args, "promises")
    if promises == nil then promises = ladder.promises end
    local texts = ladder.texts
    one.wait(self, { prompt = prompt(self, args, "prompt", ladder.bids[named]),
      list = one.open_texts(self, 1, ladder.scale, JUNIOR, named + 1),
      promises = promises, numbers = promises ~= nil or nil,
      auction = named < #texts and { high = texts[named],
        least = texts[named + 1], bids = texts } or nil }, refused)
  end

  --- Shows the question to the senior, or refuses its answer.
  local function show_hold(self, args, bid, refused, word)
    one.wait(self, { prompt = prompt(self, args, "hold", bid),
      list = { word, "pass" } }, refused)
  end

  local function ladder_of(self, args)
    local bids = args.bids
    return bids == nil and worth_of(kit_of(self))
      or ladder_of_text(kit_of(self), bids)
  end

  --- The seat that is the first in turn to name a number, and the number; nil
  -- if nobody does.
  local function opening(self, args, first, nexts)
    local ladder, seat = ladder_of(self, args), first
    repeat
      local said, refused = pick(self, seat, ladder.scale, JUNIOR, 1)
      while not said do
        show_bid(self, args, ladder, 0, refused)
        said, refused = pick(self, seat, ladder.scale, JUNIOR, 1)
      end
      if said > 1 then return seat, ladder.bids[said - 1] end
      seat = nexts >> 4 * (seat - 1) & 15
    until seat == first
  end

  --- Asks one after the other, until the seat `last` would bid. After a
  -- question was shown it is asked again: its answer is there then.
  local function bidding(self, args, senior, junior, last, nexts, above)
    local ladder, holds, word = ladder_of(self, args), hold_scale_of(args)
    local scale, named = ladder.scale, above and below(ladder.bids, above) or 0
    repeat
      local said, refused = pick(self, junior, scale, JUNIOR, named + 1)
      if said == 1 then
        junior = nexts >> 4 * (junior - 1) & 15
      elseif said then
        named = said - 1
        said, refused = pick(self, senior, holds, SENIOR, 1, 0, PASS)
        while not said do
          show_hold(self, args, ladder.bids[named], refused, word)
          said, refused = pick(self, senior, holds, SENIOR, 1, 0, PASS)
        end
        if said == PASS then
          senior, junior, said = junior, nexts >> 4 * (junior - 1) & 15, 1
        end
      else
        show_bid(self, args, ladder, named, refused)
      end
    until said == 1 and junior == last
    return ladder.bids[named], at_seat(self, senior)
  end

  --- An auction in which the first to name a number holds it. Whoever has
  -- passed before is out.
  local function opened(self, args)
    local first, _, nexts = at_table(self)
    if args.first then
      first = given.seat(self, "auction", nil, args.first)
    end
    check_prompts(args)
    local holder, number = opening(self, args, first, nexts)
    if not holder then return end
    local after = nexts >> 4 * (holder - 1) & 15
    if after == first then return number, at_seat(self, holder) end
    return bidding(self, args, holder, after, first, nexts, number)
  end

  --- core.duels(self, args) -> number, player
  -- An auction with a holder, to whom one after the other bids.
  function one.duels(self, args)
    if args.holder == nil then return opened(self, args) end
    local holder = given.seat(self, "auction", nil, args.holder)
    local _, sides, nexts = at_table(self)
    local first = nexts >> 4 * (holder - 1) & 15
    if sides >> 4 * (holder - 1) & 15 == 0 then
      given.wrong("auction", 1, "sits_out", "holder")
    end
    if first == holder then
      given.wrong("auction", 1, "nobody_else", "holder")
    end
    check_prompts(args)
    return bidding(self, args, holder, first, holder, nexts)
  end

  --- core.duel(self, args, junior, senior [, last]) -> number, player
  -- The same for one player against the holder, who names more than the last
  -- number.
  function one.duel(self, args, junior, senior, last)
    one.word(self, "duel")
    local low = given.seat(self, "duel", 1, junior)
    local high = given.seat(self, "duel", 2, senior)
    local _, _, nexts = at_table(self)
    check_prompts(args)
    return bidding(self, args, high, low, nexts >> 4 * (low - 1) & 15, nexts,
      last and given.integer("duel", 4, last))
  end
end)
