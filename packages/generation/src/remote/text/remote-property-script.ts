import type { PropertyScriptPort } from '../../property-ports.js';
import { scriptLanguage } from '../../studio/language.js';
import { askForJson } from '../json-answer.js';
import type { TaskEngines } from '../task-engines.js';
import { nonsenseOfScript, scriptRules, scriptShape } from './script-sense.js';

const TASK = `You write the narration of a short film made of photos of a property. The data holds what its seller says of it, and what each photo shows. Tell the facts where they fit the photos: the kind and place of the property first, price and contact towards the end. A photo of which nothing is known is spoken of by what it shows.`;

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
      people_are_seen: input.people,
      scenes: input.photos.map(({ setting, seen, light }) => ({ setting, seen, light })),
    };
    const { sentences } = await askForJson(task, {
      capability: 'text',
      purpose: 'property_script',
      task: `${TASK}\n\n${scriptRules(language)}`,
      data: facts,
      shape: scriptShape,
      nonsense: (answer) =>
        nonsenseOfScript(answer.sentences, { count: input.photos.length, language, facts }),
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
