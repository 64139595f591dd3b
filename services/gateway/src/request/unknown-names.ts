import { type DryRunWarning, dryRunWarning } from '@groundwork/contract/dry-run/answer';
import { ApiError } from '@groundwork/contract/errors';
import { unknownNames, validationError } from '@groundwork/contract/validation';
import type { Operation } from '@groundwork/openapi';
import type { RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { RouteServices } from '../gateway-services.js';
import { fillFromListing } from './fill-from-listing.js';
import { contextOf } from './request-context.js';

/** RFC 7240: refuse what you would otherwise let pass. */
const PREFERS_STRICT = /(?:^|[,;])\s*handling\s*=\s*"?strict"?\s*(?:[,;]|$)/i;

/** Puts warnings before those of the answer, or into a field of their own where a template has others. */
function warnInAnswer(response: Response, warnings: readonly DryRunWarning[]): void {
  const send = response.json.bind(response);
  response.json = (answer) => {
    if (response.statusCode >= 300) return send(answer);
    const { warnings: own = [], dry_run: isDryRun } = answer;
    if ('warnings' in answer && !isDryRun) return send({ ...answer, request_warnings: warnings });
    return send({ ...answer, warnings: [...warnings, ...own] });
  };
}

/**
 * Refuses a name that is nearly a known one, and any unknown one where the client prefers that; warns of others. Then
 * fills the request from its listing.
 */
export function heedUnknownNames(
  { isOpen, query = z.object({}), body }: Operation,
  services: RouteServices,
): RequestHandler {
  return async (request, response, next) => {
    if (isOpen) return next();
    const schema = body?.listing?.schema ?? body?.schema;
    const strange = new Set(
      [...unknownNames(schema, request.query, 'field')].map(({ path }) => path),
    );
    // What is left out of a body by mistake, such as dry_run, would make paid work of a question.
    const ofQuery = [...unknownNames(query, request.query, 'parameter')].map((one) =>
      schema === undefined || strange.has(one.path)
        ? one
        : {
            ...one,
            isNearlyKnown: true,
            message: `${one.path} is a field of the body; send it there`,
          },
    );
    const unknown = [...ofQuery, ...unknownNames(schema, request.body, 'field')];
    contextOf(response).unknown = unknown.map(({ path }) => path);
    const isStrict = PREFERS_STRICT.test(request.get('prefer') ?? '');
    if (isStrict) response.setHeader('Preference-Applied', 'handling=strict');
    const [first, ...rest] = unknown
      .filter(({ isNearlyKnown }) => isStrict || isNearlyKnown)
      .map(({ path, message }) => ({ path, message }));
    if (first !== undefined) {
      if (body) throw validationError([first, ...rest]);
      throw new ApiError('INVALID_PARAMETER', { message: first.message });
    }
    const warnings = [
      ...unknown.map(({ path }) => dryRunWarning('UNKNOWN_FIELD', path)),
      ...(body?.listing ? await fillFromListing(services, body.listing, request, response) : []),
    ];
    if (warnings.length > 0) warnInAnswer(response, warnings);
    next();
  };
}
