import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import { list, Phrasing } from '@groundwork/film-pipeline/script/phrasing';
import { seededRandom } from '@groundwork/imaging/seeded-random';
import { type Language, languages } from '@groundwork/words';
import type { PropertyLanguage, RoomWords } from '@groundwork/words/property';
import type { PropertyScriptPort } from '../property-ports.js';
import { isAmount, type KnownFacts, knownFacts } from './known-facts.js';
import { planScript, subjectOf, type Topic } from './plan-script.js';

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
  isFirst: boolean,
): { readonly frames: readonly string[]; readonly slots: Readonly<Record<string, string>> } {
  const { property } = language;
  switch (topic.kind) {
    case 'opening':
      return { frames: property.opening, slots: { subject: subjectOf(facts).subject ?? '' } };
    case 'welcome':
      return { frames: [property.welcome], slots: {} };
    case 'rooms': {
      const rooms = topic.rooms.map((room) => counted(facts[room], property[room], property));
      return { frames: property.rooms, slots: { rooms: list(rooms, property) } };
    }
    case 'features': {
      const features = topic.features.map(({ text }) => text);
      const areObjects = topic.features.every(({ object }) => object);
      const frames = areObjects ? property.features : property.otherFeatures;
      return { frames, slots: { features: list(features, property) } };
    }
    case 'shown':
      return {
        frames: isFirst ? property.shown : [...property.shown, ...property.shownNext],
        slots: { room: roomOf(topic.room, language) },
      };
    case 'size':
    case 'price': {
      const value = facts[topic.kind] ?? '';
      const inWords = topic.kind === 'size' ? property.sizeInWords : property.priceInWords;
      return {
        frames: isAmount(value) ? property[topic.kind] : inWords,
        slots: { [topic.kind]: value },
      };
    }
    case 'place':
    case 'contact':
      return { frames: property[topic.kind], slots: { [topic.kind]: facts[topic.kind] ?? '' } };
  }
}

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
    const phrasing = new Phrasing(seededRandom(seed, 'property script'));
    return planScript(facts, photos).map((topics, scene) =>
      topics
        .map((topic) => {
          const { frames, slots } = framesOf(topic, facts, language, scene === 0);
          return phrasing.say(frames, slots);
        })
        .filter((text) => text !== '')
        .join(' '),
    );
  }
}
