import { scriptLanguage } from '@groundwork/contract';
import { languages } from '@groundwork/words';
import type { Titles } from '@groundwork/words/titles';

/** The labels of a before-and-after picture; English where we do not write the language. */
export function beforeAfterLabels(language: string): Titles['beforeAfter'] {
  return languages[scriptLanguage(language)].titles.beforeAfter;
}
