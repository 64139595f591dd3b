import type { EditAnswer } from '@groundwork/contract/showcase/edit-answer';
import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import { acceptedFields, propertyFields } from '@groundwork/contract/showcase/templates';
import { languages } from '@groundwork/words';
import type { EditAnswers } from '@groundwork/words/edit-answers';
import type { HelpTopic } from '@groundwork/words/edits';
import { foldPhrase } from '@groundwork/words/word-forms';
import type { Adjustments } from './adjustments.js';
import { isShowable } from './document/document-changed.js';
import type { PhotoName, Region } from './document/document-directives.js';
import type { Doubt } from './document/figures/doubts.js';
import { patternsIn } from './document/word-patterns.js';
import type { Directive } from './edits/directives.js';
import type { Edit, Recipe } from './recipe.js';

export type NotPossible = EditAnswer['not_possible'][number];

/** The part that words speak of, by what they name; the first that fits. */
const topics: readonly (readonly [HelpTopic, string])[] = [
  ['badge', '<badge>|<sold>|<reserved>|<reduced>|<openHouse>|<onOffer>|<otherStatus>'],
  ['rooms', '<bedrooms>|<bathrooms>|<parking>|<area>'],
  ['price', '<price>'],
  ['logo', '<logo>|<corner>'],
  ['photos', '<photo>|<mainPhoto>|<supporting>'],
];

/** How to ask for what was not understood, with examples of the part that it names, or of every part. */
export function helpWith(words: string, language: ShowcaseLanguage): string {
  const text = foldPhrase(words.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '));
  const pattern = patternsIn(language);
  const [topic] = topics.find(([, names]) => pattern(names).test(text)) ?? [null];
  const { ask, ...examples } = languages[language].help;
  return `${ask} ${topic === null ? Object.values(examples).join(', ') : examples[topic]}`;
}

export function photosOf({ images }: Recipe): number {
  return 1 + images.supporting.length;
}

function photosNamed(directive: Directive): PhotoName[] {
  if (directive.kind === 'swap_photos') return [directive.one, directive.other];
  return 'photo' in directive ? [directive.photo ?? 2] : [];
}

/** Why a request changes nothing; null if it does. */
export function hindrance(
  recipe: Recipe,
  now: Adjustments,
  directive: Directive,
  { brought, absent }: { readonly brought: Edit['photos']; readonly absent: readonly Region[] },
): Hindered | null {
  const photos = photosOf(recipe);
  const { template } = recipe;
  const lacksLogo = recipe.images.logo === null;
  if (directive.kind === 'value' || directive.kind === 'visibility') {
    const fields: readonly string[] =
      template.kind === 'built_in' ? acceptedFields(template.id) : template.spec.text_fields;
    const field = directive.kind === 'value' ? directive.field : directive.part;
    const isField = propertyFields.some((name) => name === field);
    const isHidden = directive.kind === 'visibility' && !directive.visible;
    if (isField && !fields.includes(field)) return { why: 'noField', field, fields };
    if (field === 'logo' && lacksLogo) return { why: 'noLogo' };
    const value = recipe.values[field as keyof Recipe['values']] ?? now.values[field as 'price'];
    if (directive.kind === 'visibility' && isField && value === undefined) {
      return { why: 'noValue', field, ...(isHidden ? { wayOut: 'noBadge' } : {}) };
    }
  }
  if (directive.kind === 'value' && !isShowable(directive)) {
    const less = Math.floor(Number(directive.value));
    return { why: 'wholeNumbers', field: directive.field, less, more: less + 1 };
  }
  if (directive.kind === 'corner' && lacksLogo) return { why: 'noLogo' };
  if (template.kind === 'custom' && directive.kind === 'show_photos') return { why: 'ownDesign' };
  if (directive.kind === 'swap_photos' || directive.kind === 'show_photos') {
    if (photos === 1) return { why: 'onePhoto' };
  }
  const named = photosNamed(directive);
  if (named.some((name) => typeof name === 'string' && name !== 'last')) {
    return { why: 'photoUnknown', photos };
  }
  if (named.some((name) => typeof name === 'number' && name > photos)) {
    return photos === 1 ? { why: 'onePhoto', wayOut: 'mainOnly' } : { why: 'photoMissing', photos };
  }
  if (directive.kind === 'region' && absent.includes(directive.region)) {
    return { why: 'noRegion', region: directive.region };
  }
  if (directive.kind === 'replace_photo' && brought !== undefined && !(directive.url in brought)) {
    return { why: 'notFetched' };
  }
  if (directive.kind === 'badge' && directive.badge === null && now.badge === null) {
    return { why: 'noBadge' };
  }
  return null;
}

/** A hindrance by the name of its texts, with what stands in their slots. */
interface Hindered {
  readonly why: string;
  /** Where it is another text than that of the reason. */
  readonly wayOut?: string;
  readonly [slot: string]: unknown;
}

/** Texts of doubts whose way out is to name the whole new value. */
const WHOLE_VALUE: readonly Doubt['kind'][] = [
  'twoAmounts',
  'difference',
  'former',
  'condition',
  'affix',
];

/** Tells hindrances in the language of the prompt. */
export class Teller {
  constructor(readonly answers: EditAnswers) {}

  #name(key: unknown): string {
    const { names } = this.answers.words;
    return names[`${key}`] ?? `${key}`;
  }

  no(what: string, { why, wayOut = why, ...slots }: Hindered): NotPossible {
    const { field = 'price', region, fields = [], readings = [] } = slots;
    const list = (items: unknown) => (Array.isArray(items) ? items : []);
    const named = {
      ...slots,
      field: this.#name(field),
      name: this.#name(field),
      region: this.#name(region),
      price: this.#name('price'),
      size: this.#name('size'),
      bedrooms: this.#name('bedrooms'),
      fields: list(fields)
        .map((one) => this.#name(one))
        .join(', '),
      readings: list(readings)
        .map((one) => `“${one}”`)
        .join(', '),
    };
    const text = this.answers.say('why', why, named);
    return {
      what,
      why: text.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
      way_out: this.answers.say('wayOut', wayOut, named),
    };
  }

  doubt({ kind, what, field, readings }: Doubt): NotPossible {
    const wayOut = WHOLE_VALUE.includes(kind) ? 'value' : kind;
    return this.no(what, { why: kind, wayOut, field, readings });
  }
}
