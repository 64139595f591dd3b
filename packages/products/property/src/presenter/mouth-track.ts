import { type MouthShape, mouthShapes } from '@groundwork/portraits';
import type { LipSound } from './sounds.js';

/** How far each shape is open, 0 to 1. */
export const openness: Readonly<Record<MouthShape, number>> = {
  closed: 0,
  teeth_on_lip: 0.18,
  small: 0.36,
  spread: 0.5,
  round: 0.55,
  wide: 0.95,
};

/** How little a shape looks like a sound, 0 to 1. */
const unlike: Readonly<Record<LipSound, Readonly<Record<MouthShape, number>>>> = {
  A: { closed: 1, teeth_on_lip: 0.9, small: 0.35, spread: 0.5, round: 0.8, wide: 0 },
  E: { closed: 1, teeth_on_lip: 0.7, small: 0.3, spread: 0, round: 0.9, wide: 0.6 },
  O: { closed: 0.8, teeth_on_lip: 0.9, small: 0.5, spread: 0.9, round: 0, wide: 0.7 },
  M: { closed: 0, teeth_on_lip: 0.6, small: 0.8, spread: 1, round: 1, wide: 1 },
  F: { closed: 0.6, teeth_on_lip: 0, small: 0.5, spread: 0.8, round: 1, wide: 1 },
  C: { closed: 0.45, teeth_on_lip: 0.4, small: 0, spread: 0.4, round: 0.4, wide: 0.55 },
  '?': { closed: 0.4, teeth_on_lip: 0.5, small: 0, spread: 0.1, round: 0.15, wide: 0.05 },
};

/** Weights of the terms of the cost. */
const weights = { loudness: 3.6, letters: 1, lips: 1.7, change: 0.22, silence: 6, late: 0.15 };

/** Closed lips, or lips under the teeth, are the first thing a viewer reads, however loud the voice. */
const lipMade: ReadonlySet<LipSound> = new Set(['M', 'F']);
const SOFT_LIPS = 0.35;

/** Frames that a shape stays: shut lips may part quickly, but what follows them stays longer. */
const HOLD = 3;
const QUICK_HOLD = 2;
const quick = (shape: MouthShape) => shape === 'closed' || shape === 'teeth_on_lip';

/** Measurements of the voice in one frame of film. */
export interface HeardFrame {
  /** 0 for silence to 1. */
  readonly level: number;
  readonly sound: LipSound | null;
}

function costOf(shape: MouthShape, frames: readonly HeardFrame[], at: number): number {
  const { level, sound } = frames[at] ?? { level: 0, sound: null };
  if (level === 0) return openness[shape] === 0 ? 0 : weights.silence;
  const heeded = sound !== null && lipMade.has(sound) ? SOFT_LIPS : 1;
  const loudness = heeded * weights.loudness * (openness[shape] - level) ** 2;
  const nearby = [sound, frames[at - 1]?.sound ?? null, frames[at + 1]?.sound ?? null];
  const letters = nearby.map((near, index) => {
    if (near === null) return index === 0 ? 0.3 : Number.POSITIVE_INFINITY;
    const weight = lipMade.has(near) ? weights.lips : weights.letters;
    // The letters of a word are heard a little earlier or later than their share of its length.
    return weight * unlike[near][shape] + (index === 0 ? 0 : weights.late);
  });
  return loudness + Math.min(...letters);
}

interface Step {
  readonly cost: number;
  readonly shape: MouthShape;
  /** Frames it has stood, counted up to HOLD. */
  readonly held: number;
  readonly before: Step | null;
}

/** Whether a shape may give way: two short ones never follow each other. */
function mayChange({ shape, held }: Step, to: MouthShape): boolean {
  return held >= HOLD || (held >= QUICK_HOLD && quick(shape) && !quick(to));
}

/** The cheapest row of shapes that keeps each for its time; it begins and ends shut. */
export function mouthTrack(frames: readonly HeardFrame[]): MouthShape[] {
  let steps: Step[] = [{ cost: 0, shape: 'closed', held: HOLD, before: null }];
  for (let at = 0; at < frames.length; at += 1) {
    const best = new Map<string, Step>();
    for (const shape of mouthShapes) {
      const here = costOf(shape, frames, at);
      for (const before of steps) {
        const stays = before.shape === shape;
        if (!stays && !mayChange(before, shape)) continue;
        const held = stays ? Math.min(HOLD, before.held + 1) : 1;
        const cost = before.cost + here + (stays ? 0 : weights.change);
        const key = `${shape} ${held}`;
        if (cost < (best.get(key)?.cost ?? Number.POSITIVE_INFINITY)) {
          best.set(key, { cost, shape, held, before });
        }
      }
    }
    steps = [...best.values()];
  }
  const ends = steps.filter((step) => step.shape === 'closed');
  let step = ends.reduce<Step | null>((a, b) => (a !== null && a.cost <= b.cost ? a : b), null);
  const track: MouthShape[] = [];
  while (step?.before) {
    track.push(step.shape);
    step = step.before;
  }
  return track.reverse();
}
