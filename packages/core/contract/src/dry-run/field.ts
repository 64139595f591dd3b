import { z } from 'zod';

/** Field of every request that makes something: asks what would become of it, and nothing more. */
export const dryRunField = { dry_run: z.boolean().optional() } as const;

/** To be asked of a body that was parsed without fault. */
export function asksForDryRun(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'dry_run' in body && body.dry_run === true;
}
