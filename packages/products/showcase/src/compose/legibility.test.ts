import { decodeRaster, encodeJpeg } from '@groundwork/imaging';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Layer, ScrimLayer, TextLayer } from '../design.js';
import { contrastInPicture, draw, textLayer, whole } from '../fixtures/design-pieces.js';
import { drawFlat, drawHouse, drawNoise, pixelAt } from '../fixtures/drawn-photos.js';

const size = { width: 480, height: 640 };
const photo: Layer = { kind: 'photo', photo: 0, box: whole(size) };

let grounds: Record<string, Buffer>;
let price: TextLayer;
const scrim: ScrimLayer = {
  kind: 'scrim',
  box: { x: 0, y: 240, width: 480, height: 400 },
  color: '#10151c',
  shape: 'bottom',
  least: 0,
  serves: ['price'],
};

beforeAll(async () => {
  grounds = {
    white: await drawFlat(size, '#ffffff'),
    black: await drawFlat(size, '#000000'),
    grey: await drawFlat(size, '#808080'),
    noise: await drawNoise(size),
    day: await drawHouse({ ...size, at: 0.5 }),
    night: await drawHouse({ ...size, at: 0.5, weather: 'night' }),
    snow: await drawHouse({ ...size, at: 0.5, weather: 'snow' }),
  };
  price = await textLayer('485.000 €', {
    id: 'price',
    x: 40,
    y: 520,
    width: 400,
    size: 64,
    color: '#ffffff',
  });
});

const names = ['white', 'black', 'grey', 'noise', 'day', 'night', 'snow'] as const;
const ground = (name: string): Buffer => grounds[name] ?? Buffer.alloc(0);

describe('a text on a photo', () => {
  test.each(names)('with a scrim stands out from %s', async (name) => {
    const { canvas, texts } = await draw(size, [photo, scrim, price], [ground(name)]);
    expect(texts[0]?.color).toBe('#ffffff');
    expect(await contrastInPicture(canvas, price, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    const jpeg = await decodeRaster(await encodeJpeg({ ...canvas, channels: 3 }));
    expect(await contrastInPicture(jpeg, price, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(texts[0]?.contrast).toBeGreaterThanOrEqual(4.5);
  });

  test.each(names)('in the faded part of a scrim stands out from %s', async (name) => {
    const high = { ...price, y: 250 };
    const { canvas, texts } = await draw(size, [photo, scrim, high], [ground(name)]);
    expect(await contrastInPicture(canvas, high, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(texts[0]?.contrast).toBeGreaterThanOrEqual(4.5);
  });

  test.each(names)('without a scrim stands out from %s', async (name) => {
    for (const color of ['#ffffff', '#c9a227', '#101010']) {
      const bare = { ...price, color };
      const { canvas, texts } = await draw(size, [photo, bare], [ground(name)]);
      expect(await contrastInPicture(canvas, bare, texts[0]?.color ?? '')).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(texts[0]?.contrast).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('takes an alternative colour before a veil', async () => {
    const bare = { ...price, alternatives: ['#0b2a4a'] };
    const { canvas, texts } = await draw(size, [photo, bare], [ground('white')]);
    expect(texts[0]?.color).toBe('#0b2a4a');
    expect(pixelAt(canvas, 30, 515)).toEqual([255, 255, 255]);
  });

  test('keeps its colour and the photo where it stands out already', async () => {
    const { canvas, texts } = await draw(size, [photo, price], [ground('black')]);
    expect(texts).toEqual([{ id: 'price', color: '#ffffff', contrast: 21 }]);
    expect(pixelAt(canvas, 30, 560)).toEqual([0, 0, 0]);
  });

  test('on a flat colour takes a near shade instead of a veil', async () => {
    const fill: Layer = { kind: 'fill', box: whole(size), paint: '#fff8e7' };
    const gold = { ...price, color: '#c9a227' };
    const { canvas, texts } = await draw(size, [fill, gold]);
    expect(texts[0]?.color).not.toBe('#c9a227');
    expect(texts[0]?.contrast).toBeGreaterThanOrEqual(4.5);
    expect(pixelAt(canvas, 36, 540)).toEqual([255, 248, 231]);
  });

  test('keeps its own letters clear of the veil that its neighbour needs', async () => {
    const hollow = await textLayer('€', {
      id: 'currency',
      x: 4,
      y: 510,
      width: 60,
      size: 50,
      color: '#b0566a',
    });
    const { canvas, texts } = await draw(size, [photo, scrim, price, hollow], [ground('noise')]);
    expect(texts.map(({ id }) => id)).toEqual(['price', 'currency']);
    let white = 0;
    let letters = 0;
    const { canvas: alone } = await draw(size, [{ ...price, color: '#000000' }]);
    for (let y = 500; y < 600; y += 1) {
      for (let x = 0; x < 480; x += 1) {
        if (pixelAt(alone, x, y)[0] !== 0) continue;
        letters += 1;
        if (pixelAt(canvas, x, y)[0] === 255) white += 1;
      }
    }
    expect(letters).toBeGreaterThan(1000);
    expect(white).toBe(letters);
  });

  test('turned by any angle stands out', async () => {
    const turned = { ...price, y: 300, rotation: -12 };
    const { canvas, texts } = await draw(size, [photo, turned], [ground('noise')]);
    expect(await contrastInPicture(canvas, turned, texts[0]?.color ?? '')).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});

describe('a scrim', () => {
  const darkening = async (name: string, least: number) => {
    const layers = [photo, { ...scrim, least }, price];
    const { canvas } = await draw(size, layers, [ground(name)]);
    const { canvas: bare } = await draw(size, [photo], [ground(name)]);
    return (pixelAt(bare, 5, 630)[1] ?? 0) - (pixelAt(canvas, 5, 630)[1] ?? 0);
  };

  test('is not there on a photo that is dark enough', async () => {
    expect(await darkening('black', 0)).toBe(0);
    expect(Math.abs(await darkening('night', 0))).toBeLessThanOrEqual(1);
  });

  test('is as strong as the text needs and no stronger', async () => {
    const grey = await darkening('grey', 0);
    const white = await darkening('white', 0);
    expect(grey).toBeGreaterThan(5);
    expect(white).toBeGreaterThan(grey * 2);
    const { texts } = await draw(size, [photo, scrim, price], [ground('white')]);
    expect(texts[0]?.contrast).toBeLessThan(5.8);
  });

  test('has at least the strength that the design wants', async () => {
    // Half of a nearly black veil over mid-grey takes about half of its light.
    expect(await darkening('grey', 0.5)).toBeGreaterThanOrEqual(52);
  });

  test('turns light for a dark text, and serves most of its texts', async () => {
    const navy = { ...price, color: '#0b2a4a' };
    const note = await textLayer('142 m²', {
      id: 'note',
      x: 40,
      y: 600,
      width: 200,
      size: 22,
      color: '#ffffff',
    });
    const both = { ...scrim, serves: ['price', 'note'] };
    for (const name of ['night', 'noise'] as const) {
      const { canvas, texts } = await draw(size, [photo, both, navy, note], [ground(name)]);
      expect(texts[0]?.color).toBe('#0b2a4a');
      expect(await contrastInPicture(canvas, navy, '#0b2a4a')).toBeGreaterThanOrEqual(4.5);
      const noted = texts[1]?.color ?? '';
      expect(await contrastInPicture(canvas, note, noted)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('fades to nothing at its other side', async () => {
    const { canvas } = await draw(size, [photo, { ...scrim, least: 0.9 }], [ground('white')]);
    expect(pixelAt(canvas, 200, 242)[1]).toBeGreaterThanOrEqual(254);
    expect(pixelAt(canvas, 200, 239)).toEqual([255, 255, 255]);
    for (let y = 241; y < 639; y += 1) {
      const step = (pixelAt(canvas, 200, y)[1] ?? 0) - (pixelAt(canvas, 200, y + 1)[1] ?? 0);
      expect(Math.abs(step)).toBeLessThanOrEqual(5);
    }
  });
});

describe('lines and icons that carry meaning', () => {
  test.each(names)('are drawn so that they stand out from %s', async (name) => {
    const icon: Layer = {
      kind: 'path',
      d: 'M4 12h16',
      viewBox: { width: 24, height: 24 },
      box: { x: 200, y: 300, width: 96, height: 96 },
      stroke: { color: '#c9a227', width: 2 },
      legible: true,
    };
    const { canvas } = await draw(size, [photo, icon], [ground(name)]);
    const light = (x: number, y: number) =>
      pixelAt(canvas, x, y).reduce((sum, value) => sum + value, 0);
    expect(Math.abs(light(248, 348) - light(248, 356))).toBeGreaterThan(120);
  });
});
