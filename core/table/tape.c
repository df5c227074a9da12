/*
** The tape: decisions in bytes.
**
** Most decisions are one card, and those take one byte.  A match of Whist is a
** few hundred bytes.  The first byte says what a decision is:
**
**   0x00-0x3F  a card        0x80+n  n bytes of text follow
**   0x40-0x7F  a forced card 0xC0+n  n cards follow (n < 63)
**   0xBF       more text: its size in two bytes, the low one first; the text
**   0xFF       the decision that follows was forced
**
** In the wide core a card is a byte up to 0x7F, and the byte 0xFF stands before
** a forced card, too.
**
** Bytes that come from outside (a record, a hand-written tape) are read by
** tn_tape_whole() first, which trusts nothing.  All others may assume that the
** tape has whole decisions.
*/
#include "table/table.h"

#include <string.h>

#define TEXT 0x80
#define LONG 0xBF
#define CARDS 0xC0
#define FORCED TN_FORCED_NEXT
#define SIZE 0x3F /* what of the first byte is the size */


/* The room doubles, so that adding n decisions copies at most 2n bytes.  A tape
** has at most 2^32 bytes. */
static bool grow(tn_Tape *tape, const tn_Memory *memory, size_t size) {
  if (!memory || size > UINT32_MAX)
    return false;
  size_t room = tape->room ? tape->room * (size_t)2 : 128;
  while (room - tape->used < size)
    room *= 2;
  if (room > UINT32_MAX)
    return false;
  void *bytes = memory->alloc(memory->host, tape->bytes, tape->room, room);
  if (!bytes)
    return false;
  tape->bytes = bytes;
  tape->room = (uint32_t)room;
  return true;
}


bool tn_tape_reserve(tn_Tape *tape, const tn_Memory *memory, size_t size) {
  if (!tape)
    return false;
  if (size <= tape->room - tape->used)
    return true;
  return grow(tape, memory, size);
}


/* Writes the kind of a decision and its size.  Answers where its bytes go. */
static inline uint8_t *put_size(uint8_t *to, const tn_Answer *answer) {
  bool text = answer->kind == TN_TEXT_ANSWER;
  if (text && answer->size >= TN_ANSWER) {
    *to++ = LONG;
    *to++ = (uint8_t)(answer->size & 0xFF);
    *to++ = (uint8_t)(answer->size >> 8);
  } else {
    *to++ = (uint8_t)((text ? TEXT : CARDS) + answer->size);
  }
  return to;
}


/* Writes a decision at the end, for which there is room. */
static inline void put(tn_Tape *tape, const tn_Answer *answer) {
  uint8_t *to = tape->bytes + tape->used;
  if (answer->kind == TN_CARD_ANSWER) {
    to = tape_card(to, answer->card, answer->forced);
  } else {
    if (answer->forced)
      *to++ = FORCED;
    to = put_size(to, answer);
    if (answer->size > 0)
      memcpy(to, answer->bytes, answer->size);
    to += answer->size;
  }
  tape->used = (uint32_t)(to - tape->bytes);
}


bool tni_are_cards(const uint8_t *bytes, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (bytes[i] >= TN_KINDS)
      return false;
  return true;
}


/* Four bytes are the most that come before the text or the cards: forced, long,
** two of the size. */
static inline bool write(tn_Tape *tape, const tn_Memory *memory,
                         const tn_Answer *answer) {
  size_t size = (size_t)answer->size + 4;
  if (size > tape->room - tape->used && !tn_tape_reserve(tape, memory, size))
    return false;
  put(tape, answer);
  return true;
}


bool tn_tape_write(tn_Tape *tape, const tn_Memory *memory, tn_Answer answer) {
  return tape && memory && is_answer(&answer) && write(tape, memory, &answer);
}


bool tni_tape_add(tn_Tape *tape, const tn_Memory *memory,
                  const tn_Answer *answer) {
  if (!write(tape, memory, answer))
    return false;
  tape->at = tape->used;
  tape->read++;
  return true;
}


/* A decision is made only when all before it have been read. */
bool tn_tape_add(tn_Tape *tape, const tn_Memory *memory, tn_Answer answer) {
  return tape && memory && tape->at == tape->used && is_answer(&answer) &&
         tni_tape_add(tape, memory, &answer);
}


/* Is this byte, which is a card, marked as forced by itself? */
static bool marked(uint8_t byte) {
#ifdef TN_WIDE
  (void)byte;
  return false;
#else
  return (byte & TN_FORCED) != 0;
#endif
}


/* Six bytes at once.  The first, which says that the decision was forced, is
** written over where it was not. */
bool tn_table_say(tn_Table *table, const char word[4], bool forced) {
  enum { LETTERS = 4, BYTES = LETTERS + 2 };
  if (!table || !word)
    return false;
  tn_Tape *tape = &table->tape;
  if (table->log.on || tape->room - tape->used < BYTES ||
      tape->at != tape->used || tape->read - table->round_read >= tape->limit)
    return false;
  uint8_t *to = tape->bytes + tape->used;
  *to = FORCED;
  to += forced;
  *to = TEXT + LETTERS;
  memcpy(to + 1, word, LETTERS);
  tape->used += (uint32_t)(LETTERS + 1 + forced);
  tape->at = tape->used;
  tape->read++;
  return true;
}


/* The size of the decision at the beginning of `left` bytes (at least one); 0
** if it is not whole, or is one that the tape never writes. */
static size_t whole_size(const uint8_t *from, size_t left) {
  size_t at = from[0] == FORCED, size;
  if (at == left || (at > 0 && from[at] == FORCED))
    return 0;
  uint8_t first = from[at++];
  if (first < TEXT)
    return at <= TN_CARD_BYTES ? at : 0;
  if (first == LONG) {
    if (left - at < 2)
      return 0;
    size = (size_t)(from[at] | from[at + 1] << 8);
    at += 2;
  } else {
    size = first & SIZE;
  }
  if (size >= TN_TEXT || size > left - at)
    return 0;
  if (first >= CARDS && !tni_are_cards(from + at, size))
    return 0;
  return at + size;
}


/* A forced card has a bit in its byte; other forced decisions have a byte
** before them. */
tn_Answer tn_tape_get(const tn_Tape *tape, uint32_t at, uint32_t *next) {
  if (!tape || !next || at >= tape->used ||
      whole_size(tape->bytes + at, tape->used - at) == 0) {
    if (tape && next)
      *next = tape->used;
    return (tn_Answer){TN_TEXT_ANSWER, false, 0, TN_NONE, NULL};
  }
  const uint8_t *from = tape->bytes + at;
  bool forced = *from == FORCED;
  if (forced)
    from++;
  if (*from < TEXT) {
    *next = (uint32_t)(from + 1 - tape->bytes);
    return (tn_Answer){TN_CARD_ANSWER, forced || marked(*from), 1,
                       *from & (TN_KINDS - 1), from};
  }
  uint8_t kind = *from >= CARDS ? TN_CARDS_ANSWER : TN_TEXT_ANSWER;
  uint16_t size = *from & SIZE;
  if (*from++ == LONG) {
    size = (uint16_t)(from[0] | from[1] << 8);
    from += 2;
  }
  *next = (uint32_t)(from + size - tape->bytes);
  return (tn_Answer){kind, forced, size, TN_NONE, from};
}


bool tn_tape_whole(const void *bytes, size_t size) {
  const uint8_t *from = bytes;
  if (!from)
    return size == 0;
  for (size_t n; size > 0; from += n, size -= n)
    if ((n = whole_size(from, size)) == 0)
      return false;
  return true;
}


bool tn_tape_load(tn_Tape *tape, const tn_Memory *memory, const void *bytes,
                  size_t size) {
  if (!tn_tape_whole(bytes, size) || !tn_tape_reserve(tape, memory, size))
    return false;
  if (size > 0)
    memcpy(tape->bytes + tape->used, bytes, size);
  tape->used += (uint32_t)size;
  return true;
}


bool tn_tape_copy(tn_Tape *tape, const tn_Memory *memory, const tn_Tape *from,
                  uint32_t at, uint32_t end) {
  if (!tape || !from || at > end || end > from->used)
    return false;
  return at == end ||
         tn_tape_load(tape, memory, from->bytes + at, (size_t)(end - at));
}


/* What comes behind is moved; the new decision is put where it was. */
bool tn_tape_replace(tn_Tape *tape, const tn_Memory *memory, uint32_t at,
                     tn_Answer answer) {
  if (!tape || at >= tape->used || !is_answer(&answer))
    return false;
  tn_Tape rest = {0};
  uint32_t next;
  tn_tape_get(tape, at, &next);
  bool kept = tn_tape_copy(&rest, memory, tape, next, tape->used);
  if (kept)
    tape->used = at;
  kept = kept && write(tape, memory, &answer) &&
         tn_tape_load(tape, memory, rest.bytes, rest.used);
  tn_tape_free(&rest, memory);
  return kept;
}


/* Decisions differ in size, so all before it are read. */
uint32_t tn_tape_find(const tn_Tape *tape, uint32_t n) {
  uint32_t at = 0;
  while (tape && n-- > 0 && at < tape->used)
    tn_tape_get(tape, at, &at);
  return at;
}


void tn_tape_free(tn_Tape *tape, const tn_Memory *memory) {
  if (!tape || !memory)
    return;
  memory->alloc(memory->host, tape->bytes, tape->room, 0);
  memset(tape, 0, sizeof *tape);
}
