import { Worker } from 'node:worker_threads';
import type { RenderedProposal, RenderRequest } from './render-proposal.js';

/**
 * `renderProposal` on a thread of its own. The photo is copied once (or shared, when its bytes lie in a
 * SharedArrayBuffer); what comes back is not copied.
 * @throws the signal's reason when it is aborted: the thread is then ended
 */
export function renderProposalInWorker(
  request: RenderRequest,
  signal?: AbortSignal,
): Promise<RenderedProposal> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    const worker = new Worker(new URL('./render-proposal-worker.js', import.meta.url), {
      workerData: request,
    });
    let settled = false;
    const settle = (finish: () => void) => {
      if (settled) return;
      settled = true;
      signal?.removeEventListener('abort', onAbort);
      void worker.terminate();
      finish();
    };
    const onAbort = () => settle(() => reject(signal?.reason));
    signal?.addEventListener('abort', onAbort, { once: true });
    worker.once('message', (rendered: RenderedProposal) => settle(() => resolve(rendered)));
    worker.once('error', (error) => settle(() => reject(error)));
    worker.once('exit', (code) =>
      settle(() => reject(new Error(`the proposal's thread ended with code ${code}`))),
    );
  });
}
