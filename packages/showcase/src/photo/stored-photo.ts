import { decodeRaster, imageTypeOf, pipelineOf, type Raster } from '@groundwork/imaging';
import sharp, { type Sharp } from 'sharp';
import { noAdjustments } from '../adjustments.js';
import type { Size } from '../design.js';
import type { PhotoFacts } from '../template.js';
import { calmed } from './calm-noise.js';
import { type CropWindow, cropTo } from './crop.js';
import { enlarged } from './enlarge.js';
import { type Grade, gradePixels } from './grade.js';
import { coloringOf } from './palette.js';
import { findSubject, SUBJECT_SIDE, type SubjectMap } from './subject.js';

/** As many as the gateway accepts, with room for other sources. */
const MAX_PIXELS = 200_000_000;

/** Types that sharp decodes itself; the others go through imaging. */
const DIRECT: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif']);

/** How much larger than its box a picture may be kept in memory before it is reduced once more. */
const SPARE = 2;
/** Share of the wanted pixels with which a picture is taken as it is. */
const ENOUGH = 0.9;
/** Enlargement from which the grain of a photo is seen. */
const MUCH = 1.5;

export interface RegionStyle {
  /** Standard deviation in px of the output. */
  readonly blur?: number;
}

interface Opened {
  readonly raster: Raster;
  readonly upright: Size;
}

/** A photo of a showcase: decoded once, graded, and cropped to any box around what matters in it. */
export class StoredPhoto {
  private constructor(
    private readonly bytes: Buffer,
    private pixels: Promise<Raster>,
    private readonly subject: SubjectMap,
    private readonly grade: Grade,
    readonly facts: PhotoFacts,
  ) {}

  /**
   * `cover` is the largest box that the photo is expected to fill: more pixels than it needs are not decoded.
   * @throws Error for bytes that are no picture
   */
  static async open(
    bytes: Buffer,
    cover: Size,
    grade: Grade = noAdjustments.photo,
  ): Promise<StoredPhoto> {
    const { raster, upright } = await decoded(bytes, cover);
    const small = await reduced(raster);
    const subject = findSubject(small);
    gradePixels(small, grade);
    gradePixels(raster, grade);
    const facts = { ...upright, ...coloringOf(small) };
    return new StoredPhoto(bytes, Promise.resolve(raster), subject, grade, facts);
  }

  /** The photo cropped to the size's ratio and brought to exactly that size: RGB, `width * height * 3` bytes. */
  async region(size: Size, { blur = 0 }: RegionStyle = {}): Promise<Raster> {
    const crop = cropTo(
      this.subject,
      this.facts.width / this.facts.height,
      size.width / size.height,
    );
    const pixels = await this.pixelsFor({
      width: size.width / crop.width,
      height: size.height / crop.height,
    });
    const area = areaOf(crop, pixels);
    const cut = pipelineOf(pixels).extract(area);
    if (blur > 0) return blurred(cut, size, blur);
    const mask = sharpening(this.strengthFor((crop.width * this.facts.width) / size.width));
    if (size.width >= area.width && size.height >= area.height) {
      return enlarged(await readied(cut, area, size, mask), size, 'sharp');
    }
    const data = await cut
      .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
      .convolve(mask)
      .raw()
      .toBuffer();
    return { ...size, channels: 3, data };
  }

  /** The decoded photo, once more from the file where it was decoded for smaller boxes than this. */
  private async pixelsFor(whole: Size): Promise<Raster> {
    const pixels = await this.pixels;
    const isEnough = pixels.width >= Math.min(whole.width, this.facts.width) * ENOUGH;
    if (isEnough) return pixels;
    this.pixels = decoded(this.bytes, whole).then(({ raster }) => {
      gradePixels(raster, this.grade);
      return raster;
    });
    return this.pixels;
  }

  /** More after a strong reduction, which softens, and a little after none. */
  private strengthFor(reduction: number): number {
    const more = Math.min(0.28, 0.14 * Math.log2(Math.max(1, reduction)));
    return 0.12 + more + 0.6 * this.grade.sharpness;
  }
}

/** Whole pixels of a crop, all of them inside the picture. */
function areaOf(crop: CropWindow, { width, height }: Size) {
  const across = Math.max(1, Math.min(width, Math.round(crop.width * width)));
  const down = Math.max(1, Math.min(height, Math.round(crop.height * height)));
  return {
    left: Math.min(Math.round(crop.left * width), width - across),
    top: Math.min(Math.round(crop.top * height), height - down),
    width: across,
    height: down,
  };
}

/** A mask that takes `strength` of the blur of 3x3 px away from a picture. */
function sharpening(strength: number) {
  const blur = [1, 2, 1, 2, 4, 2, 1, 2, 1].map((part) => -strength * part);
  const kernel = blur.map((part, at) => (at === 4 ? part + 16 * (1 + strength) : part));
  return { width: 3, height: 3, kernel, scale: 16 };
}

/**
 * What is enlarged is sharpened before: it is the same, and there are fewer pixels. What is enlarged much is
 * freed of its noise first.
 */
async function readied(
  cut: Sharp,
  { width, height }: Size,
  wanted: Size,
  mask: ReturnType<typeof sharpening>,
): Promise<Raster> {
  if (wanted.width < width * MUCH) {
    return { width, height, channels: 3, data: await cut.convolve(mask).raw().toBuffer() };
  }
  const plain: Raster = { width, height, channels: 3, data: await cut.raw().toBuffer() };
  const calm = calmed(plain);
  return { ...calm, data: await pipelineOf(calm).convolve(mask).raw().toBuffer() };
}

/** A strong blur has no detail, so it is made small and enlarged. */
async function blurred(cut: Sharp, size: Size, blur: number): Promise<Raster> {
  const shrink = Math.max(1, blur / 4);
  const width = Math.max(8, Math.round(size.width / shrink));
  const height = Math.max(8, Math.round(size.height / shrink));
  const small = await cut
    .resize(width, height, { fit: 'fill' })
    .blur(Math.max(0.3, (blur * width) / size.width))
    .raw()
    .toBuffer();
  return enlarged({ width, height, channels: 3, data: small }, size, 'smooth');
}

async function reduced(raster: Raster): Promise<Raster> {
  const scale = SUBJECT_SIDE / Math.max(raster.width, raster.height);
  const width = Math.max(8, Math.round(raster.width * scale));
  const height = Math.max(8, Math.round(raster.height * scale));
  const data = await pipelineOf(raster)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return { width, height, channels: 3, data };
}

async function decoded(bytes: Buffer, cover: Size): Promise<Opened> {
  const type = imageTypeOf(bytes);
  if (type === null || !DIRECT.has(type)) return decodedByImaging(bytes);
  const input = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  const { autoOrient: upright, icc } = await sharp(bytes, input).metadata();
  const size = workingSize(upright, cover, type === 'jpeg');
  const { data, info } = await sharp(bytes, { ...input, ignoreIcc: saysSrgb(icc) })
    .autoOrient()
    .resize(size.width, size.height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { raster: { width: info.width, height: info.height, channels: 3, data }, upright };
}

/** Whether a colour profile is sRGB's by its name; converting by it would take longer than decoding. */
function saysSrgb(profile: Buffer | undefined): boolean {
  // Names are written in one or in two bytes a letter.
  return profile?.toString('latin1').replaceAll('\0', '').includes('sRGB') === true;
}

/** The size that is decoded: for JPEG the smallest of its cheap halvings that still covers. */
function workingSize(upright: Size, cover: Size, isJpeg: boolean): Size {
  const spare = Math.min(upright.width / cover.width, upright.height / cover.height);
  const halving = isJpeg ? [8, 4, 2].find((times) => spare >= times) : undefined;
  const divisor = halving ?? (!isJpeg && spare > SPARE ? spare / SPARE : 1);
  return {
    width: Math.max(1, Math.ceil(upright.width / divisor)),
    height: Math.max(1, Math.ceil(upright.height / divisor)),
  };
}

async function decodedByImaging(bytes: Buffer): Promise<Opened> {
  const raster = await decodeRaster(bytes);
  const { width, height } = raster;
  const { data } = await pipelineOf(raster)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { raster: { width, height, channels: 3, data }, upright: { width, height } };
}
