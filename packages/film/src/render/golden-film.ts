import sharp from 'sharp';
import { samplePicture, sampleScene, sampleStoryboard } from '../sample-film.js';
import type { Storyboard, StoryboardScene, WholeStoryboard } from '../storyboard.js';

/*
 * A short drawn film in which everything happens that a frame can show; for the test of golden frames.
 */

export async function goldenObjects(): Promise<Record<string, Buffer>> {
  const [width, height] = [900, 600];
  const map = Uint8Array.from(
    { length: width * height },
    (_, at) => 255 - Math.floor((Math.floor(at / width) * 255) / (height - 1)),
  );
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150"><rect width="300" height="150" fill="#0b5"/></svg>`;
  return {
    plot: await samplePicture(100, width, height),
    house: await samplePicture(220, width, height),
    tall: await samplePicture(20, 600, 1000),
    map: await sharp(map, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer(),
    logo: await sharp(Buffer.from(logo)).png().toBuffer(),
  };
}

const crossfade = { kind: 'crossfade', seconds: 0.5 } as const;

/** Scenes whose first frames are 0, 60, 120 and 180. */
export const goldenScenes: readonly StoryboardScene[] = [
  sampleScene({
    seconds: 2,
    image_key: 'plot',
    movement: 'traveling_right',
    fade: { in: 0.5, out: 0 },
  }),
  sampleScene({
    seconds: 2,
    image_key: 'house',
    movement: 'dolly_in',
    focus: { x: 0.7, y: 0.4 },
    follows: true,
    transition: crossfade,
    reveal: { from_key: 'plot', map_key: 'map', start: 0.5, seconds: 1 },
  }),
  sampleScene({ seconds: 2, image_key: 'tall', movement: 'arc_left', transition: crossfade }),
  sampleScene({ seconds: 2, image_key: 'plot', movement: 'traveling_up', transition: crossfade }),
];

export function goldenFilm(change: Partial<Storyboard> = {}): WholeStoryboard {
  return sampleStoryboard({
    scenes: [...goldenScenes],
    captions: {
      style: {
        position: 'bottom',
        size: 'large',
        colour: '#FFFFFF',
        background: '#10151C',
        highlight: '#FFC53D',
      },
      cues: [{ start: 2.5, end: 5.5, text: 'A meadow in the morning light', words: [] }],
    },
    watermark: { kind: 'image', image_key: 'logo', position: 'top_right', opacity: 0.6 },
    overlays: [
      { kind: 'text', text: 'Plot 14', position: 'top_left', size: 'large', start: 4, end: 8 },
      { kind: 'logo', image_key: 'logo', position: 'top_right', scale: 0.12 },
    ],
    ...change,
  });
}

/** Frames that are looked at, by segment: fade, moves, cross-fades, the reveal's course, captions, overlays. */
export const goldenFrames: readonly (readonly number[])[] = [
  [3, 30, 55],
  [66, 84, 95, 110],
  [126, 150, 175],
  [190, 215, 238],
];
