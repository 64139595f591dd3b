import { ApiError, type ErrorCode } from '@groundwork/contract/errors';
import { limits } from '@groundwork/contract/limits';
import { MAGIC_ORIGIN } from '@groundwork/contract/magic/magic';
import { ImageRejected } from '@groundwork/imaging/image-rejected';
import {
  type SafeFetchDetails,
  SafeFetchError,
  type SafeFetchFailure,
} from '@groundwork/safe-fetch/safe-fetch-error';
import type { PictureField, PictureRules } from './picture-field.js';

type Fault = readonly [ErrorCode, string];

const MEBIBYTE = 1024 * 1024;

const tooLarge = ({ maxBytes }: PictureRules): Fault => [
  'IMAGE_TOO_LARGE',
  `the image is over ${maxBytes / MEBIBYTE} MB`,
];

/** Codes of what cannot be decompressed. */
const MISCODED = /^(?:Z_|ERR__)|_ENCODING$/;

function fetchFault(
  reason: Exclude<SafeFetchFailure, 'aborted'>,
  details: SafeFetchDetails,
  rules: PictureRules,
): Fault {
  switch (reason) {
    case 'malformed_url':
      return ['INVALID_IMAGE_URL', 'not a valid URL'];
    case 'forbidden_scheme':
      return ['INVALID_IMAGE_URL', 'the URL must be http or https'];
    case 'credentials_in_url':
      return ['INVALID_IMAGE_URL', 'the URL must not contain a user name or password'];
    case 'private_address':
      return ['SSRF_BLOCKED', 'the URL points to a private or internal network'];
    case 'unresolvable':
      return [
        rules.unreachable,
        details.target.startsWith(MAGIC_ORIGIN)
          ? 'magic inputs work with test keys only; send the URL of a photo'
          : 'the host name cannot be resolved',
      ];
    case 'connection_failed':
      return [
        rules.unreachable,
        MISCODED.test(details.code ?? '')
          ? 'the content is not in the Content-Encoding that the server names'
          : 'the server cannot be reached',
      ];
    case 'bad_status':
      return [rules.unreachable, `the server answered ${details.status} instead of the image`];
    case 'not_an_image':
      return [
        'UNSUPPORTED_IMAGE_FORMAT',
        `the server sent ${details.contentType} instead of an image; send the address of the image file itself`,
      ];
    case 'too_many_redirects':
      return [rules.unreachable, 'the URL redirects too often'];
    case 'timed_out':
      return [
        'IMAGE_TIMEOUT',
        `the image did not arrive within ${limits.imageFetchSeconds} seconds`,
      ];
    case 'too_large':
      return tooLarge(rules);
  }
}

function contentFault(
  { reason, mostPixels, fileType, shorterSide }: ImageRejected,
  rules: PictureRules,
): Fault {
  switch (reason) {
    case 'unsupported': {
      const types = rules.accepted.map((type) => type.toUpperCase()).join(', ');
      const what = fileType === undefined ? '' : `${fileType}, `;
      return [
        'UNSUPPORTED_IMAGE_FORMAT',
        `the content is ${what}not an image of an accepted type (${types})`,
      ];
    }
    case 'damaged':
      return ['UNSUPPORTED_IMAGE_FORMAT', 'the image is damaged or incomplete'];
    case 'transparent':
      return [
        'UNSUPPORTED_IMAGE_FORMAT',
        'parts of the image are transparent; send the photo with its background',
      ];
    case 'too_many_pixels':
      return mostPixels === undefined
        ? ['IMAGE_TOO_LARGE', `the image has more than ${rules.maxPixels / 1e6} megapixels`]
        : [
            'IMAGE_TOO_LARGE',
            `an image of this type may have ${Math.floor(mostPixels / 1e6)} megapixels at most`,
          ];
    case 'too_small':
      return [
        'IMAGE_RESOLUTION_TOO_LOW',
        `the shorter side must be at least ${rules.minShorterSide} pixels${shorterSide ? `, and is ${shorterSide}` : ''}`,
      ];
  }
}

function tell({ path }: PictureField, [code, words]: Fault, cause?: unknown): ApiError {
  return new ApiError(code, { message: `${path}: ${words}`, cause });
}

/** The message to the customer about a refused picture, with the field's name in front. */
export function pictureFault(error: unknown, field: PictureField): ApiError | null {
  if (error instanceof SafeFetchError && error.reason !== 'aborted') {
    return tell(field, fetchFault(error.reason, error.details, field.rules), error);
  }
  if (error instanceof ImageRejected) {
    return tell(field, contentFault(error, field.rules), error);
  }
  return null;
}

export function pictureTooLarge(field: PictureField): ApiError {
  return tell(field, tooLarge(field.rules));
}

/** An asset of ours that was deleted or never existed. */
export function assetGone(field: PictureField): ApiError {
  return tell(field, [field.rules.unreachable, 'there is no such asset, or it has expired']);
}
