import { limits } from '@groundwork/contract/limits';
import { ImageRejected, inspectImage } from '@groundwork/imaging';
import { SafeFetchError } from '@groundwork/safe-fetch/safe-fetch-error';
import { artefact } from '../artefacts.js';
import type { Renderer } from '../service/renderer.js';

/** Most bytes and pixels of a picture that lies over a film; it is drawn small. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_PIXELS = 25_000_000;

/** Thrown when a picture for an overlay cannot be fetched. */
export class OverlayImageUnavailable extends Error {
  constructor(
    readonly reason: 'unreachable' | 'not_an_image',
    options: { readonly cause: unknown },
  ) {
    super(`The overlay's picture is ${reason.replaceAll('_', ' ')}.`, options);
    this.name = 'OverlayImageUnavailable';
  }
}

/**
 * Fetches a PNG, JPEG or WebP into the store. The document does not check these URLs at acceptance, so they are
 * fetched when the film is made.
 *
 * @throws OverlayImageUnavailable
 */
export async function ingestOverlayImage(
  { store, safeFetch }: Renderer,
  url: string,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  await artefact(store, key, 'application/octet-stream', async () => {
    try {
      const { bytes } = await safeFetch.fetchBytes(url, {
        maxBytes: MAX_BYTES,
        timeoutMs: limits.imageFetchSeconds * 1000,
        signal,
        isPicture: true,
      });
      await inspectImage(bytes, { accepted: ['png', 'jpeg', 'webp'], maxPixels: MAX_PIXELS });
      return bytes;
    } catch (cause) {
      const isNoImage = cause instanceof SafeFetchError && cause.reason === 'not_an_image';
      if (cause instanceof ImageRejected || isNoImage) {
        throw new OverlayImageUnavailable('not_an_image', { cause });
      }
      if (cause instanceof SafeFetchError && cause.reason !== 'aborted') {
        throw new OverlayImageUnavailable('unreachable', { cause });
      }
      throw cause;
    }
  });
}
