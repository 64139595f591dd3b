import { claimAccount, claimableAccount } from '@groundwork/database';
import { Router } from 'express';
import { callerOf } from '../auth/caller.js';
import type { DashboardServices } from '../dashboard-services.js';
import { refusals } from '../http/refusals.js';
import type { ClaimView } from '../views/organization.js';

const ended = () => refusals.operatorsLinkEnded();

/** How an account that an operator opened comes into the hands of people: by a link that works once. */
export function claimRoutes({ database }: DashboardServices): Router {
  const router = Router();

  router.get('/claims/:token', async (request, response) => {
    const account = await claimableAccount(database, request.params.token, new Date());
    if (account === null) throw ended();
    const view: ClaimView = { name: account.name };
    response.json(view);
  });

  router.post('/claims/:token/accept', async (request, response) => {
    const { user, session } = callerOf(request);
    const organizationId = await claimAccount(database, request.params.token, user.id, new Date());
    if (organizationId === null) throw ended();
    await database.session.update({
      where: { id: session.id },
      data: { activeOrganizationId: organizationId },
    });
    response.status(201).json({ id: organizationId });
  });

  return router;
}
