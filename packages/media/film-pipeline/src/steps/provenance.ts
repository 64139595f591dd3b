import { type Database, engineWorkOf, type Task } from '@groundwork/database';
import type { DigitalSourceType } from '@groundwork/imaging';

/** Engines whose work is seen or heard in a film. */
const seenOrHeard = ['image', 'speech', 'video', 'presenter'];

/**
 * How a film came about. Each has parts that nobody filmed: the moves of the camera, music, what is drawn and what is
 * said; some have parts that a trained model made.
 */
export async function filmProvenance(
  database: Database,
  { id, livemode }: Pick<Task, 'id' | 'livemode'>,
): Promise<DigitalSourceType> {
  // No provider takes part in a sample, whoever asked for it first.
  const work = livemode ? await engineWorkOf(database, { taskId: id }) : [];
  return work.some((capability) => seenOrHeard.includes(capability))
    ? 'compositeWithTrainedAlgorithmicMedia'
    : 'compositeSynthetic';
}
