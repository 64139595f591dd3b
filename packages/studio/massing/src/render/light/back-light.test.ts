import { describe, expect, it } from '@jest/globals';
import { bareBrief, sampleRequest } from '../../testing/sample-request.js';
import { buildingSilhouette, renderProposal } from '../render-proposal.js';
import { linearOf } from './tone.js';

const request = sampleRequest('gabled_house', { ...bareBrief });
const { width, height } = request.photo;
const walls = buildingSilhouette(request.placed, width, height);

/** Mean light of what is built, and of the ground right before it against that ground in the photo. */
function drawn(sun: (typeof request)['sun']) {
  const { picture } = renderProposal({ ...request, sun });
  const { placed } = request;
  const mean = (data: Uint8Array, wanted: (at: number, row: number, column: number) => boolean) => {
    let [sum, count] = [0, 0];
    for (let at = 0; at < width * height; at += 1) {
      if (!wanted(at, Math.floor(at / width), at % width)) continue;
      for (let i = 0; i < 3; i += 1) sum += linearOf[data[at * 3 + i] ?? 0] ?? 0;
      count += 3;
    }
    return sum / Math.max(1, count);
  };
  const { left, right, bottom } = placed.subject;
  const foot = Math.round(bottom * height);
  const before = (at: number, row: number, column: number) =>
    walls.data[at] === 0 &&
    row > foot &&
    row < foot + 5 &&
    column > left * width &&
    column < right * width;
  return {
    front: mean(picture.data, (at) => walls.data[at] === 255),
    ground: mean(picture.data, before) / mean(request.photo.data, before),
  };
}

describe('a sun in the picture', () => {
  const behind = drawn({ azimuthDegrees: 4, elevationDegrees: 12, source: 'visible' });
  const infront = drawn({ azimuthDegrees: 176, elevationDegrees: 12, source: 'metadata' });

  it('leaves the front dark', () => {
    expect(behind.front).toBeLessThan(0.6 * infront.front);
  });

  it('throws the house’s shadow to the camera', () => {
    expect(behind.ground).toBeLessThan(0.75);
    expect(behind.ground).toBeLessThan(infront.ground - 0.1);
  });
});
