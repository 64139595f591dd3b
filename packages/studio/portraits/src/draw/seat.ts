import type { Appearance } from '../appearance/appearance.js';
import type { Arm, Figure, Leg, Seat } from './body.js';

/** Age in years below which a child sits on the floor. */
const FIRST_STEPS = 1.3;

export function seatOf({ ageYears, aids: { wheelchair } }: Appearance): Seat | null {
  return wheelchair ? 'wheelchair' : ageYears < FIRST_STEPS ? 'floor' : null;
}

/** Share of the height above the ground at which a seated person's trunk ends. */
const seatHeights: Record<Seat, number> = { floor: 0.075, wheelchair: 0.305 };

/** Share of the height by which a seated person is lower than standing. */
function sunkBy(seat: Seat | null, childlike: number): number {
  return seat === null ? 0 : crotchOf(childlike) - seatHeights[seat];
}

/** Share of the height at which a standing person's legs begin. */
export function crotchOf(childlike: number): number {
  return 0.475 - 0.06 * childlike;
}

/** Lowered onto the seat, with the thighs towards the viewer and the hands in the lap. */
export function seated(figure: Figure, seat: Seat): Figure {
  const { height: h } = figure;
  const down = h * sunkBy(seat, figure.childlike);
  const lowered = <T extends { readonly y: number }>(part: T): T => {
    return { ...part, y: part.y + down };
  };
  const crotch = figure.crotch + down;
  const arms = figure.arms.map((arm): Arm => {
    const shoulder = lowered(arm.shoulder);
    const upper = Math.hypot(arm.elbow.x - arm.shoulder.x, arm.elbow.y - arm.shoulder.y);
    const elbow = {
      ...arm.elbow,
      x: shoulder.x + arm.side * upper * 0.2,
      y: shoulder.y + upper * 0.96,
    };
    const lap = seat === 'floor' ? 0.11 : 0.062;
    const wrist = { ...arm.wrist, x: arm.side * h * lap, y: crotch - h * 0.035 };
    return { ...arm, shoulder, elbow, wrist, hand: 'resting', behind: false };
  });
  const legs = figure.legs.map((leg): Leg => {
    const { side } = leg;
    const hip = { ...lowered(leg.hip), x: side * figure.hip.w * 0.52 };
    return seat === 'floor'
      ? {
          ...{ side, hip: { ...hip, y: -h * 0.1 } },
          knee: { x: side * h * 0.165, y: -h * 0.085, r: h * 0.056 },
          ankle: { x: side * h * 0.215, y: figure.ankle, r: leg.ankle.r },
          toes: side * 0.9,
        }
      : {
          ...{ side, hip },
          knee: { x: side * h * 0.066, y: crotch + h * 0.036, r: h * 0.046 },
          ankle: { x: side * h * 0.058, y: figure.ankle, r: leg.ankle.r },
          toes: side * 0.25,
        };
  });
  const [leftArm, rightArm] = arms;
  const [leftLeg, rightLeg] = legs;
  if (!leftArm || !rightArm || !leftLeg || !rightLeg) throw new Error('a figure has two of each');
  return {
    ...figure,
    head: lowered(figure.head),
    neck: { ...figure.neck, top: figure.neck.top + down, base: figure.neck.base + down },
    shoulder: lowered(figure.shoulder),
    armpit: lowered(figure.armpit),
    waist: lowered(figure.waist),
    hip: lowered(figure.hip),
    crotch,
    knee: leftLeg.knee.y,
    arms: [leftArm, rightArm],
    legs: [leftLeg, rightLeg],
    seat,
  };
}
