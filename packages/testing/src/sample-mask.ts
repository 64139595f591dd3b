import sharp from 'sharp';

export interface SampleMaskOptions {
  readonly width: number;
  readonly height: number;
  /** Corners, as shares of width and height; default: a plot in the lower middle of the picture. */
  readonly polygon?: readonly { readonly x: number; readonly y: number }[];
}

const PLOT = [
  { x: 0.28, y: 0.62 },
  { x: 0.7, y: 0.6 },
  { x: 0.86, y: 0.84 },
  { x: 0.16, y: 0.88 },
];

/** A binary mask as a customer would send it: white where building is allowed, black elsewhere; PNG bytes. */
export function drawSampleMask({
  width,
  height,
  polygon = PLOT,
}: SampleMaskOptions): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height);
  for (let row = 0; row < height; row += 1) {
    const y = (row + 0.5) / height;
    const crossings = polygon
      .flatMap((from, index) => {
        const to = polygon[(index + 1) % polygon.length] ?? from;
        if (from.y <= y === to.y <= y) return [];
        return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
      })
      .sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const first = Math.round((crossings[pair] ?? 0) * width);
      const last = Math.round((crossings[pair + 1] ?? 0) * width);
      pixels.fill(255, row * width + Math.max(0, first), row * width + Math.min(width, last));
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}
