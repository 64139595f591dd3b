import {
  decodeRaster,
  type GreyMap,
  ImageRejected,
  inspectImage,
  pipelineOf,
  type Raster,
  resizeRaster,
} from '@groundwork/imaging';
import type { EngineConnection } from '../calls/ask.js';
import { EngineFault, type EngineUsage } from '../calls/engine-call.js';
import type { ImageRequest } from '../drivers/driver.js';
import { imageDriver } from '../drivers/drivers.js';
import { memoryOf, runJob } from '../drivers/run-job.js';
import type { ProviderSettings } from '../settings.js';
import type { CallAttempt, TaskEngines } from '../task-engines.js';
import { type Canvas, canvasAround, cutMap, cutPicture, maskPng } from './canvas.js';
import { boxOf, type PixelBox } from './edit-area.js';
import { reducedPicture } from './structure.js';

/** One attempt at a picture. */
export interface ImageAttempt {
  readonly task: TaskEngines;
  readonly engine: EngineConnection<'image'> & Pick<ProviderSettings, 'workflow'>;
  readonly signal: AbortSignal;
  readonly attempt: CallAttempt;
}

export interface EditRequest {
  readonly picture: Raster;
  /** Where it may be changed, as large as the picture; null for all of it. */
  readonly area: GreyMap | null;
  /**
   * Reference pictures: those as large as the picture are cut the same way; a model gets as many as it takes.
   */
  readonly beside: readonly Raster[];
  readonly prompt: string;
  readonly seed: number;
}

/** An engine's picture of the part that it was sent. */
export interface EditedPart {
  /** The part, in the picture's pixels; may reach beyond its edges. */
  readonly window: PixelBox;
  /** As large as the window. */
  readonly drawn: Raster;
  readonly usage: EngineUsage;
}

/** Limit on one picture, in pixels: four times the largest request. */
const MOST_PIXELS = 40_000_000;
/** Most deviation of an answer's aspect ratio. */
const RATIO_OFF = 0.03;

/** Requests an edit once, by one upload within the limits of the model's profile. @throws EngineFault */
export async function requestEdit(by: ImageAttempt, request: EditRequest): Promise<EditedPart> {
  const { profile } = by.engine;
  const { picture, area, beside, prompt, seed } = request;
  const whole = { left: 0, top: 0, right: picture.width, bottom: picture.height };
  const part = area === null ? whole : (boxOf(area) ?? whole);
  const canvas = canvasAround(part, picture, profile.sizes);
  const { window, size, ratio } = canvas;
  const pictures = await Promise.all(
    [picture, ...beside].slice(0, profile.pictures).map((one) => sentPng(one, picture, canvas)),
  );
  const mask =
    area === null || profile.mask === null
      ? null
      : await maskPng(cutMap(area, window), size, profile.mask);
  const made = await makeImage(by, { pictures, mask, prompt, seed, size, ratio });
  const [width, height] = [window.right - window.left, window.bottom - window.top];
  return { window, drawn: await resizeRaster(made.picture, width, height), usage: made.usage };
}

/** A reference as large as the picture is cut like it; another one is sent whole. */
async function sentPng(raster: Raster, picture: Raster, { window, size }: Canvas): Promise<Buffer> {
  const isAlike = raster.width === picture.width && raster.height === picture.height;
  const fitted = isAlike
    ? await resizeRaster(await cutPicture(raster, window), size.width, size.height)
    : raster;
  // Read once and thrown away: time is dearer than bytes.
  return pipelineOf(fitted).png({ compressionLevel: 2 }).toBuffer();
}

/** The picture in exactly the requested size: one of the right ratio is resized. */
async function makeImage(
  { task, engine, signal, attempt }: ImageAttempt,
  request: ImageRequest,
): Promise<{ readonly picture: Raster; readonly usage: EngineUsage }> {
  const driver = imageDriver(engine.driver);
  const { pictures, mask, size, ...words } = request;
  let made: { readonly bytes: Buffer; readonly usage: EngineUsage };
  if (typeof driver === 'function') made = await driver(engine, request, { signal, attempt });
  else {
    const files = [...pictures, ...(mask === null ? [] : [mask])];
    const memory = memoryOf(task, 'image', { words: [words, size], files });
    const { pollMs } = task.settings;
    const run = { driver, to: engine, request, memory, pollMs, signal, attempt };
    made = { bytes: await runJob(run), usage: { images: 1 } };
  }
  const { usage } = made;
  const picture = await decoded(made.bytes, usage);
  const ratio = picture.width / picture.height / (size.width / size.height);
  if (Math.abs(ratio - 1) > RATIO_OFF) {
    const came = `${picture.width} x ${picture.height} came instead of ${size.width} x ${size.height}`;
    throw new EngineFault('image', 'wrong_size', came, { usage });
  }
  const isSo =
    picture.channels === 3 && picture.width === size.width && picture.height === size.height;
  return { picture: isSo ? picture : await reducedPicture(picture, size), usage };
}

async function decoded(bytes: Buffer, usage: EngineUsage): Promise<Raster> {
  try {
    const accepted = ['png', 'jpeg', 'webp', 'avif'] as const;
    await inspectImage(bytes, { accepted, maxPixels: MOST_PIXELS });
    return await decodeRaster(bytes);
  } catch (cause) {
    if (!(cause instanceof ImageRejected)) throw cause;
    throw new EngineFault('image', 'malformed', 'what came is no picture', { cause, usage });
  }
}
