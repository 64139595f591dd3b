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
    case 'tweed': {
      const [light, deep] = [mixed(colour, '#f3e6cf', 0.42), mixed(colour, '#20150d', 0.4)];
      return sheet.pattern(
        size * 0.9,
        size * 0.9,
        0,
        `<path d="M0 ${n(0.22)}L${n(0.22)} 0L${n(0.45)} ${n(0.22)}L${n(0.67)} 0L${n(0.9)} ${n(0.22)}M0 ${n(0.67)}L${n(0.22)} ${n(0.45)}L${n(0.45)} ${n(0.67)}L${n(0.67)} ${n(0.45)}L${n(0.9)} ${n(0.67)}" fill="none" stroke="${light}" stroke-width="${n(0.09)}" stroke-opacity="0.8"/><path d="M0 ${n(0.44)}L${n(0.22)} ${n(0.22)}L${n(0.45)} ${n(0.44)}L${n(0.67)} ${n(0.22)}L${n(0.9)} ${n(0.44)}M0 ${n(0.89)}L${n(0.22)} ${n(0.67)}L${n(0.45)} ${n(0.89)}L${n(0.67)} ${n(0.67)}L${n(0.9)} ${n(0.89)}" fill="none" stroke="${deep}" stroke-width="${n(0.09)}" stroke-opacity="0.75"/>`,
      );
    }
    case 'print': {
      const [one, two] = [mixed(colour, '#1f3a6e', 0.75), mixed(colour, '#b8362f', 0.8)];
      return sheet.pattern(
        size * 2,
        size * 2,
        45,
        `<circle cx="${n(0.5)}" cy="${n(0.5)}" r="${n(0.42)}" fill="${one}"/><circle cx="${n(0.5)}" cy="${n(0.5)}" r="${n(0.24)}" fill="${colour}"/><circle cx="${n(0.5)}" cy="${n(0.5)}" r="${n(0.11)}" fill="${two}"/><path d="M${n(1.5)} ${n(1.05)}L${n(1.95)} ${n(1.5)}L${n(1.5)} ${n(1.95)}L${n(1.05)} ${n(1.5)}Z" fill="${two}"/><path d="M${n(1.5)} ${n(0.2)}v${n(0.6)}M${n(1.2)} ${n(0.5)}h${n(0.6)}M${n(0.5)} ${n(1.2)}v${n(0.6)}M${n(0.2)} ${n(1.5)}h${n(0.6)}" stroke="${one}" stroke-width="${n(0.12)}"/>`,
      );
    }
    case 'stars': {
      const star = (x: number, y: number, r: number) =>
        `<path d="${Array.from({ length: 10 }, (_, index) => {
          const angle = (index * Math.PI) / 5 - Math.PI / 2;
          const reach = index % 2 === 0 ? r : r * 0.45;
          return `${index === 0 ? 'M' : 'L'}${n(x + reach * Math.cos(angle))} ${n(y + reach * Math.sin(angle))}`;
        }).join('')}Z" fill="${other}"/>`;
      return sheet.pattern(
        size * 1.8,
        size * 1.8,
        8,
        star(0.45, 0.45, 0.32) + star(1.35, 1.3, 0.24),
      );
    }
    case 'camouflage': {
      const [one, two] = [mixed(colour, '#3b3a22', 0.6), mixed(colour, '#d9cda2', 0.5)];
      return sheet.pattern(
        size * 3,
        size * 3,
        15,
        `<path d="M${n(0.2)} ${n(0.6)}q${n(0.5)} ${n(-0.7)} ${n(1.1)} ${n(-0.1)}t${n(-0.3)} ${n(0.7)}q${n(-0.6)} ${n(0.2)} ${n(-0.8)} ${n(-0.6)}Z" fill="${one}"/><path d="M${n(1.6)} ${n(1.7)}q${n(0.4)} ${n(-0.8)} ${n(1)} ${n(-0.2)}t${n(-0.2)} ${n(0.8)}q${n(-0.7)} ${n(0.2)} ${n(-0.8)} ${n(-0.6)}Z" fill="${one}"/><path d="M${n(0.4)} ${n(2)}q${n(0.3)} ${n(-0.5)} ${n(0.7)} ${n(-0.1)}t${n(-0.2)} ${n(0.5)}Z" fill="${two}"/><path d="M${n(2)} ${n(0.5)}q${n(0.3)} ${n(-0.4)} ${n(0.6)} 0t${n(-0.3)} ${n(0.4)}Z" fill="${two}"/>`,
      );
    }
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
