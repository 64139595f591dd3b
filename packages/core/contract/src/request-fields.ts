import { z } from 'zod';
import { limits } from './limits.js';

const { keys, keyCharacters, valueCharacters } = limits.metadata;

/** A customer's own data about a request, returned with its task, job, family or template in answers and events. */
export const metadataSchema = z
  .record(z.string(), z.string().max(valueCharacters))
  .superRefine((metadata, context) => {
    const names = Object.keys(metadata);
    if (names.length > keys) {
      context.addIssue({ code: 'custom', message: `metadata must have at most ${keys} keys` });
    }
    if (names.some((name) => name === '' || name.length > keyCharacters)) {
      context.addIssue({
        code: 'custom',
        message: `metadata keys must be 1 to ${keyCharacters} characters`,
      });
    }
  })
  .meta({ maxProperties: keys, propertyNames: { minLength: 1, maxLength: keyCharacters } });
export type Metadata = z.infer<typeof metadataSchema>;

/** As an answer or a webhook shows it: absent when none was given. */
export const shownMetadata = { metadata: z.record(z.string(), z.string()).optional() };

export function presentMetadata(stored: unknown): { metadata?: Metadata } {
  return stored === null || stored === undefined ? {} : { metadata: metadataSchema.parse(stored) };
}

/** Field of every request for new work: checks and prices it, and makes nothing. */
export const dryRunField = { dry_run: z.boolean().optional() } as const;

/** Call it with a parsed body. */
export function asksForDryRun(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'dry_run' in body && body.dry_run === true;
}
