/** The limit on a task's spending on providers, for all its calls together. */
export class TaskBudget {
  #milliseconds: number;
  #retries: number;

  constructor(limits: { readonly milliseconds: number; readonly retries: number }) {
    this.#milliseconds = limits.milliseconds;
    this.#retries = limits.retries;
  }

  get left(): number {
    return Math.max(0, this.#milliseconds);
  }

  spend(milliseconds: number): void {
    this.#milliseconds -= milliseconds;
  }

  /** @returns whether another try may be made, which then counts */
  takeRetry(): boolean {
    if (this.#retries <= 0) return false;
    this.#retries -= 1;
    return true;
  }
}
