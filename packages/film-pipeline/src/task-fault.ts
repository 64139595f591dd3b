import { type TaskFailureCode, taskFailures } from '@groundwork/contract';

/** A fault that trying again cannot mend; the task fails with this code and is refunded. */
export class TaskFault extends Error {
  readonly code: TaskFailureCode;

  constructor(code: TaskFailureCode, options: { message?: string; cause?: unknown } = {}) {
    super(options.message ?? taskFailures[code], { cause: options.cause });
    this.name = 'TaskFault';
    this.code = code;
  }
}
