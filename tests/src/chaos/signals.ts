import { readFileSync } from 'node:fs';

/** A process that we started and all below it, itself first, so that it begins no more of them meanwhile. */
function treeOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    return [pid, ...children.filter(Boolean).flatMap((child) => treeOf(Number(child)))];
  } catch {
    // It has ended, or this system does not show it.
    return [pid];
  }
}

/** Signals a process that we started, with all that it started. */
export function signalAll(root: number, signal: NodeJS.Signals): void {
  const signalled = new Set<number>();
  // A child that was begun between the look and the signal is found by the second look.
  for (let looks = 0; looks < 2; looks += 1) {
    for (const pid of treeOf(root)) {
      if (signalled.has(pid)) continue;
      signalled.add(pid);
      try {
        process.kill(pid, signal);
      } catch (error) {
        if (Reflect.get(Object(error), 'code') !== 'ESRCH') throw error;
      }
    }
  }
}
