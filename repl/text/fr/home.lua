-- Les phrases de la liste des jeux de la page, qui en remplit les parties.

return {
  page = {
    home_text = "Jouez à {n} jeux contre des robots qui réfléchissent. Au "
      .. "milieu d’une donne, ouvrez les règles, changez une ligne et "
      .. "continuez.",
    home_free = "Sans compte, sans publicité, même hors ligne.",
    play_now = "Jouer au {game}",
    day_puzzle = "Problème du jour",
    day_solved = "Problème du jour : résolu",
    popular = "Populaires",
    all_games = "Tous les jeux",
    search_games = "Chercher",
    any_players = "Joueurs",
    n_players = { one = "{n} joueur", other = "{n} joueurs" },
    players_range = "{least} à {most} joueurs",
    any_family = "Genre",
    any_minutes = "Durée",
    n_minutes = "{n} min",
    minutes_most = "jusqu’à {n} min",
    games_found = { one = "{n} jeu", other = "{n} jeux" },
    show_all = "Montrer les {n} jeux",
    no_game_fits = "Aucun jeu ne convient.",
    film = "Une règle change au milieu d’une donne",
    film_stop = "Arrêter le film",
    film_go = "Passer le film",
    film_change = "La règle s’en va …",
    film_now = "Enregistré. Vous pouvez aussi jouer {cards}.",
    film_try = "Essayez vous-même",
    film_save = "Enregistrer",
    scheme = "Couleurs",
    scheme_system = "comme le système",
    scheme_light = "claires",
    scheme_dark = "sombres",
  },
}
