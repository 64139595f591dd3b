import {
  type CameraAssumption,
  type LandReadingData,
  landRefusalCodes,
  objection,
  plotlessRefusals,
} from '@groundwork/contract/land/reading';
import type { PhotoMetadata, Raster } from '@groundwork/imaging';
import type { Perception } from '@groundwork/photo-reading/perception/perception';
import type { PhotoReading } from '@groundwork/photo-reading/reading/photo-reading';
import { readPhotoInWorker } from '@groundwork/photo-reading/reading/read-in-worker';
import type { TerrainName } from '@groundwork/photo-reading/terrain-reading';
import type { PlotPort, PlotReading, ReadPlot } from '../ports.js';
import { drawExplanation } from './explanation/draw-explanation.js';
import { landNamedIn, terrainOfHint } from './terrain-hint.js';

const assumptions = {
  pitch: 'pitch_degrees',
  height: 'height_m',
  focal_length: 'focal_mm_equivalent',
} as const satisfies Record<PhotoReading['camera']['estimates'][number], CameraAssumption>;

/** A reading in the contract's form. */
function readingData(read: PhotoReading): LandReadingData {
  const { camera, horizon } = read;
  // Areas that were weighed and refused are not reported as a plot.
  const plot = read.objections.some(({ code }) => plotlessRefusals.includes(code))
    ? null
    : read.plot;
  const measured = (value: number) => (read.scale?.source === 'unknown' ? null : rounded(value, 1));
  const assumed: CameraAssumption[] = camera.estimates.map((name) => assumptions[name]);
  const rolled = horizon !== null && horizon.source !== 'assumed' && horizon.source !== 'gimbal';
  if (!rolled) assumed.push('roll_degrees');
  return {
    land: { probability: rounded(read.land) },
    photo: { shows: read.shown.shows, confidence: rounded(read.shown.confidence) },
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
      area_m2: measured(plot.areaM2),
      width_m: measured(plot.widthMetres),
      depth_m: measured(plot.depthMetres),
      distance_m: measured(plot.distanceMetres),
      confidence: rounded(plot.confidence),
    },
    scale: plot && scaleData(read.scale),
    claims: [...read.claims],
    objections: [...read.objections]
      .sort((one, other) => Number(refuses(other.code)) - Number(refuses(one.code)))
      .map(({ code, sentence }) => objection(code, sentence)),
  };
}

function scaleData(scale: PhotoReading['scale']): LandReadingData['scale'] {
  if (scale === null) return null;
  const [low_m2, high_m2] = [scale.low_m2, scale.high_m2].map((area) =>
    area === null ? null : rounded(area, 1),
  );
  return { source: scale.source, low_m2: low_m2 ?? null, high_m2: high_m2 ?? null };
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

/** Perceptions of photos that are still in memory: a photo that is read again with another area looks the same. */
export type SeenPhotos = WeakMap<
  Raster,
  { readonly metadata: PhotoMetadata; readonly seen: Perception }
>;

/** Reads a plot from its pixels and metadata, without any network. */
export class StudioPlot implements PlotPort {
  readonly #seen: SeenPhotos;

  /** @param seen to go by for the photos it holds; others are added to it as they are read */
  constructor(seen: SeenPhotos = new WeakMap()) {
    this.#seen = seen;
  }

  async read({
    photo,
    metadata,
    area,
    suggestion,
    sizes,
    terrainHint,
    terrainSeen,
    shownWidth = 1,
    signal,
  }: Parameters<PlotPort['read']>[0]): Promise<ReadPlot> {
    const known = this.#seen.get(photo);
    const { seen, reading: read } = await readPhotoInWorker(
      {
        photo,
        metadata,
        area: area ? { polygon: area.polygon, confidence: null } : (suggestion ?? null),
        seen: known?.metadata === metadata ? known.seen : null,
        wishes: { shownWidth, ...(sizes && { sizes }) },
      },
      signal,
    );
    this.#seen.set(photo, { metadata, seen });
    return {
      reading: {
        ...plotReading(read, area?.source ?? 'auto', terrainHint, terrainSeen ?? null),
        givenAreaM2: sizes?.plotAreaM2,
      },
      data: readingData(read),
      occluders: read.occluders,
      explain: (used) => drawExplanation(photo, used, read, metadata),
    };
  }
}

function plotReading(
  { terrain, camera, sun, plot, access, claims }: PhotoReading,
  areaSource: PlotReading['areaSource'],
  terrainHint: string | null,
  terrainSeen: TerrainName | null,
): PlotReading {
  const named = (terrainHint === null ? null : terrainOfHint(terrainHint)) ?? terrainSeen;
  return {
    terrain: named === null ? terrain : { ...terrain, terrain: named },
    camera,
    sun,
    area: plot?.polygon ?? [],
    areaConfidence: plot?.confidence ?? 0,
    areaSource,
    ...(access.length < 2 ? {} : { access }),
    claims,
    namedLand: terrainHint === null ? null : landNamedIn(terrainHint),
  };
}
