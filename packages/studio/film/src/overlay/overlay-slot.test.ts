import { describe, expect, it } from '@jest/globals';
import { OverlaySlot } from '../render/frame-renderer.js';
import { Arena, takeSharedMemory } from '../warp/arena.js';
import { loadKernel } from '../warp/kernel.js';
import { blankCanvas } from './canvas.js';
import { overlayPlanes } from './overlay-planes.js';

const frame = { width: 64, height: 48 };

async function laidOver(rgba: readonly number[], opacity: number) {
  const memory = takeSharedMemory(1_000_000);
  const arena = new Arena(memory);
  const slot = new OverlaySlot(await loadKernel(memory), arena, frame);
  const canvas = blankCanvas(22, 10);
  for (let at = 0; at < canvas.data.length; at += 1) canvas.data[at] = rgba[at % 4] ?? 0;
  const target = arena.allocate((frame.width * frame.height * 3) / 2 + 64);
  const made = arena.bytes(target, (frame.width * frame.height * 3) / 2);
  made.fill(100);
  slot.draw(target, overlayPlanes(canvas, 42, 38), opacity);
  const luma = (x: number, y: number) => made[y * frame.width + x];
  const blue = (x: number, y: number) => made[64 * 48 + y * 32 + x];
  const red = (x: number, y: number) => made[64 * 48 + 32 * 24 + y * 32 + x];
  return { made, luma, blue, red };
}

describe('an overlay', () => {
  it('replaces what is under it where it is opaque, and nothing else', async () => {
    const { made, luma, blue, red } = await laidOver([255, 0, 0, 255], 1);
    expect([luma(42, 38), luma(63, 47), blue(21, 19), red(31, 23)]).toEqual([63, 63, 102, 240]);
    expect([luma(41, 38), luma(42, 37), blue(20, 19), red(21, 18)]).toEqual([100, 100, 100, 100]);
    expect(made.filter((value) => value !== 100)).toHaveLength(22 * 10 * 1.5);
  });

  it('blends by its alpha and by the opacity it is drawn with', async () => {
    const half = await laidOver([255, 255, 255, 128], 1);
    expect(Math.abs((half.luma(50, 40) ?? 0) - (235 + 100) / 2)).toBeLessThanOrEqual(1);
    const quarter = await laidOver([255, 255, 255, 128], 0.5);
    expect(Math.abs((quarter.luma(50, 40) ?? 0) - (100 + (235 - 100) / 4))).toBeLessThanOrEqual(2);
    const none = await laidOver([255, 255, 255, 255], 0);
    expect(none.luma(50, 40)).toBe(100);
  });
});
