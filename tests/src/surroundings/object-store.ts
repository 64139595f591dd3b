import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownS3Credentials, startOwnS3 } from '@groundwork/storage/own-s3';
import { underLoad } from './fleet-under-load.js';

const BUCKET = 'groundwork';
const OUTAGE_SECONDS = 60;
/** Milliseconds that an answer of a slow store takes. */
const SLOW_MS = 1_500;

type Mood = 'well' | 'slow' | 'refusing';

/** A bucket is all that objects lie in; its store is slow for a while, and then answers 503 for a minute. */
export async function objectsInSlowBucket(log: (line: string) => void): Promise<string> {
  const store = await startOwnS3(BUCKET);
  const way = await openWay(new URL(store.endpoint));
  try {
    return await underLoad(
      {
        env: {
          ...ownS3Credentials,
          ...{ S3_BUCKET: BUCKET, S3_ENDPOINT: way.endpoint, S3_REGION: 'us-east-1' },
          STORAGE_DIR: undefined,
        },
        services: ['land-renderer', 'property-films'],
      },
      async ({ customer }) => {
        // In the making when the store goes away.
        const films = [customer.askForFilms()];
        await sleep(5_000);
        log('the store is slow');
        way.mood = 'slow';
        films.push(customer.askForFilms());
        await sleep(15_000);
        log(`the store answers 503 for ${OUTAGE_SECONDS} s`);
        way.mood = 'refusing';
        // Their pictures can't be stored: the client sends the requests again until they are taken.
        films.push(customer.askForFilms());
        await sleep(OUTAGE_SECONDS * 1000);
        way.mood = 'well';
        log('the store is well');
        await Promise.all(films);
        await sleep(5_000);
      },
    );
  } finally {
    await way.close();
    await store.close();
  }
}

/** The way to a store, which may be slow or closed. */
async function openWay(
  store: URL,
): Promise<{ readonly endpoint: string; mood: Mood; close(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    if (way.mood === 'refusing') {
      incoming.resume();
      incoming.on('end', () => outgoing.writeHead(503).end());
      return;
    }
    const { method, url, headers } = incoming;
    const target = { host: store.hostname, port: store.port, method, path: url, headers };
    const forward = ask(target, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forward.on('error', () => outgoing.destroy());
    void sleep(way.mood === 'slow' ? SLOW_MS : 0).then(() => incoming.pipe(forward));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const way = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'well' as Mood,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return way;
}
