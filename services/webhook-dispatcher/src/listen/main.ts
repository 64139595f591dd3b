import { setTimeout as sleep } from 'node:timers/promises';
import { apiKeyNamed } from '@groundwork/database/accounts/api-keys';
import { sealingEnvironment } from '@groundwork/database/accounts/sealing';
import {
  type Database,
  databaseEnvironment,
  openDatabase,
} from '@groundwork/database/connection/client';
import { EnvironmentError, loadEnvironment } from '@groundwork/runtime';
import { AssetUrls } from '@groundwork/storage/asset-urls';
import { storageEnvironment } from '@groundwork/storage/environment';
import { EventWatch, type WatchedEvents } from './event-watch.js';
import { forward, lineOf } from './forward.js';
import { ListenError, type ListenOptions, readListenOptions } from './options.js';

const environment = {
  ...databaseEnvironment,
  ...sealingEnvironment,
  PUBLIC_URL: storageEnvironment.PUBLIC_URL,
  ASSET_SIGNING_SECRET: storageEnvironment.ASSET_SIGNING_SECRET,
};

const LOOK_MS = 500;

/** Finds whose events are meant: the key's, the account's, or those of the only account there is. */
async function watchedBy(
  database: Database,
  { key, account }: ListenOptions,
): Promise<WatchedEvents & { readonly name: string }> {
  const found = key === undefined ? null : await apiKeyNamed(database, key);
  if (key !== undefined && found === null) throw new ListenError('no key has this id');
  if (found && account !== undefined && found.accountId !== account) {
    throw new ListenError(`the key does not belong to ${account}`);
  }
  const accountId = found?.accountId ?? account;
  const accounts = await database.account.findMany({
    where: accountId === undefined ? {} : { id: accountId },
    select: { id: true, name: true },
    orderBy: { createdAt: 'asc' },
    take: 20,
  });
  const [only, ...others] = accounts;
  if (!only) {
    throw new ListenError(
      accountId === undefined
        ? 'there is no account yet; create one with create-account'
        : `no account has the id ${accountId}`,
    );
  }
  if (others.length > 0) {
    const list = accounts.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
    throw new ListenError(`choose an account with --key or --account:\n${list}`);
  }
  return { accountId: only.id, apiKeyId: found?.id, name: only.name };
}

/** Forwards events until the signal. */
async function listen(options: ListenOptions, signal: AbortSignal): Promise<void> {
  const settings = loadEnvironment(environment);
  const database = openDatabase({ url: settings.DATABASE_URL, connections: 2 });
  try {
    const { name, ...watched } = await watchedBy(database, options);
    const assetUrls = new AssetUrls({
      publicUrl: settings.PUBLIC_URL,
      secrets: settings.ASSET_SIGNING_SECRET,
    });
    const watch = await EventWatch.begin(database, settings.MASTER_KEY, assetUrls, watched);
    process.stderr.write(
      `Forwarding events of ${name} (${watched.apiKeyId ?? watched.accountId}) to ${options.to}. Press Ctrl+C to stop.\n`,
    );
    while (!signal.aborted) {
      for (const accountEvent of await watch.next()) {
        if (options.events?.every((event) => event !== accountEvent.event)) continue;
        const forwarded = await forward(accountEvent, options.to, {
          secret: options.secret,
          signal,
        });
        const line = options.json ? JSON.stringify(forwarded) : lineOf(forwarded, new Date());
        process.stdout.write(`${line}\n`);
      }
      await sleep(LOOK_MS, undefined, { signal });
    }
  } finally {
    await database.$disconnect();
  }
}

async function main(): Promise<number> {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => stop.abort());
  }
  try {
    await listen(readListenOptions(process.argv.slice(2)), stop.signal);
    return 0;
  } catch (error) {
    if (stop.signal.aborted) return 0;
    if (!(error instanceof ListenError || error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

process.exitCode = await main();
