import { watermarkConfigSchema } from '@groundwork/contract/films/elements-config';
import type { Watermark } from '@groundwork/film';
import type { Renderer } from '../service/renderer.js';
import { TaskFault } from '../task-fault.js';
import type { FilmOptions } from './film-options.js';
import { ingestOverlayImage, OverlayImageUnavailable } from './overlay-image.js';

/** Burnt into the sample film of test keys. */
const SAMPLE_MARK: Watermark = { kind: 'text', text: 'SAMPLE' };

/**
 * Fetches the mark that lies over the whole film. As documented, a mark that cannot be fetched fails the film.
 *
 * @throws TaskFault WATERMARK_UNREACHABLE
 */
export async function ingestWatermark(
  renderer: Renderer,
  input: { readonly options: FilmOptions; readonly livemode: boolean; readonly prefix: string },
  signal: AbortSignal,
): Promise<Watermark | null> {
  if (!input.livemode) return SAMPLE_MARK;
  const asked = watermarkConfigSchema.safeParse(input.options.elements_config?.watermark);
  if (!asked.success) return null;
  const { url, position, opacity } = asked.data;
  const imageKey = `${input.prefix}/watermark`;
  try {
    await ingestOverlayImage(renderer, url, imageKey, signal);
  } catch (error) {
    if (!(error instanceof OverlayImageUnavailable)) throw error;
    throw new TaskFault('WATERMARK_UNREACHABLE', {
      ...(error.reason === 'not_an_image'
        ? { message: 'The watermark is not a PNG, JPEG or WebP image' }
        : {}),
      cause: error,
    });
  }
  return { kind: 'image', image_key: imageKey, position, opacity };
}
