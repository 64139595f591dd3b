import { parseArgs } from 'node:util';
import { webhookEvents } from '@groundwork/contract/events';
import { prefixes } from '@groundwork/contract/identifiers';
import { z } from 'zod';

export const listenUsage =
  'listen --to URL [--key KEY] [--account ID] [--events task.completed,…] [--secret whsec_…] [--json]';

/** An error of the command's caller; printed without a stack. */
export class ListenError extends Error {}

const optionsSchema = z.object({
  to: z.url({ protocol: /^https?$/, error: 'must be the http(s) URL of a receiver' }),
  /** Events of the work of this key: its id, or the key itself. */
  key: z.string().min(1).optional(),
  account: z.string().min(1).optional(),
  events: z
    .string()
    .transform((list) => list.split(',').map((event) => event.trim()))
    .pipe(z.array(z.enum(webhookEvents)))
    .optional(),
  /** The secret that the receiver checks signatures with; the key's own by default. */
  secret: z
    .string()
    .startsWith(prefixes.webhookSecret, `must begin with ${prefixes.webhookSecret}`)
    .optional(),
  json: z.boolean().default(false),
});
export type ListenOptions = z.output<typeof optionsSchema>;

/** Reads the command's options. @throws ListenError with every fault */
export function readListenOptions(args: readonly string[]): ListenOptions {
  const text = { type: 'string' } as const;
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        ...{ to: text, key: text, account: text, events: text, secret: text },
        json: { type: 'boolean' },
      },
      strict: true,
    }));
  } catch (error) {
    throw new ListenError(
      `${error instanceof Error ? error.message : String(error)}\nusage: ${listenUsage}`,
    );
  }
  const parsed = optionsSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path: [option], message }) =>
    values[String(option)] === undefined
      ? `--${String(option)} is required`
      : `--${String(option)}: ${message}`,
  );
  throw new ListenError(`${faults.join('\n')}\nusage: ${listenUsage}`);
}
