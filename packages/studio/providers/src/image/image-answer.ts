import { decodeRaster, ImageRejected, inspectImage, type Raster } from '@groundwork/imaging';
import { z } from 'zod';
import { EngineFault } from '../calls/engine-call.js';
import type { PictureSize } from './canvas.js';
import { reducedPicture } from './structure.js';

const answerSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).nullish(),
  usage: z
    .object({ input_tokens: z.number().nullish(), output_tokens: z.number().nullish() })
    .nullish()
    .catch(null),
});

/** Limits on one picture, in bytes and in pixels: four times the largest request. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
/** Most deviation of an answer's aspect ratio. */
const RATIO_OFF = 0.03;

export interface ImageAnswer {
  readonly picture: Raster;
  readonly usage: {
    readonly images: number;
    readonly inputTokens?: number;
    readonly outputTokens?: number;
  };
}

function fault(
  reason: 'empty' | 'malformed' | 'wrong_size' | 'rejected',
  message: string,
  cause?: unknown,
): EngineFault {
  return new EngineFault('image', reason, message, { retryable: true, cause });
}

/**
 * Extracts the picture from an engine's answer in the requested size: one of the right ratio is resized. A link is only
 * followed to the engine's own origin. @throws EngineFault
 */
export async function readImageAnswer(
  answer: unknown,
  {
    engine,
    size,
    signal,
  }: {
    readonly engine: { readonly baseUrl: string; readonly apiKey: string | null };
    readonly size: PictureSize;
    readonly signal: AbortSignal;
  },
): Promise<ImageAnswer> {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw fault('malformed', 'the answer is not of images', parsed.error);
  const { data, usage } = parsed.data;
  const image = data?.find(({ b64_json, url }) => Boolean(b64_json) || Boolean(url));
  if (image === undefined) throw fault('empty', 'the answer holds no image');
  const bytes = image.b64_json
    ? fromBase64(image.b64_json)
    : await fromLink(image.url ?? '', engine, signal);
  const picture = await decoded(bytes);
  const ratio = picture.width / picture.height / (size.width / size.height);
  if (Math.abs(ratio - 1) > RATIO_OFF) {
    throw fault(
      'wrong_size',
      `${picture.width} x ${picture.height} came instead of ${size.width} x ${size.height}`,
    );
  }
  return {
    picture: await exactly(picture, size),
    usage: {
      images: 1,
      ...(usage?.input_tokens == null ? {} : { inputTokens: usage.input_tokens }),
      ...(usage?.output_tokens == null ? {} : { outputTokens: usage.output_tokens }),
    },
  };
}

function fromBase64(text: string): Buffer {
  if (text.length > (MOST_BYTES / 3) * 4) throw fault('malformed', 'the image is too large');
  return Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64');
}

async function fromLink(
  link: string,
  { baseUrl, apiKey }: { readonly baseUrl: string; readonly apiKey: string | null },
  signal: AbortSignal,
): Promise<Buffer> {
  if (link.startsWith('data:')) return fromBase64(link);
  const url = URL.canParse(link, baseUrl) ? new URL(link, baseUrl) : null;
  if (url === null || url.origin !== new URL(baseUrl).origin) {
    throw fault(
      'rejected',
      'the image lies outside of the engine, and links there are not followed',
    );
  }
  const response = await fetch(url, {
    signal,
    redirect: 'error',
    headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
  });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw fault('empty', `the link to the image answered ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body) {
    length += part.length;
    if (length > MOST_BYTES) throw fault('malformed', 'the image is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function decoded(bytes: Buffer): Promise<Raster> {
  try {
    await inspectImage(bytes, {
      accepted: ['png', 'jpeg', 'webp', 'avif'],
      maxPixels: MOST_PIXELS,
    });
    return await decodeRaster(bytes);
  } catch (cause) {
    if (!(cause instanceof ImageRejected)) throw cause;
    throw fault('malformed', 'what came is no picture', cause);
  }
}

async function exactly(picture: Raster, size: PictureSize): Promise<Raster> {
  const { width, height, channels } = picture;
  const isSo = channels === 3 && width === size.width && height === size.height;
  return isSo ? picture : reducedPicture(picture, size);
}
