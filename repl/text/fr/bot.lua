-- What `tenace bot` says to other programs, in French.

return {
  no_match = "il n’y a pas encore de partie : commences-en une par new ou "
    .. "replay",
  no_match_named = "il n’y a pas de partie nommée « {name} » : commence-la "
    .. "par new ou replay",
  over = "personne n’est interrogé : la partie est finie",
  no_player = "il n’y a pas de joueur {n} : il y a les joueurs 1 à {players}",
  other_protocol = "ce programme parle le protocole {own}, pas le {given}",
  no_json = "la ligne n’est pas un objet JSON : {problem}",
  no_call = "il n’y a pas d’appel nommé « {call} »",
  no_call_near = "il n’y a pas d’appel nommé « {call} », voulais-tu dire « "
    .. "{near} » ?",
  no_argument = "{call} : « {name} » manque ou n’est pas du bon type : {kind}",
  odd_argument = "{call} : il n’y a pas d’argument nommé « {name} »",
  odd_argument_near = "{call} : il n’y a pas d’argument nommé « {name} », "
    .. "voulais-tu dire « {near} » ?",
}
