-- Sentences about examples that are made of a match, in Bengali.

return {
  written = "এটি {file}-এর লাইন {line}-এ আছে এবং মেলে: tenace check এটি "
    .. "চালায়।",
  paste = "এটি মেলে, কিন্তু লেখা যায় না: {problem}। নিজের কোনো নিয়মের "
    .. "ফাইলে, শেষ লাইনের আগে, বা পাশের examples ফোল্ডারে বসিয়ে দিন:",
  closed = "তাতে লুকানো কার্ড জানা হয়ে যেত: চর্চার জন্য show "
    .. "hands সবার হাত খুলে দেয়",
  of_program = "এটি {file}-এর উদাহরণ, যা প্রোগ্রামের সঙ্গে এসেছে: উদাহরণ শুধু "
    .. "নিজের ফাইলে লেখা হয়। tenace new --of {game} একটি শুরু করে।",
  open_quote = "এটি লেখা হয়নি: নামের শেষে {quote} নেই; এভাবে লিখুন: example "
    .. "\"must follow\"।",
  not_written = "এটি লেখা হয়নি: {why}।",
  none = "উদাহরণ নেই: {why}।",
  how = "example \"নাম\" এটি {file}-এ, বা পাশের উদাহরণের ফাইলে লেখে।",
  some_fail = {
    one = "এই নিয়মের {of}টি উদাহরণের একটি মেলে না:",
    other = "এই নিয়মের {of}টি উদাহরণের {n}টি মেলে না:",
  },
  at_table = "টেবিলে উদাহরণ খোলা যায় না: tenace play GAME --example \"নাম\" "
    .. "আর প্রম্পট তা খোলে।",
}
