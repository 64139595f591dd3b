import { type TaskFailureCode, taskFailures } from '../tasks/tasks.js';

/** Failures that only the customer can cause, so there is nothing to simulate. */
type Unsimulated = 'TASK_CANCELLED';

const kebab = (code: string) => code.toLowerCase().replaceAll('_', '-');

/** Names that let a task or job fail, with the code of `error`; a showcase says its one sentence for any of them. */
export const simulatedFailures: ReadonlyMap<string, TaskFailureCode> = new Map(
  Object.keys(taskFailures)
    .filter((code) => code !== ('TASK_CANCELLED' satisfies Unsimulated))
    .map((code) => [`fail-${kebab(code)}`, code as TaskFailureCode]),
);

/** Names that let a task or job, or its webhook, take its time or go astray. */
export const simulatedTroubles = {
  slow: 'Stays in each stage for some seconds',
  'lost-webhook': 'The first two attempts of its webhook are not sent; the third arrives',
  'dead-webhook': 'No attempt of its webhook is sent, and the delivery fails',
  'doubled-webhook': 'Its webhook is sent again after it was delivered',
} as const;

/** Seconds for which a slow task stays in each stage. */
export const SLOW_SECONDS = 5;

/** Attempts of a lost webhook that are not sent. */
export const LOST_ATTEMPTS = 2;

export function isSimulation(name: string): boolean {
  return Object.hasOwn(simulatedTroubles, name) || simulatedFailures.has(name);
}

export function simulatedFailure(simulation: string | null): TaskFailureCode | null {
  return simulation === null ? null : (simulatedFailures.get(simulation) ?? null);
}

const FAMILY_NAME = 'magic:';

/** The simulation that a family's name asks for with a test key, such as `magic:slow`; null for any other name. */
export function familySimulation(name: string): string | null {
  if (!name.startsWith(FAMILY_NAME)) return null;
  const simulation = name.slice(FAMILY_NAME.length).trim();
  return isSimulation(simulation) ? simulation : null;
}
