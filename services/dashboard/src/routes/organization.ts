import { Router } from 'express';
import { z } from 'zod';
import { accountCallerOf, requireMay } from '../auth/caller.js';
import { may, roles } from '../auth/roles.js';
import type { DashboardServices } from '../dashboard-services.js';
import { refusals } from '../http/refusals.js';
import type { OrganizationView } from '../views/organization.js';

const roleSchema = z.enum(roles);
const renameBody = z.strictObject({
  name: z.string().trim().min(1, 'Give it a name.').max(80, 'At most 80 characters.'),
});
const inviteBody = z.strictObject({
  email: z.email('This is not an email address.').max(254),
  role: roleSchema,
});
const roleBody = z.strictObject({ role: roleSchema });

/** The organization, its people, and those who are invited. */
export function organizationRoutes({ database, signIn, settings }: DashboardServices): Router {
  const router = Router();
  const see = requireMay(database, 'people.see');
  const change = requireMay(database, 'people.change');

  router.get('/organization', see, async (request, response) => {
    const { user, membership } = accountCallerOf(request);
    const { organizationId } = membership;
    const people = await database.organizationPerson.findMany({
      where: { organizationId },
      include: { user: { select: { name: true, email: true } } },
      orderBy: { createdAt: 'asc' },
    });
    const invitations = may(membership.role, 'people.change')
      ? await database.invitation.findMany({
          where: { organizationId, status: 'pending', expiresAt: { gt: new Date() } },
          orderBy: { createdAt: 'desc' },
        })
      : [];
    const view: OrganizationView = {
      name: membership.name,
      members: people.map((person) => ({
        id: person.id,
        name: person.user.name,
        email: person.user.email,
        role: roleSchema.parse(person.role),
        since: person.createdAt.toISOString(),
        you: person.userId === user.id,
      })),
      invitations: invitations.map(({ id, email, role, expiresAt }) => ({
        id,
        email,
        role: roleSchema.parse(role),
        url: `${settings.DASHBOARD_URL}/invitation/${id}`,
        expires_at: expiresAt.toISOString(),
      })),
    };
    response.json(view);
  });

  router.post(
    '/organization/name',
    requireMay(database, 'organization.rename'),
    async (request, response) => {
      const { membership } = accountCallerOf(request);
      const { name } = renameBody.parse(request.body);
      await signIn.rename(request.headers, membership.organizationId, name);
      response.json({ name });
    },
  );

  router.post('/organization/invitations', change, async (request, response) => {
    const { organizationId } = accountCallerOf(request).membership;
    const invited = inviteBody.parse(request.body);
    const id = await signIn.invite(request.headers, { organizationId, ...invited });
    response.status(201).json({ url: `${settings.DASHBOARD_URL}/invitation/${id}` });
  });

  router.post('/organization/invitations/:id/cancel', change, async (request, response) => {
    const { organizationId } = accountCallerOf(request).membership;
    const id = String(request.params.id);
    if ((await database.invitation.count({ where: { id, organizationId } })) === 0) {
      throw refusals.notFound('invitation');
    }
    await signIn.cancelInvitation(request.headers, id);
    response.json({ id });
  });

  router.post('/organization/members/:id/role', change, async (request, response) => {
    const { organizationId } = accountCallerOf(request).membership;
    const { role } = roleBody.parse(request.body);
    const memberId = String(request.params.id);
    await signIn.changeRole(request.headers, { organizationId, memberId, role });
    response.json({ id: memberId });
  });

  router.post('/organization/members/:id/remove', change, async (request, response) => {
    const { organizationId } = accountCallerOf(request).membership;
    const memberId = String(request.params.id);
    await signIn.removeMember(request.headers, { organizationId, memberId });
    response.json({ id: memberId });
  });

  router.post('/invitations/:id/accept', async (request, response) => {
    await signIn.acceptInvitation(request.headers, String(request.params.id));
    response.json({ id: request.params.id });
  });

  return router;
}
