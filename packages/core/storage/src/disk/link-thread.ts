import { serveThread } from '@groundwork/runtime/worker-threads';
import { linkFiles } from './link-files.js';

serveThread(linkFiles);
