import type { Shadow } from '../design.js';
import type { Canvas } from './canvas.js';
import { coverRow, edgeDistance, insetBox, type RoundedBox, spanOf } from './rounded-box.js';

const STEPS = 256;
/** A shadow is computed to three standard deviations; beyond it is under a quarter of a percent. */
const REACH = 3;
/** px between which the shadow is computed anew; it hardly changes in so few. */
const STRIDE = 4;

/**
 * Lays the shadow of a box under it. The blur of a box with round corners is taken from the distance to its
 * edge, so nothing has to be blurred; the corners are rounded as the blur would round them.
 */
export function drawShadow(canvas: Canvas, shape: RoundedBox, shadow: Shadow): void {
  const deviation = Math.max(0.5, shadow.blur / 2);
  const cast: RoundedBox = {
    ...shape,
    centreX: shape.centreX + shadow.dx,
    centreY: shape.centreY + shadow.dy,
    radius: Math.min(shape.halfWidth, shape.halfHeight, shape.radius + deviation * 0.9),
  };
  const strength = strengths(cast, deviation * REACH, shadow.opacity);
  const span = spanOf(canvas, cast, deviation * REACH);
  const unseen = insetBox(shape, 1);
  const row = new Float32Array(Math.max(0, span.right - span.left));
  const { data } = canvas;
  for (let y = span.top; y < span.bottom; y += 1) {
    const dy = y + 0.5 - cast.centreY;
    // What the box itself covers needs no shadow.
    const { fullFrom, fullTo } = coverRow(unseen, y, span, row);
    for (let x = span.left; x < span.right; x += STRIDE) {
      if (x >= fullFrom && x + STRIDE <= fullTo) continue;
      const dx = x + 0.5 - cast.centreX;
      const here = strength(dx, dy);
      const there = strength(dx + STRIDE, dy);
      if (here === 0 && there === 0) continue;
      const end = Math.min(STRIDE, span.right - x);
      for (let step = 0; step < end; step += 1) {
        const keep = 1 - here - ((there - here) * step) / STRIDE;
        const at = (y * canvas.width + x + step) * 3;
        data[at] = (data[at] ?? 0) * keep + 0.5;
        data[at + 1] = (data[at + 1] ?? 0) * keep + 0.5;
        data[at + 2] = (data[at + 2] ?? 0) * keep + 0.5;
      }
    }
  }
}

/** The shadow at a point given from the middle of what casts it. */
function strengths(
  cast: RoundedBox,
  reach: number,
  opacity: number,
): (dx: number, dy: number) => number {
  const fall = fallOff(opacity);
  const { cos, sin } = cast;
  return (dx, dy) => {
    const distance = edgeDistance(cast, dx * cos + dy * sin, dy * cos - dx * sin);
    if (distance >= reach) return 0;
    const step = Math.max(0, ((distance / reach + 1) / 2) * (STEPS - 1));
    return fall[step | 0] ?? 0;
  };
}

/** The shadow's strength from `REACH` deviations inside the edge to as many outside. */
function fallOff(opacity: number): Float32Array {
  return Float32Array.from({ length: STEPS }, (_, step) => {
    const deviations = ((step / (STEPS - 1)) * 2 - 1) * REACH;
    // A logistic curve stands for the normal distribution; it differs by less than 1 %.
    return opacity / (1 + Math.exp(1.702 * deviations));
  });
}
