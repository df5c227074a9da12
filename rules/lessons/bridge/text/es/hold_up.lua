-- The sentences of hold_up.lua, in Spanish.
-- luacheck: no max line length

return {
  ["The hold-up"] = "Retener el as",
  ["Against a contract without trumps the others lead their long suit. If your "
    .. "ace is the only card that stops it, do not play it at once: wait until "
    .. "one of them cannot lead that suit any more."]
    = "Contra un contrato sin triunfo los otros salen con su palo largo. Si tu "
      .. "as es la única carta que lo para, no lo juegues en seguida: espera a "
      .. "que uno de ellos ya no pueda salir con ese palo.",
  ["You play 3NT and need nine tricks: two spades, the ace of hearts, two "
    .. "clubs, and four diamonds even if the king is against you. Left has led "
    .. "the king of hearts; first you play from dummy."]
    = "Juegas 3NT y necesitas nueve bazas: dos picas, el as de corazones, dos "
      .. "tréboles, y cuatro diamantes aunque el rey esté en contra. Izquierda "
      .. "ha salido con el rey de corazones; primero juegas del muerto.",
  ["If Right wins with the king of diamonds later, what may Right not have "
    .. "then?"]
    = "Si Derecha gana más tarde con el rey de diamantes, ¿qué no debe tener "
      .. "entonces?",
  ["Right still has hearts then, and leads one to Left's: four more tricks for "
    .. "them."]
    = "Derecha tiene entonces todavía corazones, y sale con uno hacia los de "
      .. "Izquierda: cuatro bazas más para ellos.",
  ["The ace does not run away."] = "El as no se va a escapar.",
  ["The queen. Right has played the two and the five."]
    = "La dama. Derecha ha jugado el dos y el cinco.",
  ["eight hearts are gone then, and four are against you: Right may have one."]
    = "entonces se han ido ocho corazones, y hay cuatro en contra: Derecha "
      .. "puede tener uno.",
  ["They have two tricks, and may have four."]
    = "Tienen dos bazas, y pueden tener cuatro.",
  ["The third heart. Dummy has none left, and must throw a card."]
    = "El tercer corazón. Al muerto no le queda ninguno, y debe echar otra "
      .. "carta.",
  ["The diamonds are your tricks: throw something else."]
    = "Los diamantes son tus bazas: echa otra cosa.",
  ["Right followed with the nine, and your ace has won. Only Left has hearts "
    .. "now."]
    = "Derecha ha asistido con el nueve, y ha ganado tu as. Ahora solo tiene "
      .. "corazones Izquierda.",
  ["Left must not win a trick any more, Right may."]
    = "Izquierda ya no debe ganar ninguna baza; Derecha sí puede.",
  ["The diamonds first: you need four of them, and can stop the other suits "
    .. "only now."]
    = "Primero los diamantes: necesitas cuatro, y solo ahora puedes parar los "
      .. "otros palos.",
  ["Left has played the two. What from dummy?"]
    = "Izquierda ha jugado el dos. ¿Qué juegas del muerto?",
  ["if Left has the king, it wins later, and Left plays hearts."]
    = "si el rey lo tiene Izquierda, gana más tarde, e Izquierda juega "
      .. "corazones.",
  ["Right has the king, and no heart."]
    = "Derecha tiene el rey, y ningún corazón.",
  ["Whatever Right leads, you have nine tricks. Had you played the ace to the "
    .. "first trick, Right would lead a heart now, and they would win five."]
    = "Salga con lo que salga Derecha, tienes nueve bazas. Si hubieras jugado "
      .. "el as a la primera baza, Derecha saldría ahora con un corazón, y "
      .. "ellos ganarían cinco.",
}
