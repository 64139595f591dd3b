import type { LandRequest, VideoFormat } from '@groundwork/contract';
import { planLand } from '@groundwork/contract';
import type { PlotReading, ReadPlot } from '@groundwork/generation';
import {
  decodeRaster,
  normalisePhoto,
  type Polygon,
  polygonCentre,
  polygonFromMask,
  type Raster,
} from '@groundwork/imaging';
import { type Renderer, TaskFault } from '@groundwork/production';
import {
  areaInFrame,
  cutWindow,
  metadataInWindow,
  polygonInWindow,
  windowFor,
} from './frame-photo.js';

/** The customer's photo as the film uses it, and what was found in it. */
export interface FramedPlot extends Pick<ReadPlot, 'standing' | 'explain'> {
  readonly photo: Raster;
  readonly plot: PlotReading;
}

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

/** Focal length of the camera that was found, for a 36 mm wide frame, in millimetres. */
function focalLength35mm({ camera }: PlotReading): number {
  return (camera.focalLengthPx * 36) / Math.max(camera.width, camera.height);
}

/**
 * Reads the photo twice: whole, to find the subject and the camera; then the part of it that the film's
 * format can show, so that the area and everything that is put on it lie in the frame. An engine that was shown the
 * whole is not shown the part.
 */
export async function readPlot(
  engine: Renderer['engine'],
  input: {
    readonly request: LandRequest;
    readonly format: VideoFormat;
    readonly source: Buffer;
    readonly mask: Buffer | null;
  },
  signal: AbortSignal,
): Promise<FramedPlot> {
  const { request, format } = input;
  const normalised = await normalisePhoto(input.source);
  const whole = await decodeRaster(normalised.jpeg);
  const { metadata } = normalised;
  const supplied = await suppliedArea(request, input.mask);
  const terrainHint = request.terrain_type ?? null;
  const { reading: first } = await engine.plot.read({
    photo: whole,
    metadata,
    area: supplied,
    terrainHint,
    signal,
  });

  const window = windowFor(whole, format, polygonCentre(first.area));
  const photo = await cutWindow(whole, window, format);
  const inWindow = supplied && polygonInWindow(supplied.polygon, window);
  if (inWindow && inWindow.length < 3) {
    throw new TaskFault('AREA_NOT_FOUND', { message: 'The area lies outside of the picture' });
  }
  const { reading: second, ...beside } = await engine.plot.read({
    photo,
    metadata: metadataInWindow(metadata, whole, window, focalLength35mm(first)),
    area: supplied && inWindow ? { source: supplied.source, polygon: inWindow } : null,
    terrainHint,
    whole: { ...first, area: polygonInWindow(first.area, window) },
    signal,
  });
  // The second reading was told the focal length; whether that was an estimate, the first one knows.
  const estimates = [...new Set([...first.camera.estimates, ...second.camera.estimates])];
  const area = supplied ? second.area : areaInFrame(second.area, photo, format);
  return { ...beside, photo, plot: { ...second, area, camera: { ...second.camera, estimates } } };
}
