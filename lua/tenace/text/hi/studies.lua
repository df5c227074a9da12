-- Sentences about studies in parts, in Hindi.

return {
  parts_apart = "{one} और {other} एक काम के नहीं हैं: {why}",
  parts_version = "एक संस्करण {one} का है, दूसरा {other} का",
  parts_differ = "{name} एक में {one} है और दूसरे में {other}",
  parts_number = "एक में {one} हिस्से हैं, दूसरे में {other}",
  parts_other = "यह हिस्सा {one} है, {other} नहीं",
  part_version = "{name} संस्करण {its} का है, और यह संस्करण {own} है",
  part_damaged = "{name} बिगड़ी हुई है: इसके आँकड़े इसके अध्ययन के नहीं हैं",
  part_twice = "{one} और {other} दोनों {of} में से हिस्सा {n} हैं",
  part_unfinished = "{name} {of} में से हिस्सा {n} है, जिसके {all} में से "
    .. "{done} हुए हैं: --keep से आगे चलाएँ",
  parts_missing = {
    one = "{of} हिस्सों में से {list} नहीं है",
    other = "{of} हिस्सों में से {list} नहीं हैं",
  },
  tournament_bots = "टूर्नामेंट में 2 से {most} बॉट होते हैं, {n} नहीं",
  tournament_twice = "‘{name}’ दो बार है",
  tournament_sides = "{game} में एक ही टीम है: कोई किसी के ख़िलाफ़ नहीं खेलता",
}
