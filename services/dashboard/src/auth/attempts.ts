import { createHash } from 'node:crypto';
import {
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
} from '@groundwork/database/organizations/attempts';
import type { Request, RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { DashboardServices } from '../dashboard-services.js';
import { refusals } from '../http/refusals.js';

const MINUTE_MS = 60_000;
/** Wrong passwords for one email address, whether an account has it or not. */
const MISTAKES: AttemptLimit = { most: 10, windowMs: 15 * MINUTE_MS };
/** Links are opened more often than passwords are typed: a page asks again when a tab is shown. */
const LINKS_PER_SIGN_IN = 6;

type Services = Pick<DashboardServices, 'database' | 'settings'>;

/** An IPv6 network of 64 bits counts as one address: that is the least that a customer of a provider has. */
function countedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.map((part, index) => (index < 4 ? part : 0));
  // As better-auth writes it into sessions.
  return network.map((part) => part.toString(16).padStart(4, '0')).join(':');
}

/** Requests counted for each address on its own, by the path below /api. */
const counted = [
  { what: 'sign-in', path: /^\/auth\/sign-in\/email\/*$/i, times: 1 },
  { what: 'sign-up', path: /^\/auth\/sign-up\/email\/*$/i, times: 1 },
  { what: 'change', path: /^\/session\/password\/*$/i, times: 1 },
  { what: 'forgotten', path: /^\/password\/forgotten\/*$/i, times: 1 },
  { what: 'reset', path: /^\/password\/reset\/*$/i, times: 1 },
  { what: 'invite', path: /^\/organization\/invitations\/*$/i, times: 1 },
  { what: 'link', path: /^\/(?:invitations|claims)\//i, times: LINKS_PER_SIGN_IN },
] as const;

/** Limits what one address may try in a minute. Mounted at /api. */
export function limitAddress({ database, settings }: Services): RequestHandler {
  return async (request, _response, next) => {
    const found = counted.find(({ path }) => path.test(request.path));
    if (found !== undefined) {
      const key = `${found.what}:${countedAddress(request.ip ?? '')}`;
      const most = settings.SIGN_IN_ATTEMPTS * found.times;
      const wait = await countAttempt(database, key, { most, windowMs: MINUTE_MS });
      if (wait > 0) throw refusals.tooManyAttempts(wait);
    }
    next();
  };
}

/** Addresses are strangers' words and as long as they like; none is kept. */
const accountKey = (email: string) =>
  `password:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}:`;

/**
 * Counts a password attempt before it is known whether it is right, so that many at once are no way around
 * the limit. Where the person has a session, tries from its address are counted on their own: strangers who try
 * passwords cannot lock people out of where they work.
 *
 * @returns what to call when the password was right
 * @throws Refusal with 429 while there are too many
 */
export async function countPassword(
  { database }: Services,
  request: Request,
  email: string,
): Promise<() => Promise<void>> {
  const address = countedAddress(request.ip ?? '');
  const known = await database.session.count({
    where: { ipAddress: address, user: { email: email.trim().toLowerCase() } },
  });
  const key = `${accountKey(email)}${known > 0 ? address : ''}`;
  const wait = await countAttempt(database, key, MISTAKES);
  if (wait > 0) throw refusals.tooManyMistakes(wait);
  return () => forgetAttempts(database, key);
}

/** For a person who has a new password by the link of a letter. */
export const forgetMistakes = ({ database }: Services, email: string): Promise<void> =>
  forgetAttempts(database, accountKey(email));

const signInBody = z.object({ email: z.string().max(254) });

/** Before better-auth looks at a password. */
export function limitSignIn(services: Services): RequestHandler {
  return async (request, response, next) => {
    const body = signInBody.safeParse(request.body);
    if (body.success) {
      const succeeded = await countPassword(services, request, body.data.email);
      response.once('finish', () => {
        if (response.statusCode !== 200) return;
        succeeded().catch((error: unknown) => request.log.warn({ err: error }, 'not forgotten'));
      });
    }
    next();
  };
}
