import type { DryRun } from '@groundwork/contract/dry-run/answer';
import type { DryRunPlan, FilmPlan } from '@groundwork/contract/dry-run/plan';
import type { Database } from '@groundwork/database/connection/client';
import {
  recentShowcaseDurations,
  recentTaskDurations,
  turnsUntilStart,
  type WorkDuration,
} from '@groundwork/database/tasks/recent-durations';

/** Seconds on two cores, for an installation that has made none yet. */
const firstGuess = {
  /** Of one scene of a film, and of each of its fixed parts. */
  scene: 4,
  /** A sample that was made before is only handed out. */
  sample: 3,
  portrait: 0.6,
  showcase: 1,
} as const;

/** A design is read while its request waits, which leaves no row to learn from: on two cores, idle and with much else to do. */
const DESIGN = { typical: 3, min: 1, max: 10 } as const;

/** The fixed cost, reading photos and writing files, in scenes or pictures. */
const FIXED_PARTS = 1.5;
const SAMPLE_SCENES = 5;
/** So many runs tell what is usual. */
const ENOUGH = 3;
/** The quickest and the slowest tenth of what was made lately stand outside of the range. */
const OUTSIDE = 0.1;
/** Two runs of the same work on an idle machine differ by so much. */
const LEAST_SPREAD = 0.25;
/** How far off a guess without any experience of this machine may be, either way. */
const GUESS_SPREAD = 2;

export type TimeEstimate = Pick<DryRun, 'estimated_seconds' | 'estimated_seconds_range'>;

/** The value below which this share of the sorted ones lies, between neighbours in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

const whole = (seconds: number) => Math.max(1, Math.round(seconds));

function estimateOf(seconds: number, min: number, max: number): TimeEstimate {
  return {
    estimated_seconds: whole(seconds),
    estimated_seconds_range: {
      min: Math.max(1, Math.floor(Math.min(min, seconds * (1 - LEAST_SPREAD)))),
      max: Math.ceil(Math.max(max, seconds * (1 + LEAST_SPREAD))),
    },
  };
}

const guess = (seconds: number) =>
  estimateOf(seconds, seconds / GUESS_SPREAD, seconds * GUESS_SPREAD);

/**
 * The time of work with so many parts, judged by recent work. The middle is that of work which waited for nothing
 * and had the machine for itself, the range that of all, waiting included.
 *
 * @param guessed seconds, for an installation that has made none, or few and all at once
 */
export function timeOfParts(
  durations: readonly WorkDuration[],
  parts: number,
  guessed: number,
): TimeEstimate {
  // Work of the same size needs no arithmetic.
  const sameSize = durations.filter((one) => one.parts === parts);
  const comparable = sameSize.length >= ENOUGH ? sameSize : durations;
  const scaled = ({ seconds, parts: made }: WorkDuration) =>
    (seconds * (parts + FIXED_PARTS)) / (made + FIXED_PARTS);
  const ascending = (some: readonly WorkDuration[]) => some.map(scaled).toSorted((a, b) => a - b);
  if (comparable.length === 0) return guess(guessed);
  const all = ascending(comparable);
  const alone = ascending(comparable.filter((one) => one.alone));
  if (all.length < ENOUGH && alone.length === 0) {
    // Beside other work it took longer than it would alone, nobody knows by how much.
    const middle = Math.min(guessed, quantile(all, 0.5));
    return estimateOf(middle, middle / GUESS_SPREAD, quantile(all, 1) * GUESS_SPREAD);
  }
  // Where work hardly ever runs alone, what it takes beside others is usual.
  const isUsual = alone.length >= ENOUGH || alone.length * 2 >= all.length;
  const middle = quantile(isUsual ? alone : all, 0.5);
  // One or two may have met a machine that did much else, or nothing.
  if (all.length < ENOUGH) return guess(middle);
  return estimateOf(middle, quantile(all, OUTSIDE), quantile(all, 1 - OUTSIDE));
}

const guessOfFilm = (scenes: number) => firstGuess.scene * (scenes + FIXED_PARTS);

async function timeOfFilm(database: Database, plan: FilmPlan): Promise<TimeEstimate> {
  const { kind, format, sample } = plan;
  const recent = await recentTaskDurations(database, kind, {
    livemode: !sample,
    // There is one sample of each format; of films a format says little about how long they take.
    format: sample ? format : null,
  });
  if (!sample) {
    const parts = plan.scenes.length;
    return timeOfParts(recent, parts, guessOfFilm(parts));
  }
  // The first sample of a format is made, every later one is handed out.
  if (recent.length === 0) return guess(guessOfFilm(SAMPLE_SCENES));
  const handedOut = recent.filter(({ parts }) => parts === 0);
  return timeOfParts(handedOut, 0, firstGuess.sample);
}

/** The queues that such work goes through; what waits on them goes first. */
const queuesOf = {
  land: ['land-prepare', 'land-segment', 'land-assemble'],
  family: ['family-portraits'],
  showcase: ['showcase-render'],
  films: ['property-prepare', 'property-segment', 'property-assemble'],
} as const;

/** How long such work takes from acceptance to the end, as it has lately taken here, and behind what waits now. */
export async function estimateTime(
  database: Database,
  plan: DryRunPlan,
  livemode: boolean,
): Promise<TimeEstimate> {
  const behind = async (queues: (typeof queuesOf)[keyof typeof queuesOf], alone: TimeEstimate) => {
    const turns = await turnsUntilStart(database, queues);
    const { min, max } = alone.estimated_seconds_range;
    return estimateOf(alone.estimated_seconds * turns, min * turns, max * turns);
  };
  switch (plan.kind) {
    case 'custom-template':
      return estimateOf(DESIGN.typical, DESIGN.min, DESIGN.max);
    case 'showcase':
    case 'showcase-edit': {
      const parts = (plan.kind === 'showcase' && plan.formats?.length) || 1;
      const kind = plan.kind === 'showcase' ? 'generation' : 'edit';
      const recent = await recentShowcaseDurations(database, kind);
      return behind(queuesOf.showcase, timeOfParts(recent, parts, firstGuess.showcase * parts));
    }
    case 'family': {
      const parts = plan.portraits + 1;
      const recent = await recentTaskDurations(database, 'family', { livemode, format: null });
      return behind(queuesOf.family, timeOfParts(recent, parts, firstGuess.portrait * parts));
    }
    default:
      return behind(
        plan.kind === 'land' ? queuesOf.land : queuesOf.films,
        await timeOfFilm(database, plan),
      );
  }
}
