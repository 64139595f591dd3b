import { type FamilyPreset, familyPresets } from './presets.js';

/** Raised when the presets' people are drawn differently. */
export const PRESETS_VERSION = 3;

/** When the presets came to be; shown as their `created_at`. */
export const PRESETS_CREATED_AT = new Date('2026-11-21T00:00:00.000Z');

export function findFamilyPreset(slug: string): FamilyPreset | null {
  return familyPresets.find((preset) => preset.slug === slug) ?? null;
}
