/* The addresses of this machine in its networks. */
#include "serve/addresses.h"

#include <lauxlib.h>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <string.h>


/* Does a network have it, and not this machine alone? */
static bool counts(const struct ifaddrs *one) {
  return one->ifa_addr && one->ifa_addr->sa_family == AF_INET &&
         (one->ifa_flags & IFF_UP) && !(one->ifa_flags & IFF_LOOPBACK);
}


/* addresses() -> list of texts, as 192.168.1.5 */
static int addresses(lua_State *L) {
  struct ifaddrs *all;
  lua_newtable(L);
  if (getifaddrs(&all) != 0)
    return 1;
  for (struct ifaddrs *one = all; one; one = one->ifa_next) {
    struct sockaddr_in place;
    char text[INET_ADDRSTRLEN];
    if (!counts(one))
      continue;
    memcpy(&place, one->ifa_addr, sizeof place);
    inet_ntop(AF_INET, &place.sin_addr, text, sizeof text);
    lua_pushstring(L, text);
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
  }
  freeifaddrs(all);
  return 1;
}


void add_addresses(lua_State *L) {
  lua_pushcfunction(L, addresses);
  lua_setfield(L, -2, "addresses");
}
