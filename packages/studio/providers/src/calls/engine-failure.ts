import type { TaskFailureCode } from '@groundwork/contract/tasks/tasks';
import type { EngineUnavailable } from './engine-call.js';

/** The failure of a task whose provider failed and for which no embedded engine may step in. */
export function engineFailure({ fault }: EngineUnavailable): TaskFailureCode {
  return fault.reason === 'refused' ? 'ENGINE_REFUSED' : 'ENGINE_UNAVAILABLE';
}
