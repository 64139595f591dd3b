import type { ProposalBrief } from '@groundwork/massing';
import type { Colour, Counted, ScriptLanguage } from '@groundwork/words/script';

export type Fact =
  | 'storeys'
  | 'roof'
  | 'walls'
  | 'pool'
  | 'terrace'
  | 'balcony'
  | 'garage'
  | 'drive'
  | 'planting'
  | 'trees'
  | 'fence';

/** Words for one part of a brief, and what of it a listener then knows. */
export interface Phrase {
  readonly text: string;
  readonly tells: readonly Fact[];
}

const phrase = (text: string, ...tells: Fact[]): Phrase => ({ text, tells });

function inWords(number: number, { numbers }: ScriptLanguage): string {
  return numbers[Math.min(number, numbers.length + 1) - 2] ?? '';
}

/** The wordings for the buildings of a brief, still with their slots, and the number in them. */
function houseTemplates(
  brief: ProposalBrief,
  buildings: number | null,
  language: ScriptLanguage,
): { templates: readonly string[]; number: number } {
  const { houses, someCabins, rows } = language;
  const { kind, homes } = brief;
  if (kind === 'row_houses') {
    // One home makes no row.
    if (homes === 1) {
      const { one, many } = houses.gabled_house;
      const number = buildings ?? 1;
      return { templates: number === 1 ? one : many, number };
    }
    if (buildings !== null && buildings > 1) return { templates: rows, number: buildings };
    if (homes === null) return { templates: houses.row_houses.one, number: 1 };
    return { templates: houses.row_houses.many, number: homes };
  }
  const number = buildings ?? (kind === 'cabins' ? homes : 1);
  if (number === null) return { templates: someCabins, number: 1 };
  return { templates: number === 1 ? houses[kind].one : houses[kind].many, number };
}

/** Whether there are several roofs and doors to speak of. */
export function showsSeveral({ kind, homes }: ProposalBrief, buildings: number | null): boolean {
  if (kind === 'cabins') return (buildings ?? homes) !== 1;
  return (buildings ?? 1) > 1 || (kind === 'row_houses' && homes !== 1);
}

/** Noun phrases for the buildings. `buildings` is their number in the picture, null if unknown. */
export function housePhrases(
  brief: ProposalBrief,
  buildings: number | null,
  language: ScriptLanguage,
): Phrase[] {
  const { templates, number } = houseTemplates(brief, buildings, language);
  const storeys = language.storeys[brief.storeys - 1] ?? '';
  return templates.map((template) =>
    phrase(
      template.replace('{number}', inWords(number, language)).replace('{storeys}', storeys),
      ...(template.includes('{storeys}') ? (['storeys'] as const) : []),
    ),
  );
}

/** Balconies are drawn from this storey number on; kinds that draw none are left out. */
const BALCONY_FROM: Partial<Record<ProposalBrief['kind'], number>> = {
  modern_villa: 3,
  gabled_house: 2,
  mediterranean: 2,
  row_houses: 2,
  apartment_block: 2,
};
const WITH_GARAGE: readonly ProposalBrief['kind'][] = ['modern_villa', 'gabled_house', 'farmhouse'];

/** The parts of a brief that its drawing shows: a cabin, for one, has no terrace and no garage. */
export function visibleParts(brief: ProposalBrief) {
  return {
    terrace: brief.kind !== 'cabins' && brief.terrace !== 'none' ? brief.terrace : null,
    balcony:
      brief.balcony && brief.storeys >= (BALCONY_FROM[brief.kind] ?? Number.POSITIVE_INFINITY),
    garage: brief.garage && WITH_GARAGE.includes(brief.kind),
    drive: brief.drive !== 'none' ? brief.drive : null,
    fence: brief.fence !== 'none' ? brief.fence : null,
  };
}

function colourOf(colour: ProposalBrief['wallColour']): Colour | null {
  return colour === 'natural' ? null : colour;
}

function roofPhrases(brief: ProposalBrief, many: boolean, language: ScriptLanguage): Phrase[] {
  const { flatRoof, pitchedRoof, roofShape, colouredRoof, roofColours } = language.details;
  const say = (counted: Counted) => (many ? counted.many : counted.one);
  const { roof, roofMaterial } = brief;
  if (roof === 'flat') {
    const cover = roofMaterial === 'gravel' || roofMaterial === 'green' ? roofMaterial : 'plain';
    return [phrase(say(flatRoof[cover]), 'roof')];
  }
  const shape = roofShape[roof];
  const colour = colourOf(brief.roofColour);
  const cover = roofMaterial === 'gravel' ? 'plain' : roofMaterial;
  const covered = say(pitchedRoof[cover]).replace('{shape}', shape);
  if (colour === null || cover === 'green') {
    return [
      phrase(covered, 'roof'),
      phrase(say(pitchedRoof.plain).replace('{shape}', shape), 'roof'),
    ];
  }
  const coloured = say(colouredRoof)
    .replace('{shape}', shape)
    .replace('{colour}', roofColours[colour]);
  return [phrase(coloured, 'roof'), phrase(covered, 'roof')];
}

function wallPhrase(brief: ProposalBrief, language: ScriptLanguage): Phrase {
  const { walls, colouredWalls, wallColours } = language.details;
  const colour = colourOf(brief.wallColour);
  const words =
    colour === null
      ? walls[brief.wallMaterial]
      : colouredWalls[brief.wallMaterial].replace('{colour}', wallColours[colour]);
  return phrase(words, 'walls');
}

/** Noun phrases for a list after "with"; those with the same fact exclude each other. */
export function detailPhrases(
  brief: ProposalBrief,
  many: boolean,
  language: ScriptLanguage,
): Phrase[] {
  const { details } = language;
  const parts = visibleParts(brief);
  const say = (counted: Counted) => (many ? counted.many : counted.one);
  const found = roofPhrases(brief, many, language);
  // Plain plaster is what most houses have: it is said where there is little else.
  const plain = brief.wallMaterial === 'plaster' && brief.wallColour === 'natural';
  const others = [brief.pool, parts.terrace, parts.balcony, parts.garage, parts.drive, parts.fence];
  if (!plain || others.filter(Boolean).length < 2) found.push(wallPhrase(brief, language));
  if (brief.pool) found.push(...details.pool.map((words) => phrase(words, 'pool')));
  if (parts.terrace !== null) found.push(phrase(details.terrace[parts.terrace], 'terrace'));
  if (parts.balcony) {
    const several = many || brief.kind === 'apartment_block';
    found.push(phrase(several ? details.balcony.many : details.balcony.one, 'balcony'));
  }
  if (parts.garage) found.push(phrase(say(details.garage), 'garage'));
  if (brief.planting === 'sparse') found.push(phrase(details.fewTrees[brief.trees], 'planting'));
  if (brief.planting === 'garden' || brief.planting === 'lush') {
    found.push(
      phrase(details.planting[brief.planting], 'planting'),
      phrase(details.trees[brief.trees], 'trees'),
    );
  }
  if (parts.drive !== null) found.push(phrase(details.drive[parts.drive], 'drive'));
  if (parts.fence !== null) found.push(phrase(details.fence[parts.fence], 'fence'));
  return found;
}
