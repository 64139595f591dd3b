import type { Joint } from './outline.js';

/** The seat of a person who does not stand. */
export type Seat = 'floor' | 'wheelchair';

export const hands = ['hanging', 'pocket', 'open', 'fist', 'resting', 'hidden'] as const;
export type Hand = (typeof hands)[number];

export interface Arm {
  readonly side: -1 | 1;
  readonly shoulder: Joint;
  readonly elbow: Joint;
  readonly wrist: Joint;
  readonly hand: Hand;
  readonly behind: boolean;
}

/** Where a hand goes, in the person's own centimetres. */
export interface Reach {
  readonly x: number;
  readonly y: number;
  readonly hand: Hand;
  readonly behind?: boolean;
}

/** The pose of both arms; a missing one hangs. Left and right from the viewer's side. */
export interface Reaches {
  readonly left?: Reach;
  readonly right?: Reach;
}

export interface Leg {
  readonly side: -1 | 1;
  readonly hip: Joint;
  readonly knee: Joint;
  readonly ankle: Joint;
  /** Where the toes point: -1 left, 0 to the viewer, 1 right. */
  readonly toes: number;
  /** Trousers are rolled up over an artificial one. */
  readonly artificial?: boolean;
}

/** One body in centimetres: 0,0 lies between the feet on the ground, x to the viewer's right, y down. */
export interface Figure {
  readonly height: number;
  readonly childlike: number;
  /** Height of the head, and its middle. */
  readonly head: { readonly height: number; readonly x: number; readonly y: number };
  readonly yaw: number;
  readonly tilt: number;
  /** -1 to 1: how far the trunk is turned. */
  readonly turn: number;
  readonly neck: { readonly w: number; readonly top: number; readonly base: number };
  readonly shoulder: { readonly w: number; readonly y: number };
  readonly armpit: { readonly w: number; readonly y: number };
  readonly waist: { readonly w: number; readonly y: number };
  readonly hip: { readonly w: number; readonly y: number };
  readonly crotch: number;
  readonly knee: number;
  readonly ankle: number;
  readonly bust: number;
  readonly belly: number;
  readonly arms: readonly [Arm, Arm];
  readonly legs: readonly [Leg, Leg];
  readonly seat: Seat | null;
}
