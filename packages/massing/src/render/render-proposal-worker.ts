import { parentPort, workerData } from 'node:worker_threads';
import { type RenderRequest, renderProposal } from './render-proposal.js';

const rendered = renderProposal(workerData as RenderRequest);
const buffers = [rendered.picture, rendered.reveal]
  .map((raster) => raster?.data.buffer)
  .filter((buffer) => buffer instanceof ArrayBuffer);
parentPort?.postMessage(rendered, buffers);
