import type { ScriptPort, ScriptScene } from '../../ports.js';
import { scriptLanguage } from '../../studio/language.js';
import { describeBrief } from '../../studio/proposals/describe-brief.js';
import { askForJson } from '../json-answer.js';
import type { TaskEngines } from '../task-engines.js';
import { nonsenseOfScript, scriptRules, scriptShape } from './script-sense.js';

const TASK = `You write the narration of a short film that shows an empty plot of land, where one may build on it, and proposals of what could stand there. The data names the kind of land and what each scene shows. A proposal is an idea and is spoken of as one.`;

/** What the engine is told of a scene. */
function factsOf(scene: ScriptScene): unknown {
  switch (scene.kind) {
    case 'terrain':
      return { shows: 'the land as it is' };
    case 'marked':
      return { shows: 'the area that one may build on, outlined' };
    case 'proposal':
      return {
        shows: 'a proposal',
        building: describeBrief(scene.brief),
        details: scene.brief,
        ...(scene.buildings === undefined ? {} : { buildings: scene.buildings }),
      };
    case 'supplied':
      return { shows: 'a picture of the customer', words_of_the_customer: scene.prompt };
  }
}

/** Writes land films by a text engine; dividing a customer's own script needs none. */
export function createRemoteScript(task: TaskEngines, embedded: ScriptPort): ScriptPort {
  const ask = async (input: Parameters<ScriptPort['write']>[0]): Promise<readonly string[]> => {
    const language = scriptLanguage(input.language);
    const facts = {
      land: input.plot?.terrain.terrain ?? null,
      scenes: input.scenes.map(factsOf),
    };
    const { sentences } = await askForJson(task, {
      capability: 'text',
      purpose: 'land_script',
      task: `${TASK}\n\n${scriptRules(language)}`,
      data: facts,
      shape: scriptShape,
      nonsense: (answer) =>
        nonsenseOfScript(answer.sentences, { count: input.scenes.length, language, facts }),
    });
    return sentences;
  };
  return {
    divide: (input) => embedded.divide(input),
    write: (input) =>
      task.remoteOr(
        'text',
        () => ask(input),
        () => embedded.write(input),
      ),
  };
}
