import { publicVoices, voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { decodeWav, SAMPLE_RATE } from '@groundwork/sound/wav';
import { languages } from '@groundwork/words';
import { spokenPieces } from '@groundwork/words/spoken-text';
import { describe, expect, it } from '@jest/globals';
import { StudioSpeech } from './studio-speech.js';

const speech = new StudioSpeech({ espeakPath: process.env.ESPEAK_PATH || 'espeak-ng' });
const signal = new AbortController().signal;

function speak(text: string, language = 'en', voiceId: string | null = null) {
  return speech.speak({ text, language, voiceId, signal });
}

const rms = (samples: Float32Array) =>
  Math.sqrt(
    samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length),
  );
const loudest = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** Zero crossings a second. */
function crossings(samples: Float32Array): number {
  const found = samples.reduce(
    (n, sample, i) => n + (i > 0 && sample * (samples[i - 1] ?? 0) < 0 ? 1 : 0),
    0,
  );
  return (found * SAMPLE_RATE) / samples.length;
}

/** Whether it repeats at a pitch from 75 to 300 Hz. */
function repeats(samples: Float32Array): boolean {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0);
  for (let lag = SAMPLE_RATE / 300; lag < SAMPLE_RATE / 75; lag += 8) {
    let alike = 0;
    for (let i = lag; i < samples.length; i++) alike += (samples[i] ?? 0) * (samples[i - lag] ?? 0);
    if (alike > 0.5 * power * (1 - lag / samples.length)) return true;
  }
  return false;
}

/** Middle pitch in Hz of the voiced parts of a sound. */
function pitchOf(sound: Float32Array): number {
  const thin = 6;
  const samples = sound.filter((_, i) => i % thin === 0);
  const rate = SAMPLE_RATE / thin;
  const [length, longest] = [rate / 40, Math.round(rate / 70)];
  const pitches: number[] = [];
  for (let start = 0; start + length + longest < samples.length; start += length) {
    const part = samples.subarray(start, start + length + longest);
    if (rms(part) < loudest(samples) / 10) continue;
    const first = part.subarray(0, length);
    const alike = Array.from({ length: longest }, (_, lag) => {
      const later = part.subarray(lag, lag + length);
      const product = first.reduce((sum, sample, i) => sum + sample * (later[i] ?? 0), 0);
      return product / (rms(first) * rms(later) * length || 1);
    });
    // Twice the period is as like as once: the shortest counts.
    const from = Math.round(rate / 300);
    const best = Math.max(...alike.slice(from));
    const period = alike.findIndex(
      (value, lag) => lag >= from && value > 0.8 * best && value >= (alike[lag + 1] ?? 0),
    );
    if (best > 0.5) pitches.push(rate / period);
  }
  return pitches.sort((a, b) => a - b)[pitches.length >> 1] ?? 0;
}

/** Times, in seconds, in which a sound is louder than 1/50 of its peak, gaps under 60 ms closed. */
function bursts(samples: Float32Array): [start: number, end: number][] {
  const size = SAMPLE_RATE / 200;
  const floor = loudest(samples) / 50;
  const found: [number, number][] = [];
  for (let step = 0; step * size < samples.length; step++) {
    if (loudest(samples.subarray(step * size, (step + 1) * size)) < floor) continue;
    const last = found.at(-1);
    const time = step / 200;
    if (last !== undefined && time - last[1] < 0.06) last[1] = time + 0.005;
    else found.push([time, time + 0.005]);
  }
  return found;
}

describe('speech', () => {
  it.each(voiceLanguages)('in %s takes 130 to 165 words a minute', async (language) => {
    const text = languages[language].paceTexts.join(' ');
    const { seconds, words } = await speak(text, language);
    expect((60 * words.length) / seconds).toBeGreaterThanOrEqual(130);
    expect((60 * words.length) / seconds).toBeLessThanOrEqual(165);
  });

  it.each(voiceLanguages)('in %s is audible, trimmed and timed', async (language) => {
    const text = `${languages[language].script.invitation[0]}.`;
    const { wav, seconds, words } = await speak(text, language);
    const { samples, sampleRate, channels } = decodeWav(wav);
    expect([sampleRate, channels]).toEqual([SAMPLE_RATE, 1]);
    expect(seconds).toBeCloseTo(samples.length / SAMPLE_RATE, 6);
    const peak = loudest(samples);
    expect(peak).toBeGreaterThan(0.3);
    expect(peak).toBeLessThan(0.8);
    expect(rms(samples)).toBeGreaterThan(0.05);
    // Silence before and after, so that no cut can be heard.
    const tenth = SAMPLE_RATE / 100;
    expect(loudest(samples.subarray(0, tenth))).toBeLessThan(peak / 200);
    expect(loudest(samples.subarray(-tenth))).toBeLessThan(peak / 100);
    const edge = SAMPLE_RATE * 0.05;
    expect(loudest(samples.subarray(0, edge))).toBeGreaterThan(peak / 200);
    expect(loudest(samples.subarray(-edge))).toBeGreaterThan(peak / 200);
    expect(words.map((word) => word.text)).toEqual(text.split(' '));
    let before = 0;
    for (const { start, end } of words) {
      expect(start).toBeGreaterThanOrEqual(before);
      expect(end).toBeGreaterThan(start);
      expect(rms(samples.subarray(start * SAMPLE_RATE, end * SAMPLE_RATE))).toBeGreaterThan(0.01);
      before = end;
    }
    expect(before).toBeLessThanOrEqual(seconds);
  });

  it('says a list of names and figures no slower than other texts, and digits slowly', async () => {
    const rate = async (text: string) => {
      const { seconds } = await speak(text, 'en');
      const spoken = spokenPieces(text, 'en').flatMap((piece) => piece.spoken.split(/[\s-]+/u));
      return (60 * spoken.length) / seconds;
    };
    const list = 'Three bedrooms, two bathrooms, a garden and a roof terrace.';
    // Its voice alone would take 113.
    expect(await rate(list)).toBeGreaterThan(127);
    expect(await rate('Call 555 010 0199, or write to us.')).toBeLessThan(125);
  });

  it.each(['voice_en_daniel', 'voice_en_james'])(
    'by %s times words as the sound itself shows them',
    async (voiceId) => {
      const { wav, words } = await speak('Meadow, river, garden, window, village.', 'en', voiceId);
      const heard = bursts(decodeWav(wav).samples);
      expect(heard).toHaveLength(words.length);
      words.forEach((word, index) => {
        const [start, end] = heard[index] ?? [-1, -1];
        expect(Math.abs(word.start - start)).toBeLessThan(0.04);
        expect(Math.abs(word.end - end)).toBeLessThan(0.06);
      });
    },
  );

  it('finds the hiss of a word without pauses around it where it is', async () => {
    const { wav, words } = await speak('Our own mellow meadow sees a narrow lane.');
    const { samples } = decodeWav(wav);
    // Zero crossings a second tell an "s" from the vowels around it.
    const crossed = (from: number, to: number) =>
      crossings(samples.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE));
    const sees = words[4];
    const meadow = words[3];
    if (sees === undefined || meadow === undefined) throw new Error('words are missing');
    expect(crossed(sees.start + 0.01, sees.start + 0.07)).toBeGreaterThan(4000);
    expect(crossed(meadow.end - 0.08, meadow.end - 0.02)).toBeLessThan(3000);
  });

  it.each(voiceLanguages)(
    'in %s is as a voice is: pulses, hisses, and silence at a comma',
    async (language) => {
      const [sample = ''] = languages[language].paceTexts;
      const text = `${sample.slice(0, -1)}, ${sample}`;
      const { wav, words } = await speak(text, language);
      const { samples } = decodeWav(wav);
      const half = words.length / 2;
      const [before, after] = [words[half - 1], words[half]];
      if (before === undefined || after === undefined) throw new Error('words are missing');
      // Words sound, and the pause between the halves does not.
      expect(after.start - before.end).toBeGreaterThan(0.12);
      expect(after.start - before.end).toBeLessThan(0.8);
      const part = (from: number, to: number) =>
        samples.subarray(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE));
      const voice = rms(part(words[0]?.start ?? 0, before.end));
      expect(rms(part(before.end + 0.06, after.start - 0.02))).toBeLessThan(voice / 12);
      // Steps of 25 ms: vowels repeat at the pitch of a voice, hissing sounds cross zero often and do not.
      let voiced = 0;
      let hissing = 0;
      for (let at = 0; at + 0.025 < (words.at(-1)?.end ?? 0); at += 0.025) {
        const step = part(at, at + 0.025);
        if (rms(step) < voice / 20) continue;
        if (repeats(step)) voiced += 1;
        else if (crossings(step) > 3000) hissing += 1;
      }
      expect(voiced).toBeGreaterThan(40);
      expect(hissing).toBeGreaterThan(2);
      expect(voiced).toBeGreaterThan(2 * hissing);
    },
  );

  it('is the same bytes for the same text, and other voices sound different', async () => {
    const said = await Promise.all(
      [null, null, 'voice_en_clara', 'voice_en_fiona', 'voice_en_walter'].map((voice) =>
        speak('An open meadow.', 'en', voice),
      ),
    );
    const [one, two, ...others] = said.map(({ wav }) => wav.toString('base64'));
    expect(one).toBe(two);
    expect(new Set([one, ...others]).size).toBe(4);
  });

  it('can speak with every voice of the catalogue', async () => {
    for (const { voice_id, language } of publicVoices) {
      const { seconds } = await speak('Casa, 2.', language, voice_id);
      expect(seconds).toBeGreaterThan(0.4);
    }
  });

  // espeak-ng knows these two languages by other names, and would drop the timbre without a word.
  it.each([
    ['voice_en_emily', 'voice_en_james'],
    ['voice_fr_camille', 'voice_fr_julien'],
  ])('%s is heard as a woman, %s as a man', async (woman, man) => {
    const [higher = 0, lower = 0] = await Promise.all(
      [woman, man].map(async (voice) =>
        pitchOf(decodeWav((await speak('Casa, 2.', voice.slice(6, 8), voice)).wav).samples),
      ),
    );
    expect(higher).toBeGreaterThan(150);
    expect(lower).toBeLessThan(130);
  });

  it('keeps the written words of what is said otherwise', async () => {
    const { words, seconds } = await speak('For € 1.250.000 you get 250 m².');
    expect(words.map((word) => word.text)).toEqual('For € 1.250.000 you get 250 m².'.split(' '));
    const price = words[2];
    expect((price?.end ?? 0) - (price?.start ?? 0)).toBeGreaterThan(1);
    expect(words.at(-1)?.end).toBeLessThanOrEqual(seconds);
  });

  it('passes over what has no sound, in no time', async () => {
    const { words } = await speak('Meadow — 🏠 river');
    expect(words.map(({ text }) => text)).toEqual(['Meadow', '—', '🏠', 'river']);
    expect(words[1]?.start).toBe(words[1]?.end);
    const silent = await speak('— … 🏠');
    expect(silent.seconds).toBeGreaterThan(0);
    expect(silent.words).toHaveLength(3);
  });

  it('reads a language it has no catalogue for, and one that nobody has in English', async () => {
    const text = 'En öppen äng mellan träden';
    const [swedish, english, unknown] = await Promise.all(
      ['sv', 'en', 'x-nobody; touch'].map((language) => speak(text, language)),
    );
    expect(swedish?.wav.equals(english?.wav ?? Buffer.alloc(0))).toBe(false);
    expect(unknown?.wav.equals(english?.wav ?? Buffer.alloc(0))).toBe(true);
  });

  it('takes the speech of a region', async () => {
    const said = await Promise.all(
      ['pt', 'pt-BR', 'pt_br'].map((tag) => speak('Uma casa verde', tag)),
    );
    const [portugal, brazil, same] = said.map(({ wav }) => wav);
    expect(brazil?.equals(portugal ?? Buffer.alloc(0))).toBe(false);
    expect(brazil?.equals(same ?? Buffer.alloc(0))).toBe(true);
  });
});
