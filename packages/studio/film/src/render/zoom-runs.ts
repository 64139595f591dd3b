import type { View } from '../camera/view.js';

/** Consecutive frames that see a picture at about one size. */
export interface ZoomRun {
  readonly firstFrame: number;
  readonly views: readonly View[];
}

/** Up to this change of size one decoding serves all frames of a shot. */
const ONE_SIZE = 1.8;
/** Where there are several, neighbours of other size differ by no more than the eye takes for the zoom itself. */
const RUN = 1.3;

/** Frames in runs of one size each; a single run where the camera comes little closer. */
export function zoomRuns(frames: readonly number[], view: (frame: number) => View): ZoomRun[] {
  const shown = frames.map((frame) => ({ frame, view: view(frame) }));
  const widths = shown.map(({ view: { width } }) => width);
  const span = Math.max(...widths) / Math.min(...widths) <= ONE_SIZE ? ONE_SIZE : RUN;
  const runs: { firstFrame: number; views: View[]; least: number; most: number }[] = [];
  for (const { frame, view: seen } of shown) {
    const run = runs.at(-1);
    const least = Math.min(run?.least ?? seen.width, seen.width);
    const most = Math.max(run?.most ?? seen.width, seen.width);
    if (run !== undefined && most / least <= span) {
      run.views.push(seen);
      Object.assign(run, { least, most });
    } else {
      runs.push({ firstFrame: frame, views: [seen], least: seen.width, most: seen.width });
    }
  }
  return runs;
}
