-- The sentences of long_whist.lua, in Spanish.

return {
  ["Long whist"] = "Whist largo",
  ["honours"] = "honores",
  ["Long whist: ten points win, and honours count."]
    = "Whist largo: se gana con diez puntos, y los honores valen.",
  ["tricks count before honours, so side 1 has won"]
    = "las bazas cuentan antes que los honores, así que gana el equipo 1",
  ["at nine points honours count nothing"]
    = "con nueve puntos los honores no valen nada",
}
