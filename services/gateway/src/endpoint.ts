import type { ErrorCode } from '@groundwork/contract/errors';
import type { Operation } from '@groundwork/openapi';
import type { Express, RequestHandler } from 'express';
import { z } from 'zod';
import { methodNotAllowed } from './error-response.js';
import type { RouteServices } from './gateway-services.js';
import type { WorkGroup } from './load-shedding/shared-load.js';
import { jsonBody } from './request/json-body.js';
import { heedUnknownNames } from './request/unknown-names.js';

/** One operation of the API and what answers it. Its words and examples are in the `reference.yaml` of its folder. */
export interface Endpoint extends Operation {
  /** Methods of the path beside those that are declared. */
  readonly alsoAllowed?: readonly string[];
  readonly handlers: (services: RouteServices) => readonly RequestHandler[];
}

export function endpoint<const Declared extends Endpoint>(declared: Declared): Declared {
  return declared;
}

/** Handlers of a request for work: load is shed before its body is read. @param first who stands before all of them */
export function forWork(
  group: WorkGroup,
  handle: (services: RouteServices) => RequestHandler,
  { body = jsonBody, first = [] }: { body?: RequestHandler; first?: RequestHandler[] } = {},
): Endpoint['handlers'] {
  return (services) => [...first, services.loadShedding.shedLoad(group), body, handle(services)];
}

/** Of methods in the header Allow. */
const order = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];

/** Registers each path with its methods; any other method is METHOD_NOT_ALLOWED. */
export function register(
  app: Express,
  endpoints: readonly Endpoint[],
  services: RouteServices,
): void {
  for (const path of new Set(endpoints.map((declared) => declared.path))) {
    const ofPath = endpoints.filter((declared) => declared.path === path);
    const route = app.route(path.replace('{key}', '*key').replace(/\{(\w+)\}/g, ':$1'));
    for (const declared of ofPath) {
      // The last one answers: what stands before it has read the body.
      const handlers = declared
        .handlers(services)
        .toSpliced(-1, 0, heedUnknownNames(declared, services));
      route[declared.method](...handlers);
    }
    const allowed = ofPath.flatMap(({ method, alsoAllowed = [] }) => [
      method.toUpperCase(),
      ...alsoAllowed,
    ]);
    route.all(methodNotAllowed(...allowed.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))));
  }
}

const pictureErrors = [
  'INVALID_IMAGE_URL',
  'IMAGE_TIMEOUT',
  'UNSUPPORTED_IMAGE_FORMAT',
  'IMAGE_TOO_LARGE',
  'SSRF_BLOCKED',
  'ASSET_ACCESS_DENIED',
] as const satisfies ErrorCode[];
/** Of the pictures that films are made from. */
export const filmPictureErrors = [...pictureErrors, 'IMAGE_RESOLUTION_TOO_LOW'] as const;
export const showcasePictureErrors = [...pictureErrors, 'IMAGE_INACCESSIBLE'] as const;

export const paymentErrors = [
  'INSUFFICIENT_CREDITS',
  'CONCURRENCY_LIMIT_EXCEEDED',
] as const satisfies ErrorCode[];

/** Headers of a request for a stream of events. */
export const streamHeadersSchema = z.object({
  'Last-Event-ID': z
    .string()
    .optional()
    .describe('The `id` of the last event that you have; browsers send it by themselves.'),
});
