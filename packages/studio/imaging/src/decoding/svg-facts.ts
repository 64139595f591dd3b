import { ImageRejected } from '../image-rejected.js';
import { imageTypeOf } from '../image-type.js';

const RASTER_TYPES = new Set(['png', 'jpeg', 'gif', 'webp']);
const DATA_URL = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;
const FONT_DATA_URL = /^data:(?:font\/|application\/(?:x-)?font)/i;
/** The target of a link does not matter to a picture, but a script must not be stored. */
const LINK = /^(?:https?:|mailto:|tel:|#)/i;
/** CSS functions that name a file, in addition to `url()`. */
const OTHER_FETCHERS = /(?:^|[^a-z-])(?:image|image-set|-webkit-image-set|src|cross-fade)\(/i;

/**
 * Checks an element's `href` and says what becomes of it: itself, or null for one that is left out. Pictures
 * in data: URLs are added to `embedded`, as files.
 *
 * @throws ImageRejected with reason `unsupported` for everything that points outside of the document
 */
export function checkedHref(element: string, value: string, embedded: Uint8Array[]): string | null {
  const target = value.trim();
  if (target === '') return null;
  if (element === 'a') {
    if (LINK.test(target)) return null;
    throw foreign(`a link to ${shown(target)}`);
  }
  if (target.startsWith('#')) return target;
  if ((element === 'image' || element === 'feImage') && DATA_URL.test(target)) {
    const picture = Buffer.from(target.slice(target.indexOf(',') + 1), 'base64');
    const type = imageTypeOf(picture);
    if (type === null || !RASTER_TYPES.has(type)) throw foreign('data that are no picture');
    embedded.push(picture);
    return target;
  }
  throw foreign(`a reference to ${shown(target)}`);
}

/** @throws ImageRejected with reason `unsupported` when an attribute's value would fetch something */
export function checkValue(value: string): void {
  if (!value.includes('(')) return;
  // An escape could spell the name of a function in another way.
  if (value.includes('\\')) throw foreign('escapes in a style');
  checkUrls(value);
}

/** The same for a style sheet or a `style` attribute. */
export function checkStyle(css: string): void {
  if (css.includes('\\')) throw foreign('escapes in a style');
  if (/@import/i.test(css)) throw foreign('an imported style sheet');
  checkUrls(css);
}

/** Every `url(` must go on with a fragment or with data, wherever in the text it stands. */
function checkUrls(css: string): void {
  if (OTHER_FETCHERS.test(css)) throw foreign('a style that fetches pictures');
  const lower = css.toLowerCase();
  for (let at = lower.indexOf('url('); at >= 0; at = lower.indexOf('url(', at + 4)) {
    const rest = css.slice(at + 4, at + 260).replace(/^\s*["']?\s*/, '');
    if (rest.startsWith('#') || FONT_DATA_URL.test(rest)) continue;
    throw foreign(`a style with ${shown(rest)}`);
  }
}

function foreign(what: string): ImageRejected {
  return new ImageRejected('unsupported', `The SVG has ${what}; it may only use what it holds.`);
}

function shown(target: string): string {
  return JSON.stringify(target.slice(0, 40));
}

export interface SvgSize {
  /** CSS pixels; as the file says, or as its view box says, else 300 x 150 as in a browser. */
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

/** CSS pixels of each unit, at 96 to the inch; text counts as 16 pixels high. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};
const NUMBER = '[-+]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:e[-+]?[0-9]+)?';
const LENGTH = new RegExp(`^(${NUMBER})([a-z]*)$`, 'i');
const VIEW_BOX = new RegExp(`^${Array(4).fill(`(${NUMBER})`).join('(?:\\s*,\\s*|\\s+)')}$`, 'i');

/**
 * How large an SVG is by its root's attributes.
 *
 * @throws ImageRejected with reason `damaged` when a side is 0 or below
 */
export function svgSize(attributes: {
  readonly width: string | undefined;
  readonly height: string | undefined;
  readonly viewBox: string | undefined;
}): SvgSize {
  const box = VIEW_BOX.exec((attributes.viewBox ?? '').trim())
    ?.slice(1)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box ?? [];
  if (box !== undefined) checkSide(boxWidth, boxHeight);
  const givenWidth = lengthOf(attributes.width);
  const givenHeight = lengthOf(attributes.height);
  const ratio = box === undefined ? 2 : boxWidth / boxHeight;
  const width =
    givenWidth ??
    (givenHeight === null ? (box === undefined ? 300 : boxWidth) : givenHeight * ratio);
  const height = givenHeight ?? width / ratio;
  checkSide(width, height);
  return { width, height, viewBox: box === undefined ? `0 0 ${width} ${height}` : box.join(' ') };
}

/** Null for a percentage, and for anything that is no length: the box decides then. */
function lengthOf(value: string | undefined): number | null {
  const [, number, unit = ''] = LENGTH.exec((value ?? '').trim()) ?? [];
  const factor = UNITS[unit.toLowerCase()];
  return number === undefined || factor === undefined ? null : Number(number) * factor;
}

function checkSide(width: number, height: number): void {
  if (width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height)) return;
  throw new ImageRejected('damaged', 'The SVG has no size.');
}
