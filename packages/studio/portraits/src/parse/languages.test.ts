import { describe, expect, test } from '@jest/globals';
import type { Appearance } from '../appearance/appearance.js';
import { colourDistance } from '../fixtures/colour-distance.js';
import { described } from '../fixtures/described.js';
import { type MemberDescription, parseMember } from '../parse-member.js';

type Field = Exclude<keyof MemberDescription, 'type'>;

/** Words, the part of the appearance that they describe, and its expected value; a colour need only be near. */
type Case = readonly [field: Field, words: string, described: Readonly<Record<string, unknown>>];

const black = '#222226';
const white = '#f5f4f0';
const red = '#b8362f';
const blue = '#31588f';
const green = '#4f8055';
const grey = '#8b8e93';
const yellow = '#e3bb3a';
const brownHair = '#573a26';
const blond = '#cda467';

const cases: Record<string, readonly Case[]> = {
  English: [
    ['role', 'grandmother', { presentation: 'feminine' }],
    ['role', 'stepfather', { presentation: 'masculine' }],
    ['role', 'daughter', { presentation: 'feminine' }],
    ['age', 'in her mid forties', { ageYears: [44, 46] }],
    ['age', '35-40', { ageYears: [35, 40] }],
    ['age', '18 months', { ageYears: [1.5, 1.5] }],
    ['age', 'late 50s', { ageYears: [57, 59] }],
    ['age', 'thirty-two', { ageYears: [32, 32] }],
    ['physical', 'short curly red hair', { 'hair.texture': 'curly' }],
    ['physical', 'blonde ponytail', { 'hair.tie': 'ponytail' }],
    ['physical', 'bald with a full beard', { 'hair.front': 'bald', facialHair: 'full_beard' }],
    ['physical', 'long, wavy brown hair', { 'hair.length': 'long', 'hair.colour': brownHair }],
    ['physical', 'green eyes and black hair', { 'hair.colour': black }],
    ['physical', 'round glasses, freckles', { 'glasses.shape': 'round', 'marks.freckles': true }],
    ['physical', 'heavyset', { build: 'stout' }],
    [
      'clothing',
      'a red and white striped t-shirt',
      { 'outfit.top.pattern': 'stripes', 'outfit.top.colour': red },
    ],
    [
      'clothing',
      'grey suit, blue tie',
      { 'outfit.tie.colour': blue, 'outfit.outer.kind': 'blazer' },
    ],
    ['clothing', 'black leather jacket over a white tee', { 'outfit.top.colour': white }],
    ['clothing', 'denim dungarees', { 'outfit.onePiece.kind': 'dungarees' }],
    ['clothing', 'a dark suit without a tie', { 'outfit.tie': null }],
    ['clothing', 'white linen shirt', { 'outfit.top.colour': white }],
    [
      'clothing',
      'barefoot in a yellow sundress',
      { 'outfit.shoes.kind': 'barefoot', 'outfit.onePiece.colour': yellow },
    ],
  ],
  Spanish: [
    ['role', 'abuela', { presentation: 'feminine' }],
    ['role', 'hijo', { presentation: 'masculine' }],
    ['role', 'tío', { presentation: 'masculine' }],
    ['age', 'unos 38 años', { ageYears: [38, 38] }],
    ['age', 'cuarentona', { ageYears: [41, 49] }],
    ['age', 'entre 30 y 35 años', { ageYears: [30, 35] }],
    ['physical', 'pelo largo y rizado', { 'hair.texture': 'curly', 'hair.length': 'long' }],
    ['physical', 'pelo castaño con coleta', { 'hair.tie': 'ponytail' }],
    ['physical', 'rubia de ojos azules', { 'hair.colour': blond, eyes: '#517fa3' }],
    ['physical', 'ojos marrones, pelo negro', { 'hair.colour': black }],
    ['physical', 'calvo, con gafas', { 'hair.front': 'bald' }],
    ['physical', 'barba de tres días', { facialHair: 'stubble' }],
    ['physical', 'bigote', { facialHair: 'moustache' }],
    ['physical', 'sin barba', { facialHair: 'none' }],
    ['physical', 'con pecas', { 'marks.freckles': true }],
    ['physical', 'gordito', { build: 'stout' }],
    [
      'clothing',
      'camisa blanca y vaqueros',
      { 'outfit.top.colour': white, 'outfit.bottom.kind': 'jeans' },
    ],
    ['clothing', 'vestido rojo de lunares', { 'outfit.onePiece.pattern': 'dots' }],
    ['clothing', 'camiseta de rayas', { 'outfit.top.pattern': 'stripes' }],
    ['clothing', 'jersey de cuello alto negro', { 'outfit.top.kind': 'turtleneck' }],
    ['clothing', 'chaqueta de cuero', { 'outfit.outer.kind': 'jacket' }],
    ['clothing', 'falda verde, zapatillas blancas', { 'outfit.bottom.colour': green }],
  ],
  Portuguese: [
    ['role', 'mãe', { presentation: 'feminine' }],
    ['role', 'avô', { presentation: 'masculine' }],
    ['role', 'avó', { presentation: 'feminine' }],
    ['role', 'rapaz', { presentation: 'masculine' }],
    ['age', '72 anos', { ageYears: [72, 72] }],
    ['age', 'trinta e cinco anos', { ageYears: [35, 35] }],
    ['physical', 'cabelo preto e liso', { 'hair.texture': 'straight', 'hair.colour': black }],
    ['physical', 'cabelos cacheados', { 'hair.texture': 'curly' }],
    ['physical', 'loira, olhos verdes', { 'hair.colour': blond, eyes: '#5f7c52' }],
    ['physical', 'careca', { 'hair.front': 'bald' }],
    ['physical', 'barba cheia', { facialHair: 'full_beard' }],
    ['physical', 'bigode e óculos redondos', { 'glasses.shape': 'round' }],
    ['physical', 'tranças', { 'hair.tie': 'braids' }],
    ['physical', 'magro', { build: 'slim' }],
    ['physical', 'sardas', { 'marks.freckles': true }],
    ['clothing', 'calças cinzentas', { 'outfit.bottom.colour': grey }],
    ['clothing', 'vestido amarelo', { 'outfit.onePiece.colour': yellow }],
    [
      'clothing',
      'camisa xadrez vermelha',
      { 'outfit.top.pattern': 'checks', 'outfit.top.colour': red },
    ],
    ['clothing', 'saia azul', { 'outfit.bottom.kind': 'skirt' }],
    ['clothing', 'terno azul e gravata', { 'outfit.outer.colour': blue }],
    ['clothing', 'boné vermelho', { 'outfit.headwear.kind': 'cap' }],
  ],
  German: [
    ['role', 'Großmutter', { presentation: 'feminine' }],
    ['role', 'Schwiegervater', { presentation: 'masculine' }],
    ['role', 'Tochter', { presentation: 'feminine' }],
    ['age', 'Mitte 70', { ageYears: [74, 76] }],
    ['age', 'Anfang vierzig', { ageYears: [40, 43] }],
    ['age', 'fünf Jahre', { ageYears: [5, 5] }],
    ['physical', 'lockige Haare', { 'hair.texture': 'curly' }],
    ['physical', 'schulterlange, glatte Haare', { 'hair.length': 'shoulder' }],
    ['physical', 'kurze graue Haare', { 'hair.colour': '#a9a6a3' }],
    ['physical', 'dunkelblonder Pferdeschwanz', { 'hair.tie': 'ponytail' }],
    ['physical', 'braune Augen, schwarze Haare', { 'hair.colour': black, eyes: '#5b3a22' }],
    ['physical', 'Glatze und Vollbart', { facialHair: 'full_beard' }],
    ['physical', 'Dreitagebart', { facialHair: 'stubble' }],
    ['physical', 'trägt eine Lesebrille', { 'glasses.colour': undefined }],
    ['physical', 'schlank, Sommersprossen', { 'marks.freckles': true, build: 'slim' }],
    [
      'clothing',
      'hellblaue Bluse',
      { 'outfit.top.kind': 'blouse', 'outfit.top.colour': '#9fc0dc' },
    ],
    ['clothing', 'grüner Pullover und schwarze Hose', { 'outfit.bottom.colour': black }],
    ['clothing', 'kariertes Hemd', { 'outfit.top.pattern': 'checks' }],
    ['clothing', 'rotes Kleid', { 'outfit.onePiece.colour': red }],
    ['clothing', 'Latzhose', { 'outfit.onePiece.kind': 'dungarees' }],
    ['clothing', 'grauer Anzug mit Fliege', { 'outfit.tie.bow': true }],
    ['physical', 'ohne Brille', { glasses: null }],
    ['clothing', 'barfuß', { 'outfit.shoes.kind': 'barefoot' }],
  ],
  French: [
    ['role', 'grand-mère', { presentation: 'feminine' }],
    ['role', 'fils', { presentation: 'masculine' }],
    ['role', 'son épouse', { presentation: 'feminine' }],
    ['age', 'la trentaine', { ageYears: [31, 39] }],
    ['age', '7 ans', { ageYears: [7, 7] }],
    ['age', 'soixante-cinq ans', { ageYears: [65, 65] }],
    ['physical', 'cheveux bouclés', { 'hair.texture': 'curly' }],
    ['physical', 'cheveux courts et roux', { 'hair.colour': '#a84f28' }],
    ['physical', 'cheveux longs et blonds', { 'hair.length': 'long' }],
    ['physical', 'taches de rousseur, yeux bleus', { 'marks.freckles': true, eyes: '#517fa3' }],
    ['physical', 'chauve, moustache', { facialHair: 'moustache' }],
    ['physical', 'barbe de trois jours', { facialHair: 'stubble' }],
    ['physical', 'lunettes rondes', { 'glasses.shape': 'round' }],
    ['physical', 'queue de cheval', { 'hair.tie': 'ponytail' }],
    ['physical', 'mince', { build: 'slim' }],
    ['clothing', 'chemise blanche', { 'outfit.top.colour': white }],
    [
      'clothing',
      'robe verte à fleurs',
      { 'outfit.onePiece.pattern': 'floral', 'outfit.onePiece.colour': green },
    ],
    ['clothing', 'pull rayé', { 'outfit.top.pattern': 'stripes' }],
    [
      'clothing',
      'jupe noire, bottes',
      { 'outfit.bottom.colour': black, 'outfit.shoes.kind': 'boots' },
    ],
    ['clothing', 'veste en cuir', { 'outfit.outer.kind': 'jacket' }],
    ['clothing', 'écharpe rouge', { 'outfit.scarf.colour': red }],
  ],
  Italian: [
    ['role', 'nonna', { presentation: 'feminine' }],
    ['role', 'figlio', { presentation: 'masculine' }],
    ['role', 'papà', { presentation: 'masculine' }],
    ['age', '5 anni', { ageYears: [5, 5] }],
    ['age', 'quarantenne', { ageYears: [41, 49] }],
    ['age', 'sessanta anni', { ageYears: [60, 60] }],
    ['physical', 'capelli ricci', { 'hair.texture': 'curly' }],
    ['physical', 'capelli corti castani', { 'hair.length': 'short' }],
    ['physical', 'bionda con occhi verdi', { 'hair.colour': blond, eyes: '#5f7c52' }],
    ['physical', 'capelli lunghi e neri', { 'hair.colour': black }],
    ['physical', 'calvo con i baffi', { facialHair: 'moustache' }],
    ['physical', 'barba folta', { facialHair: 'full_beard' }],
    ['physical', 'lentiggini', { 'marks.freckles': true }],
    ['physical', 'occhiali da sole', { 'glasses.shape': 'sun' }],
    ['physical', 'muscoloso', { build: 'athletic' }],
    ['clothing', 'maglietta bianca a righe', { 'outfit.top.pattern': 'stripes' }],
    ['clothing', 'pantaloncini verdi', { 'outfit.bottom.kind': 'shorts' }],
    ['clothing', 'camicia azzurra', { 'outfit.top.colour': '#9fc0dc' }],
    [
      'clothing',
      'giacca grigia e cravatta rossa',
      { 'outfit.tie.colour': red, 'outfit.outer.colour': grey },
    ],
    ['clothing', 'gonna blu', { 'outfit.bottom.colour': blue }],
    ['clothing', 'scarpe da ginnastica bianche', { 'outfit.shoes.kind': 'sneakers' }],
    ['clothing', 'completo grigio, senza cravatta', { 'outfit.tie': null }],
    ['clothing', 'cappotto nero', { 'outfit.outer.kind': 'coat' }],
  ],
  Dutch: [
    ['role', 'moeder', { presentation: 'feminine' }],
    ['role', 'kleinzoon', { presentation: 'masculine' }],
    ['role', 'meisje', { presentation: 'feminine' }],
    ['age', 'veertig jaar', { ageYears: [40, 40] }],
    ['age', '12 jaar oud', { ageYears: [12, 12] }],
    ['age', '18 maanden', { ageYears: [1.5, 1.5] }],
    ['physical', 'kort zwart haar', { 'hair.colour': black, 'hair.length': 'short' }],
    ['physical', 'bruine krullen', { 'hair.texture': 'curly', 'hair.colour': brownHair }],
    ['physical', 'blond haar in een paardenstaart', { 'hair.tie': 'ponytail' }],
    ['physical', 'blauwe ogen', { eyes: '#517fa3' }],
    ['physical', 'kale man met volbaard', { 'hair.front': 'bald', facialHair: 'full_beard' }],
    ['physical', 'ronde bril en sproeten', { 'glasses.shape': 'round', 'marks.freckles': true }],
    ['physical', 'slanke vrouw', { build: 'slim' }],
    ['clothing', 'rode jurk', { 'outfit.onePiece.colour': red }],
    ['clothing', 'grijs pak met blauwe stropdas', { 'outfit.tie.colour': blue }],
    ['clothing', 'donker pak zonder stropdas', { 'outfit.tie': null }],
    [
      'clothing',
      'spijkerbroek en wit overhemd',
      { 'outfit.top.colour': white, 'outfit.bottom.kind': 'jeans' },
    ],
    ['clothing', 'gele trui', { 'outfit.top.colour': yellow }],
    ['clothing', 'zwarte winterjas', { 'outfit.outer.kind': 'coat' }],
    ['clothing', 'groene rok', { 'outfit.bottom.colour': green }],
  ],
  Catalan: [
    ['role', 'àvia', { presentation: 'feminine' }],
    ['role', 'fill', { presentation: 'masculine' }],
    ['role', 'noia', { presentation: 'feminine' }],
    ['age', 'quaranta anys', { ageYears: [40, 40] }],
    ['age', '12 anys', { ageYears: [12, 12] }],
    ['age', 'vuit anys', { ageYears: [8, 8] }],
    ['physical', 'cabells arrissats', { 'hair.texture': 'curly' }],
    ['physical', 'cabell llarg i negre', { 'hair.colour': black, 'hair.length': 'long' }],
    ['physical', 'ulls blaus', { eyes: '#517fa3' }],
    ['physical', 'pèl-roja amb pigues', { 'marks.freckles': true }],
    ['physical', 'calb amb bigoti', { facialHair: 'moustache' }],
    ['physical', 'barba de tres dies', { facialHair: 'stubble' }],
    ['physical', 'ulleres rodones', { 'glasses.shape': 'round' }],
    ['physical', 'trenes', { 'hair.tie': 'braids' }],
    ['physical', 'prima', { build: 'slim' }],
    ['clothing', 'samarreta de ratlles', { 'outfit.top.pattern': 'stripes' }],
    ['clothing', 'faldilla vermella', { 'outfit.bottom.colour': red }],
    ['clothing', 'jersei groc', { 'outfit.top.colour': yellow }],
    [
      'clothing',
      'texans i camisa blanca',
      { 'outfit.top.colour': white, 'outfit.bottom.kind': 'jeans' },
    ],
    ['clothing', 'vestit verd', { 'outfit.onePiece.colour': green }],
    ['clothing', 'abric negre', { 'outfit.outer.kind': 'coat' }],
    ['clothing', 'corbata blava', { 'outfit.tie.colour': blue }],
  ],
};

function valueAt(appearance: Appearance, where: string): unknown {
  return where
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      appearance,
    );
}

/** Several, so that nothing passes because a seed happened to choose it. */
const seeds = ['one', 'two', 'three'];

function expectAt(appearance: Appearance, where: string, expected: unknown): void {
  const value = valueAt(appearance, where);
  if (Array.isArray(expected)) {
    expect(value).toBeGreaterThanOrEqual(Number(expected[0]));
    expect(value).toBeLessThanOrEqual(Number(expected[1]));
  } else if (typeof expected === 'string' && expected.startsWith('#')) {
    expect(colourDistance(String(value), expected)).toBeLessThan(0.07);
  } else if (expected === undefined) {
    expect(value).toEqual(expect.any(String));
  } else {
    expect(value).toBe(expected);
  }
}

describe.each(Object.entries(cases))('%s', (_language, table) => {
  test.each(table)('%s: %s tells %o', (field, words, described) => {
    const years =
      field === 'age' && Array.isArray(described.ageYears) ? Number(described.ageYears[0]) : 30;
    const type = years < 17 ? 'child' : years >= 60 ? 'senior' : 'adult';
    for (const seed of seeds) {
      const { appearance, notDrawn } = parseMember({ type, [field]: words }, { seed });
      for (const [where, expected] of Object.entries(described))
        expectAt(appearance, where, expected);
      expect(notDrawn).toEqual([]);
    }
  });
});

describe('what somebody does not have', () => {
  test.each([
    'no glasses',
    "doesn't wear glasses",
    'without glasses or a beard',
    'no lleva gafas',
    'nada de gafas',
    'não usa óculos',
    'trägt keine Brille',
    'ne porte pas de lunettes',
    'sans barbe ni lunettes',
    'non porta occhiali',
    'niente occhiali',
    'no porta ulleres',
  ])('is not drawn: %s', (physical) => {
    const { glasses, facialHair, outfit } = described({ physical });
    expect([glasses, facialHair, outfit.headwear]).toEqual([null, 'none', null]);
  });

  test('leaves a moustache to a man without a beard', () => {
    expect(described({ physical: 'moustache grise, sans barbe' }).facialHair).toBe('moustache');
  });
});

describe('a word that is said of one part of a body', () => {
  test.each(['big brown eyes', 'a big smile', 'große Ohren', 'nez rond', 'round belly, pregnant'])(
    'does not tell the whole body: %s',
    (physical) => {
      expect(described({ physical }).build).not.toBe('stout');
    },
  );
});

test('a strap holds a dress, and trousers only where it is not of one', () => {
  const dress = described({ clothing: 'vestido blanco de tirantes' }).outfit;
  expect([dress.suspenders, dress.sleeves]).toEqual([null, 'none']);
  expect(described({ clothing: 'camisa blanca y tirantes' }).outfit.suspenders).not.toBeNull();
});
