-- An auction on a ladder of bids, low to high. A bid is its number on it; what
-- is said besides are the words of its scale.

local core = require "tenace.core"
local cores = require "tenace.words.cores"
local given = require "tenace.words.given"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"

-- The words of each scale, by number: to pass, to double, to redouble; WORDS is
-- how many there are.
local PASS <const>, WORDS <const> = 1, 3

-- What is open to a seat, a bit for each word.
local PASSES <const> = 1

local MOST_BIDS <const>, LONGEST_WORD <const> = 999, 23
local LONGEST_BID = core.limits.text


local function wrong(key, name, ...)
  given.wrong("auction", 1, key, name, ...)
end


--- Checks the argument `too_low`.
local function check_reasons(too_low)
  for _, says in pairs(type(too_low) == "table" and too_low or { too_low }) do
    given.maybe_text("auction", 1, "too_low", says)
  end
end


--- Checks the arguments that are texts, and that do not go together.
local function check(args)
  check_reasons(args.too_low)
  given.maybe_text("auction", 1, "over", args.over)
  given.maybe_text("auction", 1, "implied", args.implied)
  given.named_text("auction", 1, "prompt", args.prompt)
  if type(args.bids) ~= "table" then wrong("list_expected", "bids") end
  if args.doubles then
    given.maybe_text("auction", 1, "doubled", args.doubled)
    given.maybe_text("auction", 1, "redoubled", args.redoubled)
  end
  if args.once and (args.returns or args.doubles) then
    wrong("once_alone", "once")
  end
end


--- The n-th text of an argument that is a list of texts, or one text for all.
local function text_of(list, n, name)
  if type(list) == "table" then list = (ordered.behind(list) or list)[n] end
  local kind = type(list)
  if kind ~= "string" and kind ~= "number" then
    wrong("texts_expected", name)
  end
  return tostring(list)
end


--- The argument `only_over`: a bid, and the first and the last over which only
-- it may be made. The number 0 if there is none.
local function limits_of(list, at)
  if list == nil then return 0 end
  local found = {}
  for n = 1, 3 do
    found[n] = at[text_of(list, n, "only_over")]
      or wrong("bids_expected", "only_over")
  end
  return found[1], found[2], found[3]
end


--- The lowest bid that may be made, by the argument `lowest`.
local function lowest_of(lowest, at)
  if lowest == nil then return 1 end
  local bid = math.type(lowest) == "integer" and tostring(lowest)
    or sentence.shown(lowest)
  return at[bid] or error(core.message("no_lowest_bid", nil, bid), 0)
end


--- The place of the bid that the argument `over_partner` names; 0 for none.
local function over_partner_of(bid, at)
  if bid == nil then return 0 end
  return at[text_of(bid, 1, "over_partner")]
    or wrong("bids_expected", "over_partner")
end


--- Checks that a record can keep a bid.
local function check_bid(bid)
  if type(bid) ~= "string" then wrong("texts_expected", "bids") end
  if #bid > LONGEST_BID then wrong("choice_too_long", "bids", LONGEST_BID) end
  if string.find(bid, "\0", 1, true) then wrong("choice_zero", "bids") end
end


--- The place of each bid; none of them may be there twice.
local function places_of(bids)
  local at = {}
  for n = 1, #bids do
    local bid = bids[n]
    check_bid(bid)
    if at[bid] then wrong("bid_twice", "bids", bid) end
    at[bid] = n
  end
  return at
end


--- For each bid the last one that begins with the same word.
local function ends_of(bids)
  local ends, last = {}, nil
  for n = #bids, 1, -1 do
    local word = string.match(bids[n], "^[^ ]*")
    ends[n] = word == last and ends[n + 1] or n
    last = word
  end
  return ends
end


--- What each bid names behind its number, such as a suit.
local function names_of(bids)
  local names = {}
  for n, bid in ipairs(bids) do
    names[n] = string.match(bid, "^[0-9 ]*(.*)$")
  end
  return names
end


-- Of the seats that take part, by their sides: how many there are; how many
-- each side has; and numbers with four bits for each seat, which are 1 at all
-- of them, and at those of each side.
local tables = {}

local function table_of(sides)
  local all = tables[sides]
  if all then return all end
  all = { n = 0, bits = 0, count = {}, seats = {} }
  for n = 1, core.limits.players do
    local side, bit = sides >> 4 * n & 15, 1 << 4 * n
    if side > 0 then
      all.n, all.bits = all.n + 1, all.bits | bit
      all.count[side] = (all.count[side] or 0) + 1
      all.seats[side] = (all.seats[side] or 0) | bit
    end
  end
  tables[sides] = all
  return all
end


-- The numbers that are packed into one, four bits each.
local lists = {}

local function listed(packed)
  local list = lists[packed]
  if list then return list end
  list = {}
  for n = 1, core.limits.players do list[n] = packed >> 4 * n & 15 end
  lists[packed] = list
  return list
end


--- The seat of that side which is next in turn after each.
local function next_of_side(next_of, side_of, side)
  local list = {}
  for n, seat in ipairs(next_of) do
    while seat > 0 and side_of[seat] ~= side do seat = next_of[seat] end
    list[n] = seat
  end
  return list
end


--- The prompt, in which the highest bid may be a part.
local function prompt_of(args, high, times)
  if high == 0 then return args.prompt end
  local doubled = times > 1 and (times > 2 and args.redoubled or args.doubled)
  return doubled or args.over or args.prompt
end


cores.add(function(one)
  local pick, at_seat = one.pick, one.at_seat
  local at_table, unchanged = one.at_table, one.unchanged

  -- Ladders by the list of bids, where that cannot change; and the last one of
  -- a list that can.
  local ladders, last = setmetatable({}, { __mode = "k" }), nil

  --- The words that double and redouble.
  local function doubling_of(args)
    local list = args.doubles and args.doubling
    if not list then return "double", "redouble" end
    for n = 1, 2 do
      local word = text_of(list, n, "doubling")
      if #word == 0 or #word > LONGEST_WORD
        or string.find(word, "\0", 1, true) then
        wrong("doubling_word", "doubling")
      end
    end
    return text_of(list, 1, "doubling"), text_of(list, 2, "doubling")
  end

  --- Gives a ladder the scale with these words. What is not said may be the
  -- same as a bid.
  local function add_scale(ladder, doubles, double, redouble)
    for n, word in ipairs { "pass", double, redouble } do
      if ladder.at[word] and (n == PASS or doubles) then
        wrong("bid_twice", "bids", word)
      end
    end
    ladder.scale = one.scale({ "pass", double, redouble }, ladder.bids)
    ladder.doubles, ladder.double, ladder.redouble = doubles, double, redouble
  end

  local function new_ladder(list)
    local behind = ordered.behind(list)
    local bids = behind or table.move(list, 1, #list, 1, {})
    if #bids == 0 or #bids > MOST_BIDS then wrong("texts_expected", "bids") end
    local ladder = { bids = bids, at = places_of(bids), ends = ends_of(bids),
      names = names_of(bids) }
    if behind then ladders[list] = ladder else last = ladder end
    return ladder
  end

  --- The ladder of the bids, with a scale of the words of the arguments.
  local function ladder_of(list, args)
    local ladder = ladders[list]
    if not ladder then
      ladder = last and last.scale and not ordered.behind(list)
        and unchanged(last.scale, list) and last or new_ladder(list)
    end
    local doubles = args.doubles and true or false
    if doubles and args.doubling or ladder.doubles ~= doubles
      or ladder.double ~= "double" then
      local double, redouble = doubling_of(args)
      if ladder.doubles ~= doubles or ladder.double ~= double
        or ladder.redouble ~= redouble then
        add_scale(ladder, doubles, double, redouble)
      end
    end
    return ladder
  end

  --- Shows a question, or refuses its answer.
  local function show(self, args, ladder, refused, high, times, least, open,
    hole, over_partner)
    local bids = ladder.bids
    one.wait(self, { prompt = prompt_of(args, high, times),
      standing = bids[high], promises = args.promises,
      list = one.open_texts(self, 1, ladder.scale, open, least, hole),
      auction = { bids = bids, doubles = ladder.doubles,
        double = ladder.double, redouble = ladder.redouble,
        closed = ladder.doubles and args.double_closes and times > 1 or false,
        only_over = args.only_over, implied = args.implied,
        too_low = args.too_low,
        over_partner = over_partner and bids[least],
        must_open = high == 0 and args.must_open,
        least = bids[math.min(least, #bids)], high = bids[high],
        times = high > 0 and times or nil } }, refused)
  end

  --- The seat of a player that an argument names.
  local function named(self, player)
    return given.seat(self, "auction", nil, player)
  end

  --- Whoever has passed is out. The highest bid and its bidder; or 0.
  local function bid_until_out(self, args, ladder, turn, lowest, sides, nexts)
    local scale, prompt, next_of = ladder.scale, args.prompt, listed(nexts)
    local most, once = #ladder.bids, args.once
    local ends = args.level and ladder.ends
    local must_bid = args.must_bid and named(self, args.must_bid)
    local may_match = args.may_match and named(self, args.may_match)
    local limited, from, to = limits_of(args.only_over, ladder.at)
    local left, silent, spoken = table_of(sides).n, 0, 0
    local high, bidder, least, hole = 0, 0, lowest, limited
    while left > 0 do
      local open, lowest_now = PASSES, least
      if must_bid and left == 1 and high == 0 and turn == must_bid then
        open = 0
      elseif may_match and turn == may_match and high > 0 and not ends then
        lowest_now = high
      end
      local said, refused = pick(self, turn, scale, open, lowest_now, hole, 1,
        prompt)
      if not said then
        show(self, args, ladder, refused, high, 1, lowest_now, open, hole)
        goto again -- the answer is there now
      end
      spoken = spoken + 1
      if said == PASS then
        silent, left = silent | 1 << turn, left - 1
      else
        high, bidder = said - WORDS, turn
        least = (ends and ends[high] or high) + 1
        if limited > 0 then
          hole = (high < from or high > to) and limited or 0
        end
        if once then silent = silent | 1 << turn end
      end
      if left <= 1 and (left == 0 or high > 0) then break end
      if high == most then
        if not may_match or may_match == bidder or silent >> may_match & 1 > 0
        then
          break
        end
        turn = may_match
      elseif once and spoken == table_of(sides).n then
        break
      else
        repeat turn = next_of[turn] until silent >> turn & 1 == 0
      end
      ::again::
    end
    return high, bidder
  end

  -- Who has made which bid: a list that the last auction has left behind.
  local left_behind

  --- The player of the bidder's side who was the first to name what the highest
  -- bid names.
  local function first_to_name(ladder, made, n, side_of)
    local names, bidder = ladder.names, made[n] & 15
    local side, name = side_of[bidder], names[made[n] >> 4]
    for i = 1, n do
      local by = made[i] & 15
      if side_of[by] == side and names[made[i] >> 4] == name then return by end
    end
  end

  --- Whoever has passed may speak again. The highest bid, or 0; who has won
  -- it; what doubles make of it.
  local function bid_again(self, args, ladder, turn, lowest, sides, nexts)
    local scale, prompt, next_of = ladder.scale, args.prompt, listed(nexts)
    local most, doubles = #ladder.bids, args.doubles
    local ends = args.level and ladder.ends
    local must_bid = args.must_bid and named(self, args.must_bid)
    local may_match = args.may_match and named(self, args.may_match)
    local limited, from, to = limits_of(args.only_over, ladder.at)
    local partner_least = over_partner_of(args.over_partner, ladder.at)
    local seats, side_of = table_of(sides), listed(sides)
    local all, own, made = seats.bits, seats.seats, left_behind or {}
    local high, bidder, least, hole = 0, 0, lowest, limited
    local times, bids, passes, opens = 1, 0, seats.n, seats.bits
    left_behind = nil
    while passes > 0 do -- so many more end it
      local open, lowest_now = opens >> 4 * turn & 15, least
      local over = high > 0 and least < partner_least
        and side_of[bidder] == side_of[turn]
      if over then
        lowest_now = partner_least
      elseif high == 0 and (args.must_open
        or must_bid and passes == 1 and turn == must_bid) then
        open = 0
      elseif may_match and turn == may_match and high > 0 and not ends
        and (times == 1 or not args.double_closes) then
        lowest_now = high
      end
      local said, refused = pick(self, turn, scale, open, lowest_now, hole, 1,
        prompt)
      if said == PASS then
        passes, turn = passes - 1, next_of[turn]
      elseif not said then
        show(self, args, ladder, refused, high, times, lowest_now, open, hole,
          over)
      else
        passes = seats.n - 1
        if said > WORDS then
          high, bidder, times, bids = said - WORDS, turn, 1, bids + 1
          least = (ends and ends[high] or high) + 1
          made[bids], opens = high << 4 | turn, all
          if doubles then
            opens = all | (all & ~own[side_of[turn]]) << 1
          elseif high == most and (not may_match or may_match == turn) then
            passes = 0
          end
          if limited > 0 then
            hole = (high < from or high > to) and limited or 0
          end
        else
          local side = side_of[bidder]
          local more = said == 2 and not args.no_redouble
          times, opens = times * 2, more and all | own[side] << 2 or all
          if args.double_closes then
            passes = more and seats.count[side] or 0
            least, next_of = most + 1, next_of_side(next_of, side_of, side)
          elseif said > 2 and args.redouble_closes then
            passes = 0
          end
        end
        turn = next_of[turn]
      end
    end
    if bids > 0 and args.first_to_name then
      bidder = first_to_name(ladder, made, bids, side_of)
    end
    left_behind = made
    return high, bidder, doubles and times or nil
  end

  --- self:auction { bids = list, prompt = text, … } -> bid, player
  -- The players bid in turn, each higher than the last. A player who passes
  -- stays out. The auction ends when all others have passed, or at once with
  -- the highest bid of the list.
  -- @param bids what may be bid: a list of texts, low to high, none of them
  -- twice or a word that is no bid
  -- @param prompt the question
  -- @param over the question once there is a bid, which replaces `{bid}` in it
  -- @param promises what bids promise: a function (`self`, a bid) that says it,
  -- or a table of texts, or of the points that each bid counts
  -- @param lowest the lowest bid that may be made (the first of the list)
  -- @param first the player who speaks first (the next in turn after the
  -- dealer)
  -- @param once true: each speaks once, and the highest bid wins
  -- @param must_bid a player who may not pass when all others have
  -- @param falls_to a player who has the lowest bid if all pass
  -- @param may_match a player who may make the same bid as the highest one, and
  -- then holds it; even when there is no higher bid
  -- @param returns true: a player who has passed may speak again later; the
  -- auction ends when all others have passed after the last bid
  -- @param doubles true: the last bid of the other side may be answered
  -- `double`, and a double of the own one `redouble`; a higher bid ends both.
  -- Here, too, a player who has passed may speak again
  -- @param doubling the two words for that, if they are others: { "double",
  -- "redouble" }
  -- @param double_closes true: nobody bids after a double; only the players of
  -- the doubled side speak, in turn, to redouble or to pass
  -- @param no_redouble true: a double is not doubled again
  -- @param redouble_closes true: a redouble ends the auction
  -- @param must_open with `returns` or `doubles`: true: the first player may
  -- not pass
  -- @param over_partner with `returns` or `doubles`: the lowest bid over one
  -- of the own side
  -- @param only_over a bid that may be made only over some others: { the bid,
  -- the first and the last of those, why it is refused otherwise }
  -- @param too_low why a bid that does not come behind the last one is refused:
  -- text, in which `{bid}` is the last one; or a table of such texts by that
  -- bid (a bid must be higher)
  -- @param implied a word that people may say behind a bid of one word, and
  -- that says nothing more: with "uptown", `4 uptown` is `4`
  -- @param level true: bids that begin with the same word, as `90 clubs` and
  -- `90 hearts`, are equally high
  -- @param doubled the question once the bid is doubled (`over`)
  -- @param redoubled the question once it is redoubled (`doubled`)
  -- @param first_to_name true: a bid is a number and a suit, or another word;
  -- of the highest bidder's side the player wins who was the first to name that
  -- suit or word
  -- @param holder a player to whom the others bid numbers, one after the other
  -- in turn: the holder says `yes` to a number or passes, until one of the two
  -- passes; the other is the holder for the next one. `bids` are then all
  -- values of the game's contracts, by its fact `contracts`, or numbers, low to
  -- high, as one text; `prompt` may be left out, and `{bid}` in it is the last
  -- number
  -- @param hold the question to the holder (whether to hold the number);
  -- `{bid}` in it is the number. Where `holder` is left out, nobody holds at
  -- first: the players in turn name a number or pass, whoever has passed is
  -- out, and the first number makes the holder
  -- @param hold_word what the holder says to a number, if not `yes`
  -- @return the highest bid and the player who has won it; with `doubles`, what
  -- it counts, 1, 2 or 4 times; nothing if all have passed. With a holder the
  -- bid is a number, nil if there was none, and somebody is always left
  -- @example local bid, player = self:auction {
  --   bids = { "1", "2", "3" }, prompt = "what do you bid?",
  --   must_bid = self.dealer,
  -- }
  -- local number, winner = self:auction { holder = self.dealer,
  --   bids = "18 20 22 23 24", prompt = "what do you bid?", hold = "{bid}?" }
  -- @group questions
  local function auction(self, args)
    one.word(self, "auction")
    given.kind("auction", 1, "table", args)
    if args.holder ~= nil or args.hold ~= nil then
      return one.duels(self, args)
    end
    check(args)
    local first, sides, nexts = at_table(self)
    sides, nexts = sides << 4, nexts << 4
    local ladder = ladder_of(args.bids, args)
    local lowest = lowest_of(args.lowest, ladder.at)
    local turn = args.first and named(self, args.first) or first
    if sides >> 4 * turn & 15 == 0 then wrong("sits_out", "first") end
    local falls_to = args.falls_to and named(self, args.falls_to)
    local bid = (args.doubles or args.returns) and bid_again or bid_until_out
    local high, bidder, times = bid(self, args, ladder, turn, lowest, sides,
      nexts)
    if high == 0 then
      if not falls_to then return end
      high, bidder = lowest, falls_to
    end
    return ladder.bids[high], at_seat(self, bidder), times
  end

  one.words.auction = auction
end)
