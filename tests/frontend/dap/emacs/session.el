;;; session.el --- A session in Emacs's dap-mode, stepping back in a real file  -*- lexical-binding: t -*-
;; emacs --batch -l session.el PYTHON PROGRAM: prints one line a stop; any surprise ends it with exit code 1.

(package-initialize)
(setq lsp-auto-guess-root t lsp-keep-workspace-alive nil lsp-session-file (make-temp-name "/tmp/ndb-lsp-session")
      dap-auto-configure-features nil dap-print-io nil
      dap-breakpoints-file (make-temp-name "/tmp/ndb-dap-breakpoints"))
(require 'dap-mode)
(defvar dap-exception-breakpoints nil) ; dap-ui's, which has windows
(dap-mode 1)

(defvar python (pop command-line-args-left))
(defvar program (expand-file-name (pop command-line-args-left)))
(defvar stops 0)
(add-hook 'dap-stack-frame-changed-hook (lambda (_) (cl-incf stops)))

(defun wait-until (what holds)
  "Wait until HOLDS gives something; say WHAT did not come otherwise."
  (let ((end (+ (float-time) 60)) found)
    (while (and (not (setq found (funcall holds))) (< (float-time) end))
      (accept-process-output nil 0.05))
    (or found (error "%s did not come" what))))

(defun line-after (act)
  "Do ACT; the line at which Emacs then stands, in which file, with the local variables."
  (let ((before stops))
    (funcall act)
    (wait-until "a stop" (lambda () (> stops before)))
    (let* ((session (dap--cur-session)) (frame (dap--debug-session-active-frame session)))
      (list (file-name-nondirectory (gethash "path" (gethash "source" frame))) (gethash "line" frame)
            (with-current-buffer (find-buffer-visiting program) (line-number-at-pos))))))

(defun step (command)
  (line-after (lambda () (dap--step command (dap--cur-session-or-die)))))

(defun value-of (expression)
  "What an expression is where the session stands."
  (let* ((session (dap--cur-session)) (frame (gethash "id" (dap--debug-session-active-frame session))) said)
    (dap--send-message (dap--make-request "evaluate" (list :expression expression :frameId frame :context "watch"))
                       (lambda (answer) (setq said answer)) session)
    (wait-until "an answer" (lambda () said))
    (gethash "result" (gethash "body" said))))

(defun tell (word what)
  (princ (format "%s %S\n" word what)))

(dap-register-debug-provider
 "ndb" (lambda (conf) (plist-put conf :dap-server-path (list python "-m" "ndb" "dap"))))

(find-file program)
(goto-char (point-min))
(forward-line 3)
(dap-breakpoint-add)
(tell "break" (line-after
               (lambda () (dap-debug (list :type "ndb" :request "launch" :name "ndb" :program program)))))
(tell "result" (value-of "result"))
(tell "next" (step "next"))
(tell "next" (step "next"))
(tell "result" (value-of "result"))
(tell "back" (step "stepBack"))
(tell "back" (step "stepBack"))
(tell "result" (value-of "result"))
(dap-delete-session (dap--cur-session))
(tell "done" t)
(kill-emacs 0)
