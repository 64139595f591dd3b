import { claimAccount, claimableAccount } from '@groundwork/database/organizations/one-time-links';
import { Router } from 'express';
import { callerOf } from '../auth/caller.js';
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
