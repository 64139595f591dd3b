import { type VoiceLanguage, voiceLanguages } from '@groundwork/contract';

/** Small words that are frequent in one of these languages and rare or unknown in the others. */
const smallWords: Readonly<Record<VoiceLanguage, string>> = {
  en: 'the and of with this is here to you for from your where that are it has on in its an every one will could',
  es: 'el los las y con este esta un una del su sus donde desde aquí para más hay es al entre cada muy tu lo',
  pt: 'o os e com este esta um uma do da dos das no na em não seu sua onde desde aqui para mais há é ao entre cada',
  de: 'der die das und mit dieses diese ist hier ein eine einen einem für von auf wo den dem zu im aus sich jedes',
  fr: 'le les et avec ce cette un une du des est ici où pour dans sur vous au aux plus chaque votre son sa depuis',
  it: 'il lo gli e con questo questa un una del della dei delle è qui dove per nel nella più ogni tra si sono al',
  ca: "el els les i amb aquest aquesta un una del dels és aquí on des per més hi ha al entre cada seva seu a l'",
};

const wordsOf = new Map(
  voiceLanguages.map((language) => [language, new Set(smallWords[language].split(' '))] as const),
);

/** How many more small words another language must have, and how many times as many, to be the text's. */
const SURE = { more: 3, times: 1.5 } as const;

/** The language that a text is plainly in instead of the one asked for; null when it can be that one. */
export function otherLanguage(text: string, asked: VoiceLanguage): VoiceLanguage | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const count = (language: VoiceLanguage) =>
    words.filter((word) => wordsOf.get(language)?.has(word)).length;
  const own = count(asked);
  const rivals = voiceLanguages
    .filter((language) => language !== asked)
    .map((language) => ({ language, found: count(language) }))
    .sort((one, other) => other.found - one.found);
  const [first] = rivals;
  if (first === undefined) return null;
  return first.found >= own + SURE.more && first.found > own * SURE.times ? first.language : null;
}
