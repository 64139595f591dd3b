import type { PhotoMetadata, Raster } from '@groundwork/imaging';
import {
  type Perception,
  type PhotoReading,
  readPhotoInWorker,
  type TerrainName,
} from '@groundwork/photo-reading';

import type { PlotPort, PlotReading, ReadPlot } from '../ports.js';
import { drawExplanation } from './explanation/draw-explanation.js';
import { readingData } from './reading-data.js';
import { landNamedIn, terrainOfHint } from './terrain-hint.js';

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
        shownWidth,
      },
      signal,
    );
    this.#seen.set(photo, { metadata, seen });
    return {
      reading: plotReading(read, area?.source ?? 'auto', terrainHint, terrainSeen ?? null),
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
