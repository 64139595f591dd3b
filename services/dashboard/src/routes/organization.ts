import type { Request, Router } from 'express';
import { z } from 'zod';
import { roleSchema } from '../auth/caller.js';
import { may } from '../auth/roles.js';
import type { DashboardServices } from '../dashboard-services.js';
import { accountRoutes } from '../http/account-routes.js';
import { emailSchema, nameSchema } from '../http/read-request.js';
import { refusals } from '../http/refusals.js';

const renameBody = z.strictObject({ name: nameSchema });
const inviteBody = z.strictObject({ email: emailSchema, role: roleSchema });
const roleBody = z.strictObject({ role: roleSchema });

const idOf = (request: Request) => String(request.params.id);

type Services = Pick<DashboardServices, 'database' | 'settings'>;

const urlOf = ({ settings }: Services, invitation: string) =>
  `${settings.DASHBOARD_URL}/invitation/${invitation}`;

async function membersOf({ database }: Services, organizationId: string, userId: string) {
  const people = await database.organizationPerson.findMany({
    where: { organizationId },
    include: { user: { select: { name: true, email: true } } },
    orderBy: { createdAt: 'asc' },
  });
  return people.map((person) => ({
    id: person.id,
    name: person.user.name,
    email: person.user.email,
    role: roleSchema.parse(person.role),
    since: person.createdAt.toISOString(),
    /** The person who asks. */
    you: person.userId === userId,
  }));
}

/** Open invitations, each with the link to give to the person. */
async function invitationsOf(services: Services, organizationId: string) {
  const open = await services.database.invitation.findMany({
    where: { organizationId, status: 'pending', expiresAt: { gt: new Date() } },
    orderBy: { createdAt: 'desc' },
  });
  return open.map(({ id, email, role, expiresAt }) => ({
    id,
    email,
    role: roleSchema.parse(role),
    url: urlOf(services, id),
    expires_at: expiresAt.toISOString(),
  }));
}

export interface OrganizationView {
  readonly name: string;
  readonly members: Awaited<ReturnType<typeof membersOf>>;
  /** Empty for members who may not change people. */
  readonly invitations: Awaited<ReturnType<typeof invitationsOf>>;
}

/** The organization, its people, and those who are invited. */
export function organizationRoutes(services: DashboardServices): Router {
  const { database, signIn } = services;
  const { router, get, post } = accountRoutes(database);

  get('/organization', 'people.see', async ({ user, membership }): Promise<OrganizationView> => {
    const { organizationId, name, role } = membership;
    return {
      name,
      members: await membersOf(services, organizationId, user.id),
      invitations: may(role, 'people.change') ? await invitationsOf(services, organizationId) : [],
    };
  });

  post('/organization/name', 'organization.rename', async ({ membership }, request) => {
    const { name } = renameBody.parse(request.body);
    await signIn.rename(request.headers, membership.organizationId, name);
    return { name };
  });

  post(
    '/organization/invitations',
    'people.change',
    async ({ membership: { organizationId } }, request) => {
      const invited = inviteBody.parse(request.body);
      const id = await signIn.invite(request.headers, { organizationId, ...invited });
      return { url: urlOf(services, id) };
    },
    201,
  );

  post(
    '/organization/invitations/:id/cancel',
    'people.change',
    async ({ membership: { organizationId } }, request) => {
      const id = idOf(request);
      if ((await database.invitation.count({ where: { id, organizationId } })) === 0) {
        throw refusals.notFound('invitation');
      }
      await signIn.cancelInvitation(request.headers, id);
      return { id };
    },
  );

  post(
    '/organization/members/:id/role',
    'people.change',
    async ({ membership: { organizationId } }, request) => {
      const { role } = roleBody.parse(request.body);
      const memberId = idOf(request);
      await signIn.changeRole(request.headers, { organizationId, memberId, role });
      return { id: memberId };
    },
  );

  post(
    '/organization/members/:id/remove',
    'people.change',
    async ({ membership: { organizationId } }, request) => {
      const memberId = idOf(request);
      await signIn.removeMember(request.headers, { organizationId, memberId });
      return { id: memberId };
    },
  );

  router.post('/invitations/:id/accept', async (request, response) => {
    await signIn.acceptInvitation(request.headers, idOf(request));
    response.json({ id: idOf(request) });
  });

  return router;
}
