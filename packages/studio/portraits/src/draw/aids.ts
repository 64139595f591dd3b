import type { Appearance } from '../appearance/appearance.js';
import type { Reaches } from './body.js';
import type { Figure } from './figure.js';
import { drawGuideDog } from './guide-dog.js';
import { curve, number } from './outline.js';
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

/** Half the room that a person takes to each side, in centimetres, with all aids. */
export function roomOf(
  figure: Figure,
  { aids }: Appearance,
): { readonly left: number; readonly right: number } {
  const { height: h, shoulder, arms } = figure;
  const reach = (side: 0 | 1) => {
    const { elbow, wrist } = arms[side];
    return Math.max(Math.abs(elbow.x) + elbow.r, Math.abs(wrist.x) + h * 0.03, shoulder.w);
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
  const s = figure.height / 170;
  const seated = figure.seat !== null;
  return [
    aids.cane && !seated ? walkingStick(left.wrist.x, left.wrist.y, s) : '',
    aids.whiteCane && !seated ? whiteCane(left.wrist.x, left.wrist.y, s) : '',
    aids.oneCrutch && !seated ? crutch(left.wrist.x, left.wrist.y, s, -1) : '',
    aids.crutches && !seated
      ? crutch(left.wrist.x, left.wrist.y, s, -1) + crutch(right.wrist.x, right.wrist.y, s, 1)
      : '',
    aids.walker && !seated ? walker(figure, s) : '',
    aids.guideDog ? drawGuideDog(sheet, figure) : '',
  ].join('');
}

function walkingStick(x: number, y: number, s: number): string {
  const shaft = curve([x, y + 5 * s], [x - 1.6 * s, 0]);
  const handle = curve(
    [x, y + 6 * s],
    [x - 0.4 * s, y + 1.4 * s],
    [x + 4.6 * s, y + 0.6 * s],
    [x + 6.4 * s, y + 3.2 * s],
  );
  return `<g data-part="cane">${stroke(shaft, '#7a5234', 2.2 * s)}${stroke(handle, '#5e3d26', 2.9 * s)}${stroke(
    curve([x - 1.5 * s, -3 * s], [x - 1.6 * s, 0]),
    '#2a2626',
    2.8 * s,
    1,
    'butt',
  )}</g>`;
}

function whiteCane(x: number, y: number, s: number): string {
  const tip: [number, number] = [x - 17 * s, -0.6];
  const at = (share: number): [number, number] => [
    x + (tip[0] - x) * share,
    y + 4 * s + (tip[1] - y - 4 * s) * share,
  ];
  const piece = (from: number, to: number, colour: string, width: number) =>
    stroke(curve(at(from), at(to)), colour, width * s, 1, 'butt');
  return `<g data-part="white-cane">${piece(-0.1, 1, '#9aa1a8', 2.7)}${piece(0, 0.78, '#fbfbf9', 2)}${piece(0.78, 0.96, '#c9302c', 2.2)}${piece(-0.12, 0.1, '#26272b', 3)}<circle cx="${number(tip[0])}" cy="${number(tip[1] - 1 * s)}" r="${number(1.7 * s)}" fill="#fbfbf9" stroke="#9aa1a8" stroke-width="${number(0.5 * s)}"/></g>`;
}

function crutch(x: number, y: number, s: number, side: number): string {
  const foot: [number, number] = [x + side * 6 * s, 0];
  const top: [number, number] = [x - side * 1 * s, y - 22 * s];
  return `<g data-part="crutch">${stroke(curve(top, [x + side * 1 * s, y + 4 * s], foot), '#aeb6be', 2.2 * s)}${stroke(
    curve([x - side * 4 * s, y + 3.4 * s], [x + side * 2 * s, y + 3.4 * s]),
    '#33373d',
    2.8 * s,
  )}${stroke(
    curve(
      [top[0] - 4 * s, top[1] + 1 * s],
      [top[0], top[1] + 2.6 * s],
      [top[0] + 4 * s, top[1] + 1 * s],
    ),
    '#33373d',
    2.6 * s,
  )}${stroke(curve([foot[0] - side * 0.4 * s, -3.4 * s], foot), '#2a2c30', 3.2 * s, 1, 'butt')}</g>`;
}

function walker(figure: Figure, s: number): string {
  const y = figure.arms[0].wrist.y + 3 * s;
  const [left, right] = [figure.arms[0].wrist.x, figure.arms[1].wrist.x];
  const leg = (x: number, side: number) =>
    stroke(
      curve([x, y], [x + side * 2 * s, y + 6 * s], [x + side * 6 * s, -5 * s]),
      '#aeb6be',
      2.2 * s,
    ) +
    `<circle cx="${number(x + side * 6 * s)}" cy="${number(-5 * s)}" r="${number(5 * s)}" fill="#2b2c30"/><circle cx="${number(x + side * 6 * s)}" cy="${number(-5 * s)}" r="${number(1.8 * s)}" fill="#aeb6be"/>` +
    stroke(curve([x - side * 3 * s, y], [x + side * 2.6 * s, y]), '#33373d', 3.2 * s);
  const bar = (height: number) =>
    stroke(curve([left - 3 * s, height], [right + 3 * s, height]), '#aeb6be', 2 * s);
  const basket = `<rect x="${number(left - 1 * s)}" y="${number(y + 24 * s)}" width="${number(right - left + 2 * s)}" height="${number(12 * s)}" rx="${number(2 * s)}" fill="#5d6b7c"/>`;
  return `<g data-part="walker">${bar(y + 15 * s)}${basket}${leg(left, -1)}${leg(right, 1)}</g>`;
}
