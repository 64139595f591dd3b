import { type TerrainName, terrainNames } from '@groundwork/photo-reading/terrain-reading';
import { languages } from '@groundwork/words';
import { once } from '@groundwork/words/data';
import { foldedText, lowerCase } from '@groundwork/words/folded-text';
import { foundIn, meaningsOf } from '@groundwork/words/meanings';

/** The words of all languages: customers hint in any. */
const all = once(() => Object.values(languages).map(({ subjects }) => subjects));
const kinds = once(() =>
  meaningsOf(
    terrainNames.map((name) => [name, all().flatMap(({ land }) => land[name] ?? [])]),
    lowerCase,
  ),
);

function firstMeaning(hint: string) {
  const { text } = foldedText(hint, lowerCase);
  const [first] = foundIn(text, kinds());
  return first && { word: text.slice(first.start, first.end), name: first.value };
}

/** The terrain that a customer's word names, or null when we know none. Earlier words win. */
export function terrainOfHint(hint: string): TerrainName | null {
  return firstMeaning(hint)?.name ?? null;
}

/**
 * Words that choose a kind of land without naming it: level land need not be a field, a Spanish "solar" is any plot,
 * and a "Waldrand" is next to a wood.
 */
const vague = once(
  () =>
    new RegExp(
      all()
        .flatMap(({ vagueLand = [] }) => vagueLand)
        .join('|'),
      'u',
    ),
);

/** The kind of land that a hint of one word names, for saying it: a "sea view" or "near the woods" is no plot there. */
export function landNamedIn(hint: string): TerrainName | null {
  const meant = firstMeaning(hint);
  const count = hint.match(/\p{L}+/gu)?.length ?? 0;
  return meant === undefined || count > 1 || vague().test(meant.word) ? null : meant.name;
}
