import type { Origin } from '../parse/vocabulary/person.js';

export interface Colouring {
  /** Place on the scale of skin tones, 0 fairest to 1 deepest. */
  readonly skin: readonly [low: number, high: number];
  readonly hair: readonly (readonly [hex: string, weight: number])[];
  readonly eyes: readonly (readonly [hex: string, weight: number])[];
  readonly texture: readonly (readonly ['straight' | 'wavy' | 'curly' | 'coily', number])[];
  readonly lids: 'open' | 'smooth';
}

export const hairColours = {
  black: '#1b1716',
  darkBrown: '#36241a',
  brown: '#573a26',
  chestnut: '#6b3f28',
  lightBrown: '#87613d',
  darkBlond: '#a67e4e',
  blond: '#cda467',
  lightBlond: '#e3c690',
  strawberry: '#c9844e',
  red: '#a84f28',
  auburn: '#7a3620',
  grey: '#a9a6a3',
  silver: '#cfccc8',
  white: '#eae7e2',
  saltAndPepper: '#7d7873',
} as const;

export const eyeColours = {
  brown: '#5b3a22',
  darkBrown: '#3a2417',
  hazel: '#80632f',
  green: '#5f7c52',
  blue: '#517fa3',
  grey: '#76858f',
} as const;

const h = hairColours;
const e = eyeColours;

export const colourings: Record<Origin, Colouring> = {
  northern_european: {
    skin: [1.4, 2.8],
    hair: [
      [h.blond, 4],
      [h.lightBlond, 2],
      [h.darkBlond, 3],
      [h.lightBrown, 2],
      [h.red, 1],
    ],
    eyes: [
      [e.blue, 5],
      [e.grey, 2],
      [e.green, 2],
      [e.hazel, 1],
    ],
    texture: [
      ['straight', 5],
      ['wavy', 3],
    ],
    lids: 'open',
  },
  european: {
    skin: [1.8, 3.8],
    hair: [
      [h.brown, 4],
      [h.darkBrown, 3],
      [h.lightBrown, 3],
      [h.darkBlond, 2],
      [h.blond, 1.5],
      [h.chestnut, 1],
    ],
    eyes: [
      [e.brown, 3],
      [e.blue, 3],
      [e.green, 2],
      [e.hazel, 2],
      [e.grey, 1],
    ],
    texture: [
      ['straight', 4],
      ['wavy', 4],
      ['curly', 1],
    ],
    lids: 'open',
  },
  mediterranean: {
    skin: [3.7, 5],
    hair: [
      [h.darkBrown, 5],
      [h.black, 2],
      [h.brown, 3],
      [h.chestnut, 1],
    ],
    eyes: [
      [e.brown, 5],
      [e.darkBrown, 2],
      [e.hazel, 2],
      [e.green, 1],
    ],
    texture: [
      ['wavy', 4],
      ['straight', 3],
      ['curly', 2],
    ],
    lids: 'open',
  },
  latin_american: {
    skin: [4.5, 5.6],
    hair: [
      [h.black, 4],
      [h.darkBrown, 5],
      [h.brown, 1],
    ],
    eyes: [
      [e.darkBrown, 4],
      [e.brown, 4],
      [e.hazel, 1],
    ],
    texture: [
      ['wavy', 4],
      ['straight', 4],
      ['curly', 2],
    ],
    lids: 'open',
  },
  middle_eastern: {
    skin: [4.2, 5.3],
    hair: [
      [h.black, 5],
      [h.darkBrown, 4],
    ],
    eyes: [
      [e.darkBrown, 4],
      [e.brown, 4],
      [e.hazel, 1],
      [e.green, 0.5],
    ],
    texture: [
      ['wavy', 5],
      ['straight', 3],
      ['curly', 2],
    ],
    lids: 'open',
  },
  north_african: {
    skin: [4.5, 5.5],
    hair: [
      [h.black, 5],
      [h.darkBrown, 4],
    ],
    eyes: [
      [e.darkBrown, 5],
      [e.brown, 3],
    ],
    texture: [
      ['curly', 4],
      ['wavy', 4],
      ['straight', 1],
    ],
    lids: 'open',
  },
  black: {
    skin: [7, 8.8],
    hair: [
      ['#171210', 6],
      ['#1f1713', 3],
    ],
    eyes: [
      [e.darkBrown, 6],
      ['#2d1b12', 3],
      [e.brown, 1],
    ],
    texture: [
      ['coily', 6],
      ['curly', 2],
    ],
    lids: 'open',
  },
  east_asian: {
    skin: [2.6, 4.4],
    hair: [
      ['#161416', 6],
      ['#221a18', 3],
    ],
    eyes: [
      ['#33211a', 6],
      [e.darkBrown, 3],
    ],
    texture: [
      ['straight', 8],
      ['wavy', 1],
    ],
    lids: 'smooth',
  },
  southeast_asian: {
    skin: [4.5, 5.5],
    hair: [
      ['#171416', 6],
      ['#241a17', 3],
    ],
    eyes: [
      ['#33211a', 6],
      [e.darkBrown, 3],
    ],
    texture: [
      ['straight', 6],
      ['wavy', 2],
    ],
    lids: 'smooth',
  },
  south_asian: {
    skin: [5, 6.3],
    hair: [
      ['#171314', 6],
      ['#231916', 3],
    ],
    eyes: [
      [e.darkBrown, 6],
      [e.brown, 2],
    ],
    texture: [
      ['straight', 4],
      ['wavy', 4],
      ['curly', 1],
    ],
    lids: 'open',
  },
  pacific: {
    skin: [5.4, 6.4],
    hair: [
      ['#171313', 6],
      ['#251a16', 2],
    ],
    eyes: [[e.darkBrown, 6]],
    texture: [
      ['wavy', 5],
      ['curly', 4],
    ],
    lids: 'open',
  },
};

/** For mixed origins without names: between the two that the word usually means. */
export const mixedColouring: Colouring = {
  skin: [4.9, 6.4],
  hair: [
    [h.black, 2],
    [h.darkBrown, 5],
  ],
  eyes: [
    [e.brown, 4],
    [e.darkBrown, 3],
    [e.hazel, 2],
  ],
  texture: [
    ['curly', 6],
    ['coily', 2],
  ],
  lids: 'open',
};
