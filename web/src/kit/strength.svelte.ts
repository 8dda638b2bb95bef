/** What may be known of how well those at the table play, by seat: filled by `people/seatRatings` where it is looked for. */
import type { SeatRating } from './generated';

export const strength = $state<{ seats: Record<number, SeatRating> }>({ seats: {} });
