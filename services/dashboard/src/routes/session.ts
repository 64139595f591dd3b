import { hasApiAccess, hasCustomTemplates, mayWriteFamilies } from '@groundwork/contract';
import { concurrencyLimitOf, openOrganization } from '@groundwork/database';
import { Router } from 'express';
import { z } from 'zod';
import { callerOf } from '../auth/caller.js';
import { actionsOf } from '../auth/roles.js';
import type { DashboardServices } from '../dashboard-services.js';
import { refusals } from '../http/refusals.js';
import type { SessionView } from '../views/session.js';

const nameSchema = z.string().trim().min(1, 'Give it a name.').max(80, 'At most 80 characters.');
const openBody = z.strictObject({ name: nameSchema });
const chooseBody = z.strictObject({ organization_id: z.string() });

/** The current session; opening an organization, and choosing among several. */
export function sessionRoutes({ database, settings }: DashboardServices): Router {
  const router = Router();

  router.get('/session', async (request, response) => {
    const { user, membership, memberships } = callerOf(request);
    const account = membership
      ? await database.account.findUnique({ where: { organizationId: membership.organizationId } })
      : null;
    const view: SessionView = {
      user,
      organization: membership && {
        id: membership.organizationId,
        name: membership.name,
        role: membership.role,
        may: actionsOf(membership.role),
      },
      organizations: memberships.map(({ organizationId, name }) => ({ id: organizationId, name })),
      account: account && {
        id: account.id,
        plan: account.plan,
        billing: account.billing,
        credits: account.credits,
        api_access: hasApiAccess(account.plan),
        concurrent_tasks: concurrencyLimitOf(account),
        custom_templates: hasCustomTemplates(account.plan),
        families: mayWriteFamilies(account.plan),
      },
      api_url: settings.PUBLIC_URL,
    };
    response.json(view);
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
    if (opened === null) {
      throw refusals.hasOrganization();
    }
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
