import { describe, expect, it } from '@jest/globals';
import { bareBrief, SAMPLE_SIZE, sampleRequest } from '../../testing/sample-request.js';
import { linearOf } from '../light/tone.js';
import { renderProposal } from '../render-proposal.js';

const { width, height } = SAMPLE_SIZE;
const request = sampleRequest('gabled_house', { ...bareBrief, drive: 'gravel', garage: true });
const access = [
  { x: 4, z: 14 },
  { x: 7, z: 13 },
  { x: 10, z: 12.5 },
  { x: 15, z: 12 },
];
const without = renderProposal(request);
const withTrack = renderProposal({ ...request, placed: { ...request.placed, access } });

function light(data: Uint8Array, at: number): number {
  return [0, 1, 2].reduce((sum, i) => sum + (linearOf[data[at * 3 + i] ?? 0] ?? 0), 0) / 3;
}

function changed(row: number): number {
  let count = 0;
  for (let column = 0; column < width; column += 1) {
    const at = row * width + column;
    if (Math.abs(light(withTrack.picture.data, at) - light(request.photo.data, at)) > 0.01)
      count += 1;
  }
  return count;
}

describe('a track in the picture', () => {
  it('reaches the frame', () => {
    let atFrame = 0;
    for (let row = Math.round(height * 0.5); row < height; row += 1) {
      const at = row * width + width - 1;
      if (Math.abs(light(withTrack.picture.data, at) - light(request.photo.data, at)) > 0.01)
        atFrame += 1;
    }
    expect(atFrame).toBeGreaterThan(1);
  });

  it('keeps the ground’s own light and dark', () => {
    const dark = { ...request.photo, data: request.photo.data.map((v) => v) };
    const half = Math.round(width * 0.9);
    for (let row = Math.round(height * 0.5); row < height; row += 1)
      for (let column = half; column < width; column += 1)
        for (let i = 0; i < 3; i += 1) {
          const at = (row * width + column) * 3 + i;
          dark.data[at] = Math.round((dark.data[at] ?? 0) * 0.5);
        }
    const { picture } = renderProposal({
      ...request,
      photo: dark,
      placed: { ...request.placed, access },
    });
    let [shaded, sunny] = [0, 0];
    for (let row = Math.round(height * 0.5); row < height; row += 1) {
      const at = row * width + width - 3;
      if (light(withTrack.picture.data, at) === light(request.photo.data, at)) continue;
      shaded += light(picture.data, at);
      sunny += light(withTrack.picture.data, at);
    }
    expect(sunny).toBeGreaterThan(0);
    expect(shaded / sunny).toBeLessThan(0.6);
  });

  it('ends in ragged edges: no row changes at one place for all', () => {
    const rows = Array.from({ length: height }, (_, row) => changed(row)).filter((n) => n > 0);
    expect(new Set(rows).size).toBeGreaterThan(5);
  });

  it('comes with the reveal wherever the picture changes', () => {
    const { picture, reveal } = withTrack;
    let missing = 0;
    for (let at = 0; at < width * height; at += 1) {
      const same = [0, 1, 2].every(
        (i) => picture.data[at * 3 + i] === request.photo.data[at * 3 + i],
      );
      if (!same && (reveal?.data[at] ?? 0) === 0) missing += 1;
    }
    expect(missing).toBe(0);
  });

  it('is not there where no access is known', () => {
    const at = Math.round(height * 0.62) * width + width - 2;
    expect(without.picture.data[at * 3]).toBe(request.photo.data[at * 3]);
  });
});
