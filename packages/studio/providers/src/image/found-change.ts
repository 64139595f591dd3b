import { type GreyMap, pipelineOf, type Raster, resizeRaster } from '@groundwork/imaging';
import { cutMap, pasteWindow } from './canvas.js';
import { changedArea, grownArea } from './edit-area.js';
import { edgesOf, greyOf, likeness, likenessInParts, spreadOf } from './picture-edges.js';
import { reducedPicture, reducedSize, resizedMap } from './structure.js';

/** Where a picture lies over another: zoomed about its middle and moved, in shares of its width and height. */
interface Place {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** A first look at small pictures, then closer ones about what it found: pixels of the longer side, and steps of one. */
const LOOKS = [
  { side: 128, zooms: [1, 0.99, 1.01, 0.98, 1.02, 0.97, 1.03, 0.96, 1.04], steps: 5 },
  { side: 320, zooms: [1, 0.995, 1.005], steps: 3 },
  { side: 640, zooms: [1], steps: 1 },
] as const;
/** Gain in likeness below which a picture stays where the look began: laying it elsewhere costs sharpness. */
const LEAST_GAIN = 0.02;
/** Edges that a moved picture may not cover, as a share of the longer side. */
const MARGIN = 0.05;

/**
 * A model without a mask hands back another picture, often a little moved or zoomed. This is what it drew laid over the
 * picture that it was given, whose own pixels are seen where it shows nothing; both have one size.
 */
export async function laidOver(picture: Raster, drawn: Raster): Promise<Raster> {
  let best: Place = { zoom: 1, x: 0, y: 0 };
  for (const { side, zooms, steps } of LOOKS) {
    const from = best;
    const size = reducedSize(picture, side);
    const margin = steps + Math.ceil(side * MARGIN);
    const least = (one: number) => Math.max(1, one - 2 * margin);
    const within = { width: least(size.width), height: least(size.height) };
    const all = { ...within, data: new Uint8Array(within.width * within.height).fill(255) };
    const wanted = seen(await edgeMap(picture, size), -margin, -margin, within);
    let most = Number.NEGATIVE_INFINITY;
    for (const zoom of zooms) {
      const scaled = times(size, from.zoom * zoom);
      const edges = await edgeMap(drawn, scaled);
      for (let v = -steps; v <= steps; v += 1) {
        for (let u = -steps; u <= steps; u += 1) {
          const place = {
            zoom: from.zoom * zoom,
            x: from.x + u / size.width,
            y: from.y + v / size.height,
          };
          const { left, top } = windowOf(size, place);
          const found = seen(edges, left - margin, top - margin, within);
          const like = likeness(wanted.data, found.data, all);
          const stays = zoom === 1 && u === 0 && v === 0 ? LEAST_GAIN : 0;
          if (like + stays > most) [most, best] = [like + stays, place];
        }
      }
    }
  }
  if (best.zoom === 1 && best.x === 0 && best.y === 0) return drawn;
  const window = windowOf(picture, best);
  const [width, height] = [window.right - window.left, window.bottom - window.top];
  return pasteWindow(picture, await resizeRaster(drawn, width, height), window);
}

type Size = Pick<Raster, 'width' | 'height'>;

function times({ width, height }: Size, zoom: number): Size {
  return { width: Math.round(width * zoom), height: Math.round(height * zoom) };
}

function windowOf(size: Size, { zoom, x, y }: Place) {
  const { width, height } = times(size, zoom);
  const left = Math.round((size.width - width) / 2 + x * size.width);
  const top = Math.round((size.height - height) / 2 + y * size.height);
  return { left, top, right: left + width, bottom: top + height };
}

async function edgeMap(picture: Raster, size: Size): Promise<GreyMap> {
  const edges = edgesOf(await reducedPicture(picture, size));
  return { ...size, data: Uint8Array.from(edges, (edge) => Math.min(255, edge)) };
}

/** A map as it lies on a larger or smaller one. */
const seen = (map: GreyMap, left: number, top: number, { width, height }: Size) =>
  cutMap(map, { left: -left, top: -top, right: width - left, bottom: height - top });

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
