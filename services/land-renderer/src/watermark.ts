import { type LandRequest, limits, watermarkConfigSchema } from '@groundwork/contract';
import type { Watermark } from '@groundwork/film';
import { ImageRejected, inspectImage } from '@groundwork/imaging';
import { SafeFetchError } from '@groundwork/safe-fetch';
import { artefact } from './artefacts.js';
import type { Renderer } from './renderer.js';
import { TaskFault } from './task-fault.js';

/** Most bytes and pixels of a watermark; it is drawn small. */
const WATERMARK_BYTES = 8 * 1024 * 1024;
const WATERMARK_PIXELS = 25_000_000;

/** Burnt into the sample film of test keys. */
const SAMPLE_MARK: Watermark = { kind: 'text', text: 'SAMPLE' };

/**
 * The mark that lies over the whole film. The document does not check a watermark's URL at acceptance, so
 * it is fetched here, and one that cannot be had fails the render.
 *
 * @throws TaskFault WATERMARK_UNREACHABLE
 */
export async function takeWatermark(
  renderer: Renderer,
  input: { readonly request: LandRequest; readonly livemode: boolean; readonly prefix: string },
  signal: AbortSignal,
): Promise<Watermark | null> {
  if (!input.livemode) return SAMPLE_MARK;
  const asked = watermarkConfigSchema.safeParse(input.request.elements_config?.watermark);
  if (!asked.success) return null;
  const { url, position, opacity } = asked.data;
  const imageKey = `${input.prefix}/watermark`;
  await artefact(renderer.store, imageKey, 'application/octet-stream', async () => {
    try {
      const { bytes } = await renderer.safeFetch.fetchBytes(url, {
        maxBytes: WATERMARK_BYTES,
        timeoutMs: limits.imageFetchSeconds * 1000,
        signal,
      });
      await inspectImage(bytes, { accepted: ['png', 'jpeg', 'webp'], maxPixels: WATERMARK_PIXELS });
      return bytes;
    } catch (error) {
      if (error instanceof ImageRejected) {
        throw new TaskFault('WATERMARK_UNREACHABLE', {
          message: 'The watermark is not a PNG, JPEG or WebP image',
          cause: error,
        });
      }
      if (error instanceof SafeFetchError && error.reason !== 'aborted') {
        throw new TaskFault('WATERMARK_UNREACHABLE', { cause: error });
      }
      throw error;
    }
  });
  return { kind: 'image', image_key: imageKey, position, opacity };
}
