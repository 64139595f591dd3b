import type { PresetMember } from '../families/members.js';

export interface PresetFamily {
  readonly slug: string;
  readonly members: readonly PresetMember[];
}

const adult = (age?: string): PresetMember =>
  age === undefined ? { role: 'adult' } : { role: 'adult', age };
const child = (age: string): PresetMember => ({ role: 'child', age });

/** When the presets came to be; shown as their `created_at`. */
export const PRESETS_CREATED_AT = new Date('2026-11-21T00:00:00.000Z');

/** Families that everybody may show. What their people look like is told in packages/portraits. */
export const presetFamilies = [
  { slug: 'young-couple', members: [adult('28'), adult('30')] },
  { slug: 'single-parent', members: [adult('36'), child('9'), child('6')] },
  {
    slug: 'three-generations',
    members: [adult('39'), adult('41'), adult('68'), child('10'), child('5')],
  },
  { slug: 'two-mothers', members: [adult('34'), adult('37'), child('1')] },
  { slug: 'retired-couple', members: [adult('67'), adult('70')] },
  {
    slug: 'family-of-five',
    members: [adult('40'), adult('43'), child('12'), child('8'), child('4')],
  },
  { slug: 'couple-with-teenager', members: [adult('45'), adult('47'), child('15')] },
  { slug: 'young-professional', members: [adult('31')] },
] as const satisfies readonly PresetFamily[];
export type PresetSlug = (typeof presetFamilies)[number]['slug'];

export function findPresetFamily(slug: string): (typeof presetFamilies)[number] | null {
  return presetFamilies.find((family) => family.slug === slug) ?? null;
}

/** Raised when the presets are drawn otherwise. */
export const PRESETS_VERSION = 1;
