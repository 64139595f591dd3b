import { askForJson } from '@groundwork/providers/json-answer';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { understandPrompt } from '@groundwork/showcase-edits';
import { readAmounts } from '@groundwork/words/amounts';
import { z } from 'zod';
import type { ShowcasePorts } from './ports.js';

const editShape = z.object({
  wishes: z.array(z.string().trim().min(1).max(80)).max(12),
  not_covered: z.array(z.string().max(250)).max(12),
});

const TASK = `A customer says in their own words what is to change in a picture that advertises a property: a photo with the price, the size and other values set on it, and a logo. Put each wish into one short English phrase of exactly these kinds:
- "photo warmer", "photo cooler", "photo brighter", "photo darker", "more contrast", "less contrast", "more saturated", "less saturated", "sharper photo"; with "slightly" or "much" before the last word where it is meant
- "black and white photo"
- "bigger price", "smaller price", "bigger text", "smaller text", "bigger logo", "smaller logo"
- "bold text", "lighter letters", "uppercase text"
- "text in COLOUR", "price in COLOUR", "background in COLOUR", "accent in COLOUR", where COLOUR is #RRGGBB
- "hide the PART" and "show the PART", where PART is logo, price, size, label, bedrooms, bathrooms or parking
- "logo top left", "logo top right", "logo bottom left", "logo bottom right"
- "serif font", "sans-serif font", "elegant font", "use NAME" with the name of a font
- "in LANGUAGE": English, Spanish, German, French, Italian or Portuguese
- "more elegant", "more modern", "more dramatic", "cosy", "sunset mood", "night mood", "minimal", "vintage look"
- "text easier to read"
Words that ask for anything else, such as another price or a change of things in the photo, go to not_covered as they were written, and into no phrase.`;

const amountsOf = (text: string) =>
  readAmounts(text, null).flatMap(({ kind, written }) => (kind === 'percent' ? [] : [written]));

/** A phrase that the showcase's own reading would not follow, or a figure that is not quoted from the words. */
function nonsenseOf({ wishes, not_covered }: z.output<typeof editShape>, words: string) {
  const strange = wishes.find((wish) => {
    const { directives, notUnderstood } = understandPrompt(wish);
    return directives.length === 0 || notUnderstood.length > 0;
  });
  if (strange !== undefined) return `wishes: "${strange}" is none of the kinds`;
  const [said, quoted] = [amountsOf(words), amountsOf(not_covered.join('. '))];
  const other =
    quoted.find((one) => !said.includes(one)) ?? said.find((one) => !quoted.includes(one));
  return other === undefined ? null : `not_covered: "${other}" is not quoted from the words`;
}

/** Puts words that the showcase cannot read into words that it can, by a text engine. */
export function clarifyByProvider(task: TaskEngines): NonNullable<ShowcasePorts['clarify']> {
  const ask = async (prompt: string): Promise<string> => {
    const { wishes, not_covered } = await askForJson(task, {
      capability: 'text',
      purpose: 'edit_wishes',
      task: TASK,
      data: { words: prompt },
      shape: editShape,
      nonsense: (answer) => nonsenseOf(answer, prompt),
    });
    return wishes.length === 0 ? prompt : [...wishes, ...not_covered].join('. ');
  };
  return async (words) => {
    if (understandPrompt(words).notUnderstood.length === 0) return words;
    return task.remoteOr(
      'text',
      () => ask(words),
      async () => words,
    );
  };
}
