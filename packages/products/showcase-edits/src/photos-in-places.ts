import type { Adjustments } from './adjustments.js';
import type { Recipe } from './recipe.js';

type Photos = Adjustments['photos'];

/** Names of the stored photos that edits brought, by their addresses; one that an engine changed later wins. */
export function broughtPhotos({ edits }: Pick<Recipe, 'edits'>): Readonly<Record<string, string>> {
  return Object.assign({}, ...edits.map(({ photos }) => photos ?? {}));
}

/** Names of the stored photos in the places where edits put them, the main one first, hidden ones included. */
export function photosInPlaces(
  { images, edits }: Pick<Recipe, 'images' | 'edits'>,
  { order, replaced }: Photos,
): string[] {
  const brought = broughtPhotos({ edits });
  const sent = [images.changed ?? images.main, ...images.supporting].map((own, at) => {
    const url = replaced.find(({ photo }) => photo === at)?.url;
    return (url === undefined ? undefined : brought[url]) ?? own;
  });
  return sent.map((own, place) => sent[order[place] ?? place] ?? own);
}
