import type { VoiceLanguage } from '@groundwork/contract';

/**
 * Sounds as lips show them: `A` open as in a, `E` spread as in e and i, `O` round as in o and u, `M` shut as in m, b
 * and p, `F` lip under the teeth as in f and v, `C` any other, which the lips leave half open, and `?` one that the
 * letters do not tell.
 */
export type LipSound = 'A' | 'E' | 'O' | 'M' | 'F' | 'C' | '?';

/** Letters, and the sounds that they stand for; none for silent letters. The first that fits is taken. */
type Spelling = readonly [letters: RegExp, sounds: string];

function spelled(...rules: readonly (readonly [string, string])[]): readonly Spelling[] {
  return rules.map(([letters, sounds]) => [new RegExp(letters, 'uy'), sounds]);
}

const consonantBeforeE = '(?=[^aeiouwxyr]e(?:s|d)?$)';

/** How letters are spoken where it differs from what they look like; accents that do not matter are gone. */
const spellings: Readonly<Record<VoiceLanguage, readonly Spelling[]>> = {
  en: spelled(
    ['igh', 'AE'],
    ['gh', ''],
    ['ph', 'F'],
    ['th|sh|ch|ck', 'C'],
    ['wh', 'O'],
    ['qu', 'CO'],
    ['ee|ea|ey|ie(?!$)', 'E'],
    ['ai|ay|ei', 'E'],
    ['oo|oa', 'O'],
    ['ou|ow', 'AO'],
    ['au|aw', 'O'],
    ['oi|oy', 'OE'],
    ['er$|or$|ar$', 'C'],
    ['ed$', 'C'],
    ['(?<=..)e$|(?<=..)e(?=s$)', ''],
    [`i${consonantBeforeE}|(?<=^.)y$`, 'AE'],
    [`a${consonantBeforeE}`, 'E'],
    ['u(?=[^aeiou]{2}|[^aeiou]$)', 'A'],
    ['kn|wr', 'C'],
    ['h', ''],
  ),
  es: spelled(
    ['qu|gu(?=[ei])', 'C'],
    ['ll|ch|rr', 'C'],
    ['v', 'M'],
    ['y$', 'E'],
    ['y', 'C'],
    ['h', ''],
  ),
  pt: spelled(
    ['ão|ãos', 'AO'],
    ['õe', 'OE'],
    ['ã', 'A'],
    ['qu|gu(?=[ei])', 'C'],
    ['lh|nh|ch|rr|ss', 'C'],
    ['ou', 'O'],
    ['[mn]$', ''],
    ['h', ''],
  ),
  de: spelled(
    ['sch|ch|ck|tz', 'C'],
    ['ph', 'F'],
    ['pf', 'MF'],
    ['qu', 'CF'],
    ['ei|ai', 'AE'],
    ['ie', 'E'],
    ['eu|äu', 'OE'],
    ['au', 'AO'],
    ['ü|ö|y', 'O'],
    ['ä', 'E'],
    ['w|v', 'F'],
    ['er$', 'A'],
    ['en$', 'C'],
    ['h', ''],
  ),
  fr: spelled(
    ['eaux?|aux?', 'O'],
    ['oin', 'OE'],
    ['oi', 'OA'],
    ['ou', 'O'],
    ['œu|eu', 'O'],
    ['[ae][mn](?![aeiouymnéèê])', 'A'],
    ['o[mn](?![aeiouymnéèê])', 'O'],
    ['(?:ai|ei|i|y)[mn](?![aeiouymnéèê])', 'E'],
    ['ai|ei', 'E'],
    ['ill', 'E'],
    ['[ch]h|gn|qu|gu(?=[ei])', 'C'],
    ['ph', 'F'],
    ['e[rz]$', 'E'],
    ['(?<=.)e(?:s|nt)?$', ''],
    ['(?<=..)[dtsxzp]+$', ''],
    ['[éèê]', 'E'],
    ['h', ''],
  ),
  it: spelled(
    ['gli', 'CE'],
    ['ch|gh|gn|sc', 'C'],
    ['[cg]i(?=[aou])', 'C'],
    ['qu', 'CO'],
    ['h', ''],
  ),
  ca: spelled(
    ['qu|gu(?=[ei])', 'C'],
    ['ny|ll|l·l|ix|tx|tg|tj', 'C'],
    ['v', 'M'],
    ['(?<=..)r$', ''],
    ['h', ''],
  ),
};

const plainLetters: Readonly<Record<string, LipSound>> = {
  ...{ a: 'A', e: 'E', i: 'E', y: 'E', o: 'O', u: 'O', w: 'O' },
  ...{ m: 'M', b: 'M', p: 'M', f: 'F', v: 'F' },
};

/** Accents that change how a word is spoken; others are taken off. */
const telling: Readonly<Record<VoiceLanguage, string>> = {
  en: '',
  es: '',
  pt: 'ãõ',
  de: 'äöü',
  fr: 'éèêœ',
  it: '',
  ca: '·',
};

function lettersOf(word: string, language: VoiceLanguage): string {
  return Array.from(word.normalize('NFC').toLowerCase(), (letter) =>
    telling[language].includes(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, ''),
  )
    .filter((letter) => /[\p{L}\p{N}·]/u.test(letter))
    .join('');
}

/** What the lips do for a written word, in order. Figures and letters that are not Latin are `?`. */
export function lipSounds(word: string, language: VoiceLanguage): LipSound[] {
  const letters = lettersOf(word, language);
  const sounds: LipSound[] = [];
  let at = 0;
  while (at < letters.length) {
    const found = spellings[language].find(([pattern]) => {
      pattern.lastIndex = at;
      return pattern.test(letters);
    });
    if (found === undefined) {
      const letter = letters[at] ?? '';
      sounds.push(/[a-zß]/u.test(letter) ? (plainLetters[letter] ?? 'C') : '?');
      at += 1;
    } else {
      sounds.push(...([...found[1]] as LipSound[]));
      at = found[0].lastIndex;
    }
  }
  // Two that look the same are one movement.
  return sounds.filter((sound, index) => sound === '?' || sound !== sounds[index - 1]);
}
