import type { TemplateView } from '../../../../../src/views/playground.js';
import { type MoreWishes, moreBody } from '../more/more-wishes.js';
import type { Photo } from '../photo.js';

/** The property in people's own words; empty ones are left out. */
export interface PropertyWords {
  readonly price: string;
  readonly size: string;
  readonly label: string;
  readonly bedrooms: string;
  readonly bathrooms: string;
  readonly parking: string;
}

export const firstWords: PropertyWords = {
  price: '',
  size: '',
  label: '',
  bedrooms: '',
  bathrooms: '',
  parking: '',
};

const counted: readonly string[] = ['bedrooms', 'bathrooms', 'parking'];

/** The body of POST …/property-showcase, or null while something that it needs is missing. */
export function showcaseBody({
  template,
  words,
  language,
  main,
  supporting,
  logo,
  instruction,
  formats,
  more,
}: {
  readonly template: TemplateView;
  readonly words: PropertyWords;
  readonly language: string;
  readonly main: Photo | null;
  readonly supporting: readonly (Photo | null)[];
  readonly logo: Photo | null;
  /** The instruction for a custom template, in plain words. */
  readonly instruction: string;
  /** Of a campaign; null for the template's own. */
  readonly formats: readonly string[] | null;
  readonly more: MoreWishes;
}): Record<string, unknown> | null {
  const beside = Array.from({ length: template.supporting }, (_, at) => supporting[at]?.url);
  if (main === null || beside.includes(undefined)) return null;
  if (template.required.some((name) => words[name].trim() === '')) return null;
  if (template.logo === 'required' && logo === null) return null;
  if (formats?.length === 0) return null;
  const fields = template.fields.flatMap((name) => {
    const said = words[name].trim();
    return said === '' ? [] : [[name, counted.includes(name) ? Number(said) : said]];
  });
  return {
    ...designOf(template, instruction.trim()),
    fields: Object.fromEntries(fields),
    language,
    ...(formats ? { formats } : {}),
    main_image_url: main.url,
    ...(beside.length > 0 ? { supporting_image_urls: beside } : {}),
    ...(logo && template.logo !== 'none' ? { logo_image_url: logo.url } : {}),
    ...moreBody(more),
  };
}

function designOf({ id, is_own }: TemplateView, instruction: string): Record<string, unknown> {
  if (!is_own) return { template_id: id };
  return {
    template_id: 'custom',
    custom_template_id: id,
    ...(instruction === '' ? {} : { custom_instruction: instruction }),
  };
}
