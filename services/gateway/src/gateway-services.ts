import type { JobQueues } from '@groundwork/queues/enqueue';
import type { InstalledVoices } from '@groundwork/storage/installed-voices';
import type { StreamSettings } from './event-streams/stream-events.js';
import type { LoadShedding } from './load-shedding/load-shedding.js';
import type { PictureIntake } from './pictures/inspect-picture.js';
import type { PhotoLooks } from './pictures/photo-looks.js';
import type { RateLimiter } from './rate-limit/rate-limiter.js';
import type { CatalogueLinks } from './routes/catalogues/catalogue-links.js';
import type { Analyst } from './routes/custom-templates/analyse-reference.js';
import type { PresetPortraits } from './routes/families/preset-portraits.js';
import type { ReadingWatch } from './routes/land-readings/reading-record.js';
import type { TaskWatch } from './routes/tasks/task-record.js';

/** Everything that the routes work with. */
export interface GatewayServices extends PictureIntake, Analyst, StreamSettings {
  readonly taskWatch: TaskWatch;
  readonly readingWatch: ReadingWatch;
  readonly queues: JobQueues;
  readonly rateLimiter: RateLimiter;
  /** Of readings, by account. */
  readonly readingLimiter: RateLimiter;
  readonly photoLooks: PhotoLooks;
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
  readonly hasPresenterEngine: boolean;
}

/** With what the routes share between them. */
export interface RouteServices extends GatewayServices {
  readonly catalogueLinks: CatalogueLinks;
  readonly presetPortraits: PresetPortraits;
}
