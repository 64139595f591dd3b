import { list } from '@groundwork/film-pipeline/script/listed';
import { measurePlot } from '@groundwork/photo-reading/plot/measure-plot';
import type { TerrainName } from '@groundwork/photo-reading/terrain-reading';
import type { ScriptLanguage, SeenClaim, SpokenView } from '@groundwork/words/script';
import type { PlotReading, ScriptScene } from '../ports.js';
import { type Drafter, pick, sentence } from './draft.js';
import { proposalDrafter } from './proposal-drafts.js';

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

/** Whole sentences, without slots unless these are given. */
function plainDrafter(
  sentences: readonly string[],
  slots: Readonly<Record<string, string>> = {},
  weight = 0,
): Drafter {
  return (random) => {
    const frame = pick(sentences, random);
    return frame === null ? null : { frame, text: sentence(frame, slots), tells: [], weight };
  };
}

/** Weight of a measured size against a sentence for any plot. */
const SIZE_WEIGHT = 6;

/** Things to name in a photo, the most eye-catching first; of each line only the first that is true. */
const namings: readonly (readonly SeenClaim[])[] = [
  ['sea', 'water'],
  ['green_trees', 'trees'],
  ['golden_grass', 'green_grass', 'grass'],
  ['buildings'],
  ['rock'],
  ['low_sun'],
  ['blue_sky', 'glowing_sky', 'sky'],
];
const MOST_SEEN = 2;
/** Claims that the name of a terrain already makes. */
const impliedByName: Partial<Record<TerrainName, readonly SeenClaim[]>> = {
  forest: ['trees', 'green_trees'],
  urban: ['buildings'],
  coast: ['sea', 'water'],
};

function namedAround({ claims, namedLand }: PlotReading): SeenClaim[] {
  const implied = (namedLand === null ? null : impliedByName[namedLand]) ?? [];
  return namings.flatMap((line) => {
    const claim = line.find((name) => claims.includes(name));
    return claim === undefined || implied.includes(claim) ? [] : [claim];
  });
}

function viewOf({ claims }: PlotReading): SpokenView {
  if (claims.includes('view_straight_down')) return 'straight_down';
  if (claims.includes('view_from_above')) return 'from_above';
  return claims.includes('eye_level') ? 'eye_level' : 'any';
}

/** Describes certain contents of the photo, or the plot if there are none. */
function terrainDrafter(plot: PlotReading, language: ScriptLanguage): Drafter {
  const seen = namedAround(plot);
  const view = viewOf(plot);
  const lands = plot.namedLand === null ? language.plot : language.land[plot.namedLand];
  const most = Math.min(MOST_SEEN, seen.length);
  const shown = language.terrain[view];
  const frames = most === 0 && view === 'any' ? [...shown, ...language.beginnings] : shown;
  return (random) => {
    const frame = pick(frames, random);
    const land = pick(lands, random);
    const tail = pick(most > 0 ? language.withSeen[view] : language.withNothing, random);
    if (frame === null || land === null || tail === null) return null;
    const count = most === 0 ? 0 : 1 + random.below(most);
    const from = random.below(Math.max(1, seen.length - count + 1));
    const named = seen.slice(from, from + count);
    const words = named.map((what) => pick(language.seen[what], random) ?? '');
    const slots = { land, seen: list(words, language) };
    // Water first: viewers look at it.
    const wet = named.includes('water') || named.includes('sea');
    return {
      frame,
      text: sentence(`${frame}${tail}`, slots),
      tells: [],
      weight: count + (wet ? 2 : 0),
    };
  };
}

/** Square metres under which rounding leaves nothing. */
const LEAST_SPOKEN = 100;

/** Square metres as the customer gave them, or that a listener can keep in mind; null when the area was not measured. */
function spokenSize({ claims, area, camera, givenAreaM2 }: PlotReading): string | null {
  if (givenAreaM2 !== undefined) return String(Math.round(givenAreaM2));
  const size = claims.includes('plot_size') ? measurePlot(camera, area) : null;
  if (size === null || size.areaM2 < LEAST_SPOKEN) return null;
  const step = size.areaM2 < 1000 ? 50 : 100;
  return String(Math.round(size.areaM2 / step) * step);
}

function markedDrafter({ plot, lastOfFilm }: ScenePlace, { marked }: ScriptLanguage): Drafter {
  if (lastOfFilm) return plainDrafter(marked.last);
  const size = plot === null ? null : spokenSize(plot);
  const found = plot?.areaSource === 'auto';
  const sentences = found ? [...marked.any, ...marked.found] : marked.any;
  if (size === null) return plainDrafter(sentences);
  const plain = plainDrafter(sentences);
  const frames = plot?.givenAreaM2 === undefined ? marked.sized : marked.given;
  const sized = plainDrafter(frames, { size }, SIZE_WEIGHT);
  return (random, mentions) => (random.below(2) === 0 ? sized : plain)(random, mentions);
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
