import type { Joint } from './outline.js';

/** The seat of somebody who does not stand. */
export type Seat = 'floor' | 'wheelchair';

export interface Arm {
  readonly side: -1 | 1;
  readonly shoulder: Joint;
  readonly elbow: Joint;
  readonly wrist: Joint;
  readonly hand: 'hanging' | 'pocket';
  /** Drawn behind the trunk. */
  readonly behind: boolean;
}

export interface Leg {
  readonly side: -1 | 1;
  readonly hip: Joint;
  readonly knee: Joint;
  readonly ankle: Joint;
  /** Where the toes point: -1 left, 0 to the viewer, 1 right. */
  readonly toes: number;
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
