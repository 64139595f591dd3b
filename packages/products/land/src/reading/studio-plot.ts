import { createHash } from 'node:crypto';
import {
  type CameraAssumption,
  type LandReadingData,
  landRefusalCodes,
  objection,
  plotlessRefusals,
} from '@groundwork/contract/land/reading';
import type { PhotoReading } from '@groundwork/photo-reading/reading/photo-reading';
import {
  readPhotoInWorker,
  type SeenReading,
} from '@groundwork/photo-reading/reading/read-in-worker';
import type { PhotoToRead } from '@groundwork/photo-reading/reading/reading-worker';
import type { TerrainName } from '@groundwork/photo-reading/terrain-reading';
import { LRUCache } from 'lru-cache';
import type { PlotPort, PlotReading, ReadPlot } from '../ports.js';
import { drawExplanation } from './explanation/draw-explanation.js';
import { terrainOfHint } from './terrain-hint.js';

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

export const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits));
const share = (value: number): number => rounded(Math.max(0, Math.min(1, value)));

/** As readPhotoInWorker. */
type PhotoReader = typeof readPhotoInWorker;

/** Photos of a process; each holds some 2 MB. */
const MOST_KEPT = 8;

/** Reads a plot from its pixels and metadata, without any network. */
export class StudioPlot implements PlotPort {
  readonly #read: PhotoReader;
  /** The last reading of each photo, and what it asked: a look before acceptance, its film and a reading ask for the same. */
  readonly #kept = new LRUCache<string, SeenReading & { readonly of: string }>({ max: MOST_KEPT });

  constructor(read: PhotoReader = readPhotoInWorker) {
    this.#read = read;
  }

  async #reading({ photo, metadata, ...asked }: Omit<PhotoToRead, 'seen'>, signal: AbortSignal) {
    const pixels = createHash('sha256').update(photo.data).digest('hex');
    const name = JSON.stringify([pixels, photo.width, metadata]);
    const of = JSON.stringify(asked);
    const kept = this.#kept.get(name);
    if (kept?.of === of) return kept.reading;
    const order = { photo, metadata, ...asked, seen: kept?.seen ?? null };
    const read = await this.#read(order, signal);
    this.#kept.set(name, { ...read, of });
    return read.reading;
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
    const order = {
      photo,
      metadata,
      area: area ? { polygon: area.polygon, confidence: null } : (suggestion ?? null),
      wishes: { shownWidth, ...(sizes && { sizes }) },
    };
    const read = await this.#reading(order, signal);
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
  { terrain, camera, sun, plot, claims }: PhotoReading,
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
    claims,
  };
}
