import type { WorkItemView } from '../../src/views/work.js';
import { shared } from './text.js';

type Kind = WorkItemView['kind'];

const kinds: Readonly<Record<Kind, string>> = shared.kinds;

/** The name of a kind of work. */
export function kindWords(kind: string | null): string {
  return kinds[kind as Kind] ?? shared.anyKind;
}

export const kindChoices = [
  { value: '', title: shared.lists.allKinds },
  ...Object.entries(kinds).map(([value, title]) => ({ value, title })),
];

export const creditWords = shared.credits;

/** A plan as it is sold: `pro` is Pro. */
export function planWords(plan: string): string {
  return plan.charAt(0).toUpperCase() + plan.slice(1);
}

const statuses: Readonly<Record<string, string>> = shared.statuses;

export function statusWords(status: string): string {
  return statuses[status] ?? status;
}

export const stateTones = {
  under_way: 'busy',
  done: 'good',
  failed: 'bad',
  cancelled: 'plain',
} as const;

export const events: Readonly<Record<string, string>> = shared.events;

export const deliveryTones = { pending: 'busy', delivered: 'good', failed: 'bad' } as const;
export const deliveryWords = shared.deliveryStatuses;
