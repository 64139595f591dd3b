import type { Raster } from '@groundwork/imaging';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { type SetText, setText } from './set-text.js';
import type { TextMeasure, TextRequest, TextSetting } from './text-request.js';

export type RenderedText = Raster & TextMeasure;

const KEPT_BYTES = 32 * 1024 * 1024;
/** Bytes of a line's positions, without its outlines. */
const LINE_BYTES = 800;
const settings = new LRUCache<string, SetText>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ path, lines }, key) => key.length + path.length + LINE_BYTES * lines.length,
});
const coverages = new LRUCache<string, Uint8Array>({
  maxSize: KEPT_BYTES,
  sizeCalculation: (coverage, key) => key.length + coverage.length,
});

/**
 * Letters a text. The picture is tight around the ink, with a margin of two pixels; a text without ink gives
 * a picture of one transparent pixel and no lines. Throws a RangeError for sizes, colours or lengths out of range.
 */
export async function renderText(request: TextRequest): Promise<RenderedText> {
  const { r, g, b, a } = parseColour(request.colour);
  const set = await remembered(request);
  const coverage = await drawn(set, keyOf(request));
  const { path: _path, origin: _origin, ...measure } = set;
  const data = new Uint8Array(measure.width * measure.height * 4);
  for (let index = 0, at = 0; at < data.length; index += 1, at += 4) {
    data[at] = r;
    data[at + 1] = g;
    data[at + 2] = b;
    data[at + 3] = Math.round(((coverage[index] ?? 0) * a) / 255);
  }
  return { ...measure, channels: 4, data };
}

/** The layout of a text, without drawing it. */
export async function measureText(request: TextSetting): Promise<TextMeasure> {
  const { path: _path, origin: _origin, ...measure } = await remembered(request);
  return measure;
}

async function remembered(request: TextSetting): Promise<SetText> {
  const key = keyOf(request);
  const known = settings.get(key);
  if (known !== undefined) return known;
  const set = await setText(request);
  settings.set(key, set);
  return set;
}

async function drawn(set: SetText, key: string): Promise<Uint8Array> {
  const known = coverages.get(key);
  if (known !== undefined) return known;
  const coverage = await coverageOf(set);
  coverages.set(key, coverage);
  return coverage;
}

function keyOf(request: TextSetting): string {
  const { text, font, sizePx, maxWidthPx, maxLines, align, lineHeight, letterSpacing, balance } =
    request;
  return JSON.stringify([
    ...[text, font.family, font.weight, sizePx, maxWidthPx, maxLines],
    ...[align, lineHeight, letterSpacing, balance],
  ]);
}

function parseColour(colour: string): { r: number; g: number; b: number; a: number } {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/iu.exec(colour)?.[1];
  if (hex === undefined) throw new RangeError('colour must be #rgb, #rrggbb or #rrggbbaa.');
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const part = (index: number) => Number.parseInt(full.slice(index * 2, index * 2 + 2), 16);
  return { r: part(0), g: part(1), b: part(2), a: full.length === 8 ? part(3) : 255 };
}

/** Coverage of a text's outlines, one byte a pixel. */
async function coverageOf({ width, height, path, origin }: SetText): Promise<Uint8Array> {
  if (path === '') return new Uint8Array(width * height);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path transform="translate(${origin.x} ${origin.y})" d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
}
