-- The sentences of pass_is_out.lua, in German.

return {
  ["Pass is out"] = "Gepasst ist draußen",
  ["Whoever has passed does not play again until the pile is put away."] =
    "Wer gepasst hat, spielt nicht mehr, bis der Stapel weggelegt ist.",
}
