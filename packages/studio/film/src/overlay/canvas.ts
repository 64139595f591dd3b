import type { Raster } from '@groundwork/imaging';
import sharp from 'sharp';

/** Straight-alpha sRGB that things are laid on one after the other. */
export interface Canvas extends Raster {
  readonly channels: 4;
}

export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export function blankCanvas(width: number, height: number): Canvas {
  return { width, height, channels: 4, data: new Uint8Array(width * height * 4) };
}

/** `#rrggbb` or `#rgb`; a RangeError for anything else. */
export function rgbOf(colour: string): Rgb {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(colour)?.[1];
  if (hex === undefined) throw new RangeError('A colour must be #rgb or #rrggbb.');
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  return { r: part(0), g: part(2), b: part(4) };
}

/** Lays a picture with alpha over the canvas, clipped to it. */
export function place(canvas: Canvas, picture: Raster, left: number, top: number, opacity = 1) {
  for (let y = Math.max(0, -top); y < Math.min(picture.height, canvas.height - top); y += 1) {
    for (let x = Math.max(0, -left); x < Math.min(picture.width, canvas.width - left); x += 1) {
      const from = (y * picture.width + x) * picture.channels;
      const cover = picture.channels === 4 ? (picture.data[from + 3] ?? 0) : 255;
      if (cover === 0) continue;
      layPixel(
        canvas,
        ((y + top) * canvas.width + x + left) * 4,
        picture.data,
        from,
        cover * opacity,
      );
    }
  }
}

/** Source over destination for one pixel; `alpha` is 0 to 255. */
function layPixel(
  canvas: Canvas,
  at: number,
  from: Uint8Array,
  source: number,
  alpha: number,
): void {
  const data = canvas.data;
  const above = alpha / 255;
  const below = ((data[at + 3] ?? 0) / 255) * (1 - above);
  const sum = above + below;
  for (let channel = 0; channel < 3; channel += 1) {
    const mixed = (from[source + channel] ?? 0) * above + (data[at + channel] ?? 0) * below;
    data[at + channel] = Math.round(mixed / sum);
  }
  data[at + 3] = Math.round(sum * 255);
}

/** A filled rectangle with round corners and smooth edges. */
export function roundedPanel(
  width: number,
  height: number,
  radius: number,
  { r, g, b }: Rgb,
  opacity: number,
): Canvas {
  const panel = blankCanvas(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dx = Math.max(0, Math.abs(x + 0.5 - width / 2) - (width / 2 - radius));
      const dy = Math.max(0, Math.abs(y + 0.5 - height / 2) - (height / 2 - radius));
      const inside = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(dx, dy)));
      const at = (y * width + x) * 4;
      panel.data[at] = r;
      panel.data[at + 1] = g;
      panel.data[at + 2] = b;
      panel.data[at + 3] = Math.round(inside * opacity * 255);
    }
  }
  return panel;
}

/** Deviation of a shadow's edge, as a share of the radius. */
const SPREAD = 0.6;

/** The picture's outline as a soft dark cloud `radius` pixels wide; the result is larger by 2 radii on each side. */
export async function softShadow(
  { width, height, data }: Raster,
  radius: number,
  strength: number,
): Promise<Canvas> {
  const pad = radius * 2;
  const alphas = data.filter((_, at) => at % 4 === 3);
  const cover = await sharp(alphas, { raw: { width, height, channels: 1 } })
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#000000' })
    .blur({ sigma: radius * SPREAD, minAmplitude: 0.01 })
    .linear(strength, 0)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const shadow = blankCanvas(width + pad * 2, height + pad * 2);
  for (const [at, value] of cover.entries()) shadow.data[at * 4 + 3] = value;
  return shadow;
}
