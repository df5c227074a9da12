-- The sentences of no_sweeps.lua, in French.

return {
  ["Nobody has a point for clearing the table."]
    = "Personne n’a de point pour avoir vidé la table.",
}
