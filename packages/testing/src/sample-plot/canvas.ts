import { clamp } from './noise.js';

/** Red, green, blue from 0 to 1, as shown on a screen. */
export type Colour = readonly [number, number, number];

/** A picture in the making: three floats a pixel. */
export class Canvas {
  readonly pixels: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Float32Array(width * height * 3);
  }

  /** Lays a colour over a pixel. @param cover from 0 (nothing) to 1 (all) */
  lay(x: number, y: number, colour: Colour, cover: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height || cover <= 0) return;
    const at = (y * this.width + x) * 3;
    const share = Math.min(1, cover);
    for (let channel = 0; channel < 3; channel += 1) {
      const under = this.pixels[at + channel] ?? 0;
      this.pixels[at + channel] = under + ((colour[channel] ?? 0) - under) * share;
    }
  }

  /** A line with soft edges that tapers to nothing at its end. @param thickness in pixels at its foot */
  stroke(
    from: { x: number; y: number },
    to: { x: number; y: number },
    thickness: number,
    colour: Colour,
    cover: number,
  ): void {
    const right = to.x - from.x;
    const down = to.y - from.y;
    const steps = Math.max(1, Math.ceil(Math.sqrt(right * right + down * down)));
    for (let step = 0; step <= steps; step += 1) {
      const along = step / steps;
      const x = from.x + right * along;
      const y = from.y + down * along;
      const half = (thickness * (1 - 0.8 * along)) / 2;
      for (let column = Math.floor(x - half); column <= Math.floor(x + half); column += 1) {
        const inside = Math.min(column + 1, x + half) - Math.max(column, x - half);
        this.lay(column, Math.round(y), colour, cover * clamp(inside, 0, 1));
      }
    }
  }
}

export function blend(from: Colour, to: Colour, share: number): Colour {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

export function scale(colour: Colour, factor: number): Colour {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}
