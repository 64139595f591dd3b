import { setTimeout as sleep } from 'node:timers/promises';
import { Groundwork, type ShowcaseRequest, type WebhookEvent } from '@groundwork/sdk';
import type { CustomerServer } from './customer-server.js';

/** Seconds in which everything that was promised must have ended. */
const END_SECONDS = 900;
/** Unfinished work up to which it asks for more: an account has 25 places. */
const MOST_OPEN = 15;
/** Milliseconds between two requests of one caller. */
const PAUSE_MS = 1_500;

/** A customer's program: asks for images, a family and a film, and waits for nothing but webhooks. */
export class Customer {
  /** Requests that the client had to send again. */
  retries = 0;
  /** Ids of accepted work, with what it is. */
  readonly promised = new Map<string, string>();
  readonly #lost: string[] = [];
  readonly #client: Groundwork;
  #callers: Promise<void>[] = [];
  #isStopped = false;

  /** @param gateways base URLs, which it takes in turn, as a proxy does that has not noticed yet which one is away */
  constructor(
    private readonly server: CustomerServer,
    gateways: readonly string[],
    readonly apiKey: string,
  ) {
    const [baseUrl = ''] = gateways;
    let turn = 0;
    this.#client = new Groundwork({
      baseUrl,
      apiKey,
      maxRetries: 30,
      maxRetryDelayMs: 5_000,
      onRetry: () => {
        this.retries += 1;
      },
      fetch: (url, init) => {
        turn += 1;
        return fetch(url.replace(baseUrl, gateways[turn % gateways.length] ?? ''), init);
      },
    });
  }

  /** Asks for images, one after the other, until it is stopped. */
  start(callers: number): void {
    this.#isStopped = false;
    this.#callers = Array.from({ length: callers }, async () => {
      while (!this.#isStopped) {
        if (this.#open().length < MOST_OPEN) await this.askForShowcase();
        await sleep(PAUSE_MS);
      }
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#callers);
  }

  /** One of each kind of work. */
  async askForEverything(): Promise<void> {
    const { origin } = this.server;
    const webhook_url = `${origin}/hook`;
    await this.askForShowcase();
    await this.#ask('family', () => this.#createFamily());
    await this.#ask('land film', async () => {
      const source_image_url = `${origin}/plot.jpg`;
      const body = { source_image_url, format: '16:9' as const, webhook_url };
      return (await this.#client.land.create(body)).task_id;
    });
  }

  /** A land film and a slideshow. */
  async askForFilms(): Promise<void> {
    const { origin } = this.server;
    const made = { format: '16:9' as const, webhook_url: `${origin}/hook` };
    const source_image_url = `${origin}/plot.jpg`;
    const images = [`${origin}/house.jpg`, `${origin}/plot.jpg`];
    await Promise.all([
      this.#ask('land film', async () => {
        return (await this.#client.land.create({ ...made, source_image_url })).task_id;
      }),
      this.#ask('slideshow', async () => {
        return (await this.#client.slideshow.create({ ...made, images })).task_id;
      }),
    ]);
  }

  /** @returns the task's id. @throws what the client throws */
  async askForFamily(): Promise<string> {
    const id = await this.#createFamily();
    this.promised.set(id, 'family');
    return id;
  }

  async #createFamily(): Promise<string> {
    const webhook_url = `${this.server.origin}/hook`;
    const members = [{ type: 'adult' as const }];
    const body = { name: 'Of the customer', members, webhook_url };
    return (await this.#client.families.create(body)).task_id;
  }

  async askForShowcase(): Promise<void> {
    const { origin } = this.server;
    const body: ShowcaseRequest = {
      template_id: 'hero_impact',
      fields: { price: '€ 420.000', size: '120 m²' },
      main_image_url: `${origin}/house.jpg`,
      webhook_url: `${origin}/hook`,
    };
    await this.#ask('showcase', async () => (await this.#client.showcase.create(body)).job_id);
  }

  /**
   * Waits until everything that was promised is made and delivered.
   *
   * @throws when something was lost, failed, or is not made in time
   */
  async settled(): Promise<void> {
    const deadline = Date.now() + END_SECONDS * 1000;
    while (this.#open().length > 0 && Date.now() < deadline) await sleep(500);
    const faults = [...this.#lost, ...this.#open(), ...this.server.faults];
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }

  async #ask(kind: string, send: () => Promise<string>): Promise<void> {
    try {
      this.promised.set(await send(), kind);
    } catch (error) {
      // `settled` reports it: the other requests go on.
      this.#lost.push(`a ${kind} was refused or lost: ${String(error)}`);
    }
  }

  #open(): string[] {
    const delivered = new Map(this.server.events.map((event) => [workOf(event), event.event]));
    return [...this.promised].flatMap(([id, kind]) => {
      const event = delivered.get(id);
      return event?.endsWith('.completed') === true
        ? []
        : [`${kind} ${id}: ${event ?? 'not delivered'}`];
    });
  }
}

function workOf(event: WebhookEvent): string {
  return 'job_id' in event ? event.job_id : event.poll_task_id;
}
