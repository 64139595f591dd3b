import { alike, type BuildingWords } from '../script.js';

const colours = {
  white: 'blanca',
  cream: 'crema',
  yellow: 'groga',
  ochre: 'ocre',
  terracotta: 'de color terracota',
  red: 'vermella',
  brown: 'marró',
  grey: 'grisa',
  charcoal: 'gris fosc',
  black: 'negra',
  blue: 'blava',
  green: 'verda',
};

/** Features stand without an article, as they do after "amb". */
export const catalanBuildings: BuildingWords = {
  houses: {
    modern_villa: {
      one: ['una vil·la moderna', 'una vil·la moderna {storeys}'],
      many: ['un grup {number} vil·les modernes'],
    },
    gabled_house: {
      one: ['una casa familiar', 'una casa familiar {storeys}'],
      many: ['un grup {number} cases familiars'],
    },
    mediterranean: {
      one: ['una casa mediterrània', 'una casa mediterrània {storeys}'],
      many: ['un grup {number} cases mediterrànies'],
    },
    farmhouse: {
      one: ['una casa de camp', 'una casa de camp {storeys}'],
      many: ['un grup {number} cases de camp'],
    },
    row_houses: {
      one: ['una filera de cases', 'una filera de cases {storeys}'],
      many: ['una filera {number} cases', 'una filera {number} cases {storeys}'],
    },
    apartment_block: {
      one: ["un edifici d'habitatges", "un edifici d'habitatges {storeys}"],
      many: ["un grup d'edificis d'habitatges"],
    },
    cabins: {
      one: ['una cabana', 'una petita cabana'],
      many: ['un grup {number} cabanes'],
    },
  },
  someCabins: ['un grup de cabanes', 'un conjunt de cabanes'],
  rows: ['un conjunt {number} fileres de cases'],
  storeys: [
    "d'una planta",
    'de dues plantes',
    'de tres plantes',
    'de quatre plantes',
    'de cinc plantes',
    'de sis plantes',
  ],
  /** With the "de" before them, which "onze" shortens. */
  numbers: [
    'de dues',
    'de tres',
    'de quatre',
    'de cinc',
    'de sis',
    'de set',
    'de vuit',
    'de nou',
    'de deu',
    "d'onze",
    'de dotze',
  ],
  details: {
    pool: ['piscina'],
    balcony: { one: 'balcó', many: 'balcons' },
    garage: alike('garatge'),
    terrace: { timber: 'terrassa de fusta', stone: 'terrassa de pedra' },
    drive: { gravel: 'accés de grava', paved: 'accés pavimentat', asphalt: 'accés asfaltat' },
    fence: { hedge: 'tanca vegetal', timber: 'tanca de fusta', wall: 'mur de jardí' },
    planting: { garden: 'jardí', lush: 'jardí frondós' },
    fewTrees: {
      broadleaf: 'alguns arbres',
      conifer: 'algunes coníferes',
      mediterranean: 'alguns arbres mediterranis',
      palm: 'algunes palmeres',
      mixed: 'alguns arbres',
    },
    trees: {
      broadleaf: 'arbres frondosos',
      conifer: 'coníferes',
      mediterranean: 'arbres mediterranis',
      palm: 'palmeres',
      mixed: 'diversos arbres',
    },
    flatRoof: {
      plain: alike('coberta plana'),
      gravel: alike('coberta plana'),
      green: alike('coberta vegetal'),
    },
    roofShape: {
      gable: 'a dos vessants',
      hip: 'a quatre vessants',
      mono_pitch: "d'un sol vessant",
    },
    pitchedRoof: {
      plain: alike('teulada {shape}'),
      clay_tiles: alike('teulada de teules {shape}'),
      slate: alike('teulada de pissarra {shape}'),
      standing_seam: alike('coberta metàl·lica {shape}'),
      green: alike('coberta vegetal {shape}'),
    },
    colouredRoof: alike('teulada {colour} {shape}'),
    roofColours: colours,
    walls: {
      plaster: 'façana arrebossada',
      timber: 'façana de fusta',
      brick: 'façana de maó',
      stone: 'façana de pedra',
      concrete: 'façana de formigó',
    },
    colouredWalls: {
      plaster: 'façana {colour}',
      timber: 'façana {colour} de fusta',
      brick: 'façana {colour} de maó',
      stone: 'façana {colour} de pedra',
      concrete: 'façana {colour} de formigó',
    },
    wallColours: { ...colours, terracotta: 'terracota' },
  },
};
