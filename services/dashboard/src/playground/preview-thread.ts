import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type BuiltInTemplateId, builtInTemplateIds, showcaseTemplate } from '@groundwork/contract';
import { decodeRaster, drawSamplePlot, encodeJpeg } from '@groundwork/imaging';
import { letHeapGrow, renderShowcase } from '@groundwork/showcase';
import { z } from 'zod';

/** One preview, as the thread sends it. */
export interface DrawnPreview {
  readonly id: BuiltInTemplateId;
  readonly jpeg: Uint8Array;
}

/** Pixels of a preview's longer side: twice what is shown, for dense screens. */
const LONGER_SIDE = 640;
/** Pixels of the drawn photos: small, as the previews are. */
const PHOTO = { width: 720, height: 480 };
const PHOTOS = 3;

/** Every value that a template takes, so that its preview shows all it can carry. */
const sampleValues = {
  price: '€ 420,000',
  size: '1,200 m²',
  label: '12 Meadow Lane',
  bedrooms: 4,
  bathrooms: 2,
  parking: 2,
};

async function drawPreview(
  id: BuiltInTemplateId,
  photos: readonly Buffer[],
): Promise<DrawnPreview> {
  const { optionalFields, supportingImages, aspectRatio } = showcaseTemplate(id);
  const shown: readonly string[] = ['price', 'size', ...optionalFields];
  const { jpeg } = await renderShowcase(
    {
      template: { kind: 'built_in', id },
      values: Object.fromEntries(
        Object.entries(sampleValues).filter(([name]) => shown.includes(name)),
      ),
      language: 'en',
      images: {
        main: '0',
        supporting: Array.from({ length: supportingImages }, (_, at) => String(at + 1)),
        logo: null,
      },
      edits: [],
      sample: false,
    },
    async (name) => {
      const photo = photos[Number(name) % photos.length];
      if (photo === undefined) throw new Error(`no photo was drawn for ${name}`);
      return photo;
    },
  );
  const side = aspectRatio === '9:16' ? { height: LONGER_SIDE } : { width: LONGER_SIDE };
  return { id, jpeg: await encodeJpeg(await decodeRaster(jpeg, side), { quality: 82 }) };
}

/** Entry of the thread: draws the previews it is told to, sends each, and ends. */
if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  const ids = z.array(z.enum(builtInTemplateIds)).parse(workerData);
  letHeapGrow();
  const photos: Buffer[] = [];
  for (let seed = 1; seed <= PHOTOS; seed += 1) {
    photos.push(await drawSamplePlot({ ...PHOTO, seed }));
  }
  for (const id of ids) port.postMessage(await drawPreview(id, photos));
}
