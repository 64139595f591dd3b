import { limits } from '@groundwork/contract/limits';
import type { ImageRejectionReason } from '@groundwork/imaging';

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
  transparent: 'More than half of this picture is transparent. Use the photo with its background.',
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

/** Every refusal of the account page, in the words that its users read. */
export const refusals = {
  signedOut: () => new Refusal(401, 'SIGNED_OUT', 'Sign in to continue.'),
  notAllowed: () =>
    new Refusal(403, 'NOT_ALLOWED', 'Your role does not allow this. Ask an owner or an admin.'),
  foreignOrigin: (origin: string | undefined, url: string) =>
    new Refusal(
      403,
      'FOREIGN_ORIGIN',
      `This page is set up for ${url}, and the request came from ${origin ?? 'nowhere'}. Open it there, or set DASHBOARD_URL (npm start -- --url) to the address that people use.`,
    ),
  wrongPassword: () =>
    new Refusal(400, 'WRONG_PASSWORD', 'This is not your current password.', 'current'),
  tooManyAttempts: (waitMs: number) => tooMany(`Too many attempts. ${tryAgain(waitMs)}.`, waitMs),
  tooManyMistakes: (waitMs: number) =>
    tooMany(
      `Too many wrong passwords for this email address. ${tryAgain(waitMs)}, or reset your password.`,
      waitMs,
    ),
  noMail: () =>
    new Refusal(
      409,
      'NO_MAIL',
      'This server sends no email. Ask its operator for a link to choose a new password.',
    ),
  passwordLinkEnded: () =>
    new Refusal(410, 'LINK_ENDED', 'This link was used or has expired. Request a new one.'),
  operatorsLinkEnded: () =>
    new Refusal(
      410,
      'LINK_ENDED',
      'This link was used or has expired. Ask the operator of this Groundwork server for a new one.',
    ),

  noOrganization: () =>
    new Refusal(409, 'NO_ORGANIZATION', 'Create an organization or accept an invitation first.'),
  hasOrganization: () =>
    new Refusal(409, 'HAS_ORGANIZATION', 'You already belong to an organization.'),
  noAccount: () =>
    new Refusal(
      409,
      'NO_ACCOUNT',
      'This organization has no account. Ask the operator of this server.',
    ),

  tooManyKeys: (most: number) =>
    new Refusal(
      409,
      'TOO_MANY_KEYS',
      `You have ${most} keys in use, the most there can be. Revoke one first.`,
    ),
  keyHeld: () =>
    new Refusal(409, 'KEY_HELD', 'The account page uses this key. You can only revoke it.'),
  keyRevoked: (field?: string) =>
    new Refusal(409, 'KEY_REVOKED', 'This key has been revoked.', field),
  secretOverlaps: () =>
    new Refusal(
      409,
      'SECRET_OVERLAPS',
      'This secret was rotated recently and the old one is still valid. Wait until it expires, or choose None to stop it now.',
    ),

  notAPhoto: (reason: ImageRejectionReason) =>
    new Refusal(400, 'NOT_A_PHOTO', rejections[reason], 'photo'),
  noPhotoSent: () => new Refusal(400, 'NOT_A_PHOTO', 'Send the bytes of a photo.', 'photo'),
  photoTooLarge: (megabytes: number) =>
    new Refusal(413, 'PHOTO_TOO_LARGE', `The photo is larger than ${megabytes} MB.`, 'photo'),
  tooManyPhotos: (most: number) =>
    new Refusal(
      409,
      'TOO_MANY_PHOTOS',
      `You have uploaded ${most} photos here today, the most there can be. Try again tomorrow, or send links with the API.`,
      'photo',
    ),
  sampleNotReady: () =>
    new Refusal(409, 'SAMPLE_NOT_READY', 'We are still drawing the sample. Try again in a moment.'),

  notFound: (what: string) => new Refusal(404, 'NOT_FOUND', `This ${what} does not exist.`),
  notValid: (message = 'The request is not valid.', field?: string) =>
    new Refusal(400, 'NOT_VALID', message, field),
  unstorable: () =>
    new Refusal(400, 'NOT_VALID', 'The request contains a character that cannot be stored.'),
  notJson: () => new Refusal(415, 'NOT_VALID', 'Content-Type must be application/json.'),
  unreadable: (status: number) =>
    new Refusal(status, 'NOT_VALID', 'We could not read the request.'),
  apiAway: () => new Refusal(502, 'API_AWAY', 'The API is not responding. Try again in a moment.'),
  unavailable: (what: string) =>
    new Refusal(503, 'UNAVAILABLE', `${what} cannot be reached. Try again in a moment.`),
  failed: () => new Refusal(500, 'FAILED', 'Something went wrong on our side. Try again.'),
};
