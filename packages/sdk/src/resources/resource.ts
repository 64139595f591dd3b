import type { Api } from '../transport/api.js';
import type { TaskWaiting } from './task-waiting.js';

/** Calls of one part of the API. */
export abstract class Resource {
  protected readonly api: Api;

  constructor(api: Api) {
    this.api = api;
  }
}

/** One that makes what a task is waited for. */
export abstract class Making extends Resource {
  protected readonly tasks: TaskWaiting;

  constructor(api: Api, tasks: TaskWaiting) {
    super(api);
    this.tasks = tasks;
  }
}
