import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import { fits, type Rectangle, tooClose } from '../placement/footprint.js';
import { edgeDistance, isInside } from '../placement/ground-polygon.js';

/** Kept between anything in the garden and the area's edge. */
const RIM_METRES = 0.15;
/** A hedge is about this wide. */
const LOT_RIM_METRES = 0.7;
const LOT_GAP_METRES = 1;

/** Records occupied ground while a garden is laid out: nothing overlaps or leaves the plot. */
export class GardenPlan {
  private readonly taken: Rectangle[] = [];
  private readonly foreign: Rectangle[] = [];
  private readonly lots: Rectangle[] = [];

  constructor(readonly plot: readonly GroundPoint[]) {}

  /** Takes ground without asking, as buildings do. */
  occupy(rectangle: Rectangle): void {
    this.taken.push(rectangle);
  }

  isFree(rectangle: Rectangle, gap: number): boolean {
    return (
      fits(this.plot, rectangle, RIM_METRES) &&
      !this.taken.some((other) => tooClose(other, rectangle, gap))
    );
  }

  /** Takes ground if it is free and inside. */
  claim(rectangle: Rectangle, gap: number): boolean {
    if (!this.isFree(rectangle, gap)) return false;
    this.taken.push(rectangle);
    return true;
  }

  /** Whether a garden can reach that far: inside the plot, clear of other gardens, houses and ways. */
  isOpen(lot: Rectangle, own: Rectangle): boolean {
    return (
      fits(this.plot, lot, LOT_RIM_METRES) &&
      !this.lots.some((other) => tooClose(other, lot, LOT_GAP_METRES)) &&
      !this.foreign.some((other) => other !== own && tooClose(other, lot, LOT_GAP_METRES))
    );
  }

  takeLot(lot: Rectangle): void {
    this.lots.push(lot);
  }

  /** Takes ground that no other garden may reach over: houses. */
  reserve(rectangle: Rectangle): void {
    this.foreign.push(rectangle);
    this.taken.push(rectangle);
  }

  /** Whether a plant with this radius fits at a place. */
  hasRoom(x: number, z: number, radius: number): boolean {
    if (!isInside(this.plot, x, z) || edgeDistance(this.plot, x, z) < radius + RIM_METRES)
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
