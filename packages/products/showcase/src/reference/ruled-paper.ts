import type { Rgb } from '../compose/color.js';
import { coverage } from './layout/marks.js';
import type { Picture } from './picture.js';
import { apart, distance, medianColor, pixelAt } from './pixels.js';

/** Share of the picture's width that a rule runs over, how many of them make paper ruled, and how thick they are in px of 1000. */
const RULED = { across: 0.45, least: 5, thick: 5 };
/** Distances, 0..255: of a rule to its paper, of the paper above and below it, and of a px to their mixture. */
const SEEN = 12;
const SAME = 16;
const MIXED = 24;
const WHITE: Rgb = [255, 255, 255];

/** A picture of ruled or squared paper without its rules, which letters stand on and cross; any other as it is. */
export function withoutRules(picture: Picture): Picture {
  const { width, height } = picture;
  const reach = Math.max(2, Math.round((Math.max(width, height) / 1000) * RULED.thick * 0.6));
  const rules: { from: number; to: number }[] = [];
  for (let y = reach; y < height - reach; y += 1) {
    if (pixelsOfRule(picture, y, reach).length < RULED.across * width) continue;
    const last = rules.at(-1);
    if (last?.to === y - 1) last.to = y;
    else rules.push({ from: y, to: y });
  }
  const thin = rules.filter(({ from, to }) => to - from < 2 * reach);
  if (thin.length < RULED.least) return picture;
  const data = picture.data.slice();
  for (const { from, to } of thin) {
    const colors = Array.from({ length: to - from + 1 }, (_, row) => {
      const seen = pixelsOfRule(picture, from + row, reach);
      const paper = seen.map((at) => at - reach * width);
      return { rule: medianColor(picture, seen), paper: medianColor(picture, paper) };
    });
    // The middle of a rule has its whole colour.
    const [{ rule, paper } = { rule: WHITE, paper: WHITE }] = colors.toSorted(
      (one, other) => distance(other.rule, other.paper) - distance(one.rule, one.paper),
    );
    for (let at = (from - 1) * width; at < (to + 2) * width; at += 1) {
      if (isMixOf(pixelAt(picture, at), paper, rule)) data.set(paper, at * 3);
    }
  }
  return { width, height, data };
}

/** Where a row differs from the paper above and below it. */
function pixelsOfRule(picture: Picture, y: number, reach: number): number[] {
  const { width } = picture;
  const found: number[] = [];
  for (let at = y * width; at < (y + 1) * width; at += 1) {
    const [above, below] = [at - reach * width, at + reach * width];
    if (apart(picture, at, above) > SEEN && apart(picture, above, below) < SAME) found.push(at);
  }
  return found;
}

function isMixOf(color: Rgb, paper: Rgb, rule: Rgb): boolean {
  const share = coverage(color, paper, rule);
  const mix = (channel: 0 | 1 | 2) => paper[channel] + (rule[channel] - paper[channel]) * share;
  return distance(color, [mix(0), mix(1), mix(2)]) < MIXED;
}
