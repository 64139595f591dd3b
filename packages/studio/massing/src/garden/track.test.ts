import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { describe, expect, it } from '@jest/globals';
import { buildSite } from '../scene.js';
import { bareBrief, sampleRequest } from '../testing/sample-request.js';
import { trackFrom, type WayEnd } from './track.js';

const end: WayEnd = {
  at: { x: 2, z: 20 },
  heading: { x: 0, z: -1 },
  widthMetres: 3,
  ruts: true,
  before: [],
};
const access: GroundPoint[] = [
  { x: 5, z: 18 },
  { x: 8, z: 16 },
  { x: 12, z: 15 },
  { x: 18, z: 14 },
];

function turns(line: readonly GroundPoint[]): number[] {
  return line.slice(2).flatMap((c, i) => {
    const [a, b] = [line[i], line[i + 1]];
    if (a === undefined || b === undefined) return [];
    const one = Math.atan2(b.z - a.z, b.x - a.x);
    const other = Math.atan2(c.z - b.z, c.x - b.x);
    return [Math.abs(Math.atan2(Math.sin(other - one), Math.cos(other - one)))];
  });
}

describe('a track', () => {
  it('leads from the end of the drive to the end of the access', () => {
    const track = trackFrom(end, { access });
    expect(track?.line[0]).toEqual(end.at);
    expect(track?.line.at(-1)).toEqual(access.at(-1));
  });

  it('sets out as the drive does and turns by no more than a car can at once', () => {
    const line = trackFrom(end, { access })?.line ?? [];
    const [a, b] = line;
    expect(
      ((b?.z ?? 0) - (a?.z ?? 0)) / Math.hypot((b?.x ?? 0) - 2, (b?.z ?? 0) - 20),
    ).toBeLessThan(-0.9);
    expect(Math.max(...turns(line))).toBeLessThan(0.7);
  });

  it('is none where nothing is known of an access', () => {
    expect(trackFrom(end, {})).toBeNull();
  });

  it('begins at the door where the drive is of loose stones', () => {
    const before = [{ x: 2, z: 26 }];
    const track = trackFrom({ ...end, before }, { access });
    expect(track?.line[0]).toEqual(before[0]);
    expect(track?.forecourtMetres).toBeCloseTo(6);
  });

  it('keeps plants from its way', () => {
    const { placed } = sampleRequest('gabled_house', {
      ...bareBrief,
      drive: 'gravel',
      planting: 'lush',
    });
    const [tracks] = [buildSite({ ...placed, access }, null).tracks];
    expect(tracks).toHaveLength(1);
    const { mesh } = buildSite({ ...placed, access }, null);
    const track = tracks[0];
    for (let at = 0; at < mesh.leaves.length; at += 14) {
      const [x, y, z] = [mesh.leaves[at] ?? 0, mesh.leaves[at + 1] ?? 0, mesh.leaves[at + 2] ?? 0];
      if (y > 1) continue;
      const nearest = Math.min(...(track?.line ?? []).map((p) => Math.hypot(p.x - x, p.z - z)));
      expect(nearest).toBeGreaterThan(0.2);
    }
  });
});
