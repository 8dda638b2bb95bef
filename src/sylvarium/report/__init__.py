"""Balance reports: the results of many games of one kind, as one page that anybody can open.

`collecting` plays games and adds them up, `usage` measures how players do who use something, `findings` turns
the sums into numbers with intervals and names in words, `drawing` and `page` show them.
"""

from sylvarium.report.collecting import Study, Tally, collect
from sylvarium.report.findings import findings
from sylvarium.report.page import page

__all__ = ["Study", "Tally", "collect", "findings", "page"]
