import type { LandRequest } from '@groundwork/contract';
import {
  type ChosenMood,
  chooseMood,
  type MoodSubject,
  moodWords,
} from '@groundwork/film-pipeline';
import type { PlotReading } from './ports.js';

type Terrain = PlotReading['terrain']['terrain'];

const subjects: Readonly<Record<Terrain, MoodSubject>> = {
  ...{ meadow: 'country', field: 'country', forest: 'country', hillside: 'country' },
  ...{ mountain: 'mountain', snow: 'mountain', coast: 'sea', desert: 'sun', urban: 'modern' },
};

/**
 * The music for a film of a plot: by the land and the planned houses. Music may follow impressions that words must not
 * state.
 */
export function moodOfPlot(
  terrain: Terrain,
  request: Pick<LandRequest, 'style' | 'construction_prompts' | 'script' | 'terrain_type'>,
  seed: number,
): ChosenMood {
  return chooseMood(
    [
      { subject: subjects[terrain], weight: 3, found: `a plot of ${terrain}` },
      ...moodWords('terrain_type', request.terrain_type, 2),
      ...moodWords('style', request.style, 2),
      ...moodWords('construction_prompts', request.construction_prompts?.join(', '), 1),
      ...moodWords('script', request.script, 1),
    ],
    seed,
  );
}
