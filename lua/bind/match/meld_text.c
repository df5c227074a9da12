/* Moves with melds as text: `take QH QS; 8H 8S 8D`, `meld 2D on K`. */
#include "match/meld.h"

#include <ctype.h>
#include <string.h>

static const char verbs[][TN_NAME] = {
    "draw", "pass", "take", "meld", "done", "discard", "out?", "knock", ""};


/* A text being read. */
typedef struct Reading {
  const Match *match;
  const char *at, *end;
  const char *word; /* the last word, */
  size_t size;      /* its letters */
  tn_MeldMove *move;
} Reading;


/* Does a letter lie between words? */
static bool is_between(char letter) {
  return letter == ' ' || letter == ',' || letter == ':' || letter == '\t';
}


/* The next word; false at the end.  A `;` is a word. */
static bool next_word(Reading *reading) {
  const char *at = reading->at, *end = reading->end;
  while (at < end && is_between(*at))
    at++;
  reading->word = at;
  if (at < end && *at == ';') {
    at++;
  } else {
    while (at < end && !is_between(*at) && *at != ';')
      at++;
  }
  reading->at = at;
  reading->size = (size_t)(at - reading->word);
  return reading->size > 0;
}


/* Is the word this one, in either case? */
static bool is_word(const Reading *reading, const char *word) {
  if (strlen(word) != reading->size)
    return false;
  for (size_t i = 0; i < reading->size; i++)
    if (tolower((unsigned char)reading->word[i]) != word[i])
      return false;
  return true;
}


/* Would the part and the cards of a meld be a meld? */
static bool fits(const tn_Table *table, uint8_t place,
                 const tn_MeldPart *part) {
  const tn_Melding *melding = table->melding;
  tn_Set all = table->pile[melding->rules->place + place].set, as;
  tn_Meld meld;
  tn_MeldWhy why;
  for (int plane = 0; plane < TN_COPIES; plane++)
    for (tn_Kinds left = part->cards.plane[plane]; left; left &= left - 1) {
      if (tn_set_has(&all, tn_kinds_first(left)) == TN_COPIES)
        return false;
      tn_set_add(&all, tn_kinds_first(left));
    }
  as = tn_meld_as(melding, place, &all);
  return tn_stands_put(&part->stands, TN_NONE, &as) &&
         tn_meld_judge_as(melding->rules, &all, &as, &meld, &why);
}


/* Does a word name a meld that the player may add to, by one of its cards or by
** the rank of a set? */
static bool is_named(const tn_Table *table, uint8_t place, tn_Card card,
                     uint8_t rank) {
  const tn_Melding *melding = table->melding;
  const tn_MeldRules *rules = melding->rules;
  const tn_Set *lying = &table->pile[rules->place + place].set;
  const tn_Set as = tn_meld_as(melding, place, lying);
  tn_Kinds natural = as.plane[0] & ~rules->wild;
  if (!rules->by_all &&
      melding->place[place].side != table->side_of[melding->seat])
    return false;
  if (card != TN_NONE && (tn_set_has(lying, card) || tn_set_has(&as, card)))
    return true;
  return rank != TN_NONE && natural && melding->place[place].kind == TN_SET &&
         table->deck->rank[tn_kinds_first(natural)] == rank;
}


/* How a move names a meld: by a card of it, or a set by its rank; and with a
** number, as in `K#2`, which of those that have the name.  0: the first to
** which the cards can be added; if there is none, the first. */
typedef struct MeldName {
  tn_Card card;
  uint8_t rank;
  unsigned nth;
} MeldName;


/* The meld of that name, or TN_NONE. */
static uint8_t find_meld(const tn_Table *table, MeldName name,
                         const tn_MeldPart *part) {
  uint8_t found = TN_NONE;
  unsigned n = 0;
  for (uint8_t place = 0; place < table->melding->used; place++) {
    if (!is_named(table, place, name.card, name.rank))
      continue;
    if (name.nth > 0 && ++n == name.nth)
      return place;
    if (name.nth > 0)
      continue;
    if (fits(table, place, part))
      return place;
    if (found == TN_NONE)
      found = place;
  }
  return found;
}


/* Adds a card to a group; with `BJ=5H` a wild one that stands for another. */
static MoveText read_card(const tn_MeldRules *rules, const char *word,
                          size_t size, tn_MeldPart *part) {
  const tn_Deck *deck = rules->deck;
  const char *sign = rules->named ? memchr(word, '=', size) : NULL;
  size_t before = sign ? (size_t)(sign - word) : size;
  tn_Card card = tn_deck_read(deck, word, before), as = TN_NONE;
  if (sign)
    as = tn_deck_read(deck, sign + 1, size - before - 1);
  if (card == TN_NONE ||
      (sign && (as == TN_NONE || !(rules->wild & tn_kind(card)))))
    return MOVE_NO_CARD;
  if (tn_set_has(&part->cards, card) == deck->copies[card])
    return MOVE_TOO_MANY;
  tn_set_add(&part->cards, card);
  if (sign)
    part->stands.list[part->stands.n++] = (tn_Stand){card, as, TN_NONE};
  return MOVE_READ;
}


/* Raises that a word of a meld is no card that it can have. */
static int wrong_word(lua_State *L, int index, const Reading *reading) {
  lua_pushlstring(L, reading->word, reading->size);
  return tnl_argerror(L, index, "no_meld_card %s", tnl_shown(L, -1, NULL));
}


tn_MeldPart tnl_check_meld(lua_State *L, const tn_MeldRules *rules, int index) {
  tn_MeldPart part = {.place = TN_NONE};
  size_t size;
  if (!rules->named || lua_type(L, index) != LUA_TSTRING) {
    part.cards = tnl_checkset(L, rules->deck, index);
    return part;
  }
  const char *text = lua_tolstring(L, index, &size);
  Reading reading = {.at = text, .end = text + size};
  while (next_word(&reading))
    if (read_card(rules, reading.word, reading.size, &part))
      wrong_word(L, index, &reading);
  return part;
}


static MeldName name_of(const tn_Deck *deck, const char *word, size_t size) {
  return (MeldName){.card = tn_deck_read(deck, word, size),
                    .rank = tn_deck_rank(deck, word, size)};
}


/* Reads the name of a meld, the last word.  Nobody has more of one name than a
** digit can say.  A card's own name may end like that, too. */
static MeldName read_meld(const Reading *reading) {
  const tn_Deck *deck = reading->match->table.deck;
  const char *word = reading->word;
  size_t size = reading->size;
  MeldName name = name_of(deck, word, size);
  if (name.card != TN_NONE || name.rank != TN_NONE || size < 3 ||
      word[size - 2] != '#' || !isdigit((unsigned char)word[size - 1]))
    return name;
  name = name_of(deck, word, size - 2);
  name.nth = (unsigned)(word[size - 1] - '0');
  return name;
}


/* The part with the top of the pile, if that goes with it. */
static tn_MeldPart with_top(const tn_Table *table, const tn_MeldMove *move,
                            const tn_MeldPart *part) {
  const tn_MeldRules *rules = table->melding->rules;
  tn_MeldPart all = *part;
  if (move->verb != TN_DO_TAKE || !rules->whole || part != move->part ||
      rules->discard == TN_NONE)
    return all;
  const tn_Pile *pile = &table->pile[rules->discard];
  if (pile->count > 0)
    tn_set_add(&all.cards, pile->cards[pile->count - 1]);
  return all;
}


/* Reads the groups of a meld, or of taking the pile; the first word has been
** read. */
static MoveText read_groups(Reading *reading, bool more) {
  tn_MeldMove *move = reading->move;
  const tn_Table *table = &reading->match->table;
  while (more) {
    if (move->parts == TN_PARTS)
      return MOVE_TOO_MANY;
    tn_MeldPart *part = &move->part[move->parts++];
    *part = (tn_MeldPart){.place = TN_NONE};
    for (; more && !is_word(reading, ";"); more = next_word(reading)) {
      if (is_word(reading, "on")) {
        if (!next_word(reading))
          return MOVE_NO_MELD;
        tn_MeldPart all = with_top(table, move, part);
        part->place = find_meld(table, read_meld(reading), &all);
        if (part->place == TN_NONE)
          return MOVE_NO_MELD;
        continue;
      }
      MoveText wrong =
          read_card(table->melding->rules, reading->word, reading->size, part);
      if (wrong)
        return wrong;
    }
    if (more)
      more = next_word(reading);
  }
  return MOVE_READ;
}


/* Reads the card down to which the pile is taken, and the meld of it, which
** names that card once more.  The move has the others only. */
static MoveText read_down(Reading *reading) {
  tn_MeldMove *move = reading->move;
  const tn_Deck *deck = reading->match->table.deck;
  if (!next_word(reading))
    return MOVE_READ;
  move->card = tn_deck_read(deck, reading->word, reading->size);
  if (move->card == TN_NONE)
    return MOVE_NO_CARD;
  MoveText wrong = read_groups(reading, next_word(reading));
  if (!wrong && move->parts > 0 &&
      tn_set_has(&move->part[0].cards, move->card) > 0)
    tn_set_remove(&move->part[0].cards, move->card);
  return wrong;
}


/* Reads the rank of the melds that are joined, or a card of it. */
static MoveText read_join(Reading *reading) {
  MeldName name = read_meld(reading);
  const tn_MeldRules *rules = reading->match->table.melding->rules;
  if (name.card == TN_NONE && name.rank != TN_NONE && rules->of_rank[name.rank])
    name.card = tn_kinds_first(rules->of_rank[name.rank]);
  reading->move->card = name.card;
  if (name.card == TN_NONE)
    return MOVE_NO_MELD;
  return next_word(reading) ? MOVE_TOO_MANY : MOVE_READ;
}


/* Reads the card of a discard. */
static MoveText read_discard(Reading *reading) {
  const tn_Deck *deck = reading->match->table.deck;
  reading->move->card = tn_deck_read(deck, reading->word, reading->size);
  if (reading->move->card == TN_NONE)
    return MOVE_NO_CARD;
  return next_word(reading) ? MOVE_TOO_MANY : MOVE_READ;
}


static MoveText read_rest(Reading *reading) {
  switch ((tn_MeldVerb)reading->move->verb) {
    case TN_DO_TAKE:
      if (reading->match->table.melding->rules->down)
        return read_down(reading);
      return read_groups(reading, next_word(reading));
    case TN_DO_MELD: return read_groups(reading, next_word(reading));
    case TN_DO_JOIN:
      return next_word(reading) ? read_join(reading) : MOVE_NO_MELD;
    case TN_DO_DISCARD:
    case TN_DO_KNOCK:
    case TN_DO_CLEAR:
      return next_word(reading) ? read_discard(reading) : MOVE_NO_CARD;
    default: return next_word(reading) ? MOVE_NO_VERB : MOVE_READ;
  }
}


/* Does the text have this name, which may be several words, and then a blank or
** its end?  Then it has been read. */
static bool read_name(Reading *reading, const char *name) {
  size_t size = strlen(name);
  if (size == 0 || (size_t)(reading->end - reading->word) < size)
    return false;
  for (size_t i = 0; i < size; i++)
    if (tolower((unsigned char)reading->word[i]) != name[i])
      return false;
  if (reading->word + size < reading->end && reading->word[size] != ' ')
    return false;
  reading->at = reading->word + size;
  return true;
}


#define NO_VERB UINT8_MAX

/* The verb of a word, or NO_VERB. */
static uint8_t find_verb(Reading *reading) {
  const tn_MeldRules *rules = reading->match->table.melding->rules;
  for (uint8_t verb = 0; *verbs[verb]; verb++)
    if (is_word(reading, verbs[verb]))
      return verb;
  if (is_word(reading, "out"))
    return TN_DO_ASK;
  if (rules->of_a_rank > 1 && is_word(reading, "join"))
    return TN_DO_JOIN;
  if (read_name(reading, rules->all))
    return TN_DO_ALL;
  return read_name(reading, rules->clear) ? TN_DO_CLEAR : NO_VERB;
}


MoveText tnl_read_move(const Match *match, const char *text, size_t size,
                       tn_MeldMove *move, const char **word, size_t *length) {
  Reading reading = {.match = match, .at = text, .end = text + size};
  const tn_Question *asked = &match->table.question;
  MoveText result = MOVE_NO_VERB;
  reading.move = move;
  *move = (tn_MeldMove){.card = TN_NONE};
  if (next_word(&reading)) {
    move->verb = find_verb(&reading);
    if (move->verb != NO_VERB) {
      result = read_rest(&reading);
    } else if (asked->stage == TN_STAGE_DISCARD) {
      move->verb = TN_DO_DISCARD; /* a card alone is a discard */
      result = read_discard(&reading);
    }
  }
  *word = reading.word;
  *length = reading.size;
  return result;
}


static char *put_text(char *to, const char *text) {
  while (*text)
    *to++ = *text++;
  return to;
}


/* Writes a name of at most TN_NAME bytes, its end included.  All of them are
** copied at once, which is quick, and those after its end are written over. */
static char *put_name(char *to, const char *name) {
  memcpy(to, name, TN_NAME);
  while (*to)
    to++;
  return to;
}


static char *put_card(const tn_Deck *deck, char *to, tn_Card card) {
  *to++ = ' ';
  return put_name(to, deck->name[card]);
}


/* Writes the cards of some kinds, a blank before each. */
static char *put_kinds(const tn_Deck *deck, char *to, const tn_Set *set,
                       tn_Kinds kinds) {
  for (kinds &= set->plane[0]; kinds; kinds &= kinds - 1) {
    tn_Card card = tn_kinds_first(kinds);
    for (int n = tn_set_has(set, card); n > 0; n--)
      to = put_card(deck, to, card);
  }
  return to;
}


/* Writes the cards of a part, the natural ones first; wild ones with the cards
** for which they stand. */
static char *put_cards(const tn_MeldRules *rules, char *to,
                       const tn_MeldPart *part) {
  const tn_Deck *deck = rules->deck;
  to = put_kinds(deck, to, &part->cards, ~rules->wild);
  if (!rules->named)
    return put_kinds(deck, to, &part->cards, rules->wild);
  for (int i = 0; i < part->stands.n; i++) {
    to = put_card(deck, to, part->stands.list[i].card);
    *to++ = '=';
    to = put_name(to, deck->name[part->stands.list[i].as]);
  }
  return to;
}


/* Writes which of several melds of a name it is, where another has it first. */
static char *put_nth(const tn_Table *table, char *to, MeldName name,
                     const tn_MeldPart *part) {
  for (name.nth = 1; name.nth < 10; name.nth++)
    if (find_meld(table, name, part) == part->place) {
      *to++ = '#';
      *to++ = (char)('0' + name.nth);
      break;
    }
  return to;
}


/* Writes which meld the cards are added to, if that is not obvious. */
static char *put_place(const tn_Table *table, char *to,
                       const tn_MeldPart *part) {
  const tn_Melding *melding = table->melding;
  const tn_MeldRules *rules = melding->rules;
  bool wild = !(part->cards.plane[0] & ~rules->wild);
  if (part->place >= melding->used || (rules->one_of_a_rank && !wild))
    return to;
  const tn_Set *lying = &table->pile[rules->place + part->place].set;
  tn_Kinds natural = lying->plane[0] & ~rules->wild;
  if (!natural)
    return to;
  to = put_text(to, " on ");
  MeldName name = {.card = TN_NONE, .rank = TN_NONE};
  tn_Card card = tn_kinds_first(natural);
  uint8_t rank = table->deck->rank[card];
  bool set = melding->place[part->place].kind == TN_SET;
  name.rank = set ? rank : TN_NONE;
  if (set && find_meld(table, name, part) == part->place)
    return put_text(to, table->deck->rank_name[rank]);
  for (tn_Kinds left = natural; left; left &= left - 1) {
    MeldName other = {.card = tn_kinds_first(left), .rank = TN_NONE};
    if (find_meld(table, other, part) == part->place)
      return put_text(to, table->deck->name[other.card]);
  }
  name.card = set ? TN_NONE : card;
  to = put_text(to,
                set ? table->deck->rank_name[rank] : table->deck->name[card]);
  return put_nth(table, to, name, part);
}


/* Writes which card the pile is taken down to, and with `:` the meld of it. */
static char *put_down(const tn_Table *table, char *to,
                      const tn_MeldMove *move) {
  tn_MeldPart part = move->part[0];
  to = put_card(table->deck, to, move->card);
  if (move->parts == 0)
    return to;
  *to++ = ':';
  tn_set_add(&part.cards, move->card);
  to = put_cards(table->melding->rules, to, &part);
  return put_place(table, to, &part);
}


size_t tnl_write_move(const tn_Table *table, const tn_MeldMove *move,
                      char *text) {
  const tn_Deck *deck = table->deck;
  const tn_MeldRules *rules = table->melding->rules;
  char *to;
  if (move->verb == TN_DO_JOIN)
    return (size_t)(put_text(put_text(text, "join "),
                             deck->rank_name[deck->rank[move->card]]) -
                    text);
  if (move->verb == TN_DO_ALL || move->verb == TN_DO_CLEAR)
    to = put_text(text, move->verb == TN_DO_ALL ? rules->all : rules->clear);
  else
    to = put_name(text, verbs[move->verb]);
  if (move->verb == TN_DO_DISCARD || move->verb == TN_DO_KNOCK ||
      move->verb == TN_DO_CLEAR)
    return (size_t)(put_card(deck, to, move->card) - text);
  if (move->verb == TN_DO_TAKE && rules->down)
    return (size_t)(put_down(table, to, move) - text);
  for (int i = 0; i < move->parts; i++) {
    const tn_MeldPart *part = &move->part[i];
    if (i > 0)
      *to++ = ';';
    to = put_cards(rules, to, part);
    tn_MeldPart all = with_top(table, move, part);
    if (i > 0 || move->verb == TN_DO_MELD || rules->by_pair)
      to = put_place(table, to, &all);
  }
  return (size_t)(to - text);
}
