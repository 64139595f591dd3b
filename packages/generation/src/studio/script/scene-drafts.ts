import type { PlotReading, ScriptScene } from '../../ports.js';
import { type Drafter, list, pick, sentence } from './draft.js';
import { proposalDrafter } from './proposal-drafts.js';
import { type ScriptLanguage, type Surrounding, surroundings } from './script-language.js';

/** A scene with what of its film decides how it is said. */
export interface ScenePlace {
  readonly scene: ScriptScene;
  readonly plot: PlotReading | null;
  readonly firstOfFilm: boolean;
  /** The last of several scenes. */
  readonly lastOfFilm: boolean;
  /** Number of this proposal, from 0, and of all; 0 when it is none. */
  readonly proposal: number;
  readonly proposals: number;
}

/** Whole sentences without slots. */
function plainDrafter(sentences: readonly string[]): Drafter {
  return (random) => {
    const frame = pick(sentences, random);
    return frame === null ? null : { frame, text: sentence(frame, {}), tells: [], weight: 0 };
  };
}

/** Shares of the picture from which something is worth a word; less may be a misreading. */
const SEEN: Readonly<Record<Surrounding, number>> = {
  trees: 0.08,
  water: 0.04,
  sky: 0.3,
  blueSky: 0.12,
  warmSky: 0.12,
  road: 0.04,
  buildings: 0.03,
};
const MOST_SEEN = 2;
/** Warmth of the light from which a sky is called by its colour. */
const BLUE = -0.7;
const WARM = 0.4;

function seenAround({ terrain }: PlotReading): Surrounding[] {
  const { trees, water, sky, road, building } = terrain.sureShares;
  const { warmth } = terrain.shading;
  const skies = {
    blueSky: warmth <= BLUE ? sky : 0,
    warmSky: warmth >= WARM ? sky : 0,
    sky: warmth > BLUE && warmth < WARM ? sky : 0,
  };
  const shares = { trees, water, ...skies, road, buildings: building };
  // The names of some kinds of land say it already.
  const said: Surrounding | null =
    terrain.terrain === 'forest' ? 'trees' : terrain.terrain === 'urban' ? 'buildings' : null;
  return surroundings.filter((what) => what !== said && shares[what] >= SEEN[what]);
}

function terrainDrafter(plot: PlotReading, language: ScriptLanguage): Drafter {
  const seen = seenAround(plot);
  const most = Math.min(MOST_SEEN, seen.length);
  return (random) => {
    const frame = pick(language.terrain[plot.terrain.view], random);
    const land = pick(language.land[plot.terrain.terrain], random);
    const tail = pick(
      most > 0 ? language.withSeen[plot.terrain.view] : language.withNothing,
      random,
    );
    if (frame === null || land === null || tail === null) return null;
    const count = most === 0 ? 0 : 1 + random.below(most);
    const from = random.below(Math.max(1, seen.length - count + 1));
    const named = seen.slice(from, from + count);
    const words = named.map((what) => pick(language.seen[what], random) ?? '');
    const slots = { land, seen: list(words, language) };
    // Water first: it is what a viewer looks at.
    const weight = count + (named.includes('water') ? 2 : 0);
    return { frame, text: sentence(`${frame}${tail}`, slots), tells: [], weight };
  };
}

function markedDrafter({ plot, lastOfFilm }: ScenePlace, { marked }: ScriptLanguage): Drafter {
  if (lastOfFilm) return plainDrafter(marked.last);
  const found = plot?.areaSource === 'auto';
  return plainDrafter(found ? [...marked.any, ...marked.found] : marked.any);
}

/**
 * A prompt that can be quoted as it is: a few words in Latin letters (a narrator of our languages can't read
 * others), without signs that would have to be spelled out or that would end the quotation.
 */
const QUOTABLE =
  /^(?=.{4,44}$)\p{Script=Latin}[\p{Script=Latin}\p{M}\d ,'’-]*[\p{Script=Latin}\d]$/u;

function quotable(prompt: string | null): string | null {
  const words = prompt?.trim().replace(/\s+/gu, ' ').replace(/\.$/u, '') ?? '';
  return QUOTABLE.test(words) && !/\d{5}/.test(words) ? words : null;
}

function suppliedDrafter(
  place: ScenePlace,
  prompt: string | null,
  language: ScriptLanguage,
): Drafter {
  const { neutral, quoting } = language;
  if (place.firstOfFilm) return plainDrafter(neutral.first);
  if (place.lastOfFilm) return plainDrafter(neutral.last);
  const words = quotable(prompt);
  if (words === null) return plainDrafter(neutral.any);
  return (random) => {
    const frame = pick(quoting, random);
    return frame === null
      ? null
      : { frame, text: sentence(frame, { prompt: words }), tells: [], weight: 0 };
  };
}

function proposalFrames(place: ScenePlace, { proposals }: ScriptLanguage): readonly string[] {
  if (place.lastOfFilm) return proposals.last;
  const { first, any, alone, later } = proposals;
  if (place.proposal > 0) return [...any, ...alone, ...later];
  return place.proposals > 1 ? [...first, ...any] : [...any, ...alone];
}

/** Ways to say a scene, the best first; each is for when the one before it has nothing that was not yet said. */
export function sceneDrafters(place: ScenePlace, language: ScriptLanguage): Drafter[] {
  const anything = plainDrafter(language.neutral.any);
  const { scene, plot, lastOfFilm } = place;
  switch (scene.kind) {
    case 'terrain':
      if (lastOfFilm) return [plainDrafter(language.neutral.last), anything];
      return [
        plot === null ? plainDrafter(language.unread) : terrainDrafter(plot, language),
        anything,
      ];
    case 'marked':
      return [markedDrafter(place, language), anything];
    case 'supplied':
      return [suppliedDrafter(place, scene.prompt, language), anything];
    case 'proposal': {
      const { brief, buildings = null } = scene;
      const { any, alone, later } = language.proposals;
      const as = (frames: readonly string[]) =>
        proposalDrafter({ brief, buildings, frames }, language);
      return [as(proposalFrames(place, language)), as([...any, ...alone, ...later]), anything];
    }
  }
}
