import type { IncomingHttpHeaders } from 'node:http';

export type ServedCapability = 'vision' | 'text' | 'image' | 'speech' | 'video' | 'presenter';

/** How the server fails. */
export type ServedFault =
  /** Takes the request and never answers. */
  | 'hang'
  /** Closes the connection without an answer. */
  | 'reset'
  /** Sends the head and half of the body, then closes. */
  | 'cut'
  /**
   * An error's status; `retryAfter` in seconds; `code` is the server's own name of the error; `body` a whole documented
   * answer in place of OpenAI's shape.
   */
  | {
      readonly status: number;
      readonly retryAfter?: number;
      readonly code?: string;
      readonly body?: object | string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Does the work, is paid for it, and answers so much later. */
  | { readonly delayMs: number }
  /** Refuses the content, in the words of the route's shape. */
  | 'refusal'
  /** 200 with a body of the wrong shape. */
  | 'malformed'
  /** 200 of the right shape with nothing in it. */
  | 'empty'
  /** A picture, a sound or a film of another size or length than asked for. */
  | 'wrong_size'
  /** A film that shows something else than the picture that it was to begin with. */
  | 'wrong_content'
  /** A job that ends without a film, never ends, or is forgotten. */
  | 'job_fails'
  | 'job_never_ends'
  | 'job_lost'
  /** A link to the picture instead of its bytes: to this server, and to another. */
  | 'link'
  | 'foreign_link'
  /** An edit that does not do what the first picture shows. */
  | 'drawn_elsewhere'
  | 'drawn_blank'
  | 'drawn_nothing';

/** One request, as it came. */
export interface EngineRequest {
  readonly capability: ServedCapability;
  readonly method: string;
  /** Without the query; below the base URL, such as `/chat/completions`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The fault that the server was asked to produce. */
  readonly fault: ServedFault | null;
}

export interface EngineAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  readonly body: Buffer | object | string;
}

/** One of the shapes that the server speaks. */
export interface EngineRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Nothing is charged for it, such as cancelling. */
  readonly free?: true;
  /** Matched against the whole path below the base URL. */
  readonly path: RegExp;
  /** Where one path serves several capabilities, by what is asked. */
  capability(request: Omit<EngineRequest, 'capability' | 'fault'>): ServedCapability;
  /** Faults of connection and status are the server's; those of the shape are to be done here. */
  answer(request: EngineRequest, server: RunningServer): Promise<EngineAnswer> | EngineAnswer;
}

/** The part of the server that its routes use. */
export interface RunningServer {
  /** `http://127.0.0.1:PORT`; the base URL is `/v1` below it. */
  readonly origin: string;
}

/** OpenAI's shape of an error. */
export function errorAnswer(
  status: number,
  message: string,
  code: string | null = null,
): EngineAnswer {
  return { status, body: { error: { message, type: 'invalid_request_error', param: null, code } } };
}

/** Fields and files of a multipart body. */
export function formOf({
  headers,
  body,
}: Pick<EngineRequest, 'headers' | 'body'>): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
}
