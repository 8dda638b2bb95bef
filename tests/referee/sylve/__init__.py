"""The referee of Sylve: docs/rules/sylve.md read a second time."""

from referee.sylve.game import TheReferee

__all__ = ["TheReferee"]
