-- The families of the library, as a reader wants them, in parts: `part` begins
-- one. Each has a name, a title, what one uses it for, what it is about, and
-- where it is taught; `first` are the names to begin with.

return {
  { "definitions", "What a rules file declares", part = "A rules file",
    use = "to begin a file of a game, of a house rule or of an example",
    taught = "[A game of your own](writing-games.md#a-game-of-your-own)",
    first = "game house_rule example require" },
  { "facts", "Facts of a game",
    use = "to say what does not change in a match, in the braces of a game",
    about =
    "Facts belong in the braces after `game \"…\"`, each with a comma behind "
    .. "it.  Each may be a function of the options: `deck = function(option) "
    .. "return french(52, { packs = option.packs }) end`." },
  { "house rules", "Facts of a house rule",
    use = "to change what a game says, in the braces of a house rule",
    taught = "[What a house rule can "
      .. "change](writing-rules.md#what-a-house-rule-can-change)",
    about =
    "A house rule may have any fact of a game: it replaces the game's fact or "
    .. "is added to it.  A house rule may also have these:" },
  { "decks", "Packs of cards",
    use = "to say which cards there are",
    first = "french spanish deck" },
  { "options", "Options and fields",
    use = "to declare what players may choose, and what a match remembers",
    taught = "[An option](writing-rules.md#an-option)",
    first = "number choice flag text each_side each_player",
    about =
    "An option is what players may choose, `options = { target = number { 5, … "
    .. "} }`.  A field is what a round settles or a match keeps, `round = { "
    .. "trump = suit }`.  Fields have further kinds, the words `suit`, `card`, "
    .. "`cards`, `player`, `side` and `list`.  Instead of a kind you may write "
    .. "a value, `level = 2`: each match or each round begins with it, and the "
    .. "field has its kind. The options `target` (points that end the match), "
    .. "`floor` (points that lose it), `rounds` (rounds to play; 0: to the "
    .. "target) and `first_dealer` (the seat that deals first; 0: drawn at "
    .. "random) mean the same in every game and need no sentence. Nor does an "
    .. "option that stands in place of `packs` or of a part of `plays`, such "
    .. "as `deck = french(54, { packs = number { 2, from = 1, to = 4 } })`; a "
    .. "choice there names its words with `of`. `rounds` and `first_dealer` "
    .. "may leave out their numbers too, `rounds = number {}`. They then go "
    .. "from 0, which is the default, to 144 rounds or to the last seat; and "
    .. "such an option `rounds` silences `target` and `floor`, as below.  An "
    .. "empty field is nil, and so is all that is not there: `if not "
    .. "self.trump then`.  The text `\"none\"` stands for it only where there "
    .. "must be a text: a suit set to `\"none\"` is nil, and so is the word "
    .. "`none` of `cycle`; examples write it for an empty field and for a step "
    .. "that answers nothing; and players type it where they may choose no "
    .. "card.  An option with `silences = \"target\"` takes all effect from "
    .. "the option `target` while it is not at its own default.  An option "
    .. "with `needs = { rounds = 8 }` may leave its default only where "
    .. "`rounds` is 8.  These fields act by their names:" },
  { "obligations", "Obligations",
    use = "to say which cards must be played",
    taught = "[What must be played](writing-rules.md#what-must-be-played)",
    about =
    "Obligations say what must be played in a trick: a list of named rules, in "
    .. "order.  Each demands some cards.  The first that demands a card you "
    .. "hold applies.  You may play only those cards; its sentence explains "
    .. "the refusal." },
  { "steps", "Steps that the engine calls",
    use = "to say what happens, and when",
    taught = "[A step](writing-rules.md#a-step)",
    about =
    "The engine calls these functions of a game or house rule.  Any other "
    .. "function of yours is called by one of these." },
  { "lists", "Lists of words and cards",
    use = "to put lists together, and to look something up in them",
    first = "split join cards_of among place cycle combine part" },
  { "self", "The match, in a step", part = "In a step",
    use = "to know what a match has, besides its words",
    about =
    "`self` in a step is the match.  Where a word takes a text for people, "
    .. "such as a reason, a question or what is said, it also takes a sentence "
    .. "with values: `{ \"won with {n}\", n = 3 }`.  Besides words and steps "
    .. "`self` has:" },
  { "dealing", "Dealing",
    use = "to deal, draw, move and show cards, and to tell of hidden ones",
    taught = "[A game of your own](writing-games.md#a-game-of-your-own)",
    first = "deal_each draw move show" },
  { "questions", "Questions to the players",
    use = "to ask: a word, a number, cards, a bid",
    taught = "[A shedding game in twenty "
      .. "minutes](writing-games.md#a-shedding-game-in-twenty-minutes)",
    about =
    "A question stops the step until a person, a bot or a record answers.",
    first = "ask choose ask_yes_no ask_number choose_suit "
      .. "put_away take_and_put_away auction declare" },
  { "tricks", "Tricks",
    use = "to play tricks, and to know who has played what",
    taught = "[Hearts in twenty "
      .. "minutes](writing-games.md#hearts-in-twenty-minutes)",
    first = "play_tricks begin_trick let_play end_trick play_on "
      .. "led trick run_of_trumps" },
  { "plays", "Plays of several cards",
    use = "to know how cards that are led together are read",
    taught = "[Shengji](shengji.md)",
    about =
    "In a game with the fact `plays`, players may lead several cards "
      .. "at once.  A lead of several components is a throw; it fails if "
      .. "somebody can beat a part of it." },
  { "melds", "Melds",
    use = "to play turns in which cards are drawn, melded and discarded",
    taught = "[Rummy](rummy.md) and [Canasta](canasta.md)",
    about = "These words are for games with the fact `melds`.",
    first = "play_turns melds is_concealed" },
  { "sets", "Sets of cards",
    use = "to find cards that go together, and who has the best of them",
    about =
    "Cards that go together in a game of any kind: in a hand, on the table, or "
    .. "among those played.",
    first = "patterns" },
  { "scoring", "Scoring",
    use = "to give points, to count what a round brings, and to end it",
    taught = "[Hearts in twenty "
      .. "minutes](writing-games.md#hearts-in-twenty-minutes)",
    first = "score score_tricks count most_counted points_of lines "
      .. "count_lines" },
  { "turns", "Turns",
    use = "to let one player after another take a turn",
    taught = "[A shedding game in twenty "
      .. "minutes](writing-games.md#a-shedding-game-in-twenty-minutes)",
    about = "Whose turn it is where no tricks are played.",
    first = "each_turn who_is_next who_has_cards who_is_out skip_turn "
      .. "give_turn reverse_turns change_seats" },
  { "players", "Players and sides",
    use = "to say who: all players, the next one, a partner, a party",
    about = "Where a word takes a player, it also takes the number of a seat.  "
      .. "Turns go to the next in turn, `next_in_turn`, which is the player on "
      .. "the left only where they go clockwise.  `left_of` and `right_of` say "
      .. "where somebody sits, as for cards that are passed on.",
    first = "each_side each_player in_turn left_of right_of partner_of" },
  { "piles", "Piles", use = "to look at the cards of a hand or a pile" },
  { "cards", "Cards and decks",
    use = "to look at a card, or at several cards",
    about = "A card is its text, rank before suit: `\"QS\"`. Where a word "
    .. "takes cards, it takes a text, a list of texts, cards or a pile; cards "
    .. "are a value such as `player.hand:cards()` gives, with the methods "
    .. "below. `tenace.deck` gives a deck.",
    first = "suit rank" },
  { "orders", "Orders", use = "to know which card beats which",
    about =
    "An order says which cards belong together and which beats which, once "
    .. "trumps and the like are settled.  `tenace.order` gives one." },
  { "examples", "Worked examples", part = "Beside the rules",
    use = "to say what follows from the rules, as a test and as a page",
    taught = "[Worked examples](checking-rules.md#worked-examples)",
    about =
    "An example says what is given, then what follows.  It may also have "
    .. "options and declared fields: `target = 7`, `trump = \"H\"`.  The step "
    .. "is `score_round` if an example has `scores` and names no step. After "
    .. "`score_round` comes `after_round`, if there is one, as in a match: "
    .. "`scores`, `won_by` and `leaves` are then those at the end of the "
    .. "round. The hands of a `deal` are in the order of the seats, whoever "
    .. "deals, and the cards of a hand in the order in which the seat gets "
    .. "them; `stock` begins with the card that is drawn first after the "
    .. "deal. A `*` is any card, and so is each card that is left out: of "
    .. "`hands = { \"2C * 3C\", \"*\" }` seat 1 gets the two of clubs first "
    .. "and the three of clubs third." },
  { "lessons", "Lessons",
    use = "to teach a game step by step",
    taught = "[Teaching](teaching.md)",
    about =
    "A file in `lessons/GAME/` of a rules folder returns a lesson, which "
    .. "`tenace teach GAME` then offers; the file `course.lua` there returns a "
    .. "course. Such a file may use Lua's words, as a rules file does, and the "
    .. "word `lesson` or `course`, whose parts are:", first = "lesson" },
  { "lua", "Lua's own words in rules files",
    use = "to know what of Lua there is",
    taught = "[The Lua that you need](writing-rules.md#the-lua-that-you-need)",
    about =
    "Rules files have these words of Lua's library and no others: see [what "
    .. "rules may not do](writing-rules.md#what-rules-may-not-do)." },
  { "matches", "Matches", part = "Scripts and the prompt",
    use = "to play, copy, change and explain matches",
    taught = "[Embedding](embedding.md)",
    about = "From here on the words are for scripts, which say `local tenace = "
    .. "require \"tenace\"`, and for the prompt, where you may leave out "
    .. "`tenace.`.  `m` is a match.",
    first = "new turn moves allows play why undo redo go_to run choose view "
      .. "story hands history decisions scores score_sheet over copy restart "
      .. "reload set dealt redeal swap give fix games check prove simulate "
      .. "compare open variant" },
  { "views", "What a player sees", use = "to know what a player knows now",
    about = "`m:view(player)` has:" },
  { "stories", "What a player saw happen",
    use = "to know what a player has learnt, in order",
    about =
    "`m:story(player)` is a list of these tables, in the order in which things "
    .. "happened." },
  { "positions", "Positions without a match",
    use = "to ask the rules about a hand and a trick",
    about =
    "You can ask the rules of a game about a hand and a trick.  `fields` are "
    .. "what a round settles, such as `{ trump = \"H\" }`, and options beside "
    .. "them, as an example gives them." },
  { "records", "Records", use = "to keep a match, and to play it again",
    about =
    "A record is readable text, from which the match can be played again." },
}
