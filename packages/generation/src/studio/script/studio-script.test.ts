import { terrainNames, terrainViews } from '@groundwork/imaging';
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
import { describe, expect, it } from '@jest/globals';
import type { PlotReading, ScriptScene } from '../../ports.js';
import { type SeededRandom, seededRandom } from '../seeded-random.js';
import { StudioScript } from './studio-script.js';

const languages = ['en', 'es', 'pt', 'de', 'fr', 'it', 'ca'] as const;
type Language = (typeof languages)[number];
const seeds = Array.from({ length: 61 }, (_, seed) => seed);
const script = new StudioScript();
const { signal } = new AbortController();

const write = (
  scenes: readonly ScriptScene[],
  plot: PlotReading | null,
  language: string,
  seed: number,
) => script.write({ scenes, plot, language, seed, signal });

const noShares = { sky: 0, ground: 1, vegetation: 0, water: 0, road: 0, building: 0 };

function plotOf(
  terrain: Partial<PlotReading['terrain']>,
  areaSource: PlotReading['areaSource'] = 'auto',
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
      terrain: 'meadow',
      colours: { sky: null, ground: null, vegetation: null, water: null },
      shading: {
        azimuthDegrees: null,
        elevationDegrees: null,
        brightness: 0.5,
        warmth: 0,
        contrast: 0.5,
      },
      area: { polygon, confidence: 0.8 },
      ...terrain,
    },
    camera: {
      view: 'eye_level',
      width: 1600,
      height: 900,
      focalLengthPx: 1300,
      pitchDegrees: 5,
      rollDegrees: 0,
      heightMetres: 1.7,
      estimates: [],
    },
    sun: { azimuthDegrees: 30, elevationDegrees: 40, source: 'assumed' },
    area: polygon,
    areaConfidence: 0.8,
    areaSource,
  } as PlotReading;
}

const plain: ProposalBrief = {
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

function briefBy(random: SeededRandom): ProposalBrief {
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

function plotBy(random: SeededRandom): PlotReading | null {
  if (random.below(5) === 0) return null;
  const share = () => (random.below(2) === 0 ? 0 : random.between(0, 0.5));
  return plotOf(
    {
      terrain: random.pick(terrainNames),
      view: random.pick(terrainViews),
      shares: {
        sky: share(),
        ground: share(),
        vegetation: share(),
        water: share(),
        road: share(),
        building: share(),
      },
    },
    random.pick(['auto', 'mask', 'polygon'] as const),
  );
}

/** Films as they are made (land, area, proposals or own pictures) and any mixture, for each seed. */
function filmsOf(seed: number): { scenes: ScriptScene[]; plot: PlotReading | null }[] {
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

const pool: Record<Language, RegExp> = {
  en: /\bpool/i,
  es: /piscina/i,
  pt: /piscina/i,
  de: /pool|schwimm/i,
  fr: /piscine/i,
  it: /piscina/i,
  ca: /piscina/i,
};
const water: Record<Language, RegExp> = {
  en: /\b(?:water|sea|lake|river|ocean)\b/i,
  es: /\b(?:agua|mar|lago|río)\b/i,
  pt: /(?<!\p{L})(?:água|mar|lago|rio)(?!\p{L})/iu,
  de: /\b(?:wasser|meer|see|fluss)\b/i,
  fr: /\b(?:eau|mer|lac|rivière)\b/i,
  it: /\b(?:acqua|mare|lago|fiume)\b/i,
  ca: /\b(?:aigua|mar|llac|riu)\b/i,
};
const kinds: Record<Language, Record<ProposalBrief['kind'], RegExp>> = {
  en: {
    modern_villa: /villa/,
    gabled_house: /family house/,
    mediterranean: /Mediterranean house/,
    farmhouse: /farmhouse/,
    row_houses: /rows? of/,
    apartment_block: /apartment/,
    cabins: /cabin/,
  },
  es: {
    modern_villa: /villa/,
    gabled_house: /casas? familiar/,
    mediterranean: /casas? mediterránea/,
    farmhouse: /de campo/,
    row_houses: /hilera/,
    apartment_block: /edificio/,
    cabins: /cabaña/,
  },
  pt: {
    modern_villa: /casas? moderna/,
    gabled_house: /casas? familiar/,
    mediterranean: /mediterrâneo/,
    farmhouse: /de campo/,
    row_houses: /fila/,
    apartment_block: /edifício/,
    cabins: /cabana/,
  },
  de: {
    modern_villa: /Vill/,
    gabled_house: /Einfamilienh/,
    mediterranean: /mediterrane\w* H/,
    farmhouse: /Landh/,
    row_houses: /Reihe|reihe/,
    apartment_block: /Mehrfamilienh/,
    cabins: /Hütte/,
  },
  fr: {
    modern_villa: /villa/,
    gabled_house: /maisons? familiale/,
    mediterranean: /maisons? médit/,
    farmhouse: /de campagne/,
    row_houses: /rangée/,
    apartment_block: /immeuble/,
    cabins: /cabane/,
  },
  it: {
    modern_villa: /vill[ae]/,
    gabled_house: /unifamiliar/,
    mediterranean: /cas[ae] mediterrane/,
    farmhouse: /di campagna/,
    row_houses: /fil[ae] di/,
    apartment_block: /palazzin/,
    cabins: /casett/,
  },
  ca: {
    modern_villa: /vil·l/,
    gabled_house: /cas(?:a|es) familiar/,
    mediterranean: /cas(?:a|es) mediterr/,
    farmhouse: /de camp/,
    row_houses: /filer/,
    apartment_block: /edifici/,
    cabins: /caban/,
  },
};
/** Clichés and claims that no photo carries. */
const banned: Record<Language, RegExp> = {
  en: /dream|hidden gem|nestled|oasis|paradise|luxur|stunning|breathtaking|unique|perfect|sun-|sunny|sea view|permi|allowed|legal|price|€|\$/i,
  es: /sueñ|joya|enclavad|oasis|paraíso|lujo|impresionante|únic|perfect|vistas? al mar|soleado|permi|edificable|legal|precio/i,
  pt: /sonho|joia|encravad|oásis|paraíso|luxo|deslumbrante|perfeit|vista para o mar|ensolarad|permi|legal|preço/i,
  de: /traum|juwel|eingebettet|oase|paradies|luxus|atemberaubend|einzigartig|perfekt|meerblick|sonnig|erlaub|bebaubar|genehmig|preis/i,
  fr: /rêve|joyau|nich[ée]|oasis|paradis|luxe|époustouflant|unique|parfait|vue sur (?:la )?mer|ensoleill|permis|constructible|autoris|prix/i,
  it: /sogn|gioiello|incastonat|oasi|paradiso|lusso|mozzafiato|unic[oa]|perfett|vista mare|soleggiat|permess|edificabil|prezzo/i,
  ca: /somni|joia|enclavad|oasi|paradís|luxe|impressionant|únic|perfect|vistes? al mar|assolellat|perm[ie]|edificable|legal|preu/i,
};

const opening = (sentence: string) => sentence.toLowerCase().split(' ', 2).join(' ');

describe.each(languages)('a script in %s', (language) => {
  it('holds the rules of length, form and variety in every film', async () => {
    const lengths: number[] = [];
    for (const seed of seeds) {
      for (const { scenes, plot } of filmsOf(seed)) {
        const sentences = await write(scenes, plot, language, seed);
        expect(sentences).toHaveLength(scenes.length);
        for (const [index, sentence] of sentences.entries()) {
          const { length } = sentence;
          lengths.push(length);
          if (length < 55 || length > 95) throw new Error(`${length} characters: ${sentence}`);
          expect(sentence).toMatch(/^\p{Lu}[^{}!:]*[^.\s]\.$/u);
          expect(sentence).not.toMatch(/\s\s|\s[.,]|,,|undefined/);
          if (scenes[index]?.kind !== 'supplied') expect(sentence).not.toMatch(/\d/);
          expect(sentence).not.toMatch(banned[language]);
        }
        expect(new Set(sentences).size).toBe(sentences.length);
        expect([...new Set(sentences.map(opening))]).toEqual(sentences.map(opening));
      }
    }
    const aimed = lengths.filter((length) => length >= 65 && length <= 85);
    expect(aimed.length / lengths.length).toBeGreaterThan(0.85);
  });

  it('names the kind of every proposal, and its pool when and only when there is one', async () => {
    for (const seed of seeds) {
      const random = seededRandom(seed, 'kinds');
      const briefs = Array.from({ length: 4 }, () => briefBy(random));
      const scenes = briefs.map((brief) => ({ kind: 'proposal' as const, brief }));
      const sentences = await write(scenes, null, language, seed);
      for (const [index, brief] of briefs.entries()) {
        // One home makes no row.
        const kind = brief.kind === 'row_houses' && brief.homes === 1 ? 'gabled_house' : brief.kind;
        expect(sentences[index]).toMatch(kinds[language][kind]);
        expect([sentences[index], pool[language].test(sentences[index] ?? '')]).toEqual([
          sentences[index],
          brief.pool,
        ]);
      }
    }
  });

  it('speaks of water at the plot only when it is seen', async () => {
    for (const terrain of terrainNames) {
      for (const view of terrainViews) {
        for (const seed of seeds.slice(0, 5)) {
          const shares = { ...noShares, sky: 0.3, vegetation: 0.2 };
          const dry = await write(
            [{ kind: 'terrain' }],
            plotOf({ terrain, view, shares }),
            language,
            seed,
          );
          expect(dry[0]).not.toMatch(water[language]);
          const wetShares = { ...noShares, water: 0.2 };
          const wet = await write(
            [{ kind: 'terrain' }],
            plotOf({ terrain, view, shares: wetShares }),
            language,
            seed,
          );
          expect(wet[0]).toMatch(water[language]);
        }
      }
    }
  });

  it('gives the same film for a seed and others for other seeds', async () => {
    const films = new Set<string>();
    const some = seeds.slice(0, 15);
    const [{ scenes, plot } = { scenes: [], plot: null }] = filmsOf(3);
    for (const seed of some) {
      const once = await write(scenes, plot, language, seed);
      expect(await write(scenes, plot, language, seed)).toEqual(once);
      films.add(once.join('\n'));
    }
    expect(films.size).toBe(some.length);
  });

  it('does not describe land that was not read', async () => {
    const said = new Set<string>();
    for (const seed of seeds)
      said.add((await write([{ kind: 'terrain' }], null, language, seed))[0] ?? '');
    expect(said.size).toBeGreaterThan(1);
    for (const sentence of said) expect(sentence).not.toMatch(water[language]);
  });
});

describe('what a script says', () => {
  const english = (scenes: readonly ScriptScene[], plot: PlotReading | null, seed: number) =>
    write(scenes, plot, 'en', seed);

  it('tells the view the land was photographed from', async () => {
    const views = {
      eye_level: /eye level|stand|on the ground/,
      oblique: /angle|side|from the air/,
      straight_down: /straight|overhead/,
    };
    for (const view of terrainViews) {
      for (const seed of seeds) {
        expect((await english([{ kind: 'terrain' }], plotOf({ view }), seed))[0]).toMatch(
          views[view],
        );
      }
    }
  });

  it('names trees, sky, roads and buildings only when they are seen', async () => {
    const bare = await Promise.all(
      seeds.map((seed) => english([{ kind: 'terrain' }], plotOf({}), seed)),
    );
    for (const [sentence] of bare) expect(sentence).not.toMatch(/trees|sky|road|buildings/);
    const treed = plotOf({ shares: { ...noShares, vegetation: 0.3 } });
    for (const seed of seeds) {
      const [sentence] = await english([{ kind: 'terrain' }], treed, seed);
      expect(sentence).toMatch(/trees/);
      expect(sentence).not.toMatch(/sky|road|buildings|mountain/);
    }
  });

  it('leaves out what the drawing of a kind does not show', async () => {
    const brief = {
      ...plain,
      kind: 'cabins',
      homes: 3,
      terrace: 'timber',
      garage: true,
      balcony: true,
    } as const;
    for (const seed of seeds) {
      const said = (await english(Array(4).fill({ kind: 'proposal', brief }), null, seed)).join(
        ' ',
      );
      expect(said).toMatch(/three cabins/);
      expect(said).not.toMatch(/terrace|garage|balcon/);
    }
  });

  it('tells over a film of one house all that matters of it', async () => {
    const brief = {
      ...plain,
      terrace: 'stone',
      planting: 'garden',
      pool: true,
      wallMaterial: 'brick',
    } as const;
    for (const seed of seeds) {
      const said = (await english(Array(6).fill({ kind: 'proposal', brief }), null, seed)).join(
        ' ',
      );
      for (const word of [/two-storey/, /gabled/, /brick/, /stone terrace/, /garden/, /pool/]) {
        expect(said).toMatch(word);
      }
    }
  });

  it('says how many buildings the picture shows when that is known', async () => {
    const scene = { kind: 'proposal', brief: plain, buildings: 4 } as const;
    for (const seed of seeds)
      expect((await english([scene], null, seed))[0]).toMatch(/group of four/);
  });

  it('quotes a short, plain prompt as it is, and no other', async () => {
    const middle = async (prompt: string, seed: number) =>
      (
        await english(
          [{ kind: 'terrain' }, { kind: 'supplied', prompt }, { kind: 'marked' }],
          null,
          seed,
        )
      )[1];
    for (const seed of seeds) {
      expect(await middle(' Casa con  jardín. ', seed)).toContain('“Casa con jardín”');
      for (const prompt of [
        'Make it pop!!',
        'see https://x.example',
        'a'.repeat(90),
        '现代别墅和游泳池',
        'say “hi”',
        '',
      ]) {
        const said = await middle(prompt, seed);
        expect(said).not.toContain('“');
      }
    }
  });

  it('closes a film with its last scene, whichever it is', async () => {
    const closing = /final|close|ends|finish|end,|last/i;
    const last: ScriptScene[] = [
      { kind: 'proposal', brief: plain },
      { kind: 'supplied', prompt: 'a white house' },
      { kind: 'marked' },
      { kind: 'terrain' },
    ];
    for (const scene of last) {
      for (const seed of seeds) {
        const sentences = await english([{ kind: 'terrain' }, scene], plotOf({}), seed);
        expect(sentences[1]).toMatch(closing);
        expect(sentences[0]).not.toMatch(closing);
      }
    }
  });

  it('writes English for languages it has not', async () => {
    const scenes: ScriptScene[] = [{ kind: 'terrain' }, { kind: 'marked' }];
    expect(await write(scenes, null, 'nl', 5)).toEqual(await write(scenes, null, 'en', 5));
  });

  it('still writes when a film is longer than it has new words for', async () => {
    const scenes = Array.from({ length: 40 }, () => ({ kind: 'supplied' as const, prompt: null }));
    expect(await english(scenes, null, 1)).toHaveLength(40);
  });

  it('stops for a signal', async () => {
    const input = { scenes: [], plot: null, language: 'en', seed: 1, signal: AbortSignal.abort() };
    await expect(script.write(input)).rejects.toThrow();
  });
});
