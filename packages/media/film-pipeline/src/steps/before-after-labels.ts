import type { VoiceLanguage } from '@groundwork/contract';
import { scriptLanguage } from '@groundwork/generation';

interface BeforeAfterLabels {
  readonly before: string;
  readonly after: string;
}

const labels: Readonly<Record<VoiceLanguage, BeforeAfterLabels>> = {
  en: { before: 'Before', after: 'After' },
  es: { before: 'Antes', after: 'Después' },
  pt: { before: 'Antes', after: 'Depois' },
  de: { before: 'Vorher', after: 'Nachher' },
  fr: { before: 'Avant', after: 'Après' },
  it: { before: 'Prima', after: 'Dopo' },
  ca: { before: 'Abans', after: 'Després' },
};

/** The labels of a before-and-after picture; English where we do not write the language. */
export function beforeAfterLabels(language: string): BeforeAfterLabels {
  return labels[scriptLanguage(language)];
}
