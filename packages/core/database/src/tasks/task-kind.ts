import { type TaskKind, taskKinds } from '@groundwork/contract';

export function taskKindOf(kind: string): TaskKind {
  const known = taskKinds.find((name) => name === kind);
  if (known === undefined) throw new Error(`no kind of task is called ${kind}`);
  return known;
}
