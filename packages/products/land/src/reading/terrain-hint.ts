import { type TerrainName, terrainNames } from '@groundwork/photo-reading/terrain-reading';
import { languages } from '@groundwork/words';
import { once } from '@groundwork/words/data';

/** The words of all languages: customers hint in any. */
const all = once(() => Object.values(languages).map(({ subjects }) => subjects));

function firstMeaning(hint: string): { readonly word: string; readonly name: TerrainName } | null {
  for (const word of hint.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const name = terrainNames.find((terrain) =>
      all().some(({ land }) =>
        land[terrain]?.some((beginning) =>
          beginning.length < 4 ? word === beginning : word.startsWith(beginning),
        ),
      ),
    );
    if (name !== undefined) return { word, name };
  }
  return null;
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
  return meant === null || count > 1 || vague().test(meant.word) ? null : meant.name;
}
