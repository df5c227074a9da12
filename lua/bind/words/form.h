/*
** Forms: what a player may say to one question.  A form is a pattern of words
** and slots: "draw", "{card} {suit}", "{cards} on {attack}".  A slot has a list
** of values, or cards to choose from.
*/
#ifndef tn_form_h
#define tn_form_h

#include "match/asking.h"
#include "nouns/climb.h"
#include "tenace/captures.h"

#define FORMS 24        /* forms of a question, at most */
#define FORM_PARTS 6    /* words and slots of a form, at most */
#define FORM_MOST 20000 /* so many ways to say something are looked at */
#define FORM_SELDOM                                                            \
  20                      /* random bots say what is said seldom once in so many
                        ** times */
#define FORM_FEW 400      /* combinations for which there is always room, */
#define FORM_PLAYS 4096   /* and those that are listed, at most */
#define FORM_ALSO 1000000 /* as much as the fact `points` may say of a card */
#define SHEET_AT 5        /* where an open sheet lies on the stack */

typedef enum PartKind {
  PART_WORD,
  PART_LIST,
  PART_NUMBER, /* the number of a build, or its value */
  PART_BUILDS, /* builds, by their numbers */
  PART_COUNT,  /* how many cards the slot `cards` behind it takes */
  PART_CARDS,
  PART_PLAY
} PartKind;

typedef struct FormPart {
  const char *name; /* the word, or the slot's name */
  size_t size;
  uint8_t kind;          /* PartKind */
  bool held;             /* the cards come from the player's hand */
  bool marked;           /* a colon stands behind it */
  bool seats;            /* a value is a text of seats, and means players */
  bool suits;            /* its values are the suits of the deck */
  int list, n;           /* where the list lies on the stack, and its length;
                         ** or the highest count that can be said now */
  int answers;           /* what its values mean, likewise; 0: themselves */
  int least, most;       /* how many cards */
  int count;             /* the slot that says how many, from 1; 0: none */
  tn_Set cards;          /* those to choose from */
  struct FormPlay *play; /* combinations to choose from */
  struct FormSum *sum;   /* what the cards must add up to, or NULL */
} FormPart;

/* Has the slot or the word that name? */
static inline bool tnl_is_named(const FormPart *part, const char *name) {
  return part->size == strlen(name) &&
         memcmp(part->name, name, part->size) == 0;
}

/* Cards that must add up, in one set or several. */
typedef struct FormSum {
  int part;    /* the slot that says the sum; -1: `sum` says it */
  int own;     /* the slot of one card that is among them; -1: none is */
  int due;     /* the slot after which all of this has been said */
  int64_t sum; /* of each set */
  bool once;   /* there is one set only */
  bool all;    /* of the other cards of the slot none add up */
  int32_t worth[TN_KINDS], also[TN_KINDS]; /* of each card; 0: nothing */
} FormSum;

/* Combinations of the hand that beat what lies on the table. */
typedef struct FormPlay {
  const tn_ClimbRules *rules;
  bool answers; /* something lies there: `over` */
  tn_Climb over;
  tn_Set must;   /* cards that must be among them */
  int n, listed; /* how many there are, and how many are listed */
  bool others;   /* cards that are alike may be played in their place */
  tn_ClimbPlay list[];
} FormPlay;

typedef struct Form {
  const char *text; /* the pattern */
  int condition;    /* where its condition lies; 0: none */
  bool closed;      /* it cannot be said now */
  bool seldom;      /* random bots seldom say it */
  bool idle;        /* bots that think say it only if it surely gains */
  bool bold;        /* and bots that think only if it surely pays */
  bool adds;        /* cards of a slot must add up */
  uint8_t unseen;   /* the pile to which the cards at its end go, and the others
                    ** do not see them, from 1; 0: they stay where they are */
  uint8_t claimed;  /* the rank that they are said to be of, from 1, */
  uint8_t claims;   /* or the slot with it, from 1; both 0: nothing is said */
  int parts;
  FormPart part[FORM_PARTS];
} Form;

/* What conditions have answered, by the number of the way among all. */
typedef enum Verdict { NOT_ASKED, REFUSED, ACCEPTED } Verdict;

typedef struct Verdicts {
  uint8_t of[FORM_FEW]; /* Verdict */
} Verdicts;

#define FORMS_MAGIC MAGIC(0x74656E4650726D07)

/* They are too large for the C stack: tnl_take_forms makes room for them. */
typedef struct Forms {
  uint64_t magic; /* tells it from other userdata */
  Match *match;   /* while they are being written: whose they are, */
  bool said;      /* and has the player answered? */
  bool taken;     /* by a question that has not been answered yet */
  int n;
  lua_State *values;   /* a stack that keeps what was written */
  tn_Fishing *fishing; /* the forms are captures, one for each tn_CaptureVerb;
                       ** NULL: the rules say what they are */
  uint8_t first_build; /* the first pile of builds */
  Verdicts *verdicts;  /* NULL: each condition is called whenever it is met */
  Verdicts asked;      /* room for them */
  Form form[FORMS];
  tn_Fishing *room;           /* for `fishing`; NULL: none has been needed */
  tn_ClimbPlay few[FORM_FEW]; /* room for combinations that are listed */
} Forms;

/* Pushes room for the forms of one question.  When they are done with, it
** serves another one; after an error it does not, and is collected. */
Forms *tnl_take_forms(lua_State *L);
static inline void tnl_give_forms(Forms *forms) { forms->taken = false; }

/* One way to say a form: for each part the number of its value, from 1, or its
** cards; or a number, or builds as bits.  Cards are added by tnl_way_add and by
** what calls it, by nothing else. */
typedef struct Way {
  int form;
  int value[FORM_PARTS];
  int first[FORM_PARTS], n[FORM_PARTS];
  int cards;
  tn_Card card[TN_CARDS];
} Way;

/* Begins a way to say form number `form`: nothing is said yet. */
static inline void tnl_way_begin(Way *way, int form) {
  way->form = form;
  way->cards = 0;
}


/* How many cards the slot number `at` takes: the least and the most, or as many
** as were said before. */
static inline void tnl_slot_range(const Form *form, const Way *way, int at,
                                  int *least, int *most) {
  const FormPart *part = &form->part[at];
  *least = part->count ? way->value[part->count - 1] : part->least;
  *most = part->count ? *least : part->most;
}


/* Begins the slot number `at`, without cards. */
static inline void tnl_way_open(Way *way, int at) {
  way->first[at] = way->cards;
  way->n[at] = 0;
}


/* Adds a card to it.  False: there is no room. */
static inline bool tnl_way_add(Way *way, int at, tn_Card card) {
  if (way->cards == TN_CARDS)
    return false;
  way->card[way->cards++] = card;
  way->n[at]++;
  return true;
}


/* Takes back the last card; all cards of the slot. */
static inline void tnl_way_drop(Way *way, int at) {
  way->cards--;
  way->n[at]--;
}

static inline void tnl_way_close(Way *way, int at) {
  way->cards = way->first[at];
  way->n[at] = 0;
}


/* Adds a set of cards, or these as people lay them down.  False: there is no
** room, and none of them is added. */
bool tnl_way_add_set(Way *way, int at, const tn_Set *set);
bool tnl_way_add_play(Way *way, int at, const tn_ClimbRules *rules,
                      const tn_Set *set);

/* Is the text of its cards too long for an answer?  So few never are, whatever
** they are called. */
#define WAY_SHORT (TN_TEXT / 2 / TN_NAME)
bool tnl_way_is_long(const tn_Deck *deck, const Form *form, const Way *way);

/* What is wrong with a text, the worst last. */
typedef enum Miss {
  MISS_NONE,
  MISS_WORD,  /* another word is expected */
  MISS_VALUE, /* no value of the slot */
  MISS_NO_CARD,
  MISS_END,      /* something must follow */
  MISS_EXTRA,    /* something follows that is too much */
  MISS_CARD,     /* a card that the slot does not take */
  MISS_HELD,     /* a card that the player does not hold */
  MISS_NO_PLAY,  /* cards that are no combination */
  MISS_LOWER,    /* a combination that does not beat what lies there */
  MISS_MUST,     /* one without the cards that must be in it */
  MISS_SUM,      /* cards that do not add up */
  MISS_COUNT,    /* fewer or more cards than the slot takes, */
  MISS_SAID,     /* or than the text says before them */
  MISS_CONDITION /* the condition refuses it */
} Miss;

#define FORM_KNOWN (32 * TN_TEXT / 2) /* so near is what is sure to be meant */

typedef struct Missed {
  Miss miss;
  int form, part; /* where, from 0; -1: in no form */
  int read;       /* words that were read before it */
  int near;       /* how near the text is to what can be said */
  int kind;       /* what the cards are that are too low */
  const char *word;
  size_t size; /* the text there */
} Missed;

/* Pushes an empty sheet, which Lua writes. */
Forms *tnl_new_sheet(lua_State *L, Match *match);

/* Opens the sheet at `arg`: it is whole.  It then lies at SHEET_AT, and behind
** it what was kept.  Arguments behind `arg` are given up. */
Forms *tnl_open_forms(lua_State *L, const Match *match, int arg);

/* The sheet at `arg`, which is being written. */
Forms *tnl_checksheet(lua_State *L, int arg);

/* The slot number `arg` of its last form. */
FormPart *tnl_checkslot(lua_State *L, Forms *forms, int arg);

/* Keeps the value at `arg`, and answers where it will lie on the stack. */
int tnl_keep_value(lua_State *L, const Forms *forms, int arg);

/* Puts the cards at `arg` into an empty set: a text, a cards object, or a pile.
** False: they are no such thing, or the deck lacks them. */
bool tnl_toset(lua_State *L, const tn_Deck *deck, int arg, tn_Set *set);

/* The functions that write on sheets what must beat others, or add up. */
extern const luaL_Reg tnl_sheet_plays[];

/* And those that write on them what is laid face down. */
extern const luaL_Reg tnl_sheet_claims[];

typedef bool (*Visit)(lua_State *L, const Way *way, void *data);

/* May cards be said that are not listed, because suits do not count? */
bool tnl_form_others(const tn_Table *table, const Forms *forms);

/* Calls `visit` with each way to say something, until it answers true.  False:
** there are more than FORM_MOST, and no more were visited. */
bool tnl_each_way(lua_State *L, Match *match, const Forms *forms, Visit visit,
                  void *data);

/* Does a form say first how many cards there are?  Then native bots choose part
** by part: there are very many ways to say it. */
bool tnl_form_by_parts(const Forms *forms);

/* What others hear of a way, whose text has that size: so many bytes of it; 0:
** all of it. */
uint8_t tnl_form_heard(lua_State *L, const Match *match, const Forms *forms,
                       const Way *way, size_t size);

/* Draws a rank of which the hand has cards, and some of those, so that what is
** said is true.  False: there is no way to do that. */
bool tnl_form_truth(lua_State *L, const Match *match, const Form *form,
                    tn_Random *random, Way *way);

/* The forms of captures.  Says what the slots of one take, by their names. */
void tnl_set_capture(Form *form);

/* On a sheet at index 1: begins them, by the rules at index 3, the match being
** at 2, and answers how many there are, and which cards lie there; fills the
** next form; reads what builds count, in the list at 2, and whose they are, in
** that at 3. */
int tnl_begin_captures(lua_State *L, Forms *forms, tn_Set *lying);
void tnl_fill_capture(const Forms *forms, Form *form, const tn_Set *lying);
void tnl_read_builds(lua_State *L, Forms *forms);

/* When the sheet is open: closes those that cannot be said now, goes through
** all ways, counts them (the first is kept, if it is the only one), makes a
** random one, puts one into order, says whether one is allowed (if not, a table
** that says why is left on the stack), and pushes what was said: the card, the
** cards it takes, the builds as bits, or the number and the value of a build.
*/
void tnl_close_captures(lua_State *L, Forms *forms);
bool tnl_each_capture(lua_State *L, const Forms *forms, Visit visit,
                      void *data);
int tnl_count_captures(lua_State *L, const Forms *forms, Way *only);
void tnl_random_capture(lua_State *L, const Forms *forms, uint64_t bits,
                        Way *way);
void tnl_order_capture(const Forms *forms, Way *way);
bool tnl_capture_accepts(lua_State *L, const Forms *forms, const Way *way);
int tnl_push_capture(lua_State *L, const Match *match, const Forms *forms,
                     const Way *way);

/* Divides a pattern into words and slots.  The text must outlive the form. */
void tnl_read_pattern(lua_State *L, Form *form, const char *pattern);

/* Can the form be said, as far as its parts tell? */
bool tnl_form_open(const Form *form);

/* A random way out of very many; each part is drawn by itself. */
void tnl_random_way(lua_State *L, Match *match, const Forms *forms,
                    uint64_t bits, Way *way);

/* A random bot's choice among all ways, or a steady bot's. */
void tnl_drawn_way(lua_State *L, Match *match, const Forms *forms,
                   uint64_t bits, bool is_steady, Way *way);

/* A native bot's choice among several. */
void tnl_native_way(lua_State *L, Match *match, const Forms *forms, Way *way);

/* Pushes a set of the texts with which wild cards are played that quick bots
** would rather keep, or for which they would rather name another suit. */
void tnl_push_spared(lua_State *L, Match *match, const Forms *forms);

/* How many ways there are: 1, which is put into `way`; or 2 for more. */
int tnl_count_ways(lua_State *L, Match *match, const Forms *forms, Way *way);

/* Does the form's condition, if any, accept the way?  If not, and it gives a
** reason, that is left on the stack. */
bool tnl_form_accepts(lua_State *L, Match *match, const Forms *forms,
                      const Way *way);

/* Reads what was said.  False: `missed` says why not, and what the last
** condition gave as its reason, or nil, is on top of the stack. */
bool tnl_form_said(lua_State *L, Match *match, const Forms *forms,
                   const char *text, size_t size, Way *way, Missed *missed);

/* What is said in one way may be read in an earlier one, by a form before it or
** a value that is said alike.  Puts into `way` how its text is read: so a match
** that bots play goes on as its record does. */
void tnl_form_reread(lua_State *L, Match *match, const Forms *forms,
                     const char *text, size_t size, Way *way);

/* The slots up to number `at` are filled.  Do any cards have to add up of which
** all has been said now?  And do they?  Not if the work is spent. */
bool tnl_form_sums(const Form *form, int at);
bool tnl_form_adds(lua_State *L, tn_Work *work, const Form *form,
                   const Way *way, int at);

/* What the cards of a slot must add up to, with these points: what the slot
** `of` says, or its own number.  Cards that count nothing are left out. */
void tnl_begin_sum(const tn_Deck *deck, const int32_t *points, Form *form,
                   FormPart *part, const FormPart *of, FormSum *sum);

/* Writes a way as text; there is room for TN_TEXT.  Answers its size. */
size_t tnl_form_text(lua_State *L, const Match *match, const Forms *forms,
                     const Way *way, char *text);

/* Pushes the value of each slot, and answers how many there are. */
int tnl_push_values(lua_State *L, const Match *match, const Forms *forms,
                    const Way *way);

/* Which combination the cards are, of those that beat what lies there; -1: none
** of them. */
int tnl_play_kind(const FormPlay *play, const tn_Set *cards);

/* Pushes the name of combination number `kind`, from 0. */
void tnl_push_kind(lua_State *L, int kind);

/* The combinations of the game whose match is at `arg`; an error if it has
** none. */
const tn_ClimbRules *tnl_climb_rules(lua_State *L, int arg);

/* Pushes a list of what cards can be as a lead, by their names, the last in the
** fact `combinations` first.  A reading that another one beats is left out. */
void tnl_push_readings(lua_State *L, const tn_ClimbRules *rules,
                       const tn_Set *cards);

/* Pushes what a form is called: its first word, or its first slot's name. */
void tnl_push_form_name(lua_State *L, const Form *form);

#endif
