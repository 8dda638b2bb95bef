/** How the market lies: the stall below the guilds where the window is narrow, otherwise beside them. */
import { screen } from '../../kit';

export const shape = {
  get stacked(): boolean {
    return screen.narrow && (screen.small || !screen.broad);
  },
};
