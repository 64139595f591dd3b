import type { MouthShape } from '@groundwork/portraits';
import type { Sitter } from './portrait-port.js';
import type { Speech } from './speech-port.js';

/** A presenter's face in one frame; at rest it smiles. */
export type PresenterFace = MouthShape | 'rest';

/** A face as square PNGs of one size that differ in nothing but the eyes. */
export interface FacePictures {
  readonly open: Buffer;
  readonly shut: Buffer;
}

/** From `at`, in seconds from the start of the audio, the mouth has this shape. */
export interface MouthCue {
  /** A multiple of a film's frame. */
  readonly at: number;
  readonly mouth: MouthShape;
}

export interface PresenterPort {
  /**
   * The head and shoulders of a presenter once for each face, composed for a round frame; pictures differ only where
   * the face does.
   */
  portrayFaces(input: {
    readonly sitter: Sitter;
    readonly signal: AbortSignal;
  }): Promise<Readonly<Record<PresenterFace, FacePictures>>>;
  /**
   * How the mouth follows a speech: closed in its pauses and at its end, each shape held for two frames of film or
   * more, at most twelve changes in any second.
   */
  followSpeech(input: {
    readonly speech: Pick<Speech, 'wav' | 'words'>;
    readonly language: string;
  }): readonly MouthCue[];
}
