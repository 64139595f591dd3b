import type { JobQueues } from '@groundwork/queues';
import type { PictureIntake } from './pictures/read-picture.js';

/** What the routes work with. */
export interface GatewayServices extends PictureIntake {
  readonly queues: JobQueues;
  readonly version: string;
}
