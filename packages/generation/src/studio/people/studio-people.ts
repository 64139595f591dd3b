import { Worker } from 'node:worker_threads';
import { Turnstile } from '@groundwork/runtime';
import type { PeopledPhoto, PeoplePort } from '../../people-port.js';
import type { PeopleRequest } from './place-people.js';

const painting = new Turnstile(2);

/** Finds ground in a photo and paints illustrated people there, each in a thread of its own. */
export class StudioPeople implements PeoplePort {
  place({
    signal,
    ...request
  }: PeopleRequest & { readonly signal: AbortSignal }): Promise<PeopledPhoto> {
    return painting.run(() => {
      signal.throwIfAborted();
      return inThread(request, signal);
    });
  }
}

function inThread(request: PeopleRequest, signal: AbortSignal): Promise<PeopledPhoto> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./people-worker.js', import.meta.url), {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const stop = () => {
      reject(signal.reason);
      void worker.terminate();
    };
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', (peopled: PeopledPhoto) => resolve(peopled));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      // Without effect when the picture has arrived.
      reject(new Error(`The people's thread ended with code ${code} and no picture.`));
    });
  });
}
