import {
  scriptLanguage,
  type VoiceLanguage,
  voiceLanguages,
} from '@groundwork/contract/catalogues/voices';
import { askForJson } from '@groundwork/providers/json-answer';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { type Language, languages } from '@groundwork/words';
import { madeOnce } from '@groundwork/words/data';
import { z } from 'zod';

/** Characters of a sentence: the target, and the limits for a fitting scene. */
const sentenceLength = { aim: [25, 85], least: 12, most: 130 } as const;

const scriptShape = z.object({ sentences: z.array(z.string().trim()) });

/** Digits of each number in a text, without the marks between them. */
function numbersIn(text: string): string[] {
  return (text.match(/\d[\d.,'’\u00a0\u202f ]*\d|\d/gu) ?? []).map((found) =>
    found.replace(/\D/g, ''),
  );
}

/** Characters that a voice cannot say. */
const unspeakable = /[\p{Cc}\p{Extended_Pictographic}<>{}[\]#*_|\\]|https?:/u;

/**
 * The fault of a narration, in words for the engine; null when it can be spoken. A number that is not among the facts
 * is invented.
 */
export function nonsenseOfScript(
  sentences: readonly string[],
  wanted: {
    readonly count: number;
    readonly language: VoiceLanguage;
    /** The data that the engine got. */
    readonly facts: unknown;
  },
): string | null {
  const { count, language, facts } = wanted;
  if (sentences.length !== count) {
    return `sentences: ${count} are needed, there are ${sentences.length}`;
  }
  const known = new Set(numbersIn(JSON.stringify(facts)));
  for (const [index, sentence] of sentences.entries()) {
    const { least, most } = sentenceLength;
    const name = `sentence ${index + 1}`;
    if (sentence.length < least || sentence.length > most) {
      return `${name}: ${sentence.length} characters, it must be ${least} to ${most}`;
    }
    if (unspeakable.test(sentence)) return `${name}: holds marks that cannot be spoken`;
    const invented = numbersIn(sentence).find((number) => !known.has(number));
    if (invented !== undefined) return `${name}: the number ${invented} is not in the data`;
    if (sentences.indexOf(sentence) !== index) return `${name}: was said before`;
  }
  const other = otherLanguage(sentences.join(' '), language);
  return other === null ? null : `sentences: they are in "${other}" and must be in "${language}"`;
}

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Rules that are sent with every script request. */
function scriptRules(language: VoiceLanguage): string {
  const [low, high] = sentenceLength.aim;
  return `Rules for the sentences:
- Exactly one for each scene, in the scenes' order, in ${names.of(language) ?? language}. Each can stand by itself.
- ${low} to ${high} characters each, 5 to 14 words, as a good agent speaks: what its scene shows, or a fact that belongs to it. Nothing about the film, its pictures or the viewer, nothing that fits any other property, no question.
- Say only what the data says. Make up no price, size, distance, place, view, age, law or promise. Write numbers as they are in the data.
- No word about who should live there, their family, origin, religion, health or age, and none about safety or the kind of neighbours.
- Plain text: no quotation marks, lists, symbols or emoji. No two sentences begin with the same word.`;
}

const wordsOf = madeOnce(
  (language: VoiceLanguage) => new Set(languages[language].smallWords.split(' ')),
);

/** How many more small words another language must have, and how many times as many, to be the text's. */
const SURE = { more: 3, times: 1.5 } as const;

/** Whether a seller's words name a thing: they may be in another language than the film. */
export const isNamedBySeller = (
  namesOf: (language: Language) => RegExp,
  sellersWords: string,
): boolean => Object.values(languages).some((language) => namesOf(language).test(sellersWords));

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

interface Writer<Input> {
  write(input: Input): Promise<readonly string[]>;
}

/** Has a text engine write a sentence for each scene; one that says more than the data does is refused. */
export function providedScript<Input extends { readonly language: string }>(
  task: TaskEngines,
  embedded: Writer<Input>,
  film: {
    readonly purpose: string;
    readonly task: string;
    facts(input: Input): { readonly scenes: readonly unknown[] };
    /** The word of a scene's sentence that goes beyond the data; null when none does. */
    untrue(sentence: string, scene: number, input: Input, language: VoiceLanguage): string | null;
  },
): Writer<Input> {
  const ask = async (at: TaskEngines, input: Input) => {
    const language = scriptLanguage(input.language);
    const facts = film.facts(input);
    const untruthOf = (sentences: readonly string[]) => {
      const words = sentences.map((one, index) => film.untrue(one, index, input, language));
      const first = words.findIndex((word) => word !== null);
      return first < 0 ? null : `sentence ${first + 1}: "${words[first]}" is not in the data`;
    };
    const { sentences } = await askForJson(at, {
      capability: 'text',
      purpose: film.purpose,
      task: `${film.task}\n\n${scriptRules(language)}`,
      data: facts,
      shape: scriptShape,
      nonsense: (answer) =>
        nonsenseOfScript(answer.sentences, { count: facts.scenes.length, language, facts }) ??
        untruthOf(answer.sentences),
    });
    return sentences;
  };
  return {
    write: (input) =>
      task.remoteOr('text', {
        remote: (at) => ask(at, input),
        embedded: () => embedded.write(input),
      }),
  };
}
