import {
  findPublicVoice,
  knownLanguage,
  languageTag,
  platformVoice,
  publicVoices,
} from '@groundwork/contract/catalogues/voices';
import { everyOf, once, readData } from '@groundwork/words/data';
import { z } from 'zod';

const narratorSchema = z.strictObject({
  language: z.string(),
  variant: z.string(),
  pitch: z.number(),
  range: z.number(),
  speed: z.number(),
});
/** How espeak-ng makes a voice. */
export type Narrator = Readonly<z.output<typeof narratorSchema>>;

const ids = publicVoices.map(({ voice_id: id }) => id);
const narrators = once(() =>
  readData(new URL('./data/narrators.json', import.meta.url), everyOf(ids, narratorSchema)),
);

/** The narrator of this region's speech that is most like the platform's voice, or the platform's voice. */
function platformNarrator(language: string): Narrator | null {
  const known = knownLanguage(language);
  if (known === null) return null;
  const tag = languageTag(language);
  const platform = platformVoice(known);
  const wanted = /^es-(?!es$)/.test(tag) ? 'es-419' : tag;
  const regional = publicVoices.find(
    (voice) =>
      voice.gender === platform.gender &&
      voice.language === known &&
      narrators()[voice.voice_id].language === wanted,
  );
  return narrators()[(regional ?? platform).voice_id];
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
    return narrators()[asked.voice_id];
  }
  const timbre =
    asked === null ? (platform ?? narrators().voice_en_daniel) : narrators()[asked.voice_id];
  const tag = languageTag(language);
  const [primary = ''] = tag.split('-');
  const codes = [tag, primary, otherCodes[primary] ?? primary];
  const foreign = codes.find((code) => installed.has(code));
  return {
    ...timbre,
    language: platform?.language ?? foreign ?? narrators().voice_en_daniel.language,
  };
}
