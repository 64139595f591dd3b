import {
  findPublicVoice,
  knownLanguage,
  languageTag,
  type PublicVoiceId,
  platformVoices,
  publicVoices,
} from '@groundwork/contract/catalogues/voices';

/** How espeak-ng makes a voice. */
export interface Narrator {
  /** espeak-ng's language, such as `en-us`. */
  readonly language: string;
  /** One of the voice variants that come with every espeak-ng; null is its plain voice. */
  readonly variant: `m${number}` | `f${number}` | null;
  /** 0 to 99; 50 is the variant's own. */
  readonly pitch: number;
  /** Liveliness of the melody, 0 to 100; espeak-ng's own 50 sounds tired. */
  readonly range: number;
  /** espeak-ng's own words a minute; each voice's is what gives about 145 of its language's words a minute (docs/sound.md). */
  readonly speed: number;
}

function narrator(
  language: string,
  variant: Narrator['variant'],
  pitch: number,
  range: number,
  speed: number,
): Narrator {
  return { language, variant, pitch, range, speed };
}

const narrators: Readonly<Record<PublicVoiceId, Narrator>> = {
  voice_en_daniel: narrator('en-us', 'm7', 48, 74, 115),
  voice_en_clara: narrator('en-us', 'f2', 36, 70, 118),
  voice_en_walter: narrator('en-us', 'm1', 38, 66, 114),
  voice_en_james: narrator('en-gb', 'm3', 42, 76, 112),
  voice_en_emily: narrator('en-gb', 'f2', 46, 74, 117),
  voice_en_fiona: narrator('en-gb-scotland', 'f4', 36, 68, 112),
  voice_es_javier: narrator('es', 'm7', 50, 70, 126),
  voice_es_lucia: narrator('es', 'f2', 44, 70, 128),
  voice_es_mateo: narrator('es-419', 'm3', 52, 72, 138),
  voice_es_valentina: narrator('es-419', 'f2', 36, 68, 142),
  voice_pt_tiago: narrator('pt', 'm7', 48, 72, 129),
  voice_pt_ines: narrator('pt', 'f2', 36, 68, 131),
  voice_pt_rafael: narrator('pt-br', 'm3', 52, 74, 129),
  voice_pt_beatriz: narrator('pt-br', 'f2', 44, 70, 133),
  voice_de_jonas: narrator('de', 'm7', 46, 72, 134),
  voice_de_hannah: narrator('de', 'f2', 36, 68, 136),
  voice_de_friedrich: narrator('de', 'm1', 36, 64, 130),
  voice_fr_julien: narrator('fr-fr', 'm7', 48, 70, 114),
  voice_fr_camille: narrator('fr-fr', 'f2', 44, 68, 116),
  voice_fr_elise: narrator('fr-be', 'f4', 36, 66, 118),
  voice_fr_luc: narrator('fr-ch', 'm3', 46, 70, 111),
  voice_it_marco: narrator('it', 'm7', 48, 74, 142),
  voice_it_giulia: narrator('it', 'f2', 44, 72, 144),
  voice_ca_jordi: narrator('ca', 'm7', 48, 70, 128),
  voice_ca_nuria: narrator('ca', 'f2', 38, 68, 130),
};

/** The narrator of this region's speech that is most like the platform's voice, or the platform's voice. */
function platformNarrator(language: string): Narrator | null {
  const known = knownLanguage(language);
  if (known === null) return null;
  const tag = languageTag(language);
  const platform = platformVoices[known];
  const gender = findPublicVoice(platform)?.gender;
  const wanted = /^es-(?!es$)/.test(tag) ? 'es-419' : tag;
  const regional = publicVoices.find(
    (voice) =>
      voice.gender === gender &&
      voice.language === known &&
      narrators[voice.voice_id].language === wanted,
  );
  return narrators[regional?.voice_id ?? platform];
}

/** Languages that espeak-ng has under another code than people write. */
const otherCodes: Readonly<Record<string, string>> = { no: 'nb', iw: 'he', in: 'id' };

/**
 * The narrator of a text. A voice that reads another language than its own keeps its timbre and takes that
 * language's sounds. A voice this engine doesn't have is replaced by the platform's.
 *
 * @param installed espeak-ng's own language codes
 */
export function chooseNarrator(
  language: string,
  voiceId: string | null,
  installed: ReadonlySet<string>,
): Narrator {
  const asked = voiceId === null ? null : findPublicVoice(voiceId);
  const platform = platformNarrator(language);
  if (asked !== null && asked.language === knownLanguage(language)) {
    return narrators[asked.voice_id];
  }
  const timbre =
    asked === null ? (platform ?? narrators.voice_en_daniel) : narrators[asked.voice_id];
  const tag = languageTag(language);
  const [primary = ''] = tag.split('-');
  const codes = [tag, primary, otherCodes[primary] ?? primary];
  const foreign = codes.find((code) => installed.has(code));
  return {
    ...timbre,
    language: platform?.language ?? foreign ?? narrators.voice_en_daniel.language,
  };
}
