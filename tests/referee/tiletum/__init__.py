"""The referee of Tiletum: docs/rules/tiletum.md read a second time."""

from referee.tiletum.course import TheReferee

__all__ = ["TheReferee"]
