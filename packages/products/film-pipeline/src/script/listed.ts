import type { ScriptLanguage } from '@groundwork/words/script';

/** "a, b and c". */
export function list(words: readonly string[], { and }: Pick<ScriptLanguage, 'and'>): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and(last)} ${last}`;
}
