import { alike, type BuildingWords } from '../script.js';

const colours = {
  white: 'branca',
  cream: 'creme',
  yellow: 'amarela',
  ochre: 'ocre',
  terracotta: 'cor de terracota',
  red: 'vermelha',
  brown: 'castanha',
  grey: 'cinza',
  charcoal: 'cinza-escura',
  black: 'preta',
  blue: 'azul',
  green: 'verde',
};

/** Features stand without an article, as they do after "com". */
export const portugueseBuildings: BuildingWords = {
  houses: {
    modern_villa: {
      one: ['uma casa moderna', 'uma casa moderna {storeys}'],
      many: ['um grupo de {number} casas modernas'],
    },
    gabled_house: {
      one: ['uma casa familiar', 'uma casa familiar {storeys}'],
      many: ['um grupo de {number} casas familiares'],
    },
    mediterranean: {
      one: ['uma casa mediterrânea', 'uma casa mediterrânea {storeys}'],
      many: ['um grupo de {number} casas mediterrâneas'],
    },
    farmhouse: {
      one: ['uma casa de campo', 'uma casa de campo {storeys}'],
      many: ['um grupo de {number} casas de campo'],
    },
    row_houses: {
      one: ['uma fila de casas', 'uma fila de casas {storeys}'],
      many: ['uma fila de {number} casas', 'uma fila de {number} casas {storeys}'],
    },
    apartment_block: {
      one: ['um edifício de apartamentos', 'um edifício de apartamentos {storeys}'],
      many: ['um grupo de edifícios de apartamentos'],
    },
    cabins: {
      one: ['uma cabana', 'uma pequena cabana'],
      many: ['um grupo de {number} cabanas'],
    },
  },
  someCabins: ['um grupo de cabanas', 'um conjunto de cabanas'],
  rows: ['um conjunto de {number} filas de casas'],
  storeys: [
    'de um piso',
    'de dois pisos',
    'de três pisos',
    'de quatro pisos',
    'de cinco pisos',
    'de seis pisos',
  ],
  numbers: [
    'duas',
    'três',
    'quatro',
    'cinco',
    'seis',
    'sete',
    'oito',
    'nove',
    'dez',
    'onze',
    'doze',
  ],
  details: {
    pool: ['piscina'],
    balcony: { one: 'varanda', many: 'varandas' },
    garage: alike('garagem'),
    terrace: { timber: 'terraço de madeira', stone: 'terraço de pedra' },
    drive: {
      gravel: 'acesso de gravilha',
      paved: 'acesso pavimentado',
      asphalt: 'acesso asfaltado',
    },
    fence: { hedge: 'sebe', timber: 'cerca de madeira', wall: 'muro de jardim' },
    planting: { garden: 'jardim', lush: 'jardim frondoso' },
    fewTrees: {
      broadleaf: 'algumas árvores',
      conifer: 'algumas coníferas',
      mediterranean: 'algumas árvores mediterrâneas',
      palm: 'algumas palmeiras',
      mixed: 'algumas árvores',
    },
    trees: {
      broadleaf: 'árvores frondosas',
      conifer: 'coníferas',
      mediterranean: 'árvores mediterrâneas',
      palm: 'palmeiras',
      mixed: 'várias árvores',
    },
    flatRoof: {
      plain: alike('cobertura plana'),
      gravel: alike('cobertura plana'),
      green: alike('cobertura plana ajardinada'),
    },
    roofShape: { gable: 'de duas águas', hip: 'de quatro águas', mono_pitch: 'de uma água' },
    pitchedRoof: {
      plain: { one: 'telhado {shape}', many: 'telhados {shape}' },
      clay_tiles: { one: 'telhado cerâmico {shape}', many: 'telhados cerâmicos {shape}' },
      slate: { one: 'telhado {shape} em ardósia', many: 'telhados {shape} em ardósia' },
      standing_seam: { one: 'telhado {shape} em metal', many: 'telhados {shape} em metal' },
      green: alike('cobertura ajardinada {shape}'),
    },
    colouredRoof: alike('cobertura {colour} {shape}'),
    roofColours: colours,
    walls: {
      plaster: 'fachada rebocada',
      timber: 'fachada de madeira',
      brick: 'fachada de tijolo',
      stone: 'fachada de pedra',
      concrete: 'fachada em betão',
    },
    colouredWalls: {
      plaster: 'fachada {colour}',
      timber: 'fachada {colour} de madeira',
      brick: 'fachada {colour} de tijolo',
      stone: 'fachada {colour} de pedra',
      concrete: 'fachada {colour} em betão',
    },
    wallColours: colours,
  },
};
