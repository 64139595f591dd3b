import type { ProposalBrief } from '@groundwork/massing';
import type { PlotReading } from '../../ports.js';
import type { AreaSize, AreaTrust, Copy, Surrounding, Theme } from './copy/copy.js';

/** One way to say a scene. */
export interface Candidate {
  /** The sentence with its slots; a film uses each as few times as it can. */
  readonly frame: string;
  readonly text: string;
  /** How much of what the customer would look for it names; the most telling are preferred. */
  readonly weight: number;
}

/** A slot's choices; each names its own weight. */
type Slots = Readonly<Record<string, readonly Choice[]>>;
interface Choice {
  readonly words: string;
  readonly weight: number;
}

const plain = (words: string): Choice => ({ words, weight: 0 });

/** Every sentence a frame gives; none when a slot has nothing to fill it. */
function fill(frame: string, slots: Slots): Candidate[] {
  let open: Choice[] = [plain(frame)];
  for (const [, slot = ''] of frame.matchAll(/\{(\w+)\}/g)) {
    open = open.flatMap(({ words, weight }) =>
      (slots[slot] ?? []).map((choice) => ({
        words: words.replace(`{${slot}}`, () => choice.words),
        weight: weight + choice.weight,
      })),
    );
  }
  return open.map(({ words, weight }) => ({ frame, text: capitalised(words), weight }));
}

function capitalised(sentence: string): string {
  const [first = ''] = sentence;
  return first.toLocaleUpperCase() + sentence.slice(first.length);
}

/** `a, b and c`. */
function list(words: readonly string[], copy: Copy): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${copy.and(last)} ${last}`;
}

/** Ordered selections of one to `most` items. */
function selections<Item>(items: readonly Item[], most: number): Item[][] {
  const [first, ...rest] = items;
  if (first === undefined || most === 0) return [];
  return [
    [first],
    ...selections(rest, most - 1).map((selection) => [first, ...selection]),
    ...selections(rest, most),
  ];
}

/** Shares of the picture from which something is worth a word; less may be a misreading. */
const SEEN = { trees: 0.06, water: 0.04, road: 0.03, buildings: 0.04 } as const;

function surroundings(plot: PlotReading): Surrounding[] {
  const { vegetation, water, road, building } = plot.terrain.shares;
  const shares = { trees: vegetation, water, road, buildings: building };
  const all: readonly Surrounding[] = ['trees', 'water', 'road', 'buildings'];
  return all.filter((surrounding) => shares[surrounding] >= SEEN[surrounding]);
}

export function terrainCandidates(plot: PlotReading, copy: Copy): Candidate[] {
  const land = copy.land[plot.terrain.terrain];
  const seen = selections(surroundings(plot), 2).map((names) => ({
    words: list(
      names.map((name) => copy.surroundings[name]),
      copy,
    ),
    weight: names.length,
  }));
  const slots = { a: [plain(land.a)], the: [plain(land.the)], seen };
  return copy.terrain[plot.terrain.view].flatMap((frame) => fill(frame, slots));
}

/** Area of an outline as a share of the picture. */
function shareOfPicture(area: PlotReading['area']): number {
  const doubled = area.reduce((sum, point, index) => {
    const next = area[(index + 1) % area.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function sizeOf(plot: PlotReading): AreaSize {
  const share = shareOfPicture(plot.area);
  if (share < 0.12) return 'small';
  return share < 0.3 ? 'medium' : 'large';
}

/** From this confidence on an area that was found counts as sure. */
const SURE = 0.6;

function trustOf(plot: PlotReading): AreaTrust {
  if (plot.areaSource !== 'auto') return 'drawn';
  return plot.areaConfidence >= SURE ? 'sure' : 'suggested';
}

export function markedCandidates(plot: PlotReading | null, copy: Copy): Candidate[] {
  if (plot === null) return copy.marked.unread.flatMap((frame) => fill(frame, {}));
  const part = copy.part[sizeOf(plot)].replace('{of}', copy.land[plot.terrain.terrain].of);
  return copy.marked[trustOf(plot)].flatMap((frame) => fill(frame, { part: [plain(part)] }));
}

function houseWords(brief: ProposalBrief, copy: Copy): string {
  const storeys = copy.storeys[brief.storeys - 1] ?? copy.storeys.at(-1) ?? '';
  const homes = brief.homes === null ? undefined : copy.homes[brief.homes - 2];
  const template = () => {
    switch (brief.kind) {
      case 'row_houses':
        return homes === undefined ? copy.rowHouses.uncounted : copy.rowHouses.counted;
      case 'cabins':
        if (brief.homes === 1) return copy.cabins.one;
        return homes === undefined ? copy.cabins.uncounted : copy.cabins.counted;
      default:
        return copy.houses[brief.kind];
    }
  };
  return template()
    .replace('{storeys}', storeys)
    .replace('{homes}', homes ?? '');
}

/** What the brief asks for, the most telling first; each has one or two ways to say it. */
function features(brief: ProposalBrief, copy: Copy): { words: string[]; weight: number }[] {
  const { features: words } = copy;
  const found: { words: string[]; weight: number }[] = [];
  if (brief.pool) found.push({ words: [words.pool], weight: 4 });
  const tiled = brief.roof === 'flat' && !['gravel', 'green'].includes(brief.roofMaterial);
  const roof = words.roofShape[brief.roof];
  found.push({ words: tiled ? [roof] : [roof, words.roofMaterial[brief.roofMaterial]], weight: 2 });
  const walls =
    brief.wallMaterial === 'plaster' && brief.wallColour !== 'natural'
      ? words.plaster[brief.wallColour]
      : words.walls[brief.wallMaterial];
  found.push({ words: [walls], weight: 2 });
  if (brief.terrace !== 'none') found.push({ words: [words.terrace[brief.terrace]], weight: 2 });
  if (brief.balcony) found.push({ words: [words.balcony], weight: 1 });
  if (brief.garage) found.push({ words: [words.garage], weight: 1 });
  if (brief.planting !== 'none') {
    const trees = words.trees[brief.trees];
    const planted = brief.planting === 'sparse' ? [trees] : [words.planting[brief.planting], trees];
    found.push({ words: planted, weight: 1 });
  }
  if (brief.drive !== 'none') found.push({ words: [words.drive[brief.drive]], weight: 1 });
  if (brief.fence !== 'none') found.push({ words: [words.fence[brief.fence]], weight: 1 });
  return found;
}

export function proposalCandidates(brief: ProposalBrief, first: boolean, copy: Copy): Candidate[] {
  const frames = first ? copy.proposal.any : [...copy.proposal.any, ...copy.proposal.later];
  const withs = selections(features(brief, copy), 3).flatMap((chosen) => {
    const weight = chosen.reduce((sum, feature) => sum + feature.weight, 0);
    return chosen
      .reduce<string[][]>(
        (open, feature) => open.flatMap((said) => feature.words.map((word) => [...said, word])),
        [[]],
      )
      .map((words) => ({ words: list(words, copy), weight }));
  });
  const slots = { house: [plain(houseWords(brief, copy))], with: withs };
  return frames.flatMap((frame) => fill(frame, slots));
}

export function suppliedCandidates(
  place: 'first' | 'middle' | 'last',
  theme: Theme | null,
  copy: Copy,
): Candidate[] {
  const themed =
    theme === null
      ? []
      : copy.themed.flatMap((frame) => fill(frame, { theme: [plain(copy.themes[theme])] }));
  return [
    ...themed.map((candidate) => ({ ...candidate, weight: 1 })),
    ...copy.supplied[place].flatMap((frame) => fill(frame, {})),
  ];
}
