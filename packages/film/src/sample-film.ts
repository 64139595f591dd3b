import sharp from 'sharp';
import type { ReadObject } from './read-object.js';
import {
  type Storyboard,
  type StoryboardScene,
  storyboardSchema,
  type WholeCaptionStyle,
  type WholeStoryboard,
} from './storyboard.js';

/*
 * Drawn pictures, sounds and storyboards for this package's own tests; not part of its face.
 */

/** A picture of soft gradients, bars and circles, different for each hue. */
export async function samplePicture(hue: number, width = 1200, height = 800): Promise<Buffer> {
  const bars = Array.from({ length: 12 }, (_, index) => {
    const x = (width / 12) * index;
    return `<rect x="${x}" y="${height * 0.2}" width="${width / 26}" height="${height * 0.6}" fill="hsl(${hue + index * 9},60%,${30 + index * 4}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue},50%,75%)"/><stop offset="1" stop-color="hsl(${hue + 60},50%,35%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>${bars.join('')}
    <circle cx="${width * 0.7}" cy="${height * 0.4}" r="${height * 0.15}" fill="hsl(${hue + 180},70%,55%)"/></svg>`;
  return await sharp(Buffer.from(svg)).png().toBuffer();
}

/** A mono 16-bit WAV; `sample` gives -1 to 1 at a time in seconds. */
export function sampleWave(
  seconds: number,
  sample: (time: number) => number,
  rate = 22_050,
): Buffer {
  const count = Math.round(seconds * rate);
  const file = Buffer.alloc(44 + count * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + count * 2, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index += 1) {
    file.writeInt16LE(Math.round(sample(index / rate) * 32_767), 44 + index * 2);
  }
  return file;
}

export function sampleScene(change: Partial<StoryboardScene> = {}): StoryboardScene {
  return {
    id: 'scene-1',
    kind: 'supplied',
    image_key: 'first',
    seconds: 0.5,
    movement: 'dolly_in',
    focus: { x: 0.5, y: 0.5 },
    transition: { kind: 'cut', seconds: 0 },
    ...change,
  };
}

export function sampleStoryboard(change: Partial<Storyboard> = {}): WholeStoryboard {
  return storyboardSchema.parse({
    version: 1,
    seed: 1,
    format: '16:9',
    scenes: [sampleScene()],
    captions: null,
    watermark: null,
    sound: { narration: [], music_key: null },
    ...change,
  });
}

export const sampleCaptionStyle: WholeCaptionStyle = {
  font: 'sans',
  position: 'bottom',
  size: 'medium',
  colour: '#FFFFFF',
  background: '#10151C',
  highlight: null,
};

/** An object store that holds only these. */
export function sampleStore(objects: Readonly<Record<string, Buffer>>): ReadObject {
  return async (key) => {
    const object = objects[key];
    if (object === undefined) throw new Error(`There is no object ${key}.`);
    return object;
  };
}

/** Numbers from 0 up to 1, the same in every run. */
export function sampleNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
