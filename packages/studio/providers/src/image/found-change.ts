import type { GreyMap, Raster } from '@groundwork/imaging';
import { grownArea } from './edit-area.js';
import { laidOver } from './laid-over.js';
import { edgesOf, greyOf, likenessInParts, spreadOf } from './picture-edges.js';
import { reducedPicture, reducedSize, resizedMap } from './structure.js';

/** Mean difference around a pixel, of 255, from which it counts as changed; below it an engine only repainted it. */
const CHANGED = 15;
/** Most change of tones, of 255, by an engine that repaints a picture. */
const MOST_DRIFT = 20;
/** Pixels to each side that differences are averaged over, at the measured size. */
const ABOUT = 2;
/** Distance from a change within which pixels belong to it, as its shadow or rim. Pixels at the measured size. */
const BESIDE = 7;
/** A change of less than this share of the picture is none. */
const LEAST_SHARE = 0.0006;
/** From this share on it is another picture of the place: its light, its season, its house. */
const MOST_SHARE = 0.7;
/**
 * Edge correlation, -1 to 1, from which two pictures show the same place in any light: photos of plots and rooms
 * measure 0.85 and more when darkened, blurred or repainted, and 0.3 and less when mirrored or shifted by 3 %.
 */
const LEAST_LIKE = 0.4;
/** The same of a picture that had to be laid over the photo: 0.95 and more where it is the same place, 0.53 and less where not. */
const LEAST_LIKE_LAID = 0.7;
const LEAST_SPREAD = 0.3;

/** The outcome of a free change to a photo by an engine. */
export type FoundChange =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'changed';
      /** Where it was changed, as large as the photo: 255 there, else 0. */
      readonly area: GreyMap;
      /** What was drawn, laid over the photo. */
      readonly drawn: Raster;
    }
  | { readonly kind: 'another'; readonly why: string };

/** Separates an engine's changes to a photo from repainted pixels; both pictures have one size. */
export async function findChange(photo: Raster, came: Raster): Promise<FoundChange> {
  const drawn = await laidOver(photo, came);
  const size = reducedSize(photo);
  const [before, after] = await Promise.all([
    reducedPicture(photo, size),
    reducedPicture(drawn, size),
  ]);
  const all = { ...size, data: new Uint8Array(size.width * size.height).fill(255) };
  if (spreadOf(greyOf(after), all) < LEAST_SPREAD * spreadOf(greyOf(before), all)) {
    return { kind: 'another', why: 'the picture is flat' };
  }
  const like = likenessInParts(edgesOf(before), edgesOf(after), size);
  if (like < (drawn === came ? LEAST_LIKE : LEAST_LIKE_LAID)) {
    return { kind: 'another', why: `it is not the same place any more (${like.toFixed(2)})` };
  }
  const changed = differenceOf(before, after);
  const share = changed.data.reduce((sum, value) => sum + value, 0) / 255 / changed.data.length;
  if (share < LEAST_SHARE) return { kind: 'none' };
  if (share > MOST_SHARE) {
    return { kind: 'another', why: `${Math.round(share * 100)} % of the photo was changed` };
  }
  return { kind: 'changed', area: await resizedMap(grownArea(changed, BESIDE), photo), drawn };
}

/** 255 where the pictures differ about a pixel by more than tones that drifted everywhere. */
function differenceOf(before: Raster, after: Raster): GreyMap {
  const { width, height } = before;
  const drift = [0, 1, 2].map((channel) =>
    Math.max(-MOST_DRIFT, Math.min(MOST_DRIFT, middleDifference(before, after, channel))),
  );
  const most = new Float32Array(width * height);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        let [sum, count] = [0, 0];
        for (let v = Math.max(0, y - ABOUT); v <= Math.min(height - 1, y + ABOUT); v += 1) {
          for (let u = Math.max(0, x - ABOUT); u <= Math.min(width - 1, x + ABOUT); u += 1) {
            const at = (v * width + u) * 3 + channel;
            sum += (after.data[at] as number) - (before.data[at] as number) - (drift[channel] ?? 0);
            count += 1;
          }
        }
        const pixel = y * width + x;
        most[pixel] = Math.max(most[pixel] as number, Math.abs(sum / count));
      }
    }
  }
  return { width, height, data: Uint8Array.from(most, (value) => (value > CHANGED ? 255 : 0)) };
}

/** The difference that half of the pixels exceed. */
function middleDifference(before: Raster, after: Raster, channel: number): number {
  const at = (pixel: number) => pixel * 3 + channel;
  const differences = new Int16Array(before.width * before.height).map(
    (_, pixel) => (after.data[at(pixel)] as number) - (before.data[at(pixel)] as number),
  );
  return differences.sort()[differences.length >> 1] ?? 0;
}
