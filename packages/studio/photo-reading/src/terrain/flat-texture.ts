import { findSky, isBlank, isDull } from './sky.js';
import { boxMean, type WorkingPicture } from './working-picture.js';

/** Blocks of the lower part of the picture in which the texture is measured. */
const COLUMNS = 8;
const ROWS = 4;
const FROM = 0.4;
/** A single edge of an object counts no more than texture does; squared steps in lightness. */
const STRONGEST = 0.002;
const FAINTEST = 2e-6;

/** Foreshortening, and its agreement over the picture, from which land without a sky is seen at a slant: about 55 degrees. */
const SLANT = 0.24;
const SLANT_AGREEMENT = 0.62;
/** Foreshortening below which the camera cannot be standing on the land. */
const LEVEL_TEXTURE = 0.2;

/** Whether the land looks as it does from straight above: what looks like sky there may be a map's empty corner. */
export function hasFlatTexture(picture: WorkingPicture): boolean {
  const sky = findSky(picture);
  const { typical, agreement } = measureForeshortening(picture);
  if (sky === null) return typical < SLANT || agreement < SLANT_AGREEMENT;
  return typical < LEVEL_TEXTURE && (isBlank(picture, sky) || isDull(picture, sky));
}

interface Foreshortening {
  /** How much finer the land's texture is upwards than across, in powers of two; about 0 from straight above. */
  readonly typical: number;
  /** Share of the blocks in which it is finer upwards. */
  readonly agreement: number;
}

/**
 * Land seen at a slant is drawn together along the view: tufts, stones and shadows lie wide and flat. From straight
 * above they have no direction. Blocks are compared, so that one road or border says nothing.
 */
function measureForeshortening(picture: WorkingPicture): Foreshortening {
  const { width, height, lightness } = picture;
  const soft = boxMean(lightness, width, height, 1);
  const found: number[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const top = Math.floor(height * (FROM + ((1 - FROM) * row) / ROWS));
      const bottom = Math.floor(height * (FROM + ((1 - FROM) * (row + 1)) / ROWS));
      const left = Math.floor((width * column) / COLUMNS);
      const right = Math.floor((width * (column + 1)) / COLUMNS);
      const slants = [1, 2].map((step) => {
        let across = 0;
        let upwards = 0;
        const plane = step === 1 ? lightness : soft;
        for (let y = Math.max(step, top); y < Math.min(height - step, bottom); y += 1) {
          for (let x = Math.max(step, left); x < Math.min(width - step, right); x += 1) {
            const at = y * width + x;
            const dx = (plane[at + step] ?? 0) - (plane[at - step] ?? 0);
            const dy = (plane[at + step * width] ?? 0) - (plane[at - step * width] ?? 0);
            const size = dx * dx + dy * dy;
            const share = size > STRONGEST ? STRONGEST / size : 1;
            across += dx * dx * share;
            upwards += dy * dy * share;
          }
        }
        const faint = FAINTEST * (bottom - top) * (right - left);
        return Math.log2((upwards + faint) / (across + faint));
      });
      found.push((slants[0] ?? 0) / 2 + (slants[1] ?? 0) / 2);
    }
  }
  const agreement = found.filter((slant) => slant > 0.12).length / found.length;
  return { typical: median(found), agreement };
}

/** The middle one of an ordered copy, the upper of two; 0 of none. */
export function median(values: Iterable<number>): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
