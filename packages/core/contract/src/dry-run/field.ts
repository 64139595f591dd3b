import { z } from 'zod';

/** Field of every request for new work: checks and prices it, and makes nothing. */
export const dryRunField = { dry_run: z.boolean().optional() } as const;

/** Call it with a parsed body. */
export function asksForDryRun(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'dry_run' in body && body.dry_run === true;
}
