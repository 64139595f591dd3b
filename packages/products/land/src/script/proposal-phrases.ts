import type { ShownBrief } from '@groundwork/massing';
import type { Counted, ScriptLanguage } from '@groundwork/words/script';

export type Fact =
  | 'storeys'
  | 'roof'
  | 'walls'
  | 'pool'
  | 'terrace'
  | 'balcony'
  | 'garage'
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
  brief: ShownBrief,
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
export function showsSeveral({ kind, homes }: ShownBrief, buildings: number | null): boolean {
  if (kind === 'cabins') return (buildings ?? homes) !== 1;
  return (buildings ?? 1) > 1 || (kind === 'row_houses' && homes !== 1);
}

/** Noun phrases for the buildings. `buildings` is their number in the picture, null if unknown. */
export function housePhrases(
  brief: ShownBrief,
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

function roofPhrases(brief: ShownBrief, many: boolean, language: ScriptLanguage): Phrase[] {
  const { flatRoof, pitchedRoof, roofShape, colouredRoof, roofColours } = language.details;
  const say = (counted: Counted) => (many ? counted.many : counted.one);
  const { roof, roofMaterial, roofColour } = brief;
  if (roof === 'flat') {
    const cover = roofMaterial === 'gravel' || roofMaterial === 'green' ? roofMaterial : 'plain';
    return [phrase(say(flatRoof[cover]), 'roof')];
  }
  const shape = roofShape[roof];
  const cover = roofMaterial === 'gravel' ? 'plain' : roofMaterial;
  const covered = say(pitchedRoof[cover]).replace('{shape}', shape);
  if (roofColour === 'natural' || cover === 'green') {
    return [
      phrase(covered, 'roof'),
      phrase(say(pitchedRoof.plain).replace('{shape}', shape), 'roof'),
    ];
  }
  const coloured = say(colouredRoof)
    .replace('{shape}', shape)
    .replace('{colour}', roofColours[roofColour]);
  return [phrase(coloured, 'roof'), phrase(covered, 'roof')];
}

function wallPhrase({ wallMaterial, wallColour }: ShownBrief, language: ScriptLanguage): Phrase {
  const { walls, colouredWalls, wallColours } = language.details;
  const words =
    wallColour === 'natural'
      ? walls[wallMaterial]
      : colouredWalls[wallMaterial].replace('{colour}', wallColours[wallColour]);
  return phrase(words, 'walls');
}

/** Noun phrases for a list after "with"; those with the same fact exclude each other. */
export function detailPhrases(
  brief: ShownBrief,
  many: boolean,
  language: ScriptLanguage,
): Phrase[] {
  const { details } = language;
  const { pool, terrace, balcony, garage, fence, trees } = brief;
  const say = (counted: Counted) => (many ? counted.many : counted.one);
  const found = roofPhrases(brief, many, language);
  // Plain plaster is what most houses have.
  const isPlain = brief.wallMaterial === 'plaster' && brief.wallColour === 'natural';
  if (!isPlain && brief.wallsHidden !== true) found.push(wallPhrase(brief, language));
  if (pool) found.push(...details.pool.map((words) => phrase(words, 'pool')));
  if (terrace !== 'none') found.push(phrase(details.terrace[terrace], 'terrace'));
  if (balcony) {
    const several = many || brief.kind === 'apartment_block';
    found.push(phrase(several ? details.balcony.many : details.balcony.one, 'balcony'));
  }
  if (garage) found.push(phrase(say(details.garage), 'garage'));
  if (trees !== null) found.push(phrase(details.trees[trees], 'trees'));
  if (fence !== 'none') found.push(phrase(details.fence[fence], 'fence'));
  return found;
}
