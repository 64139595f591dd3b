import { cameraMovements, videoFormats } from '@groundwork/contract/films/fields';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { sampleScene, sampleStoryboard } from '../fixtures/sample-film.js';
import { sampleFrames } from '../fixtures/sample-frames.js';

/** Width to height: a panorama, a photo, and one that is narrower than an upright frame. */
const ratios = [2.2, 1.5, 0.5];
/** Pixels of the red line along the picture's edge, when the picture is shown at about its own size. */
const LINE = 1;
/** Red difference, in levels over grey, that a filter may draw inwards from the line, and that the line itself has. */
const RINGING = 24;
const PURE_RED = 112;

/** Grey with a red line along its edges, of the size in which a frame shows it. */
async function edgedPicture(ratio: number, format: keyof typeof videoFormats): Promise<Buffer> {
  const frame = videoFormats[format];
  const width = Math.round(Math.max(frame.width, frame.height * ratio));
  const height = Math.round(width / ratio);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#f00"/>
    <rect x="${LINE}" y="${LINE}" width="${width - 2 * LINE}" height="${height - 2 * LINE}" fill="#777"/></svg>`;
  return await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

/** Greatest red difference in a frame, in levels over grey. */
function reddest(frame: Uint8Array): number {
  let greatest = 0;
  for (const value of frame.subarray((frame.length / 6) * 5)) {
    greatest = Math.max(greatest, value - 128);
  }
  return greatest;
}

describe('no frame shows the edge of its picture', () => {
  it.each(
    (['16:9', '9:16'] as const).flatMap((format) =>
      ratios.map((ratio) => [format, ratio] as const),
    ),
  )('in a %s film of a picture %d times as wide as it is high', async (format, ratio) => {
    const first = await edgedPicture(ratio, format);
    for (const movement of cameraMovements) {
      // Off the middle, where the camera is nearest to an edge.
      const focus = { x: 0.97, y: 0.04 };
      const scenes = [sampleScene({ movement, focus, seconds: 1.2 })];
      const storyboard = sampleStoryboard({ format, scenes });
      const frames = await sampleFrames(storyboard, { first }, 0, [0, 35]);
      expect(Math.max(...frames.map(reddest))).toBeLessThan(RINGING);
    }
  });

  it('which would be seen at once if it did', async () => {
    const first = await edgedPicture(1.5, '16:9');
    const { width, height } = await sharp(first).metadata();
    const moved = await sharp(first)
      .extract({ left: 0, top: 0, width: width - 8, height })
      .resize(width, height, { fit: 'fill' })
      .extend({ left: 12, background: '#f00' })
      .png()
      .toBuffer();
    const storyboard = sampleStoryboard({ scenes: [sampleScene({ movement: 'still' })] });
    const [frame] = await sampleFrames(storyboard, { first: moved }, 0, [0]);
    expect(reddest(frame ?? new Uint8Array())).toBeGreaterThan(PURE_RED / 2);
  });
});
