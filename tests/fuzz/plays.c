/* Plays of several cards: read, led, answered, thrown, compared. */
#include "fuzz.h"

#define LISTED 40

typedef struct Case {
  tn_Deck deck;
  tn_Order order;
  tn_PlayRules rules;
  tn_Set left; /* cards that nobody has */
} Case;


static void next_rules(Bytes *bytes, tn_PlayRules *rules) {
  uint8_t flags = next_byte(bytes);
  *rules = (tn_PlayRules){.no_throws = flags & 1,
                          .any_pairs = flags & 2,
                          .kills_by_highest = flags & 4,
                          .suit_only = flags & 128,
                          .pairs_first = (uint8_t)(flags >> 3 & 15) % 3};
}


/* Takes cards of one group from those that are left. */
static int draw_lead(Bytes *bytes, Case *now, tn_Card *cards) {
  if (!now->left.plane[0])
    return 0;
  unsigned kinds = (unsigned)tn_kinds_count(now->left.plane[0]);
  tn_Card first = tn_kinds_nth(now->left.plane[0], below(bytes, kinds));
  tn_Kinds group = now->order.of_group[now->order.group[first]];
  tn_Set part = now->left;
  for (int plane = 0; plane < TN_COPIES; plane++)
    part.plane[plane] &= group;
  int n = draw_cards(bytes, &part, 1 + (int)below(bytes, 20), cards);
  for (int i = 0; i < n; i++)
    tn_set_remove(&now->left, cards[i]);
  return n;
}


/* The components have the cards that were named, the largest first. */
static void check_format(const tn_Format *format, const tn_Card *cards, int n) {
  int at = 0;
  for (int i = 0; i < format->parts; i++) {
    tn_Component part = format->part[i];
    must(part.at == at && part.width >= 1 && part.width <= TN_COPIES);
    must(part.length >= 1);
    at += part.width * part.length;
  }
  must(at == n && format->cards == n);
  tn_Set named = set_from(cards, n), read = set_from(format->card, n);
  must(memcmp(&named, &read, sizeof named) == 0);
}


static bool follows(const Case *now, const tn_Format *lead, const tn_Set *hand,
                    const tn_Set *play) {
  tn_Owed owed;
  tn_PlayFault fault =
      tn_follow_check(&now->order, &now->rules, lead, hand, play, &owed, NULL);
  if (fault == TN_PLAY_FORMAT) {
    must(owed.cards < TN_PLAY);
    for (int i = 0; i < owed.cards; i++)
      must(tn_set_has(hand, owed.card[i]) > 0);
  }
  return fault == TN_PLAY_OK;
}


/* What is listed, and what a bot would play, is allowed and in the hand. */
static void check_follows(Bytes *bytes, const Case *now, const tn_Format *lead,
                          const tn_Set *hand) {
  tn_Set list[LISTED], play;
  double n =
      tn_follows_list(&now->order, &now->rules, lead, hand, list, LISTED, NULL);
  bool only;
  must(n != 0);
  for (int i = 0; n > 0 && i < n && i < LISTED; i++) {
    must(tn_set_includes(hand, &list[i]));
    must(follows(now, lead, hand, &list[i]));
  }
  tn_Random random = {next_byte(bytes)};
  play = tn_follow_random(&now->order, &now->rules, lead, hand, &random, &only,
                          NULL);
  must(tn_set_includes(hand, &play));
  must(tn_set_count(&play) == lead->cards);
  must(follows(now, lead, hand, &play));
  must(!only || n == 1 || n < 0);
}


static void check_leads(Bytes *bytes, const Case *now, const tn_Set *hand) {
  tn_Set list[LISTED];
  tn_Card cards[TN_CARDS];
  tn_Format format;
  bool only;
  int n = tn_leads_list(&now->order, hand, list, LISTED, NULL);
  for (int i = 0; i < n && i < LISTED; i++) {
    int size = tn_set_list(&list[i], cards);
    must(tn_set_includes(hand, &list[i]));
    must(tn_format_read(&format, &now->order, cards, size));
    must(format.parts == 1);
  }
  tn_Random random = {next_byte(bytes)};
  tn_Set lead =
      tn_lead_random(&now->order, &now->rules, hand, &random, &only, NULL);
  int size = tn_set_list(&lead, cards);
  must(size > 0 && size < TN_PLAY && tn_set_includes(hand, &lead));
  must(tn_format_read(&format, &now->order, cards, size));
  must(tn_lead_check(&now->rules, &format) == TN_PLAY_OK);
}


/* Some cards of the hand answer the lead: as well as they do. */
static void check_answer(Bytes *bytes, const Case *now, const tn_Format *lead,
                         const tn_Set *hand) {
  tn_Card cards[2 * TN_PLAY];
  tn_Set rest = *hand;
  int n = lead->cards;
  memcpy(cards, lead->card, (size_t)n);
  if (draw_cards(bytes, &rest, n, cards + n) < n)
    return;
  tn_Set play = set_from(cards + n, n);
  int height = tn_play_height(&now->order, &now->rules, lead, &play, NULL);
  int winner = tn_plays_winner(&now->order, &now->rules, cards, n, 2, NULL);
  must(height >= -1);
  must(winner == (height > lead->part[0].top));
  follows(now, lead, hand, &play);
}


static void check_throw(const Case *now, const tn_Format *lead,
                        const tn_Set *hand) {
  uint8_t forced[TN_PLAY];
  int n = tn_throw_forced(&now->order, lead, &hand, 1, forced);
  must(n >= 0 && n <= lead->parts);
  for (int i = 0; i < n; i++)
    must(forced[i] < lead->parts);
}


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Bytes bytes = {data, size};
  Case now;
  tn_Card cards[TN_CARDS], held[TN_CARDS];
  tn_Format lead;
  next_deck(&bytes, &now.deck);
  next_order(&bytes, &now.order, &now.deck);
  next_rules(&bytes, &now.rules);
  now.left = whole_deck(&now.deck);
  int n = draw_lead(&bytes, &now, cards);
  int most = n + (int)below(&bytes, 30);
  int in_hand = draw_cards(&bytes, &now.left, most, held);
  tn_Set hand = set_from(held, in_hand);
  must(tn_format_read(&lead, &now.order, cards, n));
  check_format(&lead, cards, n);
  check_throw(&now, &lead, &hand);
  if (in_hand > 0)
    check_leads(&bytes, &now, &hand);
  if (in_hand >= n) {
    check_follows(&bytes, &now, &lead, &hand);
    check_answer(&bytes, &now, &lead, &hand);
  }
  return 0;
}
