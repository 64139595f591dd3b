import type {
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions';
import type { ImageEditParamsNonStreaming } from 'openai/resources/images';
import { z } from 'zod';
import { askJson, download } from '../calls/ask.js';
import { EngineFault } from '../calls/engine-call.js';
import { type ChatDriver, type ImageDriver, MOST_FILE_BYTES } from './driver.js';

/*
 * OpenAI's shapes, as OpenAI, Azure, LocalAI, vLLM, Ollama and LiteLLM take them. The `Idempotency-Key` is not among
 * what OpenAI documents; gateways in front of it read one, and others leave it unread.
 */
const keyed = (key: string) => ({ 'idempotency-key': key });

/** How closely pictures are looked at: the operator's option `detail`. */
const details = ['low', 'high', 'auto'] as const;

const completionSchema = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number().nullish() }).nullish(),
});

/** POST /chat/completions. */
export const openAiChat: ChatDriver = async (to, question, { signal, idempotencyKey }) => {
  const { detail, ...options } = to.options;
  const seen = details.find((known) => known === detail);
  const { system, texts, pictures, json, purpose, schema } = question;
  const content = [
    ...texts.map((text) => ({ type: 'text', text }) as const),
    ...pictures.map(
      ({ type, bytes }) =>
        ({
          type: 'image_url',
          image_url: {
            url: `data:${type};base64,${bytes.toString('base64')}`,
            ...(seen === undefined ? {} : { detail: seen }),
          },
        }) as const,
    ),
  ] satisfies ChatCompletionContentPart[];
  const body = {
    model: to.model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content },
    ],
    ...(json === 'object' ? { response_format: { type: 'json_object' } as const } : {}),
    ...(json === 'schema'
      ? {
          response_format: {
            type: 'json_schema',
            json_schema: { name: purpose, strict: true, schema },
          } as const,
        }
      : {}),
  } satisfies ChatCompletionCreateParamsNonStreaming;
  const { choices, usage } = await askJson(to, completionSchema, {
    path: '/chat/completions',
    json: { ...to.profile.send, ...options, ...body },
    headers: keyed(idempotencyKey),
    signal,
  });
  if (usage) {
    const { prompt_tokens: inputTokens, completion_tokens } = usage;
    to.exchange.usage = { inputTokens, outputTokens: completion_tokens ?? 0 };
  }
  const [choice] = choices;
  const filtered = choice?.finish_reason === 'content_filter' ? 'filtered' : null;
  return {
    text: choice?.message.content ?? null,
    refusal: choice?.message.refusal ?? filtered,
    cut: choice?.finish_reason === 'length',
  };
};

const tokens = z.number().nullish();
const imagesSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).nullish(),
  usage: z
    .object({
      input_tokens: tokens,
      output_tokens: tokens,
      input_tokens_details: z.object({ text_tokens: tokens, image_tokens: tokens }).nullish(),
    })
    .nullish()
    .catch(null),
});

function usageOf(usage: z.output<typeof imagesSchema>['usage']) {
  const image = usage?.input_tokens_details?.image_tokens ?? null;
  return {
    images: 1,
    ...(usage?.input_tokens == null ? {} : { inputTokens: usage.input_tokens - (image ?? 0) }),
    ...(image === null ? {} : { inputImageTokens: image }),
    ...(usage?.output_tokens == null ? {} : { outputTokens: usage.output_tokens }),
  };
}

/** POST /images/edits. */
export const openAiImage: ImageDriver = async (to, request, { signal, idempotencyKey }) => {
  const { model, profile, options } = to;
  const { pictures, mask, prompt, seed, size } = request;
  const fields = {
    model,
    prompt,
    n: 1,
    size: `${size.width}x${size.height}`,
  } satisfies Omit<ImageEditParamsNonStreaming, 'image'>;
  const all = {
    ...profile.send,
    ...options,
    ...fields,
    ...(profile.fields.seed === undefined ? {} : { [profile.fields.seed]: seed }),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(all)) form.set(name, String(value));
  const png = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });
  for (const [at, picture] of pictures.entries()) {
    form.append(profile.fields.pictures, png(picture), at === 0 ? 'image.png' : `beside-${at}.png`);
  }
  if (mask !== null && profile.fields.mask !== undefined) {
    form.set(profile.fields.mask, png(mask), 'mask.png');
  }
  const answer = await askJson(to, imagesSchema, {
    path: '/images/edits',
    form,
    headers: keyed(idempotencyKey),
    signal,
  });
  const image = answer.data?.find(({ b64_json, url }) => Boolean(b64_json) || Boolean(url));
  if (image === undefined) throw new EngineFault('image', 'empty', 'the answer holds no image');
  to.exchange.usage = usageOf(answer.usage);
  return image.b64_json
    ? Buffer.from(image.b64_json.replace(/^data:[^,]*,/, ''), 'base64')
    : download(to, image.url ?? '', { signal, mostBytes: MOST_FILE_BYTES });
};
