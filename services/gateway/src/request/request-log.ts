import type { NextFunction, Request, Response } from 'express';
import { contextOf } from './request-context.js';

/** One line a request: path without query, because signatures of asset links live there. */
export function logRequests(request: Request, response: Response, next: NextFunction): void {
  const context = contextOf(response);
  const started = performance.now();
  response.once('close', () => {
    context.log.info(
      {
        ...context.work,
        method: request.method,
        path: request.baseUrl + request.path,
        status: response.writableFinished ? response.statusCode : 499,
        milliseconds: Math.round(performance.now() - started),
      },
      'request',
    );
  });
  next();
}
