import { estimateCamera } from '@groundwork/photo-reading/camera/scene-camera';
import { describe, expect, it } from '@jest/globals';
import { everyKind, sampleBrief } from '../testing/sample-briefs.js';
import { groundArea, placeOnPlot } from '../testing/sample-plots.js';
import { isSeenWhole } from './composition.js';
import { placeProposal } from './place-proposal.js';

/** A landscape photo of which an upright film shows three eighths. */
const camera = estimateCamera({
  width: 3000,
  height: 2000,
  horizonY: 0.45,
  view: 'eye_level',
  metadata: {},
});
const shownWidth = 0.375;
const area = groundArea(camera, { across: 24, near: 14, far: 45 });

describe('a frame that shows a part of the picture', () => {
  it('draws a house to where the frame shows more of it', () => {
    const order = { brief: sampleBrief('gabled_house'), camera, area, seed: 3 };
    const wide = placeOnPlot(order);
    const upright = placeOnPlot({ ...order, wantedWidth: 0.45 * shownWidth, shownWidth });
    expect(upright.buildings[0]?.centre.z).toBeGreaterThan((wide.buildings[0]?.centre.z ?? 99) + 3);
  });

  it('gets a narrower house where it has no room for the usual one, but none that is all garage', () => {
    const narrow = { wantedWidth: 0.45 * shownWidth, shownWidth };
    const widthOf = (garage: boolean, frame = {}) => {
      const brief = { ...sampleBrief('modern_villa'), garage, pool: false };
      return placeOnPlot({ brief, camera, area, seed: 3, ...frame }).buildings[0]?.widthMetres ?? 0;
    };
    const usual = widthOf(false);
    expect(widthOf(false, narrow)).toBeLessThan(0.6 * usual);
    expect(widthOf(true, narrow)).toBeGreaterThan(0.7 * usual);
  });

  it('tells what it shows whole from what it cuts', () => {
    const whole = { left: 0.3, top: 0.2, right: 0.6, bottom: 0.6 };
    expect(isSeenWhole({ subject: whole }, shownWidth)).toBe(true);
    expect(isSeenWhole({ subject: { ...whole, right: 0.7 } }, shownWidth)).toBe(false);
    expect(isSeenWhole({ subject: { ...whole, right: 0.7 } }, 1)).toBe(true);
    for (const cut of [{ top: 0 }, { left: 0 }, { right: 1 }, { bottom: 1 }])
      expect(isSeenWhole({ subject: { ...whole, ...cut } }, 1)).toBe(false);
  });

  it('never makes a house smaller to show it whole', () => {
    for (const kind of everyKind) {
      const brief = sampleBrief(kind);
      const order = { brief, camera, area: groundArea(camera, { across: 24, near: 8, far: 26 }) };
      const upright = placeProposal({ ...order, seed: 5, shownWidth });
      const [first] = upright?.buildings ?? [];
      if (first !== undefined) expect(first.widthMetres).toBeGreaterThan(kind === 'cabins' ? 5 : 9);
    }
  });
});
