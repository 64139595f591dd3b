import type { MouthShape } from '@groundwork/portraits';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import type { Speech } from '@groundwork/speech/speech-port';

/** A presenter's face in one frame; at rest it smiles. */
export type PresenterFace = MouthShape | 'rest';

/** Of eyes that are not open. */
export type EyeLook = 'half' | 'shut';

/** A presenter's pictures: square PNGs of one size. */
export interface PresenterPictures {
  /** Eyes on the viewer; they differ in nothing but the mouth. */
  readonly faces: Readonly<Record<PresenterFace, Buffer>>;
  /** To be laid over any of the faces: transparent but for the eyes. */
  readonly eyes: Readonly<Record<EyeLook, Buffer>>;
}

/** The eyes' look from `at` on, in seconds of the film; null is towards the viewer. */
export interface EyeCue {
  /** A multiple of a film's frame. */
  readonly at: number;
  readonly look: EyeLook | null;
}

/** The mouth's shape from `at` on, in seconds of the audio. */
export interface MouthCue {
  /** A multiple of a film's frame. */
  readonly at: number;
  readonly mouth: MouthShape;
}

/** A presenter who was filmed: a picture at rest, and a film for each speech, in order. */
export interface FilmedPresenter {
  /** Square PNG or JPEG, with which each film begins. */
  readonly picture: Buffer;
  /** MP4s without sound, each as long as its speech or longer. */
  readonly clips: readonly { readonly file: Buffer; readonly seconds: number }[];
}

export interface PresenterPort {
  /**
   * Films of the presenter saying these speeches, one after the other.
   *
   * @returns null where the presenter is drawn
   */
  filmSpeeches(input: {
    readonly sitter: Sitter;
    readonly speeches: readonly { readonly wav: Buffer; readonly seconds: number }[];
    readonly seed: number;
    readonly signal: AbortSignal;
  }): Promise<FilmedPresenter | null>;
  /** The head and shoulders of a presenter once for each face, composed for a round frame, and their eyes. */
  portrayFaces(input: {
    readonly sitter: Sitter;
    readonly signal: AbortSignal;
  }): Promise<PresenterPictures>;
  /** The first of these pictures alone: at rest. */
  portrayRest(input: { readonly sitter: Sitter; readonly signal: AbortSignal }): Promise<Buffer>;
  /**
   * How the mouth follows a speech: closed in its pauses and at its end, each shape held for two frames of film or
   * more, at most twelve changes in any second.
   */
  followSpeech(input: {
    readonly speech: Pick<Speech, 'wav' | 'words'>;
    readonly language: string;
  }): readonly MouthCue[];
  /** Every two to six seconds of a film of so many, now and then twice. The same seed gives the same blinks. */
  blink(seed: number, seconds: number): readonly EyeCue[];
}
