# A real terminal for the tests in this folder: types, and reads the screen.

set timeout [expr {[info exists env(WAIT)] ? $env(WAIT) : 30}]
log_user 0
set passed 0
set failed 0
set env(TERM) xterm
set env(XDG_STATE_HOME) [exec mktemp -d]
set env(XDG_CONFIG_HOME) $env(XDG_STATE_HOME)/config


proc result {good what} {
  global passed failed
  if {$good} { incr passed } else { incr failed }
  puts "[expr {$good ? "ok" : "not ok"}] [expr {$passed + $failed}] - $what"
}


# Starts the program on a terminal of 80 columns.
proc start {args} {
  global env spawn_id stty_init
  set stty_init "rows 40 columns 80"
  spawn -noecho $env(TENACE) {*}$args
}


# Types a line.
proc type {text} { send -- "$text\r" }


# True once the pattern has been seen.
proc see {what pattern} {
  global expect_out spawn_id
  expect {
    -re $pattern { result 1 $what; return 1 }
    timeout { result 0 "$what: not seen in time" }
    eof { result 0 "$what: the program ended" }
  }
  if {[info exists expect_out(buffer)]} {
    puts "# last found: [string range $expect_out(buffer) end-400 end]"
  }
  expect -timeout 0 -re {.+} {
    puts "# since then: [string range $expect_out(0,string) end-400 end]"
  }
  return 0
}


# Waits for the end of the program; its exit status.
proc ends {what status} {
  global spawn_id
  expect eof
  lassign [wait] pid id os code
  set good [expr {$os == 0 && $code == $status}]
  result $good "$what: status $status"
  if {!$good} { puts "# but the system said $os, and the status was $code" }
}


proc finish {} {
  global passed failed env
  exec rm -rf $env(XDG_STATE_HOME)
  puts "$passed passed, $failed failed"
  exit [expr {$failed > 0}]
}
