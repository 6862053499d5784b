"""The terminal's commands: functions of a terminal and the text behind the command's name. table.py lists them."""
