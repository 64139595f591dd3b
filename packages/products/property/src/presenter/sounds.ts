import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import { languages } from '@groundwork/words';

/**
 * Sounds as lips show them: `A` open as in a, `E` spread as in e and i, `O` round as in o and u, `M` shut as in m, b
 * and p, `F` lip under the teeth as in f and v, `C` any other, which the lips leave half open, and `?` one that the
 * letters do not show.
 */
export type LipSound = 'A' | 'E' | 'O' | 'M' | 'F' | 'C' | '?';

const plainLetters: Readonly<Record<string, LipSound>> = {
  ...{ a: 'A', e: 'E', i: 'E', y: 'E', o: 'O', u: 'O', w: 'O' },
  ...{ m: 'M', b: 'M', p: 'M', f: 'F', v: 'F' },
};

function lettersOf(word: string, language: VoiceLanguage): string {
  return Array.from(word.normalize('NFC').toLowerCase(), (letter) =>
    languages[language].pronunciation.accents.includes(letter)
      ? letter
      : letter.normalize('NFD').replace(/\p{M}/gu, ''),
  )
    .filter((letter) => /[\p{L}\p{N}·]/u.test(letter))
    .join('');
}

/** The lip sounds of a written word, in order. Figures and letters that are not Latin are `?`. */
export function lipSounds(word: string, language: VoiceLanguage): LipSound[] {
  const letters = lettersOf(word, language);
  const sounds: LipSound[] = [];
  let at = 0;
  while (at < letters.length) {
    const found = languages[language].pronunciation.spellings.find(([pattern]) => {
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
