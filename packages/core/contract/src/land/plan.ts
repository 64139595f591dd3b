import { limits } from '../limits.js';
import type { LandRequest } from './request.js';

/** Credits of one land film; the document's table. */
export const landPrices = { baseRender: 15, mask: 5, scene: 5, script: 5 } as const;

/** Where the buildable area comes from; the document's precedence, highest first. */
export type AreaSource = 'marked_image' | 'mask' | 'polygon' | 'auto' | 'none';

/** The parts of a film that we generate and those that the request brings; the price follows from this. */
export interface LandPlan {
  readonly area: AreaSource;
  /** The `marking` that the task reports: a marked image counts as a mask (the document says so). */
  readonly marking: 'mask' | 'polygon' | 'auto' | 'none';
  readonly generatedScenes: number;
  readonly narration: boolean;
  readonly paidScript: boolean;
  readonly music: boolean;
}

export interface CreditsBreakdown {
  readonly base_render: number;
  readonly generated_mask: number;
  readonly generated_scene_count: number;
  readonly generated_scenes: number;
  readonly generated_script: number;
  readonly total: number;
}

function areaSource(request: LandRequest): AreaSource {
  if (request.marked_image_url !== undefined) return 'marked_image';
  if (request.mask_image_url !== undefined) return 'mask';
  if (request.area_polygon !== undefined) return 'polygon';
  // Supplied scenes need no area of ours: no mask is made, so none is charged.
  return request.scenes === undefined ? 'auto' : 'none';
}

export function planLand(request: LandRequest): LandPlan {
  const area = areaSource(request);
  const narration = request.voiceover_enabled !== false;
  return {
    area,
    marking: area === 'marked_image' ? 'mask' : area,
    generatedScenes:
      request.scenes !== undefined
        ? 0
        : (request.construction_prompts?.length ??
          request.num_constructions ??
          limits.land.constructions.default),
    narration,
    paidScript: narration && request.script === undefined && request.scenes === undefined,
    music: request.background_music === true,
  };
}

export function priceLand(plan: LandPlan): CreditsBreakdown {
  const generated_mask = plan.area === 'auto' ? landPrices.mask : 0;
  const generated_scenes = plan.generatedScenes * landPrices.scene;
  const generated_script = plan.paidScript ? landPrices.script : 0;
  return {
    base_render: landPrices.baseRender,
    generated_mask,
    generated_scene_count: plan.generatedScenes,
    generated_scenes,
    generated_script,
    total: landPrices.baseRender + generated_mask + generated_scenes + generated_script,
  };
}
