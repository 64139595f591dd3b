import sharp from 'sharp';

/** Pixels as red, green and blue, rows from the top. */
export interface DrawnPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** The edit that the server draws in the open part of the mask. */
export type DrawnPart =
  /** The first picture's content, in other tones and with grain. */
  | 'same'
  /** The same, but so far aside that it stands elsewhere. */
  | 'elsewhere'
  /** One flat colour. */
  | 'blank'
  /** The last picture's content, as if nothing had been drawn. */
  | 'nothing';

/** How much lighter every pixel comes back that should not have been touched: engines redraw the whole picture. */
const DRIFT = 8;
/** Share of the width by which things stand elsewhere. */
const ASIDE = 0.12;

export async function pixelsOf(
  file: Blob,
  size?: { readonly width: number; readonly height: number },
): Promise<DrawnPixels> {
  const picture = sharp(Buffer.from(await file.arrayBuffer()))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  const sized = size === undefined ? picture : picture.resize({ ...size, fit: 'fill' });
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** One byte a pixel: above 0 where the mask is transparent. All of it without a mask. */
export async function openPart(
  mask: Blob | null,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  if (mask === null) return Buffer.alloc(width * height, 255);
  const { data, info } = await sharp(Buffer.from(await mask.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width !== width || info.height !== height) {
    throw new RangeError('the mask is not as large as the picture');
  }
  const open = Buffer.alloc(width * height);
  for (let at = 0; at < open.length; at += 1) open[at] = 255 - (data[at * 4 + 3] as number);
  return open;
}

/** Where something is drawn that only words ask for, as shares of the picture: middle and half sizes. */
const asked = { x: 0.72, y: 0.72, across: 0.12, down: 0.1 } as const;

/** Draws something of a colour that follows from the words, and drifts in tone everywhere. */
export function drawWish(picture: DrawnPixels, words: string): DrawnPixels {
  const { width, height, data } = picture;
  const colour = [0, 1, 2].map((channel) => 40 + ((sumOf(words) >>> (channel * 7)) % 170));
  const drawn = Buffer.from(data.map((value) => Math.min(255, value + DRIFT)));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const u = (x / width - asked.x) / asked.across;
      const v = (y / height - asked.y) / asked.down;
      if (u * u + v * v < 1) drawn.set(colour, (y * width + x) * 3);
    }
  }
  return { width, height, data: drawn };
}

function sumOf(words: string): number {
  let sum = 7;
  for (const letter of words) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

/** Draws into the open part of a picture, and drifts in tone everywhere else. */
export function drawEdit(
  first: DrawnPixels,
  last: DrawnPixels,
  open: Buffer,
  { part, seed }: { readonly part: DrawnPart; readonly seed: number },
): DrawnPixels {
  const { width, height } = first;
  const data = Buffer.alloc(width * height * 3);
  const aside = Math.round(ASIDE * width);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const column = pixel % width;
    const from = part === 'elsewhere' ? pixel - column + ((column + aside) % width) : pixel;
    const isOpen = (open[pixel] as number) > 0;
    const grain = isOpen ? (noise(pixel, seed) - 0.5) * 14 : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel;
      let value = first.data[at] as number;
      if (isOpen) {
        // Warmer and of more contrast, as photos are beside models.
        if (part === 'same' || part === 'elsewhere') {
          const drawn = first.data[from * 3 + channel] as number;
          value = 128 + (drawn - 128) * 1.12 + (1 - channel) * 5 + grain;
        } else value = part === 'blank' ? 150 : (last.data[at] as number);
      }
      data[at] = Math.max(0, Math.min(255, Math.round(value + DRIFT)));
    }
  }
  return { width, height, data };
}

function noise(at: number, seed: number): number {
  let value = Math.imul(at + 1, 0x9e37_79b1) ^ Math.imul(seed + 1, 0x85eb_ca6b);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b_3c6d);
  return ((value ^ (value >>> 13)) >>> 0) / 2 ** 32;
}
