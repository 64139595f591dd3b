import { newAttempt } from '../../../api/attempt.js';

/** A word of the customer's own beside its name. */
export interface OwnWord {
  /** Of the form, so that taking one away leaves the others alone. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

/** What every request takes beside what it is about; what is empty is left out. */
export interface MoreWishes {
  /** Whether the film or image says in letters how it was made. */
  readonly label: boolean;
  readonly webhook: string;
  readonly metadata: readonly OwnWord[];
}

export const firstMore: MoreWishes = { label: false, webhook: '', metadata: [] };

export const newWord = (): OwnWord => ({ key: newAttempt(), name: '', value: '' });

/** The fields of the body that these wishes are. */
export function moreBody({ label, webhook, metadata }: MoreWishes): Record<string, unknown> {
  const named = metadata.filter(({ name }) => name.trim() !== '');
  const url = webhook.trim();
  return {
    ...(label ? { disclosure: { label: true } } : {}),
    ...(url === '' ? {} : { webhook_url: url }),
    ...(named.length === 0
      ? {}
      : { metadata: Object.fromEntries(named.map(({ name, value }) => [name.trim(), value])) }),
  };
}
