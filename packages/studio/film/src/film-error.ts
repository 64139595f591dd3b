export type FilmFault =
  | 'picture_unreadable'
  | 'sound_unreadable'
  | 'encoder_missing'
  | 'encoder_failed'
  | 'renderer_failed';

/** A film, segment or cover that could not be made. An aborted signal throws its own reason instead. */
export class FilmError extends Error {
  readonly fault: FilmFault;
  /** Name of the object that could not be read, for the two faults that have one. */
  readonly objectKey: string | null;

  constructor(fault: FilmFault, message: string, objectKey: string | null = null, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.name = 'FilmError';
    this.fault = fault;
    this.objectKey = objectKey;
  }
}
