import type { Presenter } from './avatars.js';
import {
  type PublicVoiceId,
  platformVoices,
  publicVoices,
  type VoiceLanguage,
  voiceLanguages,
} from './voices.js';

/** Years from which a voice should not sound young, and from which it may sound old. */
const ages = { middle: 32, old: 60 } as const;

/** The language of a tag such as `pt-BR` or `pt_BR` without its region; English where there are no voices for it. */
function spokenLanguage(language: string | undefined): VoiceLanguage {
  const base = language?.toLowerCase().split(/[-_]/)[0];
  return voiceLanguages.find((known) => known === base) ?? 'en';
}

/** The platform's voice of a language, which narrates when the request names none. */
export function narratorOf(language: string | undefined): PublicVoiceId {
  return platformVoices[spokenLanguage(language)];
}

/**
 * The public voice that fits a presenter best in the film's language: the same gender, then the language's region
 * where one is named, then the age.
 */
export function voiceOfPresenter(
  { gender, looks }: Pick<Presenter, 'gender' | 'looks'>,
  language: string | undefined,
): PublicVoiceId {
  const spoken = spokenLanguage(language);
  const years = Number(looks.age);
  const age = years < ages.middle ? 'young' : years < ages.old ? 'middle_aged' : 'old';
  const accent = accentOf(language ?? spoken);
  const worth = (voice: (typeof publicVoices)[number]) =>
    (voice.accent === accent ? 2 : 0) + (voice.age === age ? 1 : 0);
  const [first, ...others] = publicVoices.filter(
    (voice) => voice.language === spoken && voice.gender === gender,
  );
  if (first === undefined) throw new Error(`there is no ${gender} voice for ${spoken}`);
  return others.reduce<(typeof publicVoices)[number]>(
    (best, voice) => (worth(voice) > worth(best) ? voice : best),
    first,
  ).voice_id;
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Where a language tag says that it is spoken, as voices name it; null when it names no region. */
function accentOf(tag: string): string | null {
  const [language = '', ...rest] = tag.replaceAll('_', '-').split('-');
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase();
  if (region === undefined) return null;
  return language.toLowerCase() === 'es' && region !== 'ES'
    ? 'Latin America'
    : (regionNames.of(region) ?? null);
}
