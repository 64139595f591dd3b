import { type MusicMood, musicMoods } from '@groundwork/contract/catalogues/music-tracks';
import { everyOf, once, readData } from '@groundwork/words/data';
import { z } from 'zod';

/** Subjects of films that decide their music; the first of equals wins. */
export const moodSubjects = [
  'night',
  'sea',
  'mountain',
  'luxury',
  'modern',
  'country',
  'family',
  'sun',
] as const;
export type MoodSubject = (typeof moodSubjects)[number];

/** Moods that no photo contradicts. */
export const anyMoods = ['warm', 'hopeful', 'bright'] as const satisfies readonly MusicMood[];

/** The moods that suit each subject, and the words that name it. */
export const moodData = once(() =>
  readData(
    new URL('../../data/mood-subjects.json', import.meta.url),
    everyOf(
      moodSubjects,
      z.strictObject({
        moods: z.tuple([z.enum(musicMoods)], z.enum(musicMoods)),
        words: z.string().transform(patternOf),
      }),
    ),
  ),
);

/** Finds a word of a list in any text; one that ends in `*` may go on. */
function patternOf(words: string): RegExp {
  const alternatives = words.split(/[|\n]/).flatMap((line) => {
    const word = line.trim();
    if (word === '') return [];
    return word.endsWith('*') ? `${word.slice(0, -1)}\\p{L}*` : word;
  });
  return new RegExp(`(?<![\\p{L}])(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');
}

export function subjectsIn(
  text: string,
): { readonly subject: MoodSubject; readonly word: string }[] {
  const plain = text.normalize('NFC');
  return moodSubjects.flatMap((subject) => {
    const word = moodData()[subject].words.exec(plain)?.[0];
    return word === undefined ? [] : [{ subject, word }];
  });
}
