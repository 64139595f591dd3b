import { type Database, type Leased, reportFrames } from '@groundwork/database';
import type { Logger } from '@groundwork/runtime';

/** Frames between two reports of progress; about a second of work. */
const REPORT_FRAMES = 45;

/**
 * Reports a segment's progress while it renders. A failed report is only logged: the heartbeat notices a lost lease,
 * and a missing frame in a progress bar is no reason to start a segment again.
 */
export class FrameReports {
  #reported = 0;
  #last = Promise.resolve(true);

  constructor(
    private readonly database: Database,
    private readonly segment: { readonly taskId: string; readonly index: number },
    private readonly lease: Leased,
    private readonly log: Logger,
  ) {}

  report(framesDone: number): void {
    if (framesDone - this.#reported < REPORT_FRAMES) return;
    this.#reported = framesDone;
    this.#last = this.#last.then(() => this.#write(framesDone));
  }

  /** Waits for the last report. @returns false when it found that the lease was lost */
  async isStillOurs(): Promise<boolean> {
    return this.#last;
  }

  async #write(framesDone: number): Promise<boolean> {
    try {
      return await reportFrames(this.database, this.segment, this.lease, framesDone);
    } catch (error) {
      this.log.warn({ err: error }, 'progress was not written');
      return true;
    }
  }
}
