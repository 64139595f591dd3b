import { z } from 'zod';
import type { AskedQuestion, ChatMind } from './chat-mind.js';
import { standingMinds } from './chat-minds.js';
import { type EngineAnswer, type EngineRoute, errorAnswer } from './engine-route.js';

const partSchema = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
]);
const requestSchema = z.object({
  model: z.string().min(1),
  messages: z.array(
    z.object({ role: z.string(), content: z.union([z.string(), z.array(partSchema)]) }),
  ),
  response_format: z
    .union([
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ name: z.string().max(64), schema: z.record(z.string(), z.json()) }),
      }),
      z.object({ type: z.literal('json_object') }),
    ])
    .optional(),
});

function questionOf({ messages, response_format }: z.output<typeof requestSchema>): AskedQuestion {
  const texts: string[] = [];
  const pictures: Buffer[] = [];
  for (const { role, content } of messages) {
    if (role !== 'user') continue;
    for (const part of typeof content === 'string'
      ? [{ type: 'text' as const, text: content }]
      : content) {
      if (part.type === 'text') texts.push(part.text);
      else pictures.push(bytesOf(part.image_url.url));
    }
  }
  const system = messages
    .flatMap(({ role, content }) =>
      role === 'system' && typeof content === 'string' ? [content] : [],
    )
    .join('\n');
  const json = /<data>\n([\s\S]*?)\n<\/data>/.exec(texts.join('\n'))?.[1];
  const named =
    response_format?.type === 'json_schema'
      ? response_format.json_schema.name
      : /"title":"([^"]+)"/.exec(system)?.[1];
  return {
    purpose: named ?? '',
    data: json === undefined ? null : JSON.parse(json),
    pictures,
    system,
  };
}

/** @throws for anything but a data URL: a server in a house's own network can reach no other */
function bytesOf(url: string): Buffer {
  const base64 = /^data:image\/(?:png|jpeg|webp);base64,(.+)$/s.exec(url)?.[1];
  if (base64 === undefined) throw new Error('a picture must come as a data URL');
  return Buffer.from(base64, 'base64');
}

function completion(message: object, words: number, finish = 'stop'): EngineAnswer {
  return {
    body: {
      id: 'chatcmpl-test',
      object: 'chat.completion',
      created: 0,
      model: 'test',
      choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }],
      usage: { prompt_tokens: 100, completion_tokens: words, total_tokens: 100 + words },
    },
  };
}

/** POST /chat/completions; a question with a picture is for vision, any other for text. */
export function chatRoute(ownMind: (purpose: string) => ChatMind | undefined): EngineRoute {
  return {
    method: 'POST',
    path: /^\/chat\/completions$/,
    capability: ({ body }) => (body.includes('"image_url"') ? 'vision' : 'text'),
    answer: async ({ body, fault }) => {
      const parsed = requestSchema.safeParse(JSON.parse(body.toString('utf8')));
      if (!parsed.success) return errorAnswer(400, z.prettifyError(parsed.error));
      if (fault === 'refusal') return completion({ content: null, refusal: 'I cannot do that' }, 4);
      if (fault === 'empty') return completion({ content: '' }, 0);
      if (fault === 'malformed') return completion({ content: 'Here you are: {"never": ' }, 6);
      const question = questionOf(parsed.data);
      // A test's own come first.
      const mind = ownMind(question.purpose) ?? standingMinds[question.purpose];
      if (mind === undefined) return errorAnswer(400, `no mind for "${question.purpose}"`);
      const answer = await mind(question);
      const content = typeof answer === 'string' ? answer : JSON.stringify(answer);
      return completion({ content }, content.split(/\s+/).length);
    },
  };
}
