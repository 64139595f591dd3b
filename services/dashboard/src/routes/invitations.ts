import { Router } from 'express';
import { z } from 'zod';
import { roles } from '../auth/roles.js';
import type { DashboardServices } from '../dashboard-services.js';
import { refusals } from '../http/refusals.js';
import type { InvitationView } from '../views/organization.js';

const roleSchema = z.enum(roles);
const invitationForm = /^invite_[0-9a-z]{26}$/;

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
      inviter: { name: user.name, email: user.email },
      email,
      role: roleSchema.parse(role),
      open: status === 'pending' && expiresAt > new Date(),
      expires_at: expiresAt.toISOString(),
    };
    response.json(view);
  });
  return router;
}
