import { musicTracks } from '@groundwork/contract/catalogues/music-tracks';
import { LoudnessMeter } from '@groundwork/sound/loudness';
import { resample } from '@groundwork/sound/resample';
import { decodeWav, SAMPLE_RATE } from '@groundwork/sound/wav';
import { describe, expect, it } from '@jest/globals';
import { leadVoices } from './harmony.js';
import { moods } from './moods.js';
import { composeScore } from './score.js';
import { StudioMusic } from './studio-music.js';

const music = new StudioMusic();
const signal = new AbortController().signal;
const foreign = '0b5f5f0e-2a51-4a39-9a61-6d6a2d1f9c11';

function compose(
  request: Partial<Omit<Parameters<StudioMusic['compose']>[0], 'signal'>>,
): ReturnType<StudioMusic['compose']> {
  const usual = { seconds: 2.5, kind: 'stock', trackId: null, mood: 'warm', seed: 1 } as const;
  return music.compose({ ...usual, ...request, signal });
}

function channelsOf(wav: Buffer) {
  const { samples, channels, sampleRate } = decodeWav(wav);
  const channel = (which: number) => {
    const own = new Float32Array(samples.length / 2);
    for (let at = 0; at < own.length; at += 1) own[at] = samples[2 * at + which] ?? 0;
    return own;
  };
  return { sampleRate, channels, left: channel(0), right: channel(1) };
}

const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
const loudest = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** Between the samples, too, where the sample peak is. */
function truePeak(samples: Float32Array): number {
  const peak = loudest(samples);
  const at = samples.findIndex((sample) => Math.abs(sample) === peak);
  const around = samples.subarray(Math.max(0, at - 2400), at + 2400);
  return loudest(resample(around, SAMPLE_RATE, 4 * SAMPLE_RATE));
}

const decibels = (value: number) => 20 * Math.log10(Math.max(value, 1e-9));

describe('a music bed', () => {
  it.each([0.4, 3.3333, 7.01])('is exactly as long as asked: %d s', async (seconds) => {
    const { wav } = await compose({ seconds });
    const { left, channels, sampleRate } = channelsOf(wav);
    expect([channels, sampleRate]).toEqual([2, SAMPLE_RATE]);
    expect(left.length).toBe(Math.round(seconds * SAMPLE_RATE));
  });

  it.each(musicTracks)('of $title is loud enough, never clips and dies away', async (track) => {
    const { wav, title } = await compose({ seconds: 10, trackId: track.music_id });
    expect(title).toBe(track.title);
    const { left, right } = channelsOf(wav);
    const meter = new LoudnessMeter(2);
    meter.add([left, right], left.length);
    expect(meter.lufs).toBeGreaterThan(-24);
    expect(meter.lufs).toBeLessThan(-18);
    for (const channel of [left, right]) {
      const peak = channel.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(decibels(peak)).toBeLessThan(-3);
      const offset = channel.reduce((sum, sample) => sum + sample, 0) / channel.length;
      expect(Math.abs(offset)).toBeLessThan(0.001);
      expect(decibels(rms(channel.subarray(-960)))).toBeLessThan(-55);
      // A chord that rings on, not a cut: each of the last seconds is softer than the one before.
      const tail = [3, 2, 1].map((n) =>
        rms(
          channel.subarray(
            channel.length - n * SAMPLE_RATE,
            channel.length - (n - 1) * SAMPLE_RATE,
          ),
        ),
      );
      expect(tail).toEqual([...tail].sort((a, b) => b - a));
      expect(decibels(tail[2] ?? 0)).toBeGreaterThan(-60);
      expect(decibels(truePeak(channel))).toBeLessThan(-1);
      // Begins and ends in silence: no click.
      expect(loudest(channel.subarray(0, 5))).toBeLessThan(0.005);
      expect(loudest(channel.subarray(-48))).toBeLessThan(0.001);
    }
    // Stereo: the sides are related but not the same.
    expect(rms(left.map((sample, i) => sample - (right[i] ?? 0)))).toBeGreaterThan(0.002);
  });

  it('is the same bytes for the same request', async () => {
    const [one, two] = await Promise.all([
      compose({ kind: 'ai', seed: 9 }),
      compose({ kind: 'ai', seed: 9 }),
    ]);
    expect(one.wav.equals(two.wav)).toBe(true);
  });

  it('differs from track to track and from seed to seed', async () => {
    const beds = await Promise.all([
      compose({ trackId: musicTracks[0].music_id }),
      compose({ trackId: musicTracks[1].music_id }),
      compose({ kind: 'ai', seed: 1 }),
      compose({ kind: 'ai', seed: 2 }),
    ]);
    expect(new Set(beds.map(({ wav }) => wav.toString('base64'))).size).toBe(beds.length);
  });

  it.each(musicTracks)('without an id is $title for a $mood film', async ({ mood, title }) => {
    expect((await compose({ seconds: 0.5, mood, seed: 3 })).title).toBe(title);
    const own = await compose({ seconds: 0.5, kind: 'ai', mood, seed: 3 });
    expect(own.title).toContain(`, ${mood}, `);
  });

  it('plays a pinned track alike whatever the seed and the spelling of its id', async () => {
    const id = musicTracks[2].music_id;
    const [one, two] = await Promise.all([
      compose({ trackId: id, seed: 1 }),
      compose({ trackId: id.toUpperCase(), mood: 'modern', seed: 2 }),
    ]);
    expect(one.wav.equals(two.wav)).toBe(true);
  });

  it.each(['stock', 'ai'] as const)('gives any other id always the same %s music', async (kind) => {
    const [one, two] = await Promise.all([
      compose({ kind, trackId: foreign, seed: 1 }),
      compose({ kind, trackId: foreign, seed: 2 }),
    ]);
    expect(one.title).toBe(two.title);
    expect(one.wav.equals(two.wav)).toBe(true);
  });

  it('refuses a length that makes no sense', async () => {
    await expect(compose({ seconds: 0 })).rejects.toThrow(RangeError);
    await expect(compose({ seconds: Number.NaN })).rejects.toThrow(RangeError);
    await expect(compose({ seconds: 1e6 })).rejects.toThrow(RangeError);
  });

  it('stops with the reason of the signal', async () => {
    const controller = new AbortController();
    const reason = new Error('no longer wanted');
    const bed = music.compose({
      seconds: 600,
      kind: 'stock',
      trackId: null,
      mood: 'warm',
      seed: 1,
      signal: controller.signal,
    });
    controller.abort(reason);
    await expect(bed).rejects.toBe(reason);
  });
});

describe('a score', () => {
  const everyMood = Object.entries(moods());

  it.each(everyMood)('in the %s mood keeps within its length', (_name, mood) => {
    for (const seconds of [0.4, 5, 61.7]) {
      const score = composeScore(mood, mood.tempo[0], seconds, 3);
      expect(score.notes.length).toBeGreaterThan(0);
      const outside = score.notes.filter(
        (note) => !(note.start >= 0 && note.start < seconds && note.seconds > 0),
      );
      expect(outside).toEqual([]);
    }
  });

  it.each(everyMood)('in the %s mood fits any length from 5 to 600 s', (_name, mood) => {
    for (const seconds of [5, 6.4, 9.99, 17, 25, 40, 61.3, 180, 600]) {
      const { notes, finalChord } = composeScore(mood, mood.tempo[1], seconds, 11);
      const starts = notes.map(({ start }) => start);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      // It plays on without holes, and the last chord has time to ring.
      const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
      expect(Math.max(...gaps)).toBeLessThan(4.5);
      expect(seconds - finalChord).toBeGreaterThan(1.5);
      expect(seconds - finalChord).toBeLessThan(6);
      // Nothing of the music before sounds into the last chord but by ringing.
      const into = notes.filter(
        ({ start, seconds: held }) => start < finalChord - 0.02 && !(start + held < finalChord + 3),
      );
      expect(into).toEqual([]);
    }
  });

  it.each(everyMood)('in the %s mood brings its players in one after another', (_name, mood) => {
    const { notes, finalChord } = composeScore(mood, mood.tempo[0], 40, 4);
    const playing = (from: number, to: number) => {
      const heard = notes.filter(
        ({ start }) => start >= from * finalChord - 0.02 && start < to * finalChord - 0.02,
      );
      return {
        players: new Set(heard.map(({ instrument }) => instrument)).size,
        notes: heard.length,
      };
    };
    const [opening, middle] = [playing(0, 0.15), playing(0.5, 0.75)];
    expect(middle.players).toBeGreaterThan(opening.players);
    expect(middle.notes / 0.25).toBeGreaterThan((1.3 * opening.notes) / 0.15);
  });

  it.each(everyMood)('in the %s mood never plays eight bars twice in a row', (_name, mood) => {
    const seconds = 120;
    const { notes, finalChord } = composeScore(mood, mood.tempo[0], seconds, 4);
    const bars = Math.round((finalChord * mood.tempo[0]) / 60 / mood.beatsPerBar);
    const eight = (8 * finalChord) / bars;
    const melodic = notes.filter(
      ({ instrument }) => !['kick', 'tick', 'shaker', 'brush'].includes(instrument),
    );
    const played = Array.from({ length: Math.floor(finalChord / eight) }, (_, part) =>
      melodic
        .filter(({ start }) => start >= part * eight - 0.03 && start < (part + 1) * eight - 0.03)
        .map(({ instrument, pitch }) => `${instrument}${pitch}`)
        .join(' '),
    );
    played.slice(1).forEach((part, index) => {
      expect(part).not.toBe(played[index]);
    });
  });

  it('keeps its tempo up to the last chord, and its players are never quite on the beat', () => {
    const mood = moods().warm;
    const { notes, finalChord } = composeScore(mood, 76, 40, 3);
    const basses = notes
      .filter(({ instrument }) => instrument === 'bass')
      .map(({ start }) => start);
    const bar = (60 / 76) * mood.beatsPerBar;
    expect(basses.length).toBeGreaterThan(5);
    for (const start of [...basses, finalChord]) {
      expect(Math.abs(start / bar - Math.round(start / bar))).toBeLessThan(1e-6);
    }
    const beats = notes.filter(
      ({ instrument, start }) => instrument === mood.lead && start < finalChord,
    );
    const offBeat = beats.filter(({ start }) =>
      basses.every((bar) => Math.abs(start - bar) > 1e-6),
    );
    expect(offBeat.length).toBe(beats.length);
  });

  it('differs in metre, mode, tempo, players and keys from mood to mood', () => {
    const kinds = everyMood.map(([, { mode, beatsPerBar, lead, tune, percussion, strings }]) =>
      [mode, beatsPerBar, lead, tune, percussion, strings].join(),
    );
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(new Set(musicTracks.map(({ tempo }) => tempo)).size).toBe(musicTracks.length);
    for (const { mood, tempo } of musicTracks) {
      const [low, high] = moods()[mood].tempo;
      expect(tempo).toBeGreaterThanOrEqual(low);
      expect(tempo).toBeLessThanOrEqual(high);
    }
  });

  it('ends on the tonic chord', () => {
    const mood = moods().warm;
    const score = composeScore(mood, 76, 30, 3);
    const basses = score.notes.filter((note) => note.instrument === 'bass');
    const last = basses.at(-1);
    expect(last?.start).toBeCloseTo(score.finalChord, 3);
    expect(mood.tonics.map((tonic) => tonic % 12)).toContain((last?.pitch ?? -1) % 12);
  });

  it('leads each voice by small steps', () => {
    for (const mood of Object.values(moods())) {
      for (const verse of mood.verses) {
        const chords = leadVoices(mood, mood.tonics[0], [...verse, ...verse]);
        chords.slice(1).forEach((chord, index) => {
          const before = chords[index];
          const moves = chord.voices.map((note, voice) =>
            Math.abs(note - (before?.voices[voice] ?? note)),
          );
          expect(Math.max(...moves)).toBeLessThanOrEqual(7);
        });
      }
    }
  });
});
