-- Sentences about studies in parts, in Bengali.

return {
  parts_apart = "{one} ও {other} এক কাজের নয়: {why}",
  parts_version = "একটি সংস্করণ {one:of}, অন্যটি {other:of}",
  parts_differ = "{name} একটিতে {one}, অন্যটিতে {other}",
  parts_number = "একটিতে {one} ভাগ, অন্যটিতে {other}",
  parts_other = "এটি ভাগ {one}, {other} নয়",
  part_version = "{name} সংস্করণ {its}-এর, আর এটি সংস্করণ {own}",
  part_damaged = "{name} নষ্ট হয়ে গেছে: এর সংখ্যাগুলো এর সমীক্ষার নয়",
  part_twice = "{one} ও {other} দুটিই {of}-এর মধ্যে ভাগ {n}",
  part_unfinished = "{name} {of}-এর মধ্যে ভাগ {n}, যার {all}-এর মধ্যে "
    .. "{done} হয়েছে: --keep দিয়ে এগিয়ে চলুন",
  parts_missing = {
    one = "{of} ভাগের মধ্যে {list} নেই",
    other = "{of} ভাগের মধ্যে {list} নেই",
  },
  tournament_bots = "টুর্নামেন্টে 2 থেকে {most}টি বট থাকে, {n}টি নয়",
  tournament_twice = "‘{name}’ দুবার আছে",
  tournament_sides = "{game}-এ একটিই দল: কেউ কারও বিরুদ্ধে খেলে না",
}
