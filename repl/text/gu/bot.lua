-- What `tenace bot` says to other programs, in Gujarati.

return {
  no_match = "હજી કોઈ રમત ચાલુ નથી: new અથવા replay વડે શરૂ કરો",
  no_match_named = "‘{name}’ નામની કોઈ રમત ચાલુ નથી: new અથવા replay વડે "
    .. "શરૂ કરો",
  over = "કોઈને પૂછાતું નથી: રમત પૂરી થઈ છે",
  no_player = "ખેલાડી {n} નથી: ખેલાડી 1થી {players} છે",
  other_protocol = "આ પ્રોગ્રામ પ્રોટોકોલ {own} બોલે છે, {given} નહીં",
  no_json = "લીટી JSON ઓબ્જેક્ટ નથી: {problem}",
  no_call = "‘{call}’ નામનો કોલ નથી",
  no_call_near = "‘{call}’ નામનો કોલ નથી, શું તમે ‘{near}’ કહેવા માગતા હતા?",
  no_argument = "{call}: ‘{name}’ નથી અથવા ખોટા પ્રકારનું છે: {kind}",
  odd_argument = "{call}: ‘{name}’ નામનું કોઈ મૂલ્ય લેવાતું નથી",
  odd_argument_near = "{call}: ‘{name}’ નામનું કોઈ મૂલ્ય લેવાતું નથી, શું "
    .. "તમે ‘{near}’ કહેવા માગતા હતા?",
}
