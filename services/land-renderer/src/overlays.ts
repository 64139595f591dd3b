import {
  type LandRequest,
  type LogoConfig,
  logoConfigSchema,
  textConfigSchema,
} from '@groundwork/contract';
import type { WholeStoryboard } from '@groundwork/film';
import type { Logger } from '@groundwork/runtime';
import { OverlayImageUnavailable, takeOverlayImage } from './overlay-image.js';
import type { Renderer } from './renderer.js';

function askedLogo(request: LandRequest): LogoConfig | null {
  const asked = logoConfigSchema.safeParse(request.elements_config?.logo);
  return asked.success ? asked.data : null;
}

/**
 * Logo and texts of `elements_config`. A logo that cannot be had is left out: the film is delivered without it, and
 * its result says so.
 */
export async function takeOverlays(
  renderer: Renderer,
  input: { readonly request: LandRequest; readonly prefix: string; readonly log: Logger },
  signal: AbortSignal,
): Promise<WholeStoryboard['overlays']> {
  const { request, prefix, log } = input;
  const overlays: WholeStoryboard['overlays'] = [];
  const logo = askedLogo(request);
  if (logo !== null) {
    const imageKey = `${prefix}/logo`;
    try {
      const { url, ...look } = logo;
      await takeOverlayImage(renderer, url, imageKey, signal);
      overlays.push({ kind: 'logo', image_key: imageKey, ...look });
    } catch (error) {
      if (!(error instanceof OverlayImageUnavailable)) throw error;
      log.warn({ err: error }, 'the film is made without its logo');
    }
  }
  if (request.elements_config?.text !== undefined) {
    for (const { color, ...text } of textConfigSchema.parse(request.elements_config.text)) {
      overlays.push({ kind: 'text', ...text, colour: color });
    }
  }
  return overlays;
}

/** Whether the request asks for something to be laid over the film. */
export function asksForOverlays({ elements_config: config }: LandRequest): boolean {
  return [config?.logo, config?.text, config?.watermark].some((part) => part !== undefined);
}

/** Whether something that the request asks to be laid over the film is missing in it. */
export function lacksOverlays(request: LandRequest, film: WholeStoryboard): boolean {
  return askedLogo(request) !== null && !film.overlays.some(({ kind }) => kind === 'logo');
}
