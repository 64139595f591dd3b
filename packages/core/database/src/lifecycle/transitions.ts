/**
 * The states of all work, and the states that may follow each. Whatever moves work on asks here first, so a step that
 * this table does not know is never written.
 */
export const transitions = {
  /** A film's task, by its step; `done` follows from how it ended. */
  film: {
    prepare: ['segments', 'failed'],
    segments: ['assemble', 'failed'],
    assemble: ['completed', 'failed'],
    completed: [],
    failed: [],
  },
  /** The task that draws a family, which has one step. */
  portraits: {
    prepare: ['completed', 'failed'],
    completed: [],
    failed: [],
  },
  segment: { pending: ['done'], done: [] },
  showcase: { pending: ['succeeded', 'failed'], succeeded: [], failed: [] },
  reading: { pending: ['completed', 'failed'], completed: [], failed: [] },
  /** A change that fails leaves a family ready, with the members it had. */
  family: {
    pending_avatars: [],
    generating: ['ready', 'failed'],
    ready: ['generating'],
    failed: [],
  },
  /** An attempt that is followed by another one leaves a delivery pending. */
  delivery: { pending: ['pending', 'delivered', 'failed'], delivered: [], failed: [] },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type Machine = keyof typeof transitions;

/** Thrown when work is asked to take a step that its state does not allow: a fault of ours, never of a request. */
export class IllegalTransition extends Error {
  constructor(machine: Machine, id: string, from: string, to: string) {
    super(`${machine} ${id} cannot go from ${from} to ${to}`);
    this.name = 'IllegalTransition';
  }
}

/** @throws IllegalTransition unless the table allows the step */
export function requireTransition(machine: Machine, id: string, from: string, to: string): void {
  const states: Readonly<Record<string, readonly string[]>> = transitions[machine];
  if (!states[from]?.includes(to)) throw new IllegalTransition(machine, id, from, to);
}

/** Whether nothing can follow a state. */
export function isFinal(machine: Machine, state: string): boolean {
  const states: Readonly<Record<string, readonly string[]>> = transitions[machine];
  return states[state]?.length === 0;
}
