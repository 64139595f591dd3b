import { limits } from '@groundwork/contract/limits';
import type { ImageRejectionReason } from '@groundwork/imaging';
import words from './refusals.json' with { type: 'json' };

/** An answer that says no, in words for the person who asked. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  /** Dotted path of the field of the request that is not right. */
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  /** @param more the field, or how long to wait */
  constructor(
    status: number,
    code: string,
    message: string,
    more?: string | { readonly retryAfterSeconds: number } | undefined,
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    if (typeof more === 'string') this.field = more;
    else this.retryAfterSeconds = more?.retryAfterSeconds;
  }
}

const rejections: Readonly<Record<ImageRejectionReason, string>> = {
  unsupported: 'This is not a JPEG, PNG or WebP image.',
  damaged: 'This picture is damaged: we cannot read it to the end.',
  transparent: 'Parts of this picture are transparent. Use the photo with its background.',
  too_many_pixels: 'This picture has too many pixels. The most is 100 megapixels.',
  too_small: `This picture is too small: its shorter side needs at least ${limits.land.imageShorterSide} pixels.`,
};

function tryAgain(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000);
  if (seconds > 90) return `Try again in ${Math.ceil(seconds / 60)} minutes`;
  return `Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}`;
}

const tooMany = (message: string, waitMs: number) =>
  new Refusal(429, 'TOO_MANY_ATTEMPTS', message, { retryAfterSeconds: Math.ceil(waitMs / 1000) });

type Plain = keyof typeof words;
/** Those of refusals.json, which say the same to everybody. */
const plain = Object.fromEntries(
  Object.entries<{ status: number; code: string; words: string; field?: string }>(words).map(
    ([name, { status, code, words: said, field }]) => [
      name,
      () => new Refusal(status, code, said, field),
    ],
  ),
) as Readonly<Record<Plain, () => Refusal>>;

/** Every refusal of the account page, in the words that its users read. */
export const refusals = {
  ...plain,
  foreignOrigin: (origin: string | undefined, url: string) =>
    new Refusal(
      403,
      'FOREIGN_ORIGIN',
      `This page is set up for ${url}, and the request came from ${origin ?? 'nowhere'}. Open it there, or set DASHBOARD_URL (npm start -- --url) to the address that people use.`,
    ),
  tooManyAttempts: (waitMs: number) => tooMany(`Too many attempts. ${tryAgain(waitMs)}.`, waitMs),
  tooManyMistakes: (waitMs: number) =>
    tooMany(
      `Too many wrong passwords for this email address. ${tryAgain(waitMs)}, or reset your password.`,
      waitMs,
    ),
  tooManyKeys: (most: number) =>
    new Refusal(
      409,
      'TOO_MANY_KEYS',
      `You have ${most} keys in use, the most there can be. Revoke one first.`,
    ),
  keyRevoked: (field?: string) =>
    new Refusal(409, 'KEY_REVOKED', 'This key has been revoked.', field),
  notAPhoto: (reason: ImageRejectionReason) =>
    new Refusal(400, 'NOT_A_PHOTO', rejections[reason], 'photo'),
  photoTooLarge: (megabytes: number) =>
    new Refusal(413, 'PHOTO_TOO_LARGE', `The photo is larger than ${megabytes} MB.`, 'photo'),
  tooManyPhotos: (most: number) =>
    new Refusal(
      409,
      'TOO_MANY_PHOTOS',
      `You have uploaded ${most} photos here today, the most there can be. Try again tomorrow, or send links with the API.`,
      'photo',
    ),
  notFound: (what: string) => new Refusal(404, 'NOT_FOUND', `This ${what} does not exist.`),
  notValid: (message = 'The request is not valid.', field?: string) =>
    new Refusal(400, 'NOT_VALID', message, field),
  unreadable: (status: number) =>
    new Refusal(status, 'NOT_VALID', 'We could not read the request.'),
  unavailable: (what: string) =>
    new Refusal(503, 'UNAVAILABLE', `${what} cannot be reached. Try again in a moment.`),
};
