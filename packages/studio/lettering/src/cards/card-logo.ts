import sharp from 'sharp';
import { type CardPiece, contrast, hexOf, picturePiece, type Rgb } from './card-designs.js';

interface LogoReading {
  readonly width: number;
  readonly height: number;
  /** The picture has parts that can be seen through. */
  readonly transparent: boolean;
  /** The one colour of all four corners, when the picture is opaque and has one. */
  readonly box: Rgb | null;
  /** Share of the visible ink that would be lost on the ground. */
  readonly lost: number;
}

/** Contrast under which ink counts as lost. */
const LOST = 2.4;
const SMALLEST_TRIMMED = 8;
/** Share of lost ink from which a logo gets a plate. */
const MOST_LOST = 0.3;

/**
 * A stranger's logo at a size that makes wide and tall ones weigh alike. A logo that would not be seen on the ground,
 * or brings a ground of its own, gets a plate. `unit` is the frame's shorter side, `room` the width there is.
 */
export async function logoPiece(
  logo: Buffer,
  ground: Rgb,
  unit: number,
  room: number,
): Promise<CardPiece> {
  const trimmed = await trimmedLogo(logo);
  const reading = await readLogo(trimmed, ground);
  const ratio = reading.width / reading.height;
  const area = (unit * 0.145) ** 2;
  const scale = Math.min(
    1,
    (unit * 0.15) / Math.sqrt(area / ratio),
    Math.min(room, unit * 0.42) / Math.sqrt(area * ratio),
  );
  const width = Math.max(1, Math.round(Math.sqrt(area * ratio) * scale));
  const height = Math.max(1, Math.round(Math.sqrt(area / ratio) * scale));
  const picture = await sharp(trimmed)
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .png()
    .toBuffer();
  const plate = plateFor(reading, ground);
  if (plate === null) return picturePiece(picture, width, height);
  const padding = Math.round(unit * 0.026);
  const whole = { width: width + 2 * padding, height: height + 2 * padding };
  const radius = Math.round(unit * 0.014);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width}" height="${whole.height}"><rect width="100%" height="100%" rx="${radius}" fill="${plate}"/></svg>`;
  const plated = await sharp(Buffer.from(svg))
    .composite([{ input: picture, left: padding, top: padding }])
    .png()
    .toBuffer();
  return picturePiece(plated, whole.width, whole.height);
}

/** Upright, without empty margins, as a PNG with alpha. */
async function trimmedLogo(logo: Buffer): Promise<Buffer> {
  const upright = await sharp(logo)
    .autoOrient()
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  // Trimming looks at windows of a few pixels.
  if (Math.min(upright.info.width, upright.info.height) < SMALLEST_TRIMMED) return upright.data;
  const { data, info } = await sharp(upright.data)
    .trim({ threshold: 12 })
    .png()
    .toBuffer({ resolveWithObject: true });
  // A logo of one colour all over has nothing that could be trimmed away.
  return info.width < 4 || info.height < 4 ? upright.data : data;
}

async function readLogo(logo: Buffer, ground: Rgb): Promise<LogoReading> {
  const { width = 1, height = 1 } = await sharp(logo).metadata();
  const small = await sharp(logo)
    .resize(96, 96, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = small;
  const pixel = (at: number): readonly [Rgb, number] => [
    [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0],
    data[at * 4 + 3] ?? 0,
  ];
  let visible = 0;
  let lost = 0;
  let clear = 0;
  for (let at = 0; at < info.width * info.height; at += 1) {
    const [ink, alpha] = pixel(at);
    if (alpha < 128) clear += 1;
    visible += alpha;
    if (contrast(ink, ground) < LOST) lost += alpha;
  }
  const corners = [
    0,
    info.width - 1,
    info.width * (info.height - 1),
    info.width * info.height - 1,
  ].map(pixel);
  const first = corners[0]?.[0];
  const alike = corners.every(([corner]) =>
    corner.every((part, index) => Math.abs(part - (first?.[index] ?? 0)) < 14),
  );
  // Round corners are few pixels, and belong to logos without a box.
  const transparent =
    clear > info.width * info.height * 0.01 || corners.some(([, alpha]) => alpha < 128);
  return {
    width,
    height,
    transparent,
    box: !transparent && alike && first !== undefined ? first : null,
    lost: visible === 0 ? 0 : lost / visible,
  };
}

function plateFor({ transparent, box, lost }: LogoReading, ground: Rgb): string | null {
  // A logo on a box of its own colour gets room of that colour around it.
  if (box !== null) return hexOf(box);
  if (!transparent || lost < MOST_LOST) return null;
  return contrast(ground, [255, 255, 255]) > 4 ? '#ffffff' : '#15191e';
}
