import { createHash } from 'node:crypto';
import type { PhotoLook } from '@groundwork/contract/land/land-readings';
import {
  type CameraAssumption,
  type LandReadingData,
  landRefusalCodes,
  objection,
  plotlessRefusals,
} from '@groundwork/contract/land/reading';
import type { Perception } from '@groundwork/photo-reading/perception/perception';
import type { PhotoJudgement, PhotoReading } from '@groundwork/photo-reading/reading/photo-reading';
import {
  judgePhotoInWorker,
  readPhotoInWorker,
} from '@groundwork/photo-reading/reading/read-in-worker';
import type { PhotoToRead } from '@groundwork/photo-reading/reading/reading-worker';
import type { TerrainName } from '@groundwork/photo-reading/terrain-reading';
import { LRUCache } from 'lru-cache';
import type { PlotPort, PlotReading, PlotToRead, ReadPlot } from '../ports.js';
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
    ...judgementData(read),
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
      area_m2: measured(plot.areaM2),
      width_m: measured(plot.widthMetres),
      depth_m: measured(plot.depthMetres),
      distance_m: measured(plot.distanceMetres),
      confidence: rounded(plot.confidence),
    },
    scale: plot && scaleData(read.scale),
    claims: [...read.claims],
  };
}

function judgementData({ shown, objections }: PhotoJudgement): PhotoLook {
  return {
    photo: { shows: shown.shows, confidence: rounded(shown.confidence) },
    objections: [...objections]
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

/** Photos of a process; each holds some 2 MB. */
const MOST_KEPT = 8;

/** Reads a plot from its pixels and metadata, without any network. */
export class StudioPlot implements PlotPort {
  readonly #read: typeof readPhotoInWorker;
  /** What was seen in each photo: a look before acceptance, its film and a reading ask for the same. */
  readonly #seen = new LRUCache<string, Perception>({ max: MOST_KEPT });
  readonly #readings = new LRUCache<string, PhotoReading>({ max: MOST_KEPT });

  constructor(read = readPhotoInWorker) {
    this.#read = read;
  }

  async judge(input: PlotToRead): Promise<PhotoLook> {
    const { photo, order, asked } = this.#asked(input);
    const kept = this.#readings.get(asked);
    if (kept !== undefined) return judgementData(kept);
    const { seen, reading } = await judgePhotoInWorker(order, input.signal);
    this.#seen.set(photo, seen);
    return judgementData(reading);
  }

  async read(input: PlotToRead): Promise<ReadPlot> {
    const { photo, metadata, area, sizes, terrainHint, terrainSeen } = input;
    const read = await this.#reading(input);
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

  async #reading(input: PlotToRead): Promise<PhotoReading> {
    const { photo, order, asked } = this.#asked(input);
    const kept = this.#readings.get(asked);
    if (kept !== undefined) return kept;
    const { seen, reading } = await this.#read(order, input.signal);
    this.#seen.set(photo, seen);
    this.#readings.set(asked, reading);
    return reading;
  }

  /** What is to be read, and the names under which the photo and this question about it are kept. */
  #asked({ photo, metadata, area, suggestion, sizes, shownWidth = 1 }: PlotToRead) {
    const wanted = {
      area: area ? { polygon: area.polygon, confidence: null } : (suggestion ?? null),
      wishes: { shownWidth, ...(sizes && { sizes }) },
    };
    const pixels = createHash('sha256').update(photo.data).digest('hex');
    const name = JSON.stringify([pixels, photo.width, metadata]);
    const order: PhotoToRead = { photo, metadata, ...wanted, seen: this.#seen.get(name) ?? null };
    return { photo: name, order, asked: JSON.stringify([name, wanted]) };
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
