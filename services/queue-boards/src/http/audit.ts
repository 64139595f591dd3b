import type { Request, RequestHandler, Response } from 'express';

/** Where the lines go: the service's log. */
export interface AuditLog {
  info(facts: object, message: string): void;
}

/** Characters of a path that are kept. */
const MOST_PATH = 500;

const operators = new WeakMap<Response, string>();

export function rememberOperator(response: Response, name: string): void {
  operators.set(response, name);
}

/** The queue and the job that a path of the board's API names. */
function subjectOf(path: string): { queue?: string; job_id?: string; action: string } {
  const parts = path.split('/').filter(Boolean);
  const at = parts.indexOf('queues', 1);
  const [queue, ...rest] = at < 0 ? [] : parts.slice(at + 1);
  // `/queues/api/queues/pause` is about all of them.
  if (queue === undefined || rest.length === 0) return { action: queue ?? parts.join('/') };
  const [jobOrAction = '', action] = rest;
  // `…/land-prepare/retry/failed` and `…/land-prepare/clean/failed` are about a state, not a job.
  if (action === undefined || ['retry', 'clean'].includes(jobOrAction)) {
    return { queue, action: rest.join(' ') };
  }
  return { queue, job_id: jobOrAction, action };
}

/** One line for each action of an operator, refused ones included. */
export function auditActions(log: AuditLog): RequestHandler {
  return (request: Request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const path = request.path.slice(0, MOST_PATH);
    response.once('close', () => {
      log.info(
        {
          audit: true,
          operator: operators.get(response) ?? null,
          ...subjectOf(path),
          method: request.method,
          path,
          status: response.statusCode,
          address: request.ip,
        },
        'operator action',
      );
    });
    next();
  };
}
