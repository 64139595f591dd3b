import type { Random } from '../fixtures/random.js';

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
  'cut off from redis': 0.1,
  'cut off from postgres': 0.1,
  'out of memory': 0.08,
  'job spoilt': 0.1,
  'schema changed': 0.04,
  'postgres clock jumped': 0.06,
} as const;
/** Pairs that begin together, for one kill. */
const PAIRS = 0.2;

type OtherFault = keyof typeof others;
export type FaultKind = 'kill' | OtherFault;
const kinds = Object.keys(others) as OtherFault[];

/**
 * The order in which a run breaks things: so many kills, and everything else in its share, at least once each; at some
 * of the times two things at once.
 */
export function planFaults(random: Random, kills: number): (readonly FaultKind[])[] {
  const plan: (readonly FaultKind[])[] = Array.from({ length: kills }, () => ['kill']);
  const times = (share: number) => Math.max(1, Math.round(share * kills));
  for (const kind of kinds) {
    plan.push(...Array.from({ length: times(others[kind]) }, () => [kind]));
  }
  for (let pair = 0; pair < times(PAIRS); pair += 1) {
    plan.push(random.shuffled<FaultKind>([...kinds, 'kill']).slice(0, 2));
  }
  return random.shuffled(plan);
}
