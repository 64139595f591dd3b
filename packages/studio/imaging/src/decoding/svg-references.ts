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
