/* The answers of steady bots.  They depend on the question and on how often it
** was asked, and not on other questions in between.  See TN_STEADY. */
#include "words/words.h"
#include "words/steady.h"


/* A number of a text, the same on every machine (FNV-1a, mixed). */
static uint64_t number_of(const char *text, size_t size) {
  uint64_t sum = UINT64_C(0xCBF29CE484222325);
  for (size_t i = 0; i < size; i++)
    sum = (sum ^ (uint8_t)text[i]) * UINT64_C(0x100000001B3);
  return tn_mix(sum, 1) | 1;
}


void tnl_set_topic(lua_State *L, Match *match, int arg) {
  match->topic = 0;
  if (!steady(match))
    return;
  size_t size;
  const char *text = lua_tolstring(L, arg, &size);
  match->topic = number_of(text, size);
}


/* The topic of a question without a text: how it is answered.  A steady bot
** draws by this number, so it is the same in every version. */
static uint64_t topic_of(const tn_Question *question) {
  switch ((tn_QuestionKind)question->kind) {
    case TN_ASK_BID:
    case TN_ASK_FORM:
    case TN_ASK_MOVE: return TN_ASK_CHOICE;
    case TN_ASK_LEAVE: return TN_ASK_YES_NO;
    default: return question->kind;
  }
}


uint64_t tnl_steady_bits(Match *match) {
  const tn_Question *question = &match->table.question;
  uint64_t topic = match->topic ? match->topic : topic_of(question);
  size_t place = tn_mix(topic, question->seat) % TN_TOPICS;
  match->topic = 0;
  return tn_steady_bits(&match->table, question->seat, topic,
                        match->posed[place]++);
}


int tnl_steady_choice(lua_State *L, int arg, int n, uint64_t bits) {
  uint64_t most = 0;
  int best = 1;
  for (int i = 1; i <= n; i++) {
    size_t size;
    lua_rawgeti(L, arg, i);
    const char *text = lua_tolstring(L, -1, &size);
    uint64_t draw = tn_mix(bits, number_of(text, size));
    lua_pop(L, 1);
    if (draw > most) {
      most = draw;
      best = i;
    }
  }
  return best;
}


/* Equal cards draw by how many of them come before, so none is favoured. */
void tnl_steady_order(tn_Card *cards, int n, uint64_t bits) {
  uint64_t draw[TN_CARDS];
  uint8_t met[TN_KINDS] = {0};
  for (int i = 0; i < n; i++)
    draw[i] = tn_mix(bits, (uint64_t)cards[i] << 8 | ++met[cards[i]]);
  for (int i = 1; i < n; i++)
    for (int k = i; k > 0 && draw[k] > draw[k - 1]; k--) {
      uint64_t other = draw[k];
      tn_Card card = cards[k];
      draw[k] = draw[k - 1], cards[k] = cards[k - 1];
      draw[k - 1] = other, cards[k - 1] = card;
    }
}
