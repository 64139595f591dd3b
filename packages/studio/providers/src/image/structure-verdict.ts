import type { StructureMeasures } from './structure.js';

/**
 * Thresholds between proposals that were only repainted (blurred, sharpened, recoloured, with grain, four pixels off)
 * and those drawn elsewhere (5 % aside or higher, mirrored, a fifth larger or smaller), not at all, flat, or as another
 * house: on photos from the ground and from above, edges 0.71 and more against 0.28 and less, changes 0.93 against 0
 * for the bare photo, detail 0.65 against 0 for a flat one, the outline 0.89 against 0, the
 * surroundings 0.78 against 0.05 for another photo.
 */
const least = { kept: 0.4, changed: 0.4, detail: 0.25, edges: 0.42, outline: 0.35 } as const;

/** The reason to refuse an answer, for operators; null when it keeps to the geometry. */
export function structureFault({
  kept,
  changed,
  detail,
  edges,
  outline,
}: StructureMeasures): string | null {
  if (changed < least.changed) return faultLine('what was to be drawn is not there', changed);
  if (detail < least.detail) return faultLine('what was to be drawn is flat', detail);
  if (kept < least.kept) return faultLine('the surroundings are not those of the photo', kept);
  if (edges < least.edges) return faultLine('its edges are not where they have to be', edges);
  if (outline < least.outline) return faultLine('its outline is not where it has to be', outline);
  return null;
}

function faultLine(what: string, measure: number): string {
  return `${what} (${measure.toFixed(2)})`;
}
