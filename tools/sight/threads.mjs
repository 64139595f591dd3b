import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Does each task in a thread of the module at `url`, as many at once as the machine has cores; results in their order. */
export async function inThreads(url, tasks) {
  const waiting = [...tasks.entries()];
  const results = [];
  const next = async () => {
    const [at, task] = waiting.shift() ?? [];
    if (at === undefined) return;
    results[at] = await inThread(url, task);
    await next();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
  return results;
}

function inThread(url, task) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(url, { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Answers the task of this thread; does nothing on the main one. */
export function serveTask(work) {
  if (parentPort !== null) parentPort.postMessage(work(workerData));
}
