-- The sentences of strict_levels.lua, in Hindi.

return {
  ["Strict levels"] = "सख़्त लेवल",
  ["Both sides must play the levels 5, 10 and K: no rise goes past them."] =
    "दोनों टीमों को लेवल 5, 10 और K खेलने होंगे: कोई चढ़ाई उन्हें पार नहीं करती।",
}
