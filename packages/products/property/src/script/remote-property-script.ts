import { scriptLanguage } from '@groundwork/contract';
import {
  nonsenseOfScript,
  scriptRules,
  scriptShape,
} from '@groundwork/film-pipeline/script/script-sense';
import { askForJson } from '@groundwork/providers/json-answer';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import type { PropertyScriptPort } from '../property-ports.js';
import { unclaimedThing } from './claimable-things.js';

const TASK = `You write the narration of a short film made of photos of a property. The data holds what its seller says of it, and what is surely seen in each photo. Tell the facts where they fit the photos: the kind and place of the property first, price and contact towards the end. Name no room, view, garden, pool or other thing that is neither in the seller's words nor surely seen in that photo; a photo of which nothing is known is spoken of as a part of the property.`;

/** The first thing that an engine names and neither seller nor photo does, in words for it; null when there is none. */
function untruthOf(
  sentences: readonly string[],
  { photos, property }: Pick<Parameters<PropertyScriptPort['write']>[0], 'photos' | 'property'>,
): string | null {
  const givenFacts = property === null ? '' : JSON.stringify(property);
  for (const [index, sentence] of sentences.entries()) {
    const word = unclaimedThing(sentence, photos[index]?.claims ?? [], givenFacts);
    if (word !== null) return `sentence ${index + 1}: "${word}" is not in the data`;
  }
  return null;
}

/** Writes the narration of property films by a text engine. */
export function createRemotePropertyScript(
  task: TaskEngines,
  embedded: PropertyScriptPort,
): PropertyScriptPort {
  type Input = Parameters<PropertyScriptPort['write']>[0];
  const ask = async (input: Input): Promise<readonly string[]> => {
    const language = scriptLanguage(input.language);
    const facts = {
      property: input.property,
      scenes: input.photos.map(({ claims, light }, index) => ({
        ...{ surely_seen: claims, light },
        people_are_seen: input.people[index] ?? false,
      })),
    };
    const { sentences } = await askForJson(task, {
      capability: 'text',
      purpose: 'property_script',
      task: `${TASK}\n\n${scriptRules(language)}`,
      data: facts,
      shape: scriptShape,
      nonsense: (answer) =>
        nonsenseOfScript(answer.sentences, { count: input.photos.length, language, facts }) ??
        untruthOf(answer.sentences, input),
    });
    return sentences;
  };
  return {
    write: (input) =>
      task.remoteOr(
        'text',
        () => ask(input),
        () => embedded.write(input),
      ),
  };
}
