import type { DryRunPlan, FilmPlan } from '@groundwork/contract';
import {
  type Database,
  recentShowcaseSeconds,
  recentTaskDurations,
  type TaskDuration,
} from '@groundwork/database';

/** Seconds on two cores (docs/performance.md), for an installation that has made none yet. */
const firstGuess = {
  /** Of one scene of a film. */
  scene: 8,
  /** A sample that was made before is only handed out. */
  sample: 3,
  portrait: 4,
  showcase: 2,
} as const;

/** What does not grow with the scenes or pictures, reading photos and writing files, lasts as long as so many of them. */
const FIXED_PARTS = 1.5;
const SAMPLE_SCENES = 5;
/** Of so many that ran alone the median is trusted; with fewer, all count. */
const ENOUGH = 3;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** Seconds for work with so many parts, estimated from recent work; null without any. */
export function secondsOfParts(durations: readonly TaskDuration[], parts: number): number | null {
  const alone = durations.filter((one) => one.alone);
  const told = alone.length >= ENOUGH ? alone : durations;
  // Work of the same size needs no arithmetic.
  const same = told.filter((one) => one.parts === parts);
  if (same.length >= ENOUGH) return median(same.map(({ seconds }) => seconds));
  return median(
    told.map(
      ({ seconds, parts: made }) => (seconds * (parts + FIXED_PARTS)) / (made + FIXED_PARTS),
    ),
  );
}

async function secondsOfFilm(database: Database, plan: FilmPlan): Promise<number> {
  const { kind, format, sample } = plan;
  const recent = await recentTaskDurations(database, kind, {
    livemode: !sample,
    // There is one sample of each format; of films a format says little about how long they take.
    format: sample ? format : null,
  });
  if (!sample) {
    const parts = plan.scenes.length;
    return secondsOfParts(recent, parts) ?? firstGuess.scene * parts;
  }
  // The first sample of a format is made, every later one is handed out.
  if (recent.length === 0) return firstGuess.scene * SAMPLE_SCENES;
  return (
    median(recent.flatMap((one) => (one.parts === 0 ? [one.seconds] : []))) ?? firstGuess.sample
  );
}

async function secondsOf(database: Database, plan: DryRunPlan, livemode: boolean): Promise<number> {
  switch (plan.kind) {
    case 'custom-template':
      return 1;
    case 'showcase':
      return (
        ((await recentShowcaseSeconds(database)) ?? firstGuess.showcase) *
        (plan.formats?.length ?? 1)
      );
    case 'showcase-edit':
      return (await recentShowcaseSeconds(database)) ?? firstGuess.showcase;
    case 'family': {
      const parts = plan.portraits + 1;
      const recent = await recentTaskDurations(database, 'family', { livemode, format: null });
      return secondsOfParts(recent, parts) ?? firstGuess.portrait * parts;
    }
    default:
      return secondsOfFilm(database, plan);
  }
}

/** Whole seconds from acceptance to the end, as such work has lately taken here. */
export async function estimateSeconds(
  database: Database,
  plan: DryRunPlan,
  livemode: boolean,
): Promise<number> {
  return Math.max(1, Math.round(await secondsOf(database, plan, livemode)));
}
