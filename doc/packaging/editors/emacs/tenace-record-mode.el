;;; tenace-record-mode.el --- Records of Tenace's matches  -*- lexical-binding: t -*-

;; A record is plain text: what it was played by, then the decisions.

;;; Code:

(defconst tenace-record-font-lock
  '(("^#.*$" . font-lock-comment-face)
    ("^|.*$" . font-lock-doc-face)
    ("^tenace record [0-9]+$" . font-lock-keyword-face)
    ("^\\(rules\\|seed\\|decisions\\) \\([^ ].*\\)$"
     (1 font-lock-keyword-face) (2 font-lock-string-face))
    ("^\\(deal\\) [0-9]+ \\([^:]+\\):.*$"
     (1 font-lock-keyword-face) (2 font-lock-type-face))
    ("^\\(file\\) .+$" (1 font-lock-keyword-face))
    ("^\\(begin\\)\\( +~[0-9a-f]\\{4\\}\\)?$" (1 font-lock-keyword-face)
     (2 font-lock-comment-face nil t))
    ("^\\([0-9]+\\) ?[:=] ?.*$" (1 font-lock-variable-name-face))
    ("^\\(result\\|over\\) [0-9]+.*$" (1 font-lock-keyword-face)))
  "What each line of a record looks like.")

;;;###autoload
(define-derived-mode tenace-record-mode fundamental-mode "Tenace record"
  "Shows the records of Tenace's matches."
  (setq-local comment-start "# ")
  (setq-local font-lock-defaults '(tenace-record-font-lock t)))

;;;###autoload
(add-to-list 'magic-mode-alist
             '("tenace record [0-9]+$" . tenace-record-mode))

(provide 'tenace-record-mode)
;;; tenace-record-mode.el ends here
