import {
  subtitleConfigSchema,
  type VideoFormat,
  videoFormats,
} from '@groundwork/contract/films/fields';
import type { CaptionCue, WholeStoryboard } from '@groundwork/film';
import type { Point } from '@groundwork/imaging';
import type { FilmOptions } from './film-options.js';
import type { NarratedScene } from './narrate.js';
import type { TimedScene } from './timeline.js';

/** The position of a scene's subject in its picture. */
export interface SceneSubject {
  readonly focus: Point;
  /** Width over height of the picture. */
  readonly ratio: number;
  /** Rows with the scene's subject, as shares of the picture; null when it is the whole picture. */
  readonly subjectRows: { readonly top: number; readonly bottom: number } | null;
}

/** Captions of the speech; without speech, each piece of the script is shown during its scene. */
function cues(narrated: readonly NarratedScene[], timed: readonly TimedScene[]): CaptionCue[] {
  return narrated.flatMap(({ text, speech }, index) => {
    const scene = timed[index];
    if (!scene || text === '') return [];
    if (!speech || scene.speechStart === null) {
      return [
        {
          start: scene.start + scene.transition.seconds,
          end: scene.start + scene.seconds,
          text,
          words: [],
        },
      ];
    }
    const from = scene.speechStart;
    return [
      {
        start: from,
        end: from + speech.seconds,
        text,
        words: speech.words.map((word) => ({
          text: word.text,
          start: from + word.start,
          end: from + word.end,
        })),
      },
    ];
  });
}

/** Shares of the frame's height that captions at the top and at the bottom take. */
const captionRows: Readonly<
  Record<VideoFormat, { readonly top: number; readonly bottom: number }>
> = { '16:9': { top: 0.22, bottom: 0.24 }, '9:16': { top: 0.18, bottom: 0.34 } };

/** How much of a scene's subject captions would cover, as shares of the frame, when all of the picture is shown. */
function covered(
  picture: SceneSubject,
  format: VideoFormat,
): { readonly top: number; readonly bottom: number } {
  if (picture.subjectRows === null) return { top: 0, bottom: 0 };
  const frame = videoFormats[format];
  const shown = Math.min(1, picture.ratio / (frame.width / frame.height));
  const top = Math.min(Math.max(picture.focus.y - shown / 2, 0), 1 - shown);
  const inFrame = (row: number) => (row - top) / shown;
  const rows = captionRows[format];
  return {
    top: Math.max(0, rows.top - inFrame(picture.subjectRows.top)),
    bottom: Math.max(0, inFrame(picture.subjectRows.bottom) - (1 - rows.bottom)),
  };
}

/** Where captions cover least of the film's subject. */
export function clearPosition(
  pictures: readonly SceneSubject[],
  format: VideoFormat,
): 'top' | 'bottom' {
  const most = (side: 'top' | 'bottom') =>
    Math.max(0, ...pictures.map((picture) => covered(picture, format)[side]));
  return most('top') < most('bottom') ? 'top' : 'bottom';
}

/**
 * The film's captions in the look of `subtitle_config`, or null without captions.
 *
 * @param clear their position unless the customer sets one
 */
export function composeCaptions(
  options: FilmOptions,
  clear: 'top' | 'bottom',
  narrated: readonly NarratedScene[],
  timed: readonly TimedScene[],
): WholeStoryboard['captions'] {
  const config = subtitleConfigSchema.parse(options.subtitle_config ?? {});
  const all = cues(narrated, timed);
  if (!config.enabled || all.length === 0) return null;
  return {
    style: {
      position: config.position === 'auto' ? clear : config.position,
      size: config.size,
      font: config.font,
      colour: config.color,
      background: config.background,
      highlight: config.highlight,
    },
    cues: all,
  };
}
