import { createHash } from 'node:crypto';
import { prefixes } from '@groundwork/contract/identifiers';
import { newId, randomToken } from '@groundwork/runtime';
import type { Database, Transaction } from '../connection/client.js';
import type { Account, OneTimeLinkPurpose, User } from '../generated/client.js';

const MINUTE_MS = 60_000;
/** A password link is in its owner's mailbox; an account link may go to someone who has not signed up yet. */
const VALID_MS: Readonly<Record<OneTimeLinkPurpose, number>> = {
  password_reset: 60 * MINUTE_MS,
  account_claim: 7 * 24 * 60 * MINUTE_MS,
};
/** Prefixes by which logs recognise and leave out the tokens in addresses. */
const tokenPrefixes: Readonly<Record<OneTimeLinkPurpose, string>> = {
  password_reset: 'reset_',
  account_claim: 'claim_',
};

export interface IssuedLink {
  /** The end of the link's path: shown once, stored only as a hash. */
  readonly token: string;
  readonly expiresAt: Date;
}

type Subject = { readonly userId: string } | { readonly accountId: string };

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** A new link; those before it for the same person or account stop working. */
async function issue(
  database: Database,
  purpose: OneTimeLinkPurpose,
  subject: Subject,
  now: Date,
): Promise<IssuedLink> {
  const token = `${tokenPrefixes[purpose]}${randomToken()}`;
  const expiresAt = new Date(now.getTime() + VALID_MS[purpose]);
  await database.$transaction([
    database.oneTimeLink.deleteMany({ where: { purpose, ...subject } }),
    database.oneTimeLink.create({
      data: { tokenHash: hashOf(token), purpose, ...subject, createdAt: now, expiresAt },
    }),
  ]);
  return { token, expiresAt };
}

/** @returns null when no user has this address */
export async function issuePasswordReset(
  database: Database,
  email: string,
  now: Date,
): Promise<(IssuedLink & { readonly user: User }) | null> {
  const user = await database.user.findUnique({ where: { email: email.trim().toLowerCase() } });
  if (user === null) return null;
  return { user, ...(await issue(database, 'password_reset', { userId: user.id }, now)) };
}

/** When the last link for this person was made, whether it was used or not; null for never. */
export async function lastPasswordReset(database: Database, email: string): Promise<Date | null> {
  const link = await database.oneTimeLink.findFirst({
    where: { purpose: 'password_reset', user: { email: email.trim().toLowerCase() } },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  });
  return link?.createdAt ?? null;
}

/** @returns null when there is no such account, or people run it already */
export async function issueAccountClaim(
  database: Database,
  accountId: string,
  now: Date,
): Promise<IssuedLink | null> {
  const account = await database.account.findUnique({ where: { id: accountId } });
  if (account === null || account.organizationId !== null) return null;
  return issue(database, 'account_claim', { accountId }, now);
}

/** The account that a link is for, while it works; null otherwise. */
export async function claimableAccount(
  database: Database,
  token: string,
  now: Date,
): Promise<Account | null> {
  const link = await database.oneTimeLink.findFirst({
    where: {
      tokenHash: hashOf(token),
      purpose: 'account_claim',
      usedAt: null,
      expiresAt: { gt: now },
      account: { organizationId: null },
    },
    include: { account: true },
  });
  return link?.account ?? null;
}

/** Uses a link up: of two at once one is given its subject. */
async function take(
  tx: Transaction,
  purpose: OneTimeLinkPurpose,
  token: string,
  now: Date,
): Promise<{ userId: string | null; accountId: string | null } | null> {
  const [taken = null] = await tx.oneTimeLink.updateManyAndReturn({
    where: { tokenHash: hashOf(token), purpose, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { userId: true, accountId: true },
  });
  return taken;
}

/**
 * Gives the person of a link a new password and ends all of their sessions.
 *
 * @param passwordHash as sign-in compares it
 * @returns the person; null when the link does not work, or no longer
 */
export async function resetPassword(
  database: Database,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<User | null> {
  return database.$transaction(async (tx) => {
    const userId = (await take(tx, 'password_reset', token, now))?.userId;
    if (!userId) return null;
    const { count } = await tx.credential.updateMany({
      where: { userId, providerId: 'credential' },
      data: { password: passwordHash },
    });
    if (count !== 1) throw new Error(`${userId} has ${count} passwords`);
    await tx.session.deleteMany({ where: { userId } });
    return tx.user.findUniqueOrThrow({ where: { id: userId } });
  });
}

/**
 * Gives the account of a link to an organization that this person owns. Keys, credits and work stay as they are.
 *
 * @returns the organization; null when the link is not valid, or no longer
 */
export async function claimAccount(
  database: Database,
  token: string,
  userId: string,
  now: Date,
): Promise<string | null> {
  const organizationId = newId(prefixes.organization);
  return database.$transaction(async (tx) => {
    const accountId = (await take(tx, 'account_claim', token, now))?.accountId;
    if (!accountId) return null;
    const { name } = await tx.account.findUniqueOrThrow({ where: { id: accountId } });
    await tx.organization.create({
      data: {
        id: organizationId,
        name,
        slug: organizationId,
        people: { create: { id: newId('person_'), userId, role: 'owner' } },
        members: { create: { accountId } },
      },
    });
    const { count } = await tx.account.updateMany({
      where: { id: accountId, organizationId: null },
      data: { organizationId },
    });
    if (count !== 1) throw new Error(`${accountId} was claimed by two links`);
    return organizationId;
  });
}
