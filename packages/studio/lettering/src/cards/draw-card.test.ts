import type { IntroCard, OutroCard } from '@groundwork/contract/films/elements-config';
import type { Raster } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { cardDesigns, contrast, type Rgb, rgbOf } from './card-designs.js';
import { drawCard } from './draw-card.js';

const paper = rgbOf(cardDesigns.outro_minimal.ground);
const longOutro: OutroCard = {
  template_id: 'outro_minimal',
  title: 'Baugrundstück mit Fernblick in Garmisch-Partenkirchen am See',
  subtitle:
    'Erschlossen, teilweise bewaldet und in zwölf Minuten zu Fuß am Bahnhof: 2.480 Quadratmeter',
  agent_name: 'Dr. Maximiliane von Schwarzenfeld-Hohenlohe',
  phone: '+49 (0) 8821 123 456 78-90',
  email: 'maximiliane.von.schwarzenfeld-hohenlohe@immobilien-werdenfels.example.de',
  website: 'https://www.immobilien-werdenfels.example.de/grundstuecke',
};

const pixel = ({ data, width }: Raster, x: number, y: number): Rgb => {
  const at = (y * width + x) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

/** Box around everything that is not the ground, to two pixels. */
function inked({ width, height, data }: Raster, ground: Rgb) {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const at = (y * width + x) * 3;
      if (
        Math.abs((data[at] ?? 0) - ground[0]) < 24 &&
        Math.abs((data[at + 2] ?? 0) - ground[2]) < 24
      )
        continue;
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = y;
    }
  }
  expect(box.right).toBeGreaterThan(box.left);
  return box;
}

/** Nearly white pixels of a part of the card, counted at every second one. */
function bright(
  { width, data }: Raster,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  let count = 0;
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      const at = (y * width + x) * 3;
      if ((data[at] ?? 0) > 235 && (data[at + 1] ?? 0) > 235 && (data[at + 2] ?? 0) > 225)
        count += 1;
    }
  }
  return count;
}

function photo(width: number, height: number, colour: Rgb): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at += 1) data[at] = colour[at % 3] ?? 0;
  return { width, height, channels: 3, data };
}

const drawing = (shapes: string, width = 300, height = 120) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer();

describe('drawCard', () => {
  it.each([
    ['long texts', '16:9', longOutro],
    ['long texts', '9:16', longOutro],
    [
      'one endless word',
      '9:16',
      { ...longOutro, title: 'Donaudampfschifffahrtsgesellschaft'.repeat(2).slice(0, 60) },
    ],
    [
      'Arabic',
      '16:9',
      { ...longOutro, title: 'أرض للبناء مع إطلالة على الوادي', subtitle: 'واجهة جنوبية' },
    ],
  ] as const)('keeps %s within the margins of %s', async (_name, format, card) => {
    const drawn = await drawCard({ card, format, logo: null });
    const [width, height] = format === '16:9' ? [1920, 1080] : [1080, 1920];
    expect([drawn.width, drawn.height, drawn.channels]).toEqual([width, height, 3]);
    const box = inked(drawn, paper);
    expect(box.left).toBeGreaterThan(0.05 * 1080);
    expect(box.right).toBeLessThan(width - 0.05 * 1080);
    expect(box.top).toBeGreaterThan(0.05 * 1080);
    expect(box.bottom).toBeLessThan(height - 0.05 * 1080);
  });

  it('leaves no hole for missing lines: the lettering stays in the middle', async () => {
    const poor: IntroCard = { template_id: 'intro_minimal', title: 'Casa Nova' };
    const drawn = await drawCard({ card: poor, format: '16:9', logo: null });
    const box = inked(drawn, paper);
    expect(Math.abs((box.top + box.bottom) / 2 - 540)).toBeLessThan(4);
    expect(Math.abs((box.left + box.right) / 2 - 960)).toBeLessThan(4);
    expect(box.bottom - box.top).toBeLessThan(200);
  });

  it('begins lines on the right for a language that is written from there', async () => {
    const card: IntroCard = { template_id: 'intro_editorial', title: 'أرض للبناء' };
    const rightwards = await drawCard({ card, format: '16:9', logo: null });
    const leftwards = await drawCard({
      card: { ...card, title: 'A meadow' },
      format: '16:9',
      logo: null,
    });
    expect(bright(rightwards, 0, 0, 960, 1080)).toBe(0);
    expect(bright(rightwards, 960, 0, 1920, 1080)).toBeGreaterThan(500);
    expect(bright(leftwards, 0, 0, 960, 1080)).toBeGreaterThan(500);
    expect(bright(leftwards, 960, 0, 1920, 1080)).toBe(0);
  });

  it('darkens a photo behind lettering until white can be read on it', async () => {
    const card: OutroCard = { template_id: 'outro_contact', title: 'I', phone: '1' };
    for (const colour of [
      [255, 255, 255],
      [120, 160, 220],
    ] as const) {
      const drawn = await drawCard({
        card,
        format: '16:9',
        logo: null,
        backdrop: photo(300, 200, colour),
      });
      for (const [x, y] of [
        [900, 540],
        [200, 800],
        [1700, 500],
      ] as const) {
        expect(contrast(pixel(drawn, x, y), [255, 255, 255])).toBeGreaterThan(7);
      }
    }
  });

  it('shows a photo as it is beside lettering on paper', async () => {
    const card: IntroCard = { template_id: 'intro_minimal', title: 'Casa Nova' };
    const backdrop = photo(400, 300, [40, 120, 60]);
    const wide = await drawCard({ card, format: '16:9', logo: null, backdrop });
    expect(pixel(wide, 1700, 300)).toEqual([40, 120, 60]);
    expect(pixel(wide, 60, 60)).toEqual(paper);
    const tall = await drawCard({ card, format: '9:16', logo: null, backdrop });
    expect(pixel(tall, 540, 300)).toEqual([40, 120, 60]);
    expect(pixel(tall, 60, 1860)).toEqual(paper);
  });

  it('gives a logo a plate only where it would be lost on the ground', async () => {
    const card: IntroCard = { template_id: 'intro_editorial', title: 'Casa Nova' };
    const mark = (fill: string) =>
      drawing(
        `<circle cx="60" cy="60" r="50" fill="${fill}"/><rect x="130" y="40" width="160" height="40" fill="${fill}"/>`,
      );
    const plated = async (fill: string) => {
      const drawn = await drawCard({ card, format: '16:9', logo: await mark(fill) });
      return bright(drawn, 100, 100, 700, 320);
    };
    const onPlate = await plated('#101820');
    const bare = await plated('#e0483a');
    expect(bare).toBe(0);
    expect(onPlate).toBeGreaterThan(2000);
    expect(await plated('#ffffff')).toBeLessThan(onPlate);
  });

  it('takes round corners of a logo for no box of its own', async () => {
    const card: IntroCard = { template_id: 'intro_editorial', title: 'Casa Nova' };
    const badge = (radius: number) =>
      drawing(`<rect width="300" height="120" rx="${radius}" fill="#1B75D0"/>`);
    const around = async (radius: number) => {
      const logo = await badge(radius);
      const { data, width } = await drawCard({ card, format: '16:9', logo });
      const seen = new Set<string>();
      for (let y = 60; y < 360; y += 4) {
        for (let x = 60; x < 700; x += 4) {
          const at = (y * width + x) * 3;
          seen.add([...data.subarray(at, at + 3)].map((part) => Math.round(part / 32)).join());
        }
      }
      return seen;
    };
    // The ground of the card is no black.
    expect([...(await around(14))]).not.toContain('0,0,0');
  });

  it('brings wide and tall logos to a like weight and inside the margins', async () => {
    const card: IntroCard = { template_id: 'intro_minimal', title: 'Casa Nova' };
    for (const [width, height] of [
      [1600, 80],
      [60, 900],
      [1, 1],
      [1, 400],
    ] as const) {
      const logo = await drawing(
        '<rect width="100%" height="100%" fill="#1d5c8a"/>',
        width,
        height,
      );
      const drawn = await drawCard({ card, format: '9:16', logo });
      const box = inked(drawn, paper);
      expect(box.left).toBeGreaterThan(50);
      expect(box.right).toBeLessThan(1030);
      expect(box.bottom - box.top).toBeLessThan(700);
    }
  });
});
