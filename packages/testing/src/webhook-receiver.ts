import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The bytes that the signature covers. */
  readonly body: Buffer;
  /** When it had arrived whole. */
  readonly at: Date;
  readonly answer: WebhookAnswer;
}

/** A status; 'hang' never answers; 'reset' breaks the connection; a redirect names its target. */
export type WebhookAnswer = number | 'hang' | 'reset' | { readonly redirect: string };

/**
 * A customer's webhook endpoint on loopback. Plain http: list `origin` in ALLOWED_PRIVATE_ORIGINS.
 * Answers are taken from the script in turn; after its end, every delivery is answered 200.
 */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
  readonly origin: string;
  readonly url: string;
  readonly #close: () => Promise<void>;
  #script: WebhookAnswer[] = [];
  #waiting: { count: number; resolve: () => void }[] = [];

  private constructor(port: number, close: () => Promise<void>) {
    this.origin = `http://127.0.0.1:${port}`;
    this.url = `${this.origin}/webhook`;
    this.#close = close;
  }

  static async start(script: readonly WebhookAnswer[] = []): Promise<WebhookReceiver> {
    let receiver: WebhookReceiver | undefined;
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (!receiver) return;
        const answer = receiver.#script.shift() ?? 200;
        receiver.#note({
          path: request.url ?? '/',
          headers: request.headers,
          body: Buffer.concat(chunks),
          at: new Date(),
          answer,
        });
        if (answer === 'hang') return;
        if (answer === 'reset') request.socket.destroy();
        else if (typeof answer === 'number') response.writeHead(answer).end();
        else response.writeHead(302, { location: answer.redirect }).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    receiver = new WebhookReceiver((server.address() as AddressInfo).port, async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    receiver.script(...script);
    return receiver;
  }

  /** Sets the answers to the next deliveries. */
  script(...answers: WebhookAnswer[]): void {
    this.#script = answers;
  }

  /** Resolves when so many deliveries have arrived since the start. @throws after the time limit, in ms */
  async waitFor(count: number, limitMs = 30_000): Promise<readonly ReceivedWebhook[]> {
    if (this.received.length >= count) return this.received;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve, reject) => {
      this.#waiting.push({ count, resolve });
      timer = setTimeout(
        () =>
          reject(new Error(`${this.received.length} of ${count} webhooks within ${limitMs} ms`)),
        limitMs,
      );
    }).finally(() => clearTimeout(timer));
    return this.received;
  }

  close(): Promise<void> {
    return this.#close();
  }

  #note(webhook: ReceivedWebhook): void {
    this.received.push(webhook);
    const due = this.#waiting.filter(({ count }) => this.received.length >= count);
    this.#waiting = this.#waiting.filter((waiting) => !due.includes(waiting));
    for (const { resolve } of due) resolve();
  }
}
