/** Choices in groups, as the panel lists them. */
import type { Choice, Message } from './types';

export interface ChoiceGroup {
  title: string;
  choices: Choice[];
}

/** In the order the rules offer them; choices under one heading stand together. */
export function choiceGroups(choices: readonly Choice[], say: (message: Message) => string): ChoiceGroup[] {
  const groups: ChoiceGroup[] = [];
  for (const choice of choices) {
    const title = choice.group ? say(choice.group) : '';
    const here = groups.find((group) => group.title === title);
    if (here) here.choices.push(choice);
    else groups.push({ title, choices: [choice] });
  }
  return groups;
}
