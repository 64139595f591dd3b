/** Pixels, of a frame or of a picture. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that the camera sees, in its pixels. */
export interface View {
  /** Point of the picture in the middle of the frame; 0,0 is the picture's upper left corner. */
  readonly centreX: number;
  readonly centreY: number;
  /** Picture pixels across the frame, measured at the middle. */
  readonly width: number;
  /** Angle in radians by which the camera stands to the left of the picture's normal; 0 looks straight on. */
  readonly yaw: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Distance of the camera from the picture in frame widths: a field of view of 53 degrees across. */
const DISTANCE = 1;

/**
 * The view as the mapping that the warp computes. For an output pixel at (tx, ty) from the frame's centre, with
 * n = 1 / (1 - perspective * tx), the picture shows (centreX + stepX * tx * n, centreY + stepY * ty * n).
 */
export interface Projection {
  readonly stepX: number;
  readonly stepY: number;
  readonly perspective: number;
}

export function projectionOf(view: View, frame: Size): Projection {
  const step = view.width / frame.width;
  return {
    stepX: step / Math.cos(view.yaw),
    stepY: step,
    perspective: Math.tan(view.yaw) / (DISTANCE * frame.width),
  };
}

/** The part of the picture that lies under the frame. */
export function seenBox(view: View, frame: Size): Box {
  const { stepX, stepY, perspective } = projectionOf(view, frame);
  const half = frame.width / 2;
  const leftNearness = 1 / (1 + perspective * half);
  const rightNearness = 1 / (1 - perspective * half);
  const tallest = (frame.height / 2) * stepY * Math.max(leftNearness, rightNearness);
  return {
    left: view.centreX - stepX * half * leftNearness,
    right: view.centreX + stepX * half * rightNearness,
    top: view.centreY - tallest,
    bottom: view.centreY + tallest,
  };
}

export function holds(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}

/** How much more of a picture than `width` and its height a view of this yaw needs: at least 1. */
export function yawReach(yaw: number): number {
  const turn = Math.abs(yaw);
  return 1 / ((1 - Math.tan(turn) / (2 * DISTANCE)) * Math.cos(turn));
}
