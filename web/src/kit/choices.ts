/** Choices in groups, as the panel lists them. */
import type { Choice, Hint, Message } from './types';

export interface ChoiceGroup {
  title: string;
  choices: Choice[];
}

/** In the order the rules offer them; choices under one heading stand together, and what destroys comes last. */
export function choiceGroups(choices: readonly Choice[], say: (message: Message) => string): ChoiceGroup[] {
  const groups: ChoiceGroup[] = [];
  for (const choice of choices) {
    const title = choice.group ? say(choice.group) : '';
    const here = groups.find((group) => group.title === title);
    if (here) here.choices.push(choice);
    else groups.push({ title, choices: [choice] });
  }
  for (const group of groups) group.choices = harmlessFirst(group.choices, (choice) => choice.destroys);
  return harmlessFirst(groups, (group) => group.choices.every((choice) => choice.destroys));
}

export function harmlessFirst<T>(all: readonly T[], destroys: (each: T) => boolean): T[] {
  return [...all.filter((each) => !destroys(each)), ...all.filter(destroys)];
}

/** What a bot thinks of a choice: its place, and how much more likely one wins with it than with the next best. */
export interface Advice {
  best: boolean;
  /**
   * In percent: of the best choice ahead of the second, of the others behind the best. Points count beside winning, and
   * what was tried little may look better than it is: another one is at most as good as what the bot would choose.
   */
  better: number;
  hint: Hint;
}

/** The choices worth showing after a hint was asked for, by action: the best and at most two more. */
export function advice(found: readonly Hint[]): Map<number, Advice> {
  const ranked = [...found]
    .filter((each) => each.share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, 3);
  const percent = (a: Hint, b: Hint | undefined) => (b ? Math.round((a.estimate - b.estimate) * 100) : 0);
  const [first, second] = ranked;
  return new Map(
    ranked.map((each) => [
      each.action,
      each === first
        ? { best: true, better: Math.max(0, percent(first, second)), hint: each }
        : { best: false, better: Math.min(0, percent(each, first)), hint: each },
    ]),
  );
}
