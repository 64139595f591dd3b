import type { ErrorCode } from '../errors.js';
import { type TaskFailureCode, taskFailures } from '../tasks/tasks.js';
import { parsedUrl } from '../words/parsed-url.js';

/**
 * URLs of this origin are magic inputs of test keys. Its name can never be registered (RFC 6761), so with a live key it
 * fails to resolve like any other unknown host.
 */
export const MAGIC_ORIGIN = 'https://magic.groundwork.invalid';

/** Good pictures, drawn by us. */
export const magicPictures = {
  house: 'A house with a garden and a pool',
  plot: 'An empty plot',
  'living-room': 'A living room',
  kitchen: 'A kitchen',
  terrace: 'A terrace by the sea at dusk',
  logo: 'A logo',
  mask: 'The mask of the plot’s area',
} as const;
export type MagicPicture = keyof typeof magicPictures;

/** Pictures and requests that are refused, by the code of the answer. */
export const magicRefusals = {
  unreachable: 'INVALID_IMAGE_URL',
  timeout: 'IMAGE_TIMEOUT',
  unsupported: 'UNSUPPORTED_IMAGE_FORMAT',
  damaged: 'UNSUPPORTED_IMAGE_FORMAT',
  'too-large': 'IMAGE_TOO_LARGE',
  'too-small': 'IMAGE_RESOLUTION_TOO_LOW',
  private: 'SSRF_BLOCKED',
  'foreign-asset': 'ASSET_ACCESS_DENIED',
  'insufficient-credits': 'INSUFFICIENT_CREDITS',
  'concurrency-limit': 'CONCURRENCY_LIMIT_EXCEEDED',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<string, ErrorCode>;
export type MagicRefusal = keyof typeof magicRefusals;

/** The name in a magic URL, without its ending: `house` of `…/house.jpg`. Null for any other URL. */
export function magicNameOf(url: string): string | null {
  const parsed = parsedUrl(url);
  if (parsed?.origin !== MAGIC_ORIGIN) return null;
  return parsed.pathname.slice(1).replace(/\.[a-z]{1,5}$/, '');
}

export function isMagicPicture(name: string): name is MagicPicture {
  return Object.hasOwn(magicPictures, name);
}

export function isMagicRefusal(name: string): name is MagicRefusal {
  return Object.hasOwn(magicRefusals, name);
}

/** The simulation named by the first magic URL among these; null without one. */
export function simulationIn(urls: readonly string[]): string | null {
  const names = urls.map(magicNameOf);
  return names.find((name) => name !== null && isSimulation(name)) ?? null;
}

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
