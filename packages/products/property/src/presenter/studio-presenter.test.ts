import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import { mouthShapes } from '@groundwork/portraits';
import { decodeWav } from '@groundwork/sound/wav';
import type { Speech } from '@groundwork/speech/speech-port';
import { StudioSpeech } from '@groundwork/speech/studio-speech';
import { presenters } from '@groundwork/words/cast';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { lipSounds, openness } from './mouth-track.js';
import type { PresenterPictures } from './presenter-port.js';
import { StudioPresenter } from './studio-presenter.js';

const presenter = new StudioPresenter();
const speaker = new StudioSpeech({ espeakPath: process.env.ESPEAK_PATH || 'espeak-ng' });
const signal = new AbortController().signal;

const texts = [
  ['en', 'A bright house by the sea with 4 bedrooms. The beach is five minutes away.'],
  ['es', 'Una casa luminosa junto al mar, por 1.250.000 €. La playa está muy cerca.'],
  ['pt', 'Uma casa cheia de luz, perto do mar. O jardim e a piscina são só para si.'],
  ['de', 'Ein helles Haus am Meer. Vom Wohnzimmer öffnet sich der Blick in den Garten.'],
  ['fr', 'Une maison lumineuse au bord de la mer. Le jardin et la piscine vous attendent.'],
  ['it', 'Una casa luminosa vicino al mare. Il giardino e la piscina sono tutti per voi.'],
  ['ca', 'Una casa lluminosa vora el mar. El jardí i la piscina us esperen.'],
] as const satisfies readonly (readonly [VoiceLanguage, string])[];

const speak = (text: string, language: string): Promise<Speech> =>
  speaker.speak({ text, language, voiceId: null, signal });

/** The mouth in each frame of film, and how loud the voice is in it. */
function follow(speech: Speech, language: string) {
  const cues = presenter.followSpeech({ speech, language });
  const { samples, sampleRate } = decodeWav(speech.wav);
  const size = sampleRate / FRAMES_PER_SECOND;
  const loudness = Array.from({ length: Math.floor(samples.length / size) }, (_, frame) =>
    Math.sqrt(
      samples.subarray(frame * size, (frame + 1) * size).reduce((sum, s) => sum + s * s, 0) / size,
    ),
  );
  const starts = cues.map(({ at }) => Math.round(at * FRAMES_PER_SECOND));
  const mouths = loudness.map(
    (_, frame) => cues[starts.findLastIndex((start) => start <= frame)]?.mouth ?? 'closed',
  );
  return { cues, starts, mouths, loudness };
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((x, y) => x + y, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, squaresA, squaresB] = [0, 0, 0];
  for (const [at, value] of a.entries()) {
    const [x, y] = [value - meanA, (b[at] ?? 0) - meanB];
    both += x * y;
    squaresA += x * x;
    squaresB += y * y;
  }
  return both / Math.sqrt(squaresA * squaresB);
}

describe.each(texts)('the mouth of a presenter who speaks %s', (language, text) => {
  let speech: Speech;
  let followed: ReturnType<typeof follow>;

  beforeAll(async () => {
    speech = await speak(text, language);
    followed = follow(speech, language);
  });

  it('opens as far as the voice is loud', () => {
    const open = followed.mouths.map((mouth) => openness[mouth]);
    expect(correlation(open, followed.loudness)).toBeGreaterThan(0.5);
    expect(new Set(followed.mouths).size).toBeGreaterThanOrEqual(5);
  });

  it('is closed in pauses, before the first word and after the last', () => {
    const { words, seconds } = speech;
    const pauses = [...words, { start: seconds + 0.2 }]
      .map(({ start }, index) => ({ from: words[index - 1]?.end ?? -0.1, until: start }))
      .filter(({ from, until }) => until - from > 0.2);
    expect(pauses.length).toBeGreaterThanOrEqual(2);
    for (const { from, until } of pauses) {
      const [first, end] = [from + 0.1, until - 0.05].map((t) => Math.ceil(t * FRAMES_PER_SECOND));
      const mouths = followed.mouths.slice(Math.max(0, first ?? 0), end);
      expect(mouths.filter((mouth) => mouth !== 'closed')).toEqual([]);
    }
    expect(followed.cues.at(-1)?.mouth).toBe('closed');
  });

  it('holds each shape for two frames, and changes at most twelve times in any second', () => {
    const { cues, starts } = followed;
    for (const [index, start] of starts.entries()) {
      expect(cues[index]?.at).toBeCloseTo(start / FRAMES_PER_SECOND, 9);
      expect(start - (starts[index - 1] ?? -2)).toBeGreaterThanOrEqual(2);
      expect(cues[index]?.mouth).not.toBe(cues[index - 1]?.mouth ?? 'closed');
      const within = starts.filter((s) => s >= start && s < start + FRAMES_PER_SECOND);
      expect(within.length).toBeLessThanOrEqual(12);
    }
  });

  it('moves the same way each time', () => {
    expect(presenter.followSpeech({ speech, language })).toEqual(followed.cues);
  });
});

describe('lips', () => {
  it('shut in the word for which they must, and round where it is round', async () => {
    const words = async (text: string) => {
      const speech = await speak(text, 'en');
      const { mouths } = follow(speech, 'en');
      return speech.words.map(({ start, end }) =>
        mouths.slice(Math.floor(start * FRAMES_PER_SECOND), Math.ceil(end * FRAMES_PER_SECOND)),
      );
    };
    const [, mama, , , five, , , pool] = await words('The mama saw that five have a pool.');
    expect(mama).toContain('wide');
    expect(mama).toContain('closed');
    expect(five).toContain('teeth_on_lip');
    expect(pool).toContain('round');
  });

  it.each([
    ['en', 'house', 'AOC'],
    ['en', 'place', 'MCEC'],
    ['es', 'vivienda', 'MEMECA'],
    ['pt', 'corações', 'COCACOEC'],
    ['de', 'Häuser', 'OECA'],
    ['de', 'Wohnfläche', 'FOCFCECE'],
    ['fr', 'beaucoup', 'MOCO'],
    ['fr', 'maison', 'MECO'],
    ['it', 'meglio', 'MECEO'],
    ['ca', 'vinya', 'MECA'],
    ['es', '€1.250', '????'],
  ] as const)('know how %s “%s” is said', (language, word, sounds) => {
    expect(lipSounds(word, language).join('')).toBe(sounds);
  });
});

describe('the faces of a presenter', () => {
  const side = 512;
  const rgba = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();
  let pictures: PresenterPictures;

  beforeAll(async () => {
    const { looks, seed, id } = presenters()[0];
    const sitter = { member: looks, seed, familySeed: id };
    pictures = await presenter.portrayFaces({ sitter, signal });
  });

  it('are at rest as the one that is drawn alone', async () => {
    const { looks, seed, id } = presenters()[0];
    const sitter = { member: looks, seed, familySeed: id };
    expect((await presenter.portrayRest({ sitter, signal })).equals(pictures.faces.rest)).toBe(
      true,
    );
  });

  it('differ in what the mouth does and in nothing else', async () => {
    const { faces } = pictures;
    expect(Object.keys(faces).sort()).toEqual([...mouthShapes, 'rest'].sort());
    const grey = (png: Buffer) => sharp(png).greyscale().raw().toBuffer();
    const pixels = await Promise.all(Object.values(faces).map(grey));
    const [first] = pixels;
    expect(pixels.map(({ length }) => length)).toEqual(pixels.map(() => side * side));
    for (const [index, one] of pixels.entries()) {
      const changed = Array.from(one.keys()).filter(
        (at) => Math.abs((one[at] ?? 0) - (first?.[at] ?? 0)) > 8,
      );
      const columns = changed.map((at) => at % side);
      const rows = changed.map((at) => Math.floor(at / side));
      if (index > 0) expect(changed.length).toBeGreaterThan(60);
      if (changed.length === 0) continue;
      expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(side * 0.2);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(side * 0.16);
      // In the middle column, below the middle of the head.
      expect(Math.abs((Math.max(...columns) + Math.min(...columns)) / 2 - side / 2)).toBeLessThan(
        20,
      );
      expect(Math.min(...rows)).toBeGreaterThan(side * 0.5);
    }
  });

  it('have eyes that shut, clear of the mouth', async () => {
    const { faces, eyes } = pictures;
    const face = await rgba(faces.rest);
    for (const look of ['half', 'shut'] as const) {
      const patch = await rgba(eyes[look]);
      const shown = Array.from({ length: side * side }, (_, at) => at).filter(
        (at) => patch[at * 4 + 3] !== 0,
      );
      const changed = shown.filter((at) =>
        [0, 1, 2].some(
          (channel) => Math.abs((patch[at * 4 + channel] ?? 0) - (face[at * 4 + channel] ?? 0)) > 8,
        ),
      );
      expect([look, changed.length > 300]).toEqual([look, true]);
      const rows = shown.map((at) => Math.floor(at / side));
      expect(Math.max(...rows)).toBeLessThan(side * 0.55);
      expect(Math.min(...rows)).toBeGreaterThan(side * 0.25);
    }
  });
});

describe('the eyes of a presenter', () => {
  it.each([1, 2, 3, 4])('blink every two to six seconds, now and then twice (seed %#)', (seed) => {
    const cues = presenter.blink(seed, 120);
    const shut = cues.filter(({ look }) => look === 'shut').map(({ at }) => at);
    const gaps = shut.slice(1).map((at, index) => at - (shut[index] ?? 0));
    for (const gap of gaps) {
      expect(gap < 0.5 ? 2 : gap).toBeGreaterThan(1.5);
      expect(gap).toBeLessThan(6.1);
    }
    expect(shut.length).toBeGreaterThan(120 / 6);
    expect(new Set(gaps.map((gap) => gap.toFixed(1))).size).toBeGreaterThan(5);
  });

  it('change on frames of the film, in order, and end open', () => {
    const cues = presenter.blink(1, 30);
    for (const [index, { at, look }] of cues.entries()) {
      expect(at * FRAMES_PER_SECOND).toBeCloseTo(Math.round(at * FRAMES_PER_SECOND), 6);
      expect(at).toBeGreaterThan(cues[index - 1]?.at ?? -1);
      expect(look).not.toBe(cues[index - 1]?.look ?? null);
    }
    expect(cues.at(-1)?.look).toBeNull();
    expect(presenter.blink(2, 30)).not.toEqual(cues);
    expect(presenter.blink(1, 0)).toEqual([]);
  });
});
