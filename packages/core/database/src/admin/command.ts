import { z } from 'zod';
import type { Database } from '../connection/client.js';

/** An error of the command's caller; printed without a stack. */
export class CommandError extends Error {}

export interface Command {
  readonly usage: string;
  /** One line of the help. */
  readonly about: string;
  readonly options: z.ZodObject;
  /** The option that may be given without its name. */
  readonly positional: string | undefined;
  run(database: Database, masterKey: Buffer, options: unknown): Promise<object>;
}

export type Commands = Readonly<Record<string, Command>>;

/** Describes a command. @param positional the option that may be given without its name */
export function command<Options extends z.ZodObject>(
  usage: string,
  about: string,
  options: Options,
  run: (database: Database, masterKey: Buffer, options: z.output<Options>) => Promise<object>,
  positional?: string & keyof z.output<Options>,
): Command {
  return {
    ...{ usage, about, options, positional },
    run: (database, masterKey, given) => run(database, masterKey, options.parse(given)),
  };
}

/** The name that a person gives an account, a key or an organization. */
export const name = z.string().trim().min(1).max(200);
export const id = z.string().min(1);

/** @throws CommandError when there is no such account */
export async function requireAccount(database: Database, accountId: string): Promise<void> {
  if ((await database.account.count({ where: { id: accountId } })) === 0) {
    throw new CommandError(`no account has the id ${accountId}`);
  }
}
