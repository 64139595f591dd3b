import { WorkerThreads } from '@groundwork/runtime';
import type { FamilyRequest, PeopledPhoto, PeoplePort } from './people-port.js';

const threads = new WorkerThreads<FamilyRequest, PeopledPhoto>(
  new URL('./people-worker.js', import.meta.url),
  { most: 2, maxOldGenerationMb: 512 },
);

/** Turns a photo into an illustration in which a family lives, in threads. */
export class StudioPeople implements PeoplePort {
  place({
    signal,
    ...request
  }: FamilyRequest & { readonly signal: AbortSignal }): Promise<PeopledPhoto> {
    return threads.run(request, { signal });
  }
}
