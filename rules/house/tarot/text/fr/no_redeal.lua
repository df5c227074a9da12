-- The sentences of no_redeal.lua, in French.

return {
  ["A hand with 1T alone is played."] = "Une main avec le petit sec se joue.",
}
