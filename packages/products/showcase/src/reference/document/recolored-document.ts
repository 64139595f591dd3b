import {
  colorOfRgb,
  contrastOf,
  legibleOn,
  luminanceOf,
  type Rgb,
  rgbOf,
} from '../../compose/color.js';
import { TEXT_CONTRAST } from '../../compose/ink.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import { fitPaint, type PaintFit, paintAt } from '../painting/paint-fit.js';
import { type Recoloring, recolored } from '../painting/recolor.js';
import type { DesignDocument, Element, Fill } from './design-document.js';

/** Samples to each side by which a graded paint is fitted again. */
const SAMPLES = 24;

/** A document in other colours; captions that would be hard to read get the nearest shade that is not. */
export function recoloredDocument(
  document: DesignDocument,
  layout: ReferenceLayout,
  changes: readonly Recoloring[],
): DesignDocument {
  if (changes.length === 0) return document;
  const known = new Map<number, Rgb>();
  const inElement = (element: Element): Element => {
    if (element.role === 'fill') return { ...element, paint: paintOf(element, changes) };
    if (element.role === 'picture') {
      return { ...element, colors: recoloredPixels(element.colors, changes, known) };
    }
    // Shadows fall on any ground.
    if (element.role === 'shadow') return element;
    const color = recolored(element.color, changes);
    const line = element.line === null ? undefined : layout.lines[element.line];
    const isOn = line?.line.host.kind === 'surface' ? line.line.host.surface : null;
    if (line === undefined || isOn === null) return { ...element, color };
    const { box } = line.line;
    const paint = paintAt(isOn.fit, box.x + box.width / 2, box.y + box.height / 2);
    return { ...element, color: legible(color, element.color, paint, recolored(paint, changes)) };
  };
  return { ...document, elements: document.elements.map(inElement) };
}

/** A faint text may stay as faint as it was. */
function legible(ink: Rgb, was: Rgb, paint: Rgb, ground: Rgb): Rgb {
  const contrast = (one: Rgb, other: Rgb) => contrastOf(luminanceOf(one), luminanceOf(other));
  if (contrast(ink, ground) >= Math.min(TEXT_CONTRAST, contrast(was, paint) * 0.95)) return ink;
  return rgbOf(legibleOn(colorOfRgb(ink), [colorOfRgb(ground)], TEXT_CONTRAST));
}

function paintOf({ paint, outline }: Fill, changes: readonly Recoloring[]): Rgb | PaintFit {
  if (!('factors' in paint)) return recolored(paint, changes);
  const { x, y, width, height } = outline.box;
  const samples: number[] = [];
  for (let row = 0; row <= SAMPLES; row += 1) {
    for (let column = 0; column <= SAMPLES; column += 1) {
      const [px, py] = [x + (column * width) / SAMPLES, y + (row * height) / SAMPLES];
      samples.push(px, py, ...recolored(paintAt(paint, px, py), changes));
    }
  }
  return fitPaint(samples, paint.scale);
}

/** Colours are remembered, for a design has few. */
function recoloredPixels(
  colors: Uint8Array,
  changes: readonly Recoloring[],
  known: Map<number, Rgb>,
): Uint8Array {
  const changed = new Uint8Array(colors.length);
  for (let at = 0; at < colors.length; at += 3) {
    const own: Rgb = [colors[at] ?? 0, colors[at + 1] ?? 0, colors[at + 2] ?? 0];
    const key = (own[0] << 16) | (own[1] << 8) | own[2];
    const color = known.get(key) ?? recolored(own, changes);
    known.set(key, color);
    changed.set(color.map(Math.round), at);
  }
  return changed;
}
