import type { PropertyFilmRequest } from '@groundwork/contract/property-films/request';
import { artefact, type Composer, type FilmStep, reportPreparing } from '@groundwork/film-pipeline';
import { decodeRaster, normalisePhoto, readPhotoCaption } from '@groundwork/imaging';
import { Semaphore } from '@groundwork/runtime';
import type { PhotoKind } from '@groundwork/words/photo-kinds';
import { fileNames, type KnownPhoto, knownFromWords } from '@groundwork/words/photo-words';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { FilmOrder } from '../film-order.js';
import type { PropertyPorts } from '../open-ports.js';
import type { PhotoReading } from '../property-ports.js';
import { withKnown } from './photo-kind.js';

/** The change of a photo by a style's word; gentle, because it must stay that property. */
const grades: readonly (readonly [RegExp, (photo: Sharp) => Sharp])[] = [
  [/black.?and.?white|monochrome|b&w/u, (photo) => photo.greyscale().linear(1.06, -6)],
  [/warm|cosy|cozy|golden|sunset/u, (photo) => photo.recomb(diagonal(1.05, 1, 0.92))],
  [/cool|fresh|crisp/u, (photo) => photo.recomb(diagonal(0.96, 1, 1.04))],
  [/bright|light|airy/u, (photo) => photo.modulate({ brightness: 1.08 })],
  [/vivid|vibrant|colou?rful/u, (photo) => photo.modulate({ saturation: 1.18 })],
  [/cinematic|dramatic|moody/u, (photo) => photo.linear(1.08, -10).modulate({ saturation: 0.92 })],
];

function diagonal(red: number, green: number, blue: number) {
  return [
    [red, 0, 0],
    [0, green, 0],
    [0, 0, blue],
  ] as [[number, number, number], [number, number, number], [number, number, number]];
}

/** Grades a JPEG in a style; returns it unchanged if it contains no word of the style. */
async function gradePhoto(jpeg: Buffer, style: string | null): Promise<Buffer> {
  const asked = (style ?? '').toLowerCase();
  const wanted = asked.includes('do-not-modify') ? [] : grades.filter(([word]) => word.test(asked));
  if (wanted.length === 0) return jpeg;
  const graded = wanted.reduce((photo, [, grade]) => grade(photo), sharp(jpeg));
  return graded.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** A photo as the film shows it, and its reading. */
export interface ScenePhoto {
  /** `photo-1` is the first that the customer sent. */
  readonly id: string;
  readonly imageKey: string;
  /** Width over height. */
  readonly ratio: number;
  readonly reading: PhotoReading;
}

/** Photos are stored only as much larger than the film's frame as camera moves can use. */
const LONGER_SIDE = 2880;
/** Reading a photo needs no more than this. */
const READING_SIDE = 960;
const unknown: KnownPhoto = { kind: null, time: null };
/** Share of the preparation that is done when all photos are read. */
const READ_BY = 0.6;

/** Turns the customer's photos upright, grades, stores and reads them, side by side. */
export async function ingestPhotos(
  renderer: Composer<PropertyPorts>,
  step: FilmStep,
  { photos, request }: FilmOrder,
  prefix: string,
): Promise<ScenePhoto[]> {
  const side = new Semaphore(renderer.drawings);
  const known = await knownFromCustomer(photos, request.images);
  let done = 0;
  return Promise.all(
    photos.map((bytes, index) =>
      side.run(async (): Promise<ScenePhoto> => {
        step.signal.throwIfAborted();
        const id = `photo-${index + 1}`;
        const imageKey = `${prefix}/${id}.jpg`;
        const jpeg = await artefact(renderer.store, imageKey, 'image/jpeg', async () => {
          const { jpeg: upright } = await normalisePhoto(bytes, { maxLongerSide: LONGER_SIDE });
          return gradePhoto(upright, request.style ?? null);
        });
        const { width, height, small } = await forReading(jpeg);
        const seen = await renderer.engine.photos.read({ photo: small, signal: step.signal });
        const reading = withKnown(seen, known[index] ?? unknown);
        done += 1;
        await reportPreparing(renderer, step, (READ_BY * done) / photos.length);
        return { id, imageKey, ratio: width / height, reading };
      }),
    ),
  );
}

async function forReading(jpeg: Buffer) {
  const { width, height } = await decodeRaster(jpeg);
  const scale = Math.min(1, READING_SIDE / Math.max(width, height));
  const small = await decodeRaster(jpeg, { width: Math.round(width * scale) });
  return { width, height, small };
}

/**
 * The customer's own description of each photo: the caption that its file carries, else the file's name in the
 * address. These are believed before anything that is seen.
 */
export async function knownFromCustomer(
  photos: readonly Uint8Array[],
  addresses: readonly string[],
): Promise<KnownPhoto[]> {
  const names = fileNames(addresses);
  return Promise.all(
    photos.map(async (bytes, index) => {
      const caption = await readPhotoCaption(bytes);
      const captioned = caption === null ? null : knownFromWords(caption);
      if (captioned !== null && captioned.kind !== null) return captioned;
      const named = knownFromWords(names[index] ?? '');
      return { kind: named.kind, time: captioned?.time ?? named.time };
    }),
  );
}

/** The place of each kind among photos whose setting is only guessed: 0 outside, 1 inside, 2 pool and garden. */
const places: Readonly<Record<PhotoKind, number>> = {
  ...{ facade: -0.2, aerial: -0.1, hall: 0.6, living_room: 0.7, dining_room: 0.8, kitchen: 0.9 },
  ...{ office: 1.1, stairs: 1.2, bedroom: 1.3, bathroom: 1.4, balcony: 1.5, terrace: 1.6 },
  ...{ garden: 2, pool: 2.1, view: 2.2, garage: 2.3, floor_plan: 2.4 },
};

/** Where a photo comes in a film that leads from outside in and ends in the garden. */
function place({ reading }: ScenePhoto): number {
  if (reading.kind !== null) return places[reading.kind];
  return reading.setting === 'inside' ? 1 : 0;
}

/** Sorts photos into the film's order: the customer's, unless the request leaves it to us. The first stays the first. */
export function orderPhotos(
  photos: readonly ScenePhoto[],
  { orchestration_mode: mode }: PropertyFilmRequest,
): ScenePhoto[] {
  if (mode !== 'auto') return [...photos];
  const [first, ...rest] = photos;
  return first === undefined ? [] : [first, ...rest.toSorted((a, b) => place(a) - place(b))];
}
