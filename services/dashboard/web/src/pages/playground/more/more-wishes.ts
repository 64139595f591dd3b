import { newAttempt } from '../../../api/attempt.js';

/** A key and value of the customer's metadata. */
export interface OwnWord {
  /** Of the form, so that taking one away leaves the others alone. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

/** Options that every request takes; empty ones are left out. */
export interface MoreWishes {
  /** To find the work by; `name` of its metadata. */
  readonly name: string;
  /** Whether the film or image says in letters how it was made. */
  readonly label: boolean;
  readonly webhook: string;
  readonly metadata: readonly OwnWord[];
}

export const firstMore: MoreWishes = { name: '', label: false, webhook: '', metadata: [] };

export const newWord = (): OwnWord => ({ key: newAttempt(), name: '', value: '' });

/** The body's fields for these choices. */
export function moreBody({
  name: called,
  label,
  webhook,
  metadata,
}: MoreWishes): Record<string, unknown> {
  const words = Object.fromEntries([
    ...(called.trim() === '' ? [] : [['name', called.trim()]]),
    ...metadata.flatMap(({ name, value }) => (name.trim() === '' ? [] : [[name.trim(), value]])),
  ]);
  const url = webhook.trim();
  return {
    ...(label ? { disclosure: { label: true } } : {}),
    ...(url === '' ? {} : { webhook_url: url }),
    ...(Object.keys(words).length === 0 ? {} : { metadata: words }),
  };
}
