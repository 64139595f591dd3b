import {
  type CameraAssumption,
  type LandReadingData,
  landRefusalCodes,
  objection,
  plotlessRefusals,
} from '@groundwork/contract';
import type { PhotoReading } from '@groundwork/photo-reading';

const assumptions = {
  pitch: 'pitch_degrees',
  height: 'height_m',
  focal_length: 'focal_mm_equivalent',
} as const satisfies Record<PhotoReading['camera']['estimates'][number], CameraAssumption>;

/** A reading in the contract's form. */
export function readingData(read: PhotoReading): LandReadingData {
  const { camera, horizon } = read;
  // Areas that were weighed and refused are not reported as a plot.
  const plot = read.objections.some(({ code }) => plotlessRefusals.includes(code))
    ? null
    : read.plot;
  const assumed: CameraAssumption[] = camera.estimates.map((name) => assumptions[name]);
  const rolled = horizon !== null && horizon.source !== 'assumed' && horizon.source !== 'gimbal';
  if (!rolled) assumed.push('roll_degrees');
  return {
    land: { probability: rounded(read.land) },
    view: read.view,
    view_probability: rounded(read.viewProbability),
    horizon: horizon && { y: rounded(horizon.y), spread: rounded(horizon.spread) },
    camera: {
      pitch_degrees: rounded(camera.pitchDegrees, 2),
      roll_degrees: rounded(horizon?.rollDegrees ?? 0, 2),
      height_m: rounded(camera.heightMetres, 2),
      focal_mm_equivalent: rounded(
        (camera.focalLengthPx * 36) / Math.max(camera.width, camera.height),
        2,
      ),
      assumed,
    },
    sun: sunData(read.sun),
    classes: read.terrain.shares,
    plot: plot && {
      polygon: plot.polygon.map(({ x, y }) => ({ x: share(x), y: share(y) })),
      area_m2: rounded(plot.areaM2, 1),
      width_m: rounded(plot.widthMetres, 1),
      depth_m: rounded(plot.depthMetres, 1),
      distance_m: rounded(plot.distanceMetres, 1),
      confidence: rounded(plot.confidence),
    },
    claims: [...read.claims],
    objections: [...read.objections]
      .sort((one, other) => Number(refuses(other.code)) - Number(refuses(one.code)))
      .map(({ code, sentence }) => objection(code, sentence)),
  };
}

function refuses(code: string): boolean {
  return landRefusalCodes.some((name) => name === code);
}

function sunData({
  source,
  place,
  azimuthDegrees,
  elevationDegrees,
}: PhotoReading['sun']): LandReadingData['sun'] {
  if (place !== undefined) return { x: share(place.x), y: share(place.y) };
  if (source === 'unknown') return null;
  return {
    azimuth_degrees: rounded(azimuthDegrees, 1),
    elevation_degrees: rounded(elevationDegrees, 1),
    source: source === 'metadata' ? 'place_and_time' : 'shadows',
  };
}

const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits));
const share = (value: number): number => rounded(Math.max(0, Math.min(1, value)));
