import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { samplePicture, sampleScene, sampleStoryboard } from '../fixtures/sample-film.js';
import { sampleFrames } from '../fixtures/sample-frames.js';
import type { StoryboardScene } from '../scene.js';

const gradient = Uint8Array.from({ length: 1200 * 800 }, (_, at) => Math.floor((at % 1200) / 4.7));
const objects = {
  plot: await samplePicture(90),
  house: await samplePicture(210),
  map: await sharp(gradient, { raw: { width: 1200, height: 800, channels: 1 } })
    .png()
    .toBuffer(),
  upright: await samplePicture(10, 800, 1000),
};

const reveal = { from_key: 'plot', map_key: 'map', start: 0.4, seconds: 1 };
const scene = (change: Partial<StoryboardScene> = {}) =>
  sampleScene({ seconds: 2, image_key: 'house', movement: 'arc_left', ...change });
const film = (...scenes: StoryboardScene[]) => sampleStoryboard({ scenes });

describe('a reveal', () => {
  it('shows the one picture before its start and the other after its end, under the same camera', async () => {
    const storyboard = film(scene({ reveal }));
    const made = await sampleFrames(storyboard, objects, 0, [0, 12, 13, 27, 41, 42, 59]);
    const before = await sampleFrames(film(scene({ image_key: 'plot' })), objects, 0, [0, 12, 27]);
    const after = await sampleFrames(film(scene()), objects, 0, [27, 42, 59]);
    expect(sums([made[0], made[1]])).toEqual(sums([before[0], before[1]]));
    expect(sums([made[5], made[6]])).toEqual(sums([after[1], after[2]]));
    expect(new Set(sums(made)).size).toBe(made.length);
    expect(sums([...before, ...after])).not.toEqual(expect.arrayContaining(sums([made[3]])));
    // Half of the way through, what is left of the front has turned and what is right of it has not.
    const [middle, old, whole] = [made[3], before[2], after[0]].map(lumaColumns);
    expect(middle?.slice(0, 700)).toEqual(whole?.slice(0, 700));
    expect(middle?.slice(1200)).toEqual(old?.slice(1200));
  });

  it('turns back into the first picture', async () => {
    const back = { start: 1.2, seconds: 0.4 };
    const made = await sampleFrames(
      film(scene({ reveal: { ...reveal, start: 0.1, seconds: 0.5, back } })),
      objects,
      ...([0, [30, 42, 48, 59]] as const),
    );
    const before = await sampleFrames(film(scene({ image_key: 'plot' })), objects, 0, [48, 59]);
    const after = await sampleFrames(film(scene()), objects, 0, [30]);
    expect(sums([made[0]])).toEqual(sums(after));
    expect(sums([made[2], made[3]])).toEqual(sums(before));
    expect(new Set(sums(made)).size).toBe(made.length);
  });

  it('goes on while the next scene fades in over it, and there once it is over', async () => {
    const late = scene({ seconds: 1, reveal: { ...reveal, start: 0.3, seconds: 1.2 } });
    const next = scene({ image_key: 'plot', transition: { kind: 'crossfade', seconds: 1 } });
    const made = await sampleFrames(film(late, next), objects, 1, [35, 50]);
    const whole = await sampleFrames(film({ ...late, reveal: null }, next), objects, 1, [35, 50]);
    expect(sums([made[0]])).not.toEqual(sums([whole[0]]));
    expect(sums([made[1]])).toEqual(sums([whole[1]]));
  });

  it('needs no picture that is no longer seen', async () => {
    const next = scene({ image_key: 'upright', transition: { kind: 'crossfade', seconds: 0.3 } });
    const { house, upright } = objects;
    if (house === undefined || upright === undefined) throw new Error('They were drawn.');
    const frames = await sampleFrames(film(scene({ reveal }), next), { house, upright }, 1, [61]);
    expect(frames).toHaveLength(1);
  });

  it('takes a first picture of another size, but not of another shape', async () => {
    const small = await sharp(objects.plot).resize(600, 400).png().toBuffer();
    const given = { ...objects, small };
    const sized = film(scene({ reveal: { ...reveal, from_key: 'small' } }));
    expect(await sampleFrames(sized, given, 0, [0])).toHaveLength(1);
    for (const wrong of [{ from_key: 'upright' }, { map_key: 'upright' }]) {
      const storyboard = film(scene({ reveal: { ...reveal, ...wrong } }));
      await expect(sampleFrames(storyboard, given, 0, [0])).rejects.toMatchObject({
        fault: 'picture_unreadable',
        objectKey: 'upright',
      });
    }
  });
});

/** Digests, because comparing megabytes value by value takes minutes. */
function sums(frames: readonly (Uint8Array | undefined)[]): string[] {
  return frames.map((frame) =>
    createHash('sha256')
      .update(frame ?? '')
      .digest('hex'),
  );
}

function lumaColumns(frame: Uint8Array | undefined): number[] {
  return Array.from(frame?.subarray(1920 * 540, 1920 * 541) ?? []);
}
