import { type PhotoLook, photoLookOrderSchema } from '@groundwork/contract/land/land-readings';
import type { JobPayload } from '@groundwork/database/jobs/catalogue';
import type { Renderer } from '@groundwork/film-pipeline';
import { decodeRaster } from '@groundwork/imaging';
import { shownBy } from '@groundwork/photo-reading/perception/shown';
import { perceiveWholeInWorker } from '@groundwork/photo-reading/reading/read-in-worker';
import { attemptAsked } from '@groundwork/queues/attempt';
import type { JobContext } from '@groundwork/queues/worker/job-runner';
import { lookOrderKey } from '@groundwork/storage/object-keys';
import type { LandPorts } from '../ports.js';
import { judgeWords } from '../proposals/choose-brief.js';
import { judgePlot } from './read-plot.js';
import { rounded } from './studio-plot.js';

/** Pixels across at which a photo is seen as a whole. */
const SEEN_WIDTH = 960;

/** Looks at photos for a request that waits. A look that has begun is finished: film and retry find it, and its thread stays warm. */
export async function lookAtPhotos(
  { database, store, engines }: Renderer<LandPorts>,
  payload: JobPayload<'photo-look'>,
  context: JobContext,
): Promise<void> {
  // A vision engine may find a plot where we find none, but none makes land of a photo without.
  const isFinal = (code: string) => code === 'PHOTO_NOT_LAND' || !engines.remote.includes('vision');
  await attemptAsked(database, { queue: 'photo-look', payload }, context, async (signal) => {
    const asked = (await store.get(lookOrderKey(payload.look_id))).toString();
    for (const { land, answer, ...keys } of photoLookOrderSchema.parse(JSON.parse(asked))) {
      signal.throwIfAborted();
      const source = await store.get(keys.photo);
      const look = async (): Promise<PhotoLook> => {
        if (land === null) {
          const small = await decodeRaster(source, { width: SEEN_WIDTH });
          const { shows, confidence } = shownBy(await perceiveWholeInWorker(small, context.signal));
          return { photo: { shows, confidence: rounded(confidence) }, objections: [] };
        }
        const mask = keys.mask === null ? null : await store.get(keys.mask);
        const order = { request: land, source, mask };
        const own = await engines.embedded();
        const { photo, objections } = await judgePlot(own, order, context.signal);
        const final = objections.filter(({ code }) => isFinal(code));
        // A text engine may understand what we do not.
        if (engines.remote.includes('text')) return { photo, objections: final };
        const words = judgeWords(land);
        return { ...words, photo, objections: [...final, ...words.objections] };
      };
      const bytes = Buffer.from(JSON.stringify(await look()));
      await store.put(answer, bytes, { contentType: 'application/json' });
    }
  });
}
