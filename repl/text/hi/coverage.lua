-- Sentences of check --coverage, in Hindi.

return {
  head = "{game}: {n} बाँटें",
  file = "{file}: हर हिस्सा कितनी बार चला",
  line = "{n} | {line} | {text}",
  name = "{n} | {name}",
  of = "{n} | {name} ({matches} मैचों में से)",
  record = "         देखें: tenace replay {file} ({place})",
  record_set =
    "         देखें: tenace replay {file} ({place}), {setting}",
  obligations = "बंधन: {deals} बाँटों में से कितनों में हर एक ने कोई कार्ड "
    .. "रोका",
  options = "विकल्प: कितने मैचों में दूसरे मान से कुछ बदला",
  steps = "चरण: हर एक कितनी बार बुलाया गया",
  never_obligations = "बंधन ‘{name}’ ने {deals} बाँटों में कोई "
    .. "कार्ड नहीं रोका",
  never_options =
    "विकल्प ‘{name}’ ने {matches} मैचों में कुछ नहीं बदला",
  never_steps = "चरण ‘{name}’ {deals} बाँटों में कभी नहीं "
    .. "बुलाया गया",
  never_lines = "{deals} बाँटों में कभी नहीं चला: {text}",
  all = "{game}: सब कुछ हो चुका है",
}
