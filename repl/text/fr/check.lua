-- Sentences of the command check, in French. See en/check.lua.

return {
  problem = "{file}:{line}: {text}",
  problem_no_line = "{file}: {text}",
  remark = "{file}:{line}: remarque : {text}",
  remark_no_line = "{file}: remarque : {text}",
  advice = "  {advice}",
  record = "  voir : tenace replay {file}",
  fine = "{game} : rien à redire",
  remarks = {
    [1] = "{game} : rien à redire, 1 remarque",
    other = "{game} : rien à redire, {n} remarques",
  },
  in_error = "en erreur : {text}",
  see = "Tel qu’il est maintenant : tenace play {game} --lang {code} et "
    .. "tenace rules {game} --lang {code}",
  text_missing = "{file} : il manque {key} : {text}",
  text_changed = "{file} : {key} : l’anglais a changé : {text}",
  seen = "{file} est écrit : toutes les traductions vont à l’anglais de "
    .. "maintenant",
  text_unused = "{file} : {key} ne sert pas",
  text_other_kind = "{file} : {key} est une seule phrase dans une langue et "
    .. "plusieurs dans l’autre",
  text_part = "{file} : {key} : la partie {part} n’est que dans une des deux "
    .. "langues : {text}",
  updated = "{file} : à jour avec l’anglais",
  not_merged = "{file} : msgmerge ne peut pas le mettre à jour",
  no_msgmerge = "msgmerge manque : installez gettext",
  sentence_changed = "{file}:{line} : l’anglais a changé : {text}",
  sentence_missing = "{file}:{line}: pas traduit : {text}",
  said_missing = "{game} : dit pendant le jeu et pas traduit : {text}",
  sentence_unused = "{file} : les règles n’ont pas cette phrase : {text}",
  sentence_part = "{file} : la partie {part} n’est que dans une des deux "
    .. "langues : {text}",
  language = {
    one = "{name} : {n} phrase est à revoir",
    other = "{name} : {n} phrases sont à revoir",
  },
}
