import { pipelineOf, type Raster } from '@groundwork/imaging';
import { resizeCamera } from '@groundwork/massing';
import type { MarkingPort, PlotReading, Unfolding } from '../../ports.js';
import { GroundView } from './ground-view.js';
import { lookFor } from './look.js';
import { type MarkingProgress, markingSvg } from './marking-svg.js';

const complete: MarkingProgress = { outline: 1, fill: 1, corners: 1 };

/** Marks the buildable area on the ground of the photo, as the camera would have seen it lying there. */
export class StudioMarking implements MarkingPort {
  async draw({
    photo,
    plot,
    styleHint,
    signal,
  }: Parameters<MarkingPort['draw']>[0]): Promise<Unfolding> {
    signal.throwIfAborted();
    const picture = await drawMarking(photo, plot, styleHint, complete);
    signal.throwIfAborted();
    return { picture, reveal: null };
  }
}

/** One frame of the marking as it is drawn; with all of `progress` at 0 it is the photo itself. */
export async function drawMarking(
  photo: Raster,
  plot: PlotReading,
  styleHint: string | null,
  progress: MarkingProgress,
): Promise<Raster> {
  const { width, height } = photo;
  const view = new GroundView(resizeCamera(plot.camera, width, height), plot.area);
  const look = lookFor(styleHint, plot.terrain.colours.ground);
  const svg = markingSvg(view, look, width, height, progress);
  const { data, info } = await pipelineOf(photo)
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}
