import '../svg-fonts.js';
import { pipelineOf, type Raster } from '@groundwork/imaging';
import { glance } from '@groundwork/photo-reading/perception/glance';
import { noAdjustments, type Region, regions } from '@groundwork/showcase-edits';
import type { Box, Size } from '../design.js';
import { giveBack } from '../kernel/recycled.js';
import type { PhotoFacts } from '../template.js';
import { type Coloration, colorPicture } from './color-picture.js';
import { type CropWindow, cropTo, keptBy, windowSize } from './crop.js';
import { type Grade, gradePixels } from './grade.js';
import { gradeRegions, hasRegions, masksFor } from './grade-regions.js';
import { openPictureFile, type PictureFile } from './picture-file.js';
import { calmed, reduced } from './reduce.js';
import { resampled } from './resample.js';
import { sharpened } from './sharpen.js';
import { findSubject, SUBJECT_SIDE, type SubjectMap } from './subject.js';

/** Share of the wanted pixels from which a decoded picture is used as it is. */
const ENOUGH = 0.9;
/** Enlargement from which the grain of a photo is seen. */
const MUCH = 1.5;
/** Difference of lengths that is not seen. */
const ALIKE = 0.01;
/** Sharpening that makes up for what reducing here softens. */
const SOFTENED = 0.16;
/** px of a blurred picture's deviation before it is enlarged: a strong blur has no detail. */
const SMALL_BLUR = 4;

/**
 * Probability that no cell of a glance reaches where a region is not there: of 127 regions that a hundred photos showed one
 * stayed below, of 134 that they did not show 64.
 */
const UNSEEN = 0.2;

export interface RegionStyle extends Coloration {
  /** Standard deviation in px of the output; only a blurred region is coloured. */
  readonly blur?: number;
}

/** A photo of a showcase: decoded once, as large as it is shown, graded, and cropped to any box around what matters. */
export class StoredPhoto {
  readonly facts: PhotoFacts;
  private small: Promise<Raster> | null = null;
  private decoded: { readonly width: number; readonly pixels: Promise<Raster> } | null = null;
  private subject: Promise<SubjectMap> | null = null;
  private expected: Size;
  /** Regions that were to be graded and are not there. */
  private notFound: readonly Region[] = [];

  private constructor(
    private readonly file: PictureFile,
    private readonly grade: Grade,
  ) {
    this.expected = smallSize(file.size);
    this.facts = file.size;
  }

  /** @throws Error for bytes that are no picture */
  static async open(bytes: Buffer, grade: Grade = noAdjustments.photo): Promise<StoredPhoto> {
    return new StoredPhoto(await openPictureFile(bytes), grade);
  }

  /** Announces a region before it is requested: the photo is decoded once for the largest. */
  expect(size: Size, style: RegionStyle = {}): void {
    const { width, height } = this.wholeFor(size, style);
    if (width > this.expected.width) this.expected = { width, height };
  }

  /** The photo cropped to the size's ratio and brought to exactly that size: RGB, `width * height * 3` bytes. */
  async region(size: Size, style: RegionStyle = {}): Promise<Raster> {
    const { blur = 0 } = style;
    this.expect(size, style);
    const pixels = await this.pixelsFor(this.wholeFor(size, style));
    const crop = cropTo(await this.meant(), this.ratio, size.width / size.height);
    if (blur > 0) return blurred(pixels, areaOf(crop, pixels), size, { ...style, blur });
    const strength = this.strengthFor((crop.width * this.file.size.width) / size.width);
    const exact = exactArea(crop, pixels, size);
    if (exact !== null) return sharpened(pixels, exact, strength);
    const area = areaOf(crop, pixels);
    if (size.width >= area.width && size.height >= area.height) {
      const { picture, part } = readied(pixels, area, size);
      // Sharpening it after is the same, but of more pixels.
      const sharp = sharpened(picture, part, strength);
      const large = resampled(sharp, wholeOf(part), size);
      giveBack(sharp.data);
      return large;
    }
    return sharpened(resampled(pixels, area, size), wholeOf(size), strength + SOFTENED);
  }

  /** The share of what matters that a crop of this ratio (width by height) keeps, 0..1. */
  async keptAt(ratio: number): Promise<number> {
    const subject = await this.meant();
    return keptBy(subject, cropTo(subject, this.ratio, ratio));
  }

  /** Regions that this photo surely does not show. */
  async regionsAbsent(): Promise<Region[]> {
    const seen = glance(await this.readSmall());
    const { notFound } = this;
    return regions.filter(
      (region) => notFound.includes(region) || Math.max(...seen.of(region)) < UNSEEN,
    );
  }

  private get ratio(): number {
    return this.file.size.width / this.file.size.height;
  }

  /** Pixels that the whole photo has when its crop has those of the size; a blur needs fewer. */
  private wholeFor({ width, height }: Size, { blur = 0 }: RegionStyle): Size {
    const crop = windowSize(this.ratio, width / height);
    const shrink = Math.max(1, blur / SMALL_BLUR);
    return {
      width: Math.ceil(width / crop.width / shrink),
      height: Math.ceil(height / crop.height / shrink),
    };
  }

  /** The decoded photo, decoded again if an earlier size is too small. */
  private pixelsFor(whole: Size): Promise<Raster> {
    const most = this.file.size;
    const needed = Math.min(whole.width, most.width) * ENOUGH;
    if (this.decoded === null || this.decoded.width < needed) {
      const { expected } = this;
      const isLarger = expected.width >= most.width || expected.height >= most.height;
      const { width, height } = isLarger ? most : expected;
      this.decoded = { width, pixels: this.decode({ width, height }) };
    }
    return this.decoded.pixels;
  }

  private async decode(size: Size): Promise<Raster> {
    const raster = await this.file.decode(size);
    this.small ??= Promise.resolve(smallOf(raster));
    // Grading changes the pixels, and what matters in a photo is looked for as the file shows it.
    await this.small;
    const masks = hasRegions(this.grade) ? masksFor(raster, this.grade) : null;
    this.notFound = regions.filter(
      (region) => this.grade.regions[region] !== 0 && masks?.[region] === null,
    );
    gradePixels(raster, this.grade);
    if (masks !== null) gradeRegions(raster, masks, this.grade);
    return raster;
  }

  private meant(): Promise<SubjectMap> {
    this.subject ??= this.readSmall().then((small) => findSubject(small, glance(small)));
    return this.subject;
  }

  private async readSmall(): Promise<Raster> {
    // Decoding for the announced sizes leaves the small picture behind, and the pixels for later.
    if (this.small === null) await this.pixelsFor(this.expected);
    if (this.small === null) throw new Error('A photo was decoded without its small picture.');
    return this.small;
  }

  /** More after a strong reduction, which softens, and a little after none. */
  private strengthFor(reduction: number): number {
    const more = Math.min(0.28, 0.14 * Math.log2(Math.max(1, reduction)));
    return 0.12 + more + 0.6 * this.grade.sharpness;
  }
}

/** Size that a photo's subject and colours are read at. */
function smallSize({ width, height }: Size): Size {
  const scale = SUBJECT_SIDE / Math.max(width, height);
  return {
    width: Math.max(8, Math.round(width * scale)),
    height: Math.max(8, Math.round(height * scale)),
  };
}

function smallOf(raster: Raster): Raster {
  return reduced(raster, wholeOf(raster), smallSize(raster));
}

function wholeOf({ width, height }: Size): Box {
  return { x: 0, y: 0, width, height };
}

/** Whole pixels of a crop, all of them inside the picture. */
function areaOf(crop: CropWindow, { width, height }: Size): Box {
  const across = Math.max(1, Math.min(width, Math.round(crop.width * width)));
  const down = Math.max(1, Math.min(height, Math.round(crop.height * height)));
  return placed(crop, { width, height }, { width: across, height: down });
}

/** The crop where it has just the size's pixels, so that they need not be resampled; null where it has not. */
function exactArea(crop: CropWindow, picture: Size, size: Size): Box | null {
  if (picture.width < size.width || picture.height < size.height) return null;
  const isAlike = (one: number, other: number) => Math.abs(one / other - 1) < ALIKE;
  const isExact =
    isAlike(crop.width * picture.width, size.width) &&
    isAlike(crop.height * picture.height, size.height);
  return isExact ? placed(crop, picture, size) : null;
}

function placed(crop: CropWindow, picture: Size, { width, height }: Size): Box {
  return {
    x: Math.min(Math.round(crop.left * picture.width), picture.width - width),
    y: Math.min(Math.round(crop.top * picture.height), picture.height - height),
    width,
    height,
  };
}

/** Removes the noise of a photo before enlarging it much. */
function readied(pixels: Raster, area: Box, wanted: Size): { picture: Raster; part: Box } {
  if (wanted.width < area.width * MUCH) return { picture: pixels, part: area };
  return { picture: calmed(cutOut(pixels, area)), part: wholeOf(area) };
}

function cutOut(picture: Raster, { x, y, width, height }: Box): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const from = ((y + row) * picture.width + x) * 3;
    data.set(picture.data.subarray(from, from + width * 3), row * width * 3);
  }
  return { width, height, channels: 3, data };
}

/** A strong blur has no detail, so it is made small and enlarged. */
async function blurred(
  pixels: Raster,
  area: Box,
  size: Size,
  style: RegionStyle & { readonly blur: number },
): Promise<Raster> {
  const { blur } = style;
  const shrink = Math.max(1, blur / SMALL_BLUR);
  const width = Math.max(8, Math.round(size.width / shrink));
  const height = Math.max(8, Math.round(size.height / shrink));
  const data = await pipelineOf(reduced(pixels, area, { width, height }))
    .blur(Math.max(0.3, (blur * width) / size.width))
    .raw()
    .toBuffer();
  colorPicture(data, style);
  const picture: Raster = { width, height, channels: 3, data };
  return resampled(picture, wholeOf(picture), size, 'smooth');
}
