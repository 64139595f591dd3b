import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * Draws the SVG on standard input and writes a PNG to standard output. It is a separate process, because nothing
 * inside a process can stop librsvg, and a few lines of filters can keep it busy for hours. Arguments: width and height
 * in pixels.
 */
const [width, height] = process.argv.slice(2).map(Number);
if (width === undefined || height === undefined) throw new Error('Width and height are missing.');
sharp.concurrency(1);
const drawn = sharp(await buffer(process.stdin), {
  density: 96,
  failOn: 'error',
  // One pixel more on each side, as librsvg rounds up.
  limitInputPixels: (width + 1) * (height + 1),
})
  .resize(width, height, { fit: 'fill' })
  .toColourspace('srgb')
  .ensureAlpha()
  .png({ compressionLevel: 0 });
process.stdout.write(await drawn.toBuffer());
