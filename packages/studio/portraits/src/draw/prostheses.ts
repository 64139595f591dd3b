import type { Figure } from './figure.js';
import { curve, number, smooth } from './outline.js';
import { filled, stroke } from './sheet.js';

/** The rod, joint and foot of an artificial leg below its socket. */
export function drawProstheticLeg(figure: Figure, leg: Figure['legs'][number]): string {
  const { knee, ankle } = leg;
  const s = figure.height / 170;
  const socket = smooth([
    [knee.x - knee.r * 1.06, knee.y + knee.r * 0.2],
    [knee.x + knee.r * 1.06, knee.y + knee.r * 0.2],
    [knee.x + knee.r * 0.84, knee.y + knee.r * 2.4],
    [knee.x + knee.r * 0.36, knee.y + knee.r * 3],
    [knee.x - knee.r * 0.36, knee.y + knee.r * 3],
    [knee.x - knee.r * 0.84, knee.y + knee.r * 2.4],
  ]);
  const rod = curve([knee.x, knee.y + knee.r * 2.8], [ankle.x, ankle.y + ankle.r * 0.6]);
  return `<g data-part="prosthetic-leg">${stroke(rod, '#6f7985', 4 * s)}${stroke(rod, '#c7ced6', 1.8 * s)}${filled(socket, '#3c434d')}${stroke(
    curve(
      [knee.x - knee.r * 0.5, knee.y + knee.r * 0.7],
      [knee.x - knee.r * 0.36, knee.y + knee.r * 2.2],
    ),
    '#6c7683',
    1.4 * s,
  )}<circle cx="${number(ankle.x)}" cy="${number(ankle.y)}" r="${number(2.6 * s)}" fill="#6f7985"/></g>`;
}

/** Forearm and hand of an artificial arm, over the sleeve from the elbow on. */
export function drawProstheticArm(figure: Figure, arm: Figure['arms'][number]): string {
  const { elbow, wrist } = arm;
  const s = figure.height / 170;
  const [dx, dy] = [wrist.x - elbow.x, wrist.y - elbow.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, aside: number): [number, number] => [
    elbow.x + ux * along - uy * aside,
    elbow.y + uy * along + ux * aside,
  ];
  const shell = smooth([
    at(length * 0.14, -elbow.r * 1.1),
    at(length * 0.14, elbow.r * 1.1),
    at(length * 0.7, wrist.r * 1.15),
    at(length * 0.98, wrist.r * 0.95),
    at(length * 0.98, -wrist.r * 0.95),
    at(length * 0.7, -wrist.r * 1.15),
  ]);
  const fingers = [-0.75, -0.1, 0.55].map((share) =>
    stroke(
      curve(
        at(length + 4.6 * s, share * wrist.r * 1.3),
        at(length + 9 * s, share * wrist.r * 1.7),
        at(length + 13 * s, share * wrist.r * 1.4),
      ),
      '#59636f',
      2.3 * s,
    ),
  );
  const thumb = stroke(
    curve(
      at(length + 2 * s, wrist.r),
      at(length + 6 * s, wrist.r * 2),
      at(length + 9.6 * s, wrist.r * 1.7),
    ),
    '#59636f',
    2.3 * s,
  );
  const palm = stroke(curve(at(length, 0), at(length + 4.6 * s, 0)), '#7a8592', wrist.r * 2.1);
  return `<g data-part="prosthetic-arm">${fingers.join('')}${thumb}${palm}${filled(shell, '#3c434d')}${stroke(curve(at(length * 0.26, 0), at(length * 0.86, 0)), '#77828f', 1.5 * s)}</g>`;
}
