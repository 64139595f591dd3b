import type { VoiceLanguage } from '@groundwork/contract';
import { type ProposalBrief, proposalBriefSchema } from '@groundwork/massing';
import { describe, expect, it } from '@jest/globals';
import { chooseBrief } from './choose-brief.js';

type Sentence = readonly [prompt: string, expected: Partial<ProposalBrief>];

/** What sellers write, with what each sentence must make of the brief. */
const sentences: Record<VoiceLanguage, readonly Sentence[]> = {
  en: [
    [
      'A modern villa with white walls, a flat roof, a pool and a timber terrace',
      {
        kind: 'modern_villa',
        wallMaterial: 'plaster',
        wallColour: 'white',
        roof: 'flat',
        pool: true,
        terrace: 'timber',
      },
    ],
    [
      'Three wooden cabins among pine trees, no fence and no driveway',
      {
        kind: 'cabins',
        homes: 3,
        wallMaterial: 'timber',
        trees: 'conifer',
        fence: 'none',
        drive: 'none',
      },
    ],
    [
      'Two storey brick family home, slate roof, double garage, paved drive and hedges all around',
      {
        kind: 'gabled_house',
        storeys: 2,
        wallMaterial: 'brick',
        roofMaterial: 'slate',
        garage: true,
        drive: 'paved',
        fence: 'hedge',
      },
    ],
    [
      "Rustic stone farmhouse, we don't want a swimming pool, gravel drive, old olive trees",
      {
        kind: 'farmhouse',
        wallMaterial: 'stone',
        pool: false,
        drive: 'gravel',
        trees: 'mediterranean',
      },
    ],
    [
      'A row of six terraced houses in red brick with small gardens',
      { kind: 'row_houses', homes: 6, wallMaterial: 'brick', wallColour: 'red' },
    ],
    [
      'Four-storey apartment building, grey facade, balconies, green roof, without parking',
      {
        kind: 'apartment_block',
        storeys: 4,
        wallColour: 'grey',
        balcony: true,
        roofMaterial: 'green',
        drive: 'none',
      },
    ],
    [
      'Single-storey bungalow clad in dark timber, no garage, stone patio, lush garden',
      {
        kind: 'gabled_house',
        storeys: 1,
        wallMaterial: 'timber',
        wallColour: 'charcoal',
        garage: false,
        terrace: 'stone',
        planting: 'lush',
      },
    ],
  ],
  es: [
    [
      'Villa moderna de paredes blancas con piscina y terraza de madera, sin garaje',
      {
        kind: 'modern_villa',
        wallColour: 'white',
        wallMaterial: 'plaster',
        pool: true,
        terrace: 'timber',
        garage: false,
      },
    ],
    [
      'Casa de campo rústica de piedra, tejado de tejas rojas, sin piscina ni valla',
      {
        kind: 'farmhouse',
        wallMaterial: 'stone',
        roofMaterial: 'clay_tiles',
        roofColour: 'red',
        pool: false,
        fence: 'none',
      },
    ],
    [
      'Tres cabañas de madera negra entre pinos, camino de grava',
      {
        kind: 'cabins',
        homes: 3,
        wallMaterial: 'timber',
        wallColour: 'black',
        trees: 'conifer',
        drive: 'gravel',
      },
    ],
    [
      'Cinco adosados de dos plantas en ladrillo, con setos y jardines delanteros',
      { kind: 'row_houses', homes: 5, storeys: 2, wallMaterial: 'brick', fence: 'hedge' },
    ],
    [
      'Edificio de 4 plantas con balcones, fachada gris y cubierta ajardinada, nada de piscina',
      {
        kind: 'apartment_block',
        storeys: 4,
        balcony: true,
        wallColour: 'grey',
        roofMaterial: 'green',
        pool: false,
      },
    ],
    [
      'Chalet mediterraneo de una planta, muros ocres, palmeras, patio de piedra y garage',
      {
        kind: 'mediterranean',
        storeys: 1,
        wallColour: 'ochre',
        trees: 'palm',
        terrace: 'stone',
        garage: true,
      },
    ],
  ],
  pt: [
    [
      'Moradia contemporânea com paredes brancas, piscina e deck de madeira, sem vedação',
      { kind: 'modern_villa', wallColour: 'white', pool: true, terrace: 'timber', fence: 'none' },
    ],
    [
      'Três cabanas de madeira no pinhal, sem piscina nem garagem',
      { kind: 'cabins', homes: 3, wallMaterial: 'timber', pool: false, garage: false },
    ],
    [
      'Quinta rústica em pedra com telhado de telha e caminho de gravilha',
      { kind: 'farmhouse', wallMaterial: 'stone', roofMaterial: 'clay_tiles', drive: 'gravel' },
    ],
    [
      'Prédio de quatro andares com varandas e fachada bege',
      { kind: 'apartment_block', storeys: 4, balcony: true, wallColour: 'cream' },
    ],
    [
      'Quatro moradias geminadas de dois pisos com sebe e jardim',
      { kind: 'row_houses', homes: 4, storeys: 2, fence: 'hedge' },
    ],
    [
      'Casa familiar térrea em tijolo, telhado de duas águas, garagem e oliveiras',
      {
        kind: 'gabled_house',
        storeys: 1,
        wallMaterial: 'brick',
        roof: 'gable',
        garage: true,
        trees: 'mediterranean',
      },
    ],
  ],
  de: [
    [
      'Moderne Villa mit weißen Wänden, Flachdach, Pool und Holzterrasse, ohne Garage',
      {
        kind: 'modern_villa',
        wallColour: 'white',
        wallMaterial: 'plaster',
        roof: 'flat',
        pool: true,
        terrace: 'timber',
        garage: false,
      },
    ],
    [
      'Einfamilienhaus mit Satteldach und roten Ziegeln, zwei Stockwerke, Hecke und gepflasterte Einfahrt',
      {
        kind: 'gabled_house',
        roof: 'gable',
        roofMaterial: 'clay_tiles',
        roofColour: 'red',
        storeys: 2,
        fence: 'hedge',
        drive: 'paved',
      },
    ],
    [
      'Drei kleine Holzhütten im Wald, kein Zaun, keine Einfahrt',
      { kind: 'cabins', homes: 3, wallMaterial: 'timber', fence: 'none', drive: 'none' },
    ],
    [
      'Bauernhaus aus Naturstein mit Schieferdach, Kiesweg und Obstbäumen',
      {
        kind: 'farmhouse',
        wallMaterial: 'stone',
        roofMaterial: 'slate',
        drive: 'gravel',
        planting: 'lush',
      },
    ],
    [
      'Fünf Reihenhäuser aus Klinker mit kleinen Gärten, weder Pool noch Balkone',
      { kind: 'row_houses', homes: 5, wallMaterial: 'brick', pool: false, balcony: false },
    ],
    [
      'Viergeschossiges Wohnhaus mit grauer Fassade, Gründach und Balkonen',
      {
        kind: 'apartment_block',
        storeys: 4,
        wallColour: 'grey',
        roofMaterial: 'green',
        balcony: true,
      },
    ],
  ],
  fr: [
    [
      'Une villa moderne aux murs blancs avec piscine et terrasse en bois, sans garage',
      {
        kind: 'modern_villa',
        wallColour: 'white',
        wallMaterial: 'plaster',
        pool: true,
        terrace: 'timber',
        garage: false,
      },
    ],
    [
      "Maison de campagne en pierre, toit d'ardoise, allée de gravier, pas de piscine",
      {
        kind: 'farmhouse',
        wallMaterial: 'stone',
        roofMaterial: 'slate',
        drive: 'gravel',
        pool: false,
      },
    ],
    [
      'Trois chalets en bois au milieu des sapins, sans clôture ni allée',
      {
        kind: 'cabins',
        homes: 3,
        wallMaterial: 'timber',
        trees: 'conifer',
        fence: 'none',
        drive: 'none',
      },
    ],
    [
      'Petit immeuble de trois étages avec balcons, façade beige et toiture végétalisée',
      {
        kind: 'apartment_block',
        storeys: 3,
        balcony: true,
        wallColour: 'cream',
        roofMaterial: 'green',
      },
    ],
    [
      'Quatre maisons mitoyennes en briques rouges avec haies',
      { kind: 'row_houses', homes: 4, wallMaterial: 'brick', wallColour: 'red', fence: 'hedge' },
    ],
    [
      'Mas provençal de plain-pied, murs ocre, cyprès et oliviers, toit de tuiles',
      {
        kind: 'mediterranean',
        storeys: 1,
        wallColour: 'ochre',
        trees: 'mediterranean',
        roofMaterial: 'clay_tiles',
      },
    ],
  ],
  it: [
    [
      'Villa moderna con pareti bianche, piscina e terrazza in legno, senza garage',
      {
        kind: 'modern_villa',
        wallColour: 'white',
        wallMaterial: 'plaster',
        pool: true,
        terrace: 'timber',
        garage: false,
      },
    ],
    [
      'Casale rustico in pietra con tetto in tegole, vialetto di ghiaia, niente piscina',
      {
        kind: 'farmhouse',
        wallMaterial: 'stone',
        roofMaterial: 'clay_tiles',
        drive: 'gravel',
        pool: false,
      },
    ],
    [
      'Tre baite di legno tra gli abeti, senza recinzione',
      { kind: 'cabins', homes: 3, wallMaterial: 'timber', trees: 'conifer', fence: 'none' },
    ],
    [
      'Palazzina di quattro piani con balconi e facciata grigia',
      { kind: 'apartment_block', storeys: 4, balcony: true, wallColour: 'grey' },
    ],
    [
      'Cinque villette a schiera su due piani, in mattoni, con siepi',
      { kind: 'row_houses', homes: 5, storeys: 2, wallMaterial: 'brick', fence: 'hedge' },
    ],
    [
      'Casa unifamiliare a un piano, tetto a falde, portico in pietra, né garage né piscina',
      {
        kind: 'gabled_house',
        storeys: 1,
        roof: 'gable',
        terrace: 'stone',
        garage: false,
        pool: false,
      },
    ],
  ],
  ca: [
    [
      'Vil·la moderna de parets blanques amb piscina i terrassa de fusta, sense garatge',
      {
        kind: 'modern_villa',
        wallColour: 'white',
        wallMaterial: 'plaster',
        pool: true,
        terrace: 'timber',
        garage: false,
      },
    ],
    [
      'Masia de pedra amb teulada de teules, camí de grava i xiprers, cap piscina',
      {
        kind: 'farmhouse',
        wallMaterial: 'stone',
        roofMaterial: 'clay_tiles',
        drive: 'gravel',
        trees: 'mediterranean',
        pool: false,
      },
    ],
    [
      'Tres cabanes de fusta entre pins, sense tanca ni camí',
      {
        kind: 'cabins',
        homes: 3,
        wallMaterial: 'timber',
        trees: 'conifer',
        fence: 'none',
        drive: 'none',
      },
    ],
    [
      'Edifici de quatre plantes amb balcons, façana grisa i coberta enjardinada',
      {
        kind: 'apartment_block',
        storeys: 4,
        balcony: true,
        wallColour: 'grey',
        roofMaterial: 'green',
      },
    ],
    [
      'Cinc cases adossades de maó de dues plantes amb bardissa',
      { kind: 'row_houses', homes: 5, storeys: 2, wallMaterial: 'brick', fence: 'hedge' },
    ],
    [
      "Casa unifamiliar d'una planta amb murs de color crema, teulada a dues aigües i garatge",
      { kind: 'gabled_house', storeys: 1, wallColour: 'cream', roof: 'gable', garage: true },
    ],
  ],
};

describe.each(Object.entries(sentences) as [VoiceLanguage, readonly Sentence[]][])(
  'what a seller writes in %s',
  (language, list) => {
    it.each(list)('is what is built: %s', (prompt, expected) => {
      const { brief, ignoredWords } = chooseBrief({
        terrain: 'meadow',
        index: 0,
        prompt,
        style: null,
        exclude: null,
        language,
        seed: 7,
      });
      expect(brief).toMatchObject(expected);
      expect(ignoredWords).toEqual([]);
      expect(proposalBriefSchema.parse(brief)).toEqual(brief);
    });
  },
);

describe('how many', () => {
  const homes = (language: VoiceLanguage, prompt: string) =>
    chooseBrief({
      terrain: 'meadow',
      index: 0,
      prompt,
      style: null,
      exclude: null,
      language,
      seed: 7,
    }).brief.homes;

  it.each([
    ['en', 'a cosy log cabin', 1],
    ['es', 'una cabaña de madera', 1],
    ['de', 'eine kleine Holzhütte', 1],
    ['fr', 'deux petits chalets en bois', 2],
    ['it', 'quattro baite', 4],
  ] as const)('is counted in %s: %s', (language, prompt, expected) => {
    expect(homes(language, prompt)).toBe(expected);
  });

  it.each([
    ['en', 'a group of cabins'],
    ['es', 'un grupo de cabañas'],
    ['de', 'eine Gruppe Holzhütten'],
    ['en', 'a row of terraced houses'],
  ] as const)('is left to the plot in %s: %s', (language, prompt) => {
    expect(homes(language, prompt)).toBeNull();
  });
});

describe('a style', () => {
  it.each([
    ['en', 'minimalist', 'modern_villa'],
    ['en', 'Scandinavian', 'gabled_house'],
    ['es', 'rústico', 'farmhouse'],
    ['pt', 'contemporâneo', 'modern_villa'],
    ['de', 'skandinavisch', 'gabled_house'],
    ['fr', 'provençal', 'mediterranean'],
    ['it', 'toscano', 'mediterranean'],
    ['ca', 'rústic', 'farmhouse'],
  ] as const)('leads in %s: %s', (language, style, expected) => {
    const { brief, ignoredWords } = chooseBrief({
      terrain: 'urban',
      index: 0,
      prompt: null,
      style,
      exclude: null,
      language,
      seed: 7,
    });
    expect(brief.kind).toBe(expected);
    expect(ignoredWords).toEqual([]);
  });
});
