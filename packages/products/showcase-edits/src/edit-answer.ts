import { acceptedFields, type EditAnswer, propertyFields } from '@groundwork/contract';
import { languages } from '@groundwork/words';
import type { HelpTopic } from '@groundwork/words/edits';
import type { Adjustments } from './adjustments.js';
import { isShowable } from './document/document-changed.js';
import type { PhotoName, Region } from './document/document-directives.js';
import { inLanguage, pattern } from './document/word-patterns.js';
import { readEdit } from './edit-history.js';
import { applyDirectives } from './edits/apply-directives.js';
import type { Directive } from './edits/directives.js';
import { languageOf } from './edits/lexicon.js';
import { foldWord } from './edits/tokens.js';
import { withPlacesOfRooms } from './photo-rooms.js';
import type { Edit, Recipe } from './recipe.js';
import { historyOf, labelledBy } from './showcase-label.js';
import { toldDirective } from './told-directive.js';

/** The part that words speak of, by what they name; the first that fits. */
const topics: readonly (readonly [HelpTopic, string])[] = [
  ['badge', '<badge>|<sold>|<reserved>|<reduced>|<openHouse>'],
  ['price', '<price>|<bedrooms>|<bathrooms>|<parking>|<area>'],
  ['logo', '<logo>|<corner>'],
  ['photos', '<photo>|<mainPhoto>|<supporting>'],
];

/** How to ask for what was not understood, in its language and with examples of the part that it names. */
export function helpWith(words: string, prompt: string): string {
  const keys = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).map(foldWord);
  const language = languageOf(keys(prompt)) ?? 'en';
  const text = keys(words).join(' ');
  const [topic] = inLanguage(
    language,
    () => topics.find(([, names]) => pattern(names).test(text)) ?? ['looks' as const],
  );
  const { ask, [topic]: examples } = languages[language].help;
  return `${ask} ${examples}`;
}

export interface AssessedEdit {
  readonly answer: EditAnswer;
  /** Addresses of the photos that its words bring. */
  readonly photos: readonly string[];
  /** Whether the image would be another one, or an engine may still make it so. */
  readonly changesAnything: boolean;
}

type NotPossible = EditAnswer['not_possible'][number];

function photosOf({ images }: Recipe): number {
  return 1 + images.supporting.length;
}

function photosNamed(directive: Directive): PhotoName[] {
  switch (directive.kind) {
    case 'swap_photos':
      return [directive.one, directive.other];
    case 'show_photos':
      return [directive.photo ?? 2];
    case 'replace_photo':
      return [directive.photo];
    default:
      return [];
  }
}

/** Why a request changes nothing; null if it does. */
function hindrance(
  recipe: Recipe,
  now: Adjustments,
  directive: Directive,
  { brought, absent }: { readonly brought: Edit['photos']; readonly absent: readonly Region[] },
): NotPossible | null {
  const what = toldDirective(directive);
  const no = (why: string, way_out: string): NotPossible => ({ what, why, way_out });
  const photos = photosOf(recipe);
  const { template } = recipe;
  if (directive.kind === 'value' || directive.kind === 'visibility') {
    const fields: readonly string[] =
      template.kind === 'built_in' ? acceptedFields(template.id) : template.spec.text_fields;
    const field = directive.kind === 'value' ? directive.field : directive.part;
    const isField = propertyFields.some((name) => name === field);
    if (isField && !fields.includes(field)) {
      return no(
        `This template shows no ${field}`,
        `Make a new showcase with a template that takes ${field}, or edit one of: ${fields.join(', ')}`,
      );
    }
    if (field === 'logo' && recipe.images.logo === null) {
      return no('The showcase was made without a logo', 'Make it again with logo_image_url');
    }
    const value = recipe.values[field as keyof Recipe['values']] ?? now.values[field as 'price'];
    if (directive.kind === 'visibility' && isField && value === undefined) {
      return no(`The showcase has no ${field}`, `Give it a value first: "${field} …"`);
    }
  }
  if (directive.kind === 'value' && !isShowable(directive)) {
    const less = Math.floor(Number(directive.value));
    return no(
      `${directive.field[0]?.toUpperCase()}${directive.field.slice(1)} are counted in whole numbers`,
      `Say "${less} ${directive.field}" or "${less + 1} ${directive.field}"`,
    );
  }
  if (directive.kind === 'corner' && recipe.images.logo === null) {
    return no('The showcase was made without a logo', 'Make it again with logo_image_url');
  }
  if (template.kind === 'custom' && directive.kind === 'show_photos') {
    return no(
      'A design of your own has a place for each of its photos',
      'Swap photos, or register a design with fewer of them',
    );
  }
  if (directive.kind === 'swap_photos' || directive.kind === 'show_photos') {
    if (photos === 1) {
      return no('This showcase has one photo', 'Make it again with a template of several photos');
    }
  }
  const named = photosNamed(directive);
  if (named.some((name) => typeof name === 'string' && name !== 'last')) {
    return no(
      'No photo’s name tells that it shows this, or several do',
      `Name the photo by its number, from 1 for the main photo to ${photos}: "make photo 2 the main photo"`,
    );
  }
  if (named.some((name) => typeof name === 'number' && name > photos)) {
    return photos === 1
      ? no('This showcase has one photo', 'Name it as the main photo')
      : no(`This showcase has ${photos} photos`, `Name one of 1 to ${photos}`);
  }
  if (directive.kind === 'region' && absent.includes(directive.region)) {
    return no(
      `No photo of this showcase shows ${directive.region}`,
      'Ask for it with a photo that does',
    );
  }
  if (directive.kind === 'replace_photo' && brought !== undefined && !(directive.url in brought)) {
    return no('The photo was not fetched', 'Give its whole address, starting with https://');
  }
  if (directive.kind === 'badge' && directive.badge === null && now.badge === null) {
    return no('The showcase has no badge', 'Nothing needs to be done');
  }
  return null;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The parts of a showcase that differ, by the names of the answer. */
function partsChanged(before: Adjustments, after: Adjustments): EditAnswer['changed'][number][] {
  const fields = propertyFields.filter(
    (field) =>
      !isSame(before.values[field], after.values[field]) ||
      before.hidden.includes(field) !== after.hidden.includes(field),
  );
  const { regions: beforeRegions, daytime: _before, ...beforeTone } = before.photo;
  const { regions, daytime: _after, ...tone } = after.photo;
  const differ = (name: keyof Adjustments) => !isSame(before[name], after[name]);
  return [
    ...fields,
    ...(differ('badge') ? ['badge' as const] : []),
    ...(differ('priceCorner') || before.scale.price !== after.scale.price
      ? ['price' as const]
      : []),
    ...(differ('logo') || before.scale.logo !== after.scale.logo ? ['logo' as const] : []),
    ...(differ('photos') ? ['photos' as const] : []),
    ...(!isSame(beforeTone, tone) ? ['photo_tone' as const] : []),
    ...(!isSame(beforeRegions, regions) ? ['photo_regions' as const] : []),
    ...(before.photo.daytime !== after.photo.daytime ? ['daytime' as const] : []),
    ...((['dominantColor', 'groundColor', 'textColor', 'priceColor'] as const).some(differ)
      ? ['colors' as const]
      : []),
    ...(differ('typeface') ||
    differ('weight') ||
    differ('uppercase') ||
    before.scale.text !== after.scale.text
      ? ['type' as const]
      : []),
    ...(differ('language') ? ['language' as const] : []),
    ...(differ('scrim') ? ['scrim' as const] : []),
  ].filter((name, at, all) => all.indexOf(name) === at);
}

/**
 * The effect of an edit on a finished showcase: changes, impossible requests with the reason, and whether anything
 * changes at all. An image engine may still fulfil the requests listed as needing one.
 *
 * @param absent regions that no photo of it shows
 */
export function answerOfEdit(
  source: Recipe,
  edit: Edit,
  absent: readonly Region[] = [],
): AssessedEdit {
  const reading = readEdit(edit);
  // The content of other photos is unknown until they are looked at.
  const isOfOthers = reading.directives.some(
    ({ kind }) => kind === 'replace_photo' || kind === 'show_photos',
  );
  const photos = photosOf(source);
  const { adjustments: before } = historyOf(labelledBy(source), photos);
  const edited = labelledBy({ ...source, edits: [...source.edits, edit] });
  const { adjustments: after } = historyOf(edited, photos);
  const directives = withPlacesOfRooms(reading.directives, before, source.images.rooms ?? {});
  const hindered = directives.flatMap((directive) => {
    const found = hindrance(source, before, directive, {
      brought: edit.photos,
      absent: isOfOthers ? [] : absent,
    });
    return found === null ? [] : [{ directive, found }];
  });
  const isHindered = (directive: Directive) => hindered.some((one) => one.directive === directive);
  const possible = directives.filter((directive) => !isHindered(directive));
  const hasHistory = reading.history.length > 0;
  const real = hasHistory ? after : applyDirectives(before, possible, photos);
  const own: Adjustments = { ...before, values: { ...source.values, ...before.values } };
  const changed = partsChanged(own, {
    ...real,
    values: { ...source.values, ...real.values },
  });
  const isPhotoChanged = (edit.in_photo ?? []).length > 0;
  const idle: NotPossible[] =
    changed.length > 0 || (possible.length === 0 && !hasHistory)
      ? []
      : [
          {
            what: reading.understood.join(', '),
            why: hasHistory ? 'There is nothing to undo or to do again' : 'It is so already',
            way_out: hasHistory
              ? 'Nothing needs to be done'
              : 'Ask for something else, or for more of it',
          },
        ];
  const needsEngine = reading.needsEngine.map((what) => ({
    what,
    why: 'Things in a photo are changed by an image engine only, and none is set for this service',
    way_out: 'Send a photo that shows it so, or have an image engine set',
  }));
  const unclear = reading.notUnderstood
    .filter((words) => !reading.needsEngine.includes(words))
    .map((what) => ({
      what,
      why: 'It was not understood',
      way_out: helpWith(what, edit.prompt ?? what),
    }));
  return {
    answer: {
      understood: [...reading.understood],
      not_possible: [...hindered.map(({ found }) => found), ...idle, ...needsEngine, ...unclear],
      changed: isPhotoChanged ? [...changed, 'photo_content'] : changed,
    },
    photos: possible.flatMap((directive) =>
      directive.kind === 'replace_photo' ? [directive.url] : [],
    ),
    changesAnything: changed.length > 0 || isPhotoChanged,
  };
}
