# Completion of tenace for bash: what `tenace complete` answers.

_tenace() {
  local line word before files=
  # A line is one word up to a blank: readline cuts at = and :, too.
  local -a words
  read -ra words <<<"${COMP_LINE:0:COMP_POINT}"
  [[ ${COMP_LINE:0:COMP_POINT} == *[[:blank:]] ]] && words+=("")
  word=${words[-1]}
  before=${word%"${COMP_WORDS[COMP_CWORD]}"}
  [[ $word == *[=:] ]] && before=$word
  COMPREPLY=()
  while IFS=$'\t' read -r line _; do
    if [[ $line == :files ]]; then
      files=yes
    else
      COMPREPLY+=("${line#"$before"}")
    fi
  done < <("${words[0]}" complete -- "${words[@]:1}" 2>/dev/null)
  [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace
  if [[ $files ]]; then
    compopt -o filenames
    while IFS= read -r line; do
      COMPREPLY+=("$line")
    done < <(compgen -f -- "$word")
  fi
}

complete -F _tenace tenace
