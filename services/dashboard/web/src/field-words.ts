/** Fields of the API by the names that the forms give them. `#` stands for the place in a list, counted from 1. */
const names: readonly (readonly [field: RegExp, words: string])[] = [
  [/^(source_image_url|reference_image_url)$/, 'Photo'],
  [/^main_image_url$/, 'Main photo'],
  [/^logo_image_url$/, 'Logo'],
  [/^images[[.](\d+)\]?(\.url)?$/, 'Photo #'],
  [/^supporting_image_urls[[.](\d+)\]?$/, 'Supporting photo #'],
  [/^members[[.](\d+)\]?(\..*)?$/, 'Member #'],
  [/^area_polygon(\W.*)?$/, 'Plot'],
  [/^construction_prompts(\W.*)?$/, 'What to build'],
  [/^terrain_type$/, 'Terrain'],
  [/^script$/, 'Script'],
  [/^webhook_url$/, 'Webhook'],
  [/^metadata(\W.*)?$/, 'Metadata'],
  [/^(?:fields|property)\.(\w+)$/, '$1'],
  [/^instruction$/, 'Instructions'],
  [/^prompt$/, 'Edit'],
  [/^name$/, 'Name'],
];

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A message of the API, `main_image_url: The photo …`, with the field as the form beside it names it. */
export function inFieldWords(message: string): string {
  const [, field, rest] = /^([a-z_]+(?:[[.][\w\]]+)*): (.+)$/s.exec(message) ?? [];
  if (field === undefined || rest === undefined) return message;
  for (const [pattern, words] of names) {
    const [, place] = pattern.exec(field) ?? [];
    if (!pattern.test(field)) continue;
    const name = words
      .replace('#', String(Number(place) + 1))
      .replace('$1', capitalized((place ?? '').replaceAll('_', ' ')));
    return `${name}: ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
  }
  return message;
}
