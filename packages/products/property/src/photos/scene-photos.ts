import { artefact, type Composer, type FilmStep, reportPreparing } from '@groundwork/film-pipeline';
import { decodeRaster, normalisePhoto } from '@groundwork/imaging';
import { Semaphore } from '@groundwork/runtime';
import type { KnownPhoto } from '@groundwork/words/photo-words';
import type { FilmOrder } from '../film-order.js';
import type { PropertyPorts } from '../open-ports.js';
import type { PhotoReading } from '../property-ports.js';
import { knownFromCustomer } from './customer-descriptions.js';
import { gradePhoto } from './grade-photo.js';
import { withKnown } from './photo-kind.js';

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
