import { mixed, type Tones } from './colour.js';
import type { Arm, Figure, Leg } from './figure.js';
import { drawHand } from './hands.js';
import { type Corner, curve, type Joint, limb, number, type Path, smooth } from './outline.js';
import { type Sheet, shape, stroke } from './sheet.js';

export interface Cloth {
  readonly tones: Tones;
  readonly pattern: string | null;
}

function between(from: Joint, to: Joint, share: number, r?: number): Joint {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    r: r ?? from.r + (to.r - from.r) * share,
  };
}

/** A bare arm with its hand. */
export function drawArm(sheet: Sheet, figure: Figure, arm: Arm, skin: Tones): string {
  // From the collarbone, so that a bare shoulder is round.
  const top: Joint = {
    x: arm.shoulder.x - arm.side * arm.shoulder.r * 0.5,
    y: arm.shoulder.y - arm.shoulder.r * 0.8,
    r: arm.shoulder.r * 0.4,
  };
  const joints = [
    top,
    arm.shoulder,
    between(arm.shoulder, arm.elbow, 0.5, arm.shoulder.r * 0.84),
    arm.elbow,
    between(arm.elbow, arm.wrist, 0.3, arm.elbow.r * 1.02),
    arm.wrist,
    ...(arm.hand === 'pocket' ? [] : [between(arm.elbow, arm.wrist, 1.06, arm.wrist.r)]),
  ];
  const rim: [number, number] = [arm.elbow.r * 0.55, 0];
  return `${shape(sheet, limb(joints), skin, { rim, part: 'arm' })}${drawHand(sheet, figure, arm, skin)}`;
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
  const far = Math.hypot(inside.x, inside.y) || 1;
  return {
    x: elbow.x + (inside.x / far) * elbow.r * 1.05,
    y: elbow.y + (inside.y / far) * elbow.r * 1.05,
    r: elbow.r,
  };
}

/** A sleeve from the shoulder to `length` (1 is the wrist, 0.42 above the elbow), `ease` wider than the arm. */
export function drawSleeve(
  sheet: Sheet,
  arm: Arm,
  cloth: Cloth,
  length: number,
  ease: number,
  cuff: 'plain' | 'rib' | 'shirt' = 'plain',
): string {
  const wider = (joint: Joint, more = ease): Joint => ({ ...joint, r: joint.r + more });
  const top: Joint = {
    x: arm.shoulder.x - arm.side * arm.shoulder.r * 0.5,
    y: arm.shoulder.y - arm.shoulder.r * 0.8,
    r: arm.shoulder.r * 0.46,
  };
  let joints: Joint[];
  if (length <= 0.5) {
    const end = between(arm.shoulder, arm.elbow, length / 0.5, arm.shoulder.r * 0.92 + ease * 1.25);
    joints = [top, wider(arm.shoulder, ease * 0.7), between(wider(arm.shoulder), end, 0.55), end];
  } else {
    const share = (length - 0.5) / 0.5;
    const end = between(arm.elbow, arm.wrist, share, arm.wrist.r + ease * 0.95);
    joints = [
      top,
      wider(arm.shoulder, ease * 0.7),
      between(wider(arm.shoulder), wider(arm.elbow), 0.55),
      wider(arm.elbow, ease * 1.1),
      between(wider(arm.elbow), end, 0.5),
      end,
    ];
  }
  const path = limb(joints, 'round');
  // So that the shoulder flows into the trunk, whose light falls off to the right.
  const light = arm.side < 0 ? mixed(cloth.tones.light, cloth.tones.base, 0.4) : cloth.tones.base;
  const tones = { ...cloth.tones, light };
  const rim: [number, number] = [arm.elbow.r * 0.62, 0];
  const rimFrom: [number, number] = [arm.shoulder.y, arm.shoulder.y + arm.shoulder.r * 2.4];
  const last = joints.at(-1) ?? arm.wrist;
  // In a sharp bend the sleeve's outline crosses itself, and skin would show in the crook of the elbow.
  const bend = length > 0.5 ? crookOf(arm) : null;
  const crook =
    bend === null
      ? []
      : [cloth.tones.base, ...(cloth.pattern === null ? [] : [cloth.pattern])].map(
          (fill) =>
            `<circle cx="${number(bend.x)}" cy="${number(bend.y)}" r="${number(bend.r + ease * 0.6)}" fill="${fill}"/>`,
        );
  const parts = [
    ...crook,
    shape(sheet, path, tones, { rim, rimFrom, pattern: cloth.pattern, part: 'sleeve' }),
  ];
  const clip = sheet.clip(path);
  if (length > 0.5) {
    const e = arm.elbow;
    const folds = [
      curve(
        [e.x + arm.side * e.r * 1.3, e.y - e.r * 0.9],
        [e.x + arm.side * e.r * 0.7, e.y - e.r * 0.5],
        [e.x + arm.side * e.r * 0.25, e.y - e.r * 0.35],
      ),
      curve(
        [e.x - arm.side * e.r * 1.3, e.y - e.r * 0.5],
        [e.x - arm.side * e.r * 0.6, e.y - e.r * 0.15],
        [e.x, e.y - e.r * 0.1],
      ),
      curve(
        [e.x - arm.side * e.r * 1.3, e.y + e.r * 0.5],
        [e.x - arm.side * e.r * 0.4, e.y + e.r * 0.85],
      ),
    ].map((fold) => stroke(fold, cloth.tones.deep, arm.shoulder.r * 0.13, 0.6));
    parts.push(`<g clip-path="${clip}">${folds.join('')}</g>`);
  }
  // The edge that lies on the trunk.
  parts.push(
    stroke(
      smooth(
        [
          [
            arm.shoulder.x - arm.side * (arm.shoulder.r * 0.86 + ease * 0.7),
            arm.shoulder.y + arm.shoulder.r * 1.1,
          ],
          [
            arm.shoulder.x - arm.side * (arm.shoulder.r * 0.8 + ease * 0.8),
            arm.shoulder.y + arm.shoulder.r * 2,
          ],
          ...(length > 0.5
            ? [
                [
                  arm.elbow.x - arm.side * (arm.elbow.r + ease * 1.02),
                  arm.elbow.y - arm.elbow.r,
                ] as Corner,
              ]
            : []),
        ],
        false,
      ),
      cloth.tones.deep,
      arm.shoulder.r * 0.12,
      0.75,
    ),
  );
  if (cuff !== 'plain') {
    const before = between(last, joints.at(-2) ?? arm.elbow, cuff === 'rib' ? 0.2 : 0.26);
    const band = limb([
      { ...before, r: last.r * (cuff === 'rib' ? 0.98 : 1.1) },
      { ...last, r: last.r * (cuff === 'rib' ? 0.92 : 1.1) },
    ]);
    parts.push(
      shape(
        sheet,
        band,
        { ...cloth.tones, base: mixed(cloth.tones.base, cloth.tones.shade, 0.45) },
        { rim },
      ),
    );
  }
  return parts.join('');
}

/** A bare leg down to the ankle, or a stocking. */
export function drawLeg(sheet: Sheet, leg: Leg, skin: Tones): string {
  const { hip, knee, ankle } = leg;
  const path = limb([
    { ...hip, r: hip.r * 0.96 },
    between(hip, knee, 0.5, (hip.r * 0.96 + knee.r * 1.3) / 2),
    { ...knee, r: knee.r },
    between(knee, ankle, 0.3, knee.r * 1.05),
    between(knee, ankle, 0.8, ankle.r * 1.08),
    { ...ankle, y: ankle.y + ankle.r },
  ]);
  const kneeMark = stroke(
    curve(
      [knee.x - knee.r * 0.45, knee.y + knee.r * 0.5],
      [knee.x, knee.y + knee.r * 0.72],
      [knee.x + knee.r * 0.45, knee.y + knee.r * 0.5],
    ),
    skin.deep,
    0.5,
    0.45,
  );
  return shape(sheet, path, skin, { rim: [knee.r * 0.55, 0], part: 'leg' }) + kneeMark;
}

/** Both legs of trousers down to `hem` (y), `cut` wider than the leg at the hem. */
export function trouserLeg(leg: Leg, hem: number, ease: number, cut: number): Path {
  const { hip, knee, ankle } = leg;
  const toHem = (hem - knee.y) / (ankle.y - knee.y);
  const end =
    toHem >= 0
      ? between(knee, ankle, toHem, ankle.r + cut)
      : between(hip, knee, (hem - hip.y) / (knee.y - hip.y), knee.r + cut);
  const middle = toHem >= 0.2 ? [{ ...knee, r: knee.r + ease }, between(knee, end, 0.5)] : [];
  return limb([
    // Begins upright inside the seat, so that a stride leaves no notch at the hip.
    { ...hip, y: hip.y - hip.r * 0.7 },
    hip,
    between(hip, knee, 0.36, hip.r * 0.62 + (knee.r + ease) * 0.46),
    ...middle,
    end,
  ]);
}
