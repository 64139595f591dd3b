import { randomBytes } from 'node:crypto';
import { ownOrigins } from '@groundwork/runtime';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { z } from 'zod';
import { text } from '../pages/text.js';

/** By which the page of an answer may bring styles in its text. @throws ZodError before {@link securityHeaders} */
export const styleNonce = ({ locals }: Response): string => z.string().parse(locals.styleNonce);

/** Nothing runs, loads or frames these pages but themselves, and only the board's own script adds styles. */
export function securityHeaders(isSecure: boolean): RequestHandler {
  const headers = (nonce: string) =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          baseUri: ["'self'"],
          connectSrc: ["'self'"],
          fontSrc: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          imgSrc: ["'self'", 'data:'],
          scriptSrc: ["'self'"],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'", `'nonce-${nonce}'`],
        },
      },
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
      xFrameOptions: { action: 'deny' },
    });
  return (request, response, next) => {
    const nonce = randomBytes(16).toString('base64');
    response.locals.styleNonce = nonce;
    headers(nonce)(request, response, next);
  };
}

const READING = new Set(['GET', 'HEAD']);

/**
 * Refuses a request that changes something unless the browser says that a page of ours sent it: browsers set Origin on
 * all of these, and no page can set it.
 *
 * @param url QUEUE_BOARDS_URL
 */
export function requireOwnOrigin(url: string): RequestHandler {
  const origins = ownOrigins(url);
  return (request, response, next) => {
    const { origin } = request.headers;
    if (READING.has(request.method) || (origin !== undefined && origins.includes(origin))) {
      next();
      return;
    }
    response.status(403).type('text/plain').send(`${text.foreignRequest}\n`);
  };
}

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
