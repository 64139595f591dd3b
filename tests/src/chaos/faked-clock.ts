import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].map(
  (folder) => `${folder}/faketime/libfaketimeMT.so.1`,
);

/** A clock of a server's own, which can be set while it runs. */
export interface FakedClock {
  /** Environment of the server. */
  readonly environment: Readonly<Record<string, string>>;
  /** Sets it so many seconds before or behind the real time, within a second. */
  set(seconds: number): Promise<void>;
}

/** @returns null where libfaketime is not installed */
export async function fakeClock(file: string): Promise<FakedClock | null> {
  const library = LIBRARIES.find((one) => existsSync(one));
  if (library === undefined) return null;
  const set = (seconds: number) => writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  await set(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
  };
}
