/*
** Replies: the best answer to one component that some cards can give.
**
** A reply is only numbers: how many quads, triples and pairs, and how long the
** runs of the widest are.  So two sets of cards are compared by comparing their
** replies.  A play is good enough for a component if it has the same numbers as
** the hand's best reply, and runs at least as long, compared from the longest
** (tni_replies).
*/
#include "plays/plays.h"

#include <string.h>

#define MOST_STEPS 2000 /* of a search for runs; then it makes do with less */

/* How many tuples of a width each place has. */
typedef struct Room {
  uint8_t at[TN_KINDS];
  Places places, several; /* where it can be, and where more than once */
  int steps;              /* of a search for runs */
} Room;


/* Counts the kinds at their places.  A place's number is set to 0 when it is
** first met, so the array needs no clearing. */
static void add_room(Room *room, const tn_Order *order, tn_Kinds kinds) {
  for (; kinds; kinds &= kinds - 1) {
    uint8_t place = order->place[tn_kinds_first(kinds)];
    Places bit = place_bit(place);
    if (!(room->places & bit))
      room->at[place] = 0;
    room->several |= room->places & bit;
    room->places |= bit;
    room->at[place]++;
  }
}


/* The places of the tuples of a width.  A kind held four times holds two
** pairs. */
static Room room_for(const tn_Order *order, const tn_Set *set, int width) {
  Room room;
  room.places = room.several = 0;
  room.steps = 0;
  add_room(&room, order, set->plane[width - 1]);
  if (width == 2)
    add_room(&room, order, set->plane[3]);
  return room;
}


/* Takes a run out (`by` -1), or puts it back (1). */
static void change_room(Room *room, int start, int length, int by) {
  for (int place = start; place < start + length; place++) {
    Places bit = place_bit(place);
    room->at[place] = (uint8_t)(room->at[place] + by);
    room->places =
        room->at[place] > 0 ? room->places | bit : room->places & ~bit;
  }
}


/* The lowest places of the longest runs, none longer than `most`.  `length`
** becomes how long these are. */
static Places longest_runs(Places places, int most, int *length) {
  Places more;
  *length = places != 0 && most > 0;
  for (; *length < most && (more = places & (places >> 1)) != 0; ++*length)
    places = more;
  return places;
}


/*
** The longest runs that `left` tuples can form.  Lists of lengths are compared
** as words are, so one longer run beats several shorter ones.  It matters which
** of the longest runs is taken in two cases only: a place has room for two, or
** a run longer than `most` is cut.
*/
static void best_runs(Room *room, int left, int most, uint8_t *run) {
  int length;
  if (room->steps++ > MOST_STEPS)
    return;
  Places starts =
      longest_runs(room->places, left < most ? left : most, &length);
  if (length < 2)
    return;
  *run = (uint8_t)length;
  if (length == left)
    return;
  bool choose = room->several != 0 || length == most;
  uint8_t best[RUNS] = {0};
  for (; starts; starts &= starts - 1) {
    uint8_t found[RUNS] = {0};
    change_room(room, lowest(starts), length, -1);
    best_runs(room, left - length, most, found);
    change_room(room, lowest(starts), length, 1);
    if (memcmp(found, best, sizeof found) > 0)
      memcpy(best, found, sizeof best);
    if (!choose)
      break;
  }
  for (int i = 1; i < RUNS && best[i - 1]; i++)
    run[i] = best[i - 1];
}


void tni_best_runs(const tn_Order *order, const tn_Set *set, int width, int n,
                   int most, uint8_t run[RUNS]) {
  Room room = room_for(order, set, width);
  best_runs(&room, n, most, run);
}


/* Takes all tuples of the width out, and adds them to `of` unless that is NULL.
** A kind held four times loses two pairs, so it goes round again. */
void tni_set_strip(tn_Set *set, int width, tn_Set *of) {
  for (tn_Kinds kinds; (kinds = set->plane[width - 1]) != 0;)
    for (; kinds; kinds &= kinds - 1) {
      set_take(set, tn_kinds_first(kinds), width);
      if (of)
        set_put(of, tn_kinds_first(kinds), width);
    }
}


/* The reply to a single, pair, triple or quad: the widest tuple not wider. */
static Reply reply_to_tuple(const tn_Set *set, int width) {
  Reply reply = {0};
  for (; width > 1 && !set->plane[width - 1]; width--)
    ;
  if (width > 1)
    reply.tuples[width - 1] = 1;
  return reply;
}


/* The reply to a quad.  Without a triple, two pairs answer it. */
static Reply reply_to_quad(const tn_Set *set) {
  Reply reply = reply_to_tuple(set, 4);
  if (reply.tuples[1])
    reply.tuples[1] = (uint8_t)(tuples_in(set, 2) > 1 ? 2 : 1);
  return reply;
}


/* Is there a run of `width` as long as the one led?  Then it is the whole
** reply. */
static bool whole_run(const tn_Order *order, const tn_Set *set, int width,
                      int length, Reply *reply) {
  if (!runs_in(order, set, width, length))
    return false;
  *reply = (Reply){.whole = (uint8_t)width};
  reply->tuples[width - 1] = (uint8_t)length;
  return true;
}


/*
** What answers a run where there is no run like it: tuples, width by width,
** until none is missing.  Only the width at which the tuples are enough has
** runs to compare, since all wider tuples are given.
*/
static void piece_by_piece(const tn_Order *order, const tn_PlayRules *rules,
                           const tn_Set *set, tn_Component part, Reply *reply) {
  tn_Set left = *set;
  bool pairs_first = part.width == 3 && part.length == 2;
  int missing = part.length;
  for (int width = part.width; width > 1; width--) {
    int asked = width == 2 && part.width == 4 ? 2 * missing : missing;
    int there = tuples_in(&left, width);
    reply->tuples[width - 1] = (uint8_t)(there < asked ? there : asked);
    if (there >= asked) {
      if (part.width == 2 && rules->any_pairs)
        return;
      reply->width = (uint8_t)width;
      tni_best_runs(order, &left, width, asked, part.length, reply->run);
      return;
    }
    missing -= there;
    if (pairs_first && width == 3 && rules->pairs_first > 0 &&
        whole_run(order, set, 2, 2, reply))
      return;
    tni_set_strip(&left, width, NULL);
  }
}


Reply tni_reply(const tn_Order *order, const tn_PlayRules *rules,
                const tn_Set *set, tn_Component part) {
  if (part.length == 1)
    return part.width == 4 ? reply_to_quad(set)
                           : reply_to_tuple(set, part.width);
  Reply reply = {0};
  if (whole_run(order, set, part.width, part.length, &reply))
    return reply;
  if (part.width == 3 && part.length == 2 && rules->pairs_first > 1 &&
      whole_run(order, set, 2, 2, &reply))
    return reply;
  piece_by_piece(order, rules, set, part, &reply);
  return reply;
}


/* The numbers come first in a Reply and the lengths of runs last, so two
** memcmps compare them. */
bool tni_replies(const tn_Order *order, const tn_PlayRules *rules,
                 const Reply *reply, const tn_Set *play, tn_Component part) {
  Reply given = tni_reply(order, rules, play, part);
  return memcmp(&given, reply, offsetof(Reply, run)) == 0 &&
         memcmp(given.run, reply->run, sizeof given.run) >= 0;
}
