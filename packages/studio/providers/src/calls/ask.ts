import type { EngineCapability } from '@groundwork/contract/warnings';
import { parsedUrl } from '@groundwork/contract/words/parsed-url';
import { createSafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import { SafeFetchError } from '@groundwork/safe-fetch/safe-fetch-error';
import { z } from 'zod';
import type { ModelProfiles, RequestFields } from '../profiles/model-profile.js';
import { EngineFault, type Exchange } from './engine-call.js';
import { faultOfAnswer, keptWords, readProviderError, requestIdIn } from './provider-error.js';

/** A provider as one call deals with it. */
export interface EngineConnection<Capability extends EngineCapability = EngineCapability> {
  readonly capability: Capability;
  readonly driver: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Null when the server needs none. */
  readonly apiKey: string | null;
  readonly model: string;
  readonly profile: ModelProfiles[Capability];
  /** Further fields of each request. */
  readonly options: RequestFields;
  readonly exchange: Exchange;
}

/** How each driver's provider wants its key. */
const keyHeaders: Readonly<Record<string, (key: string) => Record<string, string>>> = {
  fal: (key) => ({ authorization: `Key ${key}` }),
  gemini: (key) => ({ 'x-goog-api-key': key }),
  elevenlabs: (key) => ({ 'xi-api-key': key }),
  anthropic: (key) => ({ 'x-api-key': key }),
};
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

export interface Question {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base URL, or a whole address on the provider's own origin. */
  readonly path: string;
  readonly json?: object;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** More than so many bytes are no answer. */
  readonly mostBytes?: number;
}

export interface Answer {
  /** In lower case, without parameters. */
  readonly type: string;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

const MOST_BYTES = 96 * 1024 * 1024;
const MOST_ERROR_BYTES = 64 * 1024;

/** Where a question goes; an address that a provider names must be its own, since the key goes there too. */
function addressOf({ baseUrl, capability }: EngineConnection, path: string): string {
  if (!/^https?:/u.test(path)) return `${baseUrl}${path}`;
  if (new URL(path).origin === new URL(baseUrl).origin) return path;
  throw new EngineFault(capability, 'malformed', `the address ${path} is not the provider’s own`, {
    retryable: false,
  });
}

async function bodyOf({ json, form }: Question) {
  if (json !== undefined) {
    return { bytes: Buffer.from(JSON.stringify(json)), type: 'application/json' };
  }
  if (form === undefined) return null;
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { bytes: Buffer.from(await encoded.arrayBuffer()), type };
}

/** One HTTP dealing with a provider. @throws EngineFault */
export async function ask(to: EngineConnection, question: Question): Promise<Answer> {
  const { capability, apiKey, exchange } = to;
  const body = await bodyOf(question);
  const headers = {
    ...(body === null ? {} : { 'content-type': body.type }),
    ...(apiKey === null ? {} : (keyHeaders[to.driver] ?? bearer)(apiKey)),
    ...question.headers,
  };
  exchange.bytesSent += body?.bytes.length ?? 0;
  exchange.status = null;
  try {
    const answer = await fetch(addressOf(to, question.path), {
      method: question.method ?? (body === null ? 'GET' : 'POST'),
      headers,
      body: body === null ? null : new Uint8Array(body.bytes),
      redirect: 'error',
      signal: question.signal,
    });
    exchange.status = answer.status;
    exchange.requestId = requestIdIn(answer.headers) ?? exchange.requestId;
    const most = answer.ok ? (question.mostBytes ?? MOST_BYTES) : MOST_ERROR_BYTES;
    const bytes = await readBody(to, answer, most);
    if (answer.ok) {
      const type = (answer.headers.get('content-type') ?? '').replace(/;.*/su, '');
      return { type: type.trim().toLowerCase(), headers: answer.headers, bytes };
    }
    const text = bytes.toString('utf8');
    exchange.requestId ??= readProviderError(text).requestId;
    const { status, headers: head } = answer;
    throw faultOfAnswer(capability, { status, headers: head, text }, apiKey);
  } catch (error) {
    throw networkFault(capability, error, question.signal) ?? error;
  }
}

async function readBody(
  { capability, exchange }: EngineConnection,
  answer: Response,
  most: number,
) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> = answer.body ?? none();
  for await (const chunk of body) {
    bytes += chunk.length;
    exchange.bytesReceived += chunk.length;
    if (bytes > most && answer.ok) {
      throw new EngineFault(capability, 'malformed', `an answer of more than ${most} bytes`, {
        retryable: false,
      });
    }
    if (bytes > most) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function* none(): AsyncGenerator<Uint8Array> {}

/** An answer as JSON of a shape. @throws EngineFault `empty` and `malformed` too */
export async function askJson<Schema extends z.ZodType>(
  to: EngineConnection,
  schema: Schema,
  question: Question,
): Promise<z.output<Schema>> {
  const { bytes } = await ask(to, question);
  const fault = (reason: 'empty' | 'malformed', message: string, cause?: unknown) =>
    new EngineFault(to.capability, reason, keptWords(message, to.apiKey), { cause });
  if (bytes.length === 0) throw fault('empty', 'an answer without a body');
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw fault('malformed', `no JSON: ${bytes.toString('utf8', 0, 200)}`, error);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw fault('malformed', z.prettifyError(parsed.error));
}

const coded = z.object({ code: z.string() });

/** The fault behind what `fetch` threw; null for anything else, such as bugs of ours. */
function networkFault(
  capability: EngineCapability,
  error: unknown,
  signal: AbortSignal,
): EngineFault | null {
  if (!(error instanceof TypeError) || signal.aborted) return null;
  const { cause = error } = error;
  const { code } = coded.safeParse(cause).data ?? { code: '' };
  const message = cause instanceof Error ? cause.message : error.message;
  const fault = (reason: 'timeout' | 'unavailable' | 'cut_off') =>
    new EngineFault(capability, reason, `${message} ${code}`.trim().slice(0, 300), {
      cause: error,
    });
  if (/^UND_ERR_(?:HEADERS|BODY|CONNECT)_TIMEOUT$/u.test(code)) return fault('timeout');
  // Node's fetch: `terminated` in the middle of an answer, `fetch failed` before it; the question may have arrived.
  const broke = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/u.test(code);
  if (broke || /terminated|aborted/u.test(error.message)) return fault('cut_off');
  return error.message === 'fetch failed' ? fault('unavailable') : null;
}

const DOWNLOAD_MS = 120_000;

/** A file that a provider made: on its own origin with the key, elsewhere without, and only at a public address. */
export async function download(
  to: EngineConnection,
  link: string,
  { signal, mostBytes }: { readonly signal: AbortSignal; readonly mostBytes: number },
): Promise<Buffer> {
  const { baseUrl, capability, exchange } = to;
  const data = /^data:[^,]*;base64,(.*)$/su.exec(link)?.[1];
  if (data !== undefined) return Buffer.from(data, 'base64');
  const url = parsedUrl(link, baseUrl);
  if (url === null) throw new EngineFault(capability, 'malformed', 'the link is no address');
  if (url.origin === new URL(baseUrl).origin) {
    const { bytes } = await ask(to, { path: url.href, signal, mostBytes });
    if (bytes.length > 0) return bytes;
    throw new EngineFault(capability, 'empty', 'a file without bytes');
  }
  try {
    const limits = { maxBytes: mostBytes, timeoutMs: DOWNLOAD_MS, signal };
    const { bytes } = await createSafeFetch({ allowedPrivateOrigins: [] }).fetchBytes(
      url.href,
      limits,
    );
    exchange.bytesReceived += bytes.length;
    if (bytes.length > 0) return bytes;
  } catch (cause) {
    if (!(cause instanceof SafeFetchError) || signal.aborted) throw cause;
    const reason = cause.reason === 'private_address' ? 'malformed' : 'cut_off';
    throw new EngineFault(capability, reason, `the file was not got: ${cause.message}`, { cause });
  }
  throw new EngineFault(capability, 'empty', 'a file without bytes');
}
