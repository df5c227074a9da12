-- What strangers with only the printed page did not find on it.
-- In 10 parts.

local language = require "tenace.base.language"
local rulebook = require "tenace.face.rulebook.book"
local settings = require "tenace.face.rulebook.settings"
local tenace = require "tenace"


--- The whole text of a handout, with single blanks.
local function page_of(spec)
  local list = {}
  for _, block in ipairs(rulebook.card(assert(tenace.variant(spec))).blocks) do
    list[#list + 1] = block.name
    list[#list + 1] = block.text
    for _, row in ipairs(block.rows or {}) do
      list[#list + 1] = row[1] .. ": " .. row[2]
    end
  end
  return (table.concat(list, "\n"):gsub("%s+", " "))
end


--- Asserts that a game's page has these words.
local function says(spec, ...)
  local page = page_of(spec)
  for _, words in ipairs { ... } do
    assert.is_truthy(page:find(words, 1, true), spec .. " lacks: " .. words
      .. "\n" .. page)
  end
end


--- Asserts that a game's page has none of these words.
local function does_not_say(spec, ...)
  local page = page_of(spec)
  for _, words in ipairs { ... } do
    assert.is_nil(page:find(words, 1, true), spec .. " has: " .. words
      .. "\n" .. page)
  end
end


--- What a page says that an option means.
local function meaning(spec, option)
  for _, row in ipairs(settings.rows(assert(tenace.variant(spec)))) do
    if row[1] == option then return row[5] end
  end
end


describe("a page", function()
  it("says what each camp needs, and which pile counts for it", function()
    says("skat", "The declarer needs 61 card points",
      "With any announcement the declarer needs at least 90",
      "What lies in the skat at the end counts for the declarer",
      "Card points do not matter in: null, null ouvert.")
    says("sheepshead", "The picker needs 61 card points; with fewer the "
      .. "opponents win", "What lies in the blind at the end counts for the "
      .. "picker")
  end)

  it("says which way the seats are numbered, where that matters", function()
    says("whist", "turn: clockwise, as the seats are numbered")
    says("tute", "turn: anticlockwise, in this order of seats: 1, 4, 3, 2")
    assert.is_nil(page_of("war"):find("turn:", 1, true))
  end)

  it("says which seats a side has, and names no side of one seat", function()
    says("whist", "4: side 1 (seats 1 and 3) against side 2 (seats 2 and 4)")
    assert.is_nil(page_of("skat"):find("side 1", 1, true))
  end)

  it("says that all trumps are one suit, where other cards are among them",
    function()
    local words = "all trumps together are one suit, whatever suit is printed"
    for _, game in ipairs { "skat", "shengji", "doppelkopf", "euchre" } do
      says(game, words)
    end
    assert.is_nil(page_of("whist"):find(words, 1, true))
  end)

  it("says that a side at the floor ends the match", function()
    says("bid_whist", "It ends, too, when a side has -5 or less")
  end)

  it("says which cards count to the first melds of a side", function()
    says("canasta", "the top card counts among them, the cards below it do not",
      "its players keep a card after they discard",
      "a player with one card takes no pile of one card")
  end)

  it("says what the numbers of contracts mean", function()
    says("skat", "contracts: base value, counted 2 to 18 times: diamonds 9, "
      .. "hearts 10, spades 11, clubs 12; base value, counted 2 to 11 times: "
      .. "grand 24; fixed value: null 23, null hand 35, null ouvert 46, null "
      .. "ouvert hand 59")
  end)

  it("says who deals first, whoever deals next", function()
    for _, game in ipairs { "barbu", "cribbage", "doppelkopf", "gin_rummy",
      "go_fish", "koi_koi", "canasta" } do
      says(game, "he first dealer is drawn at random")
    end
    assert.is_nil(page_of("barbu+first_dealer=2"):find("is drawn at random", 1,
      true))
    says("doppelkopf", "The dealer's left leads, and deals next.")
  end)

  it("says which cards the pack lacks", function()
    says("old_maid", "clubs, diamonds, hearts, spades, without {QC}")
    says("five_hundred", "one of them a joker, without {4C} {4S}")
    assert.is_nil(page_of("sueca"):find("without {", 1, true))
  end)

  it("says when a round ends that would not", function()
    says("go_fish", "26 questions in a row for each player")
    says("old_maid", "nobody after 2000 turns")
  end)

  it("says what may be bid", function()
    says("five_hundred", "A misere is a bid to win no trick", "A misere is "
      .. "next above seven no trump, and goes only over a bid of seven tricks",
      "is next above ten diamonds, below ten hearts", "misere: 250")
    says("five_hundred+misere=any", "A misere is next above eight spades")
    says("coinche", "80, 90 and so on to 400")
    says("dou_dizhu", "Bids are 1 to 3")
    says("tarot", "take, guard, guard without, guard against")
  end)

  it("says what is owed for a card that was called", function()
    says("sheepshead", "whoever holds the card called must play it",
      "its holder keeps it and leads no other card of its suit")
    says("tarot+players=5", "but may be that card")
  end)

  it("tells no fact that another one tells", function()
    local page = page_of "five_hundred"
    says("five_hundred", " trump diamonds: Trumps",
      "no joker suit, no trump:", "joker suit clubs:")
    assert.is_nil(page:find("joker suit, trump diamonds", 1, true))
    assert.is_nil(page:find("joker suit clubs, no trump", 1, true))
    says("jass", "contract obenabe: No trumps")
  end)

  it("has the options as they are", function()
    says("mau_mau", "hand size: 5: cards dealt to each")
    says("mau_mau+hand_size=6", "hand size: 6: cards dealt to each")
    says("gin_rummy", "undercut bonus: 25: for no more deadwood")
    local page = page_of "whist"
    assert.is_nil(page:find("rounds: 0", 1, true))
    says("whist+rounds=3", "rounds: 3: ")
  end)

  it("names trumps that no round chooses", function()
    says("tarot", "Trumps from high to low: 21 20 19", "The highest trump "
      .. "takes the trick", "{EX} belongs to no suit and never wins",
      "clubs, trumps, and")
    says("koi_koi", "48 cards: lights, animals, ribbons, plain cards")
  end)

  it("leaves cards that change their place to the rule's words", function()
    local page = page_of("sheepshead")
    says("sheepshead", "is the lowest of the called suit when it is "
      .. "played")
    assert.is_nil(page:find("under card 7", 1, true), page)
  end)

  it("says which letters are jokers", function()
    says("bid_whist", "letters: BJ the big joker, LJ the little joker")
    says("canasta", "letters: BJ a joker")
    assert.is_nil(page_of("bid_whist+jokers=no"):find("BJ", 1, true))
  end)

  it("says which bid is higher", function()
    says("bid_whist", "of bids with one number downtown beats uptown, and no "
      .. "trump beats both", "Three passes after a bid end it, or 7 no trump",
      "the next card that is no joker is the suit led")
    says("skat", "passes or bids any higher value of a game")
  end)

  it("says what can be declared, and what it counts", function()
    says("tute", "King and knight of trumps in one hand are the 40, of another "
      .. "suit 20 points", "or two with 121 points",
      "all four kings, or all four knights, are tute")
  end)

  it("says that a trump must be played, even if none lies", function()
    says("tute", "overtrump: a player who cannot follow must play a trump, "
      .. "higher than any already played; whoever has no such trump need not "
      .. "trump",
      "must be beaten in that suit if possible, unless the trick has been "
      .. "trumped")
  end)

  it("says no word of trumping where trumps were led", function()
    for _, game in ipairs { "belote", "coinche", "tarot", "barbu" } do
      says(game, "when trumps were led: the highest trump in the trick must be "
        .. "beaten if possible, whoever played it")
      does_not_say(game, "unless the trick has been trumped")
    end
  end)

  it("says that cards without a number count nothing", function()
    for _, game in ipairs { "belote", "doppelkopf", "skat", "sueca" } do
      says(game, "A: 11; the others: 0")
    end
    for _, game in ipairs { "hearts", "rummy", "tarot" } do
      does_not_say(game, "the others: 0")
    end
  end)

  it("says what an answer to announcements is good for", function()
    says("doppelkopf", "Alone, as an answer to the others: with one card fewer "
      .. "than their last word needs; then the own party says no more",
      "says those left out before it, too, and must be in time for them",
      "nobody wins, and what has been said does not count")
  end)

  it("says who may want a solo, and what special points are set against",
    function()
    says("doppelkopf", "until one says yes and plays it; only a player with "
      .. "both QC may say no", "who plays alone if nobody does",
      "there 10H is a heart like the others", "noted doubled",
      "120 if kontra was said and nothing else", "below 0 Kontra gets it")
  end)

  it("says what is rounded, held and kept in Belote and Coinche", function()
    says("coinche", "with a total of 125 a bid of 130 fails",
      "until three in a row pass after a bid", "else it fails",
      "160 in place of their tricks", "whichever side has them",
      "which need not be announced, and its declarations; with all tricks the "
        .. "bidders' side has those of the others, too",
      "the losers keep their belote alone, once")
    says("belote", "If the taker's side fails, the others score all 162 points",
      "the side with the higher total in the next round scores it, too",
      "has not won until it takes a trick in a later round",
      "each may name another suit, or pass")
    says("belote+round_to_ten=true", "Only what is scored is rounded to tens")
  end)

  it("says who bids in Tarot, whose the dog is, and what is multiplied",
    function()
    says("tarot", "From the player after the dealer each says once",
      "for the defence in guard against", "The taker may say slam",
      "these are shown", "one that is missing",
      "Both are multiplied: by 1 for a take", "half points: 98 are 49 points",
      "gets 200 if the taker has said it and misses it")
    says("tarot+players=5", "the difference is first rounded up")
    says("tarot+misere", "court cards (J, N, Q, K)")
  end)

  it("says what other players ask first", function()
    says("pinochle", "Of two equal cards in a trick the one that was played "
      .. "first is higher")
    for _, game in ipairs { "schnapsen", "schnapsen+sechsundsechzig" } do
      says(game, "Exchanging and closing need a stock that is not closed and "
        .. "has at least two cards on the one turned up")
    end
    says("sheepshead", "Whoever picks takes the two cards of the blind into "
      .. "hand and buries two cards")
    says("five_hundred", "is played only by a player without a card of the "
      .. "suit led")
    says("bridge", "Seats 1 to 4 are North, East, South and West",
      "East and West: boards 3, 6, 9, 16", "made doubled: twice the tricks of "
      .. "the contract, and 50 more")
  end)

  it("tells of no turned card where none lies", function()
    assert.is_nil(page_of("tute"):find("once the turned card", 1, true))
    says("tute+players=2", "once the turned card is gone")
  end)

  it("says in which order trumps rotate", function()
    says("whist+trump=rotate",
      "Trumps go round: hearts, diamonds, spades, clubs")
  end)

  it("says who deals next and who attacks", function()
    says("shengji", "the attacker on the dealer's right deals next",
      "scores 1 for each level that it rises; a rise ends at A",
      "Those of the hole cards count only if they win the last trick",
      "The dealer's side plays its level: cards of that rank are level cards; "
        .. "the others attack", "the next player chooses one",
      "whoever rises from A has won the match", "two equal jokers or more",
      "Of equal cards those played first win; if two players kill a throw, "
        .. "the higher one of its largest format decides",
      "cards each by packs: 12, 25, 39, 52")
  end)

  it("says who deals next, where more than one round is usual", function()
    local says_it = { "deals the next", "deals? next", "next one next",
      "next dealer", "deal in turn", "then deals", "deals again",
      "next deal" }
    for _, game in ipairs(tenace.library:names()) do
      local variant = assert(tenace.variant(game))
      local page, found = page_of(game), variant.players == 1
        or variant.options.rounds == 1
      for _, words in ipairs(says_it) do
        found = found or page:find(words) ~= nil
      end
      assert.is_true(found, game .. "\n" .. page)
    end
  end)

  it("tells a game's own steps, not those of a shared file", function()
    says("crazy_eights", "Five cards each. One is turned up",
      "Whoever plays an eight names a suit")
    says("crazy_eights+players=2", "Seven cards each. One is turned up")
  end)

  it("says what the cards that act do", function()
    says("mau_mau", "After a seven the next player plays a seven, too, or "
      .. "draws two cards for each seven; an eight skips the next player")
  end)

  it("says which canasta is natural, and what taking the pile needs", function()
    says("canasta", "natural without wild cards, and mixed with some",
      "nobody takes a pile whose top card is wild or of a rank without sets",
      "What a side's first melds, those of one turn together, must count")
  end)

  it("says that a trick won without declaring closes it", function()
    says("tute", "A side that wins a trick and declares nothing, whether or "
      .. "not it could, may not declare later")
  end)

  it("says when going out is concealed", function()
    says("canasta", "Whoever melds the whole hand in one turn")
  end)

  it("says which combinations beat others, by their names", function()
    says("dou_dizhu", "bomb: 4 cards of a rank; beats every other combination "
      .. "except rocket", "rocket: LJ BJ; beats every other combination ranks "
      .. "in a row")
    does_not_say("durak", "what beats what", "suits, low to high")
    says("durak", "no more than the defender held")
  end)

  it("names suits that decide", function()
    says("big_two", "suits, low to high: diamonds, clubs, hearts, spades; of "
      .. "equal ranks the suit of the highest card decides")
    says("tien_len", "suits, low to high: spades, clubs, diamonds, hearts;")
  end)

  it("says where sides form in the round", function()
    for _, game in ipairs { "skat", "dou_dizhu", "sheepshead", "doppelkopf",
      "tarot" } do
      says(game, "; sides form anew in each round, and all have points of "
        .. "their own")
      does_not_say(game, ", each for oneself turn")
    end
    says("hearts", "players: 4, each for oneself")
  end)

  it("says without a number what has no limit", function()
    says("klondike", "becomes the stock, without limit", "redeals: unlimited: ")
    says("klondike", "draws cards to the waste, 3 at a time, and")
    does_not_say("klondike", "-1")
  end)

  it("says that any of several cards freezes a pile", function()
    says("canasta", "while any of these cards lies in it: 2 3 BJ; then")
  end)

  it("calls cards without a suit what players call them", function()
    says("last_card", "green, blue, 8 of them wild cards")
    says("tarot", "clubs, trumps, and the excuse")
    for _, game in ipairs { "last_card", "tarot" } do
      does_not_say(game, "joker")
    end
  end)

  it("has ranks sorted by what they count, if each counts by itself", function()
    for _, game in ipairs { "skat", "sheepshead", "jass" } do
      says(game, "J: 2; Q: 3; K: 4; 10: 10; A: 11")
    end
    says("cribbage", "A: 1; 2 to 10: their number; J, Q, K: 10")
  end)

  it("says that a ramsch is played when nobody bids, and what it costs",
    function()
    says("skat+ramsch", "When nobody bids A ramsch is played",
      "In a ramsch the player with the most card points loses that many",
      "all ten tricks of a ramsch gets 120")
  end)

  it("speaks of Cribbage as its players do", function()
    says("cribbage", "six cards and lays two away", "two for his heels",
      "pegs one for the go", "one for his nobs", "points, a skunk, it counts")
  end)

  it("says all that a value of an option does in one place", function()
    assert.is_truthy(meaning("bridge", "scoring"):find(
      "chicago: in four deals. If all four pass, the same player deals again",
      1, true))
    assert.is_truthy(meaning("bridge", "partscore"):find("carried: they count "
      .. "towards a game together, and one made in the fourth deal adds 100",
      1, true))
    assert.equal("what follows if all pass; forced: If all others pass the "
      .. "dealer must pick; redeal: If all pass the next player "
        .. "deals; a deal thrown in is no round",
      meaning("sheepshead", "all_pass"))
    assert.equal("how long it goes on; once_round: Each player speaks once. "
      .. "Then the last bidder is the contractor",
      meaning("five_hundred", "auction"))
    assert.is_truthy(meaning("five_hundred", "jokers"):find("2: 46 cards, and "
      .. "six of them in the kitty. The big joker is the highest trump", 1,
      true))
    for _, game in ipairs(tenace.library:names()) do
      for _, row in ipairs(settings.rows(assert(tenace.variant(game)))) do
        local seen = {}
        for value in ("; " .. row[5]):gmatch "; ([%w_]+): " do
          assert.is_nil(seen[value], game .. ": " .. row[5])
          seen[value] = true
        end
      end
    end
  end)

  it("says how bridge is bid, and what its words mean", function()
    says("bridge", "a number from 1 to 7, the tricks above six, and a suit or "
      .. "no trump", "as high a number in a higher suit", "if it is the other "
      .. "side's and not doubled", "Three passes in a row after a bid end the "
      .. "bidding", "a deal is called a board", "first one doubled",
      "was first to name its suit, or no trump")
    assert.is_truthy(meaning("bridge", "honours"):find("five highest trumps in "
      .. "one hand", 1, true))
  end)

  it("speaks of Italian cards as players do", function()
    for _, game in ipairs { "scopa", "briscola" } do
      says(game, "40 cards: coins, cups, swords, clubs",
        "S fante (jack), C cavallo (knight), R re (king); as suits O coins")
      does_not_say(game, "oros", "sota", "caballo")
    end
    says("scopa", "most coins, the settebello (the seven of coins)",
      "primiera: A: 16; 2: 12; 3: 13; 4: 14; 5: 15; 6: 18; 7: 21; S, C, R: 10")
    says("tute", "oros, copas, espadas, bastos")
  end)

  it("says whom a picker calls, and what a lost round costs", function()
    says("sheepshead", "whose ace is not his, in hand or buried",
      "another card that is no trump", "a ten that is not his, of a suit whose "
      .. "ace he holds", "any card of his hand face down",
      "schneider: Reached if the others have too few points: the opponents "
      .. "fewer than 30, the picker fewer than 31", "31 to 60 points: -1",
      "If the picker loses, the unit is doubled",
      "If the picker loses, each opponent gets one, the partner pays one",
      "its points count")
    does_not_say("sheepshead", "second party", "the rest. What lies")
    assert.is_truthy(meaning("sheepshead", "partner"):find(
      "called_ace: whoever holds the ace that is called", 1, true))
  end)

  it("has the names of yaku and months", function()
    says("koi_koi", "1 pine, 2 plum, 3 cherry, 4 wisteria, 5 iris, 6 peony, 7 "
      .. "bush clover, 8 susuki grass, 9 chrysanthemum, 10 maple, 11 willow, "
      .. "12 paulownia",
      "goko: five lights: 10 shiko: four lights without the rain man: 8 "
        .. "ame-shiko: four lights with the rain man: 7 sanko: ",
      "inoshikacho: boar 7A, deer 10A and butterflies 6A: 5",
      "akatan: the poem ribbons", "aotan: the blue ribbons",
      "tane: five animals: 1, and 1 for each one more", "tan: five ribbons: 1",
      "kasu: ten plain cards: 1",
      "for all yaku. If they count 7 points or more, they count twice.")
    says("koi_koi+high_lights", "goko: five lights: 15")
    does_not_say("koi_koi+no_viewings", "moon viewing")
  end)

  it("says what a joker without trumps is, and who may play it", function()
    says("five_hundred", "no joker suit, no trump: No trumps; {BJ} belongs to "
      .. "no suit and beats all others", "who need not play it",
      "Whoever leads it names the suit that the others follow: the joker suit",
      "by playing another card to it")
    says("five_hundred+deck=45+jokers=2", "{BJ} {LJ} belong to no suit and "
      .. "beat all others, the first of them the highest")
    does_not_say("five_hundred", "no trump: Trumps")
  end)

  it("says in Durak who throws in and when, and who is the fool", function()
    says("durak", "each with a higher card of its suit, or with any trump if "
      .. "it is none itself", "in any order", "take all, even after beating "
      .. "some", "Once all are beaten, a card may be thrown in",
      "no more than the defender held before beating any",
      "After a take the attacker attacks again", "If nobody has any, or after "
      .. "300 bouts, nobody is", "of a rank that lies there, played by either "
      .. "side", "even those that are beaten or have beaten others")
    says("durak+players=4", "After a take the player on the defender's left",
      "The attacker first, then the others clockwise, may throw in")
    assert.equal("of three or more, who throws in",
      meaning("durak", "throwers"))
  end)

  it("says in Dou Dizhu how bidding ends, and what is higher", function()
    says("dou_dizhu", "A bid of 3 ends the bidding", "After a bid two passes "
      .. "in a row end the bidding", "the same dealer deals again",
      "and may still play later", "the highest rank in the row decides",
      "may be a two or a joker", "that anyone has played",
      "If either opponent is, both win one and the landlord loses two")
    does_not_say("dou_dizhu", "in succession", "the other way round")
  end)

  it("says in Cribbage what pegs in play, and what is a flush", function()
    says("cribbage", "run: 3 or more ranks in a row",
      "To peg is to score", "a new count begins at 0",
      "if the last cards of the count make them, with no other between, "
      .. "whoever played them", "pegs two instead of that one",
      "others say go, and whoever still can plays on",
      "The players take back the four cards that they have played",
      "A flush is the four cards of a hand, or all five; in the crib only all "
      .. "five", "A run counts once, at its full length")
    says("cribbage+muggins", "take back the four cards")
    says("cribbage+games=3", "The next game begins at 0 points")
  end)

  it("says in Scopa which card must take, and who is first to win", function()
    says("scopa", "A card is written rank first, then suit",
      "one at a time, the dealer's right first", "until the stock is used up",
      "may play one that cannot", "a point at once",
      "which point came first does not count",
      "If several share the best total, 11 or more, another round is played",
      "If one side alone has one, it gets the point")
    does_not_say("scopa+rounds=4", "another round is played")
    does_not_say("scopa+primiera_needs_all=false", "all four suits")
  end)

  it("says in Koi-Koi when one is asked, and what the 48 cards are", function()
    says("koi_koi", "11: a light, an animal, a ribbon, one plain card",
      "which takes by the same rule", "`5P takes 5A`",
      "a new yaku or one that has grown",
      "A player without a card in hand stops",
      "two cards each of four months are kuttsuki",
      "if nobody does, the dealer deals again", "7 count 28",
      "If several have the best total then, the match is a draw")
    says("scopa+rounds=5", "the match is a draw")
    does_not_say("koi_koi+seven_doubles=false", "7 count 28")
  end)

  it("says how a bid in five hundred wins and is made", function()
    says("five_hundred", "When all others have passed, or at ten no trump, the "
      .. "last bidder is the contractor", "wins the tricks that it names, or "
      .. "more", "and ends the round", "if not, the match goes on",
      "has lost, and the other wins",
      "the right bower")
    says("five_hundred+players=3", "has lost, and the highest other wins")
  end)

  it("says it in other languages, too", function()
    finally(function() language.use "en" end)
    language.use "es"
    says("tien_len", "2 cartas de cada valor, de 3 a 6 valores seguidos")
    language.use "fr"
    says("scopa", "`CARTE prend CARTES`", "`CARTE` seule")
    language.use "de"
    says("skat", "Grundwert, 2- bis 18-mal gezählt: Karo 9, Herz 10",
      "3; die Parteien bilden sich in jedem Spiel neu")
    says("dou_dizhu", "schlägt jede andere Kombination außer: rocket")
    says("scopa", "S Bube (fante)", "Münzen, Kelche, Schwerter, Stäbe")
  end)

  it("says what each side gets and what each hand melds", function()
    says("pinochle", "The other side gets its own sum", "it gets that sum, "
      .. "else it loses the bid", "Cards of two partners make no meld together",
      "four aces: 100, all eight 1000", "marriage: K Q of another suit: 20, "
      .. "both of one suit 40", "or higher than 1000", "When all others have "
      .. "passed, or at 1000", "the other does not beat it", "may fall below 0")
    does_not_say("pinochle+defenders_need_trick=false", "gets nothing")
  end)

  it("tells no fact in a row that a sentence tells", function()
    says("schnapsen", "exchange the lowest trump, J, for", "then 2 more each")
    does_not_say("schnapsen", "lowest trump: J", "cards in second packet")
    does_not_say("five_hundred", "bid for no trick:")
    does_not_say("five_hundred+misere=off", "bid for no trick:")
  end)

  it("says what closing does, and when a marriage counts", function()
    says("schnapsen", "The suit of the card turned up is trump", "even the "
      .. "first card", "declare one marriage", "It counts as gone",
      "but nothing until the player has a trick", "whoever closed and wins "
      .. "gets what it was worth at that moment", "marriages included",
      "whoever won the last trick wins the round")
    does_not_say("schnapsen", "both may have 66")
    says("schnapsen+claims", "if both have them, who won that trick")
  end)

  it("says what players may do who owe nothing", function()
    for _, game in ipairs { "bridge", "pinochle", "schnapsen", "whist" } do
      says(game, "otherwise: any card may be played")
    end
    does_not_say("durak", "otherwise: any card")
  end)
end)
