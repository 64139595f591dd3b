import { createHash } from 'node:crypto';
import { type LineInk, scaledLine } from './line-image.js';
import {
  isOfScript,
  isOfWideLetters,
  isRightToLeft,
  otherScripts,
  type Script,
} from './scripts.js';
import type { OcrWord, TextReader } from './tesseract.js';

/** Heights of capitals in px that a line is read at; the network reads best around the first. */
const HEIGHTS = [34, 26, 44];
/** Confidence from which one reading is enough. */
const SURE = 0.88;
/** Confidence below which a line may be in another script, or no text at all. */
const FOREIGN = 0.78;
/** Gain in confidence of a text that was read alike at two heights, and its limit. */
const GAIN = 0.25;
const AGREED = 0.9;
/** An amount in groups of figures is not come by by chance. */
const AMOUNT_GAIN = 0.5;
const amount = /\d[.,' ]\d{3}(?!\d)/u;
const wholeAmount = /^(?:[€$£¥] ?\d{1,3}(?:[.,' ]\d{3})+|\d{1,3}(?:[.,' ]\d{3})+ ?[€$£¥])$/u;
/** Confidence of an amount whose sign only its own script has. */
const SIGNED = 0.7;
const sign = /[€$£¥₪円元万億亿]/u;
const latinArea = /^(?:\d[\d.,]* ?(?:m[²2?]?|sqm|sq ?ft)|m[²2?]{1,2} \d[\d.,]*)$/u;
/** Pieces of ink from which a line is long enough to identify its script. */
const LONG = 3;
/** Lines of Latin words after which a page is in no other script. */
const LATIN_LINES = 2;
/** Lines that are tried in every script before a page counts as Latin: those that are text, and those that may be. */
const MOST_TRIES = { plain: 6, doubtful: 5 };

interface Reading {
  readonly words: readonly OcrWord[];
  readonly confidence: number;
  /** The confidence of its surest reading alone. */
  readonly raw: number;
  readonly text: string;
}

const nothing: Reading = { words: [], confidence: 0, raw: 0, text: '' };

/** Reads the lines of one design, and finds out which script it uses besides Latin. */
export class PageReader {
  readonly #reader: TextReader;
  /** Earlier readings, for lines that are looked at again. */
  readonly #known = new Map<string, Reading>();
  /** Whether a line of an Arabic page had figures that are no Western ones. */
  hasEasternFigures = false;
  #script: Script = 'latin';
  #latinLines = 0;
  readonly #tries = { plain: 0, doubtful: 0 };

  constructor(reader: TextReader) {
    this.#reader = reader;
  }

  /** The script found besides Latin; lines read before it was known may be read again. */
  get script(): Script {
    return this.#script;
  }

  /** Lines are read in Chinese from now on, if they were read in Japanese: the two share most letters. */
  takeForChinese(): void {
    if (this.#script === 'japanese') this.#script = 'chinese';
  }

  /**
   * The words of a line, with boxes in px of the ink.
   *
   * @param pieces of ink in the line
   * @param isDoubtful whether it may be no text, so that it is tried only once
   */
  read(
    ink: LineInk,
    { capHeight, pieces, isDoubtful }: { capHeight: number; pieces: number; isDoubtful: boolean },
  ): readonly OcrWord[] {
    // A piece alone is a figure or none: it is not worth several looks.
    const heights = isDoubtful || pieces === 1 ? HEIGHTS.slice(0, 1) : HEIGHTS;
    const once = this.#readIn(ink, capHeight, isDoubtful ? 'glance' : 'latin', heights);
    // Figures in groups behind a currency are hardly come by by chance, however unsurely they are read.
    const latin =
      isDoubtful && wholeAmount.test(once.text)
        ? this.#readIn(ink, capHeight, 'latin', HEIGHTS)
        : once;
    const isLatin = latin.raw >= SURE && /\p{Script=Latin}{3}/u.test(latin.text);
    if (isLatin && /\p{Ll}{3}/u.test(latin.text)) this.#latinLines += 1;
    if (isLatin) return latin.words;
    if (this.#script === 'latin') {
      const kind = isDoubtful ? 'doubtful' : 'plain';
      const mayBeForeign = latin.raw < FOREIGN && pieces >= LONG && this.#latinLines < LATIN_LINES;
      if (mayBeForeign && this.#tries[kind] < MOST_TRIES[kind]) {
        this.#tries[kind] += 1;
        this.#findScript(ink, capHeight, latin.confidence);
      }
    }
    if (this.#script === 'latin' || (isDoubtful && latin.confidence >= FOREIGN)) return latin.words;
    // "265 m²" is Latin on any page.
    if (latinArea.test(latin.text) && latin.confidence >= SIGNED) {
      return withOwnSigns(latin.words, this.#script);
    }
    const own = this.#readIn(ink, capHeight, this.#script, heights.slice(0, 2));
    // Figures are read best as Latin text, but for signs and words that it does not have.
    const hasSign = sign.test(own.text) && !sign.test(latin.text);
    const hasWords = isOfScript(own.text, this.#script) && isFigures(latin.text);
    const least = hasSign
      ? SIGNED
      : hasWords
        ? FOREIGN
        : latin.confidence + (isFigures(latin.text) ? 0.15 : 0);
    if (own.confidence < least) return withOwnSigns(latin.words, this.#script);
    const losesFigures =
      (amount.test(latin.text) && !amount.test(own.text)) ||
      mostDigits(latin.text) > mostDigits(own.text);
    return losesFigures && isRightToLeft(this.#script)
      ? mixed(own.words, latin.words)
      : withOwnSigns(own.words, this.#script);
  }

  /** The words of a part of a line that is known to be in the page's own script. */
  readOwn(ink: LineInk, capHeight: number): readonly OcrWord[] {
    return this.#readIn(ink, capHeight, this.#script, HEIGHTS.slice(0, 2)).words;
  }

  #findScript(ink: LineInk, capHeight: number, least: number): void {
    let best = Math.max(FOREIGN, least + 0.06);
    for (const script of otherScripts) {
      const found = this.#readIn(ink, capHeight, script, HEIGHTS.slice(0, 1));
      if (found.confidence < best || !isOfScript(found.text, script)) continue;
      if (found.text.replace(/[^\p{L}]/gu, '').length < LONG) continue;
      best = found.confidence;
      this.#script = script;
    }
  }

  #readIn(ink: LineInk, capHeight: number, script: Script, heights: readonly number[]): Reading {
    const key = `${script} ${heights.length} ${capHeight} ${hashOf(ink)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const reading = this.#readAt(ink, capHeight, script, heights);
    this.#known.set(key, reading);
    return reading;
  }

  #readAt(ink: LineInk, capHeight: number, script: Script, heights: readonly number[]): Reading {
    const readings: Reading[] = [];
    for (const height of heights) {
      const line = scaledLine(ink, height / capHeight);
      const words = this.#reader
        .read(line.image, script)
        .map((word) => ({ ...word, box: line.toInk(word.box) }));
      const text = words.map((word) => word.text).join(' ');
      const letters = words.reduce((sum, word) => sum + word.text.length, 0);
      const confidence =
        words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) /
        Math.max(1, letters);
      const alike = readings.find((other) => other.text === text && text !== '');
      if (alike !== undefined) {
        const isSurer = confidence > alike.confidence && amount.test(text);
        return agreed(isSurer ? { words, confidence, raw: confidence, text } : alike);
      }
      readings.push({ words, confidence, raw: confidence, text });
      if (confidence >= SURE) break;
    }
    const [best] = readings.toSorted((one, other) => other.confidence - one.confidence);
    return best ?? nothing;
  }
}

function hashOf({ width, height, data }: LineInk): string {
  return createHash('sha1').update(`${width}x${height}`).update(data).digest('base64');
}

/** Figures from the Latin reading, words from the other: right-to-left readers lose digits beside their own letters. */
function mixed(own: readonly OcrWord[], latin: readonly OcrWord[]): readonly OcrWord[] {
  const words = own.filter(({ text }) => /[\p{Script=Arabic}\p{Script=Hebrew}₪]/u.test(text));
  const figures = latin.filter(
    ({ text, box }) =>
      /\d/u.test(text) &&
      !words.some(
        (word) =>
          Math.min(word.box.x + word.box.width, box.x + box.width) - Math.max(word.box.x, box.x) >
          0.4 * Math.min(word.box.width, box.width),
      ),
  );
  return [...words, ...figures];
}

/** Digits of the longest figure in a text. */
const mostDigits = (text: string) =>
  Math.max(0, ...[...text.matchAll(/\d+/gu)].map(([digits]) => digits.length));

/** In Hebrew designs what looks like a Latin m or n beside an amount is the sign of the shekel. */
function withOwnSigns(words: readonly OcrWord[], script: Script): readonly OcrWord[] {
  // "142.5㎡" is one letter there, whose raised figure is too small to be read.
  if (isOfWideLetters(script)) {
    return words.map((word) =>
      /^\d[\d.,]*m$/u.test(word.text) ? { ...word, text: `${word.text}²` } : word,
    );
  }
  const hasAmount = words.some(({ text }) => amount.test(text));
  if (script !== 'hebrew' || !hasAmount) return words;
  return words.map((word) => (/^[mnwNW]$/u.test(word.text) ? { ...word, text: '₪' } : word));
}

const isFigures = (text: string) => /\d{2}/u.test(text) && !/\p{Ll}{3}/u.test(text);

/** The reading that two sizes agree on, which is most probably right. */
function agreed(reading: Reading): Reading {
  const { words, confidence, text } = reading;
  // Bars and dots are read alike at any size.
  const isText = text.replace(/[^\p{L}\p{N}]/gu, '').length >= 2;
  if (!isText) return reading;
  const gain = amount.test(text) ? AMOUNT_GAIN : GAIN;
  const surer = (value: number) => Math.max(value, Math.min(AGREED, value + gain));
  return {
    ...reading,
    words: words.map((word) => ({ ...word, confidence: surer(word.confidence) })),
    confidence: surer(confidence),
  };
}
