import type { Typeface } from '@groundwork/contract/showcase/typefaces';
import { paragraphsOf } from '@groundwork/plain-text';
import { BoundedCache } from './bounded-cache.js';
import type { FaceChoice } from './fonts/font-library.js';
import { FontLibrary } from './fonts/font-library.js';
import type { IdeographRegion } from './fonts/ideograph-fonts.js';
import { type MeasuredParagraph, measureParagraph } from './setting/break-lines.js';
import { fit } from './setting/fit.js';
import type { Lettering, Line } from './setting/line.js';
import { inkOf, pathOf } from './setting/outline-path.js';
import type { Fitted, Proportions } from './setting/setting.js';
import { analyseParagraph } from './text/paragraph.js';
import type { Box, FontWeight, TextBlock, TextStyle } from './text-style.js';

/** Paragraphs kept with their widths; a few kilobytes each. */
const KEPT_PARAGRAPHS = 400;

let opened: Promise<Typesetter> | null = null;

/** Sets text as outlines with its own fonts: nothing depends on the machine's. */
export class Typesetter {
  private readonly library = new FontLibrary();
  private readonly paragraphs = new BoundedCache<string, MeasuredParagraph>(KEPT_PARAGRAPHS);
  private readonly proportions = new BoundedCache<string, Proportions>(64);

  private constructor() {}

  /** The process's typesetter. Fonts are opened when a text first needs them. */
  static open(): Promise<Typesetter> {
    opened ??= Promise.resolve(new Typesetter());
    return opened;
  }

  /**
   * Sets text into a box: it wraps, then shrinks down to `minSize`, then words are cut, and at last it ends in an
   * ellipsis. All ink lies inside the box. Text without anything to draw gives a block without lines; so does a box
   * that holds no letter at `minSize`, and is then `truncated`. Characters that no font has are left out: ask
   * `missingCharacters` of plain-text first.
   * @throws RangeError for a text of more than 2,000 UTF-16 units, sizes that are not positive, or a language tag
   * that is none
   */
  set(text: string, box: Box, style: TextStyle): TextBlock {
    if (!(style.size > 0 && style.minSize > 0 && style.maxLines >= 1)) {
      throw new RangeError('A text needs a size, a least size and a number of lines above zero.');
    }
    const language = style.language ?? 'und';
    const words = style.uppercase ? upperCase(text, language) : text;
    const choice: FaceChoice = {
      typeface: style.typeface,
      weight: style.weight,
      regions: regionsOf(words, language),
    };
    const lettering = letteringOf(style, language);
    const measured = (source: string, rightToLeft?: boolean) =>
      this.measured(source, choice, lettering, rightToLeft);
    const paragraphs = paragraphsOf(words)
      .map((source) => measured(source))
      .filter(({ paragraph }) => paragraph.text !== '');
    const proportions = this.proportionsOf(style.typeface, style.weight);
    const setting = {
      paragraphs,
      box: { width: box.width - ROUNDING, height: box.height - ROUNDING },
      style,
      lettering,
      proportions: style.uppercase
        ? { ...proportions, ascent: proportions.capHeight }
        : proportions,
    };
    const fitted =
      paragraphs.length === 0
        ? null
        : fit(setting, (shortened, like) => measured(shortened, like.rightToLeft));
    return blockOf(fitted, style, proportions.capHeight, paragraphs.length > 0);
  }

  private measured(
    source: string,
    choice: FaceChoice,
    lettering: Lettering,
    rightToLeft?: boolean,
  ): MeasuredParagraph {
    const key = [
      source,
      choice.typeface,
      choice.weight,
      choice.regions.join(''),
      lettering.language,
      lettering.features,
      lettering.letterSpacing,
      rightToLeft,
    ].join('\n');
    return this.paragraphs.remember(key, () =>
      measureParagraph(analyseParagraph(source, this.library, choice, rightToLeft), lettering),
    );
  }

  private proportionsOf(typeface: Typeface, weight: FontWeight): Proportions {
    const face = this.library.primary({ typeface, weight });
    return this.proportions.remember(face.id, () => {
      const capHeight = face.extentOf('H')?.top ?? 0;
      return {
        capHeight,
        ascent: Math.max(capHeight, face.extentOf('d')?.top ?? 0, face.extentOf('0')?.top ?? 0),
        descent: -Math.min(0, face.extentOf('p')?.bottom ?? 0),
      };
    });
  }
}

/** Coordinates are rounded to hundredths of a pixel, each end by half of one at most. */
const ROUNDING = 0.01;

function upperCase(text: string, language: string): string {
  return text.toLocaleUpperCase(language);
}

/** Ideographs take the forms of the language, or of the country whose own letters the text has. */
function regionsOf(text: string, language: string): readonly IdeographRegion[] {
  if (language.startsWith('ja')) return ['jp', 'sc', 'kr'];
  if (language.startsWith('ko')) return ['kr', 'sc', 'jp'];
  if (language.startsWith('zh')) return ['sc', 'jp', 'kr'];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['jp', 'sc', 'kr'];
  if (/\p{Script=Hangul}/u.test(text)) return ['kr', 'sc', 'jp'];
  return ['sc', 'jp', 'kr'];
}

function letteringOf(style: TextStyle, language: string): Lettering {
  const letterSpacing = style.letterSpacing ?? 0;
  const features = [
    'lnum',
    // Ligatures of a monospaced face are made for program code.
    ...(letterSpacing !== 0 || style.typeface === 'mono' ? ['-liga', '-clig', '-calt'] : []),
  ].join(',');
  return { language, features, letterSpacing };
}

function blockOf(
  fitted: Fitted | null,
  style: TextStyle,
  capHeight: number,
  hasText: boolean,
): TextBlock {
  const ink = fitted && inkOf(fitted.stack);
  if (!fitted || !ink) {
    return {
      size: style.size,
      lines: [],
      width: 0,
      height: 0,
      ascent: 0,
      capHeight: capHeight * style.size,
      ink: { x: 0, y: 0, width: 0, height: 0 },
      path: '',
      truncated: hasText && fitted === null,
    };
  }
  const { size, stack, truncated } = fitted;
  return {
    size,
    lines: stack.lines.map((line, index) => {
      const left = (stack.lefts[index] ?? 0) * size;
      return {
        text: line.text,
        width: line.width * size,
        baseline: (stack.ascent + index * stack.distance) * size,
        left,
        top: line.top * size,
        bottom: line.bottom * size,
        words: wordsOf(line).map((word) => ({
          text: word.text,
          left: left + word.left * size,
          width: (word.right - word.left) * size,
        })),
      };
    }),
    width: stack.width * size,
    height: stack.height * size,
    ascent: stack.ascent * size,
    capHeight: capHeight * size,
    ink: {
      x: ink.left * size,
      y: ink.top * size,
      width: (ink.right - ink.left) * size,
      height: (ink.bottom - ink.top) * size,
    },
    path: pathOf(stack, size),
    truncated,
  };
}

/** A part of a line that no further line could begin within: a word, or an ideograph; in em from the line's left end. */
interface Word {
  readonly text: string;
  /** Of the ink; alike where there is none. */
  readonly left: number;
  readonly right: number;
}

/** A line's words in the order they are read. */
function wordsOf({ stretch, glyphs }: Line): Word[] {
  const { paragraph, start, end } = stretch;
  const within = paragraph.opportunities.map(({ at }) => at).filter((at) => at > start && at < end);
  return [start, ...within].flatMap((from, index) => {
    const to = within[index] ?? end;
    const text = paragraph.text.slice(from, to).trim();
    return text === '' ? [] : [{ text, ...inkBetween(glyphs, from, to) }];
  });
}

function inkBetween(
  glyphs: Line['glyphs'],
  from: number,
  to: number,
): Pick<Word, 'left' | 'right'> {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at, x, bounds } of glyphs) {
    if (at < from || at >= to || bounds === null) continue;
    left = Math.min(left, x + bounds.left);
    right = Math.max(right, x + bounds.right);
  }
  return left > right ? { left: 0, right: 0 } : { left, right };
}
