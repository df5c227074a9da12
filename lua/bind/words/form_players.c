/* The slots {player} and {players} of a form: one player, or one or several,
** said by their seats. */
#include "words/form.h"


/* The seat of the player on top of the stack, or of that number. */
static uint8_t seat_on_top(lua_State *L, const Match *match) {
  const Part *player = tnl_testpart(L, -1, PLAYER_MAGIC);
  lua_Integer n = player ? player->number + 1 : lua_tointeger(L, -1);
  if (n < 1 || n > match->table.players)
    tnl_raise(L, "ask: form_players");
  return (uint8_t)(n - 1);
}


/* The players in the list at the index, a bit each. */
static unsigned players_at(lua_State *L, const Match *match, int at) {
  unsigned players = 0;
  if (!lua_istable(L, at))
    tnl_raise(L, "ask: form_players");
  int n = (int)tnl_list_length(L, at);
  for (int i = 1; i <= n; i++) {
    list_item(L, at, i);
    players |= 1u << seat_on_top(L, match);
    lua_pop(L, 1);
  }
  return players;
}


/* All others who take part, a bit each. */
static unsigned all_others(const Match *match) {
  const tn_Table *table = &match->table;
  unsigned players = 0;
  for (uint8_t seat = 0; seat < match->people; seat++)
    if (!table->out[seat] && seat != table->question.seat)
      players |= 1u << seat;
  return players;
}


void tnl_read_others(lua_State *L, const Match *match, FormPart *part) {
  const tn_Table *table = &match->table;
  uint8_t asked = table->question.seat;
  uint8_t first = tnl_next_person(match, asked);
  uint8_t seat = first;
  lua_newtable(L);
  part->list = lua_gettop(L);
  part->n = 0;
  while (seat != asked && !(part->n > 0 && seat == first)) {
    tnl_pushplayer(L, 1, seat);
    lua_rawseti(L, part->list, ++part->n);
    seat = tnl_next_person(match, seat);
  }
}


/* Adds a seat to the list on top of the stack: behind each text that is there,
** and alone. */
static void add_seat(lua_State *L, int seat) {
  int n = (int)lua_rawlen(L, -1), added = n;
  for (int i = 1; i <= n; i++) {
    lua_rawgeti(L, -1, i);
    lua_pushfstring(L, "%s %d", lua_tostring(L, -1), seat);
    lua_rawseti(L, -3, ++added);
    lua_pop(L, 1);
  }
  lua_pushfstring(L, "%d", seat);
  lua_rawseti(L, -2, ++added);
}


void tnl_read_players(lua_State *L, const Match *match, FormPart *part,
                      int at) {
  bool given = at && lua_toboolean(L, at);
  unsigned players = given ? players_at(L, match, at) : all_others(match);
  lua_newtable(L);
  for (int seat = 1; players; seat++, players >>= 1)
    if (players & 1)
      add_seat(L, seat);
  part->list = lua_gettop(L);
  part->n = (int)lua_rawlen(L, -1);
  part->seats = true;
}


void tnl_push_seated(lua_State *L, const FormPart *part, int n) {
  int i = 0;
  lua_rawgeti(L, part->list, n);
  lua_newtable(L);
  for (const char *seat = lua_tostring(L, -2); *seat; seat++)
    if (*seat != ' ') {
      tnl_pushplayer(L, 1, (uint8_t)(*seat - '1'));
      lua_rawseti(L, -2, ++i);
    }
  lua_remove(L, -2);
}
