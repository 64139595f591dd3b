import { describe, expect, test } from '@jest/globals';
import { analyseDesign } from '../analyse-design.js';
import { Drawing } from '../fixtures/reference-designs.js';
import { placeOf } from '../layout/position-words.js';

/** A poster with an agent's small round portrait at the foot, in a ring or without one. */
async function poster(ring: string): Promise<Buffer> {
  const drawing = new Drawing({ width: 800, height: 1000 });
  drawing.add('<rect width="800" height="1000" fill="#f4ecdf"/>');
  await drawing.photo(0, { x: 40, y: 40, width: 720, height: 500 });
  await drawing.text('Villa am Park', { x: 40, baseline: 650 }, { color: '#2d2a26', size: 54 });
  await drawing.text('895.000 €', { x: 40, baseline: 750 }, { color: '#a8683f', size: 62 });
  drawing.add(ring);
  await drawing.photo(
    1,
    { x: 620, y: 820, width: 124, height: 124 },
    { clip: '<circle cx="682" cy="882" r="62"/>' },
  );
  return (await drawing.finish()).png;
}

describe("an agent's portrait of little more than a hundredth of the picture", () => {
  test.each([
    ['alone', ''],
    ['in a ring', '<circle cx="682" cy="882" r="70" fill="#a8683f"/>'],
  ])(
    '%s is a slot, and no logo',
    async (_, ring) => {
      const { spec } = await analyseDesign(await poster(ring));
      const place = placeOf(spec.image_slots[1]?.position ?? '');
      expect(place?.shape).toBe('circle');
      expect(Math.abs((place?.box.width ?? 0) * 800 - 124)).toBeLessThan(8);
      expect(spec.logo_area).toBeNull();
    },
    120_000,
  );
});

test('a drawn sign of that size is no slot', async () => {
  const drawing = new Drawing({ width: 800, height: 1000 });
  drawing.add(
    '<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#20639b"/><stop offset="1" stop-color="#f6d55c"/></linearGradient></defs><rect width="800" height="1000" fill="#f4ecdf"/>',
  );
  await drawing.photo(0, { x: 40, y: 40, width: 720, height: 500 });
  await drawing.text('895.000 €', { x: 40, baseline: 750 }, { color: '#a8683f', size: 62 });
  drawing.add('<circle cx="682" cy="882" r="66" fill="url(#g)"/>');
  const { png } = await drawing.finish();
  const { spec } = await analyseDesign(png);
  expect(spec.image_slots).toHaveLength(1);
}, 120_000);
