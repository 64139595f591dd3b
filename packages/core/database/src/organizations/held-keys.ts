import type { KeyMode } from '@groundwork/contract/identifiers';
import { createApiKey } from '../accounts/api-keys.js';
import { seal, unseal } from '../accounts/sealing.js';
import type { Database } from '../connection/client.js';
import { Prisma } from '../generated/client.js';

/** How the key shows in the account's list of keys. */
const NAME = 'Account page';

export const heldKeyContext = (accountId: string, mode: KeyMode) => `held:${accountId}:${mode}`;

/**
 * The key that the account page calls the API with; created at the first call, and again after it was revoked.
 *
 * @returns the key itself: it never leaves the server
 */
export async function heldKeyOf(
  database: Database,
  masterKey: Buffer,
  accountId: string,
  mode: KeyMode,
): Promise<string> {
  const held = await usableKey(database, masterKey, accountId, mode);
  if (held !== null) return held;
  const issued = await createApiKey(database, masterKey, {
    accountId,
    name: NAME,
    mode,
    expiresAt: null,
  });
  const keySealed = seal(masterKey, heldKeyContext(accountId, mode), issued.apiKey);
  try {
    await database.$transaction(async (tx) => {
      await tx.heldKey.deleteMany({
        where: { accountId, mode, apiKey: { revokedAt: { not: null } } },
      });
      await tx.heldKey.create({ data: { accountId, mode, apiKeyId: issued.keyId, keySealed } });
    });
    return issued.apiKey;
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) {
      throw error;
    }
    // Another request was first: its key is the one, and this one was never used.
    await database.apiKey.delete({ where: { id: issued.keyId } });
    const first = await usableKey(database, masterKey, accountId, mode);
    if (first === null) throw error;
    return first;
  }
}

async function usableKey(
  database: Database,
  masterKey: Buffer,
  accountId: string,
  mode: KeyMode,
): Promise<string | null> {
  const held = await database.heldKey.findUnique({
    where: { accountId_mode: { accountId, mode } },
    include: { apiKey: { select: { revokedAt: true } } },
  });
  if (held === null || held.apiKey.revokedAt !== null) return null;
  return unseal(masterKey, heldKeyContext(accountId, mode), held.keySealed);
}
