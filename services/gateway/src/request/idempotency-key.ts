import { createHash } from 'node:crypto';
import type { KeyMode } from '@groundwork/contract/identifiers';
import { validationError } from '@groundwork/contract/validation';
import type { Idempotency } from '@groundwork/database/acceptance/acceptance';
import type { Request } from 'express';

const MAX_CHARACTERS = 255;

/**
 * The request's Idempotency-Key with a hash of the request, or null without one. The mode is part of it: a test key's
 * simulation must not answer a later live request.
 */
export function idempotencyOf(request: Request, mode: KeyMode, body: unknown): Idempotency | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > MAX_CHARACTERS) {
    throw validationError([
      {
        path: 'Idempotency-Key',
        message: `Idempotency-Key must be 1 to ${MAX_CHARACTERS} visible ASCII characters`,
      },
    ]);
  }
  return {
    key: `${mode} ${key}`,
    requestHash: createHash('sha256').update(JSON.stringify(body)).digest(),
  };
}
