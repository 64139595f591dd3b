import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import { seededRandom } from '@groundwork/imaging/seeded-random';
import { languages } from '@groundwork/words';
import type { PropertyScriptPort } from '../property-ports.js';
import { knownFacts } from './known-facts.js';
import { planScript } from './plan-script.js';
import { sceneWordings, type Wording } from './scene-sentences.js';

/** Characters of a sentence. One about a picture takes a scene of five or six seconds; a fact is said as briefly as it is. */
const LENGTH = {
  look: { least: 45, most: 110, aim: [65, 85] },
  fact: { least: 15, most: 110, aim: [25, 85] },
} as const;
type Length = (typeof LENGTH)[keyof typeof LENGTH];
const BEYOND_AIM = 0.9;
const LETTERS_MORE_A_FIGURE = 2;
/** Random bonus, so that not always the same frames win. */
const CHANCE = 8;
/** Penalty for a sentence that begins like another one: with its first word, with its first two. */
const SAME_WORD = 3;
const SAME_WORDS = 14;
/** How many sentences back a frame for facts is remembered when all of them have been used. */
const REMEMBERED = [Number.POSITIVE_INFINITY, 4, 1] as const;
/** Of photos of which there is little to say, every so many are spoken of at most, where there are several. */
const SILENCE = { photos: 3, every: 2 } as const;

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
  /** Scenes in a row without words, up to now. */
  silent = 0;

  add(wording: Wording | null): string {
    this.silent = wording === null ? this.silent + 1 : 0;
    if (wording === null) return '';
    this.wordings.push(wording);
    this.texts.add(wording.text);
    for (const opening of openings(wording.text)) this.openings.add(opening);
    return wording.text;
  }

  /** Whether nothing of it was heard among the last so many sentences. */
  isNew({ text, frame }: Wording, among: number): boolean {
    if (this.texts.has(text)) return false;
    return this.wordings.slice(-among).every((one) => one.frame !== frame);
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

function merit({ text, weight }: Wording, { aim: [low, high] }: Length): number {
  const length = heardLength(text);
  return weight - BEYOND_AIM * Math.max(0, low - length, length - high);
}

/** The best of the fitting ones, least used so far; null when all were heard. */
function choose(
  wordings: readonly Wording[],
  script: Script,
  chance: () => number,
  length: Length = LENGTH.look,
): Wording | null {
  const judged = wordings
    .filter(({ text }) => text.length >= length.least && text.length <= length.most)
    .map((wording) => ({
      wording,
      value: merit(wording, length) - script.repeats(wording) + CHANCE * chance(),
    }))
    .sort((a, b) => b.value - a.value);
  // What was told stays true in the same words; what fits many pictures is worn out.
  for (const among of length === LENGTH.fact ? REMEMBERED : REMEMBERED.slice(0, 1)) {
    const found = judged.find(({ wording }) => script.isNew(wording, among));
    if (found !== undefined) return found.wording;
  }
  return null;
}

/** So that sentences that suit many pictures are spread over a film, each said once. */
function spacing(scenes: readonly (readonly ReturnType<typeof sceneWordings>[])[]): number {
  const plain = scenes.flat().filter(({ facts, telling }) => facts.length + telling.length === 0);
  if (plain.length < SILENCE.photos) return 1;
  const frames = new Set(plain.flatMap(({ passing }) => passing.map(({ frame }) => frame)));
  return Math.max(SILENCE.every, Math.floor(plain.length / Math.max(1, frames.size)));
}

/**
 * Writes the narration of property films in our languages, and in English for any other. Says nothing twice, and
 * nothing where there is little to say of a photo.
 */
export class StudioPropertyScript implements PropertyScriptPort {
  async write(input: Parameters<PropertyScriptPort['write']>[0]): Promise<readonly string[]> {
    const { photos, property, people, seed, signal } = input;
    signal.throwIfAborted();
    const written = scriptLanguage(input.language);
    const language = languages[written];
    const facts = knownFacts(property, written);
    const random = seededRandom(seed, 'property script');
    const chance = () => random.next();
    const script = new Script();
    const topics = planScript(facts, photos);
    const scenes = photos.map((photo, index) =>
      (topics[index] ?? []).map((topic) =>
        sceneWordings({ ...{ topic, facts, photo, language }, people: people[index] ?? false }),
      ),
    );
    const every = spacing(scenes);
    const say = (wordings: ReturnType<typeof sceneWordings>): string => {
      const told =
        choose(wordings.facts, script, chance, LENGTH.fact) ??
        choose(wordings.telling, script, chance);
      const speaks = told !== null || script.silent >= every - 1;
      return script.add(speaks ? (told ?? choose(wordings.passing, script, chance)) : null);
    };
    return scenes.map((scene) =>
      scene
        .map(say)
        .filter((text) => text !== '')
        .join(' '),
    );
  }
}
