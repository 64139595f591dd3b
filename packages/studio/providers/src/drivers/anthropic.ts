import type { MessageCreateParamsNonStreaming } from '@anthropic-ai/sdk/resources/messages';
import { z } from 'zod';
import { askJson } from '../calls/ask.js';
import type { ChatDriver } from './driver.js';

const VERSION = '2023-06-01';
/** Longer than any answer that is asked for. */
const MOST_TOKENS = 8_192;

const answerSchema = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.string().nullish(),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullish(),
});

/** POST /messages. */
export const anthropicChat: ChatDriver = async (to, question, { signal }) => {
  const { system, texts, pictures, json, schema } = question;
  const { max_tokens = MOST_TOKENS, ...options } = to.options;
  const body = {
    model: to.model,
    max_tokens: Number(max_tokens),
    system,
    messages: [
      {
        role: 'user',
        content: [
          ...pictures.map(
            ({ type, bytes }) =>
              ({
                type: 'image',
                source: { type: 'base64', media_type: type, data: bytes.toString('base64') },
              }) as const,
          ),
          ...texts.map((text) => ({ type: 'text', text }) as const),
        ],
      },
    ],
    ...(json === 'schema'
      ? { output_config: { format: { type: 'json_schema', schema: { ...schema } } as const } }
      : {}),
  } satisfies MessageCreateParamsNonStreaming;
  const { content, stop_reason, usage } = await askJson(to, answerSchema, {
    path: '/messages',
    json: { ...to.profile.send, ...options, ...body },
    headers: { 'anthropic-version': VERSION },
    signal,
  });
  if (usage) {
    const { input_tokens: inputTokens, output_tokens: outputTokens } = usage;
    to.exchange.usage = { inputTokens, outputTokens };
  }
  return {
    text: content.map(({ text }) => text ?? '').join(''),
    refusal: stop_reason === 'refusal' ? 'the model refused' : null,
    cut: stop_reason === 'max_tokens' || stop_reason === 'model_context_window_exceeded',
  };
};
