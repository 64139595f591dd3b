import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import { colorOf } from '@groundwork/words/colors';
import { foldWord } from '@groundwork/words/word-forms';
import { QUOTED } from '../document/folded-text.js';
import { fontNamed } from './fonts.js';
import type { Sense } from './senses.js';
import { correctedWord } from './slips.js';
import { languagesOf, reachOf, senseIn } from './words.js';

/** A word, number, colour or mark of a prompt. */
export interface Token {
  /** As written, in lower case. */
  readonly text: string;
  /** As compared: see `foldWord`. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Words in quotes are no wish; they may name a font or a colour. */
  readonly isQuote: boolean;
}

const pieces = new RegExp(
  String.raw`(?<quote>${QUOTED})|#[0-9a-f]{6}\b|#[0-9a-f]{3}\b|rgb\(\s*\d{1,3}[\s,]+\d{1,3}[\s,]+\d{1,3}\s*\)|[+-]?\d+(?:[.,]\d+)*(?:\s?%|\p{L}+)?(?![\p{L}\p{N}])|\p{L}-\p{L}+|[\p{L}\p{M}\p{N}]+|[,;.!?:…\n&+]|\p{Extended_Pictographic}`,
  'giu',
);

export function tokensOf(prompt: string): Token[] {
  return [...prompt.matchAll(pieces)].map(({ 0: written, index, groups }) => {
    const isQuote = groups?.quote !== undefined;
    const text = (isQuote ? written.slice(1, -1).trim() : written).toLowerCase();
    return { text, key: foldWord(text), start: index, end: index + written.length, isQuote };
  });
}

/** A word or phrase of a prompt with its sense. */
export interface Item {
  readonly sense: Sense;
  readonly start: number;
  readonly end: number;
  /** How many words it is made of. */
  readonly words: number;
  readonly key: string;
}

const LONGEST_COLOR = 3;
const LONGEST_FONT = 4;

const joins: Readonly<Record<string, Sense>> = {
  ',': { role: 'join', join: 'comma' },
  ':': { role: 'filler' },
  ';': { role: 'join', join: 'stop' },
  '.': { role: 'join', join: 'stop' },
  '!': { role: 'join', join: 'stop' },
  '?': { role: 'join', join: 'stop' },
  '…': { role: 'join', join: 'stop' },
  '\n': { role: 'join', join: 'stop' },
  '&': { role: 'join', join: 'and' },
  '+': { role: 'join', join: 'and' },
};

/** Six hex digits without # are a colour when they are neither a number nor a word ("facade"). */
const bareHex = /^(?=.*\d)(?=.*[a-f])[0-9a-f]{6}$/u;
const hexLike = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/u;

/** "terra cotta" is one colour, "ver de noche" none: short words between others are no halves of its name. */
function isOneColor(tokens: readonly Token[]): boolean {
  return (
    tokens.length === 1 ||
    tokens.some(({ text }) => colorOf(text) !== null) ||
    tokens.every(({ text }) => text.length > 3)
  );
}

function colorIn(tokens: readonly Token[]): string | null {
  const written = tokens.map(({ text }) => text).join(' ');
  const rgb = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/u.exec(written);
  if (rgb !== null) {
    const channels = rgb.slice(1).map((digits) => Math.min(255, Number(digits)));
    return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  }
  if (!isOneColor(tokens)) return null;
  if (hexLike.test(written.replaceAll(' ', '')) && !bareHex.test(written)) return null;
  return colorOf(written);
}

function numberSense(text: string): Sense | undefined {
  const [, digits] = /^([+-]?\d+(?:[.,]\d+)?)\s?%$/u.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return { role: 'share', share: Number(digits.replace(',', '.')) / 100 };
}

function senseOf(tokens: readonly Token[], languages: readonly ShowcaseLanguage[]): Sense | null {
  const words = tokens.map(({ key }) => key);
  const [first] = tokens;
  if (first === undefined) return null;
  if (tokens.length === 1) {
    const mark = joins[first.text] ?? numberSense(first.text);
    if (mark !== undefined) return mark;
  }
  const [main] = languages;
  const isQuoted = tokens.some(({ isQuote }) => isQuote);
  const spoken = main === undefined || isQuoted ? undefined : senseIn(main, words, true);
  if (spoken !== undefined) return spoken;
  if (tokens.some(({ text }) => joins[text] !== undefined)) return null;
  if (tokens.length <= LONGEST_FONT) {
    const font = fontNamed(tokens.map(({ text }) => text).join(' '));
    if (font !== null) return { role: 'face', ...font };
  }
  const color = tokens.length <= LONGEST_COLOR ? colorIn(tokens) : null;
  if (color !== null) return { role: 'color', color };
  if (isQuoted) return null;
  for (const language of languages) {
    // Other forms of a word only in the language of the prompt: "sombre" is no Spanish "sombra".
    const sense = senseIn(language, words, language !== main);
    if (sense !== undefined) return sense;
  }
  return null;
}

function corrected(tokens: readonly Token[]): { tokens: Token[]; languages: ShowcaseLanguage[] } {
  const languages = languagesOf(tokens.map(({ key }) => key));
  return {
    languages,
    tokens: tokens.map((token) => {
      const key = fontNamed(token.text) === null ? correctedWord(token.key, languages) : undefined;
      return key === undefined ? token : { ...token, key };
    }),
  };
}

const unquoted = (written: string) => written.replace(/^["“„«‘'] ?| ?["”“»’']$/gu, '');

/** A requested font keeps its name as written. */
function asWritten(sense: Sense, written: string): Sense {
  return sense.role === 'face' ? { ...sense, font: { ...sense.font, asked: written } } : sense;
}

/** Reads a prompt word by word, the longest known phrase first. */
export function itemsOf(prompt: string): Item[] {
  const { tokens, languages } = corrected(tokensOf(prompt));
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(
      Math.max(LONGEST_FONT, reachOf(tokens[at]?.key ?? '')),
      tokens.length - at,
    );
    let sense = senseOf(tokens.slice(at, at + length), languages);
    while (sense === null && length > 1) {
      length -= 1;
      sense = senseOf(tokens.slice(at, at + length), languages);
    }
    const taken = tokens.slice(at, at + length);
    const start = taken.at(0)?.start ?? 0;
    const end = taken.at(-1)?.end ?? 0;
    items.push({
      sense: asWritten(sense ?? { role: 'unknown' }, unquoted(prompt.slice(start, end))),
      start,
      end,
      words: length,
      key: taken.map(({ key }) => key).join(' '),
    });
    at += length;
  }
  return items;
}
