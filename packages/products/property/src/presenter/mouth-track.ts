import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import { type MouthShape, mouthShapes } from '@groundwork/portraits';
import { decodeWav } from '@groundwork/sound/wav';
import { languages } from '@groundwork/words';

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
interface HeardFrame {
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

/**
 * Sounds as lips show them: `A` open as in a, `E` spread as in e and i, `O` round as in o and u, `M` shut as in m, b
 * and p, `F` lip under the teeth as in f and v, `C` any other, which the lips leave half open, and `?` one that the
 * letters do not show.
 */
export type LipSound = 'A' | 'E' | 'O' | 'M' | 'F' | 'C' | '?';

const plainLetters: Readonly<Record<string, LipSound>> = {
  ...{ a: 'A', e: 'E', i: 'E', y: 'E', o: 'O', u: 'O', w: 'O' },
  ...{ m: 'M', b: 'M', p: 'M', f: 'F', v: 'F' },
};

function lettersOf(word: string, language: VoiceLanguage): string {
  return Array.from(word.normalize('NFC').toLowerCase(), (letter) =>
    languages[language].pronunciation.accents.includes(letter)
      ? letter
      : letter.normalize('NFD').replace(/\p{M}/gu, ''),
  )
    .filter((letter) => /[\p{L}\p{N}·]/u.test(letter))
    .join('');
}

/** The lip sounds of a written word, in order. Figures and letters that are not Latin are `?`. */
export function lipSounds(word: string, language: VoiceLanguage): LipSound[] {
  const letters = lettersOf(word, language);
  const sounds: LipSound[] = [];
  let at = 0;
  while (at < letters.length) {
    const found = languages[language].pronunciation.spellings.find(([pattern]) => {
      pattern.lastIndex = at;
      return pattern.test(letters);
    });
    if (found === undefined) {
      const letter = letters[at] ?? '';
      sounds.push(/[a-zß]/u.test(letter) ? (plainLetters[letter] ?? 'C') : '?');
      at += 1;
    } else {
      sounds.push(...([...found[1]] as LipSound[]));
      at = found[0].lastIndex;
    }
  }
  // Two that look the same are one movement.
  return sounds.filter((sound, index) => sound === '?' || sound !== sounds[index - 1]);
}

/** Amplitude, as a share of loud speech, below which a frame is silent. */
const SILENCE = 0.035;
/** Share of the sounding frames that are quieter than what counts as loud. */
const LOUD = 0.85;
/** Loudness is heard, and mouths open, less than in proportion to amplitude. */
const EXPONENT = 0.7;

/** Loudness of a voice in each frame of film: 0 silent, 1 loud. @throws NotWavError */
export function voiceLevels(wav: Buffer): number[] {
  const { samples, sampleRate, channels } = decodeWav(wav);
  const size = (sampleRate * channels) / FRAMES_PER_SECOND;
  const amplitudes = Array.from({ length: Math.ceil(samples.length / size) }, (_, frame) => {
    const part = samples.subarray(Math.round(frame * size), Math.round((frame + 1) * size));
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / (part.length || 1));
  });
  const most = Math.max(0, ...amplitudes);
  const sounding = amplitudes.filter((value) => value > most * SILENCE).sort((a, b) => a - b);
  const loud = sounding[Math.floor(sounding.length * LOUD)] ?? 0;
  return amplitudes.map((value) =>
    value <= loud * SILENCE ? 0 : Math.min(1, value / loud) ** EXPONENT,
  );
}
