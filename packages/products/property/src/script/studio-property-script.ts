import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import { list } from '@groundwork/film-pipeline/script/listed';
import { seededRandom } from '@groundwork/imaging/seeded-random';
import { type Language, languages } from '@groundwork/words';
import type { PropertyLanguage, RoomWords } from '@groundwork/words/property';
import type { PropertyScriptPort } from '../property-ports.js';
import { isAmount, type KnownFacts, knownFacts } from './known-facts.js';
import { planScript, subjectOf, type Topic } from './plan-script.js';

/** Longest sentence, in characters. */
const MOST = 110;
/** What a frame costs that was heard, and an opening. */
const HEARD = { frame: 10, opening: 4 } as const;

/** "three bedrooms"; numbers beyond twelve in figures. */
function counted(count: number, { one, two, many }: RoomWords, { numbers }: PropertyLanguage) {
  if (count === 1) return one;
  if (count === 2) return two;
  return many.replace('{number}', numbers[count - 3] ?? `${count}`);
}

/** "The kitchen" within a sentence. */
function roomOf(
  room: Extract<Topic, { kind: 'shown' }>['room'],
  { property: { said }, photos }: Pick<Language, 'property' | 'photos'>,
): string {
  if (said[room] !== undefined) return said[room];
  const title = room === 'sea' ? '' : photos.kinds[room].title;
  return title.replace(/^./u, (first) => first.toLocaleLowerCase());
}

/** The ways to say a topic, and what fills them. */
function framesOf(
  topic: Topic,
  facts: KnownFacts,
  language: Pick<Language, 'property' | 'photos'>,
): { readonly frames: readonly string[]; readonly value: string } {
  const { property } = language;
  switch (topic.kind) {
    case 'opening':
      return { frames: property.opening, value: subjectOf(facts).subject ?? '' };
    case 'welcome':
      return { frames: [property.welcome], value: '' };
    case 'rooms': {
      const rooms = topic.rooms.map((room) => counted(facts[room], property[room], property));
      return { frames: property.rooms, value: list(rooms, property) };
    }
    case 'features': {
      const features = topic.features.map(({ text }) => text);
      const areObjects = topic.features.every(({ object }) => object);
      const frames = areObjects ? property.features : property.otherFeatures;
      return { frames, value: list(features, property) };
    }
    case 'shown':
      return { frames: property.shown, value: roomOf(topic.room, language) };
    case 'size':
    case 'price': {
      const value = facts[topic.kind] ?? '';
      const inWords = topic.kind === 'size' ? property.sizeInWords : property.priceInWords;
      return { frames: isAmount(value) ? property[topic.kind] : inWords, value };
    }
    case 'place':
    case 'contact':
      return { frames: property[topic.kind], value: facts[topic.kind] ?? '' };
  }
}

function filled(frame: string, value: string): string {
  const text = frame.replace(/\{\w+\}/u, () => value);
  // A capital in front, but not within a word that begins with a figure.
  const capital = text.replace(/^[\p{P}\s]*\p{Ll}/u, (first) => first.toLocaleUpperCase());
  return /[.!?…]$/u.test(capital) ? capital : `${capital}.`;
}

const openingOf = (text: string): string =>
  text.toLocaleLowerCase().split(/[\s,:;.]+/u, 1)[0] ?? '';

/**
 * Writes the narration of property films in our languages, and in English for any other: short sentences, each of a
 * fact or a room of its photo, and none where there is nothing to say of one.
 */
export class StudioPropertyScript implements PropertyScriptPort {
  async write(input: Parameters<PropertyScriptPort['write']>[0]): Promise<readonly string[]> {
    const { photos, property, seed, signal } = input;
    signal.throwIfAborted();
    const written = scriptLanguage(input.language);
    const language = languages[written];
    const facts = knownFacts(property, written);
    const random = seededRandom(seed, 'property script');
    const heard: string[] = [];
    const costOf = (words: string, weight: number) =>
      weight * heard.filter((one) => one === words).length;
    const say = (topic: Topic): string => {
      const { frames, value } = framesOf(topic, facts, language);
      const [best] = frames
        .map((frame) => ({ frame, text: filled(frame, value) }))
        .filter(({ text }) => text.length <= MOST)
        .map((one) => ({
          ...one,
          cost:
            costOf(one.frame, HEARD.frame) +
            costOf(openingOf(one.text), HEARD.opening) +
            random.next(),
        }))
        .toSorted((a, b) => a.cost - b.cost);
      if (best === undefined) return '';
      heard.push(best.frame, openingOf(best.text));
      return best.text;
    };
    return planScript(facts, photos).map((topics) =>
      topics
        .map(say)
        .filter((text) => text !== '')
        .join(' '),
    );
  }
}
