import sharp from 'sharp';
import type { Canvas } from '../../compose/canvas.js';
import { colorOfRgb } from '../../compose/color.js';
import type { Box } from '../../design.js';
import { type Frame, toOutput } from '../frame.js';
import { areaOf, shared } from '../layout/areas.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { wordsOfLine } from '../letters/line-text.js';
import type { PhotoArea } from '../photos/photo-outline.js';
import { rasterOf } from '../picture.js';
import { PaintedGround } from './painted-ground.js';

/** Where photos go; neighbours differ. */
const SLOTS = ['#c3ccd4', '#b4bfc9', '#ced6dd', '#a8b4bf'];
/** Share of a value's ink that lies in the line that says it. */
const SAID = 0.5;
/** Height of capitals in most faces, in em. */
const CAPITALS = 0.71;

/** A design as an SVG file: its ground, a shape for each slot, and its texts as text, named by the values that they say. */
export async function designSvg(
  own: Canvas,
  frame: Frame,
  layout: ReferenceLayout,
): Promise<string> {
  const ground = new PaintedGround(own, frame, layout);
  for (const { line, read } of layout.lines) {
    ground.cover(line.box, Math.max(2, read.capHeight * frame.scaleY * 0.16));
  }
  const jpeg = await sharp(ground.canvas.data, { raw: rasterOf(ground.canvas) })
    .jpeg({ quality: 88 })
    .toBuffer();
  const { width, height } = own;
  const href = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  const slots = layout.photos.map((photo, at) => {
    const name = at === 0 ? 'main' : `supporting_${at}`;
    return slotMarkup(photo, frame, `id="slot-${name}" fill="${SLOTS[at % SLOTS.length]}"`);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<image id="ground" width="${width}" height="${height}" href="${href}"/>`,
    ...slots,
    ...textsMarkup(layout, frame),
    '</svg>\n',
  ].join('\n');
}

function textsMarkup({ lines, values }: ReferenceLayout, frame: Frame): string[] {
  const taken = new Set<string>();
  return lines.map((lettered, index) => {
    const { line, read } = lettered;
    const said = values.filter(({ box }) => shared(box, line.box) > SAID * areaOf(box));
    const named = `value-${said.map(({ field }) => field).join('-')}`;
    const id = said.length === 0 || taken.has(named) ? `text-${index + 1}` : named;
    taken.add(id);
    const { x, width } = toOutput(frame, line.box);
    const { y } = toOutput(frame, { ...line.box, y: read.baseline });
    const size = (read.capHeight * frame.scaleY) / CAPITALS;
    const style = `font-family="${read.face.typeface}" font-weight="${read.face.weight}" fill="${colorOfRgb(line.ink)}"`;
    return `<text id="${id}" x="${fixed(x)}" y="${fixed(y)}" font-size="${fixed(size)}" textLength="${fixed(width)}" ${style}>${escaped(wordsOfLine(lettered))}</text>`;
  });
}

function slotMarkup({ box, shape }: PhotoArea, frame: Frame, attributes: string): string {
  const { x, y, width, height }: Box = toOutput(frame, box);
  const [cx, cy] = [fixed(x + width / 2), fixed(y + height / 2)];
  if (shape.kind === 'circle') {
    return `<ellipse ${attributes} cx="${cx}" cy="${cy}" rx="${fixed(width / 2)}" ry="${fixed(height / 2)}"/>`;
  }
  const radius = shape.kind === 'rectangle' ? shape.radius * frame.scaleX : 0;
  const degrees = shape.kind === 'tilted' ? shape.degrees : 0;
  return `<rect ${attributes} x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" rx="${fixed(radius)}" transform="rotate(${fixed(degrees)} ${cx} ${cy})"/>`;
}

const fixed = (value: number) => String(Math.round(value * 100) / 100);

const escaped = (text: string) =>
  text
    .replace(/&/gu, '&amp;')
    .replace(/</gu, '&lt;')
    .replace(/>/gu, '&gt;')
    // No character of XML.
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '');
