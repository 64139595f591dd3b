import type { Raster } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { readStandingRoom } from './standing-room.js';

describe('how large people would be', () => {
  it('is not known outside where no door tells how high the camera is', () => {
    const { width, height } = { width: 480, height: 320 };
    const data = Buffer.alloc(width * height * 3, 150);
    const photo: Raster = { data, width, height, channels: 3 };
    const mask = new Uint8Array(width * height).fill(1);
    const horizon = { from: 0.3, to: 0.8 };
    expect(readStandingRoom(photo, 'outside', { mask, horizon })).toBeNull();
    // The engine that outlined the ground saw that people could stand on it.
    expect(readStandingRoom(photo, 'outside', { mask, horizon: null })).not.toBeNull();
  });
});
