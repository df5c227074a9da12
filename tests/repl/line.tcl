# Typing at a terminal, with the library that $library names: letters beyond
# ASCII, completion, history, Ctrl-C while typing and running, Ctrl-Z.
set program $env(BUILD)/tests/repl/tenace_$library
if {![file exists $program]} {
  puts "ok 1 - typing with $library # SKIP the library is not here"
  exit
}

log_user 0
set timeout [expr {[info exists env(WAIT)] ? $env(WAIT) : 30}]
set stty_init "rows 40 columns 80"
set env(TERM) xterm
set n 0

# Keys by their names.
set up "\033\[A"
set left "\033\[D"
set right "\033\[C"
set home "\001"
set erase "\177"
set erase_word "\027"
set search "\022"
set ctrl_c "\003"
set ctrl_d "\004"
set ctrl_z "\032"


# Sends keys, and waits for the answer: `read: …` is what the line was.
proc check {what keys answer} {
  global n spawn_id
  incr n
  send -- $keys
  expect {
    -ex $answer { puts "ok $n - $what" }
    timeout { puts "not ok $n - $what: not seen: $answer"; exit 1 }
    eof { puts "not ok $n - $what: it has ended"; exit 1 }
  }
}


# Types at the prompt; the line must be exactly this.
proc types {what keys line} {
  global spawn_id
  check $what "$keys\r" "read: $line\r"
  expect "line>"
}


proc start {} {
  global spawn_id spawn_out program stty_init
  spawn $program run tests/repl/line.lua
  expect "line>"
}


start
types "letters beyond ASCII are typed" "éü♥देव" "éü♥देव"
types "é is erased as one letter" "aé${erase}b" "ab"
types "ü is erased as one letter" "éü${erase}b" "éb"
types "♥ is erased as one letter" "q♥${erase}b" "qb"
types "Devanagari is erased" "देव${erase}b" "देb"
types "and with its signs as one letter" "कदे${erase}b" "कb"
types "a mark of its own makes one letter" "xe\u0301${erase}b" "xb"
types "the cursor goes over them, back" "éü♥${left}${left}b" "ébü♥"
types "and over letters with signs" "देव${left}${left}b" "bदेव"
types "and forth" "देव♥${home}${right}${right}b" "देवb♥"
types "in the middle they are typed" "ab${left}éदे${left}ü" "aéüदेb"
types "a word is erased" "ab देव♥${erase_word}c" "ab c"
types "a long line is one line" "[string repeat {ab ♥देव } 30]" \
  "[string repeat {ab ♥देव } 30]"

types "a line is kept" "one देवé" "one देवé"
types "and another" "second" "second"
types "the key up brings the last back" "$up" "second"
types "and what is before it" "${up}${up}${up}${erase}${erase}x" "one देx"
check "Ctrl-R finds a line" "${search}ne d" "one"
send $ctrl_c
expect "read: interrupted"
expect "line>"
send "${search}secon"
expect "second"
types "which is then read" "" "second"

types "Tab completes a word" "he\t" "help "
check "and lists several" "h\t\t" "hint"
expect "line>"
types "the line goes on below them" "elp" "help"
types "a word within the line is completed" "(he\t)" "(help )"
types "a quote is closed behind a completed word" "say \"he\t" "say \"help\""
types "but not twice" "\"he\"${left}\t" "\"help\""
types "Tab where nothing fits changes nothing" "zz\ty" "zzy"

check "Ctrl-C throws the line away" "ab देc$ctrl_c" "read: interrupted"
expect "line>"
types "and the next line is whole" "def" "def"
check "also while a line is searched for" "${search}de$ctrl_c" \
  "read: interrupted"
expect "line>"
check "also in the middle of a key" "abc\033$ctrl_c" "read: interrupted"
expect "line>"
for {set round 0} {$round < 300} {incr round} {
  send "${search}d"
  expect "d"
  send "ab"
  for {set i 0} {$i < ($round % 30) * 40} {incr i} {}
  send $ctrl_c
  expect "read: interrupted" {} timeout { break }
  expect "line>"
}
check "also in the moment in which keys come" \
  [expr {$round == 300 ? "yes\r" : ""}] "read: yes"
expect "line>"
send "loop\r"
expect "loop"
sleep 0.3
check "Ctrl-C stops what runs" $ctrl_c "stopped: interrupted!"
expect "line>"
types "and the program goes on" "ghi" "ghi"

check "of two lines that are pasted, the first is read" "one é\rtwo ♥\r" \
  "read: one é"
check "and then the second" "" "read: two ♥"
expect "line>"

send "abc दे"
expect "abc"
exec stty columns 40 < $spawn_out(slave,name)
types "another size of the terminal changes no text" \
  "def${erase}[string repeat g 50]" "abc देde[string repeat g 50]"

check "Ctrl-D ends it" $ctrl_d "done"
expect eof

set env(LC_ALL) C
start
types "in a locale without letters beyond ASCII too" "éü♥देव${erase}b" "éü♥देb"
send $ctrl_d
expect eof
set env(LC_ALL) C.UTF-8

set env(PS1) "shell: "
set env(ENV) ""
spawn sh -i
expect "shell: "
send "$program run tests/repl/line.lua\r"
expect "line>"
check "a line is begun" "abé" "abé"
check "Ctrl-Z goes back to the shell" $ctrl_z "shell: "
check "which has its terminal" "echo a\177b\r" "\nb\r"
expect "shell: "
check "and the line is there again after it" "fg\r" "abé"
types "and goes on" "${erase}cd" "abcd"
send $ctrl_d
expect "done"
send "exit\r"
expect eof
puts "1..$n"
