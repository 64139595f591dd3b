import type { Box, Size } from '../../design.js';
import type { AreaShape } from '../photos/photo-areas.js';

/** A place as shares of the picture's width and height. */
export interface Place {
  readonly box: Box;
  readonly shape: AreaShape['kind'];
  /** Corner radius as a share of the picture's width. */
  readonly radius: number;
  readonly degrees: number;
  /** Whether it was given in measures rather than words. */
  readonly isExact: boolean;
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Such as `top left, 62% x 40% at 4%,8%, rounded 3%`: readable by people and by placeOf. */
export function positionWords(box: Box, shape: AreaShape, picture: Size): string {
  const [x, y] = [box.x / picture.width, box.y / picture.height];
  const [width, height] = [box.width / picture.width, box.height / picture.height];
  const words = whereabouts({ x, y, width, height });
  const measures = `${percent(width)} x ${percent(height)} at ${percent(x)},${percent(y)}`;
  if (shape.kind === 'circle') return `${words}, ${measures}, circle`;
  if (shape.kind === 'tilted')
    return `${words}, ${measures}, tilted ${Math.round(shape.degrees * 10) / 10}°`;
  if (shape.kind === 'rectangle' && shape.radius > 0) {
    return `${words}, ${measures}, rounded ${percent(shape.radius / picture.width)}`;
  }
  return `${words}, ${measures}`;
}

function whereabouts({ x, y, width, height }: Box): string {
  if (width > 0.9 && height > 0.9) return 'full-bleed';
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const down = height > 0.85 ? '' : middleY < 0.4 ? 'top' : middleY > 0.6 ? 'bottom' : 'middle';
  const across = width > 0.85 ? '' : middleX < 0.4 ? 'left' : middleX > 0.6 ? 'right' : 'center';
  return [down, across].filter((word) => word !== '').join(' ');
}

const measured =
  /(\d+(?:\.\d+)?) ?% ?(?:x|×|by) ?(\d+(?:\.\d+)?) ?% ?(?:at|@) ?(-?\d+(?:\.\d+)?) ?% ?[,;]? ?(-?\d+(?:\.\d+)?) ?%/iu;

interface Range {
  readonly start: number;
  readonly length: number;
}

const whole: Range = { start: 0, length: 1 };
const share = (words: string): number | null => {
  if (/two[- ]thirds|2\/3/u.test(words)) return 2 / 3;
  if (/three[- ]quarters|3\/4/u.test(words)) return 3 / 4;
  if (/quarter|1\/4/u.test(words)) return 1 / 4;
  if (/third|1\/3/u.test(words)) return 1 / 3;
  if (/half|1\/2/u.test(words)) return 1 / 2;
  return null;
};

/**
 * Reads a position: exact measures if given, otherwise words such as `top left`, `bottom third, left half`, `center` or
 * `full-bleed`. Null without a place.
 */
export function placeOf(position: string): Place | null {
  const words = position.toLowerCase();
  const shape = /circ|round(?:el)?\b(?! corner)/u.test(words)
    ? 'circle'
    : /tilt|rotat/u.test(words)
      ? 'tilted'
      : 'rectangle';
  const degrees = shape === 'tilted' ? Number(/(-?\d+(?:\.\d+)?) ?°/u.exec(words)?.[1] ?? 5) : 0;
  const radius = Number(/rounded ?(\d+(?:\.\d+)?) ?%/u.exec(words)?.[1] ?? 0) / 100;
  const [, width, height, x, y] = measured.exec(words) ?? [];
  if (x !== undefined && y !== undefined) {
    const box = {
      x: Number(x) / 100,
      y: Number(y) / 100,
      width: Number(width) / 100,
      height: Number(height) / 100,
    };
    return box.width > 0 && box.height > 0 ? { box, shape, radius, degrees, isExact: true } : null;
  }
  const box = boxOfWords(words);
  return box === null ? null : { box, shape, radius, degrees, isExact: false };
}

function boxOfWords(words: string): Box | null {
  if (/full[- ]?(?:bleed|frame|page|screen)|background|whole|entire/u.test(words)) {
    return { x: 0, y: 0, width: 1, height: 1 };
  }
  let across: Range | null = null;
  let down: Range | null = null;
  for (const part of words.split(/[,;]|\band\b/u)) {
    const size = share(part);
    if (/top|upper|above/u.test(part)) down = { start: 0, length: size ?? 0.5 };
    else if (/bottom|lower|below/u.test(part))
      down = { start: 1 - (size ?? 0.5), length: size ?? 0.5 };
    else if (/middle/u.test(part)) down = { start: 0.5 - (size ?? 0.34) / 2, length: size ?? 0.34 };
    const isCorner = /top|upper|bottom|lower|middle/u.test(part);
    const width = isCorner && size !== null ? 0.5 : (size ?? 0.5);
    if (/left/u.test(part)) across = { start: 0, length: width };
    else if (/right/u.test(part)) across = { start: 1 - width, length: width };
    else if (/cent(?:er|re)/u.test(part)) across = { start: 0.5 - width / 2, length: width };
  }
  if (across === null && down === null) return null;
  if (down === null && /cent(?:er|re)/u.test(words)) down = { start: 0.25, length: 0.5 };
  const [x, y] = [across ?? whole, down ?? whole];
  return { x: x.start, y: y.start, width: x.length, height: y.length };
}
