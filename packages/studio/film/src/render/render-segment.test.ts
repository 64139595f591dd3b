import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  samplePicture,
  sampleScene,
  sampleStore,
  sampleStoryboard,
} from '../fixtures/sample-film.js';
import { decodedFrames, frameSums, probe } from '../fixtures/sample-probe.js';
import { runningEncoders } from '../fixtures/sample-processes.js';
import type { Storyboard } from '../storyboard.js';
import { makeCover } from './make-cover.js';
import { type RenderSegmentRequest, renderSegment } from './render-segment.js';

const folder = await mkdtemp(join(tmpdir(), 'film-segment-'));
const pictures = {
  first: await samplePicture(20),
  second: await samplePicture(200, 800, 1000),
  flat: await sharp({
    create: { width: 1200, height: 800, channels: 3, background: { r: 180, g: 90, b: 40 } },
  })
    .png()
    .toBuffer(),
  broken: (await samplePicture(3)).subarray(0, 4000),
};
const readObject = sampleStore(pictures);

afterAll(async () => {
  await rm(folder, { recursive: true });
});

function request(storyboard: Storyboard, name: string, change: Partial<RenderSegmentRequest> = {}) {
  return {
    storyboard,
    segmentIndex: 0,
    readObject,
    outputFile: join(folder, name),
    threads: 2,
    signal: new AbortController().signal,
    ...change,
  };
}

const long = sampleStoryboard({ scenes: [sampleScene({ seconds: 30 })] });

async function leftovers(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.includes('.part'));
}

describe('renderSegment', () => {
  it.each([
    ['9:16', 1080, 1920],
    ['16:9', 1920, 1080],
  ] as const)('makes an H.264 file of %s as players expect it', async (format, width, height) => {
    const seen: number[] = [];
    const storyboard = sampleStoryboard({
      format,
      scenes: [sampleScene({ movement: 'arc_left' })],
    });
    const file = `format-${width}.mp4`;
    const result = await renderSegment(
      request(storyboard, file, { onProgress: (done) => seen.push(done) }),
    );
    expect(result.frames).toBe(15);
    expect(result.bytes).toBeGreaterThan(1000);
    const [video, ...others] = await probe(join(folder, file));
    expect(others).toEqual([]);
    expect(video).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      pix_fmt: 'yuv420p',
      width,
      height,
      r_frame_rate: '30/1',
      nb_read_packets: 15,
      duration: 0.5,
      start_time: 0,
      color_range: 'tv',
      color_space: 'bt709',
      color_primaries: 'bt709',
      color_transfer: 'bt709',
    });
    expect(seen.at(-1)).toBe(15);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('gives the same bytes for the same storyboard', async () => {
    const scenes = [
      sampleScene({ seconds: 0.1 }),
      sampleScene({
        seconds: 0.3,
        image_key: 'second',
        movement: 'arc_right',
        transition: { kind: 'crossfade', seconds: 0.2 },
      }),
    ];
    const storyboard = sampleStoryboard({
      scenes,
      watermark: { kind: 'text', text: 'SAMPLE' },
    });
    for (const name of ['once.mp4', 'again.mp4']) {
      await renderSegment(request(storyboard, name, { segmentIndex: 1 }));
    }
    const [once, again] = await Promise.all(
      ['once.mp4', 'again.mp4'].map((name) => readFile(join(folder, name))),
    );
    expect(again?.equals(once ?? Buffer.alloc(0))).toBe(true);
    const sums = await frameSums(join(folder, 'once.mp4'));
    expect(sums.split('\n').filter((line) => line.startsWith('0,'))).toHaveLength(9);
  });

  it('keeps the colours of the picture', async () => {
    const storyboard = sampleStoryboard({
      scenes: [sampleScene({ image_key: 'flat', seconds: 0.1, movement: 'arc_left' })],
    });
    await renderSegment(request(storyboard, 'flat.mp4'));
    const frames = await decodedFrames(join(folder, 'flat.mp4'));
    const frame = frames.subarray(0, 1920 * 1080 * 1.5);
    const luma = 16 + (219 / 255) * (0.2126 * 180 + 0.7152 * 90 + 0.0722 * 40);
    const grey = 0.2126 * 180 + 0.7152 * 90 + 0.0722 * 40;
    const blue = 128 + ((224 / 255) * (40 - grey)) / 1.8556;
    const red = 128 + ((224 / 255) * (180 - grey)) / 1.5748;
    const pixels = 1920 * 1080;
    for (const [from, to, wanted] of [
      [0, pixels, luma],
      [pixels, pixels * 1.25, blue],
      [pixels * 1.25, pixels * 1.5, red],
    ] as const) {
      const plane = frame.subarray(from, to);
      expect(Math.abs(Math.min(...chunks(plane)) - wanted)).toBeLessThan(2);
      expect(Math.abs(Math.max(...chunks(plane)) - wanted)).toBeLessThan(2);
    }
  });

  it('stops at once when aborted, with the signal’s reason, and leaves nothing', async () => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const work = renderSegment(
      request(long, 'stopped.mp4', {
        signal: stop.signal,
        onProgress: (done) => {
          if (done === 5) stop.abort(reason);
        },
      }),
    );
    await expect(work).rejects.toBe(reason);
    expect(await runningEncoders()).toEqual([]);
    expect(await leftovers()).toEqual([]);
    expect(await readdir(folder)).not.toContain('stopped.mp4');
  });

  it('does nothing when aborted before it begins', async () => {
    const signal = AbortSignal.abort(new Error('never'));
    await expect(renderSegment(request(long, 'never.mp4', { signal }))).rejects.toThrow('never');
  });

  it('fails with encoder_failed when ffmpeg is killed, and leaves nothing', async () => {
    let killed = 0;
    const work = renderSegment(
      request(long, 'killed.mp4', {
        onProgress: (done) => {
          if (done !== 5) return;
          void runningEncoders().then((pids) => {
            for (const pid of pids) {
              killed += 1;
              process.kill(pid, 'SIGKILL');
            }
          });
        },
      }),
    );
    await expect(work).rejects.toMatchObject({ name: 'FilmError', fault: 'encoder_failed' });
    expect(killed).toBe(1);
    expect(await runningEncoders()).toEqual([]);
    expect(await leftovers()).toEqual([]);
  });

  it.each(['broken', 'missing'])('names the picture that cannot be read: %s', async (key) => {
    const storyboard = sampleStoryboard({ scenes: [sampleScene({ image_key: key })] });
    await expect(renderSegment(request(storyboard, 'unreadable.mp4'))).rejects.toMatchObject({
      name: 'FilmError',
      fault: 'picture_unreadable',
      objectKey: key,
    });
    expect(await runningEncoders()).toEqual([]);
    expect(await leftovers()).toEqual([]);
  });
});

describe('makeCover', () => {
  it('shows the proposal, in the size of the film, without captions', async () => {
    const storyboard = sampleStoryboard({
      scenes: [
        sampleScene({ kind: 'terrain', image_key: 'first' }),
        sampleScene({ kind: 'proposal', image_key: 'flat' }),
      ],
    });
    const outputFile = join(folder, 'cover.jpg');
    const signal = new AbortController().signal;
    const { bytes } = await makeCover({ storyboard, readObject, outputFile, signal });
    expect(bytes).toBeGreaterThan(1000);
    const cover = sharp(outputFile);
    expect(await cover.metadata()).toMatchObject({ format: 'jpeg', width: 1920, height: 1080 });
    const { channels } = await cover.stats();
    for (const [index, wanted] of [180, 90, 40].entries()) {
      expect(Math.abs((channels[index]?.mean ?? 0) - wanted)).toBeLessThan(3);
    }
  });
});

/** Means of a plane's blocks: single samples carry the encoder's noise. */
function* chunks(plane: Uint8Array): Generator<number> {
  for (let at = 0; at + 4096 <= plane.length; at += 4096) {
    let sum = 0;
    for (const value of plane.subarray(at, at + 4096)) sum += value;
    yield sum / 4096;
  }
}
