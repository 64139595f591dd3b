import type { LandClaim, ObjectionCode } from '@groundwork/contract/land/reading';
import type { GreyMap, Polygon } from '@groundwork/imaging';
import type { GroundPoint } from '../camera/ground-point.js';
import type { PhotoCamera } from '../camera/photo-camera.js';
import type { Sun } from '../camera/sun.js';
import type { Perception } from '../perception/perception.js';
import type { PlotSize } from '../plot/measure-plot.js';
import type { LandMap } from '../terrain/land-map.js';
import type { TerrainReading } from '../terrain-reading.js';

export interface ReadPlot extends PlotSize {
  /** In shares of the photo. */
  readonly polygon: Polygon;
  /** How sure it is that this is open ground of that size; 1 for a customer's own. */
  readonly confidence: number;
  /** Mean probability of its cells to be open ground. */
  readonly openness: number;
}

/** All that was read of one whole photo, as plain data. */
export interface PhotoReading extends PhotoCamera {
  readonly driver: Perception['driver'];
  /** Probability that the photo shows land as a scene. */
  readonly land: number;
  readonly terrain: TerrainReading;
  readonly sun: Sun;
  /** Null when no ground was found that is large and sure enough. */
  readonly plot: ReadPlot | null;
  /** The way from the plot to a road or out of the picture, in metres on the ground; no points where none is seen. */
  readonly access: readonly GroundPoint[];
  readonly claims: readonly LandClaim[];
  /** Objections to a film of it; those that stop one come first. */
  readonly objections: readonly PhotoObjection[];
  /** Things in front of the plot, with the row of their feet, see findOccluders; null from straight above. */
  readonly occluders: GreyMap | null;
  readonly map: Pick<LandMap, 'width' | 'height' | 'classes'>;
}

export interface PhotoObjection {
  readonly code: ObjectionCode;
  /** In place of the catalogue's sentence. */
  readonly sentence?: string;
}

/** An area that was not found here, in shares of the photo. */
export interface GivenArea {
  readonly polygon: Polygon;
  /** Of an engine that suggests it; null for a customer's own, which is not doubted. */
  readonly confidence: number | null;
}
