import { FRAMES_PER_SECOND, knownLanguage } from '@groundwork/contract';
import type { SpokenWord } from '@groundwork/speech/speech-port';
import { type LipSound, lipSounds } from './sounds.js';

/** Vowels are held longer than consonants. */
const lengths: Readonly<Record<LipSound, number>> = {
  A: 1.5,
  E: 1.4,
  O: 1.5,
  M: 1,
  F: 1,
  C: 0.8,
  '?': 1,
};

/** The lip sound of each frame by the words and their times; null between words. */
export function expectedSounds(
  words: readonly SpokenWord[],
  language: string,
  frames: number,
): (LipSound | null)[] {
  const expected: (LipSound | null)[] = Array.from({ length: frames }, () => null);
  const known = knownLanguage(language);
  for (const { text, start, end } of words) {
    const read = known === null ? [] : lipSounds(text, known);
    const sounds: readonly LipSound[] = read.length === 0 ? ['?'] : read;
    const total = sounds.reduce((sum, sound) => sum + lengths[sound], 0);
    const ends = sounds.map((_sound, index) =>
      sounds.slice(0, index + 1).reduce((sum, sound) => sum + lengths[sound] / total, 0),
    );
    const first = Math.floor(start * FRAMES_PER_SECOND);
    for (let frame = first; frame < Math.min(frames, end * FRAMES_PER_SECOND); frame += 1) {
      const share = ((frame + 0.5) / FRAMES_PER_SECOND - start) / Math.max(1e-3, end - start);
      const at = ends.findIndex((until) => share <= until);
      expected[frame] = sounds[at === -1 ? sounds.length - 1 : at] ?? '?';
    }
  }
  return expected;
}
