import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Canvas } from '../../compose/canvas.js';
import { rgbOf } from '../../compose/color.js';
import type { Box } from '../../design.js';
import { analyseDesign, type DesignAnalysis } from '../analyse-design.js';
import { Drawing } from '../fixtures/reference-designs.js';
import { shared } from '../layout/areas.js';
import { openReference, type Picture } from '../picture.js';
import { boxOf, type DesignDocument, type Element } from './design-document.js';
import { svgOf } from './document-svg.js';
import { drawDocument } from './draw-document.js';

const size = { width: 800, height: 1000 };

/** What the design below holds, and where. */
const parts: Readonly<Record<string, Box>> = {
  'a gradient': { x: 0, y: 840, width: 800, height: 160 },
  'a card with round corners': { x: 40, y: 560, width: 400, height: 220 },
  'the shadow of the card': { x: 60, y: 784, width: 360, height: 16 },
  'a round seal': { x: 620, y: 640, width: 120, height: 120 },
  'a turned bar': { x: 480, y: 560, width: 140, height: 70 },
  'a ring': { x: 500, y: 660, width: 90, height: 90 },
  'a sign of two colours': { x: 680, y: 880, width: 80, height: 80 },
  'a hairline': { x: 60, y: 700, width: 360, height: 4 },
  'a thin frame': { x: 640, y: 545, width: 120, height: 70 },
};

async function design() {
  const drawing = new Drawing(size).add(
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#0b3d4f"/><stop offset="1" stop-color="#7a2f6f"/></linearGradient><filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="9"/></filter></defs><rect width="800" height="1000" fill="#f4ecdf"/>`,
  );
  await drawing.photo(0, { x: 0, y: 0, width: 800, height: 520 });
  drawing.add(
    '<rect x="40" y="568" width="400" height="220" rx="28" fill="#000" fill-opacity=".5" filter="url(#s)"/><rect x="40" y="560" width="400" height="220" rx="28" fill="#fff"/>',
  );
  const ink = { color: '#2d2a26' };
  await drawing.text('€ 895.000', { x: 80, baseline: 650, field: 'price' }, { ...ink, size: 56 });
  await drawing.text('148 m²', { x: 80, baseline: 748, field: 'size' }, { ...ink, size: 32 });
  drawing
    .add('<rect x="60" y="701" width="360" height="1.2" fill="#9c8f7a"/>')
    .add('<circle cx="680" cy="700" r="60" fill="#1f5f4a"/>')
    .add('<path d="M650 706l18 18 40-44" fill="none" stroke="#fff" stroke-width="9"/>')
    .add(
      '<rect x="490" y="580" width="120" height="30" transform="rotate(-12 550 595)" fill="#b5512e"/>',
    )
    .add('<circle cx="545" cy="705" r="40" fill="none" stroke="#b5512e" stroke-width="5"/>')
    .add(
      '<rect x="642" y="547" width="116" height="66" fill="none" stroke="#2d2a26" stroke-width="2"/>',
    )
    .add('<rect y="840" width="800" height="160" fill="url(#g)"/>');
  await drawing.text(
    'Villa Rosenberg',
    { x: 60, baseline: 935, field: 'label' },
    { color: '#ffffff', size: 52 },
  );
  return drawing.sign({ x: 680, y: 880, width: 80, height: 80 }, '#d8b25a', '#8a1c1c').finish();
}

/** The most that two pictures differ in a place, but for stray pixels; 0..255. */
function farthest(one: Picture | Canvas, other: Picture | Canvas, box: Box): number {
  const found: number[] = [];
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      const at = (y * one.width + x) * 3;
      const channels = [0, 1, 2].map((channel) =>
        Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)),
      );
      found.push(Math.max(...channels));
    }
  }
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length * 0.995)] ?? 0;
}

describe('a design that is rebuilt', () => {
  let picture: Picture;
  let analysis: DesignAnalysis;

  const draw = (elements: readonly Element[]) => {
    const document: DesignDocument = { ...analysis.document, elements };
    return drawDocument(document, { output: size, scaleX: 1, scaleY: 1, left: 0, top: 0 });
  };

  beforeAll(async () => {
    const { png } = await design();
    [analysis, picture] = await Promise.all([
      analyseDesign(png),
      openReference(png).then(({ letters }) => letters),
    ]);
  }, 120_000);

  test.each(Object.entries(parts))('holds %s, which is not seen without its elements', (_, box) => {
    const { elements } = analysis.document;
    expect(farthest(picture, draw(elements), box)).toBeLessThan(30);
    const ground = elements.slice(0, 1);
    const others = elements.slice(1).filter((element) => shared(boxOf(element), box) === 0);
    expect(farthest(picture, draw([...ground, ...others]), box)).toBeGreaterThan(40);
  });

  test('has primitives where the shapes are some, in the very colours', () => {
    const fills = analysis.document.elements.filter((element) => element.role === 'fill');
    const [ground, ...panels] = fills;
    expect(ground).toMatchObject({ outline: { kind: 'rectangle' }, paint: rgbOf('#f4ecdf') });
    const card = panels.find(({ outline }) => Math.abs(outline.box.width - 400) < 1);
    expect(card).toMatchObject({ outline: { kind: 'rectangle', degrees: 0 } });
    const radius = card?.outline.kind === 'rectangle' ? card.outline.radius : 0;
    expect(Math.abs(radius - 28)).toBeLessThan(3);
  });

  test('holds nothing of the photo, and no piece of the picture', () => {
    const { elements, pictured } = analysis.document;
    expect(elements.map(({ role }) => role)).not.toContain('picture');
    expect(pictured).toBe(0);
    const canvas = draw(elements);
    const inside = { x: 20, y: 20, width: 760, height: 480 };
    const colors = new Set<number>();
    for (let y = inside.y; y < 500; y += 1) {
      for (let x = inside.x; x < 780; x += 1) {
        const at = (y * size.width + x) * 3;
        colors.add(((canvas.data[at] ?? 0) << 8) | (canvas.data[at + 1] ?? 0));
      }
    }
    expect(colors.size).toBe(1);
  });

  test('is an SVG that shows the same, with slots and values by name', async () => {
    const svg = await svgOf(analysis.document, analysis.layout);
    for (const id of ['slot-main', 'value-price', 'value-size', 'value-label', 'ornaments']) {
      expect(svg).toContain(`id="${id}"`);
    }
    expect(svg).toContain('aria-label="€ 895.000"');
    const { data } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const shown = { ...size, data };
    const off = Object.entries(parts).map(([name, box]) => ({
      name,
      off: farthest(picture, shown, box),
    }));
    expect(off.filter((part) => part.off >= 40)).toEqual([]);
  });

  test('says words in an SVG as words, whatever signs they hold', async () => {
    const { layout, document } = analysis;
    const lines = layout.lines.map(({ line, read }) => ({
      line,
      read: {
        ...read,
        words: read.words.map((word) => ({ ...word, text: `<"&'${word.text}\u0000` })),
      },
    }));
    const svg = await svgOf(document, { ...layout, lines });
    expect(svg).toContain('aria-label="&lt;&quot;&amp;');
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' });
  });

  test('is as sharp at three times its size', () => {
    const output = { width: 2400, height: 3000 };
    const frame = { output, scaleX: 3, scaleY: 3, left: 0, top: 0 };
    const canvas = drawDocument(analysis.document, frame);
    // Across the ring's line: from paper to ink within two px, where an enlarged picture takes five.
    const [paper, ink] = [rgbOf('#f4ecdf'), rgbOf('#b5512e')];
    const row = Array.from({ length: 60 }, (_, step) => {
      const at = (2115 * output.width + 1490 + step) * 3;
      return canvas.data[at + 1] ?? 0;
    });
    const mixed = row.filter((green) => green > ink[1] + 12 && green < paper[1] - 12);
    expect(row.some((green) => Math.abs(green - ink[1]) < 6)).toBe(true);
    expect(mixed.length).toBeLessThanOrEqual(4);
  });
});
