import { dryRunWarning } from '@groundwork/contract/dry-run/answer';
import { ApiError } from '@groundwork/contract/errors';
import {
  unknownNames,
  type ValidationIssue,
  validationError,
} from '@groundwork/contract/validation';
import type { Operation } from '@groundwork/openapi';
import type { RequestHandler, Response } from 'express';
import { z } from 'zod';

/** RFC 7240: refuse what you would otherwise let pass. */
const PREFERS_STRICT = /(?:^|[,;])\s*handling\s*=\s*"?strict"?\s*(?:[,;]|$)/i;

/** Puts warnings before those of the answer, or into a field of their own where a template has others. */
function warnInAnswer(response: Response, unknown: readonly ValidationIssue[]): void {
  const warnings = unknown.map(({ path }) => dryRunWarning('UNKNOWN_FIELD', path));
  const send = response.json.bind(response);
  response.json = (answer) => {
    if (response.statusCode >= 300) return send(answer);
    const { warnings: own = [], dry_run: isDryRun } = answer;
    if ('warnings' in answer && !isDryRun) return send({ ...answer, request_warnings: warnings });
    return send({ ...answer, warnings: [...warnings, ...own] });
  };
}

/** Refuses a name that is nearly a known one, and any unknown one where the client prefers that; warns of others. */
export function heedUnknownNames({
  isOpen,
  query = z.object({}),
  body,
}: Operation): RequestHandler {
  return (request, response, next) => {
    if (isOpen) return next();
    const unknown = [
      ...unknownNames(query, request.query, 'parameter'),
      ...(body ? unknownNames(body.schema, request.body, 'field') : []),
    ];
    const isStrict = PREFERS_STRICT.test(request.get('prefer') ?? '');
    if (isStrict) response.setHeader('Preference-Applied', 'handling=strict');
    const [first, ...rest] = unknown
      .filter(({ isNearlyKnown }) => isStrict || isNearlyKnown)
      .map(({ path, message }) => ({ path, message }));
    if (first !== undefined) {
      if (body) throw validationError([first, ...rest]);
      throw new ApiError('INVALID_PARAMETER', { message: first.message });
    }
    if (unknown.length > 0) warnInAnswer(response, unknown);
    next();
  };
}
