import sharp from 'sharp';
import { z } from 'zod';
import {
  type DrawnPart,
  type DrawnPixels,
  drawEdit,
  drawFromWords,
  drawWish,
  openPart,
  pixelsOf,
} from './drawn-edit.js';
import {
  type EngineAnswer,
  type EngineRequest,
  type EngineRoute,
  errorAnswer,
  formOf,
  type RunningServer,
  type ServedFault,
} from './engine-route.js';

const sizeSchema = z
  .string()
  .regex(/^\d+x\d+$/)
  .transform((text) => {
    const [width = 0, height = 0] = text.split('x').map(Number);
    return { width, height };
  });
const wordsSchema = z.object({
  model: z.string().min(1),
  prompt: z.string().min(1).max(32_000),
  n: z.coerce.number().int().min(1).max(10).default(1),
  size: sizeSchema,
  seed: z.coerce.number().int().nonnegative().optional(),
  response_format: z.enum(['b64_json', 'url']).optional(),
});
type Words = z.output<typeof wordsSchema>;

/** Sizes of an engine that takes no others. */
const classicSizes = ['1024x1024', '1536x1024', '1024x1536'];

/** Fields that an engine does not know, by the fault that says so. */
function unknownField(fault: ServedFault | null, fields: Readonly<Record<string, unknown>>) {
  if (fault === 'no_seed' && fields.seed !== undefined) return 'seed';
  if (fault === 'no_response_format' && fields.response_format !== undefined) {
    return 'response_format';
  }
  if (fault === 'no_free_size' && !classicSizes.includes(String(fields.size))) return 'size';
  return null;
}

const drawnParts: Partial<Record<string, DrawnPart>> = {
  drawn_elsewhere: 'elsewhere',
  drawn_blank: 'blank',
  drawn_nothing: 'nothing',
};

async function imageAnswer(
  png: Buffer,
  fault: ServedFault | null,
  { origin }: RunningServer,
): Promise<EngineAnswer> {
  if (fault === 'refusal') {
    return errorAnswer(400, 'Your request was rejected by our safety system', 'moderation_blocked');
  }
  if (fault === 'malformed') return { body: { data: [{ b64_json: 'bm8gcGljdHVyZQ==' }] } };
  if (fault === 'empty') return { body: { created: 0, data: [{ revised_prompt: 'none' }] } };
  if (fault === 'foreign_link')
    return { body: { data: [{ url: 'http://127.0.0.2:9/image.png' }] } };
  if (fault === 'link') {
    kept.set(`${kept.size}`, png);
    return { body: { data: [{ url: `${origin}/v1/images/kept/${kept.size - 1}` }] } };
  }
  const sent =
    fault === 'wrong_size'
      ? await sharp(png).resize(400, 900, { fit: 'fill' }).png().toBuffer()
      : png;
  return {
    body: {
      created: 0,
      data: [{ b64_json: sent.toString('base64') }],
      usage: { input_tokens: 800, output_tokens: 4_000, total_tokens: 4_800 },
    },
  };
}

/** Pictures that a link was answered for. */
const kept = new Map<string, Buffer>();

/** Edits the first picture: inside the mask if one was sent, else as the words ask. */
async function drawnBy(
  { prompt, seed = 0 }: Words,
  files: readonly Blob[],
  mask: unknown,
  fault: ServedFault | null,
): Promise<DrawnPixels> {
  const [first] = files;
  const last = files.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('no image came');
  const picture = await pixelsOf(first);
  const part = (typeof fault === 'string' ? drawnParts[fault] : undefined) ?? 'same';
  if (!(mask instanceof Blob) && files.length === 1 && part === 'same') {
    return drawWish(picture, prompt);
  }
  const open = await openPart(mask instanceof Blob ? mask : null, picture);
  return drawEdit(picture, await pixelsOf(last, picture), open, { part, seed });
}

async function answerEdit(
  { headers, body, fault }: EngineRequest,
  server: RunningServer,
): Promise<EngineAnswer> {
  const form = await formOf({ headers, body });
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const unknown = unknownField(fault, fields);
  if (unknown !== null) return errorAnswer(400, `Unknown parameter: '${unknown}'.`);
  if (fault === 'no_image_list' && form.has('image[]')) {
    return errorAnswer(400, 'Field required: image');
  }
  const words = wordsSchema.safeParse(fields);
  if (!words.success) return errorAnswer(400, z.prettifyError(words.error));
  const files = [...form.getAll('image[]'), ...form.getAll('image')].filter(
    (value) => typeof value !== 'string',
  );
  if (files.length === 0) return errorAnswer(400, 'no image came');
  const drawn = await drawnBy(words.data, files, form.get('mask'), fault);
  const { width, height, data } = drawn;
  const { size } = words.data;
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...size, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return imageAnswer(png, fault, server);
}

async function answerGeneration(
  { body, fault }: EngineRequest,
  server: RunningServer,
): Promise<EngineAnswer> {
  const fields = z.record(z.string(), z.unknown()).parse(JSON.parse(body.toString('utf8')));
  const unknown = unknownField(fault, fields);
  if (unknown !== null) return errorAnswer(400, `Unknown parameter: '${unknown}'.`);
  const words = wordsSchema.safeParse(fields);
  if (!words.success) return errorAnswer(400, z.prettifyError(words.error));
  const { prompt, seed = 0, size }: Words = words.data;
  return imageAnswer(await drawFromWords(prompt, seed, size), fault, server);
}

/** /images/edits paints into the part that its mask leaves open; /images/generations draws from the words. */
export const imageRoutes: readonly EngineRoute[] = [
  {
    method: 'POST',
    path: /^\/images\/edits$/,
    capability: () => 'image',
    answer: answerEdit,
  },
  {
    method: 'POST',
    path: /^\/images\/generations$/,
    capability: () => 'image',
    answer: answerGeneration,
  },
  {
    method: 'GET',
    path: /^\/images\/kept\/\d+$/,
    capability: () => 'image',
    answer: ({ path }) => {
      const picture = kept.get(path.split('/').at(-1) ?? '');
      return picture === undefined
        ? errorAnswer(404, 'no such picture')
        : { body: picture, headers: { 'content-type': 'image/png' } };
    },
  },
];
