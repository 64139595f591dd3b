import { ApiError, errorCatalogue } from '@groundwork/contract/errors';
import {
  isMagicPicture,
  isMagicRefusal,
  isSimulation,
  MAGIC_ORIGIN,
  type MagicPicture,
  type MagicRefusal,
  magicNameOf,
  magicPictures,
  magicRefusals,
} from '@groundwork/contract/magic/magic';
import { ImageRejected } from '@groundwork/imaging/image-rejected';
import { SafeFetchError } from '@groundwork/safe-fetch/safe-fetch-error';
import type { PictureField } from '../pictures/picture-field.js';

/** The picture behind a simulation: what a field of this name would hold. */
const inField: Readonly<Record<string, MagicPicture>> = {
  mask: 'mask',
  logo: 'logo',
  intro_logo: 'logo',
  outro_logo: 'logo',
};

/** The error that the real path would throw for such a picture, or its answer. */
function refusal(name: MagicRefusal, { path }: PictureField): Error {
  const target = { target: MAGIC_ORIGIN };
  switch (name) {
    case 'unreachable':
      return new SafeFetchError('connection_failed', target);
    case 'timeout':
      return new SafeFetchError('timed_out', target);
    case 'private':
      return new SafeFetchError('private_address', target);
    case 'too-large':
      return new SafeFetchError('too_large', target);
    case 'unsupported':
      return new ImageRejected('unsupported', MAGIC_ORIGIN);
    case 'damaged':
      return new ImageRejected('damaged', MAGIC_ORIGIN);
    case 'too-small':
      return new ImageRejected('too_small', MAGIC_ORIGIN);
    case 'foreign-asset':
      return new ApiError('ASSET_ACCESS_DENIED', {
        message: `${path}: the asset belongs to another account`,
      });
    case 'insufficient-credits':
    case 'concurrency-limit':
    case 'unavailable': {
      const code = magicRefusals[name];
      return new ApiError(code, {
        message: `${errorCatalogue[code].message} (asked for by ${path})`,
      });
    }
  }
}

/** Refusals that no picture brings about: they are for requests that cost something. */
const ofRequests: readonly string[] = ['insufficient-credits', 'concurrency-limit', 'unavailable'];

function canRefuse(name: MagicRefusal, { role, rules }: PictureField): boolean {
  if (name === 'too-small') return rules.minShorterSide > 1;
  return role !== 'reference' || !ofRequests.includes(name);
}

/**
 * The bytes behind a magic input; null for any other URL.
 *
 * @throws what reading such a picture would throw; ApiError for an answer that a picture cannot cause
 */
export async function magicPicture(field: PictureField): Promise<Buffer | null> {
  const name = magicNameOf(field.url);
  if (name === null) return null;
  if (isMagicRefusal(name) && canRefuse(name, field)) throw refusal(name, field);
  const isPicture = isMagicPicture(name);
  if (isPicture || isSimulation(name)) {
    // It would be read again, by its URL, whenever the template is used.
    if (field.role === 'reference') {
      throw new ApiError('INVALID_REFERENCE_IMAGE', {
        message: `${field.path}: magic inputs cannot be designs`,
      });
    }
    // Loaded where a test key names a sample.
    const { samplePicture } = await import('@groundwork/sample-pictures');
    return samplePicture(isPicture ? name : (inField[field.role] ?? 'house'));
  }
  throw new ApiError(field.rules.unreachable, {
    message: `${field.path}: no magic input is called ${JSON.stringify(name.slice(0, 80))}; pictures are ${Object.keys(magicPictures).join(', ')}`,
  });
}
