import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { ImageRejected } from '../image-rejected.js';
import { checkedHref, checkStyle, checkValue, type SvgSize, svgSize } from './svg-facts.js';

/** A rewritten SVG document that contains only drawing. */
export interface SafeSvg extends SvgSize {
  /** The root's attributes without size and namespaces, and the text between its tags. */
  readonly attributes: string;
  readonly content: string;
  /** Raster pictures that it carries as data. */
  readonly embedded: readonly Uint8Array[];
}

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** Namespaces whose elements do something. Those of drawing programs are left out in silence. */
const ACTIVE_NAMESPACES = new Set([
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2001/XInclude',
  'http://www.w3.org/2001/xml-events',
]);
const ACTIVE = new Set(
  'script handler listener iframe embed object audio video prefetch'.split(' '),
);
const LEFT_OUT = new Set(['foreignObject', 'metadata']);
const MOST_ELEMENTS = 100_000;
const MOST_DEPTH = 200;

/**
 * Reads an SVG with a strict XML parser and rewrites only the parts that draw. librsvg sees only the rewritten text, so
 * a file cannot mean one thing to the check and another to the renderer.
 *
 * @throws ImageRejected `unsupported` for scripts, event handlers, HTML, declarations, and references outside the
 * document; `damaged` for malformed XML
 */
export function safeSvg(bytes: Uint8Array): SafeSvg {
  const writer = new SvgWriter();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (cause) => {
    throw new ImageRejected('damaged', 'The SVG is no well-formed XML.', { cause });
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) throw refused('declares entities');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') throw refused('names a style sheet');
  });
  parser.on('opentag', (tag) => writer.open(tag));
  parser.on('closetag', () => writer.close());
  parser.on('text', (text) => writer.text(text));
  parser.on('cdata', (text) => writer.text(text));
  parser.write(decodeSvgText(bytes)).close();
  return writer.document();
}

class SvgWriter {
  readonly #parts: string[] = [];
  readonly #open: string[] = [];
  readonly #embedded: Uint8Array[] = [];
  #root: (SvgSize & { attributes: string }) | undefined;
  #elements = 0;
  /** How deep inside of an element that is left out; 0 outside. */
  #skipping = 0;
  #style: string | null = null;

  open(tag: SaxesTagNS): void {
    this.#elements += 1;
    if (this.#elements > MOST_ELEMENTS) throw refused('has too many elements');
    this.#open.push(tag.local);
    if (this.#open.length > MOST_DEPTH) throw refused('is nested too deeply');
    const drawing = tag.uri === SVG || tag.uri === '';
    if (ACTIVE_NAMESPACES.has(tag.uri)) throw refused(`has a ${tag.name} element`);
    if (drawing && ACTIVE.has(tag.local.toLowerCase())) throw refused(`has a ${tag.name} element`);
    const attributes = this.#attributes(tag);
    if (this.#root === undefined) {
      if (!drawing || tag.local !== 'svg') throw refused('has another root');
      this.#root = { ...svgSize(sizeAttributes(tag)), attributes };
      return;
    }
    if (this.#skipping > 0 || !drawing || LEFT_OUT.has(tag.local)) {
      this.#skipping += 1;
      return;
    }
    if (tag.local === 'style') this.#style = '';
    this.#parts.push(`<${tag.local}${attributes}>`);
  }

  close(): void {
    const name = this.#open.pop() ?? '';
    if (this.#skipping > 0) {
      this.#skipping -= 1;
      return;
    }
    if (this.#open.length === 0) return;
    if (name === 'style' && this.#style !== null) {
      checkStyle(this.#style);
      this.#parts.push(escaped(this.#style));
      this.#style = null;
    }
    this.#parts.push(`</${name}>`);
  }

  text(text: string): void {
    if (this.#skipping > 0 || this.#root === undefined) return;
    if (this.#style === null) this.#parts.push(escaped(text));
    else this.#style += text;
  }

  document(): SafeSvg {
    if (this.#root === undefined) throw new ImageRejected('damaged', 'The SVG is empty.');
    return { ...this.#root, content: this.#parts.join(''), embedded: this.#embedded };
  }

  /** The checked attributes, written out; those of the root without its size. */
  #attributes(tag: SaxesTagNS): string {
    const isRoot = this.#root === undefined;
    return Object.values(tag.attributes)
      .map((attribute) => {
        const name = writtenName(attribute);
        if (name === null) return '';
        if (isRoot && ['width', 'height', 'viewBox'].includes(name)) return '';
        const value = this.#checkedAttribute(tag.local, attribute);
        return value === null ? '' : ` ${name}="${escaped(value)}"`;
      })
      .join('');
  }

  #checkedAttribute(element: string, { uri, local, value }: SaxesAttributeNS): string | null {
    const lower = local.toLowerCase();
    if (uri === XML) {
      if (lower === 'base') throw refused('names another base for its references');
      return value;
    }
    if (uri === '' && lower.startsWith('on')) throw refused(`has the event handler ${local}`);
    if (lower === 'href') return checkedHref(element, value, this.#embedded);
    if (lower === 'attributename' && /(?:^|:)href$/i.test(value.trim())) {
      throw refused('animates a reference');
    }
    if (lower === 'style') checkStyle(value);
    else checkValue(value);
    return value;
  }
}

/** Attributes of other namespaces mean nothing to a drawing. */
function writtenName({ uri, local, prefix }: SaxesAttributeNS): string | null {
  if (prefix === 'xmlns' || (prefix === '' && local === 'xmlns')) return null;
  if (uri === '') return prefix === '' ? local : null;
  if (uri === XLINK) return `xlink:${local}`;
  return uri === XML ? `xml:${local}` : null;
}

function sizeAttributes({ attributes }: SaxesTagNS) {
  return {
    width: attributes.width?.value,
    height: attributes.height?.value,
    viewBox: attributes.viewBox?.value,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (letter) => ENTITIES[letter] ?? letter);
}

function refused(what: string): ImageRejected {
  return new ImageRejected('unsupported', `The SVG ${what}, which is not accepted.`);
}

/** By the names that XML declarations use. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
};

/**
 * The text of an XML file: by its byte order mark, else by its declaration, else UTF-8.
 *
 * @throws ImageRejected `unsupported` for another encoding, `damaged` for bytes that are none of it
 */
function decodeSvgText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ImageRejected('damaged', `The SVG has bytes that are no ${encoding}.`, { cause });
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // In UTF-16 the file begins with its mark, or with `<` in one of two bytes.
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const declaration = /^<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(head);
  const declared = declaration?.[1]?.toLowerCase() ?? 'utf-8';
  const encoding = ENCODINGS[declared];
  if (encoding !== undefined) return encoding;
  throw new ImageRejected('unsupported', `An SVG in ${declared} is not read.`);
}
