import { serveThread } from '@groundwork/runtime/worker-threads';
import { drawFamily } from './family-picture.js';

serveThread(drawFamily);
