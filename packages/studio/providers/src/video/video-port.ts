import type { Raster } from '@groundwork/imaging';

/** The content of a scene, for an engine's prompt. */
export interface MovingScene {
  /** The scene's name in its film, for the record of the call. */
  readonly id?: string;
  readonly kind: MovingSceneKind;
  /** A noun phrase in English, or the customer's own words; null for none. */
  readonly shows: string | null;
  /** Whether it has people in it. */
  readonly people?: boolean;
}

/**
 * Scenes of land films: the land, a proposal, a customer's own picture. Scenes of property films: a photo in a living
 * property, and one in the other kinds.
 */
export const movingSceneKinds = ['terrain', 'proposal', 'supplied', 'living', 'photo'] as const;
export type MovingSceneKind = (typeof movingSceneKinds)[number];

/** A piece of film that begins with a picture. */
export interface VideoClip {
  /** MP4 without sound. */
  readonly file: Buffer;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** The part of the picture that it shows, as shares of the picture's width and height. */
  readonly window: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/**
 * Animates a picture: leaves stir, water glitters, clouds pass, while the camera and everything else stay in place. The
 * film's own camera moves over it.
 */
export interface VideoPort {
  /** @returns null where nothing is to be animated: the picture is shown as it is */
  animate(input: {
    readonly picture: Raster;
    readonly scene: MovingScene;
    /** How long the clip is wanted; it may be shorter or longer. */
    readonly seconds: number;
    readonly seed: number;
    readonly signal: AbortSignal;
  }): Promise<VideoClip | null>;
}
