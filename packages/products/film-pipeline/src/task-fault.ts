import { type TaskFailureCode, taskFailures } from '@groundwork/contract/tasks/tasks';
import { ImageRejected } from '@groundwork/imaging/image-rejected';
import { EngineUnavailable, engineFailure } from '@groundwork/providers/calls/engine-call';
import { ObjectNotFound } from '@groundwork/storage/object-store';

/** A fault that a retry cannot fix; the task fails with this code and is refunded. */
export class TaskFault extends Error {
  readonly code: TaskFailureCode;

  constructor(code: TaskFailureCode, options: { message?: string; cause?: unknown } = {}) {
    super(options.message ?? taskFailures[code], { cause: options.cause });
    this.name = 'TaskFault';
    this.code = code;
  }
}

/** The fault that a task fails with after its last attempt. */
export function taskFaultOf(error: unknown): TaskFault {
  return error instanceof TaskFault ? error : new TaskFault('RENDER_FAILED', { cause: error });
}

/** An error of composing, as the fault of the request or of a provider where it is one. */
export function composingFault(error: unknown): unknown {
  // A picture that was good at acceptance and cannot be read now will not become better.
  if (error instanceof ImageRejected || error instanceof ObjectNotFound) {
    return new TaskFault('IMAGE_PROCESSING_FAILED', { cause: error });
  }
  if (error instanceof EngineUnavailable) {
    return new TaskFault(engineFailure(error), { cause: error });
  }
  return error;
}
