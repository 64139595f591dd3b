import { Counter, Histogram, type Registry } from '@groundwork/runtime';
import type { NextFunction, Request, Response } from 'express';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Requests answered before they reached a route: a bad key, an unknown path. */
const NO_ROUTE = 'none';

const routeOf = (request: Request): string =>
  request.route ? request.baseUrl + String(request.route.path) : NO_ROUTE;

/** Counts and times every request by its route's pattern, so that no id or path of a customer becomes a label. */
export function measureRequests(registry: Registry) {
  const registers = [registry];
  const requests = new Counter({
    name: 'groundwork_http_requests_total',
    help: 'Requests by route pattern, method and status; 499 for a client that left',
    labelNames: ['route', 'method', 'code'],
    registers,
  });
  const duration = new Histogram({
    name: 'groundwork_http_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer, event streams left out',
    labelNames: ['route', 'method'],
    buckets: BUCKETS,
    registers,
  });
  const accept = new Histogram({
    name: 'groundwork_accept_duration_seconds',
    help: 'Seconds of the POSTs that created something (201, 202), fetching of their pictures included',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  return (request: Request, response: Response, next: NextFunction) => {
    const started = performance.now();
    response.once('close', () => {
      const route = routeOf(request);
      const { method } = request;
      const code = response.writableFinished ? response.statusCode : 499;
      requests.inc({ route, method, code });
      // A stream lasts as long as its task.
      if (/^text\/event-stream/.test(String(response.getHeader('content-type')))) return;
      const seconds = (performance.now() - started) / 1000;
      duration.observe({ route, method }, seconds);
      if (method === 'POST' && (code === 201 || code === 202)) accept.observe({ route }, seconds);
    });
    next();
  };
}
