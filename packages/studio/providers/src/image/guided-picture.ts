import { engineWarning } from '@groundwork/contract/warnings';
import { decodeRaster, pipelineOf, type Raster } from '@groundwork/imaging';
import { z } from 'zod';
import { EngineFault, EngineUnavailable } from '../calls/engine-call.js';
import { askForJson, visionPicture } from '../json-answer.js';
import type { TaskEngines } from '../task-engines.js';
import { greyOf, likeness, spreadOf } from './picture-edges.js';
import { requestEdit } from './request-image.js';
import { reducedPicture } from './structure.js';

/** A picture that is drawn again as a photo. */
export interface GuidedPicture {
  readonly purpose: string;
  /** A drawing whose framing and people the picture keeps. */
  readonly guide: Buffer;
  readonly beside: readonly Buffer[];
  readonly prompt: string;
  readonly seed: number;
}

/** Side at which framings are compared, in pixels: light and dark masses and no more. */
const COARSE = 24;
/** Least likeness of the masses to the drawing's, -1 to 1. */
const LEAST_LIKE = 0.3;
/** Least spread of tones over the drawing's. */
const LEAST_SPREAD = 0.35;
/** Least mean difference from the drawing, of 255, for a picture that counts as redrawn. */
const LEAST_OTHER = 3;

/** Lets the image engine redraw a guide with the same framing. @throws EngineUnavailable */
export async function makeGuidedPicture(
  task: TaskEngines,
  { purpose, guide, beside, prompt, seed }: GuidedPicture,
): Promise<Raster> {
  const [drawing, ...others] = await Promise.all([guide, ...beside].map((one) => opaque(one)));
  if (drawing === undefined) throw new Error('there is no drawing');
  return task.call('image', { purpose, prompt, seed }, async (engine, attempt) => {
    const request = { picture: drawing, area: null, beside: others, prompt };
    const { drawn } = await requestEdit(task, engine, attempt, request);
    const wrong = await framingFault(drawing, drawn);
    if (wrong !== null) throw new EngineFault('image', 'untrue', wrong);
    return drawn;
  });
}

async function opaque(png: Buffer): Promise<Raster> {
  const raster = await decodeRaster(png);
  if (raster.channels === 3) return raster;
  const data = await pipelineOf(raster).flatten({ background: '#ffffff' }).raw().toBuffer();
  return { width: raster.width, height: raster.height, channels: 3, data };
}

async function framingFault(drawing: Raster, drawn: Raster): Promise<string | null> {
  const [wanted, made] = await Promise.all(
    [drawing, drawn].map((one) => reducedPicture(one, { width: COARSE, height: COARSE })),
  );
  if (!wanted || !made) throw new Error('a picture is missing');
  const all = { width: COARSE, height: COARSE, data: new Uint8Array(COARSE * COARSE).fill(255) };
  const [one, two] = [greyOf(wanted), greyOf(made)];
  if (spreadOf(two, all) < LEAST_SPREAD * spreadOf(one, all)) return 'the picture is empty';
  const other = drawn.data.reduce(
    (sum, value, at) => sum + Math.abs(value - (drawing.data[at] as number)),
    0,
  );
  if (other / drawn.data.length < LEAST_OTHER) return 'the picture is the drawing itself';
  return likeness(one, two, all) < LEAST_LIKE ? 'the picture is framed otherwise' : null;
}

const comparedShape = z.object({ differences: z.array(z.string().max(200)).max(20) });
/** Further from a seed than any question of one call. */
const ANOTHER_SEED = 1_000_003;

/** What a VISION provider is to look for in a picture that a model made. */
interface Comparison {
  readonly purpose: string;
  /** The first picture is the one that was made; asks for differences, each in a few words. */
  readonly task: string;
  /** The part of it that is looked at, and the pictures that it is held against. */
  pictures(made: Raster): Promise<readonly Raster[]>;
}

/**
 * A picture in which a VISION provider, where one is set, finds no difference: it is made a second time where it finds
 * some, and the result says so where it still does. A provider that fails finds nothing.
 */
export async function madeAlike(
  task: TaskEngines,
  seed: number,
  make: (seed: number) => Promise<Raster>,
  { purpose, task: question, pictures }: Comparison,
): Promise<Raster> {
  const differs = async (made: Raster) => {
    if (task.connection('vision') === undefined) return false;
    const shown = (await pictures(made)).map((one) => visionPicture(one));
    const { differences } = await askForJson(task, {
      ...{ capability: 'vision', purpose, task: question, data: {}, shape: comparedShape },
      pictures: await Promise.all(shown),
    }).catch(unlessGivenUp({ differences: [] }));
    return differences.length > 0;
  };
  const first = await make(seed);
  if (!(await differs(first))) return first;
  const second = await make(seed + ANOTHER_SEED).catch(unlessGivenUp(first));
  if (second === first || (await differs(second))) task.warn(engineWarning('image', 'differs'));
  return second;
}

const unlessGivenUp =
  <Value>(otherwise: Value) =>
  (error: unknown): Value => {
    if (error instanceof EngineUnavailable) return otherwise;
    throw error;
  };
