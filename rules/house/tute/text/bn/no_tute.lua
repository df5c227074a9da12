-- No tute, a house rule of Tute, in Bengali.

return {
  ["No tute"] = "টুট ছাড়া",
  ["Four kings or four knights count nothing."]
    = "চারটি সাহেব বা চারটি ঘোড়সওয়ারের কোনো দাম নেই।",
}
