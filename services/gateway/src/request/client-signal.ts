import type { Response } from 'express';

/** Aborted when the client goes away before it is answered. */
export function clientSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
