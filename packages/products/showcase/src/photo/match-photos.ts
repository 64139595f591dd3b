import { pictureSize } from '../compose/photo-layer.js';
import type { Layer, PhotoLayer } from '../design.js';
import type { StoredPhoto } from './stored-photo.js';

/** Factor in width by height within which shapes of places count as alike. */
const ALIKE = 1.15;
/** Least gain for changing places, as a share of what matters in a photo. */
const GAIN = 0.05;

/**
 * Gives each supporting photo the place that shows most of its subject, if a design has places of several shapes: a
 * tall window goes into a tall place. The main photo keeps its place, and so do all if the gain is small.
 */
export async function matchPhotos(
  layers: readonly Layer[],
  photos: readonly StoredPhoto[],
): Promise<readonly Layer[]> {
  const places = layers.filter((layer): layer is PhotoLayer => layer.kind === 'photo');
  const supporting = places.filter(({ photo }) => photo > 0);
  const ratios = supporting.map(({ box }) => box.width / box.height);
  const isAlike = Math.max(...ratios) <= Math.min(...ratios) * ALIKE;
  // A photo that is shown twice has no one place.
  const isPlain = new Set(supporting.map(({ photo }) => photo)).size === supporting.length;
  if (supporting.length < 2 || isAlike || !isPlain) return layers;
  // All sizes are announced first, so that each photo is decoded once, for whichever place it takes.
  for (const { photo } of supporting) {
    for (const place of supporting) photos[photo]?.expect(pictureSize(place));
  }
  const kept = await Promise.all(
    supporting.map(({ photo }) =>
      Promise.all(ratios.map(async (ratio) => (await photos[photo]?.keptAt(ratio)) ?? 0)),
    ),
  );
  const worth = (order: readonly number[]) =>
    order.reduce((sum, from, place) => sum + (kept[from]?.[place] ?? 0), 0);
  const first = supporting.map((_, at) => at);
  const best = orders(first).reduce((one, other) => (worth(other) > worth(one) ? other : one));
  if (worth(best) < worth(first) + GAIN) return layers;
  const moved = new Map(
    best.map((from, place) => [supporting[place], supporting[from]?.photo] as const),
  );
  return layers.map((layer) => {
    const photo = layer.kind === 'photo' ? moved.get(layer) : undefined;
    return layer.kind === 'photo' && photo !== undefined ? { ...layer, photo } : layer;
  });
}

function orders(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) =>
    orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
