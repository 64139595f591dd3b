import type { Database } from '@groundwork/database/connection/client';
import { type Request, Router } from 'express';
import { type AccountCaller, accountCallerOf, requireMay } from '../auth/caller.js';
import type { Action } from '../auth/roles.js';

/** What a route answers; the caller's account is the one that every query of it is bound to. */
type Answer = (caller: AccountCaller, request: Request) => unknown;

type Add = (path: string, action: Action, answer: Answer, status?: number) => void;
type Method = 'get' | 'post' | 'patch' | 'delete';

/** Routes for people whose role allows the action of each. */
export function accountRoutes(
  database: Database,
): Readonly<Record<Method, Add>> & { readonly router: Router } {
  const router = Router();
  const adder =
    (method: Method): Add =>
    (path, action, answer, status = 200) => {
      router[method](path, requireMay(database, action), async (request, response) => {
        const view = await answer(accountCallerOf(request), request);
        response.status(status).json(view);
      });
    };
  return {
    router,
    get: adder('get'),
    post: adder('post'),
    patch: adder('patch'),
    delete: adder('delete'),
  };
}
