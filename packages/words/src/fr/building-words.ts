import { alike, type BuildingWords } from '../script.js';

const colours = {
  white: 'blanche',
  cream: 'crème',
  yellow: 'jaune',
  ochre: 'ocre',
  terracotta: 'terre cuite',
  red: 'rouge',
  brown: 'brune',
  grey: 'grise',
  charcoal: 'anthracite',
  black: 'noire',
  blue: 'bleue',
  green: 'verte',
};

/** Features stand without an article, as they do after "avec". */
export const frenchBuildings: BuildingWords = {
  houses: {
    modern_villa: {
      one: ['une villa contemporaine', 'une villa contemporaine {storeys}'],
      many: ['un groupe de {number} villas contemporaines'],
    },
    gabled_house: {
      one: ['une maison familiale', 'une maison familiale {storeys}'],
      many: ['un groupe de {number} maisons familiales'],
    },
    mediterranean: {
      one: ['une maison méditerranéenne', 'une maison méditerranéenne {storeys}'],
      many: ['un groupe de {number} maisons méditerranéennes'],
    },
    farmhouse: {
      one: ['une maison de campagne', 'une maison de campagne {storeys}'],
      many: ['un groupe de {number} maisons de campagne'],
    },
    row_houses: {
      one: ['une rangée de maisons', 'une rangée de maisons {storeys}'],
      many: ['une rangée de {number} maisons', 'une rangée de {number} maisons {storeys}'],
    },
    apartment_block: {
      one: ["un immeuble d'habitation", 'un immeuble {storeys}'],
      many: ['un groupe de {number} immeubles'],
    },
    cabins: {
      one: ['une cabane', 'une petite cabane'],
      many: ['un groupe de {number} cabanes'],
    },
  },
  someCabins: ['un groupe de cabanes', 'un petit ensemble de cabanes'],
  rows: ['un ensemble de {number} rangées de maisons'],
  storeys: [
    'de plain-pied',
    'sur deux niveaux',
    'sur trois niveaux',
    'sur quatre niveaux',
    'sur cinq niveaux',
    'sur six niveaux',
  ],
  numbers: [
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
  ],
  details: {
    pool: ['piscine'],
    balcony: { one: 'balcon', many: 'balcons' },
    garage: alike('garage'),
    terrace: { timber: 'terrasse en bois', stone: 'terrasse en pierre' },
    drive: { gravel: 'allée de gravier', paved: 'allée pavée', asphalt: 'allée goudronnée' },
    fence: { hedge: 'haie', timber: 'clôture en bois', wall: 'mur de jardin' },
    planting: { garden: 'jardin', lush: 'jardin très planté' },
    fewTrees: {
      broadleaf: 'quelques feuillus',
      conifer: 'quelques conifères',
      mediterranean: 'quelques arbres méditerranéens',
      palm: 'quelques palmiers',
      mixed: 'quelques arbres',
    },
    trees: {
      broadleaf: 'plusieurs feuillus',
      conifer: 'plusieurs conifères',
      mediterranean: 'plusieurs arbres méditerranéens',
      palm: 'plusieurs palmiers',
      mixed: 'plusieurs arbres',
    },
    flatRoof: {
      plain: { one: 'toit plat', many: 'toits plats' },
      gravel: { one: 'toit plat', many: 'toits plats' },
      green: { one: 'toit plat végétalisé', many: 'toits plats végétalisés' },
    },
    roofShape: { gable: 'à deux pans', hip: 'à quatre pans', mono_pitch: 'à un seul pan' },
    pitchedRoof: {
      plain: { one: 'toit {shape}', many: 'toits {shape}' },
      clay_tiles: { one: 'toit de tuiles {shape}', many: 'toits de tuiles {shape}' },
      slate: { one: "toit d'ardoise {shape}", many: "toits d'ardoise {shape}" },
      standing_seam: { one: 'toit métallique {shape}', many: 'toits métalliques {shape}' },
      green: { one: 'toit végétalisé {shape}', many: 'toits végétalisés {shape}' },
    },
    colouredRoof: alike('toiture {colour} {shape}'),
    roofColours: colours,
    walls: {
      plaster: 'façade enduite',
      timber: 'façade en bois',
      brick: 'façade en brique',
      stone: 'façade en pierre',
      concrete: 'façade en béton',
    },
    colouredWalls: {
      plaster: 'façade {colour}',
      timber: 'façade {colour} en bois',
      brick: 'façade {colour} en brique',
      stone: 'façade {colour} en pierre',
      concrete: 'façade {colour} en béton',
    },
    wallColours: colours,
  },
};
