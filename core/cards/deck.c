/*
** Decks: describing a pack, naming its cards, reading their names.
**
** A card is a number, its kind: suit after suit, rank after rank, jokers last.
** Identical cards of two packs have the same number.
*/
#include "tenace/cards.h"

#include <ctype.h>
#include <string.h>

#define CASE 0x20 /* the bit in which a letter's two cases differ */


/* Moves past the next word of `*text`, which is left in `word`.  Answers its
** size, 0 at the end. */
static size_t next_word(const char **text, const char **word) {
  *text += strspn(*text, " ");
  *word = *text;
  size_t size = strcspn(*text, " ");
  *text += size;
  return size;
}


/* Are `a` and the `size` bytes at `b` the same name?  Case does not matter. */
static bool same_letters(const char *a, const char *b, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (!a[i] || (a[i] != b[i] &&
                  toupper((unsigned char)a[i]) != toupper((unsigned char)b[i])))
      return false;
  return a[size] == '\0';
}


/* The same, seen at once for most names: they differ in their first letter, and
** not only in the bit of case. */
static inline bool same_name(const char *a, const char *b, size_t size) {
  return (size == 0 || ((a[0] ^ b[0]) & ~CASE) == 0) &&
         same_letters(a, b, size);
}


/* The rank of exactly that name. */
static uint8_t find_rank(const tn_Deck *deck, const char *name, size_t size) {
  for (uint8_t rank = 0; rank < deck->ranks; rank++)
    if (same_name(deck->rank_name[rank], name, size))
      return rank;
  return TN_NONE;
}


/* T and 10 are the same rank, whichever of them the deck writes. */
uint8_t tn_deck_rank(const tn_Deck *deck, const char *name, size_t size) {
  if (!deck || !name)
    return TN_NONE;
  uint8_t rank = find_rank(deck, name, size);
  if (rank == TN_NONE && same_name("T", name, size))
    rank = find_rank(deck, "10", 2);
  if (rank == TN_NONE && same_name("10", name, size))
    rank = find_rank(deck, "T", 1);
  return rank;
}


uint8_t tn_deck_suit(const tn_Deck *deck, char letter) {
  if (!deck)
    return TN_NONE;
  for (uint8_t suit = 0; suit < deck->suits; suit++)
    if (deck->suit_name[suit] == (char)toupper((unsigned char)letter))
      return suit;
  return TN_NONE;
}


/* A suit's sign in UTF-8, three bytes, as its letter; 0 if it is none. */
static char suit_sign(const char *text, size_t size) {
  if (size < 3 || memcmp(text, "\xE2\x99", 2) != 0)
    return 0;
  switch ((unsigned char)text[2]) {
    case 0xA0:
    case 0xA4: return 'S';
    case 0xA1:
    case 0xA5: return 'H';
    case 0xA2:
    case 0xA6: return 'D';
    case 0xA3:
    case 0xA7: return 'C';
    default: return 0;
  }
}


/* The card of that suit and rank, or TN_NONE.  The rank may be TN_NONE. */
static tn_Card find_card(const tn_Deck *deck, uint8_t suit, uint8_t rank) {
  if (rank != TN_NONE)
    for (tn_Card card = 0; card < deck->kinds; card++)
      if (deck->suit[card] == suit && deck->rank[card] == rank)
        return card;
  return TN_NONE;
}


/* Reads a card whose suit is written at `at`, `letters` bytes long: 1 for a
** letter, 3 for a sign.  The rest of the text is its rank. */
static tn_Card read_split(const tn_Deck *deck, const char *text, size_t size,
                          size_t at, size_t letters) {
  char letter = letters == 1 ? text[at] : suit_sign(text + at, letters);
  const char *rank = at == 0 ? text + letters : text;
  uint8_t suit = tn_deck_suit(deck, letter);
  if (suit == TN_NONE)
    return TN_NONE;
  return find_card(deck, suit, tn_deck_rank(deck, rank, size - letters));
}


/* Where a card of that name is looked for first.  Names are padded with zeros
** to eight bytes, so each is one number. */
static size_t place_of(const char *name) {
  uint64_t letters;
  memcpy(&letters, name, TN_NAME);
  return (letters * UINT64_C(0x9E3779B97F4A7C15)) >> 56;
}


/* Reads a card by its name as the deck writes it.  Of several names with one
** place only the first is found there. */
static tn_Card read_exactly(const tn_Deck *deck, const char *text,
                            size_t size) {
  char name[TN_NAME] = "";
  if (size >= TN_NAME)
    return TN_NONE;
  memcpy(name, text, size);
  int first = deck->named[place_of(name)];
  if (first == 0)
    return TN_NONE;
  if (memcmp(deck->name[first - 1], name, TN_NAME) == 0)
    return (tn_Card)(first - 1);
  for (tn_Card card = 0; card < deck->kinds; card++)
    if (memcmp(deck->name[card], name, TN_NAME) == 0)
      return card;
  return TN_NONE;
}


/*
** First the name as the deck writes it, since records and rules do; then any
** case; then a suit behind the rank or before it, as a letter or as a sign.
*/
tn_Card tn_deck_read(const tn_Deck *deck, const char *text, size_t size) {
  if (!deck || !text)
    return TN_NONE;
  tn_Card exactly = read_exactly(deck, text, size);
  if (exactly != TN_NONE)
    return exactly;
  for (tn_Card card = 0; card < deck->kinds; card++)
    if (same_name(deck->name[card], text, size))
      return card;
  for (size_t letters = 1; letters <= 3; letters += 2) {
    if (size <= letters)
      break;
    tn_Card card = read_split(deck, text, size, size - letters, letters);
    if (card == TN_NONE)
      card = read_split(deck, text, size, 0, letters);
    if (card != TN_NONE)
      return card;
  }
  return TN_NONE;
}


/* Reads the letters of the suits.  A letter given twice is a fault. */
static tn_DeckFault read_suits(tn_Deck *deck, const char *suits) {
  for (; *suits; suits++) {
    if (*suits == ' ')
      continue;
    if (deck->suits == TN_SUITS || tn_deck_suit(deck, *suits) != TN_NONE)
      return TN_DECK_SUITS;
    deck->suit_name[deck->suits++] = (char)toupper((unsigned char)*suits);
  }
  return deck->suits > 0 ? TN_DECK_OK : TN_DECK_SUITS;
}


/* Reads the names of the ranks, low to high.  A name given twice is a fault. */
static tn_DeckFault read_ranks(tn_Deck *deck, const char *ranks) {
  const char *word;
  size_t size;
  while ((size = next_word(&ranks, &word)) > 0) {
    bool fits = deck->ranks < TN_RANKS && size < TN_NAME - 1;
    if (!fits || tn_deck_rank(deck, word, size) != TN_NONE)
      return TN_DECK_RANKS;
    memcpy(deck->rank_name[deck->ranks++], word, size);
  }
  return deck->ranks > 0 ? TN_DECK_OK : TN_DECK_RANKS;
}


/* Is the card of that rank and suit among the words of `out`? */
static bool left_out(const tn_Deck *deck, uint8_t suit, uint8_t rank,
                     const char *out) {
  const char *word;
  size_t size;
  while ((size = next_word(&out, &word)) > 0)
    if (tn_deck_suit(deck, word[size - 1]) == suit &&
        tn_deck_rank(deck, word, size - 1) == rank)
      return true;
  return false;
}


/* Adds a kind with a name.  Answers its number, or TN_NONE if there are too
** many. */
static tn_Card add_kind(tn_Deck *deck, const char *name, int packs) {
  if (deck->kinds == TN_KINDS)
    return TN_NONE;
  tn_Card card = deck->kinds++;
  memcpy(deck->name[card], name, TN_NAME);
  deck->suit[card] = deck->rank[card] = TN_NONE;
  deck->copies[card] = (uint8_t)packs;
  deck->all |= tn_kind(card);
  uint8_t *place = &deck->named[place_of(name)];
  if (*place == 0)
    *place = (uint8_t)(card + 1);
  return card;
}


/* Adds the cards with suit and rank.  This order makes the numbers of the
** kinds. */
static tn_DeckFault add_suited(tn_Deck *deck, const char *out, int packs) {
  for (uint8_t suit = 0; suit < deck->suits; suit++)
    for (uint8_t rank = 0; rank < deck->ranks; rank++) {
      if (left_out(deck, suit, rank, out))
        continue;
      char name[TN_NAME] = "";
      memcpy(name, deck->rank_name[rank], TN_NAME - 1);
      name[strlen(name)] = deck->suit_name[suit];
      tn_Card card = add_kind(deck, name, packs);
      if (card == TN_NONE)
        return TN_DECK_KINDS;
      deck->suit[card] = suit;
      deck->rank[card] = rank;
      deck->of_suit[suit] |= tn_kind(card);
      deck->of_rank[rank] |= tn_kind(card);
    }
  return TN_DECK_OK;
}


/* Adds the jokers.  Those of one name are copies of one kind. */
static tn_DeckFault add_jokers(tn_Deck *deck, const char *jokers, int packs) {
  const char *word;
  size_t size;
  while ((size = next_word(&jokers, &word)) > 0) {
    char name[TN_NAME] = "";
    if (size >= TN_NAME)
      return TN_DECK_JOKERS;
    memcpy(name, word, size);
    tn_Card card = tn_deck_read(deck, name, size);
    if (card != TN_NONE && deck->suit[card] != TN_NONE)
      return TN_DECK_JOKERS;
    if (card == TN_NONE) {
      card = add_kind(deck, name, packs);
      if (card == TN_NONE)
        return TN_DECK_KINDS;
      deck->jokers |= tn_kind(card);
    } else {
      deck->copies[card] = (uint8_t)(deck->copies[card] + packs);
    }
    if (deck->copies[card] > TN_COPIES)
      return TN_DECK_PACKS;
  }
  return TN_DECK_OK;
}


/* Is every word of `out` a card that suits and ranks make? */
static bool all_known(const tn_Deck *deck, const char *out) {
  const char *word;
  size_t size;
  while ((size = next_word(&out, &word)) > 0)
    if (size < 2 || tn_deck_suit(deck, word[size - 1]) == TN_NONE ||
        tn_deck_rank(deck, word, size - 1) == TN_NONE)
      return false;
  return true;
}


/* Lists every card and counts them.  `packs` becomes the most copies of one
** kind, since two jokers of one name may be in a single pack. */
static tn_DeckFault list_cards(tn_Deck *deck) {
  deck->cards = 0;
  for (tn_Card card = 0; card < deck->kinds; card++)
    for (int n = 0; n < deck->copies[card]; n++) {
      if (deck->cards == TN_CARDS)
        return TN_DECK_PACKS;
      deck->list[deck->cards++] = card;
    }
  for (tn_Card card = 0; card < deck->kinds; card++)
    if (deck->copies[card] > deck->packs)
      deck->packs = deck->copies[card];
  return TN_DECK_OK;
}


tn_DeckFault tn_deck_copies(tn_Deck *deck, const uint8_t *copies) {
  if (!deck || deck->kinds == 0)
    return TN_DECK_EMPTY;
  if (!copies)
    return TN_DECK_PACKS;
  deck->packs = 1;
  for (tn_Card card = 0; card < deck->kinds; card++) {
    if (copies[card] < 1 || copies[card] > TN_COPIES)
      return TN_DECK_PACKS;
    deck->copies[card] = copies[card];
  }
  return list_cards(deck);
}


uint8_t tn_deck_find_tag(const tn_Deck *deck, const char *name) {
  for (uint8_t tag = 0; deck && name && tag < deck->tags; tag++)
    if (strcmp(deck->tag_name[tag], name) == 0)
      return tag;
  return TN_NONE;
}


bool tn_deck_tag(tn_Deck *deck, const char *name, tn_Kinds kinds) {
  if (!deck || !name || kinds & ~deck->all)
    return false;
  size_t size = strlen(name);
  if (size == 0 || size >= TN_TAG || deck->tags == TN_TAGS ||
      tn_deck_find_tag(deck, name) != TN_NONE)
    return false;
  memcpy(deck->tag_name[deck->tags], name, size + 1);
  deck->of_tag[deck->tags++] = kinds;
  return true;
}


/* Each step needs those before it; the first fault ends the reading. */
static tn_DeckFault read_deck(tn_Deck *deck, const char *suits,
                              const char *ranks, const char *jokers,
                              const char *out, int packs) {
  deck->packs = (uint8_t)packs;
  tn_DeckFault fault = read_suits(deck, suits);
  if (!fault)
    fault = read_ranks(deck, ranks);
  if (!fault && !all_known(deck, out))
    fault = TN_DECK_CARD;
  if (!fault)
    fault = add_suited(deck, out, packs);
  if (!fault)
    fault = add_jokers(deck, jokers, packs);
  if (!fault && deck->kinds == 0)
    fault = TN_DECK_EMPTY;
  return fault ? fault : list_cards(deck);
}


tn_DeckFault tn_deck_init(tn_Deck *deck, const char *suits, const char *ranks,
                          const char *jokers, const char *out, int packs) {
  if (!deck)
    return TN_DECK_EMPTY;
  memset(deck, 0, sizeof *deck);
  if (packs < 1 || packs > TN_COPIES)
    return TN_DECK_PACKS;
  if (!suits || !ranks)
    return suits ? TN_DECK_RANKS : TN_DECK_SUITS;
  return read_deck(deck, suits, ranks, jokers ? jokers : "", out ? out : "",
                   packs);
}
