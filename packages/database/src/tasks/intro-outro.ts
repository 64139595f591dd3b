import type { Database } from '../client.js';
import type { Leased } from '../lease.js';
import { lockWork, requireLease } from '../lifecycle/locked-work.js';

/** rendering -> intro_outro, while the assembly goes on. @throws WorkCancelled, LeaseLost */
export async function enterIntroOutro(
  database: Database,
  taskId: string,
  lease: Leased,
  progress: number,
): Promise<void> {
  await database.$transaction(async (tx) => {
    const { row, standing } = await lockWork(tx, 'task', taskId);
    requireLease(row, standing.isCancelled, lease);
    await tx.task.update({ where: { id: taskId }, data: { status: 'intro_outro', progress } });
  });
}
