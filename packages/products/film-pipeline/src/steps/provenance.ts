import { type Database, engineWorkOf, type Task } from '@groundwork/database';
import type { DigitalSourceType } from '@groundwork/imaging';

/** Engines whose work is seen or heard in a film. */
const seenOrHeard = ['image', 'speech', 'video', 'presenter'];

/**
 * How a film was made. Every film has parts that nobody filmed: camera moves, music, drawings and speech; some have
 * parts made by a trained model.
 */
export async function filmProvenance(
  database: Database,
  { id, livemode }: Pick<Task, 'id' | 'livemode'>,
): Promise<DigitalSourceType> {
  // Samples never use a provider.
  const work = livemode ? await engineWorkOf(database, { taskId: id }) : [];
  return work.some((capability) => seenOrHeard.includes(capability))
    ? 'compositeWithTrainedAlgorithmicMedia'
    : 'compositeSynthetic';
}
