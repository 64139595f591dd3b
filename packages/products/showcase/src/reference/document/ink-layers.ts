import type { Rgb } from '../../compose/color.js';
import { medianColor } from '../layout/marks.js';
import type { Picture } from '../picture.js';
import { apart, distance, pixelAt } from '../pixels.js';
import type { Ink } from './design-document.js';
import { coverageOf, drawnInk, type Mark, placedRings, type Sheet } from './ink-outline.js';

/** Px of the smallest layer. */
const LEAST = 4;
/** Most colours of a mark that are drawn. */
const MOST_COLORS = 6;
/** Distance of colours that are one. */
const ONE_COLOR = 22;
/** Distance of neighbours that are of an even colour. */
const EVEN = 8;
/** Share of a mark's px that a colour of it has at least. */
const LEAST_SHARE = 0.012;

/** A mark of several colours as layers, the widest below. */
export function layersOf(mark: Mark, sheet: Sheet): Ink[] {
  const { picture, canvas } = sheet;
  const colors = colorsOf(mark, picture);
  const owner = new Map<number, number>();
  for (const at of mark.pixels) {
    const own = pixelAt(picture, at);
    let [best, off] = [-1, distance(own, pixelAt(canvas, at))];
    for (const [index, color] of colors.entries()) {
      const away = distance(own, color);
      if (away < off) [best, off] = [index, away];
    }
    if (best >= 0) owner.set(at, best);
  }
  const { width } = picture;
  const extents = colors.map((color, index) => {
    const own = mark.pixels.filter((at) => owner.get(at) === index);
    const xs = own.map((at) => at % width);
    const ys = own.map((at) => Math.floor(at / width));
    const across =
      xs.reduce((a, b) => Math.max(a, b), 0) - xs.reduce((a, b) => Math.min(a, b), width);
    const down =
      ys.reduce((a, b) => Math.max(a, b), 0) - ys.reduce((a, b) => Math.min(a, b), picture.height);
    return { color, index, own, extent: across * down };
  });
  const order = extents
    .filter(({ own }) => own.length >= LEAST)
    .toSorted((one, other) => other.extent - one.extent || other.own.length - one.own.length);
  const rankOf = new Map(order.map(({ index }, rank) => [index, rank]));
  return order.flatMap(({ color, index }, rank) => {
    const pixels = mark.pixels.filter((at) => {
      const own = owner.get(at);
      if (own === index) return true;
      const beside = [at - 1, at + 1, at - width, at + width];
      return beside.some((next) => owner.get(next) === index);
    });
    const isLater = (at: number) => (rankOf.get(owner.get(at) ?? -1) ?? -1) > rank;
    const map = coverageOf({ ...mark, pixels }, color, sheet);
    // It goes on under the layers above.
    for (const at of pixels) {
      if (!isLater(at)) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      map.data[(y - map.y) * map.width + x - map.x] = 1;
    }
    return drawnInk({ rings: placedRings(map), color, line: null }, sheet);
  });
}

/** The even colours of a mark, the most used first. */
function colorsOf({ pixels }: Mark, picture: Picture): Rgb[] {
  const { width } = picture;
  const counts = new Map<number, number[]>();
  for (const at of pixels) {
    const steps = [at - 1, at + 1, at - width, at + width].filter(
      (next) => apart(picture, at, next) <= EVEN,
    ).length;
    if (steps < 3) continue;
    const [red, green, blue] = pixelAt(picture, at);
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const members = counts.get(key);
    if (members === undefined) counts.set(key, [at]);
    else members.push(at);
  }
  const colors: { readonly color: Rgb; count: number }[] = [];
  for (const [, members] of [...counts].toSorted((one, other) => other[1].length - one[1].length)) {
    const color = medianColor(picture, members);
    const same = colors.find((other) => distance(other.color, color) < ONE_COLOR);
    if (same === undefined) colors.push({ color, count: members.length });
    else same.count += members.length;
  }
  const least = Math.max(LEAST, LEAST_SHARE * pixels.length);
  return colors
    .filter(({ count }) => count >= least)
    .slice(0, MOST_COLORS)
    .map(({ color }) => color);
}
