import { counter, histogram, type Registry } from '@groundwork/runtime';
import type { NextFunction, Request, Response } from 'express';

/** Requests answered before they reached a route: a bad key, an unknown path. */
const NO_ROUTE = 'none';

const routeOf = (request: Request): string =>
  request.route ? request.baseUrl + String(request.route.path) : NO_ROUTE;

/** Counts and times every request by its route's pattern, so that no id or path of a customer becomes a label. */
export function measureRequests(registry: Registry) {
  const requests = counter(registry, 'groundwork_http_requests_total');
  const duration = histogram(registry, 'groundwork_http_request_duration_seconds');
  const accept = histogram(registry, 'groundwork_accept_duration_seconds');
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
