import { type FilmWarning, propertyWarnings, type VideoFormat } from '@groundwork/contract';
import type { WholeStoryboard } from '@groundwork/film';
import { artefact, type Renderer, type TimedScene } from '@groundwork/film-pipeline';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import { createStudioPortraits } from '@groundwork/portraits/studio-portraits';
import sharp from 'sharp';
import type { ScenePhoto } from '../photos/scene-photos.js';
import type { PhotoReading } from '../property-ports.js';
import { insetCorner } from './inset-corner.js';
import type { PeopledScene } from './scene-people.js';

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
