/* What matches of one kit share, read once from the kit's facts. */
#ifndef tn_setup_h
#define tn_setup_h

#include "match/match.h"

#define SETUP_T TYPE_NAME("setup")

typedef struct Setup {
  tn_Setup table;
  tn_Pile own[TN_PILES];
  tn_Duties duties;
  tn_Duty duty[TN_RULES]; /* if some obligations have more than a name */
  uint8_t people;         /* seats before those of hands that are nobody's */
  uint8_t first_dealer;   /* a seat, or TN_NONE: drawn */
  uint8_t hearers;        /* layers of the step `after_trick` */
  bool throw_failed, has_floor, has_points, has_plays;
  bool points_vary;   /* they depend on trumps or fields */
  tn_PlayRules plays; /* if has_plays: several cards are played at once */
  int32_t target, floor, rounds;
  bool lowest, by_field, ties_draw; /* see Match */
  int32_t points[TN_KINDS];         /* of each card, if has_points */
  tn_MeldRules melds;               /* if table.melds points here */
} Setup;

/* Reads `points`, numbers by card or rank; the deck is known. */
void tnl_read_points(lua_State *L, Setup *setup);

/* Reads `duties`, what the obligations have besides names; they are read. */
void tnl_read_duties(lua_State *L, Setup *setup);

#endif
