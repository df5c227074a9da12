/*
** What the fuzz targets share.
**
** A target turns bytes into calls that the bindings could make.  It keeps the
** promises that the bindings check, and the bytes decide the rest.  It aborts
** if the core answers something impossible.
**
** A target is built in two ways.  With TN_FUZZER it has no `main`: libFuzzer
** or AFL++ have one.  Otherwise it is a plain program.  It runs the files and
** folders of its arguments, or its seeds under tests/fuzz/corpus, and then some
** random inputs, the same each time.
*/
#ifndef fuzz_h
#define fuzz_h

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tenace.h"

#define FRENCH "2 3 4 5 6 7 8 9 10 J Q K A"

#define must(holds) ((holds) ? (void)0 : must_fail(__FILE__, __LINE__, #holds))

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);


static inline void must_fail(const char *file, int line, const char *what) {
  fprintf(stderr, "%s:%d: %s does not hold\n", file, line, what);
  abort();
}


/* The input, read from its beginning; zeros behind its end. */
typedef struct Bytes {
  const uint8_t *at;
  size_t left;
} Bytes;


static inline uint8_t next_byte(Bytes *bytes) {
  if (bytes->left == 0)
    return 0;
  bytes->left--;
  return *bytes->at++;
}


/* A number from 0 to n - 1; n > 0. */
static inline uint32_t below(Bytes *bytes, uint32_t n) {
  uint32_t word = next_byte(bytes);
  if (n > 256)
    word = word << 8 | next_byte(bytes);
  return word % n;
}


static inline bool one_in(Bytes *bytes, uint32_t n) {
  return below(bytes, n) == n - 1;
}


static inline tn_Kinds next_kinds(Bytes *bytes, const tn_Deck *deck) {
  tn_Kinds kinds = 0;
  for (int i = 0; i < 8; i++)
    kinds = kinds << 8 | next_byte(bytes);
  return kinds & deck->all;
}


static inline void *fuzz_alloc(void *host, void *block, size_t old,
                               size_t size) {
  (void)host, (void)old;
  if (size > 0)
    return realloc(block, size);
  free(block);
  return NULL;
}


static inline tn_Memory fuzz_memory(void) {
  return (tn_Memory){fuzz_alloc, NULL};
}


/* One of some decks, in one to four packs. */
static inline void next_deck(Bytes *bytes, tn_Deck *deck) {
  static const char *const decks[][3] = {
      {"CDHS", FRENCH, ""},
      {"CDHS", FRENCH, "LJ BJ"},
      {"DHSC", "7 8 9 10 J Q K A", ""},
      {"OCEB", "2 4 5 6 7 S C R 3 A", ""},
      {"AB", "1 2 3", "X"},
      {"A", "1", ""},
      {"CDHS", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16", ""},
  };
  const char *const *one = decks[below(bytes, sizeof decks / sizeof *decks)];
  int packs = 1 + (int)below(bytes, TN_COPIES);
  must(tn_deck_init(deck, one[0], one[1], one[2], "", packs) == TN_DECK_OK);
}


/* An order of that deck, finished. */
static inline void next_order(Bytes *bytes, tn_Order *order,
                              const tn_Deck *deck) {
  tn_order_init(order, deck);
  uint8_t ranks[TN_RANKS];
  int n = (int)below(bytes, TN_RANKS + 1u);
  for (int i = 0; i < n; i++)
    ranks[i] = (uint8_t)below(bytes, deck->ranks);
  tn_order_ranks(order, ranks, n);
  if (one_in(bytes, 3))
    tn_order_worthless(order, next_kinds(bytes, deck));
  if (one_in(bytes, 2))
    tn_order_trump(order, (uint8_t)below(bytes, deck->suits));
  tn_Kinds left = deck->all;
  for (uint32_t levels = below(bytes, 6); levels > 0 && left; levels--) {
    tn_Kinds level = next_kinds(bytes, deck) & left;
    level &= next_kinds(bytes, deck);
    tn_order_top(order, level);
    left &= ~level;
  }
  tn_order_finish(order);
}


/* Takes up to `n` cards out of a set that has some, and lists them. */
static inline int draw_cards(Bytes *bytes, tn_Set *from, int n,
                             tn_Card *cards) {
  int drawn = 0;
  for (; drawn < n && from->plane[0]; drawn++) {
    unsigned kinds = (unsigned)tn_kinds_count(from->plane[0]);
    tn_Card card = tn_kinds_nth(from->plane[0], below(bytes, kinds));
    tn_set_remove(from, card);
    cards[drawn] = card;
  }
  return drawn;
}


static inline tn_Set set_from(const tn_Card *cards, int n) {
  tn_Set set = {{0}};
  for (int i = 0; i < n; i++)
    tn_set_add(&set, cards[i]);
  return set;
}


static inline tn_Set whole_deck(const tn_Deck *deck) {
  return set_from(deck->list, deck->cards);
}


/* No card has been lost or made: each pile has as many cards as it counts, and
** all piles together are the deck. */
static inline void keeps_all_cards(const tn_Table *table) {
  tn_Set all = {{0}};
  tn_Card cards[TN_CARDS];
  for (int n = 0; n < table->piles; n++) {
    must(table->pile[n].count <= table->deck->cards);
    int count = tn_pile_list(&table->pile[n], cards);
    must(count == table->pile[n].count);
    for (int i = 0; i < count; i++) {
      must(tn_set_has(&all, cards[i]) < table->deck->copies[cards[i]]);
      tn_set_add(&all, cards[i]);
    }
  }
  must(tn_set_count(&all) == table->deck->cards);
}


#ifndef TN_FUZZER

#define LONGEST 65536 /* bytes of an input */
#define MADE 300      /* inputs made at random */


static inline int run_file(const char *path) {
  static uint8_t data[LONGEST];
  FILE *file = fopen(path, "rb");
  if (!file)
    return 0;
  size_t size = fread(data, 1, sizeof data, file);
  fclose(file);
  uint8_t *copy = malloc(size + 1); /* sanitizers see a read behind it */
  if (!copy)
    abort();
  memcpy(copy, data, size);
  LLVMFuzzerTestOneInput(copy, size);
  free(copy);
  return 1;
}


/* Runs a file, or all files of a folder; how many. */
static inline int run_path(const char *path) {
  DIR *folder = opendir(path);
  int n = 0;
  if (!folder)
    return run_file(path);
  for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
    char file[4096];
    if (*entry->d_name == '.')
      continue;
    int length = snprintf(file, sizeof file, "%s/%s", path, entry->d_name);
    n += length < (int)sizeof file ? run_file(file) : 0;
  }
  closedir(folder);
  return n;
}


static inline void run_made(int n) {
  uint8_t data[512];
  for (int i = 0; i < n; i++) {
    tn_Random random = {(uint64_t)i};
    size_t size = tn_random_below(&random, sizeof data);
    for (size_t at = 0; at < size; at++)
      data[at] = (uint8_t)tn_random_next(&random);
    LLVMFuzzerTestOneInput(data, size);
  }
}


int main(int argc, char **argv) {
  const char *name = strrchr(argv[0], '/');
  const char *soak = getenv("SOAK");
  char seeds[4096];
  int n = 0;
  name = name ? name + 1 : argv[0];
  snprintf(seeds, sizeof seeds, "tests/fuzz/corpus/%s", name);
  for (int i = 1; i < argc; i++)
    n += run_path(argv[i]);
  if (argc == 1) {
    n = run_path(seeds);
    run_made(soak && *soak ? 100 * MADE : MADE);
  }
  printf("%s - %s: %d inputs\n", n > 0 ? "ok" : "not ok", name, n);
  return n > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

#endif

#endif
