import type { Area } from './changed-area.js';

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
export interface BeforeAfterLayout {
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
