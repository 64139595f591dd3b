import type { ShowcaseLanguage, Typeface } from '@groundwork/contract';
import type { SenseName } from '@groundwork/words/edits';
import type { FontDirective, HideablePart, Mood, ToneDimension } from './directives.js';

/** Things that a prompt can speak of. `font` is the letters' shape, `text` the letters. */
export type Part = 'photo' | 'ground' | 'text' | 'font' | 'accent' | 'scrim' | 'all' | HideablePart;

export type Place = {
  readonly vertical: 'top' | 'bottom' | null;
  readonly horizontal: 'left' | 'right' | null;
};

/** The meaning of a word or phrase in a prompt. */
export type Sense =
  /** `thins`: said of letters, it means their strokes ("lighter text"). */
  | {
      readonly role: 'tone';
      readonly dimension: ToneDimension;
      readonly sign: 1 | -1;
      readonly thins?: true;
      /** Beside another tone or a mood it is theirs: "sunset light". */
      readonly ofMood?: true;
    }
  | { readonly role: 'size'; readonly sign: 1 | -1 }
  | { readonly role: 'size_noun' }
  | { readonly role: 'color_noun' }
  | { readonly role: 'weight'; readonly sign: 1 | -1 }
  /** "stand out": of a thing larger, of the photo more contrast. */
  | { readonly role: 'prominent' }
  /** "stronger": more of its neighbour; for letters, bolder. */
  | { readonly role: 'strong' }
  | { readonly role: 'legible' }
  | { readonly role: 'monochrome'; readonly on: boolean }
  | { readonly role: 'uppercase'; readonly on: boolean }
  | { readonly role: 'mood'; readonly mood: Mood }
  | { readonly role: 'color'; readonly color: string }
  | { readonly role: 'face'; readonly font: FontDirective; readonly needsContext: boolean }
  | { readonly role: 'another' }
  | { readonly role: 'language'; readonly language: ShowcaseLanguage }
  | { readonly role: 'part'; readonly part: Part }
  | {
      readonly role: 'sign';
      readonly sign: 1 | -1;
      readonly word: 'more' | 'less' | 'not' | 'too' | 'up' | 'down';
    }
  | { readonly role: 'enough' }
  | { readonly role: 'degree'; readonly degree: number }
  /** 0.2 for "20 %"; below 0 for "-20 %". */
  | { readonly role: 'share'; readonly share: number }
  | { readonly role: 'act'; readonly act: 'hide' | 'show' | 'reset' | 'undo' | 'keep' }
  /** "don't make": the clause requests nothing. */
  | { readonly role: 'deny' }
  | { readonly role: 'place'; readonly place: Place }
  | { readonly role: 'join'; readonly join: 'and' | 'comma' | 'stop' }
  | { readonly role: 'except' | 'only' }
  | { readonly role: 'article' | 'preposition' | 'use' | 'translate' | 'style' | 'filler' }
  /** Things in a photo, which edits do not touch. */
  | { readonly role: 'scenery' }
  | { readonly role: 'unknown' };

const tone = (dimension: ToneDimension, sign: 1 | -1): Sense => ({ role: 'tone', dimension, sign });
const mood = (name: Mood): Sense => ({ role: 'mood', mood: name });
const part = (name: Part): Sense => ({ role: 'part', part: name });
const kind = (typeface: Typeface, needsContext = false): Sense => ({
  role: 'face',
  font: { kind: 'typeface', typeface, asked: typeface, exact: true },
  needsContext,
});
const place = (vertical: Place['vertical'], horizontal: Place['horizontal']): Sense => ({
  role: 'place',
  place: { vertical, horizontal },
});
const language = (name: ShowcaseLanguage): Sense => ({ role: 'language', language: name });

/** The effect of each word that the languages name. */
export const senses = {
  warm: tone('warmth', 1),
  cool: tone('warmth', -1),
  bright: tone('brightness', 1),
  dim: tone('brightness', -1),
  light: { role: 'tone', dimension: 'brightness', sign: 1, thins: true },
  lightNoun: { role: 'tone', dimension: 'brightness', sign: 1, ofMood: true },
  contrast: tone('contrast', 1),
  flat: tone('contrast', -1),
  saturated: tone('saturation', 1),
  muted: tone('saturation', -1),
  sharp: tone('sharpness', 1),
  blurred: tone('sharpness', -1),
  big: { role: 'size', sign: 1 },
  small: { role: 'size', sign: -1 },
  sizeNoun: { role: 'size_noun' },
  colorNoun: { role: 'color_noun' },
  bold: { role: 'weight', sign: 1 },
  thin: { role: 'weight', sign: -1 },
  strong: { role: 'strong' },
  prominent: { role: 'prominent' },
  legible: { role: 'legible' },
  monochrome: { role: 'monochrome', on: true },
  inColor: { role: 'monochrome', on: false },
  uppercase: { role: 'uppercase', on: true },
  lowercase: { role: 'uppercase', on: false },
  elegant: mood('elegant'),
  modern: mood('modern'),
  dramatic: mood('dramatic'),
  cosy: mood('cosy'),
  fresh: mood('fresh'),
  summer: mood('summer'),
  sunset: mood('sunset'),
  night: mood('night'),
  darkMode: mood('dark'),
  minimal: mood('minimal'),
  classic: mood('classic'),
  sepia: mood('sepia'),
  photo: part('photo'),
  ground: part('ground'),
  text: part('text'),
  font: part('font'),
  price: part('price'),
  logo: part('logo'),
  accent: part('accent'),
  scrim: part('scrim'),
  area: part('size'),
  label: part('label'),
  bedrooms: part('bedrooms'),
  bathrooms: part('bathrooms'),
  parking: part('parking'),
  all: part('all'),
  serif: kind('serif'),
  sans: kind('sans'),
  geometric: kind('geometric'),
  condensed: kind('condensed'),
  // Only next to a word for letters: it has another meaning.
  script: kind('elegant', true),
  mono: kind('mono'),
  another: { role: 'another' },
  english: language('en'),
  spanish: language('es'),
  german: language('de'),
  french: language('fr'),
  italian: language('it'),
  portuguese: language('pt'),
  more: { role: 'sign', sign: 1, word: 'more' },
  less: { role: 'sign', sign: -1, word: 'less' },
  not: { role: 'sign', sign: -1, word: 'not' },
  too: { role: 'sign', sign: -1, word: 'too' },
  up: { role: 'sign', sign: 1, word: 'up' },
  down: { role: 'sign', sign: -1, word: 'down' },
  enough: { role: 'enough' },
  little: { role: 'degree', degree: 0.5 },
  very: { role: 'degree', degree: 1.5 },
  much: { role: 'degree', degree: 1.8 },
  double: { role: 'share', share: 1 },
  half: { role: 'share', share: -0.5 },
  hide: { role: 'act', act: 'hide' },
  show: { role: 'act', act: 'show' },
  reset: { role: 'act', act: 'reset' },
  undo: { role: 'act', act: 'undo' },
  keep: { role: 'act', act: 'keep' },
  deny: { role: 'deny' },
  top: place('top', null),
  bottom: place('bottom', null),
  left: place(null, 'left'),
  right: place(null, 'right'),
  topLeft: place('top', 'left'),
  topRight: place('top', 'right'),
  bottomLeft: place('bottom', 'left'),
  bottomRight: place('bottom', 'right'),
  and: { role: 'join', join: 'and' },
  but: { role: 'join', join: 'comma' },
  except: { role: 'except' },
  only: { role: 'only' },
  article: { role: 'article' },
  preposition: { role: 'preposition' },
  use: { role: 'use' },
  translate: { role: 'translate' },
  style: { role: 'style' },
  filler: { role: 'filler' },
  scenery: { role: 'scenery' },
} as const satisfies Record<SenseName, Sense>;
