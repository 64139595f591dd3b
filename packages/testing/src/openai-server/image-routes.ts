import sharp from 'sharp';
import { z } from 'zod';
import {
  type DrawnPart,
  type DrawnPixels,
  drawEdit,
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

/**
 * What OpenAI says of its picture models: sizes and fields that they call bad, in the words that they use.
 * developers.openai.com/api/docs/guides/image-generation and the types of openai 7.59, read 2026-11-28.
 */
function refusedBy(model: string, fields: Readonly<Record<string, unknown>>): string | null {
  if (!model.startsWith('gpt-image-')) return null;
  const unknown = ['seed', 'strength', ...(model === 'gpt-image-2' ? ['input_fidelity'] : [])];
  const named = [...unknown, 'response_format'].find((name) => fields[name] !== undefined);
  if (named !== undefined) return `Unknown parameter: '${named}'.`;
  const [width = 0, height = 0] = String(fields.size).split('x').map(Number);
  const isFree = /^gpt-image-2/u.test(model);
  const isClassic = ['1024x1024', '1536x1024', '1024x1536'].includes(String(fields.size));
  const pixels = width * height;
  const isInside =
    [width, height].every((side) => side % 16 === 0 && side <= 3840) &&
    Math.max(width, height) <= 3 * Math.min(width, height) &&
    pixels >= 655_360 &&
    pixels <= 8_294_400;
  if (isFree ? isInside : isClassic) return null;
  return `Invalid value: '${fields.size}'. The size is not supported by the model.`;
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
      usage: {
        ...{ input_tokens: 800, output_tokens: 4_000, total_tokens: 4_800 },
        input_tokens_details: { text_tokens: 100, image_tokens: 700 },
      },
    },
  };
}

/** Pictures that a link was answered for. */
const kept = new Map<string, Buffer>();

/** Edits the first picture: inside the mask if one was sent, else as the words ask. */
export async function drawnBy(
  { prompt, seed = 0 }: Pick<Words, 'prompt' | 'seed'>,
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
  const words = wordsSchema.safeParse(fields);
  if (!words.success) return errorAnswer(400, z.prettifyError(words.error));
  const refused = refusedBy(words.data.model, fields);
  if (refused !== null) return errorAnswer(400, refused, 'unknown_parameter');
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

/** /images/edits paints into the part that its mask leaves open. */
export const imageRoutes: readonly EngineRoute[] = [
  {
    method: 'POST',
    path: /^\/images\/edits$/,
    capability: () => 'image',
    answer: answerEdit,
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
