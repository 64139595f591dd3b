import type { FamilyMember } from '@groundwork/contract/families/members';

/** A person to portray: the customer's words, and what decides the looks that they leave open. */
export interface Sitter {
  readonly member: FamilyMember;
  readonly seed: number;
  /** Names the family: relatives take after each other where nothing is said. */
  readonly familySeed: string;
}

/** A picture of people, and who made it: a program that was trained on nothing, or a model. */
export interface MadePortrait {
  readonly png: Buffer;
  readonly by: 'drawing' | 'model';
}

/** Where a face is in a picture, in pixels. */
export interface FacePlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface PortraitPort {
  /**
   * One person, looking at the viewer: a PNG of 1024x1024 px, and the parts of the description that it does not show.
   */
  portray(input: {
    readonly sitter: Sitter;
    readonly signal: AbortSignal;
  }): Promise<MadePortrait & { readonly notDrawn: readonly string[] }>;
  /** The family together: a PNG of 1600x1200 px. Its people look as in their portraits. */
  portrayGroup(input: {
    readonly sitters: readonly Sitter[];
    readonly name: string | null;
    /** Their portraits, in the same order: PNGs. */
    readonly portraits: readonly Buffer[];
    readonly signal: AbortSignal;
  }): Promise<MadePortrait & { readonly faces?: readonly FacePlace[] }>;
  /** A presenter from the waist up, speaking pose: a PNG with a calm background. */
  portrayPresenter(input: {
    readonly sitter: Sitter;
    readonly signal: AbortSignal;
  }): Promise<Buffer>;
}
