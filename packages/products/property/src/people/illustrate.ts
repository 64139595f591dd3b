import type { Raster } from '@groundwork/imaging';
import sharp from 'sharp';

/** The filters' sizes are for a picture of this width, in pixels. */
const WIDTH = 1920;
/** Flat colours, as many as a hand would mix. */
const COLOURS = 40;
const INK = { colour: [52, 46, 50], share: 0.78, from: 2.2, full: 6.7 } as const;
const PAPER = { colour: [250, 246, 238], share: 0.14, grain: 7 } as const;

/** An odd number of pixels, at least 3. */
const odd = (pixels: number): number => Math.max(3, 2 * Math.round((pixels - 1) / 2) + 1);

const sharpOf = ({ data, width, height, channels }: Raster) =>
  sharp(data, { raw: { width, height, channels } }).removeAlpha();

/** The photo as an illustration of itself: a few flat colours, ink along its true edges, the grain of paper. */
export async function illustrate(photo: Raster): Promise<Raster> {
  const { width, height } = photo;
  const scale = width / WIDTH;
  const flat = await sharpOf(photo)
    .median(odd(9 * scale))
    .median(odd(7 * scale))
    .modulate({ saturation: 1.12, brightness: 1.04 })
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 1 })
    .toBuffer();
  const paint = await sharp(flat)
    .removeAlpha()
    .median(odd(5 * scale))
    .raw({ depth: 'uchar' })
    .toBuffer();
  // Lines lie where the photo is darker than around: a difference of two blurs.
  const grey = sharpOf(photo).greyscale().median(3);
  const [fine, coarse] = await Promise.all(
    [1.4, 2.6].map((sigma) =>
      grey
        .clone()
        .blur(Math.max(0.5, sigma * scale))
        .raw({ depth: 'uchar' })
        .toBuffer(),
    ),
  );
  const data = new Uint8Array(width * height * 3);
  let noise = 7;
  for (let at = 0; at < width * height; at += 1) {
    const darker = (coarse?.[at] ?? 0) - (fine?.[at] ?? 0);
    const ink = INK.share * Math.min(1, Math.max(0, (darker - INK.from) / (INK.full - INK.from)));
    noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0;
    const grain = PAPER.grain * (noise / 2 ** 32 - 0.5);
    for (let channel = 0; channel < 3; channel += 1) {
      const painted = paint[at * 3 + channel] ?? 0;
      const onPaper = painted + ((PAPER.colour[channel] ?? 0) - painted) * PAPER.share;
      const drawn = onPaper + ((INK.colour[channel] ?? 0) - onPaper) * ink + grain;
      data[at * 3 + channel] = Math.max(0, Math.min(255, Math.round(drawn)));
    }
  }
  return { width, height, channels: 3, data };
}
