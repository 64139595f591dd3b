import { type GreyMap, pipelineOf, type Raster } from '@groundwork/imaging';
import sharp from 'sharp';
import { changedArea, grownArea } from './edit-area.js';
import { edgesOf, greyOf, likeness, spreadOf } from './picture-edges.js';

/** The inputs of an edit, all of one size. */
export interface EditPlan {
  readonly photo: Raster;
  /** The photo with the subject in its place. */
  readonly guide: Raster;
  /** Where the edit may change the photo. */
  readonly area: GreyMap;
  /** Where the thing itself is seen, within the area. */
  readonly subject: GreyMap;
}

/** Measurements of an edit before it is put back. */
export interface StructureMeasures {
  /** How alike the photo and the answer are where nothing was to change, -1 to 1. */
  readonly kept: number;
  /** Share of the guide's changed pixels on the subject that the answer changed too. */
  readonly changed: number;
  /** Spread of tones in the subject over the guide's: a flat area has none. */
  readonly detail: number;
  /** How alike the edges about the subject are to the guide's, -1 to 1. */
  readonly edges: number;
  /** Edges on the subject's outline relative to those next to it, over the same figure of the guide. */
  readonly outline: number;
}

/** Pixels of the longer side for measuring edits: texture vanishes, walls and roofs stay. */
const SIDE = 320;
/** Difference of a channel from which a pixel is another, of 255. */
const OTHER = 15;
/** How far from the subject its edges are compared, as a share of the longer side. */
const ABOUT = 0.03;

/** Measures an answer against its task; all pictures have one ratio. */
export async function measureStructure(
  { photo, guide, area, subject }: EditPlan,
  answer: Raster,
): Promise<StructureMeasures> {
  const size = reducedSize(photo);
  const [before, wanted, drawn] = await Promise.all(
    [photo, guide, answer].map((picture) => reducedPicture(picture, size)),
  );
  const [open, thing] = await Promise.all([area, subject].map((map) => resizedMap(map, size)));
  if (!before || !wanted || !drawn || !open || !thing) throw new Error('a picture is missing');
  const about = grownArea(thing, Math.max(2, Math.round(ABOUT * SIDE)));
  const shut = { ...open, data: open.data.map((value) => (value === 0 ? 255 : 0)) };
  const wantedEdges = edgesOf(wanted);
  const drawnEdges = edgesOf(drawn);
  const asked = share(thing, changedArea(before, wanted, OTHER));
  return {
    kept: likeness(greyOf(before), greyOf(drawn), shut),
    changed: asked === 0 ? 0 : share(thing, changedArea(before, drawn, OTHER)) / asked,
    detail: spreadOf(greyOf(drawn), thing) / Math.max(1, spreadOf(greyOf(wanted), thing)),
    edges: likeness(wantedEdges, drawnEdges, about),
    outline:
      outlineStrength(drawnEdges, thing) / Math.max(0.01, outlineStrength(wantedEdges, thing)),
  };
}

export function reducedSize({ width, height }: Pick<Raster, 'width' | 'height'>, side = SIDE) {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(8, Math.round(width * scale)),
    height: Math.max(8, Math.round(height * scale)),
  };
}

export async function reducedPicture(
  picture: Raster,
  { width, height }: Pick<Raster, 'width' | 'height'>,
): Promise<Raster> {
  const data = await pipelineOf(picture)
    .removeAlpha()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { width, height, channels: 3, data };
}

/** A map of 255 and 0 in another size. */
export async function resizedMap(
  { width, height, data }: GreyMap,
  size: Pick<Raster, 'width' | 'height'>,
): Promise<GreyMap> {
  const resized = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .threshold(128)
    .raw()
    .toBuffer();
  return { width: size.width, height: size.height, data: resized };
}

/** Share of the area that is marked. */
function share({ data }: GreyMap, marked: GreyMap): number {
  return meanOf(
    data.length,
    (at) => (marked.data[at] as number) / 255,
    (at) => data[at] !== 0,
  );
}

/** Mean edge on the subject's outline, over the mean about it and in it. */
function outlineStrength(edges: Float32Array, subject: GreyMap): number {
  const rim = rimOf(subject);
  const near = grownArea(rim, 1);
  const around = grownArea(rim, 6);
  const mean = (counts: (at: number) => boolean) =>
    meanOf(edges.length, (at) => edges[at] as number, counts);
  const on = mean((at) => near.data[at] !== 0);
  const beside = mean((at) => around.data[at] !== 0 && near.data[at] === 0);
  return on / Math.max(0.5, beside);
}

/** Mean of what counts; 0 where nothing does. */
function meanOf(
  length: number,
  value: (at: number) => number,
  counts: (at: number) => boolean,
): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < length; at += 1) {
    if (!counts(at)) continue;
    sum += value(at);
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** Pixels of the subject next to others; the picture's edge does not count. */
function rimOf({ width, height, data }: GreyMap): GreyMap {
  const rim = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (data[at] === 0) continue;
      const open = [at - 1, at + 1, at - width, at + width].some((beside) => data[beside] === 0);
      if (open) rim[at] = 255;
    }
  }
  return { width, height, data: rim };
}
