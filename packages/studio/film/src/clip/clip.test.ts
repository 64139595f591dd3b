import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { videoFormats } from '@groundwork/contract/films/fields';
import { describe, expect, it } from '@jest/globals';
import { sampleClip } from '../fixtures/sample-clip.js';
import {
  samplePicture,
  sampleScene,
  sampleStore,
  sampleStoryboard,
  sampleWave,
} from '../fixtures/sample-film.js';
import { sampleFrames } from '../fixtures/sample-frames.js';
import { frameGrid, gridDifference } from '../fixtures/sample-grid.js';
import { probe } from '../fixtures/sample-probe.js';
import { renderSegment } from '../render/render-segment.js';
import { planSegments, planShots } from '../timeline.js';
import { decodeClip, ingestClip } from './decode-clip.js';
import { clipFrames, clipKeys, shareOfClip } from './segment-clips.js';

const signal = new AbortController().signal;
const clip = {
  clip_key: 'clip',
  start: 0.5,
  length: 1,
  seconds: 1.8,
  window: { left: 0, top: 0, width: 1, height: 1 },
};
const size = videoFormats['16:9'];

const picture = await samplePicture(100, 960, 540);
const raw = await sampleClip(picture, {
  width: 480,
  height: 270,
  seconds: 1,
  framesPerSecond: 24,
  brightness: 20,
});
const taken = await ingestClip(raw, signal);

const film = (change: Partial<typeof clip> = {}) =>
  sampleStoryboard({
    scenes: [
      sampleScene({
        image_key: 'picture',
        seconds: 3,
        movement: 'still',
        clip: { ...clip, ...change },
      }),
      sampleScene({
        image_key: 'picture',
        seconds: 1,
        movement: 'still',
        transition: { kind: 'crossfade', seconds: 0.5 },
      }),
    ],
  });

async function grids(storyboard: ReturnType<typeof film>, segment: number, frames: number[]) {
  const objects = { picture, clip: taken.file };
  const drawn = await sampleFrames(storyboard, objects, segment, frames);
  return drawn.map((frame) => frameGrid(frame, size));
}

describe('a clip that is taken over', () => {
  it('loses its sound, keeps its film, and tells what it is like', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'groundwork-test-'));
    try {
      const file = join(folder, 'clip.mp4');
      await writeFile(file, taken.file);
      const streams = await probe(file);
      expect(
        streams.map(({ codec_name, nb_read_packets }) => [codec_name, nb_read_packets]),
      ).toEqual([['h264', 24]]);
      expect(taken).toMatchObject({ width: 480, height: 270 });
      expect(taken.seconds).toBeCloseTo(1, 1);
      expect(taken.stills).toHaveLength(10);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.each([
    ['bytes of no meaning', Buffer.from('this is no film at all')],
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/hostname\n')],
    ['sound alone', sampleWave(0.2, (time) => Math.sin(time * 2000))],
  ])('is refused when it is %s', async (_what, bytes) => {
    await expect(ingestClip(bytes, signal)).rejects.toMatchObject({ fault: 'picture_unreadable' });
  });

  it('is refused when it was cut off', async () => {
    await expect(ingestClip(raw.subarray(0, raw.length / 2), signal)).rejects.toMatchObject({
      fault: 'picture_unreadable',
    });
  });
});

describe('a clip in a film', () => {
  const [shot] = planShots(film());
  if (shot === undefined) throw new Error('no shot');

  it('is mixed in and out gently, and is gone with its shot at the latest', () => {
    expect(clipFrames(clip, shot)).toEqual({ firstFrame: 15, endFrame: 69 });
    const shares = Array.from({ length: 105 }, (_, frame) => shareOfClip(clip, shot, frame));
    const steps = shares.slice(1).map((share, index) => Math.abs(share - (shares[index] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.15);
    expect(Math.max(...shares)).toBeGreaterThan(0.9);
    expect([shares[14], shares[69]]).toEqual([0, 0]);
    const long = { ...clip, length: 9, seconds: 9 };
    expect(clipFrames(long, shot).endFrame).toBe(shot.goneFrame);
    expect(shareOfClip(long, shot, shot.goneFrame - 1)).toBe(1);
  });

  it('has the film’s frames at the pace of the scene, the same each time', async () => {
    const { file } = taken;
    const slow = { ...clip, seconds: 2 };
    const [all, part, again] = await Promise.all([
      decodeClip(file, slow, { first: 0, end: 90 }, signal),
      decodeClip(file, slow, { first: 20, end: 30 }, signal),
      decodeClip(file, slow, { first: 20, end: 30 }, signal),
    ]);
    expect(all.frames.length).toBeGreaterThanOrEqual(57);
    expect(all.frames.length).toBeLessThanOrEqual(60);
    expect(part.frames).toEqual(all.frames.slice(20, 30));
    expect(again).toEqual(part);
    expect(part.opening).toEqual(all.frames[0]);
  });

  it('begins and ends in the picture’s own colours, and moves in between', async () => {
    const [before, opening, middle, after] = await grids(film(), 0, [10, 15, 36, 72]);
    if (!before || !opening || !middle || !after) throw new Error('no frames');
    expect(gridDifference(before, opening).greatest).toBeLessThan(4);
    expect(gridDifference(before, middle).greatest).toBeGreaterThan(50);
    // The engine's own brightness is taken out: what does not move looks as it did.
    const still = [...before].filter((value, at) => Math.abs(value - (middle[at] ?? 0)) < 4);
    expect(still.length).toBeGreaterThan(before.length * 0.8);
    expect(after).toEqual(before);
  });

  it('goes on while the next scene fades in', async () => {
    const slow = { start: 1, length: 1, seconds: 4 };
    const [last] = await grids(film(slow), 0, [89]);
    const [first] = await grids(film(slow), 1, [90]);
    const [rest] = await grids(film({ ...slow, seconds: 1 }), 1, [90]);
    if (!last || !first || !rest) throw new Error('no frames');
    expect(gridDifference(last, first).greatest).toBeLessThan(15);
    expect(gridDifference(first, rest).greatest).toBeGreaterThan(40);
  });

  it('shows no more of the picture than it was made of', async () => {
    const window = { left: 0, top: 0, width: 0.5, height: 1 };
    const [before, middle] = await grids(film({ window }), 0, [10, 40]);
    if (!before || !middle) throw new Error('no frames');
    const right = (grid: Uint8Array) => grid.filter((_, at) => at % 16 > 8);
    expect(right(middle)).toEqual(right(before));
    expect(gridDifference(before, middle).greatest).toBeGreaterThan(20);
  });

  it('that cannot be read fails its segment, and none that does not show it', async () => {
    const storyboard = film();
    const work = renderSegment({
      storyboard,
      segmentIndex: 0,
      readObject: sampleStore({ picture, clip: Buffer.from('no film') }),
      outputFile: join(tmpdir(), `groundwork-test-${process.pid}.mp4`),
      threads: 1,
      signal,
    });
    await expect(work).rejects.toMatchObject({ fault: 'picture_unreadable', objectKey: 'clip' });
    const keys = planSegments(storyboard).map((segment) => clipKeys(storyboard, segment));
    expect(keys).toEqual([['clip'], []]);
  });
});
