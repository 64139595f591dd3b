import type { Tones } from './colour.js';
import type { Arm, Figure } from './figure.js';
import { type Corner, moved, number, pathData, smooth } from './outline.js';
import { stroke } from './sheet.js';

/** A hand at the end of its arm; drawn 18 long and scaled. */
export function drawHand(figure: Figure, arm: Arm, skin: Tones): string {
  if (arm.hand === 'pocket' || arm.hand === 'hidden') return '';
  const scale = (figure.height * (0.104 - 0.014 * figure.childlike)) / 18;
  const along = (Math.atan2(arm.wrist.x - arm.elbow.x, arm.wrist.y - arm.elbow.y) * -180) / Math.PI;
  const drawn =
    arm.hand === 'open' ? openHand(skin) : arm.hand === 'fist' ? fist(skin) : calm(skin);
  const angle = arm.hand === 'resting' ? along * 0.72 : along;
  return `<g data-part="hand" transform="translate(${number(arm.wrist.x)} ${number(arm.wrist.y)}) rotate(${number(angle)}) scale(${number(-arm.side * scale)} ${number(scale)})">${drawn}</g>`;
}

/** Fingers together, the thumb a little apart. */
function calm(skin: Tones): string {
  const back: Corner[] = [
    [-2.7, -1.6, 1],
    [-3.6, 2.6],
    [-4.2, 6.4],
    [-4, 10.6],
    [-3.6, 14],
    [-2.2, 16.6],
    [-0.2, 17.4],
    [1.8, 16],
    [2.9, 12.4],
    [3.3, 8],
    [3, 3],
    [2.7, -1.6, 1],
  ];
  const thumb: Corner[] = [
    [1.6, 1],
    [4, 3],
    [5.6, 6.4],
    [5.9, 9.8],
    [5, 11.4],
    [3.9, 10],
    [3.2, 7.6],
    [1.4, 6],
  ];
  const lines = [
    [-1.9, 10.6, -1.7, 16],
    [0.6, 10.6, 0.8, 16],
  ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
    stroke(
      smooth(
        [
          [x1, y1],
          [(x1 + x2) / 2 - 0.2, (y1 + y2) / 2],
          [x2, y2],
        ],
        false,
      ),
      skin.deep,
      0.55,
      0.7,
    ),
  );
  return `<path d="${pathData(smooth(back))}" fill="${skin.base}"/>${lines.join('')}<path d="${pathData(smooth(thumb))}" fill="${skin.base}"/>${stroke(
    smooth(
      [
        [3.4, 8.4],
        [2.4, 6.6],
        [1.4, 5.6],
      ],
      false,
    ),
    skin.deep,
    0.55,
    0.7,
  )}`;
}

/** The palm with its fingers spread, as in a greeting. */
function openHand(skin: Tones): string {
  const palm = smooth([
    [-2.8, -1.6, 1],
    [-4.2, 3],
    [-4.6, 8],
    [0, 10],
    [4.4, 8],
    [3.9, 3],
    [2.8, -1.6, 1],
  ]);
  const fingers = [
    [-3.5, 7, -5.6, 14.6, 2.05],
    [-1.2, 8, -1.9, 17.4, 2.15],
    [1.3, 8, 1.8, 17, 2.15],
    [3.4, 7, 5.2, 14.4, 2],
    [3, 3, 8, 7.6, 2.2],
  ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, r = 2]) =>
    stroke(
      smooth(
        [
          [x1, y1],
          [x2, y2],
        ],
        false,
      ),
      skin.base,
      r * 1.75,
    ),
  );
  const lines = stroke(
    smooth(
      [
        [-2.6, 5.4],
        [0, 4.4],
        [2.4, 5.6],
      ],
      false,
    ),
    skin.deep,
    0.55,
    0.55,
  );
  return `${fingers.join('')}<path d="${pathData(palm)}" fill="${skin.base}"/>${lines}`;
}

/** Closed around an object. */
function fist(skin: Tones): string {
  const round = smooth([
    [-2.8, -1.6, 1],
    [-4.6, 2.4],
    [-4.8, 6.6],
    [-2, 9.2],
    [2.4, 9],
    [4.8, 6.4],
    [4.4, 2],
    [2.8, -1.6, 1],
  ]);
  const knuckles = [-2.2, 0.2, 2.4].map((x) =>
    stroke(
      smooth(
        [
          [x, 5.4],
          [x + 0.2, 8.6],
        ],
        false,
      ),
      skin.deep,
      0.55,
      0.7,
    ),
  );
  return `<path d="${pathData(round)}" fill="${skin.base}"/>${knuckles.join('')}`;
}

/**
 * A hand that comes from behind onto another person's shoulder: knuckles on top, fingers together over the front, a
 * little shade below.
 */
export function drawFingers(figure: Figure, arm: Arm, skin: Tones): string {
  const scale = (figure.height * 0.1) / 18;
  const outline = smooth([
    [-4.1, -1.6],
    [-1.6, -2.7],
    [1.8, -2.6],
    [4, -1.2],
    [4.3, 1.6],
    [3.9, 4.4],
    [2.9, 5.1],
    [2.1, 5.6],
    [1, 6.2],
    [-0.3, 6.3],
    [-1.4, 5.8],
    [-2.4, 5.2],
    [-3.5, 4.4],
    [-4.3, 1.6],
  ]);
  const gaps = [
    [-2.2, 1, -2.3, 5.1],
    [0, 0.7, -0.1, 6],
    [2.1, 1, 2.1, 5.4],
  ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
    stroke(
      smooth(
        [
          [x1, y1],
          [(x1 + x2) / 2 + 0.12, (y1 + y2) / 2],
          [x2, y2],
        ],
        false,
      ),
      skin.deep,
      0.42,
      0.6,
    ),
  );
  const shade = `<path d="${pathData(moved(outline, 0.3, 0.9))}" fill="#2a1a14" fill-opacity="0.16"/>`;
  return `<g data-part="hand" transform="translate(${number(arm.wrist.x)} ${number(arm.wrist.y)}) rotate(${arm.side * 14}) scale(${number(-arm.side * scale)} ${number(scale)})">${shade}<path d="${pathData(outline)}" fill="${skin.base}"/>${gaps.join('')}</g>`;
}
