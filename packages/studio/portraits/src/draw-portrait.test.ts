import { describe, expect, test } from '@jest/globals';
import { ZodError } from 'zod';
import { labOf } from './draw/colour.js';
import { mouthShapes } from './draw/head/look.js';
import { framingSizes, framings, type PortraitRequest, portraitSvg } from './draw-portrait.js';
import { colourDistance } from './fixtures/colour-distance.js';
import { colourAt, colourOnBody, described, drawn } from './fixtures/described.js';
import { parseMember } from './parse-member.js';

const woman = described({
  type: 'adult',
  role: 'mother',
  age: '36',
  ethnicity: 'Italian',
  physical: 'long black hair',
  clothing: 'green sweater, white trousers, red sneakers',
});
const man = described({
  type: 'adult',
  role: 'father',
  age: '40',
  ethnicity: 'Nigerian',
  physical: 'bald, full beard, glasses',
  clothing: 'yellow t-shirt, blue shorts',
});

function parts(request: PortraitRequest): string[] {
  return [...portraitSvg(request).svg.matchAll(/data-part="([^"]+)"/gu)].map(
    ([, part]) => part ?? '',
  );
}

/** The person without the window on it. */
function content(request: PortraitRequest): string {
  return portraitSvg(request).svg.replace(/^<svg[^>]*>/u, '');
}

/** Whether a hand is drawn higher than 1.2 m over the ground. */
function handsAbove(svg: string): boolean {
  return [...svg.matchAll(/data-part="hand"><path[^>]* d="M\S+ (\S+?)[CZ]/gu)].some(
    ([, y]) => Number(y) < -120,
  );
}

describe('a portrait', () => {
  test('has the size of its framing, is transparent around the person and opaque on it', async () => {
    for (const framing of framings) {
      const { portrait, raster } = await drawn({ appearance: woman, seed: 's', framing });
      expect([raster.width, raster.height, raster.channels]).toEqual([
        framingSizes[framing].width,
        framingSizes[framing].height,
        4,
      ]);
      expect(raster.data[3]).toBe(0);
      const { x, y, width, height } = portrait.mouthBox;
      const inMouth = (Math.round(y + height / 2) * raster.width + Math.round(x + width / 2)) * 4;
      expect(raster.data[inMouth + 3]).toBe(255);
    }
  });

  test('holds both hands of arms that are stretched out', async () => {
    for (const seed of [6, 10, 11]) {
      const child = { type: 'child', age: '8' } as const;
      const { appearance } = parseMember(child, { seed, familySeed: 'x' });
      const { raster } = await drawn({ appearance, seed, framing: 'full' });
      const { data, width } = raster;
      const alphas = (column: number) =>
        data.filter((_, at) => at % 4 === 3 && ((at - 3) / 4) % width === column);
      expect(Math.max(...alphas(0), ...alphas(width - 1))).toBe(0);
    }
  });

  test('is the same to the byte for the same appearance and seed', async () => {
    const [first, second] = await Promise.all([
      drawn({ appearance: man, seed: 4, framing: 'portrait' }),
      drawn({ appearance: man, seed: 4, framing: 'portrait' }),
    ]);
    expect(first.portrait.png.equals(second.portrait.png)).toBe(true);
    expect(content({ appearance: man, seed: 5, framing: 'portrait' })).not.toBe(
      content({ appearance: man, seed: 4, framing: 'portrait' }),
    );
  });

  test('shows one and the same drawing in every framing that shows the hands', () => {
    const [, half, full, whole] = framings.map((framing) =>
      content({ appearance: woman, seed: 's', framing }),
    );
    expect(full).toBe(half);
    expect(whole).toBe(half);
  });

  test('raises no hand beside the face of a portrait, which would cut it off', () => {
    const waving = Array.from({ length: 40 }, (_, seed) => seed).find((seed) =>
      handsAbove(content({ appearance: { ...woman, mood: 'laugh' }, seed, framing: 'full' })),
    );
    expect(waving).toBeDefined();
    expect(
      handsAbove(
        content({
          appearance: { ...woman, mood: 'laugh' },
          seed: waving ?? 0,
          framing: 'portrait',
        }),
      ),
    ).toBe(false);
  });

  test('fills the studio background and leaves the person as it is', async () => {
    const { raster } = await drawn({
      appearance: woman,
      seed: 's',
      framing: 'portrait',
      background: 'studio',
    });
    expect(labOf(colourAt(raster, 20, 20)).l).toBeGreaterThan(0.8);
  });

  test('stands with both feet at the given place and scale, inside of the picture', async () => {
    for (const appearance of [woman, man, described({ type: 'child', age: '4' })]) {
      const { portrait, raster } = await drawn({ appearance, seed: 's', framing: 'full' });
      const rows = Array.from({ length: raster.height }, (_, y) =>
        raster.data
          .subarray(y * raster.width * 4, (y + 1) * raster.width * 4)
          .some((value, at) => at % 4 === 3 && value > 128),
      );
      const lowest = rows.lastIndexOf(true);
      expect(Math.abs(lowest - portrait.feet.y)).toBeLessThan(6);
      // Hair and soles come on top of the standing height.
      const metres = (lowest - rows.indexOf(true)) / portrait.pixelsPerMetre;
      expect(metres).toBeGreaterThan(appearance.heightMetres * 0.99);
      expect(metres).toBeLessThan(appearance.heightMetres * 1.09);
      const edge = (x: number) =>
        Array.from(
          { length: raster.height },
          (_, y) => raster.data[(y * raster.width + x) * 4 + 3] ?? 0,
        ).some((alpha) => alpha > 0);
      expect([edge(0), edge(raster.width - 1)]).toEqual([false, false]);
    }
  });

  test.each([
    ['a wheelchair', described({ physical: 'wheelchair', clothing: 'long dress' }), 0.8, 0.89],
    ['the floor', described({ type: 'child', age: '8 months' }), 0.58, 0.74],
  ])('sits in or on %s, inside of the picture', async (_seat, appearance, low, high) => {
    const { portrait, raster } = await drawn({ appearance, seed: 's', framing: 'full' });
    const alpha = (x: number, y: number) => raster.data[(y * raster.width + x) * 4 + 3] ?? 0;
    const rows = Array.from({ length: raster.height }, (_, y) =>
      Array.from({ length: raster.width }, (_, x) => x).some((x) => alpha(x, y) > 128),
    );
    expect(Math.abs(rows.lastIndexOf(true) - portrait.feet.y)).toBeLessThan(8);
    const metres = (rows.lastIndexOf(true) - rows.indexOf(true)) / portrait.pixelsPerMetre;
    expect(metres / appearance.heightMetres).toBeGreaterThan(low);
    expect(metres / appearance.heightMetres).toBeLessThan(high);
    for (const x of [0, raster.width - 1]) {
      expect(rows.every((_row, y) => alpha(x, y) === 0)).toBe(true);
    }
  });

  test('wears the described colours where they belong', async () => {
    const full = await drawn({ appearance: woman, seed: 's', framing: 'full' });
    expect(
      colourDistance(colourOnBody(full, { above: 0.7, aside: -0.03 }), '#4f8055'),
    ).toBeLessThan(0.09);
    expect(
      colourDistance(colourOnBody(full, { above: 0.33, aside: -0.055 }), '#f6f4ef'),
    ).toBeLessThan(0.09);
    const other = await drawn({ appearance: man, seed: 's', framing: 'full' });
    expect(
      colourDistance(colourOnBody(other, { above: 0.7, aside: -0.03 }), '#e3bb3a'),
    ).toBeLessThan(0.09);
    expect(
      colourDistance(colourOnBody(other, { above: 0.4, aside: -0.055 }), '#31588f'),
    ).toBeLessThan(0.09);
  });

  test('has the described skin on the cheek and hair on the crown', async () => {
    for (const appearance of [woman, man]) {
      const { portrait, raster } = await drawn({ appearance, seed: 's', framing: 'portrait' });
      const { x, y, width, height } = portrait.mouthBox;
      expect(
        colourDistance(colourAt(raster, x + width * 0.21, y - height * 0.2), appearance.skin),
      ).toBeLessThan(0.07);
    }
    const { portrait, raster } = await drawn({ appearance: woman, seed: 's', framing: 'portrait' });
    const { x, width, y, height } = portrait.mouthBox;
    expect(
      colourDistance(colourAt(raster, x + width / 2, y - height * 3.5), woman.hair.colour),
    ).toBeLessThan(0.12);
  });

  test('shows glasses, beard, freckles and lines of age only on those who have them', () => {
    const seen = parts({ appearance: man, seed: 's', framing: 'portrait' });
    expect(seen).toEqual(expect.arrayContaining(['glasses', 'beard']));
    expect(parts({ appearance: woman, seed: 's', framing: 'portrait' })).not.toEqual(
      expect.arrayContaining(['glasses']),
    );
    expect(parts({ appearance: woman, seed: 's', framing: 'portrait' })).not.toContain('age-line');
    const grandmother = described({ type: 'senior', role: 'grandmother', physical: 'freckles' });
    expect(parts({ appearance: grandmother, seed: 's', framing: 'portrait' })).toEqual(
      expect.arrayContaining(['age-line', 'freckles']),
    );
  });

  test.each([
    ['dress', 'a blue dress'],
    ['outer-blazer', 'a grey suit'],
    ['tie', 'shirt and tie'],
    ['headwear-hijab', 'green hijab, long coat'],
    ['headwear-turban', 'orange turban'],
    ['bottom-shorts', 't-shirt and shorts'],
    ['scarf', 'coat and red scarf'],
    ['apron', 'white shirt, apron'],
    ['dungarees', 'denim dungarees'],
    ['earring', 'shirt, earrings'],
    ['necklace', 'shirt, necklace'],
  ])('shows the part %s when it is worn', (part, clothing) => {
    expect(
      parts({ appearance: described({ type: 'adult', clothing }), seed: 1, framing: 'half' }),
    ).toContain(part);
  });

  test('has a mouth of its own that alone changes with its shape', () => {
    const drawings = mouthShapes.map((mouth) =>
      content({ appearance: woman, seed: 's', framing: 'portrait', mouth }),
    );
    expect(new Set(drawings).size).toBe(mouthShapes.length);
    const withoutMouth = drawings.map((svg) =>
      svg
        .replace(/<g data-part="mouth">.*?<\/g>(?=<g data-part="eye">)/u, '')
        .replace(/<defs>.*<\/defs>/u, '')
        .replace(/#d\d+/gu, ''),
    );
    expect(new Set(withoutMouth).size).toBe(1);
  });

  test('changes nothing outside of the mouth box while it speaks', async () => {
    for (const pose of ['front', 'three_quarter_left'] as const) {
      const [rest, ...speaking] = await Promise.all(
        mouthShapes.map((mouth) =>
          drawn({ appearance: man, seed: 's', framing: 'portrait', pose, mouth }),
        ),
      );
      if (rest === undefined) throw new Error('There is no mouth at rest.');
      const { x, y, width, height } = rest.portrait.mouthBox;
      for (const { raster } of speaking) {
        let [inside, outside] = [0, 0];
        for (let at = 0; at < raster.data.length; at += 1) {
          if (raster.data[at] === rest.raster.data[at]) continue;
          const pixel = Math.floor(at / raster.channels);
          const [px, py] = [pixel % raster.width, Math.floor(pixel / raster.width)];
          if (px >= x && px < x + width && py >= y && py < y + height) inside += 1;
          else outside += 1;
        }
        expect(inside).toBeGreaterThan(300);
        expect(outside).toBe(0);
      }
    }
  });

  test('closes its eyes on demand and changes nothing else of the face', () => {
    const looks = (['open', 'half', 'closed'] as const).map((eyes) =>
      content({ appearance: woman, seed: 's', framing: 'portrait', eyes }),
    );
    expect(new Set(looks).size).toBe(3);
    expect(parts({ appearance: woman, seed: 's', framing: 'portrait', eyes: 'closed' })).toContain(
      'brow',
    );
  });

  test('shows a belly over whatever an expectant mother wears, and only on her', () => {
    for (const clothing of ['dress', 'jeans and a shirt', 'dungarees', 'sari', 'abaya', 'coat']) {
      const seen = (physical: string) => {
        const appearance = described({ role: 'mother', age: '31', physical, clothing });
        return parts({ appearance, seed: 3, framing: 'full' }).includes('belly');
      };
      expect([seen('pregnant'), seen('tall')]).toEqual([true, false]);
    }
  });

  test('shows a picture on the chest whole', () => {
    for (const age of ['3', '7', '14', '40']) {
      const appearance = described({ type: 'adult', age, clothing: 'red t-shirt with a dinosaur' });
      const svg = portraitSvg({ appearance, seed: 2, framing: 'portrait' }).svg;
      const [, top = '', size = ''] = /viewBox="\S+ (\S+) (\S+) /u.exec(svg) ?? [];
      const from = svg.indexOf('<g data-part="motif-dinosaur">');
      const motif = svg.slice(from, svg.indexOf('</g>', from));
      const heights = [...motif.matchAll(/[MC ]-?[\d.]+ (-?[\d.]+)/gu)].map(([, y]) => Number(y));
      expect(heights.length).toBeGreaterThan(20);
      expect(Math.max(...heights)).toBeLessThan(Number(top) + Number(size));
    }
  });

  test('is refused when it is asked for wrongly', async () => {
    await expect(
      drawn({ appearance: { ...woman, skin: 'red"/>' }, seed: 's', framing: 'half' }),
    ).rejects.toThrow(ZodError);
  });
});
