import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import { type SeededRandom, seededRandom } from '@groundwork/imaging/seeded-random';
import type { Speech } from '@groundwork/speech/speech-port';
import { voiceLevels } from './mouth-track.js';
import type { EyeCue, EyeLook, PresenterPort } from './presenter-port.js';

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

/** Seconds from one blink to the next; speakers blink more often than listeners, and unevenly. */
const BLINK_GAP = { least: 2, most: 6 };
/** How often a second blink follows at once, and after how many seconds. */
const DOUBLE_BLINK = { chance: 0.14, after: 0.37 };
/** Frames of a blink: lids on their way, shut, on their way. */
const blink: readonly EyeLook[] = ['half', 'shut', 'shut', 'shut', 'half'];

/** A pause between two speeches that is shorter, in seconds, is looked through. */
const GLANCE_PAUSE = 0.75;
const GLANCE_CHANCE = 0.75;
/** After the last word, and before the next. */
const GLANCE_EDGE = 0.16;
const GLANCE_SECONDS = { least: 0.35, most: 0.8 };

/** Brows rise just before the word that they stress is loudest. */
const BROWS_BEFORE = 0.14;
const BROWS_SECONDS = 0.5;
/** On their way up, and down again. */
const BROWS_WAY = 2 / FRAMES_PER_SECOND;

type Input = Parameters<PresenterPort['animateEyes']>[0];

/** See {@link PresenterPort.animateEyes}. */
export function animateEyes(input: Input): EyeCue[] {
  const random = seededRandom(input.seed, 'eyes');
  const frames = new Array<EyeLook | null>(Math.ceil(input.seconds * FRAMES_PER_SECOND)).fill(null);
  const show = (look: EyeLook, from: number, until: number) => {
    const first = Math.max(0, frameOf(from));
    frames.fill(look, first, Math.min(frames.length, Math.max(first, frameOf(until))));
  };
  for (const { start, speech } of input.speeches) {
    for (const time of stressedWords(speech)) {
      const from = start + time - BROWS_BEFORE;
      show('brows_half', from, from + BROWS_SECONDS);
      show('brows_up', from + BROWS_WAY, from + BROWS_SECONDS - BROWS_WAY);
    }
  }
  const glances = glanceTimes(input, random);
  for (const { from, until, look } of glances) show(look, from, until);
  for (const time of blinkTimes(input, glances, random)) {
    for (const [index, look] of blink.entries()) {
      const frame = frameOf(time) + index;
      if (frame < frames.length) frames[frame] = look;
    }
  }
  return frames.flatMap((look, frame) =>
    look === (frames[frame - 1] ?? null) ? [] : [{ at: frame / FRAMES_PER_SECOND, look }],
  );
}

function frameOf(seconds: number): number {
  return Math.round(seconds * FRAMES_PER_SECOND);
}

interface Glance {
  readonly from: number;
  readonly until: number;
  readonly look: 'left' | 'right';
}

/** Aside in pauses, and back before the next word: a speaker looks at the viewer. */
function glanceTimes({ speeches }: Input, random: SeededRandom): Glance[] {
  return speeches.slice(1).flatMap(({ start: next }, index): Glance[] => {
    const before = speeches[index];
    const end = (before?.start ?? 0) + (before?.speech.words.at(-1)?.end ?? 0);
    const [first, last] = [end + GLANCE_EDGE, next - GLANCE_EDGE];
    const wanted = random.between(GLANCE_SECONDS.least, GLANCE_SECONDS.most);
    const look = random.pick(['left', 'right'] as const);
    if (random.next() > GLANCE_CHANCE || next - end < GLANCE_PAUSE) return [];
    const length = Math.min(wanted, last - first);
    return [{ from: first, until: first + length, look }];
  });
}

/** Irregular, sometimes twice; a blink starts a glance. */
function blinkTimes(
  { seconds }: Input,
  glances: readonly Glance[],
  random: SeededRandom,
): number[] {
  const times: number[] = [];
  const lasting = blink.length / FRAMES_PER_SECOND;
  for (let at = 0; ; ) {
    // Short gaps are more frequent than long ones.
    const gap = BLINK_GAP.least + (BLINK_GAP.most - BLINK_GAP.least) * random.next() ** 1.6;
    const planned = at + gap;
    const glance = glances.find(({ from }) => from >= at + BLINK_GAP.least && from <= planned);
    at = glance === undefined ? planned : glance.from - lasting / 2;
    if (at + lasting >= seconds) return times;
    times.push(at);
    const again = at + DOUBLE_BLINK.after;
    if (random.next() < DOUBLE_BLINK.chance && again + lasting < seconds) times.push(again);
  }
}
