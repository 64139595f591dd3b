import { parsedUrl } from '@groundwork/contract/words/parsed-url';
import { z } from 'zod';

/** HMAC-SHA256 takes any key; shorter ones could be guessed. */
const MIN_SECRET_LENGTH = 32;

/** A service composes this shape into its configuration. */
export const storageEnvironment = {
  /** Folder of the objects, where they lie on a disk; every service of the fleet needs the same one. */
  STORAGE_DIR: z.string().min(1).optional(),
  /** Bucket of the objects, and of nothing else. Where it is set, STORAGE_DIR means nothing. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  /** Address of a store that is not Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Comma-separated secrets of asset URLs: the first signs, all verify, so that one can be replaced. */
  ASSET_SIGNING_SECRET: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(
      z
        .array(
          z.string().min(MIN_SECRET_LENGTH, `each secret needs ${MIN_SECRET_LENGTH} characters`),
        )
        .min(1),
    ),
  /** Address under which customers reach the gateway, such as `https://api.example.com`. */
  PUBLIC_URL: z.string().transform((text, context) => {
    const url = parsedUrl(text);
    const plain =
      url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
    if (url === null || !plain || !/^https?:$/.test(url.protocol)) {
      context.addIssue({
        code: 'custom',
        input: text,
        message: 'must be an http(s) URL without credentials, query and fragment',
      });
      return z.NEVER;
    }
    return url.href.replace(/\/+$/, '');
  }),
};
