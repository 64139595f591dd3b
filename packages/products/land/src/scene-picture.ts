import type { CameraMovement } from '@groundwork/contract/films/fields';
import type { LandInputs, LandRequest } from '@groundwork/contract/land/request';
import type { Point } from '@groundwork/imaging';
import type { FramedPlot } from './framing/frame-plot.js';
import type { Rectangle } from './framing/scene-framing.js';
import type { ScriptScene } from './ports.js';

/** One picture of the film, and all that the film needs to know about it. */
export interface ScenePicture {
  readonly id: string;
  readonly kind: 'terrain' | 'marked' | 'proposal' | 'supplied';
  readonly imageKey: string;
  /** Whether it is the plot's photo or a drawing on it. */
  readonly onPhoto: boolean;
  /** Its reveal map; null when it is shown whole. */
  readonly mapKey: string | null;
  readonly focus: Point;
  /** The part of the plot's picture that a scene on the plot's photo is about; null for all other scenes. */
  readonly subject: Rectangle | null;
  readonly asked: CameraMovement | null;
  readonly script: ScriptScene;
  /** Its content in words, for a provider that animates it; null for none. */
  readonly shows: string | null;
  /** In which ways a proposal is not as the words ask. */
  readonly changes?: readonly string[];
  /** Whether the film's frame cuts it. */
  readonly cut?: boolean;
}

export interface PictureInput {
  readonly request: LandRequest;
  readonly inputs: LandInputs;
  readonly framed: FramedPlot;
  readonly seed: number;
  readonly prefix: string;
}
