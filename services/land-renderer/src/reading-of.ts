import {
  type LandReadingData,
  landRefusalCodes,
  objection,
  type TaskFailureCode,
} from '@groundwork/contract';
import type { PlotReading, ReadPlot } from '@groundwork/generation';
import { groundFromImage } from '@groundwork/photo-reading';

/** Under this a plot that was found is none. */
const LEAST_CONFIDENCE = 0.35;

const assumed = {
  focal_length: 'focal_mm_equivalent',
  pitch: 'pitch_degrees',
  height: 'height_m',
} as const;

const sunSources = {
  metadata: 'place_and_time',
  shading: 'shadows',
  assumed: 'assumed',
} as const;

function plotOf({
  area,
  areaConfidence,
  areaSource,
  camera,
}: PlotReading): LandReadingData['plot'] {
  if (areaSource === 'auto' && areaConfidence < LEAST_CONFIDENCE) return null;
  const corners = area.map((corner) => groundFromImage(camera, corner));
  const onGround = corners.filter((corner) => corner !== null);
  if (onGround.length < 3) return null;
  const side = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const twice = onGround.reduce((sum, { x, z }, index) => {
    const next = onGround[(index + 1) % onGround.length] ?? { x, z };
    return sum + x * next.z - next.x * z;
  }, 0);
  return {
    polygon: area.map(({ x, y }) => ({ x, y })),
    area_m2: Math.abs(twice) / 2,
    width_m: side(onGround.map(({ x }) => x)),
    depth_m: side(onGround.map(({ z }) => z)),
    distance_m: Math.min(...onGround.map(({ x, z }) => Math.hypot(x, z))),
    confidence: areaConfidence,
  };
}

/** What was read, as customers are told. */
export function readingOf({ reading }: Pick<ReadPlot, 'reading'>): LandReadingData {
  const { terrain, camera, sun } = reading;
  const { vegetation, ...shares } = terrain.shares;
  const plot = plotOf(reading);
  const azimuth = ((((sun.azimuthDegrees + 180) % 360) + 360) % 360) - 180;
  return {
    land: { probability: terrain.area.confidence },
    view: terrain.view,
    view_probability: 1,
    horizon: terrain.horizonY === null ? null : { y: terrain.horizonY, spread: 0 },
    camera: {
      pitch_degrees: camera.pitchDegrees,
      roll_degrees: 0,
      height_m: camera.heightMetres,
      focal_mm_equivalent: (camera.focalLengthPx * 36) / Math.max(camera.width, camera.height),
      assumed: [...camera.estimates.map((name) => assumed[name]), 'roll_degrees'],
    },
    sun: {
      azimuth_degrees: azimuth,
      elevation_degrees: sun.elevationDegrees,
      source: sunSources[sun.source],
    },
    classes: { ...shares, trees: vegetation, grass: 0, rock: 0, snow: 0, thing: 0 },
    plot,
    claims: [],
    objections: plot === null ? [objection('AREA_NOT_FOUND')] : [],
  };
}

/** A reading as it is when the photo is refused with this code; unchanged for any other failure. */
export function refusedReading(
  reading: LandReadingData,
  failure: TaskFailureCode | null,
): LandReadingData {
  const code = landRefusalCodes.find((refusal) => refusal === failure);
  if (code === undefined) return reading;
  return {
    ...reading,
    ...(code === 'PHOTO_NOT_LAND' ? { land: { probability: 0 }, claims: [] } : {}),
    plot: code === 'PROPOSAL_DOES_NOT_FIT' ? reading.plot : null,
    objections: [objection(code)],
  };
}
