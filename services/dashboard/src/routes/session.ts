import { hasApiAccess, hasCustomTemplates, mayWriteFamilies } from '@groundwork/contract/plans';
import { concurrencyLimitOf } from '@groundwork/database/accounts/accounts';
import { openOrganization } from '@groundwork/database/organizations/open-organization';
import { Router } from 'express';
import { z } from 'zod';
import { type Caller, callerOf } from '../auth/caller.js';
import { actionsOf } from '../auth/roles.js';
import type { DashboardServices } from '../dashboard-services.js';
import { nameSchema } from '../http/read-request.js';
import { refusals } from '../http/refusals.js';

const openBody = z.strictObject({ name: nameSchema });
const chooseBody = z.strictObject({ organization_id: z.string() });

/** GET /api/session: the person, and the organization they act for; null for a person who is in none yet. */
async function sessionView(
  { database, settings }: DashboardServices,
  { user, membership, memberships }: Caller,
) {
  const account =
    membership &&
    (await database.account.findUnique({ where: { organizationId: membership.organizationId } }));
  return {
    user,
    organization: membership && {
      id: membership.organizationId,
      name: membership.name,
      opened_at: membership.openedAt.toISOString(),
      role: membership.role,
      may: actionsOf(membership.role),
    },
    organizations: memberships.map(({ organizationId, name }) => ({ id: organizationId, name })),
    /** Null where the organization has none. */
    account: account && {
      id: account.id,
      plan: account.plan,
      billing: account.billing,
      credits: account.credits,
      /** What the plan includes: the API at all, custom templates, families. */
      api_access: hasApiAccess(account.plan),
      concurrent_tasks: concurrencyLimitOf(account),
      custom_templates: hasCustomTemplates(account.plan),
      families: mayWriteFamilies(account.plan),
    },
    /** Address of the public API. */
    api_url: settings.PUBLIC_URL,
  };
}
export type SessionView = Awaited<ReturnType<typeof sessionView>>;

/** The current session; opening an organization, and choosing among several. */
export function sessionRoutes(services: DashboardServices): Router {
  const { database, settings } = services;
  const router = Router();

  router.get('/session', async (request, response) => {
    response.json(await sessionView(services, callerOf(request)));
  });

  router.post('/organization', async (request, response) => {
    const { name } = openBody.parse(request.body);
    const opened = await openOrganization(database, {
      name,
      userId: callerOf(request).user.id,
      plan: settings.SIGNUP_PLAN,
      billing: 'monthly',
      credits: settings.SIGNUP_CREDITS,
    });
    if (opened === null) throw refusals.hasOrganization();
    response.status(201).json({ id: opened.organizationId });
  });

  router.post('/session/organization', async (request, response) => {
    const { organization_id: id } = chooseBody.parse(request.body);
    const { session, memberships } = callerOf(request);
    if (!memberships.some(({ organizationId }) => organizationId === id)) {
      throw refusals.notFound('organization');
    }
    await database.session.update({
      where: { id: session.id },
      data: { activeOrganizationId: id },
    });
    response.json({ id });
  });

  return router;
}
