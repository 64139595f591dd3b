import { pipelineOf, type Raster } from '@groundwork/imaging';
import type { Glance } from '@groundwork/photo-reading/perception/glance';

/** How much each part of a picture matters, on a small grid; the sum is 1, or 0 where nothing does. */
export interface SubjectMap {
  readonly width: number;
  readonly height: number;
  readonly weight: Float32Array;
}

/** Longer side in px of the picture that the subject is looked for in. */
export const SUBJECT_SIDE = 144;

/** Blurs whose difference is a thing's details, and one that joins these to a thing: standard deviations in px. */
const FINE = 1;
const COARSE = 5;
const JOINED = 4;
/** Differences are small numbers of a byte. */
const GAIN = 4;

/**
 * Finds what matters in a small RGB picture of a property: where there are details, as in a building or in furniture, and
 * neither sky nor trees are seen.
 */
export async function findSubject(photo: Raster, seen: Glance): Promise<SubjectMap> {
  const { width, height } = photo;
  const coarse = await pipelineOf(photo).blur(COARSE).raw().toBuffer();
  const details = await pipelineOf(photo)
    .blur(FINE)
    .composite([{ input: coarse, raw: { width, height, channels: 3 }, blend: 'difference' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const data = details.map((value) => Math.min(255, GAIN * value));
  const joined = await pipelineOf({ ...photo, data })
    .blur(JOINED)
    .raw()
    .toBuffer();
  const [sky, trees] = [seen.of('sky'), seen.of('trees')];
  const weight = Float32Array.from({ length: width * height }, (_, at) => {
    const row = Math.floor(((Math.floor(at / width) + 0.5) * seen.height) / height);
    const cell = row * seen.width + Math.floor((((at % width) + 0.5) * seen.width) / width);
    const stands = (joined[3 * at] ?? 0) + (joined[3 * at + 1] ?? 0) + (joined[3 * at + 2] ?? 0);
    return (1 + stands) * Math.max(0, 1 - (sky[cell] ?? 0) - (trees[cell] ?? 0));
  });
  const sum = weight.reduce((total, value) => total + value, 0);
  return { width, height, weight: weight.map((value) => value / Math.max(sum, Number.EPSILON)) };
}
