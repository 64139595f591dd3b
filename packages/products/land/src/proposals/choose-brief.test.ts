import { type ProposalBrief, proposalBriefSchema, proposalKinds } from '@groundwork/massing';
import { type TerrainName, terrainNames } from '@groundwork/photo-reading/terrain-reading';
import { describe, expect, it } from '@jest/globals';
import { type BriefRequest, chooseBrief } from './choose-brief.js';
import { terrains } from './kind-briefs.js';
import type { Room } from './place-brief.js';

function request(change: Partial<BriefRequest>): BriefRequest {
  return {
    terrain: 'meadow',
    index: 0,
    prompt: null,
    style: null,
    exclude: null,
    language: 'en',
    seed: 7,
    ...change,
  };
}

describe('proposals without a prompt', () => {
  it.each(terrainNames)(
    'differ in kind for eight proposals on %s until every kind was shown',
    (terrain: TerrainName) => {
      const kinds = Array.from(
        { length: 7 },
        (_, index) => chooseBrief(request({ terrain, index })).brief.kind,
      );
      expect(new Set(kinds).size).toBe(7);
      const [first, eighth] = [0, 7].map((index) => chooseBrief(request({ terrain, index })).brief);
      expect(eighth?.kind).toBe(first?.kind);
      expect(eighth).not.toEqual(first);
    },
  );

  it.each(terrainNames)('has every kind in the order for %s', (terrain: TerrainName) => {
    expect([...terrains()[terrain].kinds].toSorted()).toEqual([...proposalKinds].toSorted());
  });

  it.each(terrainNames)('are no flats on a small plot of %s, unless asked for', (terrain) => {
    const small = { terrain, plotAreaM2: 300 };
    const kinds = Array.from(
      { length: 8 },
      (_, index) => chooseBrief(request({ ...small, index })).brief.kind,
    );
    expect(kinds).not.toContain('apartment_block');
    const asked = chooseBrief(request({ ...small, prompt: 'an apartment block' })).brief;
    expect(asked.kind).toBe('apartment_block');
  });

  it('starts with what suits the land', () => {
    expect(chooseBrief(request({ terrain: 'forest' })).brief.kind).toBe('cabins');
    expect(chooseBrief(request({ terrain: 'coast' })).brief.kind).toBe('mediterranean');
  });

  it('passes over kinds that find less room than others, and takes what there is', () => {
    const kindOf = (rooms: Partial<Record<string, Room>>, index = 0) =>
      chooseBrief(
        request({ terrain: 'meadow', index, roomFor: ({ kind }) => rooms[kind] ?? 'none' }),
      ).brief.kind;
    expect(kindOf({ modern_villa: 'cut', cabins: 'whole' })).toBe('cabins');
    expect(kindOf({ farmhouse: 'cut' })).toBe('farmhouse');
    expect(kindOf({})).toBe('modern_villa');
    expect(
      [0, 1, 2].map((index) => kindOf({ cabins: 'whole', farmhouse: 'whole' }, index)),
    ).toEqual(['farmhouse', 'cabins', 'farmhouse']);
  });

  it('shows the only kind with room in another look each time, for every seed', () => {
    const roomFor = ({ kind }: ProposalBrief): Room =>
      kind === 'modern_villa' ? 'wanted' : 'none';
    for (let seed = 0; seed < 6; seed += 1) {
      const briefs = [0, 1, 2].map((index) => chooseBrief(request({ index, seed, roomFor })).brief);
      expect(new Set(briefs.map((brief) => JSON.stringify(brief))).size).toBe(3);
    }
  });

  it('takes the narrowest of kinds that the frame cuts all', () => {
    const cut = {
      roomFor: () => 'cut' as const,
      widthOf: ({ kind }: ProposalBrief) => width(kind),
    };
    const width = (kind: string) => (kind === 'cabins' ? 5 : kind === 'farmhouse' ? 5.5 : 9);
    const kinds = [0, 1, 2].map(
      (index) => chooseBrief(request({ terrain: 'meadow', index, ...cut })).brief.kind,
    );
    expect(kinds).toEqual(['farmhouse', 'cabins', 'farmhouse']);
  });

  it('prefers kinds that are as large in the frame as is wanted', () => {
    const sizes: Partial<Record<string, Room>> = { farmhouse: 'wanted', cabins: 'wanted' };
    const kinds = [0, 1].map(
      (index) =>
        chooseBrief(
          request({ terrain: 'meadow', index, roomFor: ({ kind }) => sizes[kind] ?? 'whole' }),
        ).brief.kind,
    );
    expect(kinds).toEqual(['farmhouse', 'cabins']);
  });

  it('leaves out garage and pool where a house is too wide with them, unless words ask for them', () => {
    const narrow = {
      roomFor: ({ garage, pool }: ProposalBrief): Room => (garage || pool ? 'whole' : 'wanted'),
    };
    const villa = chooseBrief(request({ terrain: 'meadow', ...narrow })).brief;
    expect(villa).toMatchObject({ kind: 'modern_villa', garage: false, pool: false, storeys: 2 });
    const asked = request({ terrain: 'meadow', prompt: 'a modern villa with a pool', ...narrow });
    expect(chooseBrief(asked).brief).toMatchObject({ garage: false, pool: true });
  });

  it('builds the kind that was named even where a frame cuts it', () => {
    const named = request({ prompt: 'a modern villa', roomFor: () => 'cut' });
    expect(chooseBrief(named).brief.kind).toBe('modern_villa');
  });

  it('builds one storey where the frame would cut off a second one, unless words ask for it', () => {
    const low = {
      roomFor: ({ storeys }: ProposalBrief): Room => (storeys === 1 ? 'whole' : 'cut'),
    };
    const villa = chooseBrief(request({ terrain: 'meadow', ...low })).brief;
    expect(villa).toMatchObject({ storeys: 1, balcony: false });
    const asked = request({ terrain: 'meadow', prompt: 'a two-storey modern villa', ...low });
    expect(chooseBrief(asked).brief).toMatchObject({ kind: 'modern_villa', storeys: 2 });
  });

  it('lets a style lead without making all alike', () => {
    const kinds = [0, 1, 2].map(
      (index) => chooseBrief(request({ index, style: 'rustic' })).brief.kind,
    );
    expect(kinds[0]).toBe('farmhouse');
    expect(new Set(kinds).size).toBe(3);
  });
});

describe('words of a prompt', () => {
  it.each([
    [
      'en',
      'Two-storey farmhouse of stone with a slate roof, a pool, a wooden deck and a gravel drive, no garage',
      {
        kind: 'farmhouse',
        storeys: 2,
        wallMaterial: 'stone',
        roofMaterial: 'slate',
        pool: true,
        terrace: 'timber',
        drive: 'gravel',
        garage: false,
      },
    ],
    [
      'es',
      'Casa familiar de ladrillo con tejado de teja roja, tres plantas, piscina y seto, sin garaje',
      {
        kind: 'gabled_house',
        storeys: 3,
        wallMaterial: 'brick',
        roofMaterial: 'clay_tiles',
        roofColour: 'red',
        pool: true,
        fence: 'hedge',
        garage: false,
      },
    ],
    [
      'pt',
      'Moradia moderna branca de três pisos com piscina e telhado plano, sem garagem',
      {
        kind: 'modern_villa',
        storeys: 3,
        wallColour: 'white',
        roof: 'flat',
        pool: true,
        garage: false,
      },
    ],
    [
      'de',
      'Dreigeschossiges Mehrfamilienhaus mit Flachdach, weißer Fassade und Balkonen, ohne Terrasse',
      {
        kind: 'apartment_block',
        storeys: 3,
        roof: 'flat',
        wallColour: 'white',
        balcony: true,
        terrace: 'none',
      },
    ],
    [
      'fr',
      'Maison familiale en bois de deux étages, toit en ardoise, haie et jardin luxuriant, sans garage ni piscine',
      {
        kind: 'gabled_house',
        storeys: 2,
        wallMaterial: 'timber',
        roofMaterial: 'slate',
        fence: 'hedge',
        planting: 'lush',
        garage: false,
        pool: false,
      },
    ],
    [
      'it',
      'Casale in pietra con tetto a due falde, piscina, vialetto in ghiaia e cipressi',
      {
        kind: 'farmhouse',
        wallMaterial: 'stone',
        roof: 'gable',
        pool: true,
        drive: 'gravel',
        trees: 'mediterranean',
      },
    ],
    [
      'ca',
      'Quatre cases adossades de maó amb teulada de teula, de tres plantes, sense tanca',
      {
        kind: 'row_houses',
        homes: 4,
        wallMaterial: 'brick',
        roofMaterial: 'clay_tiles',
        storeys: 3,
        fence: 'none',
      },
    ],
  ] as const)(
    'choose kind, storeys, roof, materials and garden in %s',
    (language, prompt, expected) => {
      const { brief, ignoredWords } = chooseBrief(request({ language, prompt }));
      expect(brief).toMatchObject(expected);
      expect(ignoredWords).toEqual([]);
      expect(proposalBriefSchema.parse(brief)).toEqual(brief);
    },
  );

  it('gives each colour to its own noun', () => {
    const { brief } = chooseBrief(
      request({ prompt: 'family house with white walls and a black roof' }),
    );
    expect(brief).toMatchObject({ wallColour: 'white', roofColour: 'black' });
    const spanish = chooseBrief(
      request({ language: 'es', prompt: 'casa familiar de paredes amarillas y tejado gris' }),
    ).brief;
    expect(spanish).toMatchObject({ wallColour: 'yellow', roofColour: 'grey' });
  });

  it('returns what it does not understand, without stop words, as written', () => {
    const { ignoredWords } = chooseBrief(
      request({ prompt: 'A villa with the Zeppelin hangar and a pool' }),
    );
    expect(ignoredWords).toEqual(['Zeppelin', 'hangar']);
  });

  it('reads a prompt in another language than the one that was named', () => {
    expect(
      chooseBrief(request({ language: 'de', prompt: 'three wooden cabins without fence' })).brief,
    ).toMatchObject({
      kind: 'cabins',
      homes: 3,
      fence: 'none',
    });
  });
});

describe('exclusions', () => {
  it.each([
    ['en', 'no pool, fence', { pool: false, fence: 'none' }],
    ['es', 'sin piscina ni garaje', { pool: false, garage: false }],
    ['pt', 'piscina, varanda', { pool: false, balcony: false }],
    ['de', 'kein Pool und keine Garage', { pool: false, garage: false }],
    ['fr', 'piscine, garage', { pool: false, garage: false }],
    ['it', 'senza piscina', { pool: false }],
    ['ca', 'piscina i garatge', { pool: false, garage: false }],
  ] as const)('hold in %s against the kind and the prompt', (language, exclude, expected) => {
    for (let index = 0; index < 8; index++) {
      expect(chooseBrief(request({ language, exclude, index })).brief).toMatchObject(expected);
    }
    expect(
      chooseBrief(request({ language, exclude, prompt: 'villa pool piscina piscine garage' }))
        .brief,
    ).toMatchObject(expected);
  });

  it('rule out kinds and materials', () => {
    for (let index = 0; index < 8; index++) {
      const { brief } = chooseBrief(request({ exclude: 'apartments, brick, flat roofs', index }));
      expect(brief.kind).not.toBe('apartment_block');
      expect(brief.wallMaterial).not.toBe('brick');
      expect(brief.roof).not.toBe('flat');
    }
  });
});

describe('several proposals', () => {
  it('follow the order of their prompts', () => {
    const prompts = ['a log cabin', 'apartment building', 'Tuscan villa', 'stone farmhouse'];
    expect(
      prompts.map((prompt, index) => chooseBrief(request({ prompt, index })).brief.kind),
    ).toEqual(['cabins', 'apartment_block', 'mediterranean', 'farmhouse']);
  });

  it.each(terrainNames)('without prompts differ in kind on %s, whatever the seed', (terrain) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const kinds = [0, 1, 2, 3].map(
        (index) => chooseBrief(request({ terrain, index, seed })).brief.kind,
      );
      expect(new Set(kinds).size).toBe(4);
    }
  });

  it('are the same for the same request', () => {
    const asked = request({ prompt: 'white villa with a pool', index: 2, seed: 11 });
    expect(chooseBrief(asked)).toEqual(chooseBrief(asked));
  });
});
