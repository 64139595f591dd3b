import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { assembleFilm } from './assemble-film.js';
import {
  sampleNumbers,
  samplePicture,
  sampleScene,
  sampleStore,
  sampleStoryboard,
  sampleWave,
} from './fixtures/sample-film.js';
import { codedFrames, probe } from './fixtures/sample-probe.js';
import { renderSegment } from './render/render-segment.js';
import { measureLoudness } from './sound/mix.js';
import type { Storyboard } from './storyboard.js';
import { hearVoice } from './testing/listening.js';

/** 4 seconds: long enough for the gate of the loudness measure. */
const base = sampleStoryboard({
  scenes: [
    sampleScene({ seconds: 2.01, movement: 'still' }),
    sampleScene({
      seconds: 1.99,
      movement: 'still',
      image_key: 'second',
      transition: { kind: 'crossfade', seconds: 0.3 },
    }),
  ],
});
const signal = new AbortController().signal;

const folder = await mkdtemp(join(tmpdir(), 'film-assembly-'));
const random = sampleNumbers(5);
// Syllables of noisy tone: as peaky as speech. The bed is far too loud, the voice far too quiet.
const voice = (time: number) =>
  0.05 *
  Math.max(0, Math.sin(time * 2 * Math.PI * 3)) ** 2 *
  (Math.sin(time * 2 * Math.PI * 170) + (random() - 0.5));
const bed = (time: number) => 0.9 * Math.sin(time * 2 * Math.PI * 330);
const readObject = sampleStore({
  first: await samplePicture(20),
  second: await samplePicture(200),
  voice: sampleWave(1.4, voice),
  music: sampleWave(6, bed, 44_100),
  silence: sampleWave(1, () => 0),
  noise: Buffer.from('this is no sound'),
});
const segmentFiles: string[] = [];
for (const segmentIndex of [0, 1]) {
  // The apostrophe must survive the list that ffmpeg reads.
  const outputFile = join(folder, `it's segment ${segmentIndex}.mp4`);
  await renderSegment({
    storyboard: base,
    segmentIndex,
    readObject,
    outputFile,
    threads: 2,
    signal,
  });
  segmentFiles.push(outputFile);
}

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function assemble(name: string, sound: Storyboard['sound']) {
  const outputFile = join(folder, name);
  const storyboard = { ...base, sound };
  const made = await assembleFilm({ storyboard, segmentFiles, readObject, outputFile, signal });
  return { made, outputFile };
}

/** The film with everything in it, made once for all that look at it. */
let whole: ReturnType<typeof assemble> | undefined;
const wholeFilm = () => {
  whole ??= assemble('whole.mp4', { narration, music_key: 'music' });
  return whole;
};

const narration = [
  { audio_key: 'voice', start: 0.3 },
  { audio_key: 'voice', start: 2.2 },
];

describe('assembleFilm', () => {
  it.each([
    ['narration', () => assemble('narration.mp4', { narration, music_key: null })],
    ['music', () => assemble('music.mp4', { narration: [], music_key: 'music' })],
    ['narration over music', wholeFilm],
  ])('brings %s to -16 LUFS under -1 dBTP', async (_name, made) => {
    const { outputFile } = await made();
    const { integrated, truePeak } = await measureLoudness(
      [{ source: outputFile, options: [] }],
      [],
      signal,
      { truePeak: true },
    );
    expect(truePeak).not.toBeNull();
    expect(Math.abs((integrated ?? 0) + 16)).toBeLessThanOrEqual(1);
    expect(truePeak).toBeLessThan(-1);
  });

  it('ducks the music while somebody speaks', async () => {
    const { outputFile } = await assemble('ducked.mp4', {
      narration: [{ audio_key: 'voice', start: 0 }],
      music_key: 'music',
    });
    const alone = await levelOfBed(outputFile, 2.6);
    const under = await levelOfBed(outputFile, 0.4);
    expect(alone - under).toBeGreaterThan(4);
  });

  it('has the tone of a room between sentences where there is no music', async () => {
    const voice = [{ audio_key: 'voice', start: 0 }];
    const { outputFile } = await assemble('room.mp4', { narration: voice, music_key: null });
    const pause = (await hearVoice(outputFile, signal)).loudestIn([{ start: 2.6, end: 3.6 }]);
    expect(pause).toBeGreaterThan(-66);
    expect(pause).toBeLessThan(-54);
  });

  it('joins the segments without loss and ends sound and picture together', async () => {
    const { made, outputFile } = await wholeFilm();
    expect(made).toMatchObject({ seconds: 4, width: 1920, height: 1080 });
    const file = await readFile(outputFile);
    expect(made.bytes).toBe(file.length);
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
    const [video, audio] = await probe(outputFile);
    expect(video).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      nb_read_packets: 120,
      duration: 4,
      start_time: 0,
    });
    expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 });
    expect(Math.abs((audio?.duration ?? 0) - 4)).toBeLessThan(0.025);
    const joined = await codedFrames(outputFile);
    const parts = await Promise.all(segmentFiles.map((part) => codedFrames(part)));
    expect(joined.frames).toHaveLength(120);
    expect(joined.frames).toEqual(parts.flatMap(({ frames }) => frames));
    expect(new Set([joined.head, ...parts.map(({ head }) => head)]).size).toBe(1);
  });

  it('writes a silent track when there is nothing to hear', async () => {
    for (const [name, sound] of [
      ['mute.mp4', { narration: [], music_key: null }],
      ['silent.mp4', { narration: [{ audio_key: 'silence', start: 0 }], music_key: null }],
    ] as const) {
      const { outputFile } = await assemble(name, { ...sound, narration: [...sound.narration] });
      const [, audio] = await probe(outputFile);
      expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 });
      expect(Math.abs((audio?.duration ?? 0) - 4)).toBeLessThan(0.025);
    }
  });

  it('gives the same bytes for the same storyboard', async () => {
    const again = await assemble('again.mp4', { narration, music_key: 'music' });
    const [one, two] = await Promise.all(
      [await wholeFilm(), again].map(({ outputFile }) => readFile(outputFile)),
    );
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
  });

  it.each(['noise', 'missing'])('names the sound that cannot be read: %s', async (key) => {
    await expect(
      assemble('unreadable.mp4', { narration: [{ audio_key: key, start: 0 }], music_key: null }),
    ).rejects.toMatchObject({ name: 'FilmError', fault: 'sound_unreadable', objectKey: key });
    expect(await readdir(folder)).not.toContain('unreadable.mp4');
    expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([]);
  });

  it('stops with the signal’s reason when aborted', async () => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const work = assembleFilm({
      storyboard: { ...base, sound: { narration, music_key: 'music' } },
      segmentFiles,
      readObject,
      outputFile: join(folder, 'stopped.mp4'),
      signal: stop.signal,
      onProgress: (done) => {
        if (done === 1) stop.abort(reason);
      },
    });
    await expect(work).rejects.toBe(reason);
    expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([]);
  });
});

/** Loudness of the bed's tone alone in half a second of a film. */
async function levelOfBed(file: string, start: number): Promise<number> {
  const { integrated } = await measureLoudness(
    [{ source: file, options: ['-ss', String(start), '-t', '0.9'] }],
    [
      {
        filter: 'bandpass',
        options: { frequency: 330, width_type: 'h', width: 20 },
        inputs: ['0:a'],
        outputs: ['measured'],
      },
    ],
    signal,
  );
  return integrated ?? -70;
}
