import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import type { LandClaim } from '@groundwork/contract/land/reading';
import { isNamedBySeller, providedScript } from '@groundwork/film-pipeline/script/script-sense';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { languages } from '@groundwork/words';
import { type LandThing, landThings } from '@groundwork/words/claims';
import type { PlotReading, ScriptPort, ScriptScene } from '../ports.js';
import { describeBrief } from '../proposals/describe-brief.js';

/** Claims that make each word true; no reading claims a road, snow, a slope or a field. */
const claimedBy: Readonly<Record<LandThing, readonly LandClaim[]>> = {
  sea: ['sea'],
  water: ['water', 'sea'],
  trees: ['trees', 'green_trees'],
  grass: ['grass', 'green_grass', 'golden_grass'],
  rock: ['rock'],
  buildings: ['buildings'],
  road: [],
  snow: [],
  sky: ['sky', 'blue_sky', 'glowing_sky'],
  sun: ['low_sun'],
  blue: ['blue_sky'],
  green: ['green_trees', 'green_grass'],
  golden: ['golden_grass', 'glowing_sky'],
  from_above: ['view_from_above', 'view_straight_down'],
  slope: [],
  field: [],
};

/** The word in a sentence about a photo that goes beyond the photo's claims and the seller's words; null when all of it is true. */
export function unclaimedWord(
  sentence: string,
  language: VoiceLanguage,
  plot: Pick<PlotReading, 'claims'> | null,
  sellersWords = '',
): string | null {
  for (const thing of landThings) {
    const claimed = claimedBy[thing].some((claim) => plot?.claims.includes(claim) === true);
    if (claimed || isNamedBySeller(({ claims: { land } }) => land[thing], sellersWords)) continue;
    const found = languages[language].claims.land[thing].exec(sentence);
    if (found !== null) return found[0];
  }
  return null;
}

const TASK = `You write the narration of a short film that shows an empty plot of land, where one may build on it, and proposals of what could stand there. The data holds what its seller says of it, all that is surely seen of the land, and what each scene shows: the name and place first, size and price with an area that its seller outlined, else with the land as it is, and never with a proposal, contact at the end. Of the place itself say nothing else, no tree, water, sky, slope, colour, light or view that is neither in "land" nor in "property". A proposal is an idea and is spoken of as one.`;

function factsOf(scene: ScriptScene, plot: PlotReading | null): unknown {
  switch (scene.kind) {
    case 'terrain':
      return { shows: 'the land as it is' };
    case 'marked':
      return {
        shows: 'the area that one may build on, outlined',
        outlined_by: plot?.areaSource === 'auto' ? 'us' : 'its seller',
      };
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

/** A measured size is left to the embedded sentences, which round it. */
function seenClaims(plot: PlotReading | null): readonly string[] {
  return plot?.claims.filter((claim) => claim !== 'plot_size') ?? [];
}

/** Writes land films by a text engine; dividing a customer's own script needs none. */
export function createRemoteScript(task: TaskEngines, embedded: ScriptPort): ScriptPort {
  return providedScript(task, embedded, {
    purpose: 'land_script',
    task: TASK,
    facts: ({ plot, property, scenes }) => ({
      property,
      land: { surely_seen: seenClaims(plot) },
      scenes: scenes.map((scene) => factsOf(scene, plot)),
    }),
    untrue: (sentence, scene, { scenes, plot, property }, language) => {
      const kind = scenes[scene]?.kind;
      return kind === 'terrain' || kind === 'marked'
        ? unclaimedWord(sentence, language, plot, JSON.stringify(property))
        : null;
    },
  });
}
