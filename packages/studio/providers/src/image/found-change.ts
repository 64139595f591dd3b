import { type GreyMap, pipelineOf, type Raster } from '@groundwork/imaging';
import { changedArea, grownArea } from './edit-area.js';
import { laidOver } from './laid-over.js';
import { edgesOf, greyOf, likenessInParts, spreadOf } from './picture-edges.js';
import { reducedPicture, reducedSize, resizedMap } from './structure.js';

/** Mean difference around a pixel, of 255, from which it counts as changed; below it an engine only repainted it. */
const CHANGED = 15;
/** Most change of tones, of 255, by an engine that repaints a picture. */
const MOST_DRIFT = 20;
/** Differences are averaged over so many pixels at the measured size. */
const ABOUT = { width: 5, height: 5, kernel: new Array<number>(25).fill(1) };
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
  const changed = await differenceOf(before, after);
  const share = changed.data.reduce((sum, value) => sum + value, 0) / 255 / changed.data.length;
  if (share < LEAST_SHARE) return { kind: 'none' };
  if (share > MOST_SHARE) {
    return { kind: 'another', why: `${Math.round(share * 100)} % of the photo was changed` };
  }
  return { kind: 'changed', area: await resizedMap(grownArea(changed, BESIDE), photo), drawn };
}

/** 255 where the pictures differ about a pixel by more than tones that drifted everywhere. */
async function differenceOf(before: Raster, after: Raster): Promise<GreyMap> {
  const drift = [0, 1, 2].map((channel) =>
    Math.max(-MOST_DRIFT, Math.min(MOST_DRIFT, middleDifference(before, after, channel))),
  );
  const mean = async (picture: Raster, shift: number[]): Promise<Raster> => {
    const shifted = pipelineOf(picture).linear([1, 1, 1], shift);
    return { ...picture, data: await shifted.convolve(ABOUT).raw().toBuffer() };
  };
  const [from, to] = await Promise.all([
    mean(before, [0, 0, 0]),
    mean(
      after,
      drift.map((one) => -one),
    ),
  ]);
  return changedArea(from, to, CHANGED + 1);
}

/** The difference that half of the pixels exceed. */
function middleDifference(before: Raster, after: Raster, channel: number): number {
  const at = (pixel: number) => pixel * 3 + channel;
  const differences = new Int16Array(before.width * before.height).map(
    (_, pixel) => (after.data[at(pixel)] as number) - (before.data[at(pixel)] as number),
  );
  return differences.sort()[differences.length >> 1] ?? 0;
}
