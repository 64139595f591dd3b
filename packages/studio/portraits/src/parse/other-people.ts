import type { Place } from '@groundwork/words/reading';
import { listOf, plainList } from './words/lexicon.js';

const others = plainList('aboutOthers').map(
  (template) =>
    new RegExp(
      template.replace(/\{([a-zA-Z]+)\}/gu, (_, name: string) => `(?:${listOf(name)})`),
      'gu',
    ),
);

/** Where a text, in plain form, is about somebody else than the member it describes. */
export function otherPeople(text: string): Place[] {
  return others
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => {
        return { start: index, end: index + length };
      }),
    )
    .sort((one, two) => one.start - two.start || two.end - one.end)
    .filter((one, index, all) => !all.slice(0, index).some((earlier) => earlier.end > one.start));
}
