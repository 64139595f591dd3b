import type { Pattern } from '../../appearance/appearance.js';
import { labOf, mixed } from '../colour.js';
import { number } from '../outline.js';
import type { Sheet } from '../sheet.js';

/** A pattern over a cloth of this colour, repeating every `size` units; null for plain cloth. */
export function patternOf(
  sheet: Sheet,
  pattern: Pattern,
  colour: string,
  size: number,
  second?: string,
): string | null {
  const dark = labOf(colour).l < 0.72;
  const other = second ?? (dark ? mixed(colour, '#ffffff', 0.82) : mixed(colour, '#24406b', 0.72));
  const n = (share: number) => number(size * share);
  switch (pattern) {
    case 'plain':
      return null;
    case 'stripes':
      return sheet.pattern(
        size,
        size,
        0,
        `<rect y="${n(0.5)}" width="${n(1)}" height="${n(0.3)}" fill="${other}"/>`,
      );
    case 'checks':
      return sheet.pattern(
        size * 1.3,
        size * 1.3,
        0,
        `<rect width="${n(0.5)}" height="${n(1.3)}" fill="${other}" fill-opacity="0.38"/><rect width="${n(1.3)}" height="${n(0.5)}" fill="${other}" fill-opacity="0.38"/><rect x="${n(0.9)}" width="${n(0.07)}" height="${n(1.3)}" fill="${other}" fill-opacity="0.5"/><rect y="${n(0.9)}" width="${n(1.3)}" height="${n(0.07)}" fill="${other}" fill-opacity="0.5"/>`,
      );
    case 'dots':
      return sheet.pattern(
        size,
        size,
        18,
        `<circle cx="${n(0.25)}" cy="${n(0.25)}" r="${n(0.13)}" fill="${other}"/><circle cx="${n(0.75)}" cy="${n(0.75)}" r="${n(0.13)}" fill="${other}"/>`,
      );
    case 'floral': {
      const warm = mixed(other, '#d9727f', 0.55);
      const flower = (x: number, y: number, fill: string) =>
        `${[0, 72, 144, 216, 288]
          .map((turn) => {
            const angle = (turn * Math.PI) / 180;
            return `<circle cx="${n(x + 0.13 * Math.cos(angle))}" cy="${n(y + 0.13 * Math.sin(angle))}" r="${n(0.085)}" fill="${fill}"/>`;
          })
          .join('')}<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.06)}" fill="#e9c46a"/>`;
      const leaf = (x: number, y: number, turn: number) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(0.13)}" ry="${n(0.05)}" fill="#6f9a7a" fill-opacity="0.85" transform="rotate(${turn} ${n(x)} ${n(y)})"/>`;
      return sheet.pattern(
        size * 2,
        size * 2,
        12,
        `<g transform="scale(1.6)">${flower(0.35, 0.35, other)}${flower(0.92, 0.88, warm)}${leaf(0.7, 0.38, 30)}${leaf(0.38, 0.86, -40)}</g>`,
      );
    }
  }
}
