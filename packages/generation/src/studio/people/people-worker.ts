import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type PeopleRequest, placePeople } from './place-people.js';

/** Entry of the thread that StudioPeople starts: one photo in, one picture out. */
if (!isMainThread && parentPort !== null) {
  const peopled = await placePeople(workerData as PeopleRequest);
  parentPort.postMessage(peopled);
}
