import type { Appearance } from '../appearance/appearance.js';
import type { Figure, Reaches } from './body.js';
import { between } from './body-warp.js';
import { drawWorn } from './clothes/worn.js';
import { tonesOf } from './colour.js';
import { curve } from './outline.js';
import { drawPart } from './parts/draw-part.js';
import { type Sheet, stroke } from './sheet.js';

interface Measures {
  readonly height: number;
  readonly hip: { readonly w: number; readonly y: number };
}

/** Hands that hold an aid; undefined where none is held. The dog walks on the person's left, the viewer's right. */
export function aidReaches(
  { aids }: Appearance,
  { height: h, hip }: Measures,
): Reaches | undefined {
  const stick = { x: -(hip.w + h * 0.05), y: hip.y + h * 0.008, hand: 'fist' as const };
  const mirrored = { ...stick, x: -stick.x };
  if (aids.wheelchair) return undefined;
  if (aids.crutches) {
    return {
      left: { ...stick, x: stick.x - h * 0.02 },
      right: { ...mirrored, x: mirrored.x + h * 0.02 },
    };
  }
  if (aids.walker) {
    const grip = { y: hip.y - h * 0.005, hand: 'fist' as const };
    return { left: { ...grip, x: -h * 0.13 }, right: { ...grip, x: h * 0.13 } };
  }
  const left = aids.whiteCane || aids.cane || aids.oneCrutch ? stick : undefined;
  const right = aids.guideDog
    ? { ...mirrored, x: hip.w + h * 0.055, y: hip.y + h * 0.01 }
    : undefined;
  if (left === undefined && right === undefined) return undefined;
  return { ...(left === undefined ? {} : { left }), ...(right === undefined ? {} : { right }) };
}

/** Length of a hand as a share of the height. */
const HAND = 0.11;

/** Half the room that a person takes to each side, in centimetres, with all aids. */
export function roomOf(
  figure: Figure,
  { aids }: Appearance,
): { readonly left: number; readonly right: number } {
  const { height: h, shoulder, arms } = figure;
  const reach = (side: 0 | 1) => {
    const { elbow, wrist } = arms[side];
    const sideways = Math.abs(wrist.x - elbow.x) / Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y);
    const hand = h * Math.max(0.03, HAND * sideways);
    return Math.max(Math.abs(elbow.x) + elbow.r, Math.abs(wrist.x) + hand, shoulder.w);
  };
  const chair = figure.seat === 'wheelchair' ? figure.hip.w + h * 0.18 : 0;
  const floor = figure.seat === 'floor' ? h * 0.34 : 0;
  return {
    left: Math.max(
      reach(0),
      chair,
      floor,
      aids.whiteCane ? reach(0) + h * 0.11 : 0,
      aids.walker || aids.crutches || aids.oneCrutch ? h * 0.22 : 0,
    ),
    right: Math.max(
      reach(1),
      chair,
      floor,
      aids.guideDog ? Math.max(figure.hip.w + 26, arms[1].wrist.x + 20) + 32 : 0,
      aids.walker || aids.crutches || aids.oneCrutch ? h * 0.22 : 0,
    ),
  };
}

/** Sticks, crutches, walker and dog, before the person; for a seated person a stick is not in hand. */
export function drawHeldAids(sheet: Sheet, figure: Figure, { aids }: Appearance): string {
  const [left, right] = figure.arms;
  const isSeated = figure.seat !== null;
  const unit = figure.height / 170;
  const held = (name: string, { wrist, side } = left) =>
    drawPart(sheet, `aids/${name}`, {
      ...{ palette: {}, name, unit },
      warp: between(`aids/${name}`, figure, wrist, { x: wrist.x, y: 0 }, side < 0 ? 1 : -1),
    });
  const tall = left.wrist.y / -82;
  const standing = isSeated
    ? []
    : [
        aids.cane ? held('cane') : '',
        aids.whiteCane ? held('white-cane') : '',
        aids.oneCrutch || aids.crutches ? held('crutch') : '',
        aids.crutches ? held('crutch', right) : '',
        aids.walker
          ? drawPart(sheet, 'aids/walker', {
              ...{ palette: {}, name: 'walker', unit },
              warp: (x, y) => [
                left.wrist.x + ((x + 30) * (right.wrist.x - left.wrist.x)) / 60,
                y * tall,
              ],
            })
          : '',
      ];
  return [...standing, aids.guideDog ? drawGuideDog(sheet, figure) : ''].join('');
}

/** Sits next to its person, in harness, at its natural size. */
function drawGuideDog(sheet: Sheet, figure: Figure): string {
  const { wrist } = figure.arms[1];
  const beside = Math.max(figure.hip.w + 26, wrist.x + 20);
  const palette = { ...tonesOf('#dfbd84'), shade: '#c8a065' };
  const dog = (drawing: string) =>
    drawPart(sheet, drawing, { palette, warp: (x, y) => [beside + x, y] });
  const bar = (...corners: readonly (readonly [number, number])[]) =>
    stroke(curve(...corners), '#3a3d44', 1.8);
  const handle =
    bar([wrist.x + 0.6, wrist.y + 6], [beside - 8, -46], [beside - 6, -30]) +
    bar([wrist.x + 3, wrist.y + 5], [beside + 3, -45], [beside + 8, -30]);
  return `<g data-part="guide-dog">${dog('aids/guide-dog-behind')}${handle}${dog('aids/guide-dog')}</g>`;
}

/** Around a seated figure, from the front: behind the person, and beside the hips. */
export function drawWheelchair(sheet: Sheet, figure: Figure) {
  if (figure.seat !== 'wheelchair') return { behind: '', front: '' };
  const drawn = (name: string) =>
    drawWorn(
      sheet,
      figure,
      name,
      { colour: '#3d4652' },
      { part: 'wheelchair', plain: 'mannequin-seated' },
    );
  return { behind: drawn('wheelchair-behind'), front: drawn('wheelchair') };
}

/** The rod, joint and foot of an artificial leg below its socket. */
export function drawProstheticLeg(
  sheet: Sheet,
  figure: Figure,
  { knee, ankle }: Figure['legs'][number],
) {
  const name = 'aids/prosthetic-leg';
  const warp = between(name, figure, knee, ankle);
  return drawPart(sheet, name, {
    palette: {},
    warp,
    name: 'prosthetic-leg',
    unit: figure.height / 170,
  });
}
