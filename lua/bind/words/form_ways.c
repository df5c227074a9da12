/* Forms: all ways to say something, and a random one out of very many. */
#include "words/words.h"
#include "words/form.h"

#define TRIES 1000   /* random ways that conditions may refuse */
#define SUMS 1000000 /* steps to look which cards add up, for a list of ways, */
#define SUM 10000    /* and for a random way */


/* So many steps for a part of the work.  They do not depend on what is left: a
** replay, which has more, must find the same. */
static tn_Work share_of(const tn_Work *work, int64_t steps) {
  tn_Work share = {.stop = work->stop};
  tn_work_grant(&share, steps);
  return share;
}


/* The steps that are left of a share. */
static int64_t left_of(const tn_Work *share) {
  return share->left + share->more;
}


typedef struct Walk {
  lua_State *L;
  Match *match;
  const Forms *forms;
  Visit visit;
  void *data;
  long left; /* ways that may still be looked at */
  tn_Work *work;
  tn_Work sums; /* SUMS steps of it, to look which cards add up */
  bool stop;    /* the visitor has enough */
  Way way;
} Walk;


/* Does a table of reasons, by the first value, have none for this way?  If it
** has one, that is on top. */
static bool is_not_refused(lua_State *L, Match *match, const Forms *forms,
                           const Way *way) {
  int top = lua_gettop(L);
  tnl_push_values(L, match, forms, way);
  lua_settop(L, top + 1);
  lua_gettable(L, forms->form[way->form].condition);
  bool yes = !lua_toboolean(L, -1);
  if (yes)
    lua_settop(L, top);
  return yes;
}


bool tnl_form_accepts(lua_State *L, Match *match, const Forms *forms,
                      const Way *way) {
  const Form *form = &forms->form[way->form];
  if (forms->fishing)
    return tnl_capture_accepts(L, forms, way);
  if (way->cards > WAY_SHORT && tnl_way_is_long(match->table.deck, form, way)) {
    lua_pushnil(L);
    return false;
  }
  if (!form->condition)
    return true;
  if (lua_istable(L, form->condition))
    return is_not_refused(L, match, forms, way);
  lua_pushvalue(L, form->condition);
  int values = tnl_push_values(L, match, forms, way);
  tnl_call_locked(L, match, A_CONDITION, values, 2);
  bool yes = lua_toboolean(L, -2);
  lua_remove(L, -2);
  if (yes)
    lua_pop(L, 1);
  return yes;
}


/* Does the condition accept the way? */
static bool accepts(const Walk *walk) {
  bool yes = tnl_form_accepts(walk->L, walk->match, walk->forms, &walk->way);
  if (!yes)
    lua_pop(walk->L, 1); /* the reason */
  return yes;
}


/* The same, and each condition is called once only.  It is as much work for a
** search as if it were called each time. */
static bool accepts_once(const Walk *walk) {
  const Form *form = &walk->forms->form[walk->way.form];
  long number = FORM_MOST - 1 - walk->left;
  if (!form->condition || !walk->forms->verdicts || number >= FORM_FEW)
    return accepts(walk);
  uint8_t *verdict = &walk->forms->verdicts->of[number];
  if (*verdict == NOT_ASKED)
    *verdict = accepts(walk) ? ACCEPTED : REFUSED;
  else
    walk->match->calls += lua_isfunction(walk->L, form->condition);
  return *verdict == ACCEPTED;
}


/* The way is whole. */
static void arrive(Walk *walk) {
  if (walk->left-- > 0 && accepts_once(walk))
    walk->stop = walk->visit(walk->L, &walk->way, walk->data);
}


/* Is there more to look at?  It is one step more. */
static bool goes_on(const Walk *walk) {
  return !walk->stop && walk->left >= 0 && tn_work_on(walk->work, 1);
}


/* The slots up to number `at` are filled: does what must add up do so? */
static bool adds_up(Walk *walk, int at) {
  const Form *form = &walk->forms->form[walk->way.form];
  if (!tnl_form_sums(form, at))
    return true;
  bool yes = tnl_form_adds(walk->L, &walk->sums, form, &walk->way, at);
  if (tn_work_spent(&walk->sums))
    walk->left = -1;
  return yes && walk->left >= 0;
}


static void walk_part(Walk *walk, int at);


/* Goes on with each choice of cards for a slot: `left` more of the list's
** cards, from number `from` on. */
static void walk_cards(Walk *walk, int at, const tn_Card *list, int n, int from,
                       int left) {
  Way *way = &walk->way;
  if (left == 0) {
    walk_part(walk, at + 1);
    return;
  }
  for (int i = from; i <= n - left && goes_on(walk); i++) {
    if (i > from && list[i] == list[i - 1])
      continue; /* as good as its copy */
    if (!tnl_way_add(way, at, list[i]))
      return;
    walk_cards(walk, at, list, n, i + 1, left - 1);
    tnl_way_drop(way, at);
  }
}


/* Goes on with each combination. */
static void walk_plays(Walk *walk, int at) {
  Way *way = &walk->way;
  const FormPlay *play = walk->forms->form[way->form].part[at].play;
  tnl_way_open(way, at);
  for (int i = 0; i < play->listed && goes_on(walk); i++) {
    const tn_ClimbPlay *one = &play->list[i];
    way->value[at] = one->as.kind;
    if (tnl_way_add_play(way, at, play->rules, &one->cards))
      walk_part(walk, at + 1);
    tnl_way_close(way, at);
  }
}


/* Goes on with each way to fill the part of that number and those after it. */
static void walk_part(Walk *walk, int at) {
  Way *way = &walk->way;
  const Form *form = &walk->forms->form[way->form];
  const FormPart *part = &form->part[at];
  if (form->adds && at > 0 && !adds_up(walk, at - 1))
    return;
  if (at == form->parts) {
    arrive(walk);
  } else if (part->kind == PART_WORD) {
    walk_part(walk, at + 1);
  } else if (part->kind == PART_LIST || part->kind == PART_COUNT) {
    bool list = part->kind == PART_LIST;
    for (way->value[at] = list ? 1 : part->least;
         way->value[at] <= part->n && goes_on(walk); way->value[at]++)
      walk_part(walk, at + 1);
  } else if (part->kind == PART_PLAY) {
    walk_plays(walk, at);
  } else {
    tn_Card list[TN_CARDS];
    int n = tn_set_list(&part->cards, list);
    tnl_way_open(way, at);
    int least, most;
    tnl_slot_range(form, way, at, &least, &most);
    for (int size = least; size <= most && goes_on(walk); size++)
      walk_cards(walk, at, list, n, 0, size);
  }
}


bool tnl_each_way(lua_State *L, Match *match, const Forms *forms, Visit visit,
                  void *data) {
  if (forms->fishing)
    return tnl_each_capture(L, forms, visit, data);
  Walk walk = {.L = L,
               .match = match,
               .forms = forms,
               .visit = visit,
               .data = data,
               .left = FORM_MOST,
               .work = tnl_work(L)};
  walk.sums = share_of(walk.work, SUMS);
  for (int i = 0; i < forms->n && goes_on(&walk); i++) {
    tnl_way_begin(&walk.way, i);
    if (!forms->form[i].closed)
      walk_part(&walk, 0);
  }
  tn_work_on(walk.work, SUMS - left_of(&walk.sums));
  tnl_check_work(L);
  return walk.left >= 0;
}


/* Can nothing fill the part? */
static bool is_empty(const FormPart *part) {
  if (part->kind == PART_LIST)
    return part->n == 0;
  if (part->kind == PART_PLAY)
    return part->play->n == 0;
  if (part->kind == PART_COUNT)
    return part->n < part->least;
  return part->kind == PART_CARDS &&
         (part->most < part->least || tn_set_count(&part->cards) < part->least);
}


bool tnl_form_open(const Form *form) {
  for (int i = 0; i < form->parts; i++)
    if (is_empty(&form->part[i]))
      return false;
  return !form->closed;
}


/* A random form that is open; -1: there is none. */
static int random_form(const Forms *forms, tn_Random *random) {
  int open[2][FORMS], n[2] = {0, 0};
  for (int i = 0; i < forms->n; i++)
    if (tnl_form_open(&forms->form[i])) {
      bool rare = forms->form[i].seldom;
      open[rare][n[rare]++] = i;
    }
  if (n[0] + n[1] == 0)
    return -1;
  bool rare =
      n[0] == 0 || (n[1] > 0 && tn_random_below(random, FORM_SELDOM) == 0);
  return open[rare][tn_random_below(random, (uint32_t)n[rare])];
}


/* How many cards the slot number `at` may take at most, so that the slots after
** it have room. */
static int room_for(const Form *form, const Way *way, int at) {
  int room = TN_CARDS - way->cards;
  for (int i = at + 1; i < form->parts; i++)
    if (form->part[i].kind == PART_CARDS)
      room -= form->part[i].least;
  return room;
}


/* Fills a slot with random cards.  False: there is no room for them. */
static bool random_cards(const Form *form, tn_Random *random, Way *way,
                         int at) {
  const FormPart *part = &form->part[at];
  tn_Card list[TN_CARDS];
  int n = tn_set_list(&part->cards, list), room = room_for(form, way, at);
  int least, most;
  tnl_slot_range(form, way, at, &least, &most);
  most = most < room ? most : room;
  if (most < least || n < least)
    return false;
  tn_random_shuffle(random, list, (size_t)n);
  int some = least + (int)tn_random_below(random, (uint32_t)(most - least) + 1);
  tn_Set drawn = {{0}};
  for (int i = 0; i < some && i < n; i++)
    tn_set_add(&drawn, list[i]);
  return tnl_way_add_set(way, at, &drawn);
}


/* Takes a random combination. */
static bool random_play(const FormPlay *play, tn_Random *random, Way *way,
                        int at) {
  const tn_ClimbPlay *one =
      &play->list[tn_random_below(random, (uint32_t)play->listed)];
  way->value[at] = one->as.kind;
  return tnl_way_add_play(way, at, play->rules, &one->cards);
}


/* How many cards a random bot says. */
static int random_count(const FormPart *part, tn_Random *random) {
  uint32_t more = (uint32_t)(part->n - part->least);
  return part->least + (int)tn_random_below(random, more + 1);
}


/* Says a form at random.  False: that is no way to say it. */
static bool say_at_random(const Form *form, tn_Random *random, Way *way) {
  for (int at = 0; at < form->parts; at++) {
    const FormPart *part = &form->part[at];
    tnl_way_open(way, at);
    if (part->kind == PART_PLAY && !random_play(part->play, random, way, at))
      return false;
    if (part->kind == PART_CARDS && !random_cards(form, random, way, at))
      return false;
    if (part->kind == PART_LIST)
      way->value[at] = 1 + (int)tn_random_below(random, (uint32_t)part->n);
    if (part->kind == PART_COUNT)
      way->value[at] = random_count(part, random);
  }
  return true;
}


/* The same; what cards are said to be is true as often as not, if it can be. */
static bool draw_way(lua_State *L, const Match *match, const Form *form,
                     tn_Random *random, Way *way) {
  bool says = form->claims || form->claimed;
  if (says && tn_random_below(random, 2) == 0 &&
      tnl_form_truth(L, match, form, random, way))
    return true;
  return say_at_random(form, random, way);
}


/* Do the cards of each slot add up that must?  Not if that is hard to tell. */
static bool all_add_up(lua_State *L, tn_Work *work, const Form *form,
                       const Way *way) {
  tn_Work share = share_of(work, SUM);
  bool yes = true;
  for (int at = 0; at < form->parts && form->adds && yes; at++)
    yes = !tnl_form_sums(form, at) || tnl_form_adds(L, &share, form, way, at);
  tn_work_on(work, 1 + way->cards + SUM - left_of(&share));
  return yes && !tn_work_spent(&share);
}


void tnl_random_way(lua_State *L, Match *match, const Forms *forms,
                    uint64_t bits, Way *way) {
  if (forms->fishing) {
    tnl_random_capture(L, forms, bits, way);
    return;
  }
  tn_Random random = {bits};
  tn_Work *work = tnl_work(L);
  for (int i = 0; i < TRIES && !tn_work_spent(work); i++) {
    int form = random_form(forms, &random);
    if (form < 0)
      break;
    tnl_way_begin(way, form);
    if (!draw_way(L, match, &forms->form[form], &random, way) ||
        !all_add_up(L, work, &forms->form[form], way))
      continue;
    if (tnl_form_accepts(L, match, forms, way))
      return;
    lua_pop(L, 1);
  }
  tnl_check_work(L);
  tnl_raise(L, "condition_answer");
}


/* Does the hand have more cards of a rank than the play takes of it? */
static bool leaves_alike(const tn_Table *table, const tn_Set *play) {
  const tn_Set *hand = &table->pile[tn_hand_pile(table->question.seat)].set;
  const uint8_t *rank = table->deck->rank;
  int held[TN_RANKS] = {0};
  tn_Card cards[TN_CARDS];
  for (int n = tn_set_list(hand, cards); n-- > 0;)
    if (rank[cards[n]] != TN_NONE)
      held[rank[cards[n]]]++;
  int n = tn_set_list(play, cards);
  for (int i = 0; i < n; i++)
    if (rank[cards[i]] != TN_NONE)
      held[rank[cards[i]]]--;
  for (int i = 0; i < n; i++)
    if (rank[cards[i]] != TN_NONE && held[rank[cards[i]]] > 0)
      return true;
  return false;
}


/* May other cards be played in place of those of a listed play? */
static bool has_other_cards(const tn_Table *table, const FormPlay *play) {
  for (int i = 0; i < play->listed; i++)
    if (leaves_alike(table, &play->list[i].cards))
      return true;
  return false;
}


bool tnl_form_others(const tn_Table *table, const Forms *forms) {
  for (int i = 0; i < forms->n; i++)
    for (int at = 0; at < forms->form[i].parts; at++) {
      const FormPlay *play = forms->form[i].part[at].play;
      if (!play || play->n == 0)
        continue;
      if (play->n > play->listed ||
          (play->others && has_other_cards(table, play)))
        return true;
    }
  return false;
}
