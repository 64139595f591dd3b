import { landClaims } from '@groundwork/contract/land/reading';
import { type SeededRandom, seededRandom } from '@groundwork/imaging/seeded-random';
import {
  driveSurfaces,
  fences,
  materialColours,
  type ProposalBrief,
  plantings,
  proposalKinds,
  roofMaterials,
  roofShapes,
  terraceSurfaces,
  treeGroups,
  wallMaterials,
} from '@groundwork/massing';
import { ofEachClass, terrainNames, terrainViews } from '@groundwork/photo-reading/terrain-reading';
import type { PlotReading, ScriptScene } from '../../ports.js';

export const noShares = { ...ofEachClass(() => 0), ground: 1 };

export function plotOf(
  terrain: Partial<PlotReading['terrain']>,
  areaSource: PlotReading['areaSource'] = 'auto',
  claims: PlotReading['claims'] = [],
): PlotReading {
  const polygon = [
    { x: 0.2, y: 0.6 },
    { x: 0.8, y: 0.6 },
    { x: 0.5, y: 0.9 },
  ];
  return {
    terrain: {
      view: 'eye_level',
      horizonY: 0.4,
      shares: noShares,
      sureShares: terrain.shares ?? noShares,
      terrain: 'meadow',
      colours: ofEachClass(() => null),
      shading: {
        azimuthDegrees: null,
        elevationDegrees: null,
        brightness: 0.5,
        warmth: 0,
        contrast: 0.5,
      },
      ...terrain,
    },
    camera: {
      view: 'eye_level',
      width: 1600,
      height: 900,
      focalLengthPx: 1300,
      principal: { x: 0.5, y: 0.5 },
      pitchDegrees: 5,
      heightMetres: 1.7,
      estimates: [],
    },
    sun: { azimuthDegrees: 30, elevationDegrees: 40, source: 'unknown' },
    area: polygon,
    areaConfidence: 0.8,
    areaSource,
    claims,
  };
}

export const plain: ProposalBrief = {
  kind: 'gabled_house',
  storeys: 2,
  roof: 'gable',
  wallMaterial: 'plaster',
  wallColour: 'natural',
  roofMaterial: 'slate',
  roofColour: 'natural',
  pool: false,
  terrace: 'none',
  balcony: false,
  garage: false,
  drive: 'none',
  planting: 'none',
  trees: 'mixed',
  fence: 'none',
  homes: null,
};

export function briefBy(random: SeededRandom): ProposalBrief {
  return {
    kind: random.pick(proposalKinds),
    storeys: 1 + random.below(6),
    roof: random.pick(roofShapes),
    wallMaterial: random.pick(wallMaterials),
    wallColour: random.pick(materialColours),
    roofMaterial: random.pick(roofMaterials),
    roofColour: random.pick(materialColours),
    pool: random.below(2) === 0,
    terrace: random.pick(terraceSurfaces),
    balcony: random.below(2) === 0,
    garage: random.below(2) === 0,
    drive: random.pick(driveSurfaces),
    planting: random.pick(plantings),
    trees: random.pick(treeGroups),
    fence: random.pick(fences),
    homes: random.below(3) === 0 ? null : 1 + random.below(12),
  };
}

const prompts = [
  null,
  'Modern house with a pool',
  'casa con jardín',
  'x',
  'Wow!! 4K, ultra',
  'Küche',
];

function sceneBy(random: SeededRandom): ScriptScene {
  const kind = random.pick(['terrain', 'marked', 'proposal', 'proposal', 'supplied'] as const);
  if (kind === 'proposal') {
    const brief = briefBy(random);
    return random.below(3) === 0
      ? { kind, brief, buildings: 1 + random.below(6) }
      : { kind, brief };
  }
  if (kind === 'supplied') return { kind, prompt: prompts[random.below(prompts.length)] ?? null };
  return { kind: kind === 'terrain' ? 'terrain' : 'marked' };
}

/** A plot whose claims fit together as those of a reading do. */
function plotBy(random: SeededRandom): PlotReading | null {
  if (random.below(5) === 0) return null;
  const claims = landClaims.filter(() => random.below(3) === 0);
  const area = random.pick(['auto', 'mask', 'polygon'] as const);
  const terrain = random.pick(terrainNames);
  return plotOf({ terrain, view: random.pick(terrainViews) }, area, claims);
}

/** Films as they are made (land, area, proposals or own pictures) and any mixture, for each seed. */
export function filmsOf(seed: number): { scenes: ScriptScene[]; plot: PlotReading | null }[] {
  const random = seededRandom(seed, 'films');
  const brief = briefBy(random);
  const land: ScriptScene[] = [{ kind: 'terrain' }, { kind: 'marked' }];
  const times = <Item>(count: number, item: () => Item) => Array.from({ length: count }, item);
  return [
    {
      scenes: [
        ...land,
        ...times(2 + random.below(7), () => ({ kind: 'proposal' as const, brief })),
      ],
      plot: plotBy(random),
    },
    {
      scenes: [...land, ...times(8, () => ({ kind: 'supplied' as const, prompt: null }))],
      plot: plotBy(random),
    },
    { scenes: times(1 + random.below(10), () => sceneBy(random)), plot: plotBy(random) },
  ];
}
