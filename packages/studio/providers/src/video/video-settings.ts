import type { Raster } from '@groundwork/imaging';
import { z } from 'zod';

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
const movingSceneKinds = ['terrain', 'proposal', 'supplied', 'living', 'photo'] as const;
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

/** Options of film by providers, in addition to their addresses. */
export const videoServerEnvironment = {
  /** Scenes to animate, comma-separated. Slideshows have many photos, which stay still unless listed. */
  VIDEO_SCENES: z
    .string()
    .default('terrain,proposal,supplied,living')
    .transform((text) => text.split(/[\s,]+/u).filter((kind) => kind !== ''))
    .pipe(z.array(z.enum(movingSceneKinds))),
  /** Longer side of a clip where the model makes any size. */
  VIDEO_LONGER_SIDE: z.coerce.number().int().min(256).max(3840).default(1280),
};
export type VideoSettings = ReturnType<typeof videoSettings>;

export const videoSettings = (from: z.output<z.ZodObject<typeof videoServerEnvironment>>) => ({
  scenes: from.VIDEO_SCENES,
  longerSide: from.VIDEO_LONGER_SIDE,
});
