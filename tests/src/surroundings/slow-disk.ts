import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ownServers, startOwnPostgres } from '@groundwork/testing';
import { underLoad } from './fleet-under-load.js';

const SOURCE = fileURLToPath(new URL('../../src/surroundings/slow-disk.c', import.meta.url));
/** A disk that others use up: 10 MB a second, 5 ms for a write, a tenth of a second until it is flushed. */
const DISK = { SLOW_WRITE_MS: '5', SLOW_BYTES_A_MS: '10000', SLOW_FLUSH_MS: '100' };

/** Postgres, all services and ffmpeg write to a slow disk, while images and films are made. */
export async function diskIsSlow(log: (line: string) => void): Promise<string> {
  const library = path.join(ownServers.runDirectory('slow-disk'), 'slow-disk.so');
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, SOURCE, '-ldl']);
  const slow = { ...DISK, LD_PRELOAD: library };
  const postgres = await startOwnPostgres({ durable: true, environment: slow });
  try {
    return await underLoad(
      {
        databaseUrl: postgres.url,
        env: slow,
        services: ['land-renderer', 'property-films'],
      },
      async ({ customer }) => {
        log('the disk is slow from the start');
        await customer.askForFilms();
        await sleep(20_000);
        await customer.askForFilms();
        await sleep(10_000);
      },
    );
  } finally {
    await postgres.close();
  }
}
