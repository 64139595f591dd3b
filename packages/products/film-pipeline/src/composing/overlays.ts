import {
  type LogoConfig,
  logoConfigSchema,
  textConfigSchema,
  watermarkConfigSchema,
} from '@groundwork/contract/films/elements-config';
import { limits } from '@groundwork/contract/limits';
import type { TaskKind } from '@groundwork/contract/tasks/task-kinds';
import type { Watermark, WholeStoryboard } from '@groundwork/film';
import { ImageRejected, inspectImage } from '@groundwork/imaging';
import type { Logger } from '@groundwork/runtime';
import { SafeFetchError } from '@groundwork/safe-fetch/safe-fetch-error';
import { disclosureLabel, modelLabel } from '@groundwork/words';
import { artefact } from '../artefacts.js';
import type { Renderer } from '../service/renderer.js';
import { TaskFault } from '../task-fault.js';
import type { FilmOptions } from './film-options.js';

type Overlay = WholeStoryboard['overlays'][number];
type Corner = 'top_left' | 'top_right' | 'bottom_left' | 'bottom_right';

/** Where a label stands, the best first: above, clear of captions and presenters. */
const labelCorners: readonly Corner[] = ['top_left', 'top_right', 'bottom_right', 'bottom_left'];

/**
 * Overlays with the label that says that a film was not filmed. It stays throughout, in a free corner; without one, next
 * to the others.
 *
 * @param byModel a model had a hand in its pictures, and operators want that said
 */
export function labelled(
  kind: Exclude<TaskKind, 'family'>,
  options: FilmOptions,
  others: readonly Overlay[],
  byModel: boolean,
): Overlay[] {
  const { disclosure, language } = options;
  const text = byModel
    ? modelLabel(disclosure, language)
    : disclosureLabel(kind, disclosure, language);
  if (text === null) return [...others];
  const watermark = watermarkConfigSchema.safeParse(options.elements_config?.watermark);
  const taken: readonly string[] = [
    ...others.map(({ position }) => position),
    ...(watermark.success ? [watermark.data.position] : []),
  ];
  const position = labelCorners.find((corner) => !taken.includes(corner)) ?? 'top_left';
  const look = { size: 'small', font: 'sans', colour: '#FFFFFF', background: '#1C1C1C' } as const;
  return [...others, { kind: 'text', text, position, ...look, start: null, end: null }];
}

function askedLogo(options: FilmOptions): LogoConfig | null {
  const asked = logoConfigSchema.safeParse(options.elements_config?.logo);
  return asked.success ? asked.data : null;
}

/**
 * Collects logo and texts of `elements_config`. A logo that cannot be fetched is left
 * out: the film is delivered without it, and its result says so.
 */
export async function ingestOverlays(
  renderer: Renderer,
  input: {
    readonly options: FilmOptions;
    readonly prefix: string;
    readonly log: Logger;
  },
  signal: AbortSignal,
): Promise<WholeStoryboard['overlays']> {
  const { options, prefix, log } = input;
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
  return overlays;
}

export function asksForOverlays({ elements_config: config }: FilmOptions): boolean {
  return [config?.logo, config?.text, config?.watermark].some((part) => part !== undefined);
}

/** Whether the film lacks the request's logo. */
export function lacksOverlays(options: FilmOptions, film: WholeStoryboard): boolean {
  return askedLogo(options) !== null && !film.overlays.some(({ kind }) => kind === 'logo');
}

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

/** Most bytes and pixels of a picture that lies over a film; it is drawn small. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_PIXELS = 25_000_000;

/** Thrown when a picture for an overlay cannot be fetched. */
class OverlayImageUnavailable extends Error {
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
async function ingestOverlayImage(
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
