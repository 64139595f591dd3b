/** Prefix of the portraits of customers' families; a family's id follows. */
export const FAMILY_ROOT = 'families/';

/** Where a family's portraits lie until it is deleted. */
export function familyPrefix(familyId: string): string {
  return `${FAMILY_ROOT}${familyId}`;
}

/** Where the portraits of our own families lie, by the version of their drawing. */
export function presetPrefix(version: number, slug: string): string {
  return `presets/v${version}/${slug.replaceAll('_', '-')}`;
}
