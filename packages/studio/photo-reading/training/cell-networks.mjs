import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { trainCells } from './cells.mjs';

/**
 * Trains a cell network without the photos of each fold, and the last one on all, in as many threads as the machine has
 * cores.
 */
export async function trainCellNetworks(samples, folds, foldCount) {
  const waiting = Array.from({ length: foldCount + 1 }, (_, fold) => fold);
  const networks = [];
  const next = async () => {
    const fold = waiting.shift();
    if (fold === undefined) return;
    networks[fold] = await inThread({ samples, folds, fold });
    await next();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
  return networks;
}

function inThread(task) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

if (!isMainThread) {
  const { samples, folds, fold } = workerData;
  parentPort.postMessage(trainCells(samples, ({ id }) => folds.get(id) !== fold));
}
