import { type TaskFailureCode, taskFailures } from '../tasks/tasks.js';

/** Failures that only somebody's own doing brings about: there is nothing to rehearse. */
type Unrehearsed = 'TASK_CANCELLED';

const kebab = (code: string) => code.toLowerCase().replaceAll('_', '-');

/** Names that let a task or job fail, with the code of `error`; a showcase says its one sentence for any of them. */
export const rehearsedFailures: ReadonlyMap<string, TaskFailureCode> = new Map(
  Object.keys(taskFailures)
    .filter((code) => code !== ('TASK_CANCELLED' satisfies Unrehearsed))
    .map((code) => [`fail-${kebab(code)}`, code as TaskFailureCode]),
);

/** Names that let a task or job, or its webhook, take its time or go astray. */
export const rehearsedTroubles = {
  slow: 'Stays in each stage for some seconds',
  'lost-webhook': 'The first two attempts of its webhook are not sent; the third arrives',
  'dead-webhook': 'No attempt of its webhook is sent, and the delivery fails',
  'doubled-webhook': 'Its webhook is sent again after it was delivered',
} as const;
export type RehearsedTrouble = keyof typeof rehearsedTroubles;

/** Seconds for which a slow task stays in each stage. */
export const SLOW_SECONDS = 5;

/** Attempts of a lost webhook that are not sent. */
export const LOST_ATTEMPTS = 2;

/** Whether a name asks for something to be rehearsed. */
export function isRehearsal(name: string): boolean {
  return Object.hasOwn(rehearsedTroubles, name) || rehearsedFailures.has(name);
}

/** The failure that a rehearsal asks for. @param rehearsal null when none was asked for */
export function rehearsedFailure(rehearsal: string | null): TaskFailureCode | null {
  return rehearsal === null ? null : (rehearsedFailures.get(rehearsal) ?? null);
}

const FAMILY_NAME = 'magic:';

/** What a family's name asks for with a test key, as `magic:slow` does; null for any other name. */
export function familyRehearsal(name: string): string | null {
  if (!name.startsWith(FAMILY_NAME)) return null;
  const rehearsal = name.slice(FAMILY_NAME.length).trim();
  return isRehearsal(rehearsal) ? rehearsal : null;
}
