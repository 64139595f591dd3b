import type { GroundPoint } from '../ground-point.js';
import { fits, type Rectangle, tooClose } from '../placement/footprint.js';
import { edgeDistance, isInside } from '../placement/ground-polygon.js';

/** What lies where on a plot while its garden is laid out: nothing is put on two things at once, nor outside. */
export class GardenPlan {
  private readonly taken: Rectangle[] = [];

  constructor(readonly plot: readonly GroundPoint[]) {}

  /** Takes ground without asking, as buildings do. */
  occupy(rectangle: Rectangle): void {
    this.taken.push(rectangle);
  }

  isFree(rectangle: Rectangle, gap: number): boolean {
    return (
      fits(this.plot, rectangle, 0.15) &&
      !this.taken.some((other) => tooClose(other, rectangle, gap))
    );
  }

  /** Takes ground if it is free and inside. */
  claim(rectangle: Rectangle, gap: number): boolean {
    if (!this.isFree(rectangle, gap)) return false;
    this.taken.push(rectangle);
    return true;
  }

  /** Whether a plant with that much room round it can stand at a place. */
  hasRoom(x: number, z: number, radius: number): boolean {
    if (!isInside(this.plot, x, z) || edgeDistance(this.plot, x, z) < Math.min(radius, 0.6))
      return false;
    const spot: Rectangle = {
      centre: { x, z },
      rotationDegrees: 0,
      widthMetres: radius * 2,
      depthMetres: radius * 2,
    };
    return !this.taken.some((other) => tooClose(other, spot, 0));
  }
}
