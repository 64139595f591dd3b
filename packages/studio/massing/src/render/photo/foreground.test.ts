import type { GreyMap, Raster } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { bareBrief, SAMPLE_SIZE, sampleRequest } from '../../testing/sample-request.js';
import { type RenderRequest, renderProposal } from '../render-proposal.js';

const { width: WIDTH, height: HEIGHT } = SAMPLE_SIZE;
const TRUNK = { left: 150, right: 162, top: 10, colour: [62, 48, 36] } as const;
const MAP = { width: 80, height: 45 } as const;

/** A trunk drawn before the middle of the house, down to a row. */
function withTrunk(request: RenderRequest, footRow: number): Raster {
  const data = Uint8Array.from(request.photo.data);
  for (let y = TRUNK.top; y < footRow; y++)
    for (let x = TRUNK.left; x < TRUNK.right; x++) data.set(TRUNK.colour, (y * WIDTH + x) * 3);
  return { ...request.photo, data };
}

/** The map of that trunk: a quarter of the photo's size, all cells that it touches. */
function mapOf(footRow: number): GreyMap {
  const data = new Uint8Array(MAP.width * MAP.height);
  const scale = WIDTH / MAP.width;
  for (let row = Math.floor(TRUNK.top / scale); row < footRow / scale; row++) {
    data.fill(
      Math.round((footRow / HEIGHT) * 255),
      row * MAP.width + Math.floor(TRUNK.left / scale),
      row * MAP.width + Math.ceil(TRUNK.right / scale),
    );
  }
  return { ...MAP, data };
}

function drawn(footRow: number) {
  const request = sampleRequest('apartment_block', bareBrief);
  const photo = withTrunk(request, footRow);
  const { picture, reveal } = renderProposal({ ...request, photo, occluders: mapOf(footRow) });
  const without = renderProposal({ ...request, photo }).picture;
  const { outline } = request.placed.buildings[0] ?? { outline: [] };
  const foot = Math.max(...outline.map((p) => p.y)) * HEIGHT;
  const { top } = request.placed.subject;
  const houseRows = [0.3, 0.4, 0.5, 0.6, 0.7].map((t) =>
    Math.round((top + 0.03) * HEIGHT * (1 - t) + foot * t),
  );
  return { photo, picture, without, reveal, houseRows };
}

const pixel = (raster: Raster, x: number, y: number) => [
  ...raster.data.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3),
];

const distance = (a: number[], b: number[]) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0);

describe('things in the photo that stand before the house', () => {
  const before = drawn(HEIGHT - 6);

  it('stay as the photo shows them and never turn', () => {
    const { photo, picture, without, reveal, houseRows } = before;
    for (const y of houseRows) {
      for (const x of [153, 156, 159]) {
        expect(pixel(without, x, y)).not.toEqual(pixel(photo, x, y));
        expect(pixel(picture, x, y)).toEqual(pixel(photo, x, y));
        expect(reveal?.data[y * WIDTH + x]).toBe(0);
      }
    }
  });

  it('have the photo’s edges where the map is coarser', () => {
    const { picture, without, houseRows } = before;
    // Where a window is as dark as the trunk its edge is invisible, so most rows have to fit, not all.
    const away = houseRows.flatMap((y) =>
      [TRUNK.left - 2, TRUNK.right + 1].map((x) =>
        distance(pixel(picture, x, y), pixel(without, x, y)),
      ),
    );
    expect(away.filter((difference) => difference < 24).length).toBeGreaterThanOrEqual(8);
  });

  it('are hidden by the house when they stand behind it', () => {
    const { picture, without } = drawn(Math.round(HEIGHT * 0.5));
    expect(Buffer.compare(picture.data, without.data)).toBe(0);
  });
});
