import { colorOfRgb, contrastOf, luminanceOf } from '../../compose/color.js';
import type { Color } from '../../design.js';
import { paintAt } from '../painting/paint-fit.js';
import type { ValueText } from './values/value-text.js';

/** Letters' edges are mixed with the ground, so that the ink is read a little fainter or stronger. */
const LEEWAY = 0.95;

/** The contrast that a text had in the design; null where it lay on a photo or is in another colour now. */
export function ownContrast({ host, ink, box }: ValueText, color: Color): number | null {
  if (host.kind !== 'surface' || color !== colorOfRgb(ink)) return null;
  const paint = paintAt(host.surface.fit, box.x + box.width / 2, box.y + box.height / 2);
  return contrastOf(luminanceOf(ink), luminanceOf(paint)) * LEEWAY;
}
