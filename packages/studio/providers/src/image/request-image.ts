import { type GreyMap, pipelineOf, type Raster, resizeRaster } from '@groundwork/imaging';
import { APIError, toFile } from 'openai';
import type { EngineConnection } from '../calls/connection.js';
import {
  type Canvas,
  canvasAround,
  classicSizes,
  cutMap,
  cutPicture,
  type PictureSize,
  transparentMask,
} from './canvas.js';
import { boxOf, type PixelBox } from './edit-area.js';
import { type ImageAnswer, readImageAnswer } from './image-answer.js';

/** The forms of image requests that an engine accepts. */
interface RequestShape {
  /** Several pictures, or one under the name that older servers know. */
  readonly imageField: 'image[]' | 'image';
  readonly seed: boolean;
  readonly responseFormat: boolean;
  /** Any size, or only those that every model knows. */
  readonly sizes: 'any' | 'classic';
}

const everything: RequestShape = {
  imageField: 'image[]',
  seed: true,
  responseFormat: true,
  sizes: 'any',
};

/** By base URL and model: the learnt shape lasts as long as the process. */
const learnt = new Map<string, RequestShape>();

const keyOf = ({ baseUrl, model }: { readonly baseUrl: string; readonly model: string }) =>
  `${baseUrl} ${model}`;

function shapeFor(engine: { readonly baseUrl: string; readonly model: string }): RequestShape {
  return learnt.get(keyOf(engine)) ?? everything;
}

function keepShape(
  engine: { readonly baseUrl: string; readonly model: string },
  shape: RequestShape,
): void {
  learnt.set(keyOf(engine), shape);
}

/** A refusal of the content is not about the request's shape. */
const refusal = /policy|moderation|safety|flagged/i;

/**
 * The shape to try after an engine called a request bad: without the field that it names, else with one picture
 * under the older name. Null when the fault is none of shape, or nothing is left to leave out.
 */
function simplerShape(error: unknown, shape: RequestShape): RequestShape | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null;
  const complaint = `${error.code ?? ''} ${error.param ?? ''} ${error.message}`;
  if (refusal.test(complaint)) return null;
  if (shape.seed && /\bseed\b/i.test(complaint)) return { ...shape, seed: false };
  if (shape.responseFormat && /response_format/i.test(complaint)) {
    return { ...shape, responseFormat: false };
  }
  if (shape.sizes === 'any' && /\bsize\b|resolution|dimension/i.test(complaint)) {
    return { ...shape, sizes: 'classic' };
  }
  return shape.imageField === 'image[]' ? { ...shape, imageField: 'image' } : null;
}

export interface EditRequest {
  readonly picture: Raster;
  /** Where it may be changed, as large as the picture; null for all of it. */
  readonly area: GreyMap | null;
  /**
   * Reference pictures: those as large as the picture are cut the same way; engines for one picture do not get them.
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
  readonly usage: ImageAnswer['usage'];
}

/**
 * Requests an edit once; learns to leave out parts of the request that the engine rejects. @throws EngineFault for
 * unusable answers; the client's own errors
 */
export async function requestEdit(
  engine: EngineConnection,
  request: EditRequest,
  signal: AbortSignal,
): Promise<EditedPart> {
  const { picture, area } = request;
  const whole = { left: 0, top: 0, right: picture.width, bottom: picture.height };
  const part = area === null ? whole : (boxOf(area) ?? whole);
  return inItsShape(engine, async (shape) => {
    const canvas = canvasAround(part, picture, shape.sizes === 'any' ? null : classicSizes);
    const body = await editBody(engine, request, canvas, shape);
    const answer = await engine.client.images.edit(body, { signal, maxRetries: 0 });
    const { size, window } = canvas;
    const read = await readImageAnswer(answer, { engine, size, signal });
    const [width, height] = [window.right - window.left, window.bottom - window.top];
    return { window, drawn: await resizeRaster(read.picture, width, height), usage: read.usage };
  });
}

/** Asks an engine once for a picture from words. @throws as requestEdit */
export function requestImage(
  engine: EngineConnection,
  {
    prompt,
    seed,
    size,
  }: { readonly prompt: string; readonly seed: number; readonly size: PictureSize },
  signal: AbortSignal,
): Promise<ImageAnswer> {
  return inItsShape(engine, async (shape) => {
    const body = { ...wordsOf(engine, { prompt, seed }, size, shape), stream: false } as const;
    const answer = await engine.client.images.generate(body, { signal, maxRetries: 0 });
    return readImageAnswer(answer, { engine, size, signal });
  });
}

async function inItsShape<T>(
  engine: EngineConnection,
  ask: (shape: RequestShape) => Promise<T>,
): Promise<T> {
  let shape = shapeFor(engine);
  for (;;) {
    try {
      const answer = await ask(shape);
      keepShape(engine, shape);
      return answer;
    } catch (error) {
      const simpler = simplerShape(error, shape);
      if (simpler === null) throw error;
      shape = simpler;
    }
  }
}

function wordsOf(
  { model, options }: EngineConnection,
  { prompt, seed }: { readonly prompt: string; readonly seed: number },
  { width, height }: PictureSize,
  shape: RequestShape,
) {
  return {
    ...options,
    model,
    prompt,
    n: 1,
    size: `${width}x${height}`,
    ...(shape.responseFormat ? { response_format: 'b64_json' as const } : {}),
    ...(shape.seed ? { seed } : {}),
  };
}

async function editBody(
  engine: EngineConnection,
  request: EditRequest,
  { window, size }: Canvas,
  shape: RequestShape,
) {
  const { picture, area, beside } = request;
  const sent = async (raster: Raster, name: string) => {
    const isAlike = raster.width === picture.width && raster.height === picture.height;
    const cut = isAlike ? await cutPicture(raster, window) : raster;
    const fitted = isAlike ? await resizeRaster(cut, size.width, size.height) : cut;
    // Read once and thrown away: time is dearer than bytes.
    const png = await pipelineOf(fitted).png({ compressionLevel: 2 }).toBuffer();
    return toFile(png, `${name}.png`, { type: 'image/png' });
  };
  const first = await sent(picture, 'image');
  const image =
    shape.imageField === 'image'
      ? first
      : [first, ...(await Promise.all(beside.map((one, at) => sent(one, `beside-${at + 1}`))))];
  const mask =
    area === null
      ? {}
      : {
          mask: await toFile(await transparentMask(cutMap(area, window), size), 'mask.png', {
            type: 'image/png',
          }),
        };
  return { ...wordsOf(engine, request, size, shape), image, ...mask };
}
