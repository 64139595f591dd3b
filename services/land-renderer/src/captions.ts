import {
  type LandRequest,
  subtitleConfigSchema,
  type VideoFormat,
  videoFormats,
} from '@groundwork/contract';
import type { CaptionCue, WholeStoryboard } from '@groundwork/film';
import type { NarratedScene } from './narrate.js';
import type { ScenePicture } from './scene-pictures.js';
import type { TimedScene } from './timeline.js';

/** Captions of what is said; of a script that is not spoken, each piece stands while its scene does. */
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

/** Share of the frame's height below which captions at the bottom would cover a subject. */
const captionLine: Readonly<Record<VideoFormat, number>> = { '16:9': 0.76, '9:16': 0.66 };

/** Lowest row of a scene's subject as a share of the frame, when the whole width or height of the picture is shown. */
function subjectBottom(picture: ScenePicture, format: VideoFormat): number {
  if (picture.subjectBottom === null) return 0;
  const frame = videoFormats[format];
  const shown = Math.min(1, picture.ratio / (frame.width / frame.height));
  const top = Math.min(Math.max(picture.focus.y - shown / 2, 0), 1 - shown);
  return (picture.subjectBottom - top) / shown;
}

/** Where captions keep off what the film is about. */
function clearPosition(pictures: readonly ScenePicture[], format: VideoFormat): 'top' | 'bottom' {
  const covered = pictures.some((picture) => subjectBottom(picture, format) > captionLine[format]);
  return covered ? 'top' : 'bottom';
}

/** The film's captions in the look that `subtitle_config` asks for, or null when there are none. */
export function composeCaptions(
  request: LandRequest,
  pictures: readonly ScenePicture[],
  narrated: readonly NarratedScene[],
  timed: readonly TimedScene[],
): WholeStoryboard['captions'] {
  const config = subtitleConfigSchema.parse(request.subtitle_config ?? {});
  const all = cues(narrated, timed);
  if (!config.enabled || all.length === 0) return null;
  return {
    style: {
      position:
        config.position === 'auto' ? clearPosition(pictures, request.format) : config.position,
      size: config.size,
      font: config.font,
      colour: config.color,
      background: config.background,
      highlight: config.highlight,
    },
    cues: all,
  };
}
