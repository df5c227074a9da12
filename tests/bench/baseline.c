/*
** Whist by random players, written by hand with nothing around it.  The
** program's speed is compared with it.  Bitset hands, xoshiro256**, Fisher and
** Yates; no rules file, no record, no reasons.
**
** baseline ROUNDS -> prints rounds a second
*/
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define SUIT_OF(card) ((card) / 13)
#define SUIT_CARDS(suit) (UINT64_C(0x1FFF) << (13 * (suit)))

static uint64_t state[4] = {1, 2, 3, 4};


static inline uint64_t rotate(uint64_t x, int n) {
  return (x << n) | (x >> (64 - n));
}


/* xoshiro256** */
static inline uint64_t next_random(void) {
  uint64_t result = rotate(state[1] * 5, 7) * 9, t = state[1] << 17;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= t;
  state[3] = rotate(state[3], 45);
  return result;
}


static inline uint32_t below(uint32_t n) {
  return (uint32_t)(((next_random() >> 32) * n) >> 32);
}


static inline int nth_bit(uint64_t bits, uint32_t n) {
  while (n--)
    bits &= bits - 1;
  return __builtin_ctzll(bits);
}


static void shuffle(uint8_t *deck) {
  for (int i = 0; i < 52; i++)
    deck[i] = (uint8_t)i;
  for (int i = 51; i > 0; i--) {
    uint32_t j = below((uint32_t)i + 1);
    uint8_t card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
  }
}


/* One trick; the winner's seat. */
static inline int play_trick(uint64_t *hand, int leader, int trump) {
  int best = 0, winner = leader, led = 0;
  for (int k = 0; k < 4; k++) {
    int seat = (leader + k) & 3;
    uint64_t legal = hand[seat];
    if (k > 0 && (legal & SUIT_CARDS(led)))
      legal &= SUIT_CARDS(led);
    int n = __builtin_popcountll(legal);
    int card = nth_bit(legal, n > 1 ? below((uint32_t)n) : 0);
    hand[seat] &= ~(UINT64_C(1) << card);
    int suit = SUIT_OF(card);
    int height = card % 13 + (suit == trump ? 100 : 0);
    if (k == 0)
      led = suit;
    if (k == 0 || ((suit == led || suit == trump) && height > best)) {
      best = height;
      winner = seat;
    }
  }
  return winner;
}


/* One round; adds the points of both sides. */
static void play_round(int dealer, long *points) {
  uint8_t deck[52];
  uint64_t hand[4] = {0};
  int tricks[2] = {0}, leader = (dealer + 1) & 3;
  shuffle(deck);
  for (int i = 0; i < 52; i++)
    hand[(dealer + 1 + i) & 3] |= UINT64_C(1) << deck[i];
  for (int n = 0; n < 13; n++) {
    leader = play_trick(hand, leader, SUIT_OF(deck[51]));
    tricks[leader & 1]++;
  }
  for (int side = 0; side < 2; side++)
    points[side] += tricks[side] > 6 ? tricks[side] - 6 : 0;
}


int main(int argc, char **argv) {
  long rounds = argc > 1 ? atol(argv[1]) : 100000, points[2] = {0};
  struct timespec from, to;
  timespec_get(&from, TIME_UTC);
  for (long n = 0; n < rounds; n++)
    play_round((int)(n & 3), points);
  timespec_get(&to, TIME_UTC);
  double seconds = (double)(to.tv_sec - from.tv_sec) +
                   1e-9 * (double)(to.tv_nsec - from.tv_nsec);
  printf("%.0f %ld %ld\n", (double)rounds / seconds, points[0], points[1]);
  return 0;
}
