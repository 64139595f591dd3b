import { ApiError, type ErrorCode, limits } from '@groundwork/contract';
import { ImageRejected, type ImageRejectionReason } from '@groundwork/imaging';
import { SafeFetchError, type SafeFetchFailure } from '@groundwork/safe-fetch';
import type { ImageField } from './image-fields.js';

type Fault = readonly [ErrorCode, string];

const megabytes = limits.land.imageBytes / (1024 * 1024);

const tooLarge: Fault = ['IMAGE_TOO_LARGE', `the image is over ${megabytes} MB`];

const fetchFaults: Readonly<Record<Exclude<SafeFetchFailure, 'aborted'>, Fault>> = {
  malformed_url: ['INVALID_IMAGE_URL', 'not a valid URL'],
  forbidden_scheme: ['INVALID_IMAGE_URL', 'the URL must be http or https'],
  credentials_in_url: ['INVALID_IMAGE_URL', 'the URL must not contain a user name or password'],
  private_address: ['SSRF_BLOCKED', 'the URL points to a private or internal network'],
  unresolvable: ['INVALID_IMAGE_URL', 'the host name cannot be resolved'],
  connection_failed: ['INVALID_IMAGE_URL', 'the server cannot be reached'],
  bad_status: ['INVALID_IMAGE_URL', 'the server did not answer with the image'],
  too_many_redirects: ['INVALID_IMAGE_URL', 'the URL redirects too often'],
  timed_out: [
    'IMAGE_TIMEOUT',
    `the image did not arrive within ${limits.imageFetchSeconds} seconds`,
  ],
  too_large: tooLarge,
};

function contentFault(reason: ImageRejectionReason, field: ImageField): Fault {
  switch (reason) {
    case 'unsupported': {
      const types = field.accepted.map((type) => type.toUpperCase()).join(', ');
      return [
        'UNSUPPORTED_IMAGE_FORMAT',
        `the content is not an image of an accepted type (${types})`,
      ];
    }
    case 'damaged':
      return ['UNSUPPORTED_IMAGE_FORMAT', 'the image is damaged or incomplete'];
    case 'too_many_pixels':
      return [
        'IMAGE_TOO_LARGE',
        `the image has more than ${limits.land.imagePixels / 1e6} megapixels`,
      ];
    case 'too_small':
      return [
        'IMAGE_RESOLUTION_TOO_LOW',
        `the shorter side must be at least ${limits.land.imageShorterSide} pixels`,
      ];
  }
}

function tell(field: ImageField, [code, words]: Fault, cause?: unknown): ApiError {
  return new ApiError(code, { message: `${field.path}: ${words}`, cause });
}

/** What the customer is told about a picture that was refused, with the field's name in front. */
export function imageFault(error: unknown, field: ImageField): ApiError | null {
  if (error instanceof SafeFetchError && error.reason !== 'aborted')
    return tell(field, fetchFaults[error.reason], error);
  if (error instanceof ImageRejected) return tell(field, contentFault(error.reason, field), error);
  return null;
}

export function imageTooLarge(field: ImageField): ApiError {
  return tell(field, tooLarge);
}
