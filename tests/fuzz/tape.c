/* Tapes: answers written, read, found, loaded; ledgers beside them. */
#include "fuzz.h"

#define ANSWERS 200

typedef struct Written {
  tn_Answer answer;
  uint8_t bytes[TN_TEXT];
} Written;


static void next_answer(Bytes *bytes, Written *to) {
  tn_Answer *answer = &to->answer;
  *answer = (tn_Answer){.kind = (uint8_t)below(bytes, 3),
                        .forced = one_in(bytes, 2),
                        .card = TN_NONE,
                        .size = 1,
                        .bytes = to->bytes};
  if (answer->kind == TN_CARD_ANSWER) {
    answer->card = (tn_Card)below(bytes, TN_KINDS);
    return;
  }
  bool text = answer->kind == TN_TEXT_ANSWER;
  answer->size = (uint16_t)below(bytes, text ? TN_TEXT : TN_ANSWER);
  for (int i = 0; i < answer->size; i++)
    to->bytes[i] = text ? next_byte(bytes) : next_byte(bytes) % TN_KINDS;
}


static bool same(tn_Answer a, tn_Answer b) {
  if (a.kind != b.kind || a.forced != b.forced || a.size != b.size)
    return false;
  if (a.kind == TN_CARD_ANSWER)
    return a.card == b.card;
  return a.size == 0 || memcmp(a.bytes, b.bytes, a.size) == 0;
}


static void check_tape(const tn_Tape *tape, const Written *written,
                       uint32_t n) {
  uint32_t at = 0;
  for (uint32_t i = 0; i < n; i++) {
    must(tn_tape_find(tape, i) == at);
    must(same(tn_tape_get(tape, at, &at), written[i].answer));
  }
  must(at == tape->used && tn_tape_find(tape, n + 1) == at);
}


static void check_ledger(Bytes *bytes, const tn_Memory *memory) {
  static const char *const reasons[] = {"tricks", "", "game", "a", "b"};
  tn_Ledger ledger = {0};
  int64_t total[TN_SEATS] = {0};
  uint32_t lines = below(bytes, 40), kept = below(bytes, 40);
  for (uint32_t i = 0; i < lines; i++) {
    int side = (int)below(bytes, TN_SEATS);
    int32_t points =
        one_in(bytes, 2) ? INT32_MAX : INT32_MIN + next_byte(bytes);
    must(tn_ledger_add(&ledger, memory, (int)i, side, points,
                       reasons[below(bytes, 5)]));
    if (i < kept)
      total[side] += points;
  }
  tn_ledger_cut(&ledger, kept);
  must(memcmp(total, ledger.total, sizeof total) == 0);
  tn_ledger_free(&ledger, memory);
}


int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static Written written[ANSWERS];
  Bytes bytes = {data, size};
  tn_Memory memory = fuzz_memory();
  tn_Tape tape = {.limit = UINT32_MAX}, copy = {.limit = UINT32_MAX};
  uint32_t n = 0;
  check_ledger(&bytes, &memory);
  for (; bytes.left > 0 && n < ANSWERS; n++) {
    next_answer(&bytes, &written[n]);
    must(tn_tape_add(&tape, &memory, written[n].answer));
  }
  check_tape(&tape, written, n);
  uint32_t at = tn_tape_find(&tape, n / 2);
  must(tn_tape_load(&copy, &memory, tape.bytes, at));
  check_tape(&copy, written, n / 2);
  tn_tape_free(&tape, &memory);
  tn_tape_free(&copy, &memory);
  return 0;
}
