import type { Fleet } from '@groundwork/testing';
import { admin } from '../fixtures/admin.js';

/** The services of {@link underLoad}, workers first. */
const SERVICES = [
  ...['showcase-imager', 'family-portraits', 'webhook-dispatcher', 'scheduler', 'gateway'],
];

/** Replaces one process after the other by one with other settings, as a deployment does. */
export class RollingDeployment {
  #changed: Record<string, string> = {};

  constructor(private readonly fleet: Fleet) {}

  get env(): NodeJS.ProcessEnv {
    return { ...this.fleet.env, ...this.#changed };
  }

  async roll(changed: Readonly<Record<string, string>>): Promise<void> {
    this.#changed = { ...this.#changed, ...changed };
    for (const service of SERVICES) {
      const last = this.fleet.processes.findLast((one) => one.service === service);
      // There is one gateway, and its port is taken: its customers wait for the next.
      if (service === 'gateway') await last?.stop();
      await this.fleet.start(service, this.#changed);
      if (service !== 'gateway') await last?.stop();
    }
  }

  command(...args: string[]): Promise<Record<string, unknown>> {
    return admin({ ...this.fleet, env: this.env }, ...args);
  }
}
