import type { BuildingWords } from '../script.js';

const colours = {
  white: 'weiß',
  cream: 'cremefarben',
  yellow: 'gelb',
  ochre: 'ockerfarben',
  terracotta: 'terrakottafarben',
  red: 'rot',
  brown: 'braun',
  grey: 'grau',
  charcoal: 'anthrazitfarben',
  black: 'schwarz',
  blue: 'blau',
  green: 'grün',
};

/** Houses are feminine or neuter, so that one form serves as nominative and accusative; details are dative. */
export const germanBuildings: BuildingWords = {
  houses: {
    modern_villa: {
      one: ['eine moderne Villa', 'eine {storeys}e moderne Villa'],
      many: ['eine Gruppe aus {number} modernen Villen'],
    },
    gabled_house: {
      one: ['ein Einfamilienhaus', 'ein {storeys}es Einfamilienhaus'],
      many: [
        'eine Gruppe aus {number} Einfamilienhäusern',
        'eine Gruppe aus {number} {storeys}en Einfamilienhäusern',
      ],
    },
    mediterranean: {
      one: ['ein mediterranes Haus', 'ein {storeys}es mediterranes Haus'],
      many: ['eine Gruppe aus {number} mediterranen Häusern'],
    },
    farmhouse: {
      one: ['ein Landhaus', 'ein {storeys}es Landhaus'],
      many: ['eine Gruppe aus {number} Landhäusern'],
    },
    row_houses: {
      one: ['eine Häuserreihe', 'eine Reihe {storeys}er Häuser'],
      many: ['eine Reihe aus {number} Häusern', 'eine Reihe aus {number} {storeys}en Häusern'],
    },
    apartment_block: {
      one: ['ein Mehrfamilienhaus', 'ein {storeys}es Mehrfamilienhaus'],
      many: ['eine Gruppe aus {number} Mehrfamilienhäusern'],
    },
    cabins: {
      one: ['eine Hütte', 'eine kleine Hütte'],
      many: ['eine Gruppe aus {number} Hütten'],
    },
  },
  someCabins: ['eine Gruppe kleiner Hütten', 'eine lockere Gruppe von Hütten'],
  rows: ['eine Anlage aus {number} Häuserreihen'],
  storeys: [
    'eingeschossig',
    'zweigeschossig',
    'dreigeschossig',
    'viergeschossig',
    'fünfgeschossig',
    'sechsgeschossig',
  ],
  numbers: [
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
  details: {
    pool: ['Pool'],
    balcony: { one: 'Balkon', many: 'Balkonen' },
    garage: { one: 'Garage', many: 'Garagen' },
    terrace: { timber: 'Holzterrasse', stone: 'Steinterrasse' },
    drive: {
      gravel: 'Kieszufahrt',
      paved: 'gepflasterter Zufahrt',
      asphalt: 'asphaltierter Zufahrt',
    },
    fence: { hedge: 'Hecke', timber: 'Holzzaun', wall: 'Gartenmauer' },
    planting: { garden: 'Garten', lush: 'dicht bepflanztem Garten' },
    fewTrees: {
      broadleaf: 'einigen Laubbäumen',
      conifer: 'einigen Nadelbäumen',
      mediterranean: 'einigen mediterranen Bäumen',
      palm: 'einigen Palmen',
      mixed: 'einigen Bäumen',
    },
    trees: {
      broadleaf: 'Laubbäumen',
      conifer: 'Nadelbäumen',
      mediterranean: 'mediterranen Bäumen',
      palm: 'Palmen',
      mixed: 'mehreren Bäumen',
    },
    flatRoof: {
      plain: { one: 'Flachdach', many: 'Flachdächern' },
      gravel: { one: 'Flachdach', many: 'Flachdächern' },
      green: { one: 'begrüntem Flachdach', many: 'begrünten Flachdächern' },
    },
    roofShape: { gable: 'Sattel', hip: 'Walm', mono_pitch: 'Pult' },
    pitchedRoof: {
      plain: { one: '{shape}dach', many: '{shape}dächern' },
      clay_tiles: {
        one: 'ziegelgedecktem {shape}dach',
        many: 'ziegelgedeckten {shape}dächern',
      },
      slate: { one: '{shape}dach aus Schiefer', many: '{shape}dächern aus Schiefer' },
      standing_seam: { one: '{shape}dach aus Metall', many: '{shape}dächern aus Metall' },
      green: { one: 'begrüntem {shape}dach', many: 'begrünten {shape}dächern' },
    },
    colouredRoof: { one: '{colour}em {shape}dach', many: '{colour}en {shape}dächern' },
    roofColours: colours,
    walls: {
      plaster: 'Putzfassade',
      timber: 'Holzfassade',
      brick: 'Backsteinfassade',
      stone: 'Natursteinfassade',
      concrete: 'Betonfassade',
    },
    colouredWalls: {
      plaster: '{colour}er Fassade',
      timber: '{colour}er Holzfassade',
      brick: '{colour}er Backsteinfassade',
      stone: '{colour}er Natursteinfassade',
      concrete: '{colour}er Betonfassade',
    },
    wallColours: colours,
  },
};
