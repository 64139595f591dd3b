import type { OwnPostgres, OwnRedis } from '@groundwork/testing';
import type { FaultKind } from './fault-plan.js';
import type { ChaosReceiver } from './receiver.js';
import { signalAll } from './signals.js';

/** Something that is away for a while. */
export interface Outage {
  /** The server concerned: two outages of one never overlap. */
  readonly thing: string;
  /** Least and most that it lasts. */
  readonly seconds: readonly [number, number];
  begin(): Promise<void>;
  end(): Promise<void>;
}

interface Servers {
  readonly redis: OwnRedis;
  readonly postgres: OwnPostgres;
  readonly receiver: ChaosReceiver;
}

/** The outage that a fault is; null for one that is none of a server. */
export function outageOf(kind: FaultKind, { redis, postgres, receiver }: Servers): Outage | null {
  const receives = (mood: ChaosReceiver['mood']): Outage => ({
    thing: 'receiver',
    seconds: [5, 15],
    begin: async () => {
      receiver.mood = mood;
    },
    end: async () => {
      receiver.mood = 'well';
    },
  });
  switch (kind) {
    case 'redis stopped':
      return {
        thing: 'redis',
        seconds: [2, 15],
        begin: () => redis.stop(),
        end: () => redis.start(),
      };
    case 'redis killed':
      return {
        thing: 'redis',
        seconds: [0, 5],
        begin: () => redis.kill(),
        end: () => redis.start(),
      };
    case 'redis lost its data':
      return {
        thing: 'redis',
        seconds: [0, 3],
        begin: () => redis.kill(),
        end: async () => {
          await redis.forget();
          await redis.start();
        },
      };
    case 'postgres stopped':
      return {
        thing: 'postgres',
        seconds: [1, 12],
        begin: () => postgres.stop(),
        end: () => postgres.start(),
      };
    case 'postgres killed':
      return {
        thing: 'postgres',
        seconds: [0, 3],
        begin: async () => {
          signalAll(postgres.pid, 'SIGKILL');
          await postgres.kill();
        },
        end: () => postgres.start(),
      };
    case 'postgres frozen':
      return {
        thing: 'postgres',
        seconds: [2, 14],
        begin: async () => signalAll(postgres.pid, 'SIGSTOP'),
        end: async () => signalAll(postgres.pid, 'SIGCONT'),
      };
    case 'receiver slow':
      return receives('slow');
    case 'receiver refusing':
      return receives('refusing');
    case 'receiver hanging':
      return receives('hanging');
    default:
      return null;
  }
}
