import { languages } from '@groundwork/words';
import type { HelpTopic } from '@groundwork/words/edits';
import { inLanguage, pattern } from './document/word-patterns.js';
import { languageOf } from './edits/lexicon.js';
import { foldWord } from './edits/tokens.js';

/** The part that words speak of, by what they name; the first that fits. */
const topics: readonly (readonly [HelpTopic, string])[] = [
  ['badge', '<badge>|<sold>|<reserved>|<reduced>|<openHouse>'],
  ['price', '<price>|<bedrooms>|<bathrooms>|<parking>|<area>'],
  ['logo', '<logo>|<corner>'],
  ['photos', '<photo>|<mainPhoto>|<supporting>'],
];

/** How to ask for what was not understood, in its language and with examples of the part that it names. */
export function helpWith(words: string, prompt: string): string {
  const keys = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).map(foldWord);
  const language = languageOf(keys(prompt)) ?? 'en';
  const text = keys(words).join(' ');
  const [topic] = inLanguage(
    language,
    () => topics.find(([, names]) => pattern(names).test(text)) ?? ['looks' as const],
  );
  const { ask, [topic]: examples } = languages[language].help;
  return `${ask} ${examples}`;
}
