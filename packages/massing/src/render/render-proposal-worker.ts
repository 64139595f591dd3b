import { parentPort, workerData } from 'node:worker_threads';
import { type RenderRequest, renderProposal } from './render-proposal.js';
import type { RenderAnswer } from './render-proposal-in-worker.js';

const { data } = renderProposal(workerData as RenderRequest);
const own = data.buffer instanceof ArrayBuffer ? data.buffer : null;
const answer: RenderAnswer = { data };
parentPort?.postMessage(answer, own === null ? [] : [own]);
