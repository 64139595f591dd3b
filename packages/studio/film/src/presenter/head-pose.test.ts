import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type HeadPose, headPose, isSamePose, STILL } from './head-pose.js';
import { decodeHead, fillMedallion, medallionFrame } from './medallion.js';

const seeds = [0, 3, 4_294_967_295];
const minute = Array.from({ length: 1800 }, (_, frame) => frame);
const size = ({ x, y, tilt, closer }: HeadPose) =>
  Math.max(Math.abs(x), Math.abs(y), Math.abs(tilt), closer);

describe('a head that moves', () => {
  it.each(seeds)('goes gently from pose to pose and holds between them (seed %#)', (seed) => {
    const poses = minute.map((frame) => headPose(seed, frame));
    const steps = poses.slice(1).map((pose, index) => {
      const before = poses[index] ?? STILL;
      return size({
        x: pose.x - before.x,
        y: pose.y - before.y,
        tilt: pose.tilt - before.tilt,
        closer: Math.abs(pose.closer - before.closer),
      });
    });
    expect(Math.max(...poses.map(size))).toBeLessThan(0.04);
    expect(Math.max(...steps)).toBeLessThan(0.005);
    const held =
      poses.slice(1).filter((pose, index) => isSamePose(pose, poses[index] ?? STILL)).length /
      steps.length;
    expect(held).toBeGreaterThan(0.25);
    expect(held).toBeLessThan(0.75);
  });

  it('breathes, also while it is held', () => {
    const poses = minute.map((frame) => headPose(1, frame));
    const lifts = poses.slice(1).flatMap((pose, index) => {
      const before = poses[index] ?? STILL;
      return pose.x === before.x && pose.tilt === before.tilt ? [before.y - pose.y] : [];
    });
    const [rising, sinking] = [lifts.filter((lift) => lift > 0), lifts.filter((lift) => lift < 0)];
    expect(Math.min(rising.length, sinking.length)).toBeGreaterThan(10);
    expect(Math.max(...lifts.map(Math.abs))).toBeLessThan(0.001);
  });

  it('does not begin alike in every film', () => {
    expect(headPose(0, 10)).not.toEqual(headPose(1, 10));
  });

  it('never shows the edge of its picture', async () => {
    const diameter = 120;
    const edge = { top: 4, bottom: 4, left: 4, right: 4, background: '#ff0000' };
    const create = { width: 292, height: 292, channels: 3, background: '#0000ff' } as const;
    const file = await sharp({ create }).extend(edge).png().toBuffer();
    const head = await decodeHead(diameter, true, 'head', file);
    const frame = await medallionFrame(diameter, { r: 255, g: 255, b: 255 });
    const middle = frame.pad + diameter / 2;
    for (let second = 0; second < 16; second += 0.5) {
      const { data, width } = fillMedallion(frame, diameter, head, headPose(0, second * 30));
      // Inside of the ring and its soft edge.
      for (let angle = 0; angle < 2 * Math.PI; angle += 0.1) {
        const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) =>
          Math.round(middle + part * (diameter / 2 - 5)),
        );
        const at = ((y ?? 0) * width + (x ?? 0)) * 4;
        expect(data[at]).toBeLessThan(16);
        expect(data[at + 3]).toBe(255);
      }
    }
  });
});
