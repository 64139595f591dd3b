import type { PhotoMetadata, Polygon, Raster } from '@groundwork/imaging';
import { estimateCamera, readTerrainInDetailInWorker } from '@groundwork/photo-reading';

import type { PlotPort, PlotReading, ReadPlot } from '../../ports.js';
import { drawExplanation } from './explanation/draw-explanation.js';
import { sunOfPhoto } from './sun-of-photo.js';
import { terrainOfHint } from './terrain-hint.js';

/** Room between the far corner of a customer's area and the horizon, as a share of the picture's height. */
const UNDER_HORIZON = 0.03;

type Detail = Awaited<ReturnType<typeof readTerrainInDetailInWorker>>;

/** Reads a plot from its pixels and metadata, without any network. */
export class StudioPlot implements PlotPort {
  /** Of photos that somebody still holds: one that is read again with another area has the same pixels. */
  readonly #read = new WeakMap<Raster, { metadata: PhotoMetadata; detail: Detail }>();

  async read({
    photo,
    metadata,
    area,
    terrainHint,
    signal,
  }: Parameters<PlotPort['read']>[0]): Promise<ReadPlot> {
    const detail = await this.#detailOf(photo, metadata, signal);
    const found = detail.reading;
    const named = terrainHint === null ? null : terrainOfHint(terrainHint);
    const terrain = named === null ? found : { ...found, terrain: named };
    const camera = estimateCamera({
      width: photo.width,
      height: photo.height,
      horizonY: horizonAbove(area?.polygon ?? null, terrain.horizonY),
      view: terrain.view,
      metadata,
    });
    const reading: PlotReading = {
      terrain,
      camera,
      sun: sunOfPhoto(metadata, terrain.shading),
      area: area?.polygon ?? terrain.area.polygon,
      areaConfidence: area === null ? terrain.area.confidence : 1,
      areaSource: area?.source ?? 'auto',
    };
    return {
      reading,
      standing: detail.standing,
      explain: (used) => drawExplanation(photo, used, detail, metadata),
    };
  }

  async #detailOf(photo: Raster, metadata: PhotoMetadata, signal: AbortSignal): Promise<Detail> {
    const known = this.#read.get(photo);
    if (known?.metadata === metadata) return known.detail;
    const detail = await readTerrainInDetailInWorker(photo, metadata, signal);
    this.#read.set(photo, { metadata, detail });
    return detail;
  }
}

/** Who draws an area means ground, so the ground goes on at least that far. */
function horizonAbove(area: Polygon | null, horizonY: number | null): number | null {
  if (area === null || horizonY === null) return horizonY;
  const far = Math.min(...area.map((point) => point.y));
  return Math.max(0, Math.min(horizonY, far - UNDER_HORIZON));
}
