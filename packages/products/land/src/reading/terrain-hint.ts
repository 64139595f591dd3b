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

/** The terrain that a customer's word names, or null when we know none. Earlier words win. */
export function terrainOfHint(hint: string): TerrainName | null {
  return foundIn(foldedText(hint, lowerCase).text, kinds())[0]?.value ?? null;
}
