/** Prefix of everything that requests brought; a task's id follows. */
export const INPUT_ROOT = 'inputs/';

/** Where the pictures that a request brought lie. */
export function inputPrefix(taskId: string): string {
  return `${INPUT_ROOT}${taskId}`;
}

/** Where what was made for a task lies. */
export function taskPrefix(taskId: string): string {
  return `tasks/${taskId}`;
}

/** Everything that is deleted when a task's files expire, as prefixes for `list`. */
export function taskPrefixes(taskId: string): string[] {
  return [`${inputPrefix(taskId)}/`, `${taskPrefix(taskId)}/`];
}
