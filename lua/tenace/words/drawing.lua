-- Cards drawn one at a time, with declarations in between. A player who holds
-- certain cards may show them after a draw if they are stronger than those
-- shown last. What may be shown is a ladder; a declaration is its number on it,
-- from 1, and a bit, from bit 0.

local core = require "tenace.core"
local cores = require "tenace.words.cores"
local given = require "tenace.words.given"
local ordered = require "tenace.base.ordered"

-- The most declarations on a ladder, and the most ladders that a kit keeps.
local MOST <const>, KEPT <const> = 40, 64

-- The most cards that a player draws.
local CARDS = core.deck_limits.cards

local PASS <const> = 1

-- Marks in the tree of ladders: where a list begins and ends; the ladder, and
-- that which has more copies.
local LIST <const>, LADDER <const>, COPIES <const> = 1, 2, 3


local function wrong(key, name, ...)
  given.wrong("draw_each", 1, key, name, ...)
end


--- The table that a text leads to in a tree of tables; a new one if there is
-- none.
local function step(tree, text)
  local next_one = tree[text]
  if not next_one then
    next_one = {}
    tree[text] = next_one
  end
  return next_one
end


--- Where a ladder is in a tree of those that are known, by the texts that it
-- says. Nil if it holds something else than texts.
local function place_of(tree, rungs)
  for n = 1, #rungs do
    local rung = rungs[n]
    if type(rung) == "table" then
      rung, tree = ordered.behind(rung) or rung, step(tree, LIST)
      for i = 1, #rung do
        if type(rung[i]) ~= "string" then return end
        tree = step(tree, rung[i])
      end
      tree = step(tree, LIST)
    elseif rung == false or type(rung) == "string" then
      tree = step(tree, rung)
    else
      return
    end
  end
  return tree
end


--- Adds a declaration: so many of a card.
local function add(list, card, copies, rung, in_deck)
  if #list == MOST then wrong("too_many_declarations", "ladder") end
  list[#list + 1] = { card = card, copies = copies, rung = rung,
    in_deck = in_deck, cards = string.rep(card, copies, " ") }
end


--- The same declarations of as many or more copies. More copies beat fewer; of
-- as many, the higher on the ladder is stronger.
local function with_copies(least)
  local list, most = {}, 0
  for _, one in ipairs(least) do most = math.max(most, one.in_deck) end
  for copies = 1, most do
    for _, one in ipairs(least) do
      if copies >= one.copies and copies <= one.in_deck then
        add(list, one.card, copies, copies * MOST + one.rung)
      end
    end
  end
  return list
end


--- For each declaration those that are stronger, and those of the same card.
local function compare(list)
  local stronger, same = { [0] = -1 }, {}
  for i, one in ipairs(list) do
    stronger[i], same[i] = 0, 0
    for k, other in ipairs(list) do
      local bit = 1 << k - 1
      if other.rung > one.rung then stronger[i] = stronger[i] | bit end
      if other.card == one.card then same[i] = same[i] | bit end
    end
  end
  return stronger, same
end


--- Why a declaration cannot be made now, for a refusal; nil if it can.
local function refusal(ladder, n, standing, own, held)
  local bit, key = 1 << n - 1, nil
  if ladder.stronger[standing] & bit == 0 then
    key = "not_stronger"
  elseif own and ladder.same[standing] & bit == 0 then
    key = "own_declaration"
  elseif held & bit == 0 then
    key = "declare_not_held"
  end
  local stands = ladder.list[standing]
  return key and { key = key, cards = ladder.list[n].cards,
    standing = stands and stands.cards }
end


cores.add(function(one)
  local pick, draw_on, at_seat = one.pick, one.draw_on, one.at_seat

  -- The ladders of each kit, a tree by what they say; and how many it has.
  local trees = setmetatable({}, { __mode = "k" })
  local counts = setmetatable({}, { __mode = "k" })

  --- Adds the declarations of a rung: a text, or a list of texts.
  local function add_rung(self, list, texts, rung)
    texts = type(texts) == "table" and (ordered.behind(texts) or texts)
      or { texts }
    for i = 1, #texts do
      if type(texts[i]) ~= "string" then
        wrong("declaration_cards", "ladder")
      end
      local card, copies, in_deck = given.to("draw_each", -2, one.read_alike,
        self, texts[i])
      if not card then wrong("declaration_alike", "ladder") end
      add(list, card, copies, rung, in_deck)
    end
  end

  local function new_ladder(self, rungs, more)
    local list, said, cards, copies = {}, { "pass" }, {}, {}
    if #rungs > MOST then wrong("too_many_declarations", "ladder") end
    for n = 1, #rungs do
      if rungs[n] ~= false then add_rung(self, list, rungs[n], n) end
    end
    if more then list = with_copies(list) end
    for i, each in ipairs(list) do
      said[i + 1] = "declare " .. each.cards
      cards[i], copies[i] = each.card, each.copies
    end
    local stronger, same = compare(list)
    return { list = list, stronger = stronger, same = same, said = said,
      sets = #list > 0 and one.alike(self, cards, copies) or nil,
      scale = one.scale(said, {}, 0, false, PASS) }
  end

  --- The ladder of the arguments.
  local function ladder_of(self, args)
    local rungs, more = args.ladder or {}, args.more_copies
    if type(rungs) ~= "table" then wrong("list_expected", "ladder") end
    rungs = ordered.behind(rungs) or rungs
    local kit, kind = one.kit(self), more and COPIES or LADDER
    local tree = trees[kit]
    local place = tree and place_of(tree, rungs)
    if place and place[kind] then return place[kind] end
    local ladder = new_ladder(self, rungs, more)
    if not tree or counts[kit] == KEPT then
      trees[kit], counts[kit] = {}, 0
    end
    place = place_of(trees[kit], rungs)
    if place then place[kind], counts[kit] = ladder, counts[kit] + 1 end
    return ladder
  end

  --- Shows a question, or refuses its answer.
  local function show(self, args, ladder, refused, held, standing, own, open)
    local refusals, stands = {}, ladder.list[standing]
    for n = 1, #ladder.list do
      refusals[ladder.said[n + 1]] = refusal(ladder, n, standing, own, held)
    end
    one.wait(self, { drawing = true, refusals = refusals,
      list = one.open_texts(self, 1, ladder.scale, open, 1),
      prompt = stands and args.over or args.prompt,
      standing = stands and stands.cards }, refused)
  end

  --- Asks a player what to declare, and shows it: its number, or 0. A bot that
  -- thinks declares only at the end, and only if nobody else has.
  local function ask(self, args, ladder, seat, held, standing, own, ends)
    local open = held & ladder.stronger[standing]
    if own then open = open & ladder.same[standing] end
    open = 1 | open << 1
    local sober = ends and standing == 0 and 2 or 1
    local said, refused = pick(self, seat, ladder.scale, open, 1, 0, sober,
      args.prompt)
    while not said do
      show(self, args, ladder, refused, held, standing, own, open)
      said, refused = pick(self, seat, ladder.scale, open, 1, 0, sober,
        args.prompt)
    end
    if said == PASS then return 0 end
    local declared = ladder.list[said - 1]
    one.show_alike(self, seat, declared.card, declared.copies)
    return said - 1
  end

  --- Draws `left` cards in turn, and asks in between if `speaks`; then asks all
  -- in turn, from the speaker on, until all `players` pass. The last
  -- declaration, or 0, and who has made it.
  local function drawing(self, args, ladder, turn, left, speaks, speaker,
    players)
    local sets, stronger, same = ladder.sets, ladder.stronger, ladder.same
    local standing, holder, held, after = 0, 0
    while left > 0 do
      left, turn, held, after = draw_on(self, turn, left, true,
        speaks and sets or nil, stronger[standing], holder,
        stronger[standing] & (same[standing] or 0))
      if left > 0 then
        local said = ask(self, args, ladder, turn, held, standing,
          turn == holder, false)
        if said > 0 then standing, holder = said, turn end
        left, turn = left - 1, after
      end
    end
    turn, left = speaker, sets and players or 0
    while left > 0 do
      left, turn, held, after = draw_on(self, turn, left, false, sets,
        stronger[standing], holder, stronger[standing] & (same[standing] or 0))
      if left > 0 then
        local said = ask(self, args, ladder, turn, held, standing,
          turn == holder, true)
        left = left - 1
        if said > 0 then standing, holder, left = said, turn, players end
        turn = after
      end
    end
    return standing, holder
  end

  --- The seat of a player who takes part, whom an argument names.
  local function taking_part(self, player, out)
    local seat = given.seat(self, "draw_each", nil, player)
    if out >> seat & 1 > 0 then wrong("who_sits_out") end
    return seat
  end

  --- Who draws first, and who is asked first at the end.
  local function begin(self, args, first, out)
    local speaker, at_end = args.speaker, args.at_end
    if args.first then first = taking_part(self, args.first, out) end
    if not speaker then
      speaker = at_end and at_end ~= true and at_end or first
    end
    return first, taking_part(self, speaker, out)
  end

  --- self:draw_each { cards = number, … } -> cards, player
  -- Each player in turn draws a card, until all have as many as `cards` says.
  -- With a ladder of declarations, the player who has drawn may make a
  -- declaration stronger than the last, or pass. When all cards are drawn
  -- everyone may declare in turn, until all have passed in succession. All are
  -- asked, whatever they hold, so that a question tells nothing about a hand;
  -- the engine answers for those who can declare nothing. Declarations are
  -- shown. The player who made the last one may only add further copies of the
  -- same card to it.
  -- @param cards how many each player draws
  -- @param first the player who draws first (the next in turn after the dealer)
  -- @param ladder what may be declared, low to high: a list of cards of one
  -- kind, as text; a list in place of a card has cards that are equally strong;
  -- an item that is false is left out
  -- @param more_copies true: players may declare more copies than the ladder
  -- names; more cards beat fewer, and between equally many the higher on the
  -- ladder wins
  -- @param prompt the question
  -- @param over the question once there is a declaration; its cards stand in
  -- place of `{cards}`
  -- @param at_end true: nobody declares before the last card is drawn; or the
  -- player who is then asked first
  -- @param speaker the player who is asked first when all cards are drawn (the
  -- one who drew first)
  -- @return the cards of the last declaration, as text, and the player who made
  -- it; nothing if there is none
  -- @error the stock has not enough cards
  -- @example local cards, player = self:draw_each {
  --   cards = 5, first = self.dealer, prompt = "declare trumps?",
  --   ladder = { { "2C", "2D" }, { "2H", "2S" }, "AS" },
  -- }
  -- @group dealing
  local function draw_each(self, args)
    one.word(self, "draw_each")
    given.kind("draw_each", 1, "table", args)
    given.maybe_text("draw_each", 1, "over", args.over)
    if args.ladder then
      given.named_text("draw_each", 1, "prompt", args.prompt)
    end
    local first, players, out, stock = one.drawers(self)
    local speaker
    first, speaker = begin(self, args, first, out)
    local cards = math.tointeger(tonumber(args.cards)) or 0
    if cards < 1 or cards > CARDS then wrong("at_least_1_card", "cards") end
    if cards * players > stock then wrong("stock_has_only", "cards", stock) end
    local ladder = ladder_of(self, args)
    one.note(self, { drawing = true })
    local standing, holder = drawing(self, args, ladder, first,
      cards * players, not args.at_end, speaker, players)
    one.note(self, { drawing = false })
    if standing == 0 then return end
    return ladder.list[standing].cards, at_seat(self, holder)
  end

  one.words.draw_each = draw_each
end)
