import { type VoiceLanguage, voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { languages } from '@groundwork/words';
import { madeOnce } from '@groundwork/words/data';

const wordsOf = madeOnce(
  (language: VoiceLanguage) => new Set(languages[language].smallWords.split(' ')),
);

/** How many more small words another language must have, and how many times as many, to be the text's. */
const SURE = { more: 3, times: 1.5 } as const;

/** The language that a text is clearly in instead of the requested one; null when it may be that one. */
export function otherLanguage(text: string, asked: VoiceLanguage): VoiceLanguage | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const count = (language: VoiceLanguage) =>
    words.filter((word) => wordsOf(language).has(word)).length;
  const own = count(asked);
  const rivals = voiceLanguages
    .filter((language) => language !== asked)
    .map((language) => ({ language, found: count(language) }))
    .sort((one, other) => other.found - one.found);
  const [first] = rivals;
  if (first === undefined) return null;
  return first.found >= own + SURE.more && first.found > own * SURE.times ? first.language : null;
}
