import type { Arm, Figure, Leg } from './body.js';
import { mixed, type Tones } from './colour.js';
import { drawHand } from './hands.js';
import { type Corner, type Joint, limb, type Path, smooth } from './outline.js';
import { filled, type Sheet, shape } from './sheet.js';

export interface Cloth {
  readonly tones: Tones;
  readonly pattern: string | null;
}

export interface Sleeve {
  /** Share of the arm that it covers: 1 ends at the wrist, 0.5 at the elbow. */
  readonly length: number;
  /** How much wider than the arm it is, in centimetres. */
  readonly ease: number;
  readonly cuff: 'plain' | 'rib' | 'shirt' | 'wide';
}

export function along(from: Joint, to: Joint, share: number, r?: number): Joint {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    r: r ?? from.r + (to.r - from.r) * share,
  };
}

/** A fold in the cloth: deepest in its middle, gone at its ends. */
export function fold(from: Corner, middle: Corner, to: Corner, width: number): Path {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = (Math.hypot(dx, dy) || 1) / width;
  const [nx, ny] = [-dy / far / 2, dx / far / 2];
  return smooth([
    [from[0], from[1], 1],
    [middle[0] + nx, middle[1] + ny],
    [to[0], to[1], 1],
    [middle[0] - nx, middle[1] - ny],
  ]);
}

/** From the collarbone, so that the shoulder is round. */
function topOf({ shoulder, side }: Arm, share: number): Joint {
  return {
    x: shoulder.x - side * shoulder.r * 0.5,
    y: shoulder.y - shoulder.r * 0.8,
    r: shoulder.r * share,
  };
}

/** A bare arm with its hand. */
export function drawArm(sheet: Sheet, figure: Figure, arm: Arm, skin: Tones): string {
  const { shoulder, elbow, wrist } = arm;
  const joints = [
    topOf(arm, 0.4),
    shoulder,
    along(shoulder, elbow, 0.45, shoulder.r * 0.84),
    along(shoulder, elbow, 0.88, elbow.r * 0.94),
    along(elbow, wrist, 0.22, elbow.r * 1.02),
    along(elbow, wrist, 0.7, wrist.r * 1.12),
    wrist,
    ...(arm.hand === 'pocket' ? [] : [along(elbow, wrist, 1.06, wrist.r)]),
  ];
  return `${shape(sheet, limb(joints), skin, { rim: [elbow.r * 0.55, 0], part: 'arm' })}${drawHand(sheet, figure, arm, skin)}`;
}

/** The crook of an elbow that is bent by a right angle or more; null of another. */
function crookOf({ shoulder, elbow, wrist }: Arm): Joint | null {
  const unit = (to: Joint) => {
    const far = Math.hypot(to.x - elbow.x, to.y - elbow.y) || 1;
    return { x: (to.x - elbow.x) / far, y: (to.y - elbow.y) / far };
  };
  const [upper, lower] = [unit(shoulder), unit(wrist)];
  if (upper.x * lower.x + upper.y * lower.y < -0.1) return null;
  const inside = { x: upper.x + lower.x, y: upper.y + lower.y };
  const far = (Math.hypot(inside.x, inside.y) || 1) / (elbow.r * 1.05);
  return { x: elbow.x + inside.x / far, y: elbow.y + inside.y / far, r: elbow.r };
}

export function drawSleeve(sheet: Sheet, arm: Arm, cloth: Cloth, sleeve: Sleeve): string {
  const { length, ease, cuff } = sleeve;
  const { shoulder, elbow, wrist, side } = arm;
  const { tones, pattern } = cloth;
  const wider = (joint: Joint, more = ease): Joint => ({ ...joint, r: joint.r + more });
  const isShort = length <= 0.5;
  const end = isShort
    ? along(shoulder, elbow, length / 0.5, shoulder.r * 0.92 + ease * 1.25)
    : along(elbow, wrist, (length - 0.5) / 0.5, wrist.r + ease * 0.95);
  const joints = [
    topOf(arm, 0.46),
    wider(shoulder, ease * 0.7),
    along(wider(shoulder), isShort ? end : wider(elbow), 0.55),
    ...(isShort ? [] : [wider(elbow, ease * 1.1), along(wider(elbow), end, 0.5)]),
    end,
  ];
  const path = limb(joints, 'round');
  const rim: [number, number] = [elbow.r * 0.62, 0];
  // In a sharp bend the sleeve's outline crosses itself, and skin would show in the crook of the elbow.
  const bend = isShort ? null : crookOf(arm);
  const crook =
    bend === null ? '' : shape(sheet, round(bend, bend.r * 1.2 + ease), tones, { pattern });
  const inner = (joint: Joint, share: number, sharp: 0 | 1 = 0): Corner => [
    joint.x - side * (joint.r + ease) * share,
    joint.y,
    sharp,
  ];
  const edge = smooth([
    inner({ ...shoulder, y: shoulder.y + shoulder.r * 0.9 }, 0.92, 1),
    inner(along(shoulder, elbow, 0.55), 0.86),
    inner(isShort ? end : elbow, 1, 1),
    inner(along(shoulder, elbow, 0.55), 1.12),
  ]);
  const folds = isShort ? [] : elbowFolds(arm);
  const shaded = `<g clip-path="${sheet.clip(path)}">${[edge, ...folds].map((line) => filled(line, tones.deep, 0.5)).join('')}</g>`;
  const bag =
    cuff === 'wide' ? shape(sheet, bagOf(arm), tones, { rim, pattern, part: 'sleeve' }) : '';
  const before = along(end, joints.at(-2) ?? elbow, cuff === 'rib' ? 0.2 : 0.26);
  const wide = cuff === 'rib' ? 0.95 : 1.1;
  const band =
    cuff === 'plain' || cuff === 'wide'
      ? ''
      : shape(
          sheet,
          limb([
            { ...before, r: end.r * wide },
            { ...end, r: end.r * wide },
          ]),
          { ...tones, base: mixed(tones.base, tones.shade, 0.45) },
          { rim },
        );
  return bag + crook + shape(sheet, path, tones, { rim, pattern, part: 'sleeve' }) + shaded + band;
}

function elbowFolds({ shoulder, elbow: e, wrist, side }: Arm): Path[] {
  const at = (to: Joint, share: number, aside: number): Corner => {
    const place = along(e, to, share);
    return [place.x + side * e.r * aside, place.y];
  };
  return [
    fold(at(shoulder, 0.16, -1.5), at(shoulder, 0.06, -0.5), at(shoulder, 0.1, 0.4), e.r * 0.34),
    fold(at(wrist, 0.02, -1.6), at(wrist, 0.06, -0.4), at(wrist, 0.02, 0.7), e.r * 0.4),
    fold(at(wrist, 0.34, -1.4), at(wrist, 0.28, -0.4), at(wrist, 0.3, 0.3), e.r * 0.26),
    fold(at(wrist, 0.7, 1.3), at(wrist, 0.66, 0.3), at(wrist, 0.7, -0.4), e.r * 0.26),
  ];
}

function round({ x, y }: Pick<Joint, 'x' | 'y'>, r: number): Path {
  return smooth(
    [0, 1, 2, 3, 4, 5, 6, 7].map(
      (at): Corner => [x + r * Math.cos((at * Math.PI) / 4), y + r * Math.sin((at * Math.PI) / 4)],
    ),
  );
}

/** What hangs from the forearm in the sleeve of a kimono. */
function bagOf({ shoulder, elbow, wrist, side }: Arm): Path {
  const from = along(elbow, wrist, 0.12);
  const hang = Math.hypot(elbow.x - shoulder.x, elbow.y - shoulder.y) * 0.56;
  return smooth([
    [from.x, from.y - elbow.r],
    [wrist.x, wrist.y - wrist.r, 1],
    [wrist.x + side * wrist.r, wrist.y + hang, 1],
    [from.x + side * elbow.r * 1.6, from.y + hang, 1],
    [from.x + side * elbow.r * 1.6, from.y],
  ]);
}

/** A bare leg down to the ankle, or a stocking. */
export function drawLeg(sheet: Sheet, { hip, knee, ankle }: Leg, skin: Tones): string {
  const path = limb([
    { ...hip, r: hip.r * 0.96 },
    along(hip, knee, 0.5, (hip.r * 0.96 + knee.r * 1.3) / 2),
    { ...knee, r: knee.r * 0.98 },
    along(knee, ankle, 0.28, knee.r * 1.08),
    along(knee, ankle, 0.62, (knee.r + ankle.r) * 0.52),
    along(knee, ankle, 0.86, ankle.r * 1.04),
    { ...ankle, y: ankle.y + ankle.r },
  ]);
  const cap = fold(
    [knee.x - knee.r * 0.55, knee.y + knee.r * 0.35],
    [knee.x, knee.y + knee.r * 0.7],
    [knee.x + knee.r * 0.55, knee.y + knee.r * 0.3],
    knee.r * 0.2,
  );
  return (
    shape(sheet, path, skin, { rim: [knee.r * 0.55, 0], part: 'leg' }) + filled(cap, skin.shade)
  );
}

/** A leg of trousers down to `hem` (y), `ease` wider than the leg at the knee and `cut` at the hem. */
export function trouserLeg(
  { hip, knee, ankle }: Leg,
  hem: number,
  ease: number,
  cut: number,
): Path {
  const toHem = (hem - knee.y) / (ankle.y - knee.y);
  const end =
    toHem >= 0
      ? along(knee, ankle, toHem, ankle.r + cut)
      : along(hip, knee, (hem - hip.y) / (knee.y - hip.y), knee.r + cut);
  return limb([
    // Begins upright inside the seat, so that a stride leaves no notch at the hip.
    { ...hip, y: hip.y - hip.r * 0.7 },
    hip,
    along(hip, knee, 0.36, hip.r * 0.62 + (knee.r + ease) * 0.46),
    ...(toHem >= 0.2 ? [{ ...knee, r: knee.r + ease }, along(knee, end, 0.5)] : []),
    end,
  ]);
}
