import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How one path of the server answers. */
export type ServedImage =
  /** `type` is what the header claims, which need not be what the bytes are. */
  | { readonly bytes: Buffer; readonly type?: string; readonly status?: number }
  | { readonly redirect: string; readonly status?: 301 | 302 | 303 | 307 | 308 }
  /** Takes the request and never answers. */
  | { readonly hang: true }
  /** Sends the head, then a few bytes a second, and never ends. */
  | { readonly drip: Buffer; readonly type?: string }
  /** Sends bytes as fast as they are taken, without an end or a length. */
  | { readonly endless: Buffer; readonly type?: string }
  /** Announces the whole length, sends the first part and breaks the connection. */
  | { readonly truncate: Buffer; readonly after: number; readonly type?: string }
  | { readonly respond: (request: IncomingMessage, response: ServerResponse) => void };

const DRIP_MS = 200;
const DRIP_BYTES = 4;

/** Serves pictures on loopback, well and badly. List `origin` in ALLOWED_PRIVATE_ORIGINS. */
export class ImageServer {
  /** Paths in the order in which they were asked for. */
  readonly requests: string[] = [];
  readonly origin: string;
  readonly #images = new Map<string, ServedImage>();
  readonly #close: () => Promise<void>;

  private constructor(port: number, close: () => Promise<void>) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#close = close;
  }

  static async start(images: Readonly<Record<string, ServedImage>> = {}): Promise<ImageServer> {
    let imageServer: ImageServer | undefined;
    const server = createServer((request, response) => imageServer?.answer(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    imageServer = new ImageServer((server.address() as AddressInfo).port, async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    for (const [path, image] of Object.entries(images)) imageServer.serve(path, image);
    return imageServer;
  }

  /** @param path such as `/plot.jpg`; @returns its URL */
  serve(path: string, image: ServedImage): string {
    this.#images.set(path, image);
    return `${this.origin}${path}`;
  }

  close(): Promise<void> {
    return this.#close();
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    this.requests.push(path);
    const image = this.#images.get(path);
    if (!image) response.writeHead(404).end();
    else if ('respond' in image) image.respond(request, response);
    else if ('redirect' in image) {
      response.writeHead(image.status ?? 302, { location: image.redirect }).end();
    } else if ('bytes' in image) {
      response.writeHead(image.status ?? 200, {
        'content-type': image.type ?? 'image/jpeg',
        'content-length': image.bytes.length,
      });
      response.end(request.method === 'HEAD' ? undefined : image.bytes);
    } else if ('drip' in image) {
      response.writeHead(200, { 'content-type': image.type ?? 'image/jpeg' });
      drip(response, image.drip);
    } else if ('endless' in image) {
      response.writeHead(200, { 'content-type': image.type ?? 'image/jpeg' });
      pour(response, image.endless);
    } else if ('truncate' in image) {
      response.writeHead(200, {
        'content-type': image.type ?? 'image/jpeg',
        'content-length': image.truncate.length,
      });
      response.write(image.truncate.subarray(0, image.after), () => response.destroy());
    }
  }
}

function drip(response: ServerResponse, bytes: Buffer): void {
  let at = 0;
  const timer = setInterval(() => {
    response.write(bytes.subarray(at, at + DRIP_BYTES));
    at = (at + DRIP_BYTES) % bytes.length;
  }, DRIP_MS);
  response.on('close', () => clearInterval(timer));
}

function pour(response: ServerResponse, bytes: Buffer): void {
  const more = () => {
    while (!response.destroyed && response.write(bytes));
  };
  response.on('drain', more);
  more();
}
