/* Snapshots: what is brought back, and what stays. */
#include "check.h"

/* Where a field of tn_Table is. */
typedef struct Field {
  const char *name;
  size_t at, size;
} Field;

#define FIELD(name)                                                            \
  { #name, offsetof(tn_Table, name), sizeof(((tn_Table *)0)->name) }

/* clang-format off */

/* What stays as it is now. */
static const Field kept[] = {
  FIELD(memory), FIELD(deck), FIELD(order), FIELD(seed), FIELD(key),
  FIELD(work), FIELD(worth), FIELD(melding), FIELD(pile), FIELD(block),
  FIELD(block_size), FIELD(ledger), FIELD(log), FIELD(together),
  FIELD(tape.bytes), FIELD(tape.used), FIELD(tape.room), FIELD(tape.limit),
  FIELD(players), FIELD(sides), FIELD(piles), FIELD(side_of),
  FIELD(anticlockwise), FIELD(deposits), FIELD(bot), FIELD(friends),
  FIELD(plays),
};

/* What a snapshot brings back. */
static const Field back[] = {
  FIELD(tape.at), FIELD(tape.read),
  FIELD(next), FIELD(out), FIELD(taking), FIELD(reversed),
  FIELD(dealer), FIELD(began_by), FIELD(round), FIELD(shuffles), FIELD(draws),
  FIELD(tricks), FIELD(unplayed), FIELD(played), FIELD(to_play),
  FIELD(until_wins), FIELD(dummy), FIELD(dummy_by), FIELD(dummy_open),
  FIELD(stop_after_trick), FIELD(stop_after_throw), FIELD(lead), FIELD(forces),
  FIELD(forced), FIELD(failed), FIELD(supposed), FIELD(locked), FIELD(at_once),
  FIELD(asks_all), FIELD(rules), FIELD(rule), FIELD(duty), FIELD(watched),
  FIELD(host_facts),
  FIELD(thrown), FIELD(once_empty), FIELD(bound), FIELD(named),
  FIELD(named_by), FIELD(answered), FIELD(last_dealt), FIELD(last_dealt_to),
  FIELD(exchange), FIELD(trick), FIELD(question), FIELD(round_at),
  FIELD(round_read), FIELD(round_lines), FIELD(fixed), FIELD(fixes),
  FIELD(deck_orders), FIELD(deck_order), FIELD(parties), FIELD(speech),
  FIELD(sayings), FIELD(sitting), FIELD(place),
};

/* clang-format on */


/* All bytes of the field are that one. */
static void is_all(const tn_Table *table, const Field *field,
                   unsigned char byte) {
  const unsigned char *bytes = (const unsigned char *)table + field->at;
  for (size_t i = 0; i < field->size; i++)
    if (bytes[i] != byte)
      fail_msg("%s: byte %d is 0x%02X, not 0x%02X", field->name, (int)i,
               bytes[i], byte);
}


/* Of a table that was filled with other bytes since, each field is as the lists
** say.  The block is what tells that it is the same table. */
static void test_fields(void **state) {
  (void)state;
  enum { THEN = 0x5A, NOW = 0xA5 };
  static tn_Snapshot snapshot;
  static tn_Table table;
  unsigned char block[8], copy[8];
  memset(&snapshot.table, THEN, sizeof snapshot.table);
  memset(&table, NOW, sizeof table);
  memset(copy, THEN, sizeof copy);
  memset(block, NOW, sizeof block);
  snapshot.block = copy;
  table.block = snapshot.table.block = block;
  table.block_size = sizeof block;
  assert_true(tn_snapshot_restore(&snapshot, &table));
  assert_memory_equal(block, copy, sizeof block);
  memset(&table.block, NOW, sizeof table.block);
  memset(&table.block_size, NOW, sizeof table.block_size);
  for (size_t i = 0; i < COUNT(kept); i++)
    is_all(&table, &kept[i], NOW);
  for (size_t i = 0; i < COUNT(back); i++)
    is_all(&table, &back[i], THEN);
}


/* Is there a field of that name in one of the lists, or parts of it? */
static bool is_listed(const char *name, size_t size) {
  for (size_t i = 0; i < COUNT(kept) + COUNT(back); i++) {
    const Field *field = i < COUNT(kept) ? &kept[i] : &back[i - COUNT(kept)];
    if (strncmp(field->name, name, size) == 0 &&
        (field->name[size] == '\0' || field->name[size] == '.'))
      return true;
  }
  return false;
}


/* The header, from the beginning of tn_Table on, without comments. */
static char *read_struct(char *text, size_t room) {
  FILE *file = fopen("core/tenace/state.h", "r");
  assert_non_null(file);
  text[fread(text, 1, room - 1, file)] = '\0';
  fclose(file);
  for (char *at = text; (at = strstr(at, "/*")) != NULL;) {
    char *end = strstr(at, "*/");
    assert_non_null(end);
    memset(at, ' ', (size_t)(end + 2 - at));
  }
  char *at = strstr(text, "typedef struct tn_Table {");
  assert_non_null(at);
  return strchr(at, '{') + 1;
}


/* Each field that the header declares is in one of the lists: a name is what
** stands before a comma, a semicolon or a bracket. */
static void test_all_listed(void **state) {
  (void)state;
  static char text[65536];
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz_0123456789";
  int n = 0;
  for (char *at = read_struct(text, sizeof text); *at != '}';) {
    size_t size = strspn(at, letters);
    if (size > 0 && strchr(",;[", at[size])) {
      if (!is_listed(at, size))
        fail_msg("%.*s is neither kept nor brought back: list it", (int)size,
                 at);
      n++;
      at += size;
      at += *at == '[' ? strcspn(at, ";,") : 0;
    }
    at += size == 0 || !strchr(",;[", *at) ? size + (size == 0) : 0;
  }
  assert_int_equal(n, (int)(COUNT(kept) + COUNT(back)) - 5);
}


int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_fields),
      cmocka_unit_test(test_all_listed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
