import sharp from 'sharp';
import { colorOfRgb, type Rgb } from '../../compose/color.js';
import type { Box, Size } from '../../design.js';
import { areaOf, shared } from '../layout/areas.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { wordsOfLine } from '../letters/line-text.js';
import { type PaintFit, paintAt } from '../painting/paint-fit.js';
import type { PhotoArea } from '../photos/photo-areas.js';
import type {
  DesignDocument,
  Element,
  Fill,
  Ink,
  Outline,
  Patch,
  Shade,
} from './design-document.js';
import { boxOf } from './design-document.js';
import { outlineOf, ringsAt } from './trace.js';

/** Stops of a gradient; between them a surface's paint is as good as straight. */
const STOPS = 9;
/** Places to each side of a box at which its paint is looked at for them. */
const GRID = 48;
/** Where photos go; neighbours differ. */
const SLOTS = ['#c3ccd4', '#b4bfc9', '#ced6dd', '#a8b4bf'];
/** Share of a photo that lies on a fill which is under it. */
const UNDER = 0.9;
/** Share of a value's ink that lies in the line that says it. */
const SAID = 0.5;

/**
 * A rebuilt design as an SVG file: the `layout` with a shape for each slot, named as in a spec, `ornaments`, the `logo`,
 * and a group for each line of text, named by the value that it says; letters are outlines.
 */
export async function svgOf(document: DesignDocument, layout: ReferenceLayout): Promise<string> {
  const { size, elements, onPhotos } = document;
  const grounds = elements.filter(
    (element) => element.role === 'fill' || element.role === 'shadow',
  );
  const marks = elements.filter((element) => !grounds.includes(element));
  const ornaments = marks.filter((element) => !('line' in element) || element.line === null);
  const isLogo = (element: Element) =>
    layout.logo !== null && shared(layout.logo.box, boxOf(element)) > 0.9 * areaOf(boxOf(element));
  const letters = [...marks, ...onPhotos].filter(
    (element): element is Ink => 'outline' in element && 'line' in element && element.line !== null,
  );
  const paints = new Paints();
  const drawn = (some: readonly Element[]) =>
    Promise.all(some.map((element) => elementMarkup(element, paints)));
  const groups = [
    group('layout', withSlots(grounds, await drawn(grounds), layout)),
    group('ornaments', await drawn(ornaments.filter((element) => !isLogo(element)))),
    group('rules', await drawn(onPhotos.filter(({ line }) => line === null))),
    group('logo', await drawn(ornaments.filter(isLogo))),
    ...(await textGroups(letters, layout, drawn)),
  ];
  const { width, height } = size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    paints.markup(),
    ...groups.filter((markup) => markup !== ''),
    '</svg>\n',
  ].join('\n');
}

/** Each slot above the last ground that it lies on, under what lies over it. */
function withSlots(
  grounds: readonly Element[],
  drawn: readonly string[],
  layout: ReferenceLayout,
): string[] {
  const slots = layout.photos.map((photo, at) => ({
    markup: slotMarkup(photo, at, layout),
    on: grounds.findLastIndex((ground) => ground.role === 'fill' && isUnder(ground, photo)),
  }));
  const over = (at: number) => slots.filter(({ on }) => on === at).map(({ markup }) => markup);
  return [...over(-1), ...drawn.flatMap((markup, at) => [markup, ...over(at)])];
}

function isUnder({ outline }: Fill, { box }: PhotoArea): boolean {
  return shared(outline.box, box) > UNDER * areaOf(box);
}

function group(id: string, parts: readonly string[], attributes = ''): string {
  return parts.length === 0 ? '' : `<g id="${id}"${attributes}>\n${parts.join('\n')}\n</g>`;
}

async function textGroups(
  letters: readonly Ink[],
  { lines, values }: ReferenceLayout,
  drawn: (some: readonly Element[]) => Promise<string[]>,
): Promise<string[]> {
  const taken = new Set<string>();
  const groups = lines.map(async (lettered, index) => {
    const own = letters.filter(({ line }) => line === index);
    const fields = values
      .filter(({ box }) => shared(box, lettered.line.box) > SAID * areaOf(box))
      .map(({ field }) => field);
    const named = `value-${fields.join('-')}`;
    const id = fields.length === 0 || taken.has(named) ? `text-${index + 1}` : named;
    taken.add(id);
    return group(id, await drawn(own), ` aria-label="${escaped(wordsOfLine(lettered))}"`);
  });
  return Promise.all(groups);
}

const escaped = (text: string) =>
  text
    .replace(/&/gu, '&amp;')
    .replace(/</gu, '&lt;')
    .replace(/>/gu, '&gt;')
    .replace(/"/gu, '&quot;')
    // No character of XML.
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '');

async function elementMarkup(element: Element, paints: Paints): Promise<string> {
  if (element.role === 'fill') {
    const { outline, paint } = element;
    const fill = 'factors' in paint ? paints.add(paint, outline.box) : colorOfRgb(paint);
    return outlineMarkup(outline, `fill="${fill}"`);
  }
  if ('outline' in element) {
    return outlineMarkup(element.outline, `fill="${colorOfRgb(element.color)}"`);
  }
  return imageMarkup(element);
}

function outlineMarkup(outline: Outline, attributes: string): string {
  const { x, y, width, height } = outline.box;
  if (outline.kind === 'path') {
    return `<path ${attributes} transform="translate(${fixed(x)} ${fixed(y)})" d="${outline.d}"/>`;
  }
  const [cx, cy] = [fixed(x + width / 2), fixed(y + height / 2)];
  if (outline.kind === 'ellipse') {
    return `<ellipse ${attributes} cx="${cx}" cy="${cy}" rx="${fixed(width / 2)}" ry="${fixed(height / 2)}"/>`;
  }
  const { radius, degrees } = outline;
  const round = radius > 0 ? ` rx="${fixed(radius)}"` : '';
  const turned = degrees === 0 ? '' : ` transform="rotate(${fixed(degrees)} ${cx} ${cy})"`;
  return `<rect ${attributes} ${boxAttributes(outline.box)}${round}${turned}/>`;
}

const fixed = (value: number) => String(Math.round(value * 100) / 100);

const boxAttributes = ({ x, y, width, height }: Box) =>
  `x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}"`;

/** A shade or a piece of the picture, as a PNG file with its coverage as opacity. */
async function imageMarkup(element: Shade | Patch): Promise<string> {
  const { box, columns, rows, data } = element.coverage;
  const pixels = new Uint8Array(data.length * 4);
  const colorAt = (at: number): ArrayLike<number> =>
    element.role === 'picture' ? element.colors.subarray(at * 3, at * 3 + 3) : element.color;
  for (let at = 0; at < data.length; at += 1) {
    pixels.set(colorAt(at), at * 4);
    pixels[at * 4 + 3] = data[at] ?? 0;
  }
  const png = await sharp(pixels, { raw: { width: columns, height: rows, channels: 4 } })
    .png()
    .toBuffer();
  return `<image ${boxAttributes(box)} preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/** Graded paints as gradients along the way on which they change fastest. */
class Paints {
  readonly #gradients: string[] = [];

  add(paint: PaintFit, box: Box): string {
    const id = `paint-${this.#gradients.length + 1}`;
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    const angle = steepest(paint, cx, cy);
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const reach = (Math.abs(cosine) * box.width + Math.abs(sine) * box.height) / 2;
    const along = (x: number, y: number) => ((x - cx) * cosine + (y - cy) * sine) / reach / 2 + 0.5;
    const stops = colorsAlong(paint, box, along).map(
      (color, stop) =>
        `<stop offset="${fixed(stop / (STOPS - 1))}" stop-color="${colorOfRgb(color)}"/>`,
    );
    const [x, y] = [cosine * reach, sine * reach];
    const ends = `x1="${fixed(cx - x)}" y1="${fixed(cy - y)}" x2="${fixed(cx + x)}" y2="${fixed(cy + y)}"`;
    this.#gradients.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops.join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  markup(): string {
    return this.#gradients.length === 0 ? '' : `<defs>${this.#gradients.join('\n')}</defs>`;
  }
}

/** The direction in which a paint changes fastest about a place, all channels together; radians. */
function steepest(paint: PaintFit, x: number, y: number): number {
  const [left, right] = [paintAt(paint, x - 1, y), paintAt(paint, x + 1, y)];
  const [above, below] = [paintAt(paint, x, y - 1), paintAt(paint, x, y + 1)];
  let [xx, xy, yy] = [0, 0, 0];
  for (const channel of [0, 1, 2] as const) {
    const [dx, dy] = [right[channel] - left[channel], below[channel] - above[channel]];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  return Math.atan2(2 * xy, xx - yy) / 2;
}

/** The mean colours of a box's places at each stop of its gradient. */
function colorsAlong(
  paint: PaintFit,
  { x, y, width, height }: Box,
  along: (x: number, y: number) => number,
): Rgb[] {
  const sums = Array.from({ length: STOPS }, () => [0, 0, 0, 0]);
  for (let row = 0; row <= GRID; row += 1) {
    for (let column = 0; column <= GRID; column += 1) {
      const [px, py] = [x + (column * width) / GRID, y + (row * height) / GRID];
      const color = paintAt(paint, px, py);
      const place = along(px, py) * (STOPS - 1);
      for (const [stop, sum] of sums.entries()) {
        // The nearer to a stop, the more it counts there.
        const weight = Math.max(0, 1 - Math.abs(place - stop)) ** 4;
        for (const channel of [0, 1, 2] as const) {
          sum[channel] = (sum[channel] ?? 0) + weight * color[channel];
        }
        sum[3] = (sum[3] ?? 0) + weight;
      }
    }
  }
  return sums.map(([red = 0, green = 0, blue = 0, weight = 0]) => [
    red / weight,
    green / weight,
    blue / weight,
  ]);
}

function slotMarkup(photo: PhotoArea, at: number, { size }: ReferenceLayout): string {
  const outline = slotOutline(photo, size);
  const name = at === 0 ? 'main' : `supporting_${at}`;
  return outline === null
    ? ''
    : outlineMarkup(outline, `id="slot-${name}" fill="${SLOTS[at % SLOTS.length]}"`);
}

function slotOutline({ box, shape, visible }: PhotoArea, size: Size): Outline | null {
  if (shape.kind === 'circle') return { kind: 'ellipse', box };
  if (shape.kind === 'rectangle')
    return { kind: 'rectangle', box, radius: shape.radius, degrees: 0 };
  if (shape.kind === 'tilted') return { kind: 'rectangle', box, radius: 0, degrees: shape.degrees };
  const [width, height] = [box.width + 2, box.height + 2];
  const data = new Float32Array(width * height);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      data[(y + 1) * width + x + 1] = visible[(y + box.y) * size.width + x + box.x] ?? 0;
    }
  }
  const rings = ringsAt({ width, height, data }, 0.5);
  return outlineOf(rings, { x: box.x - 1, y: box.y - 1, scaleX: 1, scaleY: 1 });
}
