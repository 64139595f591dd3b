export type ImageRejectionReason =
  | 'unsupported'
  | 'damaged'
  | 'transparent'
  | 'too_many_pixels'
  | 'too_small';

/** A stranger's picture that can't be taken; nothing is wrong with the program. */
export class ImageRejected extends Error {
  override readonly name = 'ImageRejected';
  /** With `too_many_pixels`: how many a picture like this may have, where that is less than the caller's rule. */
  readonly mostPixels: number | undefined;
  /** With `unsupported`: what the file is, where that is known. */
  readonly fileType: string | undefined;
  /** With `too_small`: pixels of the shorter side. */
  readonly shorterSide: number | undefined;

  constructor(
    readonly reason: ImageRejectionReason,
    message: string,
    options?: {
      readonly cause?: unknown;
      readonly mostPixels?: number;
      readonly fileType?: string;
      readonly shorterSide?: number;
    },
  ) {
    super(message, options);
    this.mostPixels = options?.mostPixels;
    this.fileType = options?.fileType;
    this.shorterSide = options?.shorterSide;
  }
}

/** A file that libvips can't read is the customer's broken file, whatever libvips says about it. */
export async function damagedUnless<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new ImageRejected('damaged', 'The picture is truncated or damaged.', { cause });
  }
}
