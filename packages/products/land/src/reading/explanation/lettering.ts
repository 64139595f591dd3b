import { type RenderedText, renderText } from '@groundwork/lettering';
import type { OverlayOptions } from 'sharp';

/** Dark enough for white letters on any photo. */
export const INK = '#0e1419';

/** A lettered text at a place in a picture, for sharp's composite; left and top are those of its ink. */
export function placed(text: RenderedText, left: number, top: number): OverlayOptions {
  return {
    input: Buffer.from(text.data),
    raw: { width: text.width, height: text.height, channels: 4 },
    left: Math.max(0, Math.round(left)),
    top: Math.max(0, Math.round(top)),
  };
}

export function letter(
  text: string,
  sizePx: number,
  { colour = '#ffffff', weight = 600 as 400 | 600 | 800 } = {},
): Promise<RenderedText> {
  return renderText({ text, font: { family: 'sans', weight }, sizePx, colour });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Small labels on dark plates over a picture; each finds a place that no earlier one takes, or is left out. */
export class Labels {
  readonly layers: OverlayOptions[] = [];
  private readonly taken: Box[] = [];

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  /** Keeps a box free of labels. */
  reserve(box: Box): void {
    this.taken.push(box);
  }

  /** Tries the places in order; each is where the label's middle would be, in pixels. */
  async add(
    text: string,
    sizePx: number,
    plate: string,
    places: readonly { readonly x: number; readonly y: number }[],
    colour = '#ffffff',
  ): Promise<boolean> {
    const lettered = await letter(text, sizePx, { colour, weight: 800 });
    const pad = Math.round(sizePx * 0.3);
    const width = Math.max(lettered.width, lettered.height) + 2 * pad;
    const height = lettered.height + 2 * pad - 2;
    for (const { x, y } of places) {
      const left = Math.round(Math.min(this.width - width - 4, Math.max(4, x - width / 2)));
      const top = Math.round(Math.min(this.height - height - 4, Math.max(4, y - height / 2)));
      const box = { left, top, width, height };
      if (this.taken.some((other) => overlap(box, other))) continue;
      this.taken.push(box);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${height / 2}" fill="${plate}" fill-opacity="0.88"/></svg>`;
      this.layers.push(
        { input: Buffer.from(svg), left, top },
        placed(lettered, left + (width - lettered.width) / 2, top + (height - lettered.height) / 2),
      );
      return true;
    }
    return false;
  }
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width + 4 &&
    b.left < a.left + a.width + 4 &&
    a.top < b.top + b.height + 4 &&
    b.top < a.top + a.height + 4
  );
}
