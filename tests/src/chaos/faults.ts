import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@groundwork/database';
import type { OwnPostgres, OwnRedis } from '@groundwork/testing';
import type { Random } from './random.js';
import type { ChaosReceiver } from './receiver.js';
import type { ScratchDisk } from './scratch-disk.js';
import { signalAll } from './signals.js';
import type { Place } from './supervisor.js';

/** For one kill, how many of each other fault. */
const others = {
  freeze: 0.16,
  'redis stopped': 0.06,
  'redis killed': 0.04,
  'redis lost its data': 0.06,
  'postgres stopped': 0.06,
  'postgres killed': 0.04,
  'postgres frozen': 0.06,
  'disk full': 0.1,
  'input corrupted': 0.2,
  'receiver slow': 0.06,
  'receiver refusing': 0.08,
  'receiver hanging': 0.04,
  'clock skewed': 0.14,
} as const;
export type FaultKind = 'kill' | keyof typeof others;

/** The parts of a fleet that can be broken. */
export interface Breakable {
  readonly places: readonly Place[];
  readonly redis: OwnRedis;
  readonly postgres: OwnPostgres;
  readonly disks: readonly ScratchDisk[];
  readonly receiver: ChaosReceiver;
  readonly database: Database;
  readonly storageDirectory: string;
}

/** Seconds that a clock may be wrong by: of a machine without NTP, of a wrong zone, of a dead battery. */
const SKEWS = [-90, 90, -3_600, 3_600, -30 * 24 * 3600, 30 * 24 * 3600];

/** The order in which a run breaks things: so many kills, and everything else in its share, at least once each. */
export function planFaults(random: Random, kills: number): FaultKind[] {
  const plan: FaultKind[] = Array.from({ length: kills }, () => 'kill');
  for (const [kind, share] of Object.entries(others) as [keyof typeof others, number][]) {
    const times = Math.max(1, Math.round(share * kills));
    plan.push(...Array.from({ length: times }, () => kind));
  }
  return random.shuffled(plan);
}

/** Breaks one thing after another, and mends it after a while. */
export class Faults {
  /** How often each was done; one that met nothing to break is not counted. */
  readonly done = new Map<string, number>();
  /** Processes that were killed, by service. */
  readonly killed = new Map<string, number>();
  /** Work whose picture was corrupted: it may fail. */
  readonly corrupted = new Set<string>();
  readonly #busy = new Set<string>();
  readonly #running = new Set<Promise<void>>();

  constructor(
    private readonly breakable: Breakable,
    private readonly random: Random,
    private readonly log: (line: string) => void,
  ) {}

  /** Begins a fault; it ends by itself. */
  begin(kind: FaultKind): void {
    const running = this.#perform(kind).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when all is mended. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async #perform(kind: FaultKind): Promise<void> {
    const { redis, postgres, receiver } = this.breakable;
    switch (kind) {
      case 'kill':
        return this.#kill();
      case 'freeze':
        return this.#freeze();
      case 'redis stopped':
        return this.#outage(
          'redis',
          kind,
          [2, 15],
          () => redis.stop(),
          () => redis.start(),
        );
      case 'redis killed':
        return this.#outage(
          'redis',
          kind,
          [0, 5],
          () => redis.kill(),
          () => redis.start(),
        );
      case 'redis lost its data':
        return this.#outage(
          'redis',
          kind,
          [0, 3],
          () => redis.kill(),
          async () => {
            await redis.forget();
            await redis.start();
          },
        );
      case 'postgres stopped':
        return this.#outage(
          'postgres',
          kind,
          [1, 12],
          () => postgres.stop(),
          () => postgres.start(),
        );
      case 'postgres killed':
        return this.#outage(
          'postgres',
          kind,
          [0, 3],
          async () => {
            signalAll(postgres.pid, 'SIGKILL');
            await postgres.kill();
          },
          () => postgres.start(),
        );
      case 'postgres frozen': {
        const { pid } = postgres;
        return this.#outage(
          'postgres',
          kind,
          [2, 14],
          async () => signalAll(pid, 'SIGSTOP'),
          async () => signalAll(pid, 'SIGCONT'),
        );
      }
      case 'disk full':
        return this.#fillDisk();
      case 'input corrupted':
        return this.#corruptInput();
      case 'receiver slow':
      case 'receiver refusing':
      case 'receiver hanging':
        return this.#outage(
          'receiver',
          kind,
          [5, 15],
          async () => {
            receiver.mood =
              kind === 'receiver slow'
                ? 'slow'
                : kind === 'receiver refusing'
                  ? 'refusing'
                  : 'hanging';
          },
          async () => {
            receiver.mood = 'well';
          },
        );
      case 'clock skewed':
        return this.#skewClock();
    }
  }

  #count(kind: FaultKind, what: string): void {
    this.done.set(kind, (this.done.get(kind) ?? 0) + 1);
    this.log(`${kind}${what === '' ? '' : `: ${what}`}`);
  }

  /** Takes something away for some seconds; one at a time of each thing. */
  async #outage(
    thing: string,
    kind: FaultKind,
    seconds: readonly [number, number],
    begin: () => Promise<void>,
    end: () => Promise<void>,
  ): Promise<void> {
    const duration = this.random.between(...seconds);
    while (this.#busy.has(thing)) await sleep(200);
    this.#busy.add(thing);
    try {
      this.#count(kind, `for ${duration.toFixed(1)} s`);
      await begin();
      await sleep(duration * 1000);
      await end();
    } finally {
      this.#busy.delete(thing);
    }
  }

  async #kill(): Promise<void> {
    const pauseMs = this.random.between(200, 4_000);
    const place = await this.#freePlace(() => true);
    try {
      this.#count('kill', place.name);
      this.killed.set(place.service, (this.killed.get(place.service) ?? 0) + 1);
      await place.kill(pauseMs);
    } finally {
      this.#busy.delete(place.name);
    }
  }

  async #freeze(): Promise<void> {
    const seconds = this.random.between(3, 40);
    const place = await this.#freePlace(() => true);
    try {
      this.#count('freeze', `${place.name} for ${seconds.toFixed(1)} s`);
      await place.freeze(seconds * 1000);
    } finally {
      this.#busy.delete(place.name);
    }
  }

  /** A worker, a dispatcher or a scheduler that lives in another time. */
  async #skewClock(): Promise<void> {
    const skew = this.random.pick(SKEWS);
    const seconds = this.random.between(15, 40);
    const place = await this.#freePlace(({ service }) => service !== 'gateway');
    try {
      this.#count('clock skewed', `${place.name} by ${skew} s`);
      await place.restart(skew);
      await sleep(seconds * 1000);
      await place.restart(0);
    } finally {
      this.#busy.delete(place.name);
    }
  }

  /** A place that nothing else is done to, taken. */
  async #freePlace(fits: (place: Place) => boolean): Promise<Place> {
    for (;;) {
      const places = this.breakable.places.filter(
        (place) => fits(place) && place.isRunning && !this.#busy.has(place.name),
      );
      if (places.length > 0) {
        const chosen = this.random.pick(places);
        this.#busy.add(chosen.name);
        return chosen;
      }
      await sleep(200);
    }
  }

  async #fillDisk(): Promise<void> {
    if (this.breakable.disks.length === 0) return;
    const disk = this.random.pick(this.breakable.disks);
    await this.#outage(
      disk.folder,
      'disk full',
      [8, 25],
      () => disk.fill(),
      () => disk.empty(),
    );
  }

  /** Spoils a stored picture of something that nobody has begun. */
  async #corruptInput(): Promise<void> {
    const { database, storageDirectory } = this.breakable;
    for (let tries = 0; tries < 200; tries += 1) {
      const id = await untouchedWork(database);
      const folder = path.join(storageDirectory, 'inputs', id ?? '');
      const names = id === null ? [] : await readdir(folder).catch(() => []);
      if (id !== null && names.length > 0) {
        const file = path.join(folder, this.random.pick(names));
        this.corrupted.add(id);
        this.#count('input corrupted', path.relative(storageDirectory, file));
        const bytes = await readFile(file);
        await writeFile(
          file,
          this.random.chance(0.5)
            ? bytes.subarray(0, bytes.length / 2)
            : Buffer.alloc(bytes.length, 7),
        );
        return;
      }
      await sleep(100);
    }
  }
}

/** Something accepted with pictures that no worker has begun, or null: nothing is there, or the database is away. */
async function untouchedWork(database: Database): Promise<string | null> {
  const untouched = { attempts: 0, leaseToken: null } as const;
  const latest = { orderBy: { createdAt: 'desc' }, select: { id: true } } as const;
  try {
    const job = await database.showcaseJob.findFirst({
      where: { ...untouched, status: 'pending', kind: 'generation' },
      ...latest,
    });
    if (job) return job.id;
    const task = await database.task.findFirst({
      where: { ...untouched, step: 'prepare', kind: { not: 'family' }, livemode: true },
      ...latest,
    });
    return task?.id ?? null;
  } catch {
    return null;
  }
}
