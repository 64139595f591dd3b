import { type KeyMode, keyModes } from '@groundwork/contract/identifiers';
import { createAccount } from '@groundwork/database/accounts/accounts';
import { createApiKey } from '@groundwork/database/accounts/api-keys';
import type { Database } from '@groundwork/database/connection/client';

/** One key of a customer, and where its webhooks go. */
export interface ChaosKey {
  readonly mode: KeyMode;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Path of its webhooks at the receiver; no other key has it. */
  readonly hookPath: string;
}

export interface ChaosCustomer {
  readonly accountId: string;
  readonly granted: number;
  /** Pays by the year: showcases cost it nothing. */
  readonly isAnnual: boolean;
  readonly keys: Readonly<Record<KeyMode, ChaosKey>>;
}

/** More than a run can spend, so that money refuses nothing. */
const CREDITS = 100_000;

/** Opens accounts as the admin command does: one of a smaller plan, one that pays by the year. */
export async function openCustomers(
  database: Database,
  masterKey: Buffer,
  count: number,
): Promise<ChaosCustomer[]> {
  const customers: ChaosCustomer[] = [];
  for (let index = 0; index < count; index += 1) {
    const isAnnual = index === count - 1;
    const accountId = await createAccount(database, {
      name: `Customer ${index + 1}`,
      plan: index === 1 ? 'max' : 'enterprise',
      billing: isAnnual ? 'annual' : 'monthly',
      credits: CREDITS,
    });
    const open = async (mode: KeyMode): Promise<[KeyMode, ChaosKey]> => {
      const request = { accountId, name: mode, mode, expiresAt: null };
      const { apiKey, webhookSecret } = await createApiKey(database, masterKey, request);
      return [mode, { mode, apiKey, webhookSecret, hookPath: `/hooks/${index + 1}-${mode}` }];
    };
    const keys = Object.fromEntries(await Promise.all(keyModes.map(open)));
    customers.push({
      accountId,
      granted: CREDITS,
      isAnnual,
      keys: keys as Record<KeyMode, ChaosKey>,
    });
  }
  return customers;
}
