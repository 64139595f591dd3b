import type { GreyMap, Raster } from '@groundwork/imaging';
import { groundHidden } from '@groundwork/massing';
import { resizeCamera } from '@groundwork/photo-reading';
import type { MarkingPort, PlotReading, RevealedPicture } from '../ports.js';
import { GroundView } from './ground-view.js';
import { lookFor } from './look.js';
import { nearestEdges } from './nearest-edge.js';
import { seenEdges } from './outline-path.js';
import { paintGround } from './paint-ground.js';
import { paintLengths } from './paint-lengths.js';
import { paintLine } from './paint-line.js';
import { paintNodes, paintPosts } from './paint-marks.js';
import { PaintedPhoto } from './painted-photo.js';
import { plotPixels } from './plot-pixels.js';

/** Marks the buildable area on the ground of the photo, as the camera would have seen it lying there. */
export class StudioMarking implements MarkingPort {
  async draw({
    photo,
    plot,
    occluders,
    styleHint,
    signal,
  }: Parameters<MarkingPort['draw']>[0]): Promise<RevealedPicture> {
    signal.throwIfAborted();
    const marking = await drawMarking(photo, plot, occluders, styleHint);
    signal.throwIfAborted();
    return marking;
  }
}

/** The marked photo, and when each of its pixels appears as the outline runs, the ground fills and the marks are set. */
export async function drawMarking(
  photo: Raster,
  plot: PlotReading,
  occluders: GreyMap | null,
  styleHint: string | null,
): Promise<RevealedPicture & { readonly reveal: GreyMap }> {
  const { width, height } = photo;
  const camera = resizeCamera(plot.camera, width, height);
  const view = new GroundView(camera, plot.area);
  const painted = new PaintedPhoto(photo);
  const ground = plotPixels(painted, view.seen);
  const look = lookFor(styleHint, ground.mean);
  const edges = seenEdges(view, look, width, height);
  const near = nearestEdges(edges, width, height);
  paintGround(painted, view, look, near, ground);
  paintPosts(painted, view, look, edges);
  paintLine(painted, look, view.size, edges, near);
  paintNodes(painted, view, look, edges);
  await paintLengths(painted, view, edges);
  const hidden = groundHidden(occluders, photo, camera);
  if (hidden !== null) painted.bringForward(photo, hidden);
  return { picture: painted.picture(), reveal: painted.reveal() };
}
