import type { Raster } from '@groundwork/imaging';
import type { DrawnScene } from './drawn-scenes.js';

// Jest looks every global up through its sandbox, which makes Math slow in loops over pixels.
const { abs, floor, hypot, max, min, round, sin } = Math;

/** Something put on a drawn plot; places and sizes are shares of the picture's width and height. */
export interface DrawnThing {
  readonly kind: 'tree' | 'person' | 'pole' | 'leaves' | 'tuft';
  readonly x: number;
  /** Row at which it meets the ground. */
  readonly foot: number;
  readonly tall: number;
}

/** The scene with things on it, and the row of the foot at each pixel that they cover, 0 elsewhere. */
export function withThings(
  scene: DrawnScene,
  things: readonly DrawnThing[],
): { readonly photo: Raster; readonly feet: Float32Array } {
  const { width, height } = scene.photo;
  const data = Uint8Array.from(scene.photo.data);
  const feet = new Float32Array(width * height);
  for (const thing of things) {
    const foot = floor(thing.foot * height);
    const top = max(0, floor((thing.foot - thing.tall) * height));
    const reach = thing.tall * height;
    const middle = thing.x * width;
    for (let y = top; y < min(height, foot); y += 1) {
      for (let x = max(0, floor(middle - reach)); x < min(width, middle + reach); x += 1) {
        const up = (foot - y) / reach;
        const aside = (x - middle) / reach;
        const colour = colourOf(thing.kind, up, aside, x, y);
        if (colour === null) continue;
        data.set(colour, (y * width + x) * 3);
        feet[y * width + x] = thing.foot;
      }
    }
  }
  return { photo: { width, height, channels: 3, data }, feet };
}

/** `up` runs from 0 at the foot to 1 at the top, `aside` from the middle, in heights of the thing. */
function colourOf(
  kind: DrawnThing['kind'],
  up: number,
  aside: number,
  x: number,
  y: number,
): readonly [number, number, number] | null {
  const mottle = 0.7 + 0.3 * (sin(x * 1.7 + y * 0.6) + sin(x * 0.45 - y * 1.1)) * 0.5;
  const dim = (r: number, g: number, b: number) =>
    [round(r * mottle), round(g * mottle), round(b * mottle)] as const;
  switch (kind) {
    case 'tree': {
      if (hypot(aside * 1.35, up - 0.64) < 0.36) return dim(44, 66, 30);
      return abs(aside) < 0.03 && up < 0.6 ? dim(62, 48, 38) : null;
    }
    case 'person': {
      if (hypot(aside, up - 0.93) < 0.07) return [176, 132, 108];
      return abs(aside) < 0.13 && up < 0.87 ? (up > 0.45 ? [150, 34, 38] : [38, 42, 70]) : null;
    }
    case 'pole':
      return abs(aside) < 0.012 ? [70, 66, 62] : null;
    case 'leaves':
      return hypot(aside * 0.5, up - 0.5) < 0.4 && (x * 7 + y * 13) % 5 < 2 ? [150, 70, 30] : null;
    case 'tuft':
      return abs(aside) < 0.5 * (1 - up) && (x + y) % 3 > 0 ? dim(70, 96, 44) : null;
  }
}
