# A screen of any size for the tests in this folder: tmux draws it, so a test
# reads what a person sees, with no codes of the terminal in it.

set passed 0
set failed 0
set seconds [expr {[info exists env(WAIT)] ? $env(WAIT) : 60}]
set states {}
set sockets 0

if {[catch {exec tmux -V}]} {
  puts "ok 1 - a screen of any size # SKIP tmux is not here"
  exit
}


proc result {good what} {
  global passed failed
  if {$good} { incr passed } else { incr failed }
  puts "[expr {$good ? "ok" : "not ok"}] [expr {$passed + $failed}] - $what"
}


proc tmux {args} {
  global socket
  return [exec tmux -u -L $socket -f /dev/null {*}$args]
}


# A state folder in which nothing is kept yet.  A program of an earlier screen
# may still write into its own.
proc new_state {} {
  global env states
  set env(XDG_STATE_HOME) [exec mktemp -d]
  set env(XDG_CONFIG_HOME) $env(XDG_STATE_HOME)/config
  lappend states $env(XDG_STATE_HOME)
}


# Starts the program on a screen of that size, the only one.
proc open_screen {columns rows args} {
  global env socket sockets
  catch {tmux kill-server}
  set socket tenace-test-[pid]-[incr sockets]
  tmux new-session -d -x $columns -y $rows env LC_ALL=C.UTF-8 \
    $env(TENACE) {*}$args
}


# Waits for the program's end; true once its screen is gone.
proc closes {what} {
  global seconds
  set until [expr {[clock seconds] + $seconds}]
  while {[clock seconds] < $until} {
    if {[catch {tmux has-session}]} {
      result 1 $what
      return 1
    }
    after 50
  }
  result 0 "$what: not in time"
  return 0
}


# What the screen shows.  A line that the terminal had to break is one line.
proc screen {args} { return [tmux capture-pane -p -J {*}$args] }


# Waits for a pattern on the screen; true once it is there.
proc shows {what pattern args} {
  global seconds
  set until [expr {[clock seconds] + $seconds}]
  while {[clock seconds] < $until} {
    if {[catch {screen {*}$args} seen]} { set seen "" }
    if {[regexp -- $pattern $seen]} {
      result 1 $what
      return 1
    }
    after 50
  }
  result 0 "$what: not seen in time"
  puts "# last seen:\n# [string map {\n "\n# "} [string trim $seen]]"
  return 0
}


# Types a text, or a line.
proc keys {text} { tmux send-keys -l -- $text }
proc enter {{text ""}} {
  if {$text ne ""} { keys $text }
  tmux send-keys Enter
}


# The first line that is wider than the screen; one that was typed may be.
proc too_wide {columns} {
  foreach line [split [screen -S -] \n] {
    set line [string trimright $line]
    if {[string length $line] > $columns && ![string match {> *} $line]} {
      return $line
    }
  }
  return ""
}


# True if the program broke its own lines: none is wider than the screen.  A
# screen that is just being drawn is looked at once more.
proc fits {what columns} {
  for {set i 0} {$i < 20} {incr i} {
    set line [too_wide $columns]
    if {$line eq ""} break
    after 100
  }
  if {$line ne ""} { puts "# too wide: $line" }
  result [expr {$line eq ""}] $what
  return [expr {$line eq ""}]
}


# Empties the screen and what has left it.
proc fresh {} {
  enter clear
  shows "an empty screen" {^> *\n*$}
  tmux clear-history
}


proc finish {} {
  global passed failed states
  catch {tmux kill-server}
  foreach state $states { catch {exec rm -rf $state} }
  puts "$passed passed, $failed failed"
  exit [expr {$failed > 0}]
}


new_state
