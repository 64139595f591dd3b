import { canvasOf } from '../../compose/canvas.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import type { Picture } from '../picture.js';
import type { DesignDocument, Element } from './design-document.js';
import { fillsOf } from './fills.js';
import { inksOf } from './inks.js';
import { patchesOf } from './patches.js';
import { photoInksOf } from './photo-inks.js';
import { photosOf, residualOf, zones, zonesOf } from './residual.js';
import { shadesOf } from './shades.js';

/** Px of the smallest mark; on other marks, where smaller ones are only drawn a little aside. */
const LEAST = [4, 24, 24];

/**
 * Rebuilds a design that was read: grounds and panels by their shapes and paints, then what differs from them as soft
 * shades, as outlines in one colour, and last, where neither draws it, as a piece of the picture. Each step is drawn and
 * compared with the design before the next one.
 *
 * @param picture the design's pixels, as fine as the letters were read at
 */
export function buildDocument(layout: ReferenceLayout, picture: Picture): DesignDocument {
  const { size } = layout;
  const canvas = canvasOf(picture);
  const scales = { scaleX: picture.width / size.width, scaleY: picture.height / size.height };
  const frame = { output: picture, ...scales, left: 0, top: 0 };
  const placing = { x: 0, y: 0, ...scales };
  const drawing = { canvas, frame };
  const photos = photosOf(layout);
  const zone = zonesOf(layout, photos, picture);
  const owners = new Uint8Array(zone.length);
  const flat = fillsOf(layout, picture, drawing, photos, { shades: [], owners });
  const sight = { left: residualOf(picture, canvas, zone), zone, owners };
  const shades = shadesOf(picture, canvas, sight, placing);
  // Edges of panels are measured anew against the shadows that they throw.
  const fills =
    shades.length === 0 ? flat : fillsOf(layout, picture, drawing, photos, { shades, owners });
  const elements: Element[] = [...fills];
  let left = residualOf(picture, canvas, zone);
  // A white sign on a green disc is seen once the disc is drawn.
  for (const least of LEAST) {
    const inks = inksOf(layout, picture, drawing, left, zone, least);
    if (inks.length === 0) break;
    elements.push(...inks);
    left = residualOf(picture, canvas, zone);
  }
  const patches = patchesOf(picture, left, zone, placing);
  elements.push(...patches);
  let free = 0;
  for (const value of zone) if (value === zones.free) free += 1;
  const pictured = patches.reduce(
    (sum, { coverage }) => sum + coverage.data.reduce((all, value) => all + value / 255, 0),
    0,
  );
  const onPhotos = photoInksOf(layout, picture, frame);
  return { size, elements, onPhotos, pictured: pictured / Math.max(1, free) };
}
