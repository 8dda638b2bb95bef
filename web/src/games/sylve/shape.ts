/** How the board lies: forests in a list where the window is narrow and high or very small, otherwise side by side. */
import { screen } from '../../kit';

export const shape = {
  get listed(): boolean {
    return screen.narrow && (screen.small || !screen.split);
  },
  /** On a narrow screen my dice lie below the board; a phone held sideways has them beside it, with my other things. */
  get tray(): boolean {
    return screen.narrow && !screen.low;
  },
};
