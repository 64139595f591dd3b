import { shared } from './text.js';

const { fields } = shared;

/** Fields of the API by the names that the forms give them. `#` stands for the place in a list, counted from 1. */
const names: readonly (readonly [field: RegExp, words: string])[] = [
  [/^(source_image_url|reference_image_url)$/, fields.photo],
  [/^main_image_url$/, fields.mainPhoto],
  [/^logo_image_url$/, fields.logo],
  [/^images[[.](\d+)\]?(\.url)?$/, fields.photoAt],
  [/^supporting_image_urls[[.](\d+)\]?$/, fields.supportingAt],
  [/^members[[.](\d+)\]?(\..*)?$/, fields.memberAt],
  [/^area_polygon(\W.*)?$/, fields.plot],
  [/^construction_prompts(\W.*)?$/, fields.build],
  [/^terrain_type$/, fields.terrain],
  [/^script$/, fields.script],
  [/^webhook_url$/, fields.webhook],
  [/^metadata(\W.*)?$/, fields.metadata],
  [/^(?:fields|property)\.(\w+)$/, '$1'],
  [/^instruction$/, fields.instructions],
  [/^prompt$/, fields.edit],
  [/^name$/, fields.name],
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
