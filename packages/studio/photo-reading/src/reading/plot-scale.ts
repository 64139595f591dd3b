import type { LandReadingData } from '@groundwork/contract/land/reading';
import type { Polygon } from '@groundwork/imaging';
import type { PhotoCamera } from '../camera/photo-camera.js';
import { withHorizon } from '../camera/scene-camera.js';
import type { SceneCamera } from '../camera/scene-camera-schema.js';
import { measurePlot, type PlotSize } from '../plot/measure-plot.js';

/** Sizes that the customer gave, which are believed. */
export interface GivenSizes {
  readonly plotAreaM2?: number | undefined;
  readonly plotWidthMetres?: number | undefined;
  readonly cameraHeightMetres?: number | undefined;
}

/** Where the scale comes from, and between what areas in square metres the plot lies; null where nothing bounds it. */
export type PlotScale = NonNullable<LandReadingData['scale']>;

/**
 * Uncertainty of the camera's height as a share: people hold a camera 1.5 to 1.8 m high; a drone counts from where it
 * took off.
 */
const HEIGHT_SPREAD = { given: 0, metadata: 0.1, eye_height: 0.1 } as const;
/** The same of a focal length that was assumed. */
const FOCAL_SPREAD = 0.15;

/** The camera at the height that the customer gave. */
export function atGivenHeight(
  seenFrom: PhotoCamera,
  { cameraHeightMetres }: GivenSizes,
): PhotoCamera {
  return cameraHeightMetres === undefined ? seenFrom : atHeight(seenFrom, cameraHeightMetres);
}

function atHeight(seenFrom: PhotoCamera, heightMetres: number): PhotoCamera {
  const { camera } = seenFrom;
  const estimates = camera.estimates.filter((name) => name !== 'height');
  return { ...seenFrom, camera: { ...camera, heightMetres, estimates } };
}

/** The camera as high as it must be for the plot to be as large as the customer says: all lengths grow with its height. */
export function scaledToPlot(
  seenFrom: PhotoCamera,
  { areaM2, widthMetres }: PlotSize,
  { plotAreaM2, plotWidthMetres }: GivenSizes,
): PhotoCamera {
  const larger =
    plotAreaM2 !== undefined
      ? Math.sqrt(plotAreaM2 / areaM2)
      : plotWidthMetres !== undefined
        ? plotWidthMetres / widthMetres
        : 1;
  const metres = seenFrom.camera.heightMetres * larger;
  return larger === 1 || !Number.isFinite(metres) ? seenFrom : atHeight(seenFrom, metres);
}

/** How well the size of a plot is known. */
export function scaleOf(
  { view, camera, horizon }: PhotoCamera,
  { polygon, areaM2 }: PlotSize & { readonly polygon: Polygon },
  { plotAreaM2, plotWidthMetres, cameraHeightMetres }: GivenSizes,
): PlotScale {
  if (plotAreaM2 !== undefined) return { source: 'given', low_m2: plotAreaM2, high_m2: plotAreaM2 };
  const source =
    plotWidthMetres !== undefined || cameraHeightMetres !== undefined
      ? 'given'
      : !camera.estimates.includes('height')
        ? 'metadata'
        : view === 'eye_level'
          ? 'eye_height'
          : 'unknown';
  if (source === 'unknown') return { source, low_m2: null, high_m2: null };
  const areaUnder = (lower: number): number | null => {
    const size = measurePlot(lower === 0 ? camera : withHorizon(camera, lower), polygon);
    if (size === null || plotWidthMetres === undefined) return size?.areaM2 ?? null;
    return size.areaM2 * (plotWidthMetres / size.widthMetres) ** 2;
  };
  const spread = horizon?.spread ?? 0;
  const [near, far] = [areaUnder(-spread), areaUnder(spread)];
  const share = (1 + HEIGHT_SPREAD[source]) ** 2 * focalShare(camera);
  return {
    source,
    low_m2: Math.min(near ?? areaM2, areaM2) / share,
    high_m2: far === null ? null : Math.max(far, areaM2) * share,
  };
}

/** A longer lens stretches depths; from straight above it narrows widths, too. */
function focalShare({ estimates, view }: SceneCamera): number {
  if (!estimates.includes('focal_length')) return 1;
  return (1 + FOCAL_SPREAD) ** (view === 'straight_down' ? 2 : 1);
}

/** Whether the largest area that a plot may have is more than so many times the smallest. */
export function isWiderThan({ low_m2: low, high_m2: high }: PlotScale, times: number): boolean {
  return low === null || high === null || high > times * low;
}
