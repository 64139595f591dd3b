import { alike, type BuildingWords } from '../script.js';

const colours = {
  white: 'blanco',
  cream: 'crema',
  yellow: 'amarillo',
  ochre: 'ocre',
  terracotta: 'terracota',
  red: 'rojo',
  brown: 'marrón',
  grey: 'gris',
  charcoal: 'gris oscuro',
  black: 'negro',
  blue: 'azul',
  green: 'verde',
};

/** Features stand without an article, as they do after "con". */
export const spanishBuildings: BuildingWords = {
  houses: {
    modern_villa: {
      one: ['una villa moderna', 'una villa moderna {storeys}'],
      many: [
        'un grupo de {number} villas modernas',
        'un grupo de {number} villas modernas {storeys}',
      ],
    },
    gabled_house: {
      one: ['una casa familiar', 'una casa familiar {storeys}'],
      many: ['un grupo de {number} casas familiares'],
    },
    mediterranean: {
      one: ['una casa mediterránea', 'una casa mediterránea {storeys}'],
      many: ['un grupo de {number} casas mediterráneas'],
    },
    farmhouse: {
      one: ['una casa de campo', 'una casa de campo {storeys}'],
      many: ['un grupo de {number} casas de campo'],
    },
    row_houses: {
      one: ['una hilera de casas', 'una hilera de casas {storeys}'],
      many: ['una hilera de {number} casas', 'una hilera de {number} casas {storeys}'],
    },
    apartment_block: {
      one: ['un edificio de viviendas', 'un edificio de viviendas {storeys}'],
      many: ['un grupo de {number} edificios de viviendas'],
    },
    cabins: {
      one: ['una cabaña', 'una pequeña cabaña'],
      many: ['un grupo de {number} cabañas'],
    },
  },
  someCabins: ['un grupo de cabañas', 'un conjunto de cabañas'],
  rows: ['un conjunto de {number} hileras de casas'],
  storeys: [
    'de una planta',
    'de dos plantas',
    'de tres plantas',
    'de cuatro plantas',
    'de cinco plantas',
    'de seis plantas',
  ],
  numbers: [
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
  ],
  details: {
    pool: ['piscina'],
    balcony: { one: 'balcón', many: 'balcones' },
    garage: alike('garaje'),
    terrace: { timber: 'terraza de madera', stone: 'terraza de piedra' },
    drive: { gravel: 'acceso de grava', paved: 'acceso pavimentado', asphalt: 'acceso asfaltado' },
    fence: { hedge: 'seto', timber: 'valla de madera', wall: 'muro de jardín' },
    planting: { garden: 'jardín', lush: 'jardín frondoso' },
    fewTrees: {
      broadleaf: 'algunos árboles',
      conifer: 'algunas coníferas',
      mediterranean: 'algunos árboles mediterráneos',
      palm: 'algunas palmeras',
      mixed: 'algunos árboles',
    },
    trees: {
      broadleaf: 'árboles frondosos',
      conifer: 'coníferas',
      mediterranean: 'árboles mediterráneos',
      palm: 'palmeras',
      mixed: 'varios árboles',
    },
    flatRoof: {
      plain: alike('cubierta plana'),
      gravel: alike('cubierta plana'),
      green: alike('cubierta vegetal'),
    },
    roofShape: { gable: 'a dos aguas', hip: 'a cuatro aguas', mono_pitch: 'a un agua' },
    pitchedRoof: {
      plain: alike('tejado {shape}'),
      clay_tiles: alike('tejado de teja {shape}'),
      slate: alike('tejado de pizarra {shape}'),
      standing_seam: alike('tejado metálico {shape}'),
      green: alike('cubierta vegetal {shape}'),
    },
    colouredRoof: alike('tejado {colour} {shape}'),
    roofColours: colours,
    walls: {
      plaster: 'fachada revocada',
      timber: 'fachada de madera',
      brick: 'fachada de ladrillo',
      stone: 'fachada de piedra',
      concrete: 'fachada de hormigón',
    },
    colouredWalls: {
      plaster: 'fachada {colour}',
      timber: 'fachada {colour} de madera',
      brick: 'fachada {colour} de ladrillo',
      stone: 'fachada {colour} de piedra',
      concrete: 'fachada {colour} de hormigón',
    },
    wallColours: { ...colours, white: 'blanca', yellow: 'amarilla', red: 'roja', black: 'negra' },
  },
};
