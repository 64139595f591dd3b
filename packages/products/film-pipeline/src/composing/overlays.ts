import {
  type LogoConfig,
  logoConfigSchema,
  textConfigSchema,
  watermarkConfigSchema,
} from '@groundwork/contract/films/elements-config';
import type { TaskKind } from '@groundwork/contract/tasks/task-kinds';
import type { WholeStoryboard } from '@groundwork/film';
import type { Logger } from '@groundwork/runtime';
import { disclosureLabel } from '@groundwork/words';
import type { Renderer } from '../service/renderer.js';
import type { FilmOptions } from './film-options.js';
import { ingestOverlayImage, OverlayImageUnavailable } from './overlay-image.js';

type Overlay = WholeStoryboard['overlays'][number];
type Corner = 'top_left' | 'top_right' | 'bottom_left' | 'bottom_right';

/** Where a label stands, the best first: above, clear of captions and presenters. */
const labelCorners: readonly Corner[] = ['top_left', 'top_right', 'bottom_right', 'bottom_left'];

/**
 * The label that says that a film was not filmed. It stays throughout, in a free corner; without one, next to the other
 * overlays.
 */
export function labelOverlay(
  kind: Exclude<TaskKind, 'family'>,
  options: FilmOptions,
  others: readonly Overlay[],
): Overlay[] {
  const text = disclosureLabel(kind, options.disclosure, options.language);
  if (text === null) return [];
  const watermark = watermarkConfigSchema.safeParse(options.elements_config?.watermark);
  const taken: readonly string[] = [
    ...others.map(({ position }) => position),
    ...(watermark.success ? [watermark.data.position] : []),
  ];
  const position = labelCorners.find((corner) => !taken.includes(corner)) ?? 'top_left';
  const look = { size: 'small', font: 'sans', colour: '#FFFFFF', background: '#1C1C1C' } as const;
  return [{ kind: 'text', text, position, ...look, start: null, end: null }];
}

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
