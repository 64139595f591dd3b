import { videoFormats } from '@groundwork/contract/films/fields';
import { type PhotoLook, refusalOf } from '@groundwork/contract/land/land-readings';
import { planLand } from '@groundwork/contract/land/plan';
import { objection } from '@groundwork/contract/land/reading';
import type { LandRequest } from '@groundwork/contract/land/request';
import { TaskFault } from '@groundwork/film-pipeline';
import {
  decodeRaster,
  normalisePhoto,
  type Polygon,
  polygonCentre,
  polygonFromMask,
} from '@groundwork/imaging';
import { clipSide, lacksPixels } from '../framing/photo-windows.js';
import type { LandPorts, PlotToRead, ReadPlot } from '../ports.js';

/** The customer's photo, and the reading of all of it. */
export interface WholePlot extends ReadPlot {
  /** Upright, with its own pixels. */
  readonly photo: { readonly jpeg: Buffer; readonly width: number; readonly height: number };
}

/** Longer side of a photo that parts are cut out of: a phone's 48 megapixels. */
const MOST_PIXELS = 8192;
/** Longer side of a photo as it is read. */
const READ_PIXELS = 3840;

async function suppliedArea(
  request: LandRequest,
  mask: Buffer | null,
): Promise<{ source: 'mask' | 'polygon'; polygon: Polygon } | null> {
  const { area } = planLand(request);
  if (area === 'mask' && mask)
    return { source: 'mask', polygon: (await polygonFromMask(mask)).polygon };
  if (area === 'polygon' && request.area_polygon)
    return { source: 'polygon', polygon: request.area_polygon };
  return null;
}

interface PlotOrder {
  readonly request: LandRequest;
  readonly source: Buffer;
  readonly mask: Buffer | null;
}

async function prepared({ request, source, mask }: PlotOrder, signal: AbortSignal) {
  const { jpeg, width, height, metadata } = await normalisePhoto(source, {
    maxLongerSide: MOST_PIXELS,
  });
  const scale = Math.min(1, READ_PIXELS / Math.max(width, height));
  const frame = videoFormats[request.format];
  const toRead: PlotToRead = {
    photo: await decodeRaster(jpeg, { width: Math.round(width * scale) }),
    metadata,
    area: await suppliedArea(request, mask),
    sizes: {
      plotAreaM2: request.plot_area_m2,
      plotWidthMetres: request.plot_width_m,
      cameraHeightMetres: request.camera_height_m,
    },
    terrainHint: request.terrain_type ?? null,
    shownWidth: Math.min(1, (height * frame.width) / (frame.height * width)),
    signal,
  };
  return { photo: { jpeg, width, height }, toRead };
}

/** What speaks against a film of the photo. */
export async function judgePlot(
  engine: Pick<LandPorts, 'plot'>,
  order: PlotOrder,
  signal: AbortSignal,
): Promise<PhotoLook> {
  const { toRead } = await prepared(order, signal);
  return engine.plot.judge(toRead);
}

/** Reads the photo once, whole. */
export async function readPlot(
  engine: Pick<LandPorts, 'plot'>,
  order: PlotOrder,
  signal: AbortSignal,
): Promise<WholePlot> {
  const { photo, toRead } = await prepared(order, signal);
  const read = await engine.plot.read(toRead);
  const { reading, data } = read;
  if (data.plot === null || !lacksPixels(photo, order.request.format, reading))
    return { ...read, photo };
  const objections = [...data.objections, objection('PHOTO_RESOLUTION_LOW')];
  return { ...read, data: { ...data, objections }, photo };
}

/** The part of a photo that the camera looks at when nothing is marked or built. */
const LOWER_MIDDLE: Polygon = [
  { x: 0.25, y: 0.55 },
  { x: 0.75, y: 0.55 },
  { x: 0.85, y: 0.85 },
  { x: 0.15, y: 0.85 },
];

/**
 * Returns the plot that a film begins with.
 * @throws TaskFault when the photo shows no land, no plot, or no scale for a house, before anything is drawn
 */
export function fitForFilm(whole: WholePlot, request: LandRequest): WholePlot {
  const refusal = refusalOf(request, whole.data.objections);
  if (refusal !== null) throw new TaskFault(refusal.code, { message: refusal.sentence });
  const { reading, photo } = whole;
  const found = reading.area.length > 0 ? reading.area : LOWER_MIDDLE;
  const isOurs = planLand(request).area === 'auto';
  return {
    ...whole,
    reading: { ...reading, area: isOurs ? withinFrame(found, photo, request) : found },
  };
}

/** Of the film's frame, the most that an area of our choice takes from side to side: no stripe that runs off both edges. */
const MOST_ACROSS = 0.8;

function withinFrame(
  area: Polygon,
  { width, height }: WholePlot['photo'],
  { format }: LandRequest,
): Polygon {
  const frame = videoFormats[format];
  const shown = Math.min(1, (height * frame.width) / (frame.height * width));
  const middle = Math.min(1 - shown / 2, Math.max(shown / 2, polygonCentre(area).x));
  const half = (shown * MOST_ACROSS) / 2;
  const cut = clipSide(clipSide(area, 'x', middle - half, 'above'), 'x', middle + half, 'below');
  return cut.length < 3 ? area : cut;
}
