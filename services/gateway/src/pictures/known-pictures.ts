import { createHash } from 'node:crypto';
import { type ImageInspection, inspectImage } from '@groundwork/imaging';
import type { PictureRules } from './picture-field.js';

/** Some 300 bytes each. */
const MOST_KNOWN = 2_000;

/** A picture that passed, and the name of its content. */
export interface KnownPicture {
  readonly inspection: ImageInspection;
  /** Hexadecimal. */
  readonly sha256: string;
}

/**
 * What was found out about pictures, by their content: decoding one to its end takes longer than everything else
 * that a request does, and the same photo comes again and again, for a dry run, the film, an image and the next film.
 * Apart by account, so that how long an answer takes tells nobody what others have sent. Those that are refused are
 * looked at anew.
 */
export class KnownPictures {
  readonly #known = new Map<string, ImageInspection>();

  /** @throws ImageRejected */
  async inspect(bytes: Buffer, accountId: string, rules: PictureRules): Promise<KnownPicture> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { accepted, maxPixels, minShorterSide } = rules;
    const name = JSON.stringify([accountId, sha256, accepted, maxPixels, minShorterSide]);
    const inspection = this.#known.get(name) ?? (await inspectImage(bytes, rules));
    // The one that was asked for longest ago stands first.
    this.#known.delete(name);
    this.#known.set(name, inspection);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
    return { inspection, sha256 };
  }
}
