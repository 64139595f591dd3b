import { cameraMovements, videoFormats } from '@groundwork/contract/films/fields';
import { describe, expect, it } from '@jest/globals';
import { sampleNumbers } from '../fixtures/sample-film.js';
import { cameraPath, continuedPath, type Movement } from './path.js';
import { projectionOf, type Size, seenBox, type View } from './view.js';

const movements: readonly Movement[] = [...cameraMovements, 'still'];
const formats = Object.values(videoFormats);
const steps = Array.from({ length: 121 }, (_, index) => index / 120);

function* trials(count: number) {
  const random = sampleNumbers(3);
  for (let trial = 0; trial < count; trial += 1) {
    const picture = { width: 300 + random() * 8000, height: 300 + random() * 8000 };
    // Corners and edges as often as the inside.
    const share = () => Math.min(1, Math.max(0, random() * 1.6 - 0.3));
    const focus = { x: share(), y: share() };
    const seconds = 0.2 + random() * 20;
    for (const frame of formats) {
      for (const movement of movements) yield { movement, picture, frame, focus, seconds };
    }
  }
}

describe('cameraPath', () => {
  it('never sees past the picture, whatever its size and the focus', () => {
    let worst = 0;
    for (const { movement, ...shown } of trials(60)) {
      const path = cameraPath(movement, shown);
      for (const step of steps) {
        const box = seenBox(path(step), shown.frame);
        worst = Math.max(
          worst,
          -box.left,
          -box.top,
          box.right - shown.picture.width,
          box.bottom - shown.picture.height,
        );
      }
    }
    expect(worst).toBeLessThanOrEqual(1e-6);
  });

  it('never sees past it either when it goes on from where another move ended', () => {
    let worst = 0;
    for (const { movement, ...shown } of trials(25)) {
      for (const earlier of movements) {
        const start = cameraPath(earlier, { ...shown, focus: { x: shown.focus.y, y: 0.3 } })(1);
        const path = continuedPath(start, movement, shown);
        expect(path(0)).toEqual(approximately(start));
        for (const step of steps.filter((_step, at) => at % 6 === 0)) {
          const box = seenBox(path(step), shown.frame);
          const { width, height } = shown.picture;
          worst = Math.max(worst, -box.left, -box.top, box.right - width, box.bottom - height);
        }
      }
    }
    expect(worst).toBeLessThanOrEqual(1e-6);
  });

  it('moves without a jerk: speed and acceleration change little from frame to frame', () => {
    for (const { movement, ...shown } of trials(10)) {
      const path = cameraPath(movement, shown);
      const corners = steps.map((step) => cornersOf(path(step), shown.frame));
      const speeds = corners[0]?.map((_corner, at) =>
        differences(corners.map((places) => places[at] ?? 0)),
      );
      const fastest = Math.max(...(speeds ?? []).flat().map(Math.abs), 1e-9);
      const changes = (speeds ?? []).flatMap((speed) => differences(speed).map(Math.abs));
      expect(Math.max(...changes) / fastest).toBeLessThan(0.07);
    }
  });

  it('goes where its name says', () => {
    const shown = {
      picture: { width: 3000, height: 3000 },
      frame: videoFormats['16:9'],
      focus: { x: 0.5, y: 0.5 },
      seconds: 4,
    };
    const ends = (movement: Movement) => {
      const path = cameraPath(movement, shown);
      return { from: path(0), to: path(1) };
    };
    const left = ends('traveling_left');
    expect(left.to.centreX).toBeLessThan(left.from.centreX - 100);
    const right = ends('traveling_right');
    expect(right.to.centreX).toBeGreaterThan(right.from.centreX + 100);
    const up = ends('traveling_up');
    expect(up.to.centreY).toBeLessThan(up.from.centreY - 100);
    const down = ends('traveling_down');
    expect(down.to.centreY).toBeGreaterThan(down.from.centreY + 100);
    const inwards = ends('dolly_in');
    expect(inwards.to.width).toBeLessThan(inwards.from.width * 0.95);
    const outwards = ends('dolly_out');
    expect(outwards.to.width).toBeGreaterThan(outwards.from.width * 1.05);
    expect(ends('arc_left').to.yaw).toBeGreaterThan(0.03);
    expect(ends('arc_right').to.yaw).toBeLessThan(-0.03);
    const still = ends('still');
    expect(still.to).toEqual(still.from);
  });

  it('comes closer to the focus when it dollies in', () => {
    const shown = {
      picture: { width: 4000, height: 3000 },
      frame: videoFormats['9:16'],
      focus: { x: 0.83, y: 0.3 },
      seconds: 5,
    };
    const path = cameraPath('dolly_in', shown);
    const offMiddle = (step: number) => {
      const box = seenBox(path(step), shown.frame);
      const x = (0.83 * 4000 - box.left) / (box.right - box.left) - 0.5;
      const y = (0.3 * 3000 - box.top) / (box.bottom - box.top) - 0.5;
      return Math.hypot(x, y);
    };
    expect(offMiddle(1)).toBeLessThan(offMiddle(0));
    expect(offMiddle(1)).toBeLessThan(0.2);
  });
});

function approximately(view: View) {
  return {
    centreX: expect.closeTo(view.centreX, 6),
    centreY: expect.closeTo(view.centreY, 6),
    width: expect.closeTo(view.width, 6),
    yaw: expect.closeTo(view.yaw, 9),
  };
}

/** Coordinates of the picture under the frame's four corners, by the projection itself. */
function cornersOf(view: View, frame: Size): number[] {
  const { stepX, stepY, perspective } = projectionOf(view, frame);
  return [-1, 1].flatMap((side) => {
    const t = (side * frame.width) / 2;
    const near = 1 / (1 - perspective * t);
    const reach = (stepY * near * frame.height) / 2;
    return [view.centreX + stepX * t * near, view.centreY - reach, view.centreY + reach];
  });
}

function differences(values: readonly number[]): number[] {
  return values.slice(1).map((value, index) => value - (values[index] ?? 0));
}
