import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { sampleNumbers, sampleScene, sampleStoryboard } from '../fixtures/sample-film.js';
import { sampleFrames } from '../fixtures/sample-frames.js';
import type { Framing, StoryboardScene } from '../scene.js';
import { frameSize } from './frame-job.js';

const photo = { width: 3000, height: 2000 };
/** A wide part and a part of it, made larger than it is: sizes that do not come out even. */
const wide = { left: 0, top: 101, width: 3000, height: 1787 };
const plot = { left: 937, top: 413, width: 1543, height: 1101 };
const rest = { x: 1650, y: 960, width: 1277, by: 0 };
/** As high as the smaller part in an upright film. */
const narrow = { ...rest, width: 590 };

/** Texture fine enough to show a shift by a fraction of a pixel, and coarse enough for any enlargement. */
async function drawPhoto(): Promise<Buffer> {
  const random = sampleNumbers(11);
  const grain = { width: photo.width / 8, height: photo.height / 8, channels: 3 } as const;
  const noise = Buffer.from(
    Array.from({ length: grain.width * grain.height * 3 }, () => Math.floor(random() * 256)),
  );
  return await sharp(noise, { raw: grain })
    .resize(photo.width, photo.height, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const whole = await drawPhoto();
const cut = (part: Framing['window'], width: number, height: number) =>
  sharp(whole).extract(part).resize(width, height, { fit: 'fill' }).png().toBuffer();
const objects = {
  wide: await cut(wide, wide.width, wide.height),
  // Made larger as decodePart of imaging does: what lay in the middle of a pixel lies there still.
  plot: await sharp(whole)
    .extract(plot)
    .affine(
      [
        [2001 / plot.width, 0],
        [0, 1428 / plot.height],
      ],
      { interpolator: 'bicubic', idx: 0.5, idy: 0.5, odx: -0.5, ody: -0.5 },
    )
    .png()
    .toBuffer(),
};

function scene(key: 'wide' | 'plot', change: Partial<StoryboardScene> = {}): StoryboardScene {
  const window = key === 'wide' ? wide : plot;
  return sampleScene({
    image_key: key,
    movement: 'still',
    seconds: 1,
    framing: { photo, window, rest },
    ...change,
  });
}

/** By how many pixels one frame is shifted against another, by the gradients of its luma; and how much they differ. */
function shift(one: Uint8Array, other: Uint8Array, width: number, height: number) {
  let [xx, yy, xt, yt, apart, count] = [0, 0, 0, 0, 0, 0];
  for (let y = 20; y < height - 20; y += 2) {
    for (let x = 20; x < width - 20; x += 2) {
      const at = y * width + x;
      const gx = ((one[at + 1] ?? 0) - (one[at - 1] ?? 0)) / 2;
      const gy = ((one[at + width] ?? 0) - (one[at - width] ?? 0)) / 2;
      const difference = (other[at] ?? 0) - (one[at] ?? 0);
      xx += gx * gx;
      yy += gy * gy;
      xt += gx * difference;
      yt += gy * difference;
      apart += Math.abs(difference);
      count += 1;
    }
  }
  return { x: xt / xx, y: yt / yy, apart: apart / count };
}

describe('pictures of two parts of one photo', () => {
  it.each(['16:9', '9:16'] as const)('lie on one another under one view in %s', async (format) => {
    const frames = await Promise.all(
      (['wide', 'plot'] as const).map(async (key) => {
        const window = key === 'wide' ? wide : plot;
        const framing = { photo, window, rest: format === '16:9' ? rest : narrow };
        const storyboard = sampleStoryboard({ format, scenes: [scene(key, { framing })] });
        const [frame] = await sampleFrames(storyboard, objects, 0, [25]);
        return frame ?? new Uint8Array();
      }),
    );
    const { width, height } = frameSize(sampleStoryboard({ format }));
    const [one = new Uint8Array(), other = new Uint8Array()] = frames;
    const found = shift(one, other, width, height);
    expect(Math.abs(found.x)).toBeLessThan(0.15);
    expect(Math.abs(found.y)).toBeLessThan(0.15);
    expect(found.apart).toBeLessThan(3);
  });

  it('take over from one another without a step', async () => {
    const storyboard = sampleStoryboard({
      scenes: [
        scene('wide', { seconds: 2, movement: 'dolly_in' }),
        scene('plot', {
          seconds: 1,
          follows: true,
          movement: 'arc_left',
          transition: { kind: 'crossfade', seconds: 0.5 },
        }),
      ],
    });
    const { width, height } = frameSize(storyboard);
    const [before] = await sampleFrames(storyboard, objects, 0, [59]);
    const after = await sampleFrames(storyboard, objects, 1, [60, 61, 62, 63]);
    const run = [before ?? new Uint8Array(), ...after];
    for (const [index, frame] of run.slice(1).entries()) {
      const found = shift(run[index] ?? new Uint8Array(), frame, width, height);
      expect(found.apart).toBeLessThan(2);
    }
  });
});

describe('a picture that the camera comes much closer to', () => {
  it('is as crisp near as it was far, and changes its size without a step', async () => {
    const near = { ...rest, width: 900, by: 2 };
    const storyboard = sampleStoryboard({
      scenes: [scene('wide', { seconds: 2, framing: { photo, window: wide, rest: near } })],
    });
    const { width, height } = frameSize(storyboard);
    const frames = await sampleFrames(
      storyboard,
      objects,
      0,
      Array.from({ length: 60 }, (_, index) => index),
    );
    const steps = frames.slice(1).map((frame, index) => {
      return shift(frames[index] ?? new Uint8Array(), frame, width, height).apart;
    });
    // A step would stand out from the frames before and after it.
    for (let at = 1; at + 1 < steps.length; at += 1) {
      const around = Math.max(steps[at - 1] ?? 0, steps[at + 1] ?? 0);
      expect(steps[at] ?? 0).toBeLessThan(around * 1.35 + 1);
    }
  });
});
