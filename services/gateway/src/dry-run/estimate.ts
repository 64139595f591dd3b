import type { DryRunPlan } from '@groundwork/contract';
import { type Database, recentShowcaseSeconds, recentTaskSeconds } from '@groundwork/database';

/** Seconds on two cores (docs/performance.md), for an installation that has made none yet. */
const firstGuess = {
  /** Of one scene of a film. */
  scene: 8,
  /** A sample that was made before is only handed out. */
  sample: 5,
  portrait: 4,
  showcase: 2,
} as const;

async function secondsOf(database: Database, plan: DryRunPlan, livemode: boolean): Promise<number> {
  switch (plan.kind) {
    case 'custom-template':
      return 1;
    case 'showcase':
    case 'showcase-edit':
      return (await recentShowcaseSeconds(database)) ?? firstGuess.showcase;
    case 'family':
      return (
        (await recentTaskSeconds(database, 'family', livemode)) ??
        firstGuess.portrait * (plan.portraits + 1)
      );
    default: {
      const scene = await recentTaskSeconds(database, plan.kind, livemode);
      return plan.sample
        ? (scene ?? firstGuess.sample)
        : (scene ?? firstGuess.scene) * plan.scenes.length;
    }
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
