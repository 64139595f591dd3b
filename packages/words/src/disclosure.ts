import { type VoiceLanguage, voiceLanguages } from '@groundwork/contract/catalogues/voices';
import type { Disclosure } from '@groundwork/contract/films/fields';
import type { TaskKind } from '@groundwork/contract/tasks/task-kinds';
import { languages } from './languages.js';
import type { DisclosureWording } from './titles.js';

/** Kinds of media that can carry a label. */
export type Disclosed = Exclude<TaskKind, 'family'> | 'showcase' | 'showcase-edit';

/**
 * The disclosures of each kind of work. Buildings on a plot are drawn, people are added, photos are only moved; a
 * showcase composes photos and graphics, and an edit may have changed their light and colour.
 */
const wordings: Readonly<Record<Disclosed, DisclosureWording>> = {
  land: 'visualisation',
  'living-property': 'staged',
  slideshow: 'animated',
  'narrated-slideshow': 'animated',
  showcase: 'composed',
  'showcase-edit': 'edited',
};

/**
 * The label that a film or a showcase carries.
 *
 * @param language of the film or showcase, such as `pt-BR`; English is used for one that there are no words in
 * @returns null when none was asked for
 */
export function disclosureLabel(
  kind: Disclosed,
  disclosure: Disclosure | undefined,
  language: string | undefined,
): string | null {
  if (disclosure?.label !== true) return null;
  return wordsIn(disclosure, language)[wordings[kind]];
}

/** What operators may have on every picture that a provider's model made or changed, asked for or not. */
export function modelLabel(disclosure: Disclosure | undefined, language: string | undefined) {
  return wordsIn(disclosure, language).byModel;
}

function wordsIn(disclosure: Disclosure | undefined, language: string | undefined) {
  const base = language?.split('-')[0]?.toLowerCase();
  const known: VoiceLanguage = voiceLanguages.find((name) => name === base) ?? 'en';
  return languages[disclosure?.language ?? known].titles.disclosure;
}
