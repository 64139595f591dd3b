import type { MusicMood } from '@groundwork/contract/catalogues/music-tracks';
import { anyMoods, type MoodSubject, moodData, moodSubjects, subjectsIn } from './mood-subjects.js';

/** One thing that speaks for a subject, and how much; a title's word has 3. */
export interface MoodEvidence {
  readonly subject: MoodSubject;
  readonly weight: number;
  /** For people: "2 of 3 photos are of the night". */
  readonly found: string;
}

export interface ChosenMood {
  readonly mood: MusicMood;
  readonly because: string;
}

/** Evidence in one field of a customer's words. A subject counts once, however often it is named. */
export function moodWords(field: string, text: string | undefined, weight: number): MoodEvidence[] {
  return subjectsIn(text ?? '').map(({ subject, word }) => ({
    subject,
    weight,
    found: `"${word}" in ${field}`,
  }));
}

/** The music that suits a film: of the subject that most speaks for, and of any cheerful mood when nothing does. */
export function chooseMood(evidence: readonly MoodEvidence[], seed: number): ChosenMood {
  const sums = moodSubjects.map((subject) => {
    const own = evidence.filter((one) => one.subject === subject && one.weight > 0);
    return { subject, own, weight: own.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const [most] = sums.toSorted((a, b) => b.weight - a.weight);
  if (most === undefined || most.weight === 0) {
    return { mood: ofSeed(anyMoods, seed), because: 'nothing speaks for a mood' };
  }
  const found = most.own.toSorted((a, b) => b.weight - a.weight).map((one) => one.found);
  return {
    mood: ofSeed(moodData()[most.subject].moods, seed),
    because: `${most.subject}: ${found.join(', ')}`,
  };
}

function ofSeed(moods: readonly [MusicMood, ...MusicMood[]], seed: number): MusicMood {
  return moods[Math.abs(Math.trunc(seed)) % moods.length] ?? moods[0];
}
