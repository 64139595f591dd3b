import { FRAMES_PER_SECOND } from '@groundwork/contract';
import type { Speech } from '@groundwork/speech/speech-port';
import { voiceLevels } from './voice-level.js';

/** Seconds between two stresses that are shown; brows that went with every loud word would twitch. */
const APART = 2.2;
/** Share of a speech's words that are stressed at most. */
const SHARE = 0.2;
/** Seconds around a moment over which loudness is averaged. */
const AROUND = 0.1;
/** Least letters of a word that may carry a stress: articles are loud by chance. */
const SHORTEST = 4;

/** When the stressed words of a speech are loudest, in seconds from its start, in order; the end of a question is one. */
export function stressedWords({ wav, words }: Pick<Speech, 'wav' | 'words'>): number[] {
  const levels = voiceLevels(wav);
  const loudness = (time: number) => {
    const [first, last] = [time - AROUND, time + AROUND].map((t) =>
      Math.round(t * FRAMES_PER_SECOND),
    );
    const near = levels.slice(Math.max(0, first ?? 0), (last ?? 0) + 1);
    return near.reduce((sum, level) => sum + level, 0) / (near.length || 1);
  };
  const heard = words
    .filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= SHORTEST)
    .map(({ text, start, end }) => {
      const steps = Math.max(1, Math.round((end - start) * FRAMES_PER_SECOND));
      const times = Array.from({ length: steps }, (_, step) => start + step / FRAMES_PER_SECOND);
      const time = times.reduce(
        (best, one) => (loudness(one) > loudness(best) ? one : best),
        start,
      );
      return { time, loud: /[?？]["'”’»)]*$/u.test(text) ? 2 : loudness(time) };
    });
  const most = Math.max(1, Math.round(words.length * SHARE));
  const chosen: number[] = [];
  for (const { time } of heard.toSorted((a, b) => b.loud - a.loud)) {
    if (chosen.length === most) break;
    if (chosen.every((other) => Math.abs(other - time) >= APART)) chosen.push(time);
  }
  return chosen.sort((a, b) => a - b);
}
