/** The client's names for what travels between it and the table server (docs/protocol.md). */
export type {
  Argument,
  ChatLine,
  ChoiceShown as Choice,
  DrawShape as DrawInfo,
  GameShape as GameInfo,
  LineShown as Line,
  OptionShape as OptionInfo,
  OwnTable as TableInfo,
  PlaceShown as Place,
  PlayerPoints as PlayerScore,
  Prospect,
  Said as Message,
  SeatShape as SeatInfo,
  Shown,
  View,
  Weighed as Hint,
} from './generated';
