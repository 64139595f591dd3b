import { alike, type BuildingWords } from '../script.js';

const colours = {
  white: 'bianca',
  cream: 'color crema',
  yellow: 'gialla',
  ochre: 'color ocra',
  terracotta: 'color terracotta',
  red: 'rossa',
  brown: 'marrone',
  grey: 'grigia',
  charcoal: 'antracite',
  black: 'nera',
  blue: 'blu',
  green: 'verde',
};

/** Features stand without an article, as they do after "con". */
export const italianBuildings: BuildingWords = {
  houses: {
    modern_villa: {
      one: ['una villa moderna', 'una villa moderna {storeys}'],
      many: ['un gruppo di {number} ville moderne', 'un gruppo di {number} ville {storeys}'],
    },
    gabled_house: {
      one: ['una casa unifamiliare', 'una casa unifamiliare {storeys}'],
      many: ['un gruppo di {number} case unifamiliari'],
    },
    mediterranean: {
      one: ['una casa mediterranea', 'una casa mediterranea {storeys}'],
      many: ['un gruppo di {number} case mediterranee'],
    },
    farmhouse: {
      one: ['una casa di campagna', 'una casa di campagna {storeys}'],
      many: ['un gruppo di {number} case di campagna'],
    },
    row_houses: {
      one: ['una fila di case', 'una fila di case {storeys}'],
      many: ['una fila di {number} case', 'una fila di {number} case {storeys}'],
    },
    apartment_block: {
      one: ['una palazzina', 'una palazzina {storeys}'],
      many: ['un gruppo di {number} palazzine'],
    },
    cabins: {
      one: ['una casetta', 'una piccola casetta'],
      many: ['un gruppo di {number} casette'],
    },
  },
  someCabins: ['un gruppo di casette', 'un insieme di casette'],
  rows: ['un insieme di {number} file di case'],
  storeys: [
    'a un piano',
    'a due piani',
    'a tre piani',
    'a quattro piani',
    'a cinque piani',
    'a sei piani',
  ],
  numbers: [
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
    'dieci',
    'undici',
    'dodici',
  ],
  details: {
    pool: ['piscina'],
    balcony: { one: 'balcone', many: 'balconi' },
    garage: alike('garage'),
    terrace: { timber: 'terrazza in legno', stone: 'terrazza in pietra' },
    drive: {
      gravel: 'vialetto di ghiaia',
      paved: 'vialetto lastricato',
      asphalt: 'vialetto asfaltato',
    },
    fence: { hedge: 'siepe', timber: 'recinto in legno', wall: 'muro di cinta' },
    planting: { garden: 'giardino', lush: 'giardino molto verde' },
    fewTrees: {
      broadleaf: 'qualche albero',
      conifer: 'qualche conifera',
      mediterranean: 'qualche albero mediterraneo',
      palm: 'qualche palma',
      mixed: 'qualche albero',
    },
    trees: {
      broadleaf: 'alberi frondosi',
      conifer: 'conifere',
      mediterranean: 'alberi mediterranei',
      palm: 'palme',
      mixed: 'diversi alberi',
    },
    flatRoof: {
      plain: { one: 'tetto piano', many: 'tetti piani' },
      gravel: { one: 'tetto piano', many: 'tetti piani' },
      green: { one: 'tetto piano verde', many: 'tetti piani verdi' },
    },
    roofShape: { gable: 'a due falde', hip: 'a quattro falde', mono_pitch: 'a una falda' },
    pitchedRoof: {
      plain: { one: 'tetto {shape}', many: 'tetti {shape}' },
      clay_tiles: { one: 'tetto {shape} in tegole', many: 'tetti {shape} in tegole' },
      slate: { one: 'tetto {shape} in ardesia', many: 'tetti {shape} in ardesia' },
      standing_seam: { one: 'tetto {shape} in metallo', many: 'tetti {shape} in metallo' },
      green: { one: 'tetto verde {shape}', many: 'tetti verdi {shape}' },
    },
    colouredRoof: alike('copertura {colour} {shape}'),
    roofColours: colours,
    walls: {
      plaster: 'facciata intonacata',
      timber: 'facciata in legno',
      brick: 'facciata in mattoni',
      stone: 'facciata in pietra',
      concrete: 'facciata in cemento',
    },
    colouredWalls: {
      plaster: 'facciata {colour}',
      timber: 'facciata {colour} in legno',
      brick: 'facciata {colour} in mattoni',
      stone: 'facciata {colour} in pietra',
      concrete: 'facciata {colour} in cemento',
    },
    wallColours: colours,
  },
};
