import type { JobQueues } from '@groundwork/queues';
import type { InstalledVoices } from '@groundwork/storage';
import type { LoadShedding } from './load-shedding/load-shedding.js';
import type { PictureIntake } from './pictures/read-picture.js';
import type { RateLimiter } from './rate-limit/rate-limiter.js';
import type { Analyst } from './routes/custom-templates/analyse-reference.js';
import type { ReadingStreamServices } from './routes/land-readings/stream-reading.js';
import type { StreamServices } from './routes/tasks/stream-task.js';

/** Everything that the routes work with. */
export interface GatewayServices
  extends PictureIntake,
    Analyst,
    StreamServices,
    ReadingStreamServices {
  readonly queues: JobQueues;
  readonly rateLimiter: RateLimiter;
  /** Of readings, by account. */
  readonly readingLimiter: RateLimiter;
  readonly loadShedding: LoadShedding;
  /** Seals the secrets of webhook endpoints. */
  readonly masterKey: Buffer;
  /** Neural voices that an operator has installed. */
  readonly installedVoices: InstalledVoices;
  readonly version: string;
  /** `PUBLIC_URL`: where customers reach this service. */
  readonly publicUrl: string;
  /** Whether a provider is set for edits that the service itself cannot read or make. */
  readonly hasEditEngine: boolean;
}
