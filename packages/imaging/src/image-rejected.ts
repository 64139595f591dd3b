export type ImageRejectionReason = 'unsupported' | 'damaged' | 'too_many_pixels' | 'too_small';

/** A stranger's picture that can't be taken; nothing is wrong with the program. */
export class ImageRejected extends Error {
  override readonly name = 'ImageRejected';

  constructor(
    readonly reason: ImageRejectionReason,
    message: string,
    options?: { readonly cause?: unknown },
  ) {
    super(message, options);
  }
}

/** What libvips can't read is the customer's broken file, whatever it says about it. */
export async function damagedUnless<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new ImageRejected('damaged', 'The picture is truncated or damaged.', { cause });
  }
}
