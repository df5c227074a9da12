/*
** The ledger: points by side, each with its reason.
**
** Reasons lie one after another in a text of their own, and lines refer to
** them.  The same few reasons come again and again ("tricks", "schneider"), so
** a line uses the text of a recent line that says the same.
*/
#include "tenace/history.h"

#include <string.h>

#define RECENT 8 /* lines whose reasons are looked at */


/* Makes room for `need` items of `item` bytes in `block`, doubling what there
** is.  False: no memory; the block is then unchanged. */
static bool make_room(const tn_Memory *memory, void **block, uint32_t *room,
                      uint64_t need, size_t item) {
  if (need <= *room)
    return true;
  uint64_t grown = *room ? *room * UINT64_C(2) : 16;
  while (grown < need)
    grown *= 2;
  if (grown > UINT32_MAX)
    return false;
  void *bigger =
      memory->alloc(memory->host, *block, *room * item, (size_t)grown * item);
  if (!bigger)
    return false;
  *block = bigger;
  *room = (uint32_t)grown;
  return true;
}


/*
** Leaves in `at` where the text of a reason begins.  It is added if none of the
** last lines has it; looking further back would cost more than it saves.
** False: no memory.
*/
static bool keep_reason(tn_Ledger *ledger, const tn_Memory *memory,
                        const char *reason, uint32_t *at) {
  uint32_t n = ledger->used;
  for (uint32_t end = n > RECENT ? n - RECENT : 0; n > end; n--) {
    *at = ledger->lines[n - 1].reason;
    if (strcmp(ledger->text + *at, reason) == 0)
      return true;
  }
  *at = ledger->text_used;
  size_t size = strlen(reason) + 1;
  void *text = ledger->text;
  if (!make_room(memory, &text, &ledger->text_room,
                 ledger->text_used + (uint64_t)size, 1))
    return false;
  ledger->text = text;
  memcpy(ledger->text + *at, reason, size);
  ledger->text_used += (uint32_t)size;
  return true;
}


/* The line is added last, when all memory is there: after a failure the ledger
** says what it said before. */
bool tn_ledger_add(tn_Ledger *ledger, const tn_Memory *memory, int round,
                   int side, int32_t points, const char *reason) {
  uint32_t at;
  if (!ledger || !memory || !reason || side < 0 || side >= TN_SEATS)
    return false;
  void *lines = ledger->lines;
  if (!make_room(memory, &lines, &ledger->room, ledger->used + UINT64_C(1),
                 sizeof *ledger->lines))
    return false;
  ledger->lines = lines;
  if (!keep_reason(ledger, memory, reason, &at))
    return false;
  ledger->lines[ledger->used++] =
      (tn_Line){points, at, (uint16_t)round, (uint8_t)side};
  ledger->total[side] += points;
  return true;
}


/* The end of the reasons of the lines that are left.  The text is cut there, or
** a ledger that is used again and again would grow. */
static uint32_t end_of_reasons(const tn_Ledger *ledger) {
  uint32_t last = 0;
  for (uint32_t n = 0; n < ledger->used; n++)
    if (ledger->lines[n].reason > last)
      last = ledger->lines[n].reason;
  return ledger->used ? last + (uint32_t)strlen(ledger->text + last) + 1 : 0;
}


/* The totals go down with each line. */
void tn_ledger_cut(tn_Ledger *ledger, uint32_t n) {
  if (!ledger || ledger->used <= n)
    return;
  while (ledger->used > n) {
    const tn_Line *line = &ledger->lines[--ledger->used];
    ledger->total[line->side] -= line->points;
  }
  ledger->text_used = end_of_reasons(ledger);
}


void tn_ledger_free(tn_Ledger *ledger, const tn_Memory *memory) {
  if (!ledger || !memory)
    return;
  memory->alloc(memory->host, ledger->lines,
                ledger->room * sizeof *ledger->lines, 0);
  memory->alloc(memory->host, ledger->text, ledger->text_room, 0);
  memset(ledger, 0, sizeof *ledger);
}
