import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import type { Speech } from '@groundwork/speech/speech-port';
import { StudioSpeech } from '@groundwork/speech/studio-speech';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { animateEyes, stressedWords } from './animate-eyes.js';
import type { EyeCue } from './presenter-port.js';

const speaker = new StudioSpeech({ espeakPath: process.env.ESPEAK_PATH || 'espeak-ng' });
const { signal } = new AbortController();
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

let speeches: { start: number; speech: Speech }[];
let seconds = 0;
beforeAll(async () => {
  const texts = [
    'From the terrace you look over the whole bay, and the garden is larger than you would expect.',
    'Four bedrooms lie upstairs.',
    'Would you like to see it for yourself?',
  ];
  speeches = [];
  seconds = 0.8;
  for (const text of texts) {
    const speech = await speaker.speak({ text, language: 'en', voiceId: null, signal });
    speeches.push({ start: seconds, speech });
    seconds += speech.seconds + 1.4;
  }
});

/** Stretches of one look, in seconds. */
function stretches(cues: readonly EyeCue[], looks: readonly string[]) {
  return cues.flatMap(({ at, look }, index) =>
    look !== null && looks.includes(look)
      ? [{ from: at, until: cues[index + 1]?.at ?? Number.POSITIVE_INFINITY }]
      : [],
  );
}

describe('the eyes of a presenter', () => {
  it.each(seeds)('blink every two to six seconds, now and then twice (seed %#)', (seed) => {
    const cues = animateEyes({ seed, seconds: 120, speeches: [] });
    const blinks = stretches(cues, ['shut']).map(({ from }) => from);
    const gaps = blinks.slice(1).map((at, index) => at - (blinks[index] ?? 0));
    for (const gap of gaps) {
      expect(gap < 0.5 ? 2 : gap).toBeGreaterThan(1.5);
      expect(gap).toBeLessThan(6.1);
    }
    expect(blinks.length).toBeGreaterThan(120 / 6);
    expect(new Set(gaps.map((gap) => gap.toFixed(1))).size).toBeGreaterThan(5);
    for (const { from, until } of stretches(cues, ['shut'])) {
      expect(until - from).toBeCloseTo(0.1, 5);
    }
  });

  it('are the same for the same seed, and others for another', () => {
    const of = (seed: number) => animateEyes({ seed, seconds, speeches });
    expect(of(1)).toEqual(of(1));
    expect(of(1)).not.toEqual(of(2));
  });

  it('change on frames of the film, in order, and end at the viewer', () => {
    for (const seed of seeds) {
      const cues = animateEyes({ seed, seconds, speeches });
      for (const [index, { at, look }] of cues.entries()) {
        expect(at * FRAMES_PER_SECOND).toBeCloseTo(Math.round(at * FRAMES_PER_SECOND), 6);
        expect(at).toBeGreaterThan(cues[index - 1]?.at ?? -1);
        expect(look).not.toBe(cues[index - 1]?.look ?? null);
      }
      expect(cues.at(-1)?.look).toBeNull();
    }
  });

  it('glance aside in pauses only, and not in each of them alike', () => {
    const all = seeds.flatMap((seed) =>
      stretches(animateEyes({ seed, seconds, speeches }), ['left', 'right']),
    );
    expect(all.length).toBeGreaterThan(4);
    for (const { from, until } of all) {
      for (const { start, speech } of speeches) {
        const said = from < start + speech.seconds && until > start;
        expect(said).toBe(false);
      }
    }
  });

  it('rise at the brows with the stressed words, and at the end of a question', () => {
    const [long, , question] = speeches;
    if (long === undefined || question === undefined) throw new Error('nothing was said');
    const stressed = stressedWords(long.speech);
    expect(stressed.length).toBeGreaterThanOrEqual(2);
    for (const [index, time] of stressed.entries()) {
      if (index > 0) expect(time - (stressed[index - 1] ?? 0)).toBeGreaterThanOrEqual(2.2);
      const word = long.speech.words.find(({ start, end }) => start <= time && time <= end);
      expect(word?.text.length).toBeGreaterThanOrEqual(4);
    }
    const last = question.speech.words.at(-1);
    expect(stressedWords(question.speech).at(-1)).toBeGreaterThanOrEqual(last?.start ?? 99);
    const rises = stretches(animateEyes({ seed: 3, seconds, speeches }), ['brows_up']);
    expect(rises.length).toBeGreaterThanOrEqual(3);
  });

  it('raise and lower the brows over a look between, or they would jump', () => {
    const cues = animateEyes({ seed: 3, seconds, speeches });
    for (const [index, { look }] of cues.entries()) {
      if (look !== 'brows_up') continue;
      // Only a blink may come between.
      for (const beside of [cues[index - 1], cues[index + 1]]) {
        expect(['brows_half', 'half']).toContain(beside?.look);
      }
    }
  });

  it('live on where nothing is said, and in a film of no length', () => {
    expect(animateEyes({ seed: 1, seconds: 20, speeches: [] }).length).toBeGreaterThan(6);
    expect(animateEyes({ seed: 1, seconds: 0, speeches: [] })).toEqual([]);
  });
});
