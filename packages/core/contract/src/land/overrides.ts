import { planLand } from './plan.js';
import type { LandRequest } from './request.js';

/**
 * Fields of a request that replaced a decision of ours, in the document's order. A field without effect is left out: an
 * area next to one of higher precedence, proposals next to the customer's scenes, a voice without narration, a track
 * without music.
 */
export function usedOverrides(request: LandRequest): string[] {
  return sentOverrides(request).flatMap(({ field, hasEffect }) => (hasEffect ? [field] : []));
}

/** The others of these fields that were sent: those without an effect. */
export function idleOverrides(request: LandRequest): string[] {
  return sentOverrides(request).flatMap(({ field, hasEffect }) => (hasEffect ? [] : [field]));
}

function sentOverrides(
  request: LandRequest,
): { readonly field: string; readonly hasEffect: boolean }[] {
  const plan = planLand(request);
  const generatesScenes = request.scenes === undefined;
  const sent = (field: keyof LandRequest, hasEffect = true) =>
    request[field] === undefined ? [] : [{ field, hasEffect }];
  return [
    ...sent('mask_image_url', plan.area === 'mask'),
    ...sent('marked_image_url'),
    ...sent('area_polygon', plan.area === 'polygon'),
    ...sent('plot_area_m2'),
    ...sent('plot_width_m', request.plot_area_m2 === undefined),
    ...sent('camera_height_m'),
    ...sent('terrain_type'),
    ...sent('construction_prompts', generatesScenes),
    ...sent('num_constructions', generatesScenes && request.construction_prompts === undefined),
    ...sent('style', generatesScenes),
    ...sent('exclude', generatesScenes),
    ...sent('scenes'),
    ...sent('script'),
    ...sent('language'),
    ...sent('voice_id', plan.narration),
    ...sent('voiceover_enabled'),
    ...sent('background_music'),
    ...sent('music_id', plan.music),
    ...sent('music_kind', plan.music),
    ...sent('subtitle_config'),
    ...sent('elements_config'),
  ];
}
