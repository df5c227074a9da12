/* Forms: all ways to say something, and a random one out of very many. */
#include "words/form.h"

#define TRIES 1000   /* random ways that conditions may refuse */
#define SUMS 200000L /* sets of cards of which we look whether they add up */


typedef struct Walk {
  lua_State *L;
  Match *match;
  const Forms *forms;
  Visit visit;
  void *data;
  long left; /* ways that may still be looked at */
  long sums; /* sets of which we may still look whether they add up */
  bool stop; /* the visitor has enough */
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
  Verdicts *verdicts = walk->forms->verdicts;
  long number = FORM_MOST - 1 - walk->left;
  if (!form->condition || !verdicts || number >= FORM_FEW)
    return accepts(walk);
  uint8_t *verdict = &verdicts->of[number];
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


static bool done(const Walk *walk) { return walk->stop || walk->left < 0; }


static void walk_part(Walk *walk, int at);


/* Goes on with each choice of cards for a slot: `left` more of the list's
** cards, from number `from` on. */
static void walk_cards(Walk *walk, int at, const tn_Card *list, int n, int from,
                       int left) {
  Way *way = &walk->way;
  if (left == 0) {
    const Form *form = &walk->forms->form[way->form];
    if (form->part[at].sum && walk->sums-- <= 0)
      walk->left = -1;
    else if (!form->part[at].sum || tnl_form_adds(walk->L, form, way, at))
      walk_part(walk, at + 1);
    return;
  }
  for (int i = from; i <= n - left && !done(walk); i++) {
    if (i > from && list[i] == list[i - 1])
      continue; /* as good as its copy */
    way->card[way->cards++] = list[i];
    walk_cards(walk, at, list, n, i + 1, left - 1);
    way->cards--;
  }
}


/* Goes on with each combination. */
static void walk_plays(Walk *walk, int at) {
  Way *way = &walk->way;
  const FormPlay *play = walk->forms->form[way->form].part[at].play;
  int before = way->cards;
  for (int i = 0; i < play->listed && !done(walk); i++) {
    way->first[at] = before;
    const tn_ClimbPlay *one = &play->list[i];
    way->n[at] = tn_climb_lay(play->rules, &one->cards, way->card + before);
    way->cards = before + way->n[at];
    way->value[at] = one->as.kind;
    walk_part(walk, at + 1);
  }
  way->cards = before;
}


/* Goes on with each way to fill the part of that number and those after it. */
static void walk_part(Walk *walk, int at) {
  Way *way = &walk->way;
  const Form *form = &walk->forms->form[way->form];
  const FormPart *part = &form->part[at];
  if (at == form->parts) {
    arrive(walk);
  } else if (part->kind == PART_WORD) {
    walk_part(walk, at + 1);
  } else if (part->kind == PART_LIST) {
    for (way->value[at] = 1; way->value[at] <= part->n && !done(walk);
         way->value[at]++)
      walk_part(walk, at + 1);
  } else if (part->kind == PART_PLAY) {
    walk_plays(walk, at);
  } else {
    tn_Card list[TN_CARDS];
    int n = tn_set_list(&part->cards, list);
    way->first[at] = way->cards;
    for (int size = part->least; size <= part->most && !done(walk); size++) {
      way->n[at] = size;
      walk_cards(walk, at, list, n, 0, size);
    }
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
               .sums = SUMS};
  for (int i = 0; i < forms->n && !done(&walk); i++) {
    walk.way.form = i;
    walk.way.cards = 0;
    if (!forms->form[i].closed)
      walk_part(&walk, 0);
  }
  return walk.left >= 0;
}


/* Can nothing fill the part? */
static bool is_empty(const FormPart *part) {
  if (part->kind == PART_LIST)
    return part->n == 0;
  if (part->kind == PART_PLAY)
    return part->play->n == 0;
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


/* Fills a slot with random cards. */
static void random_cards(const FormPart *part, tn_Random *random, Way *way,
                         int at) {
  tn_Card list[TN_CARDS];
  int n = tn_set_list(&part->cards, list);
  uint32_t range = (uint32_t)(part->most - part->least) + 1;
  tn_random_shuffle(random, list, (size_t)n);
  way->n[at] = part->least + (int)tn_random_below(random, range);
  way->first[at] = way->cards;
  tn_Set drawn = {{0}};
  for (int i = 0; i < way->n[at]; i++)
    tn_set_add(&drawn, list[i]);
  way->cards += tn_set_list(&drawn, way->card + way->cards);
}


/* Takes a random combination. */
static void random_play(const FormPlay *play, tn_Random *random, Way *way,
                        int at) {
  const tn_ClimbPlay *one =
      &play->list[tn_random_below(random, (uint32_t)play->listed)];
  way->first[at] = way->cards;
  way->n[at] = tn_climb_lay(play->rules, &one->cards, way->card + way->cards);
  way->cards += way->n[at];
  way->value[at] = one->as.kind;
}


/* Do the cards of each slot add up that must? */
static bool all_add_up(lua_State *L, const Form *form, const Way *way) {
  for (int at = 0; at < form->parts; at++)
    if (form->part[at].sum && !tnl_form_adds(L, form, way, at))
      return false;
  return true;
}


void tnl_random_way(lua_State *L, Match *match, const Forms *forms,
                    uint64_t bits, Way *way) {
  if (forms->fishing) {
    tnl_random_capture(L, forms, bits, way);
    return;
  }
  tn_Random random = {bits};
  for (int i = 0; i < TRIES; i++) {
    way->form = random_form(forms, &random);
    if (way->form < 0)
      break;
    const Form *form = &forms->form[way->form];
    way->cards = 0;
    for (int at = 0; at < form->parts; at++) {
      const FormPart *part = &form->part[at];
      if (part->kind == PART_PLAY)
        random_play(part->play, &random, way, at);
      else if (part->kind == PART_CARDS)
        random_cards(part, &random, way, at);
      else if (part->kind == PART_LIST)
        way->value[at] = 1 + (int)tn_random_below(&random, (uint32_t)part->n);
    }
    if (!all_add_up(L, form, way))
      continue;
    if (tnl_form_accepts(L, match, forms, way))
      return;
    lua_pop(L, 1);
  }
  luaL_error(L, "no answer was found that the condition accepts");
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
