import { type Adjustments, noAdjustments } from '@groundwork/showcase-edits';
import { Typesetter } from '@groundwork/typesetting';
import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Canvas } from '../compose/canvas.js';
import { contrastOf, luminanceOf, type Rgb, rgbOf } from '../compose/color.js';
import { placeLabel } from '../compose/disclosure-label.js';
import type { Box, Size } from '../design.js';
import type { DesignAnalysis } from './analyse-design.js';
import { darkCard, fullBleed, glassCard, poster, readDesign } from './fixtures/design-gallery.js';
import type { DrawnDesign } from './fixtures/reference-designs.js';
import { type DrawnCustomShowcase, renderCustom } from './render-custom.js';

const values = {
  price: '$ 985,000',
  size: '184 m²',
  label: 'Bright Courtyard House',
  bedrooms: 2,
  bathrooms: 1,
};

/** A photo that no design has: broad tilted stripes of two colours, and grain. */
async function stripes(light: string, dark: string): Promise<Buffer> {
  const bands = Array.from(
    { length: 14 },
    (_, at) => `<rect x="${at * 110 - 200}" y="-200" width="55" height="1400" fill="${dark}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="${light}"/><g transform="rotate(14)">${bands.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const logo = () =>
  sharp({ create: { width: 200, height: 200, channels: 4, background: '#00aa66' } })
    .png()
    .toBuffer();

async function render(
  drawn: DrawnDesign,
  { spec }: DesignAnalysis,
  changed: { readonly values?: object; readonly adjustments?: Partial<Adjustments> } = {},
): Promise<DrawnCustomShowcase> {
  const photos = await Promise.all(
    spec.image_slots.map((_, at) =>
      at === 0 ? stripes('#3c78d8', '#16345e') : stripes('#d8a03c', '#5e4316'),
    ),
  );
  const all: Record<string, unknown> = { ...values, ...changed.values };
  return renderCustom({
    spec,
    reference: drawn.png,
    values: Object.fromEntries(spec.text_fields.map((field) => [field, all[field]])),
    language: 'en',
    photos,
    logo: spec.logo_area === null ? null : await logo(),
    adjustments: { ...noAdjustments, ...changed.adjustments },
    mark: null,
  });
}

async function enlarged({ png }: DrawnDesign, { width, height }: Size): Promise<Canvas> {
  const data = await sharp(png)
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, data };
}

function at({ width, data }: Canvas, x: number, y: number): Rgb {
  const from = (Math.round(y) * width + Math.round(x)) * 3;
  return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
}

const apart = (one: Rgb, other: Rgb) =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));

function scaled(box: Box, drawn: Size, output: Size): Box {
  const [x, y] = [output.width / drawn.width, output.height / drawn.height];
  return { x: box.x * x, y: box.y * y, width: box.width * x, height: box.height * y };
}

function* pixelsIn({ x, y, width, height }: Box, step = 2): Generator<readonly [number, number]> {
  for (let row = Math.ceil(y); row < y + height; row += step) {
    for (let column = Math.ceil(x); column < x + width; column += step) yield [column, row];
  }
}

/** Share of a box's pixels that are nearer to a colour than `near`. */
function shareOf(canvas: Canvas, box: Box, color: Rgb, near = 40): number {
  let [seen, alike] = [0, 0];
  for (const [x, y] of pixelsIn(box)) {
    seen += 1;
    if (apart(at(canvas, x, y), color) < near) alike += 1;
  }
  return alike / seen;
}

describe('a design with another property in it', () => {
  let drawn: DrawnDesign;
  let analysis: DesignAnalysis;
  let made: DrawnCustomShowcase;
  let before: Canvas;

  beforeAll(async () => {
    ({ drawn, found: analysis } = await readDesign(poster));
    made = await render(drawn, analysis);
    before = await enlarged(drawn, made.canvas);
  }, 120_000);

  test('has the pixels of its ratio', () => {
    expect(made.canvas).toMatchObject({ width: 1440, height: 1800 });
  });

  test('has room for a label, clear of its values, its logo and the edges of its photos', async () => {
    const words = { text: 'Digitale Komposition, bearbeitet', language: 'de' };
    const place = placeLabel(made.canvas, words, made.labelRoom(), await Typesetter.open());
    if (place === null) throw new Error('The poster has no room for a label.');
    const { x, y, width, height } = place.box;
    const [right, bottom] = [x + width, y + height];
    const touches = (box: Box) =>
      x < box.x + box.width && right > box.x && y < box.y + box.height && bottom > box.y;
    const standing = [...Object.values(drawn.values), ...(drawn.logo === null ? [] : [drawn.logo])];
    expect(standing.filter((box) => touches(scaled(box, drawn, made.canvas)))).toEqual([]);
    const crossed = drawn.photos
      .map((photo) => scaled(photo, drawn, made.canvas))
      .filter((photo) => touches(photo))
      .filter(
        (photo) =>
          x < photo.x ||
          right > photo.x + photo.width ||
          y < photo.y ||
          bottom > photo.y + photo.height,
      );
    expect(crossed).toEqual([]);
  });

  test('keeps its ground and captions as they were', () => {
    let [sum, count] = [0, 0];
    const caption = scaled({ x: 50, y: 855, width: 120, height: 24 }, drawn, made.canvas);
    const margins = scaled({ x: 0, y: 0, width: 45, height: 815 }, drawn, made.canvas);
    const words = scaled({ x: 295, y: 722, width: 160, height: 40 }, drawn, made.canvas);
    for (const box of [caption, margins, words]) {
      for (const [x, y] of pixelsIn(box)) {
        sum += apart(at(made.canvas, x, y), at(before, x, y));
        count += 1;
      }
    }
    expect(sum / count).toBeLessThan(2);
  });

  test('shows the new photo where the old one was, up to its edges', () => {
    const [photo] = drawn.photos;
    if (photo === undefined) throw new Error('The poster has a photo.');
    const box = scaled(photo, drawn, made.canvas);
    const [light, dark] = [rgbOf('#3c78d8'), rgbOf('#16345e')];
    const inner = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 };
    expect(shareOf(made.canvas, inner, light) + shareOf(made.canvas, inner, dark)).toBeGreaterThan(
      0.93,
    );
    const below = { ...box, y: box.y + box.height + 4, height: 12 };
    expect(shareOf(made.canvas, below, rgbOf('#f7f4ee'), 8)).toBe(1);
  });

  test('has the old value gone, and the new one in its place and colour', () => {
    const old = drawn.values.price;
    if (old === undefined) throw new Error('The poster has a price.');
    const box = scaled(old, drawn, made.canvas);
    const ground = rgbOf('#1c2a3a');
    // The new price is shorter: what the old one had beyond it is ground again.
    const end = { ...box, x: box.x + box.width * 0.9, width: box.width * 0.1 };
    expect(shareOf(made.canvas, end, ground, 6)).toBe(1);
    const start = { ...box, width: box.width * 0.8 };
    expect(shareOf(made.canvas, start, rgbOf('#ffffff'))).toBeGreaterThan(0.2);
    expect(shareOf(made.canvas, start, ground)).toBeGreaterThan(0.3);
  });

  test('shows the new logo and nothing of the old one', () => {
    const box = scaled(drawn.logo ?? { x: 0, y: 0, width: 0, height: 0 }, drawn, made.canvas);
    expect(shareOf(made.canvas, box, rgbOf('#00aa66'), 12)).toBeGreaterThan(0.5);
    expect(shareOf(made.canvas, box, rgbOf('#d8b25a'), 20)).toBe(0);
    expect(shareOf(made.canvas, box, rgbOf('#8a1c1c'), 20)).toBe(0);
  });

  test('reports every text with a contrast of 4.5 and more', () => {
    expect(made.texts.map(({ id }) => id).sort()).toEqual([...analysis.spec.text_fields].sort());
    for (const { contrast } of made.texts) expect(contrast).toBeGreaterThanOrEqual(4.5);
  });

  test('keeps a long value inside the design, smaller or in more lines', async () => {
    const long = 'A very long name of a very fine country house with meadow, orchard and lake view';
    const { canvas, texts } = await render(drawn, analysis, { values: { label: long } });
    const sizes = new Map(texts.map(({ id, size }) => [id, size]));
    const usual = made.texts.find(({ id }) => id === 'label')?.size ?? 0;
    expect(sizes.get('label')).toBeLessThan(usual);
    const edge = { x: canvas.width - 30, y: 1080, width: 30, height: 140 };
    expect(shareOf(canvas, edge, rgbOf('#f7f4ee'), 6)).toBe(1);
    // The area below is as it is under a short name.
    const row = scaled({ x: 295, y: 722, width: 160, height: 40 }, drawn, canvas);
    for (const [x, y] of pixelsIn(row, 4)) {
      expect(apart(at(canvas, x, y), at(made.canvas, x, y))).toBeLessThan(2);
    }
  });

  test('takes edits: colours, hidden fields and photos in grey', async () => {
    const { canvas, texts } = await render(drawn, analysis, {
      adjustments: {
        groundColor: '#e0f0ff',
        priceColor: '#ffd166',
        hidden: ['label'],
        photo: { ...noAdjustments.photo, monochrome: true },
      },
    });
    expect(texts.some(({ id }) => id === 'label')).toBe(false);
    expect(apart(at(canvas, 20, 20), rgbOf('#e0f0ff'))).toBeLessThan(4);
    const price = scaled(drawn.values.price ?? { x: 0, y: 0, width: 0, height: 0 }, drawn, canvas);
    expect(
      shareOf(canvas, { ...price, width: price.width * 0.8 }, rgbOf('#ffd166')),
    ).toBeGreaterThan(0.2);
    const [red, green, blue] = at(canvas, 700, 500);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(6);
  });

  test('goes by a spec that was changed by hand, where its words and the pixels differ', async () => {
    const [slot] = analysis.spec.image_slots;
    if (slot === undefined) throw new Error('A spec has a slot.');
    const spec = {
      ...analysis.spec,
      image_slots: [slot, { id: 'second', position: '20% x 14% at 75%,64%', role: 'detail' }],
      logo_area: null,
    };
    // The slot lies on the word behind the count, which stays one for several.
    const changed = { values: { bathrooms: 2 } };
    const { canvas } = await render(drawn, { ...analysis, spec }, changed);
    const added = { x: 0.76 * 1440, y: 0.65 * 1800, width: 0.18 * 1440, height: 0.12 * 1800 };
    const [light, dark] = [rgbOf('#d8a03c'), rgbOf('#5e4316')];
    expect(shareOf(canvas, added, light) + shareOf(canvas, added, dark)).toBeGreaterThan(0.9);
    // Without a logo area the design's own sign stays.
    const sign = scaled(drawn.logo ?? { x: 0, y: 0, width: 0, height: 0 }, drawn, canvas);
    expect(shareOf(canvas, sign, rgbOf('#d8b25a'), 20)).toBeGreaterThan(0.2);
  });
});

test('words over a photo stay readable on a photo that is all light, and captions go with them', async () => {
  const { drawn, found: analysis } = await readDesign(fullBleed);
  const white = await sharp({
    create: { width: 900, height: 1600, channels: 3, background: '#fdfdfd' },
  })
    .png()
    .toBuffer();
  const { canvas, texts } = await renderCustom({
    spec: analysis.spec,
    reference: drawn.png,
    values: Object.fromEntries(
      Object.entries(values).filter(([field]) =>
        analysis.spec.text_fields.some((own) => own === field),
      ),
    ),
    language: 'en',
    photos: [white],
    logo: null,
    adjustments: noAdjustments,
    mark: null,
  });
  for (const { contrast } of texts) expect(contrast).toBeGreaterThanOrEqual(4.5);
  // The top is the new photo, and the caption `Beds` is still written in white on a veil.
  expect(apart(at(canvas, 500, 200), [253, 253, 253])).toBeLessThan(6);
  const caption = scaled({ x: 75, y: 1000, width: 90, height: 32 }, drawn, canvas);
  const lights = [...pixelsIn(caption)].map(([x, y]) => luminanceOf(at(canvas, x, y)));
  expect(contrastOf(Math.max(...lights), Math.min(...lights))).toBeGreaterThan(4.5);
}, 120_000);

test('rounded photos keep their corners', async () => {
  const { drawn, found } = await readDesign(darkCard);
  const { canvas } = await render(drawn, found);
  for (const photo of drawn.photos) {
    const box = scaled(photo, drawn, canvas);
    const corner = at(canvas, box.x + 5, box.y + 5);
    expect(apart(corner, rgbOf('#14161a'))).toBeLessThan(14);
    expect(apart(at(canvas, box.x + box.width / 2, box.y + 5), rgbOf('#14161a'))).toBeGreaterThan(
      30,
    );
  }
}, 120_000);

test('a sheet of glass under texts is laid over the new photo, with its corners', async () => {
  const { drawn, found } = await readDesign(glassCard);
  const { canvas } = await render(drawn, found);
  const inside = scaled({ x: 480, y: 700, width: 340, height: 120 }, drawn, canvas);
  for (const [x, y] of pixelsIn(inside, 9)) {
    expect(Math.min(...at(canvas, x, y))).toBeGreaterThan(190);
  }
  const below = scaled({ x: 100, y: 850, width: 700, height: 40 }, drawn, canvas);
  const [light, dark] = [rgbOf('#3c78d8'), rgbOf('#16345e')];
  expect(shareOf(canvas, below, light) + shareOf(canvas, below, dark)).toBeGreaterThan(0.9);
  const corner = scaled({ x: 61, y: 541, width: 3, height: 3 }, drawn, canvas);
  expect(Math.min(...at(canvas, corner.x, corner.y))).toBeLessThan(120);
}, 120_000);
