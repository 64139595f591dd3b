import { noAdjustments } from '@groundwork/showcase-edits';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Canvas } from '../compose/canvas.js';
import type { Box } from '../design.js';
import { analyseDesign, type DesignAnalysis } from './analyse-design.js';
import { Drawing, type DrawnDesign } from './fixtures/reference-designs.js';
import { looseInk, looseRows } from './layout/loose-ink.js';
import { easternFigures, letterShapes } from './letters/letter-shapes.js';
import { renderCustom } from './render-custom.js';

const size = { width: 800, height: 1000 };
const paper = '#f4ecdf';
const ink = '#2d2a26';
/** Dark enough to be counted as ink. */
const pill = '#401420';

/** Shapes in a row, like the letters of a script that nobody here reads. */
function unreadable(x: number, baseline: number): string {
  const marks = Array.from({ length: 7 }, (_, at) => {
    const [left, top] = [x + at * 22, baseline - 20];
    return `<path fill="${ink}" d="M${left} ${top + 4 * (at % 3)}l8-4 7 9-3 2 4 5-9 4-2-7-6 3 3-8z"/>`;
  });
  return marks.join('');
}

async function design(): Promise<DrawnDesign> {
  const drawing = new Drawing(size).add(`<rect width="800" height="1000" fill="${paper}"/>`);
  await drawing.photo(0, { x: 0, y: 0, width: 800, height: 520 });
  await drawing.text(
    '€ 895.000',
    { x: 60, baseline: 640, field: 'price' },
    { size: 64, color: ink },
  );
  await drawing.text(
    '4 bed · 3 bath',
    { x: 60, baseline: 720, field: 'counts' },
    { size: 34, color: ink },
  );
  await drawing.text(
    'Ref. 20418',
    { x: 60, baseline: 900, field: 'number' },
    { size: 28, color: ink },
  );
  drawing.add(`<rect x="440" y="680" width="250" height="60" rx="12" fill="${pill}"/>`);
  await drawing.text(
    'SUN 2–4 PM',
    { x: 470, baseline: 722, field: 'moment' },
    { size: 34, color: '#ffffff' },
  );
  drawing.add(`<rect x="440" y="580" width="250" height="60" rx="12" fill="${pill}"/>`);
  await drawing.text(
    'FOR SALE',
    { x: 470, baseline: 622, field: 'tag' },
    { size: 34, color: '#ffffff' },
  );
  drawing.add(unreadable(60, 800));
  // A rule along the feet of letters that join it.
  drawing.add(`<rect x="420" y="798" width="320" height="4" fill="${ink}"/>`);
  drawing.add(`<g>${unreadable(440, 799)}</g>`);
  return drawing.finish();
}

async function imageOf(
  { png }: DrawnDesign,
  { spec }: DesignAnalysis,
  hidden: readonly 'bathrooms'[] = [],
): Promise<Canvas> {
  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#7f9bb3' },
  })
    .png()
    .toBuffer();
  const values = { price: '€ 736,290', bedrooms: 7, bathrooms: 6, label: 'Birkenweg' };
  const { canvas } = await renderCustom({
    ...{ spec, reference: png, language: 'en', logo: null, mark: null },
    values: Object.fromEntries(
      Object.entries(values).filter(([field]) => spec.text_fields.some((own) => own === field)),
    ),
    photos: spec.image_slots.map(() => photo),
    adjustments: { ...noAdjustments, hidden: [...hidden] },
  });
  return canvas;
}

/** Share of a box that is dark. */
function inked({ width, height, data }: Canvas, box: Box): number {
  const [scaleX, scaleY] = [width / size.width, height / size.height];
  let [dark, all] = [0, 0];
  for (let y = Math.ceil(box.y * scaleY); y < (box.y + box.height) * scaleY; y += 1) {
    for (let x = Math.ceil(box.x * scaleX); x < (box.x + box.width) * scaleX; x += 1) {
      all += 1;
      if ((data[(y * width + x) * 3] ?? 255) < 120) dark += 1;
    }
  }
  return dark / all;
}

describe('what a design says of its own property', () => {
  let drawn: DrawnDesign;
  let analysis: DesignAnalysis;
  let image: Canvas;

  beforeAll(async () => {
    drawn = await design();
    analysis = await analyseDesign(drawn.png);
    image = await imageOf(drawn, analysis);
  }, 60_000);

  it('goes where it could not be read, and where it touches a rule', () => {
    expect(inked(image, { x: 56, y: 776, width: 160, height: 28 })).toBe(0);
    expect(inked(image, { x: 436, y: 776, width: 160, height: 20 })).toBeLessThan(0.02);
    const { layout } = analysis;
    const loose = looseInk(
      layout,
      layout.lines.map(({ line }) => line.box),
    );
    expect(looseRows(loose, layout).length).toBeGreaterThanOrEqual(2);
  });

  it('goes with the pill that holds nothing else, whose neighbour stays', () => {
    expect(inked(image, { x: 435, y: 675, width: 260, height: 70 })).toBe(0);
    expect(inked(image, { x: 440, y: 580, width: 250, height: 60 })).toBeGreaterThan(0.7);
  });

  it('goes with the word that names a number', () => {
    expect(inked(image, { x: 56, y: 872, width: 200, height: 36 })).toBe(0);
  });

  it('leaves no dot and no caption behind a value that is left out', async () => {
    expect(analysis.spec.text_fields).toEqual(expect.arrayContaining(['bedrooms', 'bathrooms']));
    const without = await imageOf(drawn, analysis, ['bathrooms']);
    const row = (x: number, width: number) => ({ x, y: 690, width, height: 40 });
    expect(inked(image, row(150, 180))).toBeGreaterThan(0.05);
    expect(inked(without, row(150, 180))).toBe(0);
    expect(inked(without, row(56, 80))).toBeGreaterThan(0.05);
  });
});

it('knows the shapes of Arabic and Persian figures', async () => {
  const { figures } = await letterShapes();
  const drawn = new Set([...figures.letters].map((letter) => easternFigures[letter]));
  expect([...drawn]).toEqual(easternFigures);
});
