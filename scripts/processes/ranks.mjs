/** The order in which processes end: who takes requests first, who holds the data last. */
export const RANK = { gateway: 0, worker: 1, scheduler: 2, redis: 3, postgres: 4, guard: 5 };

/** Name of the guard's own record. */
export const GUARD = 'guard';
