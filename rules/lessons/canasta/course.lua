-- A course of Canasta for four at a table, two and two. Each lesson is one of
-- 45 minutes: read the text together (5), lay some cards open (10), answer the
-- questions (15), play on at the tables where you stopped last time (15).

return course "Canasta in ten lessons" {
  of   = "canasta",
  text = "From the first meld to going out at the right moment.",

  lessons = {
    {
      name = "melds", title = "What is a meld?",
      text = "A meld has three or more cards of one rank: three kings, four "
        .. "sevens. The suit does not matter. There are two packs, so two "
        .. "cards may be equal.",
      ask = "melds 5",
    },
    {
      name = "wild", title = "Wild cards",
      text = "Twos and jokers are wild: they stand for any card of the meld. "
        .. "But a meld has at least two natural cards, and two for each wild "
        .. "one.",
      examples = {
        "two natural cards and one wild card",
        "one natural card is too few",
        "two wild cards need four naturals",
        "black threes are melded without wild cards",
      },
      ask = "melds 2",
    },
    {
      name = "worth", title = "What the cards count",
      text = "Jokers count 50, aces and twos 20. Kings down to eights count "
        .. "10, sevens down to threes 5. In your hand they count against "
        .. "you.",
      ask = "worth 5",
    },
    {
      name = "first_meld", title = "The first meld",
      lesson = "first_meld",
    },
    {
      name = "melding", title = "What may be melded now?",
      text = "You meld in your turn, as much as you like. You may add to the "
        .. "melds of your side, but not to those of the others.",
      ask = "say_meld 4",
    },
    {
      name = "pile", title = "Take the pile?",
      text = "Instead of drawing you may take the whole pile, if you meld "
        .. "its top card at once. If the pile is frozen, you need two "
        .. "natural cards of that rank in your hand.",
      ask = "say_draw 4",
    },
    {
      name = "canastas", title = "Canastas",
      text = "Seven cards of a rank are a canasta. A natural one counts 500, "
        .. "one with wild cards 300, and the cards count besides. Without a "
        .. "canasta your side cannot go out.",
      examples = { "a natural canasta", "a mixed canasta" },
      ask = "count 2",
    },
    {
      name = "result", title = "What a side has scored",
      text = "Red threes are laid down at once. Each counts 100, all four "
        .. "800, but against a side that has melded nothing. Cards on the "
        .. "table count for you, cards in hand against you.",
      examples = {
        "red threes count against a side that has not melded",
        "going out counts 100, and the others' cards count against them",
      },
      ask = "count 2, worth 2",
    },
    {
      name = "counting", title = "Count what is left",
      text = "There are eight cards of each rank. How many can still come? "
        .. "Who counts knows which canasta will never be full.",
      ask = "rank_out 5",
    },
    {
      name = "going_out", title = "Going out",
      text = "Who plays the last card ends the round, for 100 points. Look "
        .. "first at what your partner still holds: those cards count "
        .. "against you.",
      examples = {
        "a natural canasta, two red threes, out, and 35 in the partner's hand",
      },
      ask = "worth 3",
    },
  },
}
