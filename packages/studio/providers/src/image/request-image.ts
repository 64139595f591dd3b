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
import { EngineFault } from '../calls/engine-call.js';
import type { CallAttempt } from '../calls/make-call.js';
import type { ImageRequest } from '../drivers/driver.js';
import { imageDriver } from '../drivers/drivers.js';
import { runJob } from '../drivers/run-job.js';
import type { ProviderSettings } from '../settings.js';
import type { TaskEngines } from '../task-engines.js';
import { type Canvas, canvasAround, cutMap, cutPicture, maskPng } from './canvas.js';
import { boxOf, type PixelBox } from './edit-area.js';
import { reducedPicture } from './structure.js';

export interface EditRequest {
  readonly picture: Raster;
  /** Where it may be changed, as large as the picture; null for all of it. */
  readonly area: GreyMap | null;
  /**
   * Reference pictures: those as large as the picture are cut the same way; a model gets as many as it takes.
   */
  readonly beside: readonly Raster[];
  readonly prompt: string;
}

/** An engine's picture of the part that it was sent. */
export interface EditedPart {
  /** The part, in the picture's pixels; may reach beyond its edges. */
  readonly window: PixelBox;
  /** As large as the window. */
  readonly drawn: Raster;
}

/** Limit on one picture, in pixels: four times the largest request. */
const MOST_PIXELS = 40_000_000;
/** Most deviation of an answer's aspect ratio. */
const RATIO_OFF = 0.03;

type To = EngineConnection<'image'> & Pick<ProviderSettings, 'workflow'>;

/** Requests an edit once, by one upload within the limits of the model's profile. @throws EngineFault */
export async function requestEdit(
  task: TaskEngines,
  to: To,
  attempt: CallAttempt,
  { picture, area, beside, prompt }: EditRequest,
): Promise<EditedPart> {
  const { profile } = to;
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
  const { seed } = attempt;
  const made = await makeImage(task, to, attempt, { pictures, mask, prompt, seed, size, ratio });
  const [width, height] = [window.right - window.left, window.bottom - window.top];
  return { window, drawn: await resizeRaster(made, width, height) };
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
  task: TaskEngines,
  to: To,
  attempt: CallAttempt,
  request: ImageRequest,
): Promise<Raster> {
  const driver = imageDriver(to.driver);
  if (typeof driver === 'function') return read(await driver(to, request, attempt), request);
  const reading = (file: Buffer) => read(file, request);
  return runJob(task, attempt, { driver, to, request, usage: { images: 1 }, read: reading });
}

async function read(bytes: Buffer, { size }: ImageRequest): Promise<Raster> {
  const picture = await decoded(bytes);
  const ratio = picture.width / picture.height / (size.width / size.height);
  if (Math.abs(ratio - 1) > RATIO_OFF) {
    const came = `${picture.width} x ${picture.height} came instead of ${size.width} x ${size.height}`;
    throw new EngineFault('image', 'wrong_size', came);
  }
  const isSo =
    picture.channels === 3 && picture.width === size.width && picture.height === size.height;
  return isSo ? picture : reducedPicture(picture, size);
}

async function decoded(bytes: Buffer): Promise<Raster> {
  try {
    const accepted = ['png', 'jpeg', 'webp', 'avif'] as const;
    await inspectImage(bytes, { accepted, maxPixels: MOST_PIXELS });
    return await decodeRaster(bytes);
  } catch (cause) {
    if (!(cause instanceof ImageRejected)) throw cause;
    throw new EngineFault('image', 'malformed', 'what came is no picture', { cause });
  }
}
