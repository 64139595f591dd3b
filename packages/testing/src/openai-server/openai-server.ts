import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ChatMind } from './chat-mind.js';
import { chatRoute } from './chat-route.js';
import {
  type EngineAnswer,
  type EngineRequest,
  type EngineRoute,
  errorAnswer,
  type ServedCapability,
  type ServedFault,
} from './engine-route.js';
import { imageRoutes } from './image-routes.js';
import { jobRoutes } from './job-routes.js';
import { nativeChatRoutes } from './native-chat-routes.js';
import { speechRoutes } from './speech-routes.js';

/** The routes of every shape that the server speaks; each is a file beside this one. */
const standingRoutes = (): readonly EngineRoute[] => [
  ...imageRoutes,
  ...speechRoutes(),
  ...jobRoutes(),
];

/** Declared models whose fields the models of this server take. */
const profiles: Partial<Record<ServedCapability, string>> = {
  ...{ vision: 'open-server', text: 'open-server', image: 'open-server' },
  ...{ video: 'any-length', presenter: 'omnihuman' },
};

/** A fault that is to be done to the next requests for a capability. */
interface DueFault {
  readonly fault: ServedFault;
  times: number;
}

/**
 * A server on loopback that speaks the providers' protocols over real HTTP, OpenAI's first, computes its answers from its input, and fails on demand.
 */
export class OpenAiServer {
  /** In the order in which they came whole. */
  readonly requests: EngineRequest[] = [];
  /** What the provider charges for: one entry for each piece of work that was done, by capability. */
  readonly books: ServedCapability[] = [];
  readonly origin: string;
  /** The value for a capability's BASE_URL. */
  readonly baseUrl: string;
  readonly #faults = new Map<ServedCapability, DueFault[]>();
  readonly #minds = new Map<string, ChatMind>();
  readonly #routes: readonly EngineRoute[];
  /** Answers by their Idempotency-Key: the same question is answered again and not charged for. */
  readonly #answered = new Map<string, Promise<EngineAnswer>>();
  readonly #close: () => Promise<void>;

  private constructor(port: number, close: () => Promise<void>) {
    this.origin = `http://127.0.0.1:${port}`;
    this.baseUrl = `${this.origin}/v1`;
    const mind = (purpose: string) => this.#minds.get(purpose);
    this.#routes = [chatRoute(mind), ...nativeChatRoutes(mind), ...standingRoutes()];
    this.#close = close;
  }

  static async start(): Promise<OpenAiServer> {
    let own: OpenAiServer | undefined;
    const server = createServer((request, response) => {
      own?.take(request, response).catch((error: unknown) => {
        // 599 marks a fault of this server itself, so that a test shows it.
        response.writeHead(599, { 'content-type': 'text/plain' }).end(String(error));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    own = new OpenAiServer((server.address() as AddressInfo).port, async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    return own;
  }

  /** The next `times` requests for a capability are answered with a fault; in the order in which they were set. */
  fault(capability: ServedCapability, fault: ServedFault, times = 1): void {
    const due = this.#faults.get(capability) ?? [];
    this.#faults.set(capability, [...due, { fault, times }]);
  }

  /** Takes back the faults that have not been done yet. */
  mend(): void {
    this.#faults.clear();
  }

  /** Answers questions of one purpose in another way than the server does by itself. */
  think(purpose: string, mind: ChatMind): void {
    this.#minds.set(purpose, mind);
  }

  asked(capability: ServedCapability): readonly EngineRequest[] {
    return this.requests.filter((request) => request.capability === capability);
  }

  /** Environment of a fleet whose capabilities are all, or these, served from here. */
  environment(
    capabilities: readonly ServedCapability[] = ['vision', 'text', 'image', 'speech', 'video'],
  ): Record<string, string> {
    const entries = capabilities.flatMap((capability) => {
      const prefix = capability.toUpperCase();
      return [
        [`${prefix}_BASE_URL`, this.baseUrl],
        [`${prefix}_MODEL`, `test-${capability}`],
        [`${prefix}_API_KEY`, `key-${capability}`],
        ...(profiles[capability] === undefined
          ? []
          : [[`${prefix}_PROFILE`, profiles[capability]]]),
        ...(capability === 'video' ? [['VIDEO_MODEL', 'test-video/kling/image-to-video']] : []),
        ...(capability === 'presenter' ? [['PRESENTER_MODEL', 'test-video/kling/omnihuman']] : []),
      ];
    });
    return {
      ...Object.fromEntries(entries),
      ENGINE_PROFILES: fileURLToPath(new URL('../../engine-profiles.json', import.meta.url)),
    };
  }

  close(): Promise<void> {
    return this.#close();
  }

  private async take(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const url = new URL(incoming.url ?? '/', this.origin);
    const came = {
      method: incoming.method ?? 'GET',
      path: url.pathname.replace(/^\/v1(?=\/)/, ''),
      query: url.searchParams,
      headers: incoming.headers,
      body: Buffer.concat(chunks),
    };
    const route = this.#routes.find(
      ({ method, path }) => method === came.method && path.test(came.path),
    );
    if (route === undefined) {
      send(response, errorAnswer(404, `no route ${came.method} ${came.path}`));
      return;
    }
    const capability = route.capability(came);
    const request: EngineRequest = { ...came, capability, fault: this.#nextFault(capability) };
    this.requests.push(request);
    const { fault } = request;
    if (fault === 'hang') return;
    if (fault === 'reset') {
      incoming.socket.destroy();
      return;
    }
    if (fault !== null && typeof fault === 'object') {
      if ('delayMs' in fault) {
        const answer = await this.#worked(request, route);
        await sleep(fault.delayMs);
        send(response, answer);
        return;
      }
      const { status, retryAfter, code, body } = fault;
      const answer = errorAnswer(status, 'as the test asked for', code ?? null);
      const headers: Record<string, string> = {
        ...fault.headers,
        ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      };
      send(response, { ...answer, ...(body === undefined ? {} : { body }), headers });
      return;
    }
    send(response, await this.#worked(request, route), fault === 'cut');
  }

  /** Answers, and charges for what is made: a POST that went well, once for each Idempotency-Key. */
  async #worked(request: EngineRequest, route: EngineRoute): Promise<EngineAnswer> {
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? this.#answered.get(key) : undefined;
    if (known !== undefined) return known;
    const working = Promise.resolve(route.answer(request, this));
    if (typeof key === 'string') this.#answered.set(key, working);
    const answer = await working;
    const isMade = request.method === 'POST' && (answer.status ?? 200) < 300 && !route.free;
    if (isMade) this.books.push(request.capability);
    return answer;
  }

  #nextFault(capability: ServedCapability): ServedFault | null {
    const due = this.#faults.get(capability)?.find(({ times }) => times > 0);
    if (due === undefined) return null;
    due.times -= 1;
    return due.fault;
  }
}

function send(response: ServerResponse, answer: EngineAnswer, cut = false): void {
  const { body } = answer;
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
  const bytes = isJson ? Buffer.from(JSON.stringify(body)) : Buffer.from(body);
  response.writeHead(answer.status ?? 200, {
    'content-type': isJson ? 'application/json' : 'application/octet-stream',
    'content-length': bytes.length,
    ...answer.headers,
  });
  if (!cut) response.end(bytes);
  else response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy());
}
