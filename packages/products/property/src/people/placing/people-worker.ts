import { serveThread } from '@groundwork/runtime/worker-threads';
import { placePeople } from './place-people.js';

serveThread(placePeople);
