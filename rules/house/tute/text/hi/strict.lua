-- The sentences of strict.lua, in Hindi.

return {
  ["Strict tute"] = "सख़्त टुटे",
  ["A player who cannot beat the trumps played must trump all the same, and must beat the suit led even after somebody has trumped."] =
    "जो खेले गए तुरुपों को न हरा सके, उसे भी तुरुप लगाना होगा; और किसी ने तुरुप लगा "
    .. "दिया हो, तब भी लीड सूट में हराना होगा।",
  ["the suit led is beaten though somebody has trumped"] =
    "किसी ने तुरुप लगा दिया हो, तब भी लीड सूट में हराना होगा",
  ["a lower trump is forced"] = "छोटा तुरुप लगाना होगा",
}
