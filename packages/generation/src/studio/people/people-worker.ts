import { serveThread } from '@groundwork/runtime';
import { placePeople } from './place-people.js';

serveThread(placePeople);
