" Vim syntax of the records of Tenace's matches.

if exists("b:current_syntax")
  finish
endif

" The lines of rules files are Lua.
syntax include @tenaceLua syntax/lua.vim

syntax match tenaceComment /^#.*$/
syntax match tenaceRulesLine /^|.*$/ keepend contains=tenaceBar,@tenaceLua
syntax match tenaceBar /^|/ contained
syntax match tenaceHead /^tenace record \d\+$/ contains=tenaceWord,tenaceNumber
syntax match tenaceSetting /^\(rules\|seed\|decisions\) \S.*$/ contains=tenaceWord
syntax match tenaceDeal /^deal \d\+ [^:]\+:.*$/ contains=tenaceWord,tenaceNumber
syntax match tenaceFile /^file .\+$/ contains=tenaceWord
syntax match tenaceBegin /^begin\( \+\~\x\{4}\)\?$/ contains=tenaceWord,tenaceCheck
syntax match tenaceDecision /^\d\+ \?[:=].*$/ contains=tenaceSeat,tenaceCheck
syntax match tenaceResult /^result \d\+:.*$/ contains=tenaceWord,tenaceNumber,tenaceCheck
syntax match tenaceOver /^over \d\+\( \+\~\x\{4}\)\?$/ contains=tenaceWord,tenaceNumber,tenaceCheck

syntax match tenaceWord /^\(tenace record\|[a-z]\+\)/ contained
syntax match tenaceSeat /^\d\+ \?[:=]/ contained
syntax match tenaceNumber / \d\+/ contained
syntax match tenaceCheck / \~\x\{4}$/ contained

highlight default link tenaceComment Comment
highlight default link tenaceBar Special
highlight default link tenaceWord Keyword
highlight default link tenaceSeat Identifier
highlight default link tenaceNumber Number
highlight default link tenaceSetting String
highlight default link tenaceDeal String
highlight default link tenaceFile String
highlight default link tenaceCheck Comment

let b:current_syntax = "tenace"
