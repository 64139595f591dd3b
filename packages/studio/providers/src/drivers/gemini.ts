import type { Content, GenerateContentConfig, Part } from '@google/genai';
import { z } from 'zod';
import { askJson, type EngineConnection, type Question } from '../calls/ask.js';
import { EngineFault } from '../calls/engine-call.js';
import { documentedEnd } from '../calls/provider-error.js';
import type { ChatDriver, ImageDriver } from './driver.js';

const counted = z.number().optional();
const answerSchema = z.object({
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        finishMessage: z.string().optional(),
        content: z
          .object({
            parts: z
              .array(
                z.object({
                  text: z.string().optional(),
                  thought: z.boolean().optional(),
                  inlineData: z.object({ data: z.string() }).optional(),
                }),
              )
              .optional(),
          })
          .optional(),
      }),
    )
    .optional(),
  usageMetadata: z
    .object({
      promptTokenCount: counted,
      candidatesTokenCount: counted,
      thoughtsTokenCount: counted,
      promptTokensDetails: z
        .array(z.object({ modality: z.string(), tokenCount: counted }))
        .optional(),
    })
    .optional(),
});

/** What is configured alike on the wire and in the client. */
type Generation = Pick<
  GenerateContentConfig,
  | 'responseModalities'
  | 'imageConfig'
  | 'responseMimeType'
  | 'responseJsonSchema'
  | 'maxOutputTokens'
>;

const picturePart = (type: string, bytes: Buffer) =>
  ({ inlineData: { mimeType: type, data: bytes.toString('base64') } }) satisfies Part;

interface Said {
  readonly parts: readonly {
    readonly text?: string | undefined;
    readonly inlineData?: { readonly data: string } | undefined;
  }[];
  readonly ending: string;
  readonly refusal: string | null;
}

/** POST /models/{model}:generateContent. */
async function generate(
  to: EngineConnection,
  generation: Generation,
  { parts, system, signal }: { parts: Part[]; system?: string } & Pick<Question, 'signal'>,
): Promise<Said> {
  const contents = [{ role: 'user', parts }] satisfies Content[];
  const instruction =
    system === undefined ? {} : { systemInstruction: { parts: [{ text: system }] } };
  const answer = await askJson(to, answerSchema, {
    path: `/models/${to.model}:generateContent`,
    json: {
      contents,
      ...instruction,
      generationConfig: { ...to.profile.send, ...to.options, ...generation },
    },
    signal,
  });
  const [candidate] = answer.candidates ?? [];
  const blocked = answer.promptFeedback?.blockReason;
  const ending = blocked ?? candidate?.finishReason ?? '';
  const isRefused =
    blocked !== undefined || documentedEnd({ message: '', codes: [ending] }, null) === 'refused';
  const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount, promptTokensDetails } =
    answer.usageMetadata ?? {};
  const image = promptTokensDetails?.find(({ modality }) => modality === 'IMAGE')?.tokenCount ?? 0;
  if (promptTokenCount !== undefined) {
    to.exchange.usage = {
      inputTokens: promptTokenCount - image,
      ...(image > 0 ? { inputImageTokens: image } : {}),
      outputTokens: (candidatesTokenCount ?? 0) + (thoughtsTokenCount ?? 0),
    };
  }
  return {
    parts: (candidate?.content?.parts ?? []).filter(({ thought }) => thought !== true),
    ending,
    refusal: isRefused ? `${ending} ${candidate?.finishMessage ?? ''}`.trim() : null,
  };
}

export const geminiChat: ChatDriver = async (to, question, { signal }) => {
  const { system, texts, pictures, json, schema } = question;
  const said = await generate(
    to,
    {
      ...(json === 'text' ? {} : { responseMimeType: 'application/json' }),
      ...(json === 'schema' ? { responseJsonSchema: schema } : {}),
    },
    {
      system,
      parts: [
        ...pictures.map(({ type, bytes }) => picturePart(type, bytes)),
        ...texts.map((text) => ({ text })),
      ],
      signal,
    },
  );
  return {
    text: said.parts.map(({ text }) => text ?? '').join(''),
    refusal: said.refusal,
    cut: said.ending === 'MAX_TOKENS',
  };
};

export const geminiImage: ImageDriver = async (to, request, { signal }) => {
  const { prompt, pictures, ratio } = request;
  const said = await generate(
    to,
    { responseModalities: ['IMAGE'], imageConfig: ratio === null ? {} : { aspectRatio: ratio } },
    { parts: [{ text: prompt }, ...pictures.map((png) => picturePart('image/png', png))], signal },
  );
  to.exchange.usage = { ...to.exchange.usage, images: 1 };
  if (said.refusal !== null) throw new EngineFault('image', 'refused', said.refusal);
  const data = said.parts.find(({ inlineData }) => inlineData !== undefined)?.inlineData?.data;
  if (data === undefined) {
    const words = said.parts
      .map(({ text }) => text ?? '')
      .join(' ')
      .slice(0, 200);
    throw new EngineFault('image', 'empty', `no picture came: ${said.ending} ${words}`);
  }
  return Buffer.from(data, 'base64');
};
