import type { WorkItemView } from '../../src/views/work.js';

type Kind = WorkItemView['kind'];

const kinds: Readonly<Record<Kind, string>> = {
  land: 'Land film',
  slideshow: 'Slideshow',
  'narrated-slideshow': 'Narrated slideshow',
  'living-property': 'Living property',
  family: 'Family',
  generation: 'Showcase',
  edit: 'Showcase edit',
};

/** The name of a kind of work. */
export function kindWords(kind: string | null): string {
  return kinds[kind as Kind] ?? 'Work';
}

export const kindChoices = [
  { value: '', title: 'All kinds' },
  ...Object.entries(kinds).map(([value, title]) => ({ value, title })),
];

export const creditWords = (count: number) => `${count} ${count === 1 ? 'credit' : 'credits'}`;

/** A plan as it is sold: `pro` is Pro. */
export function planWords(plan: string): string {
  return plan.charAt(0).toUpperCase() + plan.slice(1);
}

const statuses: Readonly<Record<string, string>> = {
  preparing: 'Preparing',
  rendering: 'Rendering',
  intro_outro: 'Assembling',
  pending: 'In progress',
  completed: 'Done',
  succeeded: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

export function statusWords(status: string): string {
  return statuses[status] ?? status;
}

export const stateTones = {
  under_way: 'busy',
  done: 'good',
  failed: 'bad',
  cancelled: 'plain',
} as const;

export const events: Readonly<Record<string, string>> = {
  'task.completed': 'Film or family completed',
  'task.failed': 'Film or family failed',
  'showcase.completed': 'Showcase completed',
  'showcase.failed': 'Showcase failed',
};

export const deliveryTones = { pending: 'busy', delivered: 'good', failed: 'bad' } as const;
export const deliveryWords = { pending: 'Sending', delivered: 'Delivered', failed: 'Failed' };
