import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { plainName } from '../../src/playground/form.js';
import type { WorkItemView } from '../../src/work/work-item.js';
import shared from './words/shared.json';

type Values = Readonly<Record<string, string | number>>;

const figure = (value: string | number) =>
  typeof value === 'number' ? value.toLocaleString('en') : value;

/** A sentence of the word files with a value in each of its `{places}`. */
export function say(sentence: string, values: Values): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name) => figure(values[name] ?? place));
}

/** The sentence for one thing or for several. @param sentences of one, of several */
export function many(sentences: readonly string[], count: number, values: Values = {}): string {
  return say(sentences[count === 1 ? 0 : 1] ?? '', { count, ...values });
}

/**
 * A sentence with markup: `{place}`, `[a link](/path)`, and code between backticks.
 *
 * @param search of the links' addresses
 */
export function rich(
  sentence: string,
  values: Readonly<Record<string, ReactNode>> = {},
  search = '',
): ReactNode {
  return sentence.split(/(\{\w+\}|\[[^\]]+\]\([^)]+\)|`[^`]+`)/).map((part) => {
    const [, title, pathname] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (title && pathname) {
      return (
        <Link key={part} to={{ pathname, search }}>
          {title}
        </Link>
      );
    }
    if (part.startsWith('{')) return <Fragment key={part}>{values[part.slice(1, -1)]}</Fragment>;
    return part.startsWith('`') ? <code key={part}>{part.slice(1, -1)}</code> : part;
  });
}

const kinds: Readonly<Record<WorkItemView['kind'], string>> = shared.kinds;
const statuses: Readonly<Record<string, string>> = shared.statuses;
export const events: Readonly<Record<string, string>> = shared.events;

/** The name of a kind of work. */
export const kindWords = (kind: string | null) =>
  kinds[kind as WorkItemView['kind']] ?? shared.anyKind;
export const statusWords = (status: string) => statuses[status] ?? status;
export const creditWords = (count: number) => many(shared.credits, count);
export const percentWords = (value: number) => say(shared.percent, { value });
/** A plan as it is sold: `pro` is Pro. */
export const planWords = plainName;

export const stateTones = {
  under_way: 'busy',
  done: 'good',
  failed: 'bad',
  cancelled: 'plain',
} as const;
export const deliveryTones = { pending: 'busy', delivered: 'good', failed: 'bad' } as const;

const inSentence = (name: string, rest: string) =>
  `${name}: ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;

/** A message of the API, `main_image_url: The photo …`, with the field as the form beside it names it. */
export function inFieldWords(message: string): string {
  const [, field, rest] = /^([a-z_]+(?:[[.][\w\]]+)*): (.+)$/s.exec(message) ?? [];
  if (field === undefined || rest === undefined) return message;
  for (const [pattern = '', words = ''] of shared.fields) {
    const found = new RegExp(pattern).exec(field);
    // `#` is the place in a list, counted from 1.
    if (found) return inSentence(words.replace('#', String(Number(found[1]) + 1)), rest);
  }
  return inSentence(plainName(field), rest);
}
