import { WorkerThreads } from '@groundwork/runtime';
import type { PeopledPhoto, PeoplePort } from '../people-port.js';
import type { PeopleRequest } from './place-people.js';

const threads = new WorkerThreads<PeopleRequest, PeopledPhoto>(
  new URL('./people-worker.js', import.meta.url),
  { most: 2, maxOldGenerationMb: 512 },
);

/** Finds ground in a photo and paints illustrated people there, in threads. */
export class StudioPeople implements PeoplePort {
  place({
    signal,
    ...request
  }: PeopleRequest & { readonly signal: AbortSignal }): Promise<PeopledPhoto> {
    return threads.run(request, { signal });
  }
}
