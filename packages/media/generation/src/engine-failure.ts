import type { TaskFailureCode } from '@groundwork/contract';
import type { EngineUnavailable } from './remote/calls/engine-call.js';

/** What a task fails with where no embedded engine is to step in. */
export function engineFailure({ fault }: EngineUnavailable): TaskFailureCode {
  return fault.reason === 'refused' ? 'ENGINE_REFUSED' : 'ENGINE_UNAVAILABLE';
}
