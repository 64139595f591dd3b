import { ApiError, errorCatalogue } from '@groundwork/contract/errors';
import { prefixes } from '@groundwork/contract/identifiers';

/** The ids of each kind of work, and where it is polled. */
const kinds = [
  ['TASK_NOT_FOUND', prefixes.task, '/v1/tasks'],
  ['SHOWCASE_JOB_NOT_FOUND', prefixes.showcaseJob, '/v1/real-estate/property-showcase/jobs'],
  ['READING_NOT_FOUND', prefixes.landReading, '/v1/land/readings'],
] as const;

/** The account has no such work. An id of another kind is told where it is polled, anything else what an id is. */
export function noWork(code: (typeof kinds)[number][0], id: string): ApiError {
  const [isOf, , path] = kinds.find(([, prefix]) => id.startsWith(prefix)) ?? [];
  if (isOf === code) return new ApiError(code);
  const [, own] = kinds.find(([kind]) => kind === code) ?? [];
  const hint =
    path === undefined ? `its id begins with ${own}` : `this id is polled at GET ${path}/${id}`;
  return new ApiError(code, { message: `${errorCatalogue[code].message}; ${hint}` });
}
