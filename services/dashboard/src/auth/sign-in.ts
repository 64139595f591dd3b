import type { IncomingMessage, ServerResponse } from 'node:http';
import { prefixes } from '@groundwork/contract/identifiers';
import type { Database } from '@groundwork/database/connection/client';
import { resetPassword } from '@groundwork/database/organizations/one-time-links';
import { type Logger, newId, ownOrigins } from '@groundwork/runtime';
import { betterAuth } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { APIError } from 'better-auth/api';
import { fromNodeHeaders, toNodeHandler } from 'better-auth/node';
import { organization } from 'better-auth/plugins';
import { createAccessControl } from 'better-auth/plugins/access';
import { z } from 'zod';
import { Refusal, refusals } from '../http/refusals.js';
import type { DashboardSettings } from '../settings.js';
import { may, type Role, roles } from './roles.js';

const statements = {
  organization: ['update', 'delete'],
  member: ['create', 'update', 'delete'],
  invitation: ['create', 'cancel'],
} as const;

const accessControl = createAccessControl(statements);

/** The same table in better-auth's terms, which checks people's rights itself. */
const accessRoles = Object.fromEntries(
  roles.map((role) => [
    role,
    accessControl.newRole({
      organization: may(role, 'organization.rename') ? ['update'] : [],
      member: may(role, 'people.change') ? ['create', 'update', 'delete'] : [],
      invitation: may(role, 'people.change') ? ['create', 'cancel'] : [],
    }),
  ]),
);

export const MIN_PASSWORD = 12;
const MAX_PASSWORD = 256;
export const passwordSchema = z
  .string()
  .min(MIN_PASSWORD, `At least ${MIN_PASSWORD} characters.`)
  .max(MAX_PASSWORD, `At most ${MAX_PASSWORD} characters.`);
const INVITATION_DAYS = 7;
const SESSION_DAYS = 14;
const DAY_SECONDS = 24 * 60 * 60;
/** Set by us from the connection, so that no caller can choose it. */
export const CALLER_ADDRESS = 'x-groundwork-caller';

/** The paths of better-auth that browsers may call; the rest is called from here, by rules of ours. */
export const SIGN_IN_PATH = '/api/auth/sign-in/email';
export const publicAuthPaths = ['/api/auth/sign-up/email', SIGN_IN_PATH, '/api/auth/sign-out'];

export interface SignedIn {
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  readonly session: { readonly id: string; readonly activeOrganizationId: string | null };
}

type Headers = IncomingMessage['headers'];

/** People, passwords, sessions, memberships and invitations: all that better-auth does for us. */
export interface SignIn {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  sessionOf(headers: Headers): Promise<SignedIn | null>;
  /**
   * Changes the signed-in person's password and ends all their other sessions.
   *
   * @returns cookies of the session that goes on
   * @throws Refusal when the present password is another one
   */
  changePassword(
    headers: Headers,
    to: { readonly current: string; readonly password: string },
  ): Promise<{ readonly cookies: string[] }>;
  /**
   * Sets a new password for the link's person and ends all of their sessions.
   *
   * @returns null when the link does not work, or no longer
   */
  resetPassword(token: string, password: string): Promise<{ readonly email: string } | null>;
  rename(headers: Headers, organizationId: string, name: string): Promise<void>;
  /** @returns the invitation's id: the secret of its link */
  invite(
    headers: Headers,
    to: { organizationId: string; email: string; role: Role },
  ): Promise<string>;
  cancelInvitation(headers: Headers, invitationId: string): Promise<void>;
  acceptInvitation(headers: Headers, invitationId: string): Promise<void>;
  changeRole(
    headers: Headers,
    of: { organizationId: string; memberId: string; role: Role },
  ): Promise<void>;
  removeMember(headers: Headers, of: { organizationId: string; memberId: string }): Promise<void>;
}

const idPrefixes: Readonly<Record<string, string>> = {
  user: 'user_',
  organization: prefixes.organization,
  member: 'person_',
  invitation: 'invite_',
};

export function createSignIn(
  database: Database,
  settings: Pick<DashboardSettings, 'DASHBOARD_URL' | 'DASHBOARD_SESSION_SECRET'>,
  log: Logger,
): SignIn {
  const auth = betterAuth({
    appName: 'Groundwork',
    baseURL: settings.DASHBOARD_URL,
    basePath: '/api/auth',
    secret: settings.DASHBOARD_SESSION_SECRET,
    // Requests with a foreign origin are refused before they come here (same-origin.ts).
    trustedOrigins: (request) => [
      ...ownOrigins(settings.DASHBOARD_URL),
      request?.headers.get('origin'),
    ],
    telemetry: { enabled: false },
    database: prismaAdapter(database, { provider: 'postgresql', transaction: true }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
    },
    account: { modelName: 'credential' },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    // Attempts are counted before they come here (attempts.ts).
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'groundwork',
      useSecureCookies: settings.DASHBOARD_URL.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
      ipAddress: { ipAddressHeaders: [CALLER_ADDRESS] },
      database: { generateId: ({ model }) => newId(idPrefixes[model] ?? `${model}_`) },
    },
    // Otherwise each refusal is a line of better-auth's own on the terminal, with the caller's words in it, and so is every
    // error that is not an APIError when it leaves here.
    onAPIError: {
      onError: (error) => {
        if (isCutOff(error))
          throw new APIError('BAD_REQUEST', { message: 'The request broke off' });
        if (error instanceof APIError && error.statusCode < 500) return;
        log.error({ err: error, from: 'better-auth' }, 'failed');
        if (!(error instanceof APIError)) throw new APIError('INTERNAL_SERVER_ERROR');
      },
    },
    logger: {
      level: 'warn',
      // onError logs failures; two sign-ups with one address at once are no error of ours.
      log: (_level, message) => log.warn({ from: 'better-auth' }, message),
    },
    plugins: [
      organization({
        ac: accessControl,
        roles: accessRoles,
        allowUserToCreateOrganization: false,
        invitationExpiresIn: INVITATION_DAYS * DAY_SECONDS,
        cancelPendingInvitationsOnReInvite: true,
        // No mail is sent: the link is shown to the inviter, so having it proves nothing about a mailbox.
        requireEmailVerificationOnInvitation: false,
        schema: { member: { modelName: 'organizationPerson' } },
      }),
    ],
  });
  const { api } = auth;
  const as = (headers: Headers) => fromNodeHeaders(headers);

  return {
    handle: toNodeHandler(auth),
    sessionOf: async (headers) => {
      const found = await api.getSession({ headers: as(headers) });
      if (found === null) return null;
      const { user, session } = found;
      return {
        user: { id: user.id, name: user.name, email: user.email },
        session: { id: session.id, activeOrganizationId: session.activeOrganizationId ?? null },
      };
    },
    changePassword: async (headers, { current, password }) => {
      const changing = api.changePassword({
        headers: as(headers),
        body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
        returnHeaders: true,
      });
      try {
        return { cookies: (await orRefusal(changing)).headers.getSetCookie() };
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'INVALID_PASSWORD') throw error;
        throw refusals.wrongPassword();
      }
    },
    resetPassword: async (token, password) => {
      const { password: passwords } = await auth.$context;
      return resetPassword(database, token, await passwords.hash(password), new Date());
    },
    rename: (headers, organizationId, name) =>
      settled(
        api.updateOrganization({ headers: as(headers), body: { organizationId, data: { name } } }),
      ),
    invite: async (headers, { organizationId, email, role }) => {
      const invitation = await orRefusal(
        api.createInvitation({ headers: as(headers), body: { organizationId, email, role } }),
      );
      return invitation.id;
    },
    cancelInvitation: (headers, invitationId) =>
      settled(api.cancelInvitation({ headers: as(headers), body: { invitationId } })),
    acceptInvitation: (headers, invitationId) =>
      settled(api.acceptInvitation({ headers: as(headers), body: { invitationId } })),
    changeRole: (headers, body) => settled(api.updateMemberRole({ headers: as(headers), body })),
    removeMember: (headers, { organizationId, memberId }) =>
      settled(
        api.removeMember({
          headers: as(headers),
          body: { organizationId, memberIdOrEmail: memberId },
        }),
      ),
  };
}

/** Whether a caller went away in the middle of its body, as Node tells it. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** Waits for better-auth and gives its refusals as ours. */
async function orRefusal<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    const { code = 'REFUSED', message = 'This was refused.' } = error.body ?? {};
    throw new Refusal(error.statusCode, code, message);
  }
}

async function settled(call: Promise<unknown>): Promise<void> {
  await orRefusal(call);
}
