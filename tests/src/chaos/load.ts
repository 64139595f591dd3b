import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../fixtures/random.js';
import type { Asked, ChaosClient } from './client.js';
import type { ChaosCustomer } from './customers.js';
import { nextOrder } from './orders.js';
import type { ChaosReceiver } from './receiver.js';

/** Customers' programs at once. */
const CALLERS = 8;
/** Unfinished pieces of work up to which they ask for more: enough that all workers have some. */
const MOST_OPEN = 24;
/** How many of what was accepted is taken back, and when. */
const CANCELLED_SHARE = 0.08;
const CANCEL_AFTER_MS = [0, 8_000] as const;
const FAMILY_DELETED_SHARE = 0.15;

export interface LoadSettings {
  readonly client: ChaosClient;
  readonly receiver: ChaosReceiver;
  readonly customers: readonly ChaosCustomer[];
  readonly plotUrl: string;
  readonly houseUrl: string;
}

/** Steady work of several customers. */
export class Load {
  /** Work whose cancelling was answered with 200. */
  readonly cancelled = new Set<string>();
  #accepted = 0;
  readonly #families = new Map<string, string[]>();
  readonly #beside = new Set<Promise<void>>();

  constructor(
    private readonly settings: LoadSettings,
    private readonly random: Random,
  ) {}

  /** Requests that were answered 202. */
  get accepted(): number {
    return this.#accepted;
  }

  /** Sends requests until it is stopped. */
  async run(isEnough: () => boolean): Promise<void> {
    const callers = Array.from({ length: CALLERS }, async () => {
      const random = this.random.fork();
      while (!isEnough()) {
        if (this.#open() >= MOST_OPEN) {
          await sleep(200);
          continue;
        }
        await this.#askOnce(random);
        await sleep(random.between(50, 400));
      }
    });
    await Promise.all(callers);
    await Promise.all(this.#beside);
  }

  #open(): number {
    return this.#accepted - this.settings.receiver.arrived().size;
  }

  async #askOnce(random: Random): Promise<void> {
    const { client, receiver, customers, plotUrl, houseUrl } = this.settings;
    const customer = random.pick(customers);
    const families = this.#familiesOf(customer);
    const order = nextOrder(random, {
      plotUrl,
      houseUrl,
      showcases: this.#showcasesOf(customer),
      families,
    });
    const asked = await client.ask(order, customer, receiver.origin);
    if (asked.outcome !== 'accepted') return;
    this.#accepted += 1;
    const { familyId } = asked;
    if (familyId !== null && !families.includes(familyId)) families.push(familyId);
    if (random.chance(CANCELLED_SHARE)) this.#aside(this.#cancel(asked, random));
    if (familyId !== null && random.chance(FAMILY_DELETED_SHARE)) {
      families.splice(families.indexOf(familyId), 1);
      this.#aside(this.#deleteFamily(customer, familyId, random));
    }
  }

  #familiesOf({ accountId }: ChaosCustomer): string[] {
    const known = this.#families.get(accountId) ?? [];
    this.#families.set(accountId, known);
    return known;
  }

  #showcasesOf({ keys }: ChaosCustomer): string[] {
    return this.settings.receiver.arrivals
      .filter(
        ({ event, hookPath }) => event === 'showcase.completed' && hookPath === keys.live.hookPath,
      )
      .map(({ workId }) => workId);
  }

  #aside(work: Promise<void>): void {
    this.#beside.add(work);
    void work.finally(() => this.#beside.delete(work));
  }

  async #cancel({ workId, order, customer }: Asked, random: Random): Promise<void> {
    if (workId === null) return;
    await sleep(random.between(...CANCEL_AFTER_MS));
    const path = workId.startsWith('task_')
      ? `/v1/tasks/${workId}/cancel`
      : `/v1/real-estate/property-showcase/jobs/${workId}/cancel`;
    const reply = await this.settings.client.insist('POST', path, customer.keys[order.mode]);
    if (reply?.status === 200) this.cancelled.add(workId);
  }

  async #deleteFamily(customer: ChaosCustomer, id: string, random: Random): Promise<void> {
    await sleep(random.between(...CANCEL_AFTER_MS));
    await this.settings.client.insist('DELETE', `/v1/families/${id}`, customer.keys.live);
  }
}
