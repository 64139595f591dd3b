import type { Raster } from '../raster.js';
import type { FontFamily, FontWeight } from './fonts.js';
import type { LineStyle } from './line-bitmap.js';
import { paragraphsOf } from './plain-text.js';
import { RecentlyUsed } from './recently-used.js';
import { type SetText, setLines, TEXT_MARGIN_PX, type TextMeasure } from './text-layout.js';

export interface TextRequest {
  /** A stranger's words may be given as they are; line feeds are kept as line breaks. */
  readonly text: string;
  readonly font: { readonly family: FontFamily; readonly weight: FontWeight };
  /** Size of the em in pixels, 4 to 600. */
  readonly sizePx: number;
  /** `#rgb`, `#rrggbb` or `#rrggbbaa`. */
  readonly colour: string;
  /** The picture is never wider; lines are wrapped, and cut inside words only where a word alone is too wide. */
  readonly maxWidthPx?: number;
  /** Text that does not fit ends in an ellipsis. */
  readonly maxLines?: number;
  /** Where shorter lines lie; `start` (the default) is right for Arabic and Hebrew. */
  readonly align?: 'start' | 'left' | 'centre' | 'right';
  /** Distance from baseline to baseline in em; 1.25 unless told. */
  readonly lineHeight?: number;
  /** Extra room between letters in em; not for Arabic. */
  readonly letterSpacing?: number;
  /** Makes lines of about equal length instead of filling each. */
  readonly balance?: boolean;
}

/** A picture with straight alpha, and where its lines and words lie in it. */
export type RenderedText = Raster & TextMeasure;

const setTexts = new RecentlyUsed<SetText>(64 * 1024 * 1024, (set) =>
  set.bitmaps.reduce((sum, bitmap) => sum + bitmap.coverage.length + 400, 400),
);

/**
 * Letters a text. The picture is tight around the ink, with a margin of two pixels; a text without ink gives
 * a picture of one transparent pixel and no lines. Throws a RangeError for sizes, colours or lengths out of range.
 */
export async function renderText(request: TextRequest): Promise<RenderedText> {
  const { r, g, b, a } = parseColour(request.colour);
  const { bitmaps, ...measure } = await setText(request);
  const data = new Uint8Array(measure.width * measure.height * 4);
  for (let at = 0; at < data.length; at += 4) {
    data[at] = r;
    data[at + 1] = g;
    data[at + 2] = b;
  }
  for (const [index, line] of measure.lines.entries()) {
    const bitmap = bitmaps[index];
    if (bitmap === undefined) continue;
    for (let y = 0; y < bitmap.height; y += 1) {
      for (let x = 0; x < bitmap.width; x += 1) {
        const at = ((y + line.y) * measure.width + x + line.x) * 4 + 3;
        const cover = ((bitmap.coverage[y * bitmap.width + x] ?? 0) * a) / 255;
        data[at] = Math.max(data[at] ?? 0, Math.round(cover));
      }
    }
  }
  return { ...measure, channels: 4, data };
}

/** Tells how a text will be set without drawing it; the colour plays no part. */
export async function measureText(request: Omit<TextRequest, 'colour'>): Promise<TextMeasure> {
  const { bitmaps: _bitmaps, ...measure } = await setText(request);
  return measure;
}

async function setText(request: Omit<TextRequest, 'colour'>): Promise<SetText> {
  const { text, font, sizePx, maxWidthPx, maxLines, align, lineHeight, letterSpacing, balance } =
    request;
  if (!(sizePx >= 4 && sizePx <= 600)) throw new RangeError('sizePx must be 4 to 600.');
  if (maxWidthPx !== undefined && !(maxWidthPx > 2 * TEXT_MARGIN_PX)) {
    throw new RangeError(`maxWidthPx must be over ${2 * TEXT_MARGIN_PX}.`);
  }
  if (maxLines !== undefined && !(maxLines >= 1))
    throw new RangeError('maxLines must be 1 or more.');
  const key = JSON.stringify([
    text,
    font,
    sizePx,
    maxWidthPx,
    maxLines,
    align,
    lineHeight,
    letterSpacing,
    balance,
  ]);
  const known = setTexts.get(key);
  if (known !== undefined) return known;
  const style: LineStyle = { ...font, sizePx, letterSpacing: letterSpacing ?? 0 };
  const limit = maxWidthPx === undefined ? 30_000 : Math.floor(maxWidthPx) - 2 * TEXT_MARGIN_PX;
  const set = await setLines(paragraphsOf(text), limit, style, {
    maxLines: maxLines ?? Number.POSITIVE_INFINITY,
    align: align ?? 'start',
    lineHeight: lineHeight ?? 1.25,
    balance: balance ?? false,
  });
  setTexts.set(key, set);
  return set;
}

function parseColour(colour: string): { r: number; g: number; b: number; a: number } {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/iu.exec(colour)?.[1];
  if (hex === undefined) throw new RangeError('colour must be #rgb, #rrggbb or #rrggbbaa.');
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const part = (index: number) => Number.parseInt(full.slice(index * 2, index * 2 + 2), 16);
  return { r: part(0), g: part(1), b: part(2), a: full.length === 8 ? part(3) : 255 };
}
