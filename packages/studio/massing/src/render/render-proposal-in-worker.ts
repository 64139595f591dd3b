import { WorkerThreads } from '@groundwork/runtime/worker-threads';
import type { RenderedProposal, RenderRequest } from './render-proposal.js';

const threads = new WorkerThreads<RenderRequest, RenderedProposal>(
  new URL('./render-proposal-worker.js', import.meta.url),
  { most: 2 },
);

/**
 * `renderProposal` in a thread. The photo is copied once (or shared, if its bytes are in a SharedArrayBuffer); the
 * result is not copied. @throws the signal's reason when it is aborted: the thread is then ended
 */
export function renderProposalInWorker(
  request: RenderRequest,
  signal?: AbortSignal,
): Promise<RenderedProposal> {
  return threads.run(request, { signal });
}
