import type { Typeface } from '@groundwork/contract';
import type { Adjustments } from '../adjustments.js';
import type { FontDirective, Mood, ToneDimension } from './directives.js';

/** The effect of a mood at a plain "more …". */
export interface MoodEffect {
  readonly tones: Readonly<Partial<Record<ToneDimension, number>>>;
  /** The photo is graded as at this time of the day. */
  readonly daytime?: Adjustments['photo']['daytime'];
  readonly scrim?: number;
  readonly weight?: -1 | 1;
  readonly typeface?: Typeface;
  /** Taken only where no edit has named a colour. */
  readonly accent?: string;
  readonly ground?: string;
}

export const moodEffects: Readonly<Record<Mood, MoodEffect>> = {
  elegant: {
    tones: { contrast: 0.1, saturation: -0.12, warmth: 0.05 },
    typeface: 'elegant',
    accent: '#b08d57',
  },
  modern: { tones: { contrast: 0.12, sharpness: 0.15 }, typeface: 'geometric' },
  dramatic: { tones: { contrast: 0.35, brightness: -0.14, saturation: 0.08 }, scrim: 0.2 },
  cosy: { tones: { warmth: 0.32, brightness: 0.06, contrast: -0.06, saturation: 0.05 } },
  fresh: { tones: { brightness: 0.16, saturation: 0.12, warmth: -0.1, contrast: 0.05 } },
  summer: { tones: { warmth: 0.2, brightness: 0.15, saturation: 0.22 } },
  sunset: { tones: { warmth: 0.12, contrast: 0.06 }, daytime: 'dusk' },
  night: {
    tones: {},
    daytime: 'night',
    ground: '#11151d',
  },
  dark: { tones: { brightness: -0.04 }, ground: '#16181d' },
  minimal: { tones: { saturation: -0.15, contrast: -0.04 }, typeface: 'sans', weight: -1 },
  classic: { tones: { warmth: 0.06 }, typeface: 'serif' },
  sepia: { tones: { warmth: 0.5, saturation: -0.55, contrast: -0.06 } },
};

/** The face of letters that are asked to be "modern" or "classic"; null for moods that say nothing of letters. */
export function faceOfMood(mood: Mood): FontDirective | null {
  const letters: Partial<Record<Mood, Typeface>> = {
    dramatic: 'display',
    cosy: 'serif',
    fresh: 'sans',
  };
  const typeface = moodEffects[mood].typeface ?? letters[mood];
  return typeface === undefined ? null : { kind: 'typeface', typeface, asked: mood, exact: false };
}
