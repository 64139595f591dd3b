import { createHash } from 'node:crypto';
import type { ImageInspection } from '@groundwork/imaging';
import type { PictureRules } from './picture-field.js';

/** Some 300 bytes each, by two names those that are stored. */
const MOST_KNOWN = 4_000;

/** A picture that passed, and the name of its content. */
export interface KnownPicture {
  readonly inspection: ImageInspection;
  readonly sha256: string;
}

export interface StoredVersion {
  readonly key: string;
  readonly etag: string;
}

interface Remembered {
  readonly picture: KnownPicture;
  /** The inspected version; null for a picture known by its content. */
  readonly etag: string | null;
}

async function inspect(bytes: Buffer, rules: PictureRules): Promise<ImageInspection> {
  // Loaded by the first picture: decoders take memory that a gateway without pictures does not need.
  const { inspectImage } = await import('@groundwork/imaging');
  return inspectImage(bytes, rules);
}

const nameOf = (
  by: 'content' | 'stored',
  name: string,
  accountId: string,
  { accepted, maxPixels, minShorterSide, isPhoto }: PictureRules,
) => JSON.stringify([by, name, accountId, accepted, maxPixels, minShorterSide, isPhoto]);

/**
 * Remembers inspections of pictures by their content: decoding one to its end takes longer than everything else
 * that a request does, and the same photo comes again and again, for a dry run, the film, an image and the next film.
 * Those that lie in the store are known by their key and version too, and are not even read again.
 * Apart by account, so that the time of an answer reveals nothing about what others have sent. Those that are refused are
 * inspected again.
 */
export class KnownPictures {
  readonly #known = new Map<string, Remembered>();

  /** @throws ImageRejected */
  async inspect(
    bytes: Buffer,
    accountId: string,
    rules: PictureRules,
    stored?: StoredVersion,
  ): Promise<KnownPicture> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const name = nameOf('content', sha256, accountId, rules);
    const picture = this.#known.get(name)?.picture ?? {
      inspection: await inspect(bytes, rules),
      sha256,
    };
    this.#remember(name, { picture, etag: null });
    if (stored) {
      const { key, etag } = stored;
      this.#remember(nameOf('stored', key, accountId, rules), { picture, etag });
    }
    return picture;
  }

  /**
   * Returns the inspection of the account's own object, and the version that was inspected last; null when none was
   * under these rules. Whether the object is still that one, the store knows.
   */
  recall(
    key: string,
    accountId: string,
    rules: PictureRules,
  ): { readonly picture: KnownPicture; readonly version: StoredVersion } | null {
    const name = nameOf('stored', key, accountId, rules);
    const remembered = this.#known.get(name);
    if (!remembered || remembered.etag === null) return null;
    this.#remember(name, remembered);
    const { picture, etag } = remembered;
    return { picture, version: { key, etag } };
  }

  #remember(name: string, remembered: Remembered): void {
    // The least recently used one comes first.
    this.#known.delete(name);
    this.#known.set(name, remembered);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }
}
