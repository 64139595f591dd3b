import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import { eased } from '../camera/path.js';

/** The pose of a head in its medallion; all zero as drawn. */
export interface HeadPose {
  /** To the right and down, as shares of the medallion's diameter. */
  readonly x: number;
  readonly y: number;
  /** Radians, to the right. */
  readonly tilt: number;
  /** How much larger it is, as a share. */
  readonly closer: number;
}

export const STILL: HeadPose = { x: 0, y: 0, tilt: 0, closer: 0 };

/** People who speak shift, lean and nod a little, and hold still in between. */
const poses: readonly HeadPose[] = [
  { x: 0, y: 0, tilt: 0, closer: 0 },
  { x: 0.013, y: 0.004, tilt: 0.026, closer: 0.01 },
  { x: 0.004, y: 0.011, tilt: 0.004, closer: 0.028 },
  { x: -0.012, y: 0.002, tilt: -0.022, closer: 0.012 },
  { x: -0.016, y: 0.007, tilt: -0.034, closer: 0.004 },
  { x: -0.003, y: 0.014, tilt: 0.006, closer: 0.022 },
  { x: 0.015, y: 0.003, tilt: 0.03, closer: 0.016 },
];
/** Seconds on the way from one pose to the next, and held there. */
const ways = [0.9, 0.7, 1.1, 0.8, 1.2];
const holds = [0.5, 1.2, 0.3, 0.8, 1.6, 0.4];

const at = <Thing>(list: readonly Thing[], index: number): Thing => {
  const thing = list[index % list.length];
  if (thing === undefined) throw new RangeError('The list is empty.');
  return thing;
};

/** Seconds of one breath, how far it lifts and brings nearer, and the least step of it that is drawn. */
const BREATH = { seconds: 4.3, lift: 0.0036, closer: 0.0028, steps: 6 };

/** The head at a frame of the film: the same wherever the film is cut into segments. */
export function headPose(seed: number, frame: number): HeadPose {
  const { x, y, tilt, closer } = bearing(seed, frame);
  const breath = breathAt(frame / FRAMES_PER_SECOND + (seed % 43) / 10);
  return { x, y: y - BREATH.lift * breath, tilt, closer: closer + BREATH.closer * breath };
}

/** Whether two poses look alike, so that a head need not be drawn again. */
export function isSamePose(a: HeadPose, b: HeadPose): boolean {
  return a.x === b.x && a.y === b.y && a.tilt === b.tilt && a.closer === b.closer;
}

/** How full the lungs are, 0 to 1, in steps: in is quicker than out, and a rest follows. */
function breathAt(time: number): number {
  const share = (time / BREATH.seconds) % 1;
  const full =
    share < 0.36 ? eased(share / 0.36) : share < 0.86 ? 1 - eased((share - 0.36) / 0.5) : 0;
  return Math.round(full * BREATH.steps) / BREATH.steps;
}

function bearing(seed: number, frame: number): HeadPose {
  let time = frame / FRAMES_PER_SECOND;
  for (let index = 0; ; index += 1) {
    const [from, to] = [at(poses, index + seed), at(poses, index + seed + 1)];
    const [hold, way] = [at(holds, index + seed), at(ways, index)];
    if (time <= hold) return from;
    if (time < hold + way) return between(from, to, eased((time - hold) / way));
    time -= hold + way;
  }
}

function between(from: HeadPose, to: HeadPose, share: number): HeadPose {
  const mix = (name: keyof HeadPose) => from[name] + (to[name] - from[name]) * share;
  return { x: mix('x'), y: mix('y'), tilt: mix('tilt'), closer: mix('closer') };
}
