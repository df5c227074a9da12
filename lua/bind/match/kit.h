/* By number: what a kit has for its matches, and what it says of fields. */
#ifndef tnl_kit_h
#define tnl_kit_h


/* A kit's values that are needed in every round, by number. */
enum {
  KIT_ORDERS = 1,
  KIT_ORDER_FIELDS,
  KIT_EMPTY,
  KIT_ROUND_NAMES,
  KIT_FIRST, /* names of fields of a round, each with its first value behind;
             ** nil: none has one */
  KIT_RULES,
  KIT_NAMED,
  KIT_NEEDS,
  KIT_SETS, /* what lists of sets consist of, by the list */
  KIT_COUNT_NAME,
  KIT_AFTER_TRICK,
  KIT_SAID, /* the step that hears words before a card */
  KIT_WINS,
  KIT_CLIMB,
  KIT_CONDITIONS, /* on fields: { name, set of values } */
  KIT_SIDE_HAS,   /* by name, what each side has: the number of the first */
  KIT_PLAYER_HAS, /* pile; the name of a field's list; or, for a field that
                   ** is set in C, its entry.  The same for each player */
  KIT_OWN         /* these entries, by number and by the name of the list */
};

/* The kinds of declared fields, as a kit numbers them. */
enum {
  FIELD_TEXT = 1,
  FIELD_SUIT,
  FIELD_NUMBER,
  FIELD_FLAG,
  FIELD_PLAYER,
  FIELD_SIDE,
  FIELD_CARD,
  FIELD_CARDS,
  FIELD_LIST,
  FIELD_CHECKED /* one of some values: a function of the kit checks */
};

/* What a kit says of a field in one number: its kind, whether each side or
** player has one, whether the order depends on it alone, and its number.  The
** fields of a round have the first numbers, from 1 on. */
enum {
  FIELD_KIND = 0x3F,
  FIELD_EACH = 0x40,
  FIELD_ORDERS = 0x80,
  FIELD_NUMBERS = 0x100
};

#define LAST_FIELD 63 /* from this number on fields are emptied together */

#endif
