import {
  issuePasswordReset,
  lastPasswordReset,
} from '@groundwork/database/organizations/one-time-links';
import { Router } from 'express';
import { z } from 'zod';
import { countPassword, forgetMistakes } from '../auth/attempts.js';
import { callerOf } from '../auth/caller.js';
import { passwordSchema } from '../auth/sign-in.js';
import type { DashboardServices } from '../dashboard-services.js';
import { emailSchema, readJson } from '../http/read-request.js';
import { refusals } from '../http/refusals.js';
import { type Mailer, passwordResetMail } from '../mail/mailer.js';

/** A mailbox gets at most one link in this time. */
const REST_MS = 60_000;
const BODY_BYTES = 4 * 1024;

const forgotBody = z.strictObject({ email: emailSchema });
const resetBody = z.strictObject({ token: z.string().max(80), password: passwordSchema });
const changeBody = z.strictObject({ current: z.string().max(256), password: passwordSchema });

/** GET /api/entrance, for people who are not signed in. */
export interface EntranceView {
  /** Whether mail is sent from here. */
  readonly mail: boolean;
}

/** POST /api/password/reset and POST /api/session/password: whose password was changed. */
export interface ResetView {
  readonly email: string;
}

/** Routes for people who forgot their password, without a session. */
export function forgottenPasswordRoutes(services: DashboardServices): Router {
  const { database, signIn, mailer, settings } = services;
  const router = Router();

  async function sendLink(to: Mailer, email: string): Promise<void> {
    const now = new Date();
    const last = await lastPasswordReset(database, email);
    if (last !== null && now.getTime() - last.getTime() < REST_MS) return;
    const link = await issuePasswordReset(database, email, now);
    if (link === null) return;
    const url = `${settings.DASHBOARD_URL}/reset-password/${link.token}`;
    to.send({ to: link.user.email, ...passwordResetMail(link.user.name, url) });
  }

  router.use('/password', readJson(BODY_BYTES));

  router.get('/entrance', (_request, response) => {
    response.json({ mail: mailer !== null } satisfies EntranceView);
  });

  router.post('/password/forgotten', async (request, response) => {
    const { email } = forgotBody.parse(request.body);
    if (mailer === null) throw refusals.noMail();
    // The same for an address that nobody signed up with, and before it is looked for, so that the time tells nothing
    // either: who has an account here is nobody's business.
    response.status(202).json({});
    await sendLink(mailer, email).catch((error: unknown) =>
      request.log.error({ err: error }, 'no link was sent'),
    );
  });

  router.post('/password/reset', async (request, response) => {
    const { token, password } = resetBody.parse(request.body);
    const user = await signIn.resetPassword(token, password);
    if (user === null) throw refusals.passwordLinkEnded();
    await forgetMistakes(services, user.email);
    response.json({ email: user.email } satisfies ResetView);
  });

  return router;
}

/** A new password for a person who is signed in and knows the old one. */
export function changePasswordRoutes(services: DashboardServices): Router {
  const router = Router();
  router.post('/session/password', async (request, response) => {
    const { current, password } = changeBody.parse(request.body);
    const { email } = callerOf(request).user;
    const succeeded = await countPassword(services, request, email);
    const to = { current, password };
    const { cookies } = await services.signIn.changePassword(request.headers, to);
    await succeeded();
    response.append('Set-Cookie', cookies);
    response.json({ email } satisfies ResetView);
  });
  return router;
}
