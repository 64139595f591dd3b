import { type VideoFormat, videoFormats } from '@groundwork/contract/films/fields';
import { type FilmWarning, propertyWarnings } from '@groundwork/contract/warnings';
import type { WholeStoryboard } from '@groundwork/film';
import { artefact, type Renderer, type TimedScene } from '@groundwork/film-pipeline';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import { createStudioPortraits } from '@groundwork/portraits/studio-portraits';
import sharp from 'sharp';
import type { ScenePhoto } from '../photos/scene-photos.js';
import type { PhotoReading } from '../property-ports.js';
import type { PeopledScene } from './scene-people.js';

type InsetCorner = 'top_left' | 'top_right';

/** Pixels of a photo's width at which its detail is compared; lines of roofs and windows are left, and no grain. */
const WIDTH = 240;
/** The inset with what stands around it, as a share of the frame's shorter side. */
const REACH = 0.45;
/** The other corner must be so much quieter to be preferred to the usual one. */
const QUIETER = 0.75;

/**
 * The upper corner in which an inset covers less of the photo: rather sky than a gable. A corner with marks of the
 * customer's own is left to them while the other is free.
 *
 * @param taken where those stand
 */
export async function insetCorner(
  photo: Uint8Array,
  {
    focus,
    format,
    taken,
  }: {
    readonly focus: { readonly x: number; readonly y: number };
    readonly format: VideoFormat;
    readonly taken: readonly string[];
  },
): Promise<InsetCorner> {
  const [left, right] = [taken.includes('top_left'), taken.includes('top_right')];
  if (left !== right) return left ? 'top_right' : 'top_left';
  const { data, info } = await sharp(photo)
    .resize({ width: WIDTH })
    .greyscale()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const frame = videoFormats[format];
  const scale = Math.min(info.width / frame.width, info.height / frame.height);
  const shown = { width: frame.width * scale, height: frame.height * scale };
  const from = (wish: number, part: number, whole: number) =>
    Math.min(whole - part, Math.max(0, wish * whole - part / 2));
  const start = {
    x: from(focus.x, shown.width, info.width),
    y: from(focus.y, shown.height, info.height),
  };
  const side = REACH * Math.min(shown.width, shown.height);
  const detail = (x: number) => detailOf(data, info, { x, y: start.y, side });
  const quieter = detail(start.x) < QUIETER * detail(start.x + shown.width - side);
  return quieter ? 'top_left' : 'top_right';
}

/** Mean change of brightness from pixel to pixel in a square. */
function detailOf(
  data: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [x1, y1] = [Math.min(width - 1, x0 + side), Math.min(height - 1, y0 + side)];
  let sum = 0;
  let count = 0;
  for (let row = y0; row < y1; row += 1) {
    for (let column = x0; column < x1; column += 1) {
      const at = row * width + column;
      const here = data[at] ?? 0;
      sum += Math.abs((data[at + 1] ?? 0) - here) + Math.abs((data[at + width] ?? 0) - here);
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

type Overlay = WholeStoryboard['overlays'][number];

/** Seconds after a scene begins, and before it ends. */
const DELAY = 0.5;
const LEAVE = 0.3;
/** A shorter time would be a flicker. */
const LEAST = 1.5;
/** A drawing shows at a glance that it is no photo of the house. */
const portraits = createStudioPortraits();

/** The most that a group picture shows. */
const MOST_PEOPLE = 6;

/** One scene in so many has the inset: it reminds a viewer of the people, and the photos stay the subject. */
const ONE_IN = { few: 3, many: 4, manyFrom: 8 } as const;
/** Nobody is imagined in a plan or a bathroom, nor above the roof. */
const peopleless: readonly PhotoReading['kind'][] = ['floor_plan', 'aerial', 'bathroom', 'stairs'];

/** Shows the cast in an inset over some of the photos with no place to stand, so that it comes and goes with a scene. */
export async function insetPeople(
  { store }: Pick<Renderer, 'store'>,
  {
    cast,
    peopled,
    timed,
    photos,
    format,
    taken,
    prefix,
  }: {
    readonly cast: readonly Sitter[];
    readonly peopled: readonly (PeopledScene | null)[];
    readonly timed: readonly TimedScene[];
    readonly photos: readonly (Pick<ScenePhoto, 'imageKey'> & {
      readonly reading: Pick<PhotoReading, 'kind' | 'time' | 'focus'>;
    })[];
    readonly format: VideoFormat;
    /** Where the customer's own logo, texts and watermark stand. */
    readonly taken: readonly string[];
    readonly prefix: string;
  },
  signal: AbortSignal,
): Promise<Overlay[]> {
  const scenes = insetScenes(
    peopled,
    photos.map(({ reading }) => reading),
  );
  if (cast.length === 0 || scenes.length === 0) return [];
  const keyOf = (index: number) => {
    const time = photos[index]?.reading.time;
    const evening = time === 'night' || time === 'dusk';
    return `${prefix}/people-inset${evening ? '-evening' : ''}.png`;
  };
  const keys = new Set(scenes.map(keyOf));
  const sitters = cast.slice(0, MOST_PEOPLE);
  for (const key of keys) {
    await artefact(store, key, 'image/png', async () => {
      const group = { sitters, name: null, portraits: [], signal };
      const { png: whole, faces = [] } = await portraits.portrayGroup(group);
      const png = await closer(whole, faces);
      return key.endsWith('-evening.png') ? atEvening(png) : png;
    });
  }
  const overlays = scenes.map(async (index): Promise<Overlay[]> => {
    const [time, photo] = [timed[index], photos[index]];
    if (time === undefined || photo === undefined) return [];
    const start = time.start + time.transition.seconds + DELAY;
    const end = time.start + time.seconds - LEAVE;
    if (end - start < LEAST) return [];
    const { focus } = photo.reading;
    const position = await insetCorner(await store.get(photo.imageKey), { focus, format, taken });
    return [{ kind: 'inset', image_key: keyOf(index), position, scale: 0.36, start, end }];
  });
  return (await Promise.all(overlays)).flat();
}

/** Of the size of faces: room to the sides, and above for hair and hats; heads fill at most a third of the height. */
const closeUp = { side: 2.3, above: 2.1, below: 3, height: 6 } as const;
const SHAPE = 0.75;

/** The part of a group picture with everybody's face, as large as it may be: whole figures are too small in an inset. */
async function closer(
  png: Buffer,
  faces: readonly { readonly x: number; readonly y: number; readonly radius: number }[],
): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  if (faces.length === 0) return png;
  const left = Math.min(...faces.map(({ x, radius }) => x - closeUp.side * radius));
  const right = Math.max(...faces.map(({ x, radius }) => x + closeUp.side * radius));
  const top = Math.min(...faces.map(({ y, radius }) => y - closeUp.above * radius));
  const bottom = Math.max(...faces.map(({ y, radius }) => y + closeUp.below * radius));
  const largest = Math.max(...faces.map(({ radius }) => radius));
  const wanted = Math.max(bottom - top, (right - left) * SHAPE, closeUp.height * largest);
  const high = Math.min(height, width * SHAPE, Math.round(wanted));
  const wide = Math.min(width, Math.round(high / SHAPE));
  const middle = (left + right) / 2;
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
  const box = {
    left: within(middle - wide / 2, width - wide),
    top: within(top, height - high),
    width: wide,
    height: high,
  };
  return sharp(png).extract(box).png().toBuffer();
}

/** As in the light of an evening: over a dark photo a bright picture glares. */
async function atEvening(png: Buffer): Promise<Buffer> {
  return sharp(png).modulate({ brightness: 0.6, saturation: 0.9 }).png().toBuffer();
}

/** Scenes without people, each as far from the last as the length of the film asks for. */
function insetScenes(
  peopled: readonly (PeopledScene | null)[],
  readings: readonly Pick<PhotoReading, 'kind'>[],
): number[] {
  const apart = peopled.length < ONE_IN.manyFrom ? ONE_IN.few : ONE_IN.many;
  const scenes: number[] = [];
  for (const [index, people] of peopled.entries()) {
    const last = scenes.at(-1);
    const due = last === undefined || index - last >= apart;
    if (people === null && due && !peopleless.includes(readings[index]?.kind ?? null)) {
      scenes.push(index);
    }
  }
  return scenes;
}

/** Names the photos without people, by their ids. */
export function insetWarnings(
  photos: readonly { readonly id: string }[],
  peopled: readonly (PeopledScene | null)[],
): FilmWarning[] {
  const without = photos.filter((_, index) => peopled[index] === null).map(({ id }) => id);
  if (without.length === 0) return [];
  const names = without.join(', ');
  return [{ code: 'PEOPLE_IN_INSET', message: `${propertyWarnings.PEOPLE_IN_INSET}: ${names}` }];
}
