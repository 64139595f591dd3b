import { rm } from 'node:fs/promises';
import { type VideoFormat, videoFormats } from '@groundwork/contract/films/fields';
import type { Raster } from '@groundwork/imaging';
import sharp from 'sharp';
import { textOverlay } from '../overlay/draw-overlays.js';
import type { ReadObject } from '../read-object.js';
import type { Storyboard, WholeStoryboard } from '../storyboard.js';
import { temporaryName } from '../temporary-name.js';
import { type Area, changedArea } from './changed-area.js';
import { drawStill, makeCover, makeCoverBefore } from './make-cover.js';

/** Shares of the frame's shorter side: the line between the panels, and the margin around the change. */
const LINE = 0.008;
const AROUND = 0.05;
/** How far a part of a frame may be enlarged without looking soft. */
const LARGEST = 1.4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the two panels lie, and which part of the frames both show. */
interface BeforeAfterLayout {
  readonly panels: readonly [before: Area, after: Area];
  readonly crop: Area;
  readonly isStacked: boolean;
}

function panelsOf({ width, height }: Size, isStacked: boolean): readonly [Area, Area] {
  const line = Math.round(Math.min(width, height) * LINE);
  const panel = isStacked
    ? { width, height: Math.floor((height - line) / 2) }
    : { width: Math.floor((width - line) / 2), height };
  return [
    { left: 0, top: 0, ...panel },
    isStacked
      ? { left: 0, top: height - panel.height, ...panel }
      : { left: width - panel.width, top: 0, ...panel },
  ];
}

/** The part of the frame with the whole change and something around it, as near to the panel's shape as the frame lets it. */
function cropOf(change: Area, panel: Size, frame: Size): Area {
  const around = Math.min(frame.width, frame.height) * AROUND * 2;
  const needed = {
    width: Math.max(change.width + around, panel.width / LARGEST),
    height: Math.max(change.height + around, panel.height / LARGEST),
  };
  const shape = panel.width / panel.height;
  const width = Math.round(Math.min(frame.width, Math.max(needed.width, needed.height * shape)));
  const height = Math.round(Math.min(frame.height, Math.max(needed.height, needed.width / shape)));
  const place = (middle: number, length: number, whole: number) =>
    Math.round(Math.min(whole - length, Math.max(0, middle - length / 2)));
  return {
    left: place(change.left + change.width / 2, width, frame.width),
    top: place(change.top + change.height / 2, height, frame.height),
    width,
    height,
  };
}

const scaleOf = (crop: Area, panel: Area) =>
  Math.min(panel.width / crop.width, panel.height / crop.height);

/**
 * One above the other, or side by side: whichever shows the change larger. Where both do alike, the one that suits the
 * frame.
 */
export function layOutBeforeAfter(change: Area, frame: Size): BeforeAfterLayout {
  const suits = frame.height > frame.width;
  const [suited, other] = [suits, !suits].map((isStacked) => {
    const panels = panelsOf(frame, isStacked);
    const crop = cropOf(change, panels[0], frame);
    return { panels, crop, isStacked, scale: scaleOf(crop, panels[0]) };
  });
  if (suited === undefined || other === undefined) throw new Error('There are two ways.');
  const { scale: _scale, ...layout } = other.scale > suited.scale * 1.02 ? other : suited;
  return layout;
}

export interface BeforeAfterRequest {
  readonly storyboard: WholeStoryboard;
  readonly readObject: ReadObject;
  /** A JPEG of the film's frame size; it appears whole or not at all. */
  readonly outputFile: string;
  /** Words beneath the one and above the other, in the film's language. */
  readonly labels: { readonly before: string; readonly after: string };
  readonly signal: AbortSignal;
}

/** From a panel's edge to its label, as a share of the frame's shorter side. */
const INSET = 0.026;
/** Fills a panel whose shape is not that of the frame's part. */
const GROUND = '#15191e';
/** Name of the joined picture among the objects of the storyboard that it is shown in. */
const JOINED = 'before-after';

function panelPicture(file: string, crop: Area, { width, height }: Area): Promise<Buffer> {
  const spare = Math.abs(crop.width / crop.height - width / height) / (width / height);
  return sharp(file)
    .extract(crop)
    .resize(width, height, {
      // Less than a hundredth is rounding, and no band.
      fit: spare < 0.01 ? 'fill' : 'contain',
      background: GROUND,
      kernel: 'lanczos3',
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function label(text: string, format: VideoFormat): Promise<Raster> {
  const look = { size: 'medium', font: 'sans', colour: '#FFFFFF', background: '#1C1C1C' } as const;
  return textOverlay(
    { kind: 'text', text, position: 'top_left', ...look, start: null, end: null },
    format,
  );
}

/** Both next to the line between the panels, where a film has nothing else. */
function labelPlaces(
  { panels: [before, after], isStacked }: BeforeAfterLayout,
  labels: readonly [Raster, Raster],
  inset: number,
): readonly { readonly left: number; readonly top: number }[] {
  const [first, second] = labels;
  const foot = (panel: Area, { height }: Raster) => panel.top + panel.height - inset - height;
  return isStacked
    ? [
        { left: inset, top: foot(before, first) },
        { left: inset, top: after.top + inset },
      ]
    : [
        { left: before.width - inset - first.width, top: foot(before, first) },
        { left: after.left + inset, top: foot(after, second) },
      ];
}

type TextOverlay = Extract<WholeStoryboard['overlays'][number], { kind: 'text' }>;

const laid = (
  { data, width, height, channels }: Raster,
  place: { readonly left: number; readonly top: number },
) => ({ input: Buffer.from(data), raw: { width, height, channels }, ...place });

/** At the foot of the second panel: a label about how a picture was made must not be on the photo. */
async function textsOfSecond(
  texts: readonly TextOverlay[],
  { panels: [, { left, top, width, height }], isStacked }: BeforeAfterLayout,
  format: VideoFormat,
  inset: number,
): Promise<ReturnType<typeof laid>[]> {
  let foot = top + height - inset;
  const shown: ReturnType<typeof laid>[] = [];
  for (const text of texts) {
    const picture = await textOverlay(text, format);
    foot -= picture.height;
    const side = isStacked ? left + inset : left + width - inset - picture.width;
    shown.push(laid(picture, { left: side, top: foot }));
    foot -= inset;
  }
  return shown;
}

async function joined(
  files: readonly [before: string, after: string],
  format: VideoFormat,
  labels: BeforeAfterRequest['labels'],
  texts: readonly TextOverlay[],
): Promise<Buffer> {
  const frame = videoFormats[format];
  const whole: Area = { left: 0, top: 0, ...frame };
  const layout = layOutBeforeAfter((await changedArea(...files)) ?? whole, frame);
  const [before, after] = await Promise.all([
    panelPicture(files[0], layout.crop, layout.panels[0]),
    panelPicture(files[1], layout.crop, layout.panels[1]),
  ]);
  const drawn = [await label(labels.before, format), await label(labels.after, format)] as const;
  const inset = Math.round(Math.min(frame.width, frame.height) * INSET);
  const places = labelPlaces(layout, drawn, inset);
  return sharp({ create: { ...frame, channels: 3, background: '#ffffff' } })
    .composite([
      { input: before, left: layout.panels[0].left, top: layout.panels[0].top },
      { input: after, left: layout.panels[1].left, top: layout.panels[1].top },
      ...drawn.map((picture, at) => laid(picture, places[at] ?? { left: 0, top: 0 })),
      ...(await textsOfSecond(texts, layout, format, inset)),
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * The plot as it was and with what stands on it, one above the other or side by side: the same part of the cover's
 * frame, with all that the proposal changes in it. Over both lie the film's watermark and logo, over the second the texts that
 * are over the film throughout.
 * Null, and nothing is written, for a film that is not about a proposal, or whose proposals are only shown whole.
 * Throws like renderSegment.
 */
export async function makeBeforeAfter(
  request: BeforeAfterRequest,
): Promise<{ bytes: number } | null> {
  const { storyboard, outputFile, labels, readObject, signal } = request;
  const bare: Storyboard = { ...storyboard, watermark: null, overlays: [], presenter: null };
  const files = [temporaryName(outputFile), temporaryName(outputFile)] as const;
  try {
    const plot = { storyboard: bare, readObject, outputFile: files[0], signal };
    if ((await makeCoverBefore(plot)) === null) return null;
    await makeCover({ ...plot, outputFile: files[1] });
    const throughout = storyboard.overlays.filter(
      ({ start, end }) => start === null && end === null,
    );
    const texts = throughout.filter((overlay) => overlay.kind === 'text');
    const picture = await joined(files, storyboard.format, labels, texts);
    return await drawStill({
      storyboard: { ...storyboard, overlays: throughout.filter(({ kind }) => kind === 'logo') },
      imageKey: JOINED,
      readObject: async (key) => (key === JOINED ? picture : readObject(key)),
      outputFile,
      signal,
    });
  } finally {
    await Promise.all(files.map((file) => rm(file, { force: true })));
  }
}
