import { templateSpecSchema } from '@groundwork/contract/showcase/template-spec';
import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { oklabOf, rgbOf } from '../compose/color.js';
import type { Box } from '../design.js';
import { analyseDesign, type DesignAnalysis } from './analyse-design.js';
import * as gallery from './fixtures/design-gallery.js';
import { Drawing, type DrawnDesign, samplePhoto } from './fixtures/reference-designs.js';
import { placeOf } from './layout/position-words.js';
import { NotALayout } from './layout/reference-layout.js';
import { labDistance } from './painting/palette.js';

interface Read {
  readonly drawn: DrawnDesign;
  readonly found: DesignAnalysis;
}

const designs = {
  poster: { draw: gallery.poster, ratio: '4:5', ground: '#f7f4ee' },
  story: { draw: gallery.story, ratio: '9:16', ground: '#14746f' },
  collage: { draw: gallery.collage, ratio: '9:16', ground: '#7b2d26' },
  fivePhotos: { draw: gallery.fivePhotos, ratio: '16:9', ground: '#eef1f4' },
  magazine: { draw: gallery.magazine, ratio: '3:2', ground: '#ffffff' },
  fullBleed: { draw: gallery.fullBleed, ratio: '9:16', ground: '#ffffff' },
  squareCard: { draw: gallery.squareCard, ratio: '1:1', ground: '#f4efe6' },
  darkCard: { draw: gallery.darkCard, ratio: '4:3', ground: '#14161a' },
} as const;
type Name = keyof typeof designs;
const names = Object.keys(designs) as Name[];

const read = new Map<Name, Read>();

beforeAll(async () => {
  for (const name of names) read.set(name, await gallery.readDesign(designs[name].draw));
}, 120_000);

function of(name: Name): Read {
  const entry = read.get(name);
  if (entry === undefined) throw new Error(`${name} was not read.`);
  return entry;
}

function iou(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const common = Math.max(0, width) * Math.max(0, height);
  return common / (one.width * one.height + other.width * other.height - common);
}

/** The box that a position's words tell, in px. */
function boxAt(position: string, { width, height }: DrawnDesign): Box {
  const place = placeOf(position);
  if (place === null) throw new Error(`${position} tells no place.`);
  const { box } = place;
  return {
    x: box.x * width,
    y: box.y * height,
    width: box.width * width,
    height: box.height * height,
  };
}

describe.each(names)('the design %s', (name) => {
  test('gives a spec that the contract takes', () => {
    expect(templateSpecSchema.safeParse(of(name).found.spec).success).toBe(true);
  });

  test('has its photos found in their places, the main one first', () => {
    const { drawn, found } = of(name);
    const slots = found.spec.image_slots.map(({ position }) => boxAt(position, drawn));
    expect(slots).toHaveLength(Math.min(4, drawn.photos.length));
    for (const slot of slots) {
      expect(Math.max(...drawn.photos.map((photo) => iou(photo, slot)))).toBeGreaterThan(0.85);
    }
    const [main] = drawn.photos;
    const [first] = slots;
    if (main === undefined || first === undefined) throw new Error('A design has a photo.');
    expect(iou(main, first)).toBeGreaterThan(0.85);
  });

  test('has its logo found, or none where there is none', () => {
    const { drawn, found } = of(name);
    const area = found.spec.logo_area;
    if (drawn.logo === null) expect(area).toBeNull();
    else expect(iou(boxAt(area?.position ?? '', drawn), drawn.logo)).toBeGreaterThan(0.7);
  });

  test('has its values found where they stand', () => {
    const { drawn, found } = of(name);
    const { layout } = found;
    const scale = drawn.width / layout.size.width;
    for (const [field, box] of Object.entries(drawn.values)) {
      const value = layout.values.find((own) => own.field === field);
      const { x = 0, y = 0, width = 0, height = 0 } = value?.box ?? {};
      const placed = { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
      expect({ field, isThere: iou(placed, box) > 0.7 }).toEqual({ field, isThere: true });
    }
  });

  test('has its ratio, and the colour of its ground in the palette', () => {
    const { spec } = of(name).found;
    expect(spec.aspect_ratio).toBe(designs[name].ratio);
    const ground = oklabOf(rgbOf(designs[name].ground));
    const nearest = Math.min(
      ...spec.palette.map((color) => labDistance(oklabOf(rgbOf(color)), ground)),
    );
    expect(nearest).toBeLessThan(0.03);
  });

  test('is trusted, but never wholly', () => {
    expect(of(name).found.confidence).toBeGreaterThan(0.6);
    expect(of(name).found.confidence).toBeLessThanOrEqual(0.95);
  });
});

describe('what is written in a design', () => {
  test('is quoted where it is read surely', () => {
    expect(of('poster').found.spec.text_sources).toMatchObject({
      price: '€ 2,450,000',
      size: '320 m²',
      bedrooms: '4',
      bathrooms: '3',
    });
    expect(of('fullBleed').found.spec.text_sources).toMatchObject({ price: '$1,250,000' });
  });

  test('is bound to the label where it is a status, and no masthead', () => {
    const label = of('magazine').found.layout.values.find(({ field }) => field === 'label');
    expect(label?.text).toMatch(/^Exclusive Listing$/);
  });
});

test('more than four photo areas are reported, and four are kept', () => {
  expect(of('fivePhotos').found.warnings).toEqual(['image_slots_truncated']);
  expect(of('poster').found.warnings).toEqual([]);
});

test('a round logo and tilted and rounded photos are reported as such', () => {
  expect(of('squareCard').found.spec.logo_area?.shape).toBe('circular');
  expect(of('poster').found.spec.logo_area?.shape).toBe('rectangular');
  expect(of('collage').found.spec.image_slots[0]?.position).toMatch(/tilted -5/);
  expect(of('darkCard').found.spec.image_slots[0]?.position).toMatch(/rounded/);
});

describe('a design that came through other hands', () => {
  const spec = (found: DesignAnalysis) => ({
    fields: found.spec.text_fields,
    photos: found.spec.image_slots.length,
    logo: found.spec.logo_area !== null,
  });

  test.each([
    ['as a JPEG of quality 70', (png: Buffer) => sharp(png).jpeg({ quality: 70 })],
    ['as a screenshot of 70 percent', (png: Buffer) => sharp(png).resize({ width: 560 })],
  ])('is read alike %s', async (_, changed) => {
    const { drawn, found } = of('poster');
    const again = await analyseDesign(await changed(drawn.png).toBuffer());
    expect(spec(again)).toEqual(spec(found));
  });

  test('is trusted less in a ratio that is none of the nine', async () => {
    const { drawn, found } = of('poster');
    const wide = await sharp(drawn.png)
      .extend({ left: 300, right: 300, background: '#f7f4ee' })
      .toBuffer();
    expect((await analyseDesign(wide)).confidence).toBeLessThan(found.confidence - 0.1);
  });
});

describe('a picture that is no layout', () => {
  const flat = () =>
    sharp({ create: { width: 600, height: 800, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
  const noise = () =>
    sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
  const page = async () => {
    const drawing = new Drawing({ width: 700, height: 900 }).add(
      '<rect width="700" height="900" fill="#fff"/>',
    );
    for (let line = 0; line < 30; line += 1) {
      await drawing.text(
        'The quick brown fox jumps over the lazy dog and runs',
        { x: 50, baseline: 60 + line * 27 },
        { color: '#222222', size: 20, weight: 400 },
      );
    }
    return (await drawing.finish()).png;
  };

  test.each([
    ['a photo by itself', () => samplePhoto(0), 'only_a_photo'],
    ['noise', noise, 'only_a_photo'],
    ['one colour', flat, 'no_photo_area'],
    ['a page of text', page, 'no_photo_area'],
  ] as const)('%s is refused with its reason', async (_, draw, reason) => {
    const failure = analyseDesign(await draw());
    await expect(failure).rejects.toThrow(NotALayout);
    await expect(failure).rejects.toMatchObject({ reason });
  });
});

test('an analysis ends with the reason of its signal', async () => {
  const reason = new Error('cancelled');
  const { drawn } = of('poster');
  await expect(analyseDesign(drawn.png, AbortSignal.abort(reason))).rejects.toBe(reason);
});
