import type { Database } from '../connection/client.js';
import type { Leased } from '../jobs/lease.js';
import { lockWork, requireLease } from '../lifecycle/locked-work.js';

/** rendering -> intro_outro, while the assembly goes on. @throws WorkCancelled, LeaseLost */
export async function enterIntroOutro(
  database: Database,
  taskId: string,
  lease: Leased,
  progress: number,
): Promise<void> {
  await database.$transaction(async (tx) => {
    const { standing } = await lockWork(tx, 'task', taskId);
    await requireLease(tx, lease, standing);
    await tx.task.update({ where: { id: taskId }, data: { status: 'intro_outro', progress } });
  });
}
