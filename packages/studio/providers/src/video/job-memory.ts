import { createHash } from 'node:crypto';
import type { EngineCapability } from '@groundwork/contract/warnings';
import { z } from 'zod';
import type { TaskEngines } from '../task-engines.js';
import type { JobMemory } from './run-job.js';
import type { VideoRequest } from './video-driver.js';

const notedSchema = z.object({ job: z.string().nullable() });

/** Remembers the job of exactly this request. */
export function memoryOf(
  task: TaskEngines,
  capability: EngineCapability,
  request: VideoRequest,
): JobMemory {
  const to = task.connection(capability);
  const { settings, picture, voice, ...asked } = request;
  const about = [to?.driver, to?.baseUrl, to?.model, settings.parameters, asked];
  const hash = createHash('sha256')
    .update(JSON.stringify(about))
    .update(picture)
    .update(voice?.wav ?? '')
    .digest('hex');
  const name = `${capability}/${hash.slice(0, 2)}/${hash}.json`;
  let known: string | null | undefined;
  return {
    async recall() {
      if (known !== undefined) return known;
      const bytes = await task.cache?.read(name);
      return bytes ? notedSchema.parse(JSON.parse(bytes.toString('utf8'))).job : null;
    },
    async note(job) {
      known = job;
      await task.cache?.write(name, Buffer.from(JSON.stringify({ job })), 'application/json');
    },
  };
}
