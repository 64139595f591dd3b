import type { Shadow } from '../design.js';
import type { Canvas } from './canvas.js';
import { edgeDistance, type RoundedBox, spanOf } from './rounded-box.js';

const STEPS = 256;
/** A shadow is computed to three standard deviations; beyond it is under a quarter of a percent. */
const REACH = 3;

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
  const reach = deviation * REACH;
  const fall = fallOff(shadow.opacity);
  const span = spanOf(canvas, cast, reach);
  const { data } = canvas;
  for (let y = span.top; y < span.bottom; y += 1) {
    const dy = y + 0.5 - cast.centreY;
    const ownY = y + 0.5 - shape.centreY;
    for (let x = span.left; x < span.right; x += 1) {
      const ownX = x + 0.5 - shape.centreX;
      const ownAcross = ownX * shape.cos + ownY * shape.sin;
      const ownDown = ownY * shape.cos - ownX * shape.sin;
      // What the box itself covers needs no shadow.
      if (
        Math.abs(ownAcross) < shape.halfWidth - shape.radius - 1 &&
        Math.abs(ownDown) < shape.halfHeight - shape.radius - 1
      ) {
        continue;
      }
      const dx = x + 0.5 - cast.centreX;
      const distance = edgeDistance(
        cast,
        dx * cast.cos + dy * cast.sin,
        dy * cast.cos - dx * cast.sin,
      );
      if (distance >= reach) continue;
      const step = Math.max(0, Math.min(STEPS - 1, ((distance / reach + 1) / 2) * (STEPS - 1)));
      const keep = 1 - (fall[step | 0] ?? 0);
      const at = (y * canvas.width + x) * 3;
      data[at] = (data[at] ?? 0) * keep + 0.5;
      data[at + 1] = (data[at + 1] ?? 0) * keep + 0.5;
      data[at + 2] = (data[at + 2] ?? 0) * keep + 0.5;
    }
  }
}

/** The shadow's strength from `REACH` deviations inside the edge to as many outside. */
function fallOff(opacity: number): Float32Array {
  return Float32Array.from({ length: STEPS }, (_, step) => {
    const deviations = ((step / (STEPS - 1)) * 2 - 1) * REACH;
    // A logistic curve stands for the normal distribution; it differs by less than 1 %.
    return opacity / (1 + Math.exp(1.702 * deviations));
  });
}
