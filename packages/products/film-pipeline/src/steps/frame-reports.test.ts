import { openDatabase } from '@groundwork/database/connection/client';
import { createLogger } from '@groundwork/runtime';
import { expect, it } from '@jest/globals';
import { FrameReports } from './segment.js';

it('a database that is away while frames are reported costs neither the segment nor the process', async () => {
  const gone = openDatabase({ url: 'postgresql://nobody:x@127.0.0.1:1/none' });
  const lease = {
    jobId: 'task_1_0',
    token: 'mine',
    attempt: 1,
    now: () => new Date(),
    openSeconds: 0,
  };
  const reports = new FrameReports(
    gone,
    { taskId: 'task_1', index: 0 },
    lease,
    createLogger('test', 'silent'),
  );
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  try {
    for (let frames = 0; frames <= 200; frames += 10) reports.report(frames);
    expect(await reports.isStillOurs()).toBe(true);
    expect(unhandled).toEqual([]);
  } finally {
    process.off('unhandledRejection', note);
    await gone.$disconnect();
  }
});
