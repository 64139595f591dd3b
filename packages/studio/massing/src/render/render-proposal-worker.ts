import { serveThread } from '@groundwork/runtime/worker-threads';
import { type RenderedProposal, renderProposal } from './render-proposal.js';

serveThread(renderProposal, ({ picture, reveal }: RenderedProposal) =>
  [picture, reveal]
    .map((raster) => raster?.data.buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer),
);
