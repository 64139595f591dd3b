import type { Database } from '@groundwork/database/connection/client';
import type { Account } from '@groundwork/database/generated/client';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { refusals } from '../http/refusals.js';
import { type Action, may, type Role, roles } from './roles.js';
import type { SignedIn, SignIn } from './sign-in.js';

export interface Membership {
  readonly organizationId: string;
  readonly name: string;
  readonly openedAt: Date;
  readonly role: Role;
}

/** The sender of a request: the person, and the organization that they act for. */
export interface Caller extends SignedIn {
  readonly memberships: readonly Membership[];
  /** The one in use; null for a person who is in none yet. */
  readonly membership: Membership | null;
}

export interface AccountCaller {
  readonly user: SignedIn['user'];
  readonly membership: Membership;
  readonly account: Account;
}

const callers = new WeakMap<Request, Caller>();
const accountCallers = new WeakMap<Request, AccountCaller>();
export const roleSchema = z.enum(roles);

/** Lets signed-in people through. @throws Refusal SIGNED_OUT */
export function requireSession(signIn: SignIn, database: Database): RequestHandler {
  return async (request, _response, next) => {
    const signedIn = await signIn.sessionOf(request.headers);
    if (signedIn === null) throw refusals.signedOut();
    const rows = await database.organizationPerson.findMany({
      where: { userId: signedIn.user.id },
      include: { organization: { select: { name: true, createdAt: true } } },
      orderBy: { createdAt: 'asc' },
    });
    const memberships = rows.map(({ organizationId, organization, role }) => ({
      organizationId,
      name: organization.name,
      openedAt: organization.createdAt,
      role: roleSchema.parse(role),
    }));
    const chosen = memberships.find(
      ({ organizationId }) => organizationId === signedIn.session.activeOrganizationId,
    );
    callers.set(request, {
      ...signedIn,
      memberships,
      membership: chosen ?? memberships[0] ?? null,
    });
    next();
  };
}

export function callerOf(request: Request): Caller {
  const caller = callers.get(request);
  if (caller === undefined) throw new Error('the route is not behind requireSession');
  return caller;
}

/**
 * Lets people through whose role allows an action, with the account that they act on.
 *
 * @throws Refusal NO_ORGANIZATION, NO_ACCOUNT, NOT_ALLOWED
 */
export function requireMay(database: Database, action: Action): RequestHandler {
  return async (request, _response, next) => {
    const { user, membership } = callerOf(request);
    if (membership === null) throw refusals.noOrganization();
    if (!may(membership.role, action)) throw refusals.notAllowed();
    const account = await database.account.findUnique({
      where: { organizationId: membership.organizationId },
    });
    if (account === null) throw refusals.noAccount();
    accountCallers.set(request, { user, membership, account });
    next();
  };
}

/** Of a route behind {@link requireMay}: every query of it is bound to this account. */
export function accountCallerOf(request: Request): AccountCaller {
  const caller = accountCallers.get(request);
  if (caller === undefined) throw new Error('the route is not behind requireMay');
  return caller;
}
