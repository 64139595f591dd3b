import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { verifyWebhook, type WebhookEvent } from '@groundwork/sdk';

/** A customer's own servers: pictures that requests name, and a receiver of webhooks. */
export class CustomerServer {
  readonly events: WebhookEvent[] = [];
  /** Deliveries that were not to be believed. */
  readonly faults: string[] = [];
  #secret = '';
  #server = createServer();

  constructor(
    private readonly host: string,
    private readonly port: number,
    private readonly pictures: Readonly<Record<string, Buffer>>,
  ) {}

  get origin(): string {
    return `http://${this.host}:${this.port}`;
  }

  async start(secret: string): Promise<void> {
    this.#secret = secret;
    this.#server = createServer((request, response) => {
      const picture = this.pictures[request.url ?? ''];
      if (picture !== undefined) {
        response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
        return;
      }
      this.#take(request).then(
        () => response.writeHead(200).end(),
        (error: unknown) => {
          this.faults.push(String(error));
          response.writeHead(400).end();
        },
      );
    });
    this.#server.listen(this.port, this.host);
    await once(this.#server, 'listening');
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(request: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    this.events.push(await verifyWebhook({ headers: request.headers, body, secret: this.#secret }));
  }
}
