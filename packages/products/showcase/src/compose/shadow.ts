import type { Shadow } from '../design.js';
import type { Change } from '../kernel/parts.js';
import type { Canvas } from './canvas.js';
import { insetBox, partOf, type RoundedBox, shapeBytes } from './rounded-box.js';

const STEPS = 256;
/** A shadow is computed to three standard deviations; beyond it is under a quarter of a percent. */
const REACH = 3;

/**
 * The shadow below a box. The blur of a box with round corners is computed from the distance to its edge, so nothing
 * has to be blurred; the corners are rounded as the blur would round them.
 */
export function shadowOf(canvas: Canvas, shape: RoundedBox, shadow: Shadow): Change {
  const deviation = Math.max(0.5, shadow.blur / 2);
  const cast: RoundedBox = {
    ...shape,
    centreX: shape.centreX + shadow.dx,
    centreY: shape.centreY + shadow.dy,
    radius: Math.min(shape.halfWidth, shape.halfHeight, shape.radius + deviation * 0.9),
  };
  const reach = deviation * REACH;
  const falls = new Uint8Array(fallOff(shadow.opacity).buffer);
  return {
    part: partOf(canvas, cast, reach),
    // The area under the box itself needs no shadow.
    given: [shapeBytes(cast), shapeBytes(insetBox(shape, 1)), falls],
    apply: (run, pixels, { x, y, width, height }, casting = 0, unseen = 0, strengths = 0) =>
      run.castShadow(pixels, x, y, width, height, casting, unseen, reach, strengths),
  };
}

/** The shadow's strength from `REACH` deviations inside the edge to as many outside. */
function fallOff(opacity: number): Float32Array {
  return Float32Array.from({ length: STEPS + 1 }, (_, step) => {
    const deviations = ((step / (STEPS - 1)) * 2 - 1) * REACH;
    // A logistic curve approximates the normal distribution to within 1 %.
    return opacity / (1 + Math.exp(1.702 * deviations));
  });
}
