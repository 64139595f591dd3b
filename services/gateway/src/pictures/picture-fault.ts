import { ApiError, type ErrorCode, errorCatalogue } from '@groundwork/contract/errors';
import { limits } from '@groundwork/contract/limits';
import { MAGIC_ORIGIN } from '@groundwork/contract/magic/magic';
import { ImageRejected } from '@groundwork/imaging/image-rejected';
import { SafeFetchError } from '@groundwork/safe-fetch/safe-fetch-error';
import { z } from 'zod';
import words from './picture-faults.json' with { type: 'json' };
import type { PictureField, PictureRules } from './picture-field.js';

type Fault = keyof typeof words;

const codes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];
/** picture-faults.json: without a code it is that of the field for what cannot be reached. */
const faults = z
  .record(z.string(), z.strictObject({ code: z.enum(codes).optional(), words: z.string() }))
  .parse(words);

/** Codes of what cannot be decompressed. */
const MISCODED = /^(?:Z_|ERR__)|_ENCODING$/;

function fetchFault({ reason, details }: SafeFetchError): Fault | null {
  switch (reason) {
    case 'aborted':
      return null;
    case 'unresolvable':
      return details.target.startsWith(MAGIC_ORIGIN) ? 'magic' : reason;
    case 'connection_failed':
      return MISCODED.test(details.code ?? '') ? 'miscoded' : reason;
    default:
      return reason;
  }
}

/** What the words of faults may name. */
function namedIn(rules: PictureRules, error: unknown): Readonly<Record<string, unknown>> {
  const { details, fileType, mostPixels, shorterSide } = Object(error);
  return {
    ...details,
    seconds: limits.imageFetchSeconds,
    megabytes: rules.maxBytes / 2 ** 20,
    megapixels: mostPixels ? Math.floor(mostPixels / 1e6) : rules.maxPixels / 1e6,
    types: rules.accepted.map((type) => type.toUpperCase()).join(', '),
    fileType: fileType ? `${fileType}, ` : '',
    least: rules.minShorterSide,
    is: shorterSide ? `, and is ${shorterSide}` : '',
  };
}

function tell({ path, rules }: PictureField, fault: Fault, cause?: unknown): ApiError {
  const { code = rules.unreachable, words: said = '' } = faults[fault] ?? {};
  const named = namedIn(rules, cause);
  const message = said.replace(/\{(\w+)\}/g, (_, name: string) => String(named[name]));
  return new ApiError(code, { message: `${path}: ${message}`, cause });
}

/** The message to the customer about a refused picture, with the field's name in front. */
export function pictureFault(error: unknown, field: PictureField): ApiError | null {
  if (error instanceof SafeFetchError) {
    const fault = fetchFault(error);
    return fault && tell(field, fault, error);
  }
  if (!(error instanceof ImageRejected)) return null;
  const isOfType = error.reason === 'too_many_pixels' && error.mostPixels !== undefined;
  return tell(field, isOfType ? 'too_many_pixels_of_type' : error.reason, error);
}

export const pictureTooLarge = (field: PictureField) => tell(field, 'too_large');

/** An asset of ours that was deleted or never existed. */
export const assetGone = (field: PictureField) => tell(field, 'asset_gone');
