import type { Sun } from '@groundwork/photo-reading/camera/sun';
import { describe, expect, it } from '@jest/globals';
import type { PlacedProposal } from '../../proposal.js';
import { sampleRequest } from '../../testing/sample-request.js';
import { chosenSun } from '../render-proposal.js';

function turnedBy(placed: PlacedProposal, rotationDegrees: number): PlacedProposal {
  return { ...placed, buildings: placed.buildings.map((b) => ({ ...b, rotationDegrees })) };
}

const measured: Sun = { azimuthDegrees: 10, elevationDegrees: 62, source: 'metadata' };

describe('the sun that a proposal is drawn under', () => {
  it('is the one from the photo or its data', () => {
    const { placed } = sampleRequest('gabled_house');
    expect(chosenSun(measured, placed)).toEqual(measured);
    expect(chosenSun({ ...measured, source: 'shading' }, placed).azimuthDegrees).toBe(10);
  });

  it('lights the front from three quarters when it had to be assumed, on the side it was assumed on', () => {
    const { placed } = sampleRequest('gabled_house');
    for (const rotation of [-40, -10, 0, 25, 60]) {
      for (const azimuthDegrees of [-170, -125, -20, 5, 90, 175]) {
        const sun = chosenSun(
          { azimuthDegrees, elevationDegrees: 38, source: 'unknown' },
          turnedBy(placed, rotation),
        );
        const radians = (degrees: number) => (degrees * Math.PI) / 180;
        const front = radians(180 - rotation);
        const facing = Math.cos(radians(sun.azimuthDegrees) - front);
        expect(facing).toBeGreaterThan(Math.cos(radians(57)));
        expect(facing).toBeLessThan(Math.cos(radians(33)));
        const side = (degrees: number) => Math.sign(Math.sin(radians(degrees) - front));
        expect(side(sun.azimuthDegrees)).toBe(side(azimuthDegrees));
      }
    }
  });

  it('stays down once it has set', () => {
    const { placed } = sampleRequest('gabled_house');
    const night: Sun = { azimuthDegrees: 0, elevationDegrees: -6, source: 'unknown' };
    expect(chosenSun(night, placed)).toEqual(night);
  });
});
