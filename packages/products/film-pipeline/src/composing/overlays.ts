import {
  type LogoConfig,
  logoConfigSchema,
  type TaskKind,
  textConfigSchema,
} from '@groundwork/contract';
import type { WholeStoryboard } from '@groundwork/film';
import type { Logger } from '@groundwork/runtime';
import type { Renderer } from '../service/renderer.js';
import { labelOverlay } from './disclosure-label.js';
import type { FilmOptions } from './film-options.js';
import { ingestOverlayImage, OverlayImageUnavailable } from './overlay-image.js';

function askedLogo(options: FilmOptions): LogoConfig | null {
  const asked = logoConfigSchema.safeParse(options.elements_config?.logo);
  return asked.success ? asked.data : null;
}

/**
 * Collects logo and texts of `elements_config`, and the label of `disclosure`. A logo that cannot be fetched is left
 * out: the film is delivered without it, and its result says so.
 */
export async function ingestOverlays(
  renderer: Renderer,
  input: {
    readonly kind: Exclude<TaskKind, 'family'>;
    readonly options: FilmOptions;
    readonly prefix: string;
    readonly log: Logger;
  },
  signal: AbortSignal,
): Promise<WholeStoryboard['overlays']> {
  const { kind, options, prefix, log } = input;
  const overlays: WholeStoryboard['overlays'] = [];
  const logo = askedLogo(options);
  if (logo !== null) {
    const imageKey = `${prefix}/logo`;
    try {
      const { url, ...look } = logo;
      await ingestOverlayImage(renderer, url, imageKey, signal);
      overlays.push({ kind: 'logo', image_key: imageKey, ...look });
    } catch (error) {
      if (!(error instanceof OverlayImageUnavailable)) throw error;
      log.warn({ err: error }, 'the film is made without its logo');
    }
  }
  if (options.elements_config?.text !== undefined) {
    for (const { color, ...text } of textConfigSchema.parse(options.elements_config.text)) {
      overlays.push({ kind: 'text', ...text, colour: color });
    }
  }
  return [...overlays, ...labelOverlay(kind, options, overlays)];
}

export function asksForOverlays({ elements_config: config }: FilmOptions): boolean {
  return [config?.logo, config?.text, config?.watermark].some((part) => part !== undefined);
}

/** Whether the film lacks the request's logo. */
export function lacksOverlays(options: FilmOptions, film: WholeStoryboard): boolean {
  return askedLogo(options) !== null && !film.overlays.some(({ kind }) => kind === 'logo');
}
