import { type LandRequest, subtitleConfigSchema } from '@groundwork/contract';
import type { CaptionCue, Storyboard } from '@groundwork/film';
import type { NarratedScene } from './narrate.js';
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

/** The film's captions in the look that `subtitle_config` asks for, or null when there are none. */
export function composeCaptions(
  request: LandRequest,
  narrated: readonly NarratedScene[],
  timed: readonly TimedScene[],
): Storyboard['captions'] {
  const config = subtitleConfigSchema.parse(request.subtitle_config ?? {});
  const all = cues(narrated, timed);
  if (!config.enabled || all.length === 0) return null;
  return {
    style: {
      position: config.position,
      size: config.size,
      colour: config.color,
      background: config.background,
      highlight: config.highlight,
    },
    cues: all,
  };
}
