import { estimateCamera } from '@groundwork/photo-reading/camera/scene-camera';
import type { Sun } from '@groundwork/photo-reading/camera/sun';
import type { ProposalKind } from '../proposal.js';
import type { RenderRequest } from '../render/render-proposal.js';
import { sampleBrief } from './sample-briefs.js';
import { samplePhoto } from './sample-photo.js';
import { groundArea, placeOnPlot } from './sample-plots.js';

export const SAMPLE_SIZE = { width: 320, height: 180 } as const;
export const sampleSun: Sun = { azimuthDegrees: -130, elevationDegrees: 45, source: 'unknown' };

/** A proposal on a drawn plot at eye level, for tests; `near` is how far away the area begins, in metres. */
export function sampleRequest(
  kind: ProposalKind,
  change: Parameters<typeof sampleBrief>[1] = {},
  near = 11,
): RenderRequest {
  const { width, height } = SAMPLE_SIZE;
  const photo = samplePhoto(width, height, 0.45);
  const camera = estimateCamera({ width, height, horizonY: 0.45, view: 'eye_level', metadata: {} });
  const area = groundArea(camera, { across: 38, near, far: 50 });
  const placed = placeOnPlot({ brief: sampleBrief(kind, change), camera, area, seed: 5 });
  return { photo, placed, occluders: null, sun: sampleSun, contrast: 0.7, seed: 5 };
}

/** Nothing but the building: no planting that could stand before it. */
export const bareBrief = {
  planting: 'none',
  fence: 'none',
  terrace: 'none',
  drive: 'none',
  pool: false,
} as const;
