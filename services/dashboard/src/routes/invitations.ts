import { Router } from 'express';
import { roleSchema } from '../auth/caller.js';
import type { Role } from '../auth/roles.js';
import type { DashboardServices } from '../dashboard-services.js';
import { refusals } from '../http/refusals.js';

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
