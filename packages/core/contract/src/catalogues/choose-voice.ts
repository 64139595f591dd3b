import {
  type PublicVoice,
  platformVoice,
  publicVoices,
  type Voice,
  type VoiceLanguage,
  type voiceGenders,
  voiceLanguages,
} from './voices.js';

/** Years from which a voice should not sound young, and from which it may sound old. */
const ages = { middle: 32, old: 60 } as const;

/** The language of a tag such as `pt-BR` or `pt_BR` without its region; English where there are no voices for it. */
function spokenLanguage(language: string | undefined): VoiceLanguage {
  const base = language?.toLowerCase().split(/[-_]/)[0];
  return voiceLanguages.find((known) => known === base) ?? 'en';
}

/**
 * The installed voice that speaks a language when the request names none, or null: one of the region that the tag names,
 * else the first.
 *
 * @param installed those of a language in the order in which they are preferred
 */
export function installedVoiceOf<Installed extends Pick<Voice, 'language' | 'accent' | 'gender'>>(
  language: string | undefined,
  installed: readonly Installed[],
  gender: Voice['gender'] = null,
): Installed | null {
  const tag = language ?? 'en';
  const base = tag.toLowerCase().split(/[-_]/)[0];
  const fitting = installed.filter(
    (voice) => voice.language === base && (gender === null || voice.gender === gender),
  );
  const region = regionOf(tag);
  return fitting.find(({ accent }) => accent === region) ?? fitting[0] ?? null;
}

/** The voice that narrates when the request names none: an installed one of the language, else the platform's. */
export function narratorOf(language: string | undefined, installed: readonly Voice[]): string {
  const natural = installedVoiceOf(language, installed);
  return natural?.voice_id ?? platformVoice(spokenLanguage(language)).voice_id;
}

/**
 * The voice that fits a presenter best in the film's language: an installed one of the same gender, else the public one
 * of the same gender, then the language's region where one is named, then the age.
 */
export function voiceOfPresenter(
  {
    gender,
    looks,
  }: {
    readonly gender: (typeof voiceGenders)[number];
    readonly looks: { readonly age?: string | undefined };
  },
  language: string | undefined,
  installed: readonly Voice[],
): string {
  const natural = installedVoiceOf(language, installed, gender);
  if (natural !== null) return natural.voice_id;
  const spoken = spokenLanguage(language);
  const years = Number(looks.age);
  const age = years < ages.middle ? 'young' : years < ages.old ? 'middle_aged' : 'old';
  const accent = accentOf(language ?? spoken);
  const worth = (voice: PublicVoice) =>
    (voice.accent === accent ? 2 : 0) + (voice.age === age ? 1 : 0);
  const [first, ...others] = publicVoices.filter(
    (voice) => voice.language === spoken && voice.gender === gender,
  );
  if (first === undefined) throw new Error(`there is no ${gender} voice for ${spoken}`);
  return others.reduce<PublicVoice>(
    (best, voice) => (worth(voice) > worth(best) ? voice : best),
    first,
  ).voice_id;
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Where a language tag says that it is spoken, as voices name it; null when it names no region. */
function accentOf(tag: string): string | null {
  const region = regionOf(tag);
  const [language = ''] = tag.split(/[-_]/);
  return language.toLowerCase() === 'es' && region !== null && region !== 'Spain'
    ? 'Latin America'
    : region;
}

/** The English name of the region that a language tag names, such as "Brazil" for `pt-BR`. */
function regionOf(tag: string): string | null {
  const [, ...rest] = tag.split(/[-_]/);
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase();
  return region === undefined ? null : (regionNames.of(region) ?? null);
}
