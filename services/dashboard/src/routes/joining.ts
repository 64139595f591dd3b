import { claimAccount, claimableAccount } from '@groundwork/database/organizations/one-time-links';
import { Router } from 'express';
import { callerOf, roleSchema } from '../auth/caller.js';
import type { Role } from '../auth/roles.js';
import type { DashboardServices } from '../dashboard-services.js';
import { refusals } from '../http/refusals.js';

/** GET /api/claims/:token, for anyone with the link: the account that can be claimed. */
export interface ClaimView {
  readonly name: string;
}

/** How an account that an operator opened comes into the hands of people: by a link that works once. */
export function claimRoutes({ database }: DashboardServices): Router {
  const router = Router();

  router.get('/claims/:token', async (request, response) => {
    const account = await claimableAccount(database, request.params.token, new Date());
    if (account === null) throw refusals.operatorsLinkEnded();
    response.json({ name: account.name } satisfies ClaimView);
  });

  router.post('/claims/:token/accept', async (request, response) => {
    const { user, session } = callerOf(request);
    const organizationId = await claimAccount(database, request.params.token, user.id, new Date());
    if (organizationId === null) throw refusals.operatorsLinkEnded();
    await database.session.update({
      where: { id: session.id },
      data: { activeOrganizationId: organizationId },
    });
    response.status(201).json({ id: organizationId });
  });

  return router;
}

const invitationForm = /^invite_[0-9a-z]{26}$/;

/** GET /api/invitations/:id, for anyone with the link. */
export interface InvitationView {
  readonly organization: string;
  readonly inviter: { readonly name: string; readonly email: string };
  /** Whom they invite. */
  readonly email: string;
  readonly role: Role;
  /** False once it was used or revoked, or has expired. */
  readonly open: boolean;
  readonly expires_at: string;
}

/** The inviter and the invitee, for anyone with the link: it helps them decide whether to sign up. */
export function invitationRoutes({ database }: DashboardServices): Router {
  const router = Router();
  router.get('/invitations/:id', async (request, response) => {
    const id = String(request.params.id);
    const invitation = invitationForm.test(id)
      ? await database.invitation.findUnique({
          where: { id },
          include: {
            organization: { select: { name: true } },
            user: { select: { name: true, email: true } },
          },
        })
      : null;
    if (invitation === null) throw refusals.notFound('invitation');
    const { organization, user, email, role, status, expiresAt } = invitation;
    const view: InvitationView = {
      organization: organization.name,
      inviter: user,
      email,
      role: roleSchema.parse(role),
      open: status === 'pending' && expiresAt > new Date(),
      expires_at: expiresAt.toISOString(),
    };
    response.json(view);
  });
  return router;
}
