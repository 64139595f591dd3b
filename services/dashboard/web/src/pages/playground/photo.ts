import type { PhotoView } from '../../../../src/views/playground.js';

/** A photo that was sent to the server, and its picture as the browser has it. */
export interface Photo extends PhotoView {
  /** `blob:` of a file that was chosen here, else its link. */
  readonly shown: string;
  readonly name: string;
}
