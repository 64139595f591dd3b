import { prefixes } from '@groundwork/contract/identifiers';
import type { BillingPeriod, Plan } from '@groundwork/contract/plans';
import { newId } from '@groundwork/runtime';
import type { Database } from '../connection/client.js';
import { readStatement, runInTransaction } from '../connection/direct-statements.js';

export interface NewOrganization {
  readonly name: string;
  /** The person who opens it and becomes its owner. */
  readonly userId: string;
  readonly plan: Plan;
  readonly billing: BillingPeriod;
  readonly credits: number;
}

export interface OpenedOrganization {
  readonly organizationId: string;
  readonly accountId: string;
}

const lockUser = readStatement('work/lock_user');

/**
 * Gives a person without an organization one of their own with an account, all or nothing.
 *
 * @returns null when the person is in an organization already: credits of a new account are given once
 */
export async function openOrganization(
  database: Database,
  organization: NewOrganization,
): Promise<OpenedOrganization | null> {
  const organizationId = newId(prefixes.organization);
  const accountId = newId(prefixes.account);
  return database.$transaction(async (tx) => {
    // Two requests of one person are decided one after the other.
    await runInTransaction(tx, lockUser, [organization.userId]);
    if ((await tx.organizationPerson.count({ where: { userId: organization.userId } })) > 0) {
      return null;
    }
    await tx.organization.create({
      data: {
        id: organizationId,
        name: organization.name,
        slug: organizationId,
        people: {
          create: { id: newId('person_'), userId: organization.userId, role: 'owner' },
        },
      },
    });
    await tx.account.create({
      data: {
        id: accountId,
        name: organization.name,
        plan: organization.plan,
        billing: organization.billing,
        organizationId,
        memberships: { create: { organizationId } },
      },
    });
    if (organization.credits > 0) {
      await tx.ledgerEntry.create({
        data: { accountId, amount: organization.credits, reason: 'grant' },
      });
    }
    return { organizationId, accountId };
  });
}
