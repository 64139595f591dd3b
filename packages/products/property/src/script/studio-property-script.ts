import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import {
  type FactFrames,
  factFrames,
  featureFrames,
  type KnownFacts,
  knownFacts,
} from '@groundwork/film-pipeline/script/known-facts';
import { list, Phrasing } from '@groundwork/film-pipeline/script/phrasing';
import { seededRandom } from '@groundwork/imaging/seeded-random';
import { type Language, languages } from '@groundwork/words';
import type { PropertyLanguage, RoomWords } from '@groundwork/words/property';
import type { PropertyScriptPort } from '../property-ports.js';
import { planScript, type Topic } from './plan-script.js';

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
): FactFrames {
  const { property } = language;
  switch (topic.kind) {
    case 'figures': {
      if (topic.figures.length === 1 && topic.figures[0] === 'size')
        return factFrames('size', facts, property);
      const figures = topic.figures.map((one) =>
        one === 'size' ? (facts.size ?? '') : counted(facts[one], property[one], property),
      );
      return { frames: property.rooms, slots: { rooms: list(figures, property) } };
    }
    case 'features':
      return featureFrames(topic.features, property);
    case 'shown':
      return { frames: property.shown, slots: { room: roomOf(topic.room, language) } };
    default:
      return factFrames(topic.kind, facts, property);
  }
}

/**
 * Writes the narration of property films in our languages, and in English for any other: short sentences, each of a
 * fact or a room of its photo, and none where there is nothing to say of one.
 */
export class StudioPropertyScript implements PropertyScriptPort {
  async write(input: Parameters<PropertyScriptPort['write']>[0]): Promise<readonly string[]> {
    const { photos, property, closes, seed, signal } = input;
    signal.throwIfAborted();
    const written = scriptLanguage(input.language);
    const language = languages[written];
    const facts = knownFacts(property, written);
    const phrasing = new Phrasing(seededRandom(seed, 'property script'));
    return planScript(facts, photos, closes).map((topics) =>
      topics
        .map((topic) => {
          const { frames, slots } = framesOf(topic, facts, language);
          return phrasing.say(frames, slots);
        })
        .filter((text) => text !== '')
        .join(' '),
    );
  }
}
