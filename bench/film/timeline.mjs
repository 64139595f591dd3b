import { createRequire } from 'node:module';

const require = createRequire(new URL('../../packages/studio/film/package.json', import.meta.url));
const sharp = require('sharp');

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A picture with texture at every scale, like foliage and facades: noise in octaves under some hundred rectangles.
 * Photos would do as well, but a benchmark should need no download.
 */
export async function drawPicture(seed, { width, height }) {
  const random = seeded(seed);
  const layers = [];
  for (let cell = 400; cell >= 3; cell = Math.round(cell / 2.2)) {
    const columns = Math.ceil(width / cell) + 2;
    const rows = Math.ceil(height / cell) + 2;
    const noise = Buffer.alloc(columns * rows * 3);
    const strength = 30 + 60 * Math.sqrt(cell / 400);
    const tint = [random(), random(), random()];
    for (let at = 0; at < noise.length; at += 1) {
      noise[at] = 128 + (random() - 0.5) * 2 * strength * (0.6 + 0.4 * tint[at % 3]);
    }
    layers.push(
      await sharp(noise, { raw: { width: columns, height: rows, channels: 3 } })
        .resize(width, height, { fit: 'fill', kernel: 'cubic' })
        .raw()
        .toBuffer(),
    );
  }
  const picture = Buffer.alloc(width * height * 3);
  for (let at = 0; at < picture.length; at += 1) {
    let value = 128;
    for (const layer of layers) value += (layer[at] - 128) * 0.6;
    picture[at] = Math.max(0, Math.min(255, value));
  }
  const boxes = Array.from({ length: 260 }, () => {
    const size = 8 + random() ** 3 * 240;
    const shade = () => Math.round(random() * 255);
    const colour = `rgb(${shade()},${shade()},${shade()})`;
    return `<rect x="${random() * width}" y="${random() * height}" width="${size}" height="${size * (0.4 + random())}" fill="${colour}" opacity="0.85"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${boxes.join('')}</svg>`;
  return await sharp(picture, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Of the pictures: a camera's format, at about the size that preparing hands to the film stage. */
const pictureSize = { width: 2400, height: 1600 };
const voiceSeconds = 2.6;

/** A mono WAV of 16-bit samples at 48 kHz. */
function wave(seconds, sample) {
  const count = Math.round(seconds * 48000);
  const bytes = Buffer.alloc(44 + count * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + count * 2, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(48000, 24);
  bytes.writeUInt32LE(96000, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(count * 2, 40);
  for (let at = 0; at < count; at += 1) {
    bytes.writeInt16LE(Math.round(sample(at / 48000) * 32767), 44 + at * 2);
  }
  return bytes;
}

/** Five pictures, 516 frames: pan, tilt, zoom and two arcs, cross-fades, captions, logo, narration and music. */
export async function drawTimeline(format) {
  const movements = ['traveling_right', 'traveling_up', 'dolly_in', 'arc_left', 'arc_right'];
  const objects = new Map();
  for (const [index] of movements.entries()) {
    objects.set(`picture-${index}.jpg`, await drawPicture(index + 1, pictureSize));
  }
  const voice = (t) =>
    0.3 * Math.sin(2 * Math.PI * 190 * t) * Math.max(0, Math.sin(2 * Math.PI * 3 * t));
  const bed = (t) => 0.1 * (Math.sin(2 * Math.PI * 220 * t) + Math.sin(2 * Math.PI * 277 * t));
  objects.set('voice.wav', wave(voiceSeconds, voice));
  objects.set('music.wav', wave(17.2, bed));
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160"><rect width="400" height="160" rx="40" fill="#0b5"/><circle cx="90" cy="80" r="50" fill="#fff"/></svg>';
  objects.set('logo.png', await sharp(Buffer.from(logo)).png().toBuffer());
  const seconds = 17.2 / movements.length;
  const cues = movements.map((_movement, index) => ({
    start: index * seconds + 0.3,
    end: index * seconds + 3,
    text: 'A place in the sun, with room for a house and a garden.',
    words: [],
  }));
  const storyboard = {
    version: 1,
    seed: 1,
    format,
    scenes: movements.map((movement, index) => ({
      id: `scene-${index}`,
      kind: 'supplied',
      image_key: `picture-${index}.jpg`,
      seconds,
      movement,
      focus: { x: 0.5, y: 0.5 },
      transition: index === 0 ? { kind: 'cut', seconds: 0 } : { kind: 'crossfade', seconds: 0.7 },
    })),
    captions: {
      style: {
        position: 'bottom',
        size: 'medium',
        colour: '#FFFFFF',
        background: '#10151C',
        highlight: null,
      },
      cues,
    },
    watermark: { kind: 'image', image_key: 'logo.png', position: 'top_right', opacity: 0.85 },
    sound: {
      narration: movements.map((_movement, index) => ({
        audio_key: 'voice.wav',
        start: index * seconds + 0.3,
      })),
      music_key: 'music.wav',
    },
  };
  return { storyboard, objects, pictureSize, voiceSeconds };
}

/** The same timeline with each scene but the first coming about on the one before it, as houses rise from a plot. */
export async function withReveals(timeline) {
  const { storyboard, objects, pictureSize } = timeline;
  const { width, height } = pictureSize;
  const random = seeded(99);
  const map = Buffer.alloc(width * height);
  for (let at = 0; at < map.length; at += 1) {
    const upwards = 1 - Math.floor(at / width) / height;
    map[at] = 255 * Math.min(1, 0.85 * upwards + 0.15 * random());
  }
  const png = await sharp(map, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return {
    ...timeline,
    objects: new Map([...objects, ['map.png', png]]),
    storyboard: {
      ...storyboard,
      scenes: storyboard.scenes.map((scene, index) => ({
        ...scene,
        reveal:
          index === 0
            ? null
            : {
                from_key: storyboard.scenes[index - 1].image_key,
                map_key: 'map.png',
                start: 0.45,
                seconds: 2,
              },
      })),
    },
  };
}
