-- Sentences about examples that are made of a match, in French.

return {
  written = "Il est dans {file}, ligne {line}, et il est vrai : tenace check "
    .. "le vérifie.",
  paste = "Il est vrai, mais on ne peut pas l’écrire : {problem}. Collez-le "
    .. "dans un fichier de règles à vous, avant sa dernière ligne, ou dans "
    .. "le dossier examples à côté :",
  closed = "il dévoilerait des cartes cachées : show hands "
    .. "étale toutes les mains pour les étudier",
  of_program = "C’est un exemple de {file}, fourni avec le programme : les "
    .. "exemples ne s’écrivent que dans vos propres fichiers. tenace new --of "
    .. "{game} en commence un.",
  open_quote = "Il n’est pas écrit : il manque {quote} à la fin du nom, comme "
    .. "dans example \"doit fournir\".",
  not_written = "Il n’est pas écrit : {why}.",
  none = "Il n’y a pas d’exemple : {why}.",
  how = "example \"NOM\" l’écrit dans {file}, ou dans le fichier d’exemples "
    .. "à côté.",
  some_fail = {
    [1] = "Un des {of} exemples de ces règles n’est pas vrai :",
    other = "{n} des {of} exemples de ces règles ne sont pas vrais :",
  },
  at_table = "À la table, on n’ouvre pas d’exemple : tenace play JEU "
    .. "--example \"NOM\" le fait, et l’invite.",
}
