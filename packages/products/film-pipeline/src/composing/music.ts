import { cardSeconds } from '@groundwork/contract/catalogues/intro-outro-templates';
import type { MusicMood } from '@groundwork/contract/catalogues/music-tracks';
import { languages } from '@groundwork/words';
import { once } from '@groundwork/words/data';
import { foldedText, lowerCase } from '@groundwork/words/folded-text';
import { foundIn, meaningsOf } from '@groundwork/words/meanings';
import { type MoodSubject, moodSubjects } from '@groundwork/words/subjects';
import { artefact } from '../artefacts.js';
import type { Composer } from '../service/renderer.js';
import type { FilmOptions } from './film-options.js';
import type { Beats } from './timeline.js';

/** Seconds that cards add before and after the film. */
function cardTimes({ elements_config: config }: FilmOptions) {
  const { intro, outro } = config?.intro_outro ?? {};
  return { intro: intro ? cardSeconds.intro : 0, outro: outro ? cardSeconds.outro : 0 };
}

interface FilmMusic {
  readonly options: FilmOptions;
  readonly seed: number;
  readonly mood: ChosenMood['mood'];
}

const choiceOf = ({ options, seed, mood }: FilmMusic) => ({
  ...{ kind: options.music_kind ?? 'stock', trackId: options.music_id ?? null, mood, seed },
});

/** The beats that scenes are cut on: seconds between two, and when the first falls in the film behind its intro. */
export function beatsOf({ engine }: Pick<Composer, 'engine'>, film: FilmMusic): Beats {
  const seconds = engine.music.beatOf(choiceOf(film));
  const { intro } = cardTimes(film.options);
  return { seconds, first: (seconds - (intro % seconds)) % seconds };
}

/**
 * Music for a film of so many seconds and its cards, in the store.
 *
 * @returns its name
 */
export async function composeMusic(
  { store, engine }: Pick<Composer, 'store' | 'engine'>,
  input: FilmMusic & { readonly prefix: string; readonly seconds: number },
  signal: AbortSignal,
): Promise<string> {
  const { intro, outro } = cardTimes(input.options);
  const key = `${input.prefix}/music.wav`;
  await artefact(store, key, 'audio/wav', async () => {
    const track = await engine.music.compose({
      ...choiceOf(input),
      seconds: intro + input.seconds + outro,
      signal,
    });
    return track.wav;
  });
  return key;
}

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
    mood: ofSeed(moodsOf[most.subject], seed),
    because: `${most.subject}: ${found.join(', ')}`,
  };
}

function ofSeed(moods: readonly [MusicMood, ...MusicMood[]], seed: number): MusicMood {
  return moods[Math.abs(Math.trunc(seed)) % moods.length] ?? moods[0];
}

/** The moods that suit each subject; where there are several, films differ. */
export const moodsOf: Readonly<Record<MoodSubject, readonly [MusicMood, ...MusicMood[]]>> = {
  night: ['evening'],
  sea: ['calm'],
  mountain: ['pastoral'],
  luxury: ['elegant'],
  modern: ['modern'],
  country: ['pastoral', 'hopeful', 'warm'],
  family: ['warm', 'hopeful'],
  sun: ['bright'],
};

/** Moods that no photo contradicts. */
export const anyMoods = ['warm', 'hopeful', 'bright'] as const satisfies readonly MusicMood[];

/** Sellers write in another language than the film's, so the words of all of them are sought. */
const subjects = once(() =>
  meaningsOf(
    moodSubjects.map((subject) => [
      subject,
      Object.values(languages).flatMap((language) => language.subjects.moods[subject]),
    ]),
    lowerCase,
  ),
);

export function subjectsIn(
  written: string,
): { readonly subject: MoodSubject; readonly word: string }[] {
  const folded = foldedText(written, lowerCase);
  const found = foundIn(folded.text, subjects());
  return moodSubjects.flatMap((subject) => {
    const first = found.find(({ value }) => value === subject);
    return first === undefined ? [] : [{ subject, word: folded.asWritten(first) }];
  });
}
