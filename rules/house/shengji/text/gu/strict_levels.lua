-- Shengji's house rule Strict levels in Gujarati.

return {
  ["Strict levels"] = "ફરજિયાત લેવલ",
  ["Both sides must play the levels 5, 10 and K: no rise goes past them."] =
    "બંને ટીમે લેવલ 5, 10 અને K રમવાં જ પડે: તેને કૂદીને ઉપર ચડાતું નથી.",
}
