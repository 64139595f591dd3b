import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@groundwork/database/connection/client';
import type { OwnPostgres, OwnRedis } from '@groundwork/testing';
import type { Random } from '../fixtures/random.js';
import type { FakedClock } from './faked-clock.js';
import type { FaultKind } from './fault-plan.js';
import type { ChaosReceiver } from './receiver.js';
import { changeSchema } from './schema-change.js';
import type { ScratchDisk } from './scratch-disk.js';
import { type Outage, outageOf } from './server-outages.js';
import { spoilInput } from './spoilt-input.js';
import { spoilWaitingJob } from './spoilt-job.js';
import { canStarve, type Place } from './supervisor.js';

/** The parts of a fleet that can be broken. */
export interface Breakable {
  readonly places: readonly Place[];
  readonly redis: OwnRedis;
  readonly postgres: OwnPostgres;
  /** Null where it cannot be set. */
  readonly postgresClock: FakedClock | null;
  readonly disks: readonly ScratchDisk[];
  readonly receiver: ChaosReceiver;
  readonly database: Database;
  readonly storageDirectory: string;
}

/** Seconds that a clock may be wrong by: of a machine without NTP, of a wrong zone, of a dead battery. */
const SKEWS = [-90, 90, -3_600, 3_600, -30 * 24 * 3600, 30 * 24 * 3600];

/** Seconds that a database's clock jumps by, and back: further than leases last, not so far that signatures are too old. */
const JUMPS = [-120, 120];
const DRAWING_SERVICES = /renderer|films|imager|portraits/;

/** Breaks one thing after another, and mends it after a while. */
export class Faults {
  /** How often each was done; one that met nothing to break is not counted. */
  readonly done = new Map<string, number>();
  /** Processes that were killed, by service. */
  readonly killed = new Map<string, number>();
  /** Times that two faults began together. */
  pairs = 0;
  /** Work whose picture was corrupted: it may fail. */
  readonly corrupted = new Set<string>();
  readonly #busy = new Set<string>();
  readonly #running = new Set<Promise<void>>();
  #schemaChanges = 0;

  constructor(
    private readonly breakable: Breakable,
    private readonly random: Random,
    private readonly log: (line: string) => void,
  ) {}

  /** Begins faults, which end by themselves. */
  begin(kinds: readonly FaultKind[]): void {
    if (kinds.length > 1) this.pairs += 1;
    for (const kind of kinds) {
      const running = this.#perform(kind).finally(() => this.#running.delete(running));
      this.#running.add(running);
    }
  }

  /** Resolves when all is mended. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async #perform(kind: FaultKind): Promise<void> {
    const outage = outageOf(kind, this.breakable);
    if (outage !== null) return this.#outage(kind, outage);
    switch (kind) {
      case 'kill':
        return this.#kill();
      case 'freeze':
        return this.#freeze();
      case 'disk full':
        return this.#fillDisk();
      case 'input corrupted':
        return this.#corruptInput();
      case 'clock skewed':
        return this.#skewClock();
      case 'cut off from redis':
        return this.#cutOff('redis');
      case 'cut off from postgres':
        return this.#cutOff('postgres');
      case 'out of memory':
        return this.#starve();
      case 'job spoilt':
        return this.#spoilJob();
      case 'schema changed':
        return this.#changeSchema();
      case 'postgres clock jumped':
        return this.#jumpClock();
    }
  }

  #count(kind: FaultKind, what: string): void {
    this.done.set(kind, (this.done.get(kind) ?? 0) + 1);
    this.log(`${kind}${what === '' ? '' : `: ${what}`}`);
  }

  /** Takes something away for some seconds; one at a time of each thing. */
  async #outage(kind: FaultKind, { thing, seconds, begin, end }: Outage): Promise<void> {
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
    await this.#outage('disk full', {
      thing: disk.folder,
      seconds: [8, 25],
      begin: () => disk.fill(),
      end: () => disk.empty(),
    });
  }

  async #corruptInput(): Promise<void> {
    const { database, storageDirectory } = this.breakable;
    const spoilt = await spoilInput(database, storageDirectory, this.random);
    if (spoilt === null) return;
    this.corrupted.add(spoilt.workId);
    this.#count('input corrupted', spoilt.file);
  }

  /** Nothing passes between one process and a server; all others reach it. */
  async #cutOff(server: 'redis' | 'postgres'): Promise<void> {
    const seconds = this.random.between(5, 45);
    const place = await this.#freePlace(() => true);
    const relay = place.network[server];
    try {
      this.#count(`cut off from ${server}`, `${place.name} for ${seconds.toFixed(1)} s`);
      relay.cut();
      await sleep(seconds * 1000);
    } finally {
      relay.mend();
      this.#busy.delete(place.name);
    }
  }

  /** A worker that gets no more memory, and is killed in the end, as the kernel does. */
  async #starve(): Promise<void> {
    if (!(await canStarve())) return;
    const seconds = this.random.between(5, 20);
    const place = await this.#freePlace(({ service }) => DRAWING_SERVICES.test(service));
    try {
      const how = await place.starve(seconds * 1000);
      this.#count('out of memory', `${place.name} ${how}`);
    } finally {
      this.#busy.delete(place.name);
    }
  }

  async #spoilJob(): Promise<void> {
    for (let tries = 0; tries < 100; tries += 1) {
      const job = await spoilWaitingJob(this.breakable.redis.url);
      if (job !== null) return this.#count('job spoilt', job);
      await sleep(100);
    }
  }

  async #changeSchema(): Promise<void> {
    while (this.#busy.has('postgres')) await sleep(200);
    this.#busy.add('postgres');
    this.#schemaChanges += 1;
    try {
      const isChanged = await changeSchema(this.breakable.database, this.#schemaChanges);
      if (isChanged) this.#count('schema changed', '');
    } finally {
      this.#busy.delete('postgres');
    }
  }

  async #jumpClock(): Promise<void> {
    const { postgresClock: clock } = this.breakable;
    if (clock === null) return;
    const jump = this.random.pick(JUMPS);
    while (this.#busy.has('clock')) await sleep(200);
    this.#busy.add('clock');
    try {
      this.#count('postgres clock jumped', `by ${jump} s`);
      await clock.set(jump);
      await sleep(this.random.between(20, 40) * 1000);
      await clock.set(0);
    } finally {
      this.#busy.delete('clock');
    }
  }
}
