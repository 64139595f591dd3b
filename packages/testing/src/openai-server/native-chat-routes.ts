import sharp from 'sharp';
import { z } from 'zod';
import type { ChatMind } from './chat-mind.js';
import { standingMinds } from './chat-minds.js';
import { pixelsOf } from './drawn-edit.js';
import type { EngineAnswer, EngineRequest, EngineRoute } from './engine-route.js';
import { drawnBy } from './image-routes.js';

type MindOf = (purpose: string) => ChatMind | undefined;

/** What a mind answers to a question in any provider's shape. */
async function thought(
  ownMind: MindOf,
  { system, texts, pictures }: { system: string; texts: string; pictures: readonly Buffer[] },
): Promise<string> {
  const json = /<data>\n([\s\S]*?)\n<\/data>/.exec(texts)?.[1];
  const purpose = /"title":"([^"]+)"/.exec(system)?.[1] ?? '';
  const mind = ownMind(purpose) ?? standingMinds[purpose];
  if (mind === undefined) throw new Error(`no mind for "${purpose}"`);
  const data: unknown = json === undefined ? null : JSON.parse(json);
  const answer = await mind({ purpose, data, pictures, system });
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}

/** platform.claude.com/docs/en/api/messages, read 2026-11-29. */
const messagesSchema = z.strictObject({
  model: z.string(),
  max_tokens: z.int().positive(),
  system: z.string(),
  messages: z.array(
    z.strictObject({
      role: z.enum(['user', 'assistant']),
      content: z.array(
        z.union([
          z.strictObject({ type: z.literal('text'), text: z.string() }),
          z.strictObject({
            type: z.literal('image'),
            source: z.strictObject({
              type: z.literal('base64'),
              media_type: z.string(),
              data: z.base64(),
            }),
          }),
        ]),
      ),
    }),
  ),
  output_config: z
    .strictObject({
      format: z.strictObject({ type: z.literal('json_schema'), schema: z.looseObject({}) }),
    })
    .optional(),
});

async function answerMessage(
  ownMind: MindOf,
  { headers, body, fault }: EngineRequest,
): Promise<EngineAnswer> {
  if (headers['x-api-key'] === undefined || headers['anthropic-version'] === undefined) {
    return {
      status: 401,
      body: {
        type: 'error',
        error: { type: 'authentication_error', message: 'x-api-key header is required' },
      },
    };
  }
  const read = messagesSchema.safeParse(JSON.parse(body.toString('utf8')));
  if (!read.success) {
    const message = z.prettifyError(read.error);
    return {
      status: 400,
      body: { type: 'error', error: { type: 'invalid_request_error', message } },
    };
  }
  const parts = read.data.messages.flatMap(({ content }) => content);
  const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
  const pictures = parts.flatMap((part) =>
    part.type === 'image' ? [Buffer.from(part.source.data, 'base64')] : [],
  );
  const stop_reason = fault === 'refusal' ? 'refusal' : 'end_turn';
  const said =
    fault === 'refusal'
      ? ''
      : await thought(ownMind, { system: read.data.system, texts, pictures });
  return {
    headers: { 'request-id': 'req_011CSHoEeqs5C35K2UUqR7Fy' },
    body: {
      id: 'msg_01',
      type: 'message',
      role: 'assistant',
      model: read.data.model,
      content: [{ type: 'text', text: said }],
      stop_reason,
      stop_sequence: null,
      usage: { input_tokens: 100, output_tokens: 20 },
    },
  };
}

/** ai.google.dev/api/generate-content, read 2026-11-29. */
const part = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ inlineData: z.strictObject({ mimeType: z.string(), data: z.base64() }) }),
]);
const generateSchema = z.strictObject({
  contents: z.array(z.strictObject({ role: z.literal('user'), parts: z.array(part) })),
  systemInstruction: z
    .strictObject({ parts: z.array(z.strictObject({ text: z.string() })) })
    .optional(),
  generationConfig: z.strictObject({
    responseModalities: z.array(z.enum(['TEXT', 'IMAGE'])).optional(),
    imageConfig: z
      .strictObject({ aspectRatio: z.string().optional(), imageSize: z.string().optional() })
      .optional(),
    responseMimeType: z.string().optional(),
    responseJsonSchema: z.unknown().optional(),
    maxOutputTokens: z.int().optional(),
  }),
});

async function answerGenerate(
  ownMind: MindOf,
  { headers, body, fault }: EngineRequest,
): Promise<EngineAnswer> {
  if (headers['x-goog-api-key'] === undefined) {
    return {
      status: 403,
      body: {
        error: {
          code: 403,
          message: 'Method doesn’t allow unregistered callers.',
          status: 'PERMISSION_DENIED',
        },
      },
    };
  }
  const read = generateSchema.safeParse(JSON.parse(body.toString('utf8')));
  if (!read.success) {
    const message = z.prettifyError(read.error);
    return { status: 400, body: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } } };
  }
  const { contents, systemInstruction, generationConfig } = read.data;
  const parts = contents.flatMap((content) => content.parts);
  const texts = parts.flatMap((one) => ('text' in one ? [one.text] : [])).join('\n');
  const pictures = parts.flatMap((one) =>
    'inlineData' in one ? [Buffer.from(one.inlineData.data, 'base64')] : [],
  );
  const isImage = generationConfig.responseModalities?.includes('IMAGE') === true;
  const usage = {
    promptTokenCount: 1_500,
    candidatesTokenCount: 1_290,
    promptTokensDetails: [
      { modality: 'TEXT', tokenCount: 210 },
      { modality: 'IMAGE', tokenCount: 1_290 },
    ],
  };
  if (fault === 'refusal') {
    return {
      body: {
        candidates: [{ finishReason: isImage ? 'IMAGE_SAFETY' : 'SAFETY' }],
        usageMetadata: usage,
      },
    };
  }
  if (!isImage) {
    const system = systemInstruction?.parts.map(({ text }) => text).join('\n') ?? '';
    const text = await thought(ownMind, { system, texts, pictures });
    return {
      body: {
        candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
        usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20 },
      },
    };
  }
  const blobs = pictures.map((bytes) => new Blob([new Uint8Array(bytes)]));
  const [first] = blobs;
  if (first === undefined || fault === 'empty') {
    return {
      body: {
        candidates: [
          { content: { parts: [{ text: 'I see no picture.' }] }, finishReason: 'NO_IMAGE' },
        ],
      },
    };
  }
  const { width, height } = await pixelsOf(first);
  const drawn = await drawnBy({ prompt: texts, seed: 0 }, blobs, null, fault);
  const data = await sharp(drawn.data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return {
    body: {
      candidates: [
        {
          content: {
            role: 'model',
            parts: [{ inlineData: { mimeType: 'image/png', data: data.toString('base64') } }],
          },
          finishReason: 'STOP',
        },
      ],
      usageMetadata: usage,
    },
  };
}

/** Anthropic's messages, and Gemini's content of text and of pictures. */
export function nativeChatRoutes(ownMind: MindOf): EngineRoute[] {
  return [
    {
      method: 'POST',
      path: /^\/messages$/,
      capability: ({ body }) => (body.includes('"media_type"') ? 'vision' : 'text'),
      answer: (request) => answerMessage(ownMind, request),
    },
    {
      method: 'POST',
      path: /^\/models\/[^/]+:generateContent$/,
      capability: ({ body }) => {
        if (body.includes('"responseModalities"')) return 'image';
        return body.includes('"inlineData"') ? 'vision' : 'text';
      },
      answer: (request) => answerGenerate(ownMind, request),
    },
  ];
}
