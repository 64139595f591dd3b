import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** One connection through a relay: what the process has, and what leads to the server. */
interface Line {
  readonly near: Socket;
  readonly far: Socket;
}

/** The network between one process and a server. While it is cut nothing passes, and neither end notices. */
export class Relay {
  readonly #server: Server;
  readonly #lines = new Set<Line>();
  /** Connections that were asked for while nothing passed. */
  readonly #waiting = new Set<Socket>();
  #isCut = false;

  private constructor(private readonly target: URL) {
    this.#server = createServer((near) => {
      near.on('error', () => near.destroy());
      if (this.#isCut) this.#waiting.add(near);
      else this.#join(near);
    });
  }

  /** @param target address of a server on this machine */
  static async open(target: string): Promise<Relay> {
    const relay = new Relay(new URL(target));
    relay.#server.listen(0, '127.0.0.1');
    await once(relay.#server, 'listening');
    return relay;
  }

  /** The target's address through the relay. */
  get url(): string {
    const url = new URL(this.target);
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  cut(): void {
    this.#isCut = true;
    for (const { near, far } of this.#lines) {
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  }

  /** Bytes on their way arrive late, as with TCP. */
  mend(): void {
    this.#isCut = false;
    for (const { near, far } of this.#lines) pass(near, far);
    for (const near of this.#waiting) this.#join(near);
    this.#waiting.clear();
  }

  async close(): Promise<void> {
    for (const { near, far } of this.#lines) {
      near.destroy();
      far.destroy();
    }
    for (const near of this.#waiting) near.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    const line = { near, far };
    this.#lines.add(line);
    const end = () => {
      this.#lines.delete(line);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    pass(near, far);
  }
}

function pass(near: Socket, far: Socket): void {
  near.pipe(far);
  far.pipe(near);
}
