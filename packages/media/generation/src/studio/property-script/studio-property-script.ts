import { languages } from '@groundwork/language';
import type { PropertyScriptPort } from '../../property-ports.js';
import { scriptLanguage } from '../language.js';
import { seededRandom } from '../seeded-random.js';
import { knownFacts } from './known-facts.js';
import { planScript } from './plan-script.js';
import { sceneWordings, type Wording } from './scene-sentences.js';

/** Characters of a sentence; within the aim it takes a scene of five or six seconds to say. */
const LENGTH = { least: 45, most: 110, aim: [65, 85] } as const;
const BEYOND_AIM = 0.9;
const LETTERS_MORE_A_FIGURE = 2;
/** Random bonus, so that not always the same frames win. */
const CHANCE = 8;
/** Penalty for a sentence that begins like another one: with its first word, with its first two. */
const SAME_WORD = 3;
const SAME_WORDS = 14;
/** How many sentences back a frame or tail is remembered when all of them have been used. */
const REMEMBERED = 4;

/** The first word and the first two, in small letters. */
function openings(text: string): readonly [one: string, two: string] {
  const [one = '', two = ''] = text
    .toLocaleLowerCase()
    .split(/[\s,:;.?¿]+/u, 3)
    .filter(Boolean);
  return [one, `${one} ${two}`];
}

/** The sentences of a film so far. */
class Script {
  private readonly wordings: Wording[] = [];
  private readonly texts = new Set<string>();
  private readonly openings = new Set<string>();

  add(wording: Wording): void {
    this.wordings.push(wording);
    this.texts.add(wording.text);
    for (const opening of openings(wording.text)) this.openings.add(opening);
  }

  /** Whether nothing of it was heard among the last so many sentences. */
  isNew({ text, frame, tail }: Wording, among: number): boolean {
    if (this.texts.has(text)) return false;
    return this.wordings
      .slice(-among)
      .every((one) => one.frame !== frame && (tail === '' || one.tail !== tail));
  }

  repeats({ text }: Wording): number {
    const [one, two] = openings(text);
    if (this.openings.has(two)) return SAME_WORDS;
    return this.openings.has(one) ? SAME_WORD : 0;
  }
}

/** Figures take longer to say than letters: a telephone number of eleven is four seconds. */
function heardLength(text: string): number {
  return text.length + LETTERS_MORE_A_FIGURE * (text.match(/\d/g)?.length ?? 0);
}

function merit({ text, weight }: Wording): number {
  const [low, high] = LENGTH.aim;
  const length = heardLength(text);
  return weight - BEYOND_AIM * Math.max(0, low - length, length - high);
}

/** The best of the fitting ones, least used so far; the first list with any decides. */
function choose(
  lists: readonly (readonly Wording[])[],
  script: Script,
  chance: () => number,
): Wording {
  const fitting = lists.map((wordings) =>
    wordings
      .filter(({ text }) => text.length >= LENGTH.least && text.length <= LENGTH.most)
      .map((wording) => ({
        wording,
        value: merit(wording) - script.repeats(wording) + CHANCE * chance(),
      }))
      .sort((a, b) => b.value - a.value),
  );
  for (const judged of fitting) {
    for (const among of [Number.POSITIVE_INFINITY, REMEMBERED, 1]) {
      const found = judged.find(({ wording }) => script.isNew(wording, among));
      if (found !== undefined) return found.wording;
    }
  }
  throw new RangeError('a photo has no sentence that was not said');
}

/** Writes the narration of property films in seven languages, any other in English. */
export class StudioPropertyScript implements PropertyScriptPort {
  async write(input: Parameters<PropertyScriptPort['write']>[0]): Promise<readonly string[]> {
    const { photos, property, people, seed, signal } = input;
    signal.throwIfAborted();
    const written = scriptLanguage(input.language);
    const language = languages[written];
    const facts = knownFacts(property, written);
    const random = seededRandom(seed, 'property script');
    const script = new Script();
    const topics = planScript(facts, photos);
    return photos.map((photo, index) => {
      const topic = topics[index] ?? { kind: 'look' };
      const lists = sceneWordings({
        ...{ topic, facts, photo, language },
        people: people[index] ?? false,
      });
      const chosen = choose(lists, script, () => random.next());
      script.add(chosen);
      return chosen.text;
    });
  }
}
