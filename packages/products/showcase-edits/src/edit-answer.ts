import type { EditAnswer } from '@groundwork/contract/showcase/edit-answer';
import { propertyFields } from '@groundwork/contract/showcase/templates';
import type { EditAnswers } from '@groundwork/words/edit-answers';
import type { Adjustments } from './adjustments.js';
import type { Region } from './document/document-directives.js';
import type { Shown } from './document/figures/doubts.js';
import { readEdit, shownWith } from './edit-history.js';
import { applyDirectives } from './edits/apply-directives.js';
import type { Directive } from './edits/directives.js';
import { helpWith, hindrance, photosOf, Teller } from './not-possible.js';
import { withPlacesOfRooms } from './photo-rooms.js';
import type { Edit, Recipe } from './recipe.js';
import { historyOf, labelledBy } from './showcase-label.js';
import { toldDirective } from './told-directive.js';

export interface AssessedEdit {
  readonly answer: EditAnswer;
  /** Addresses of the photos that its words bring. */
  readonly photos: readonly string[];
  /** Whether the image would be another one, or an engine may still make it so. */
  readonly changesAnything: boolean;
  /** Whether all of it can be done. */
  readonly isWhole: boolean;
  /** Whether a part of it can't be done by an engine for words or images either. */
  readonly isSurelyPartial: boolean;
  /** The words of its answer, in the language of the prompt. */
  readonly answers: EditAnswers;
}

/** The texts that differ, with what they were and what they become. */
function changesOf(before: Shown, after: Shown): EditAnswer['changes'] {
  const fields = propertyFields.map(
    (field) => ({ field, from: before.values[field], to: after.values[field] }) as const,
  );
  const badge = { field: 'badge', from: before.badge, to: after.badge } as const;
  return [...fields, badge]
    .filter(({ from, to }) => from !== to)
    .map(({ field, from = null, to = null }) => ({ field, from, to }));
}

/** Words as they were left over, without the marks and joints around them. */
function tidied(what: string): string {
  const pieces = what
    .split(/\s*;+\s*/u)
    .map((piece) => piece.replace(/^[^\p{L}\p{N}\p{S}"“„«#]+|[\s,.;:&+-]+$/gu, ''));
  return pieces.filter((piece) => piece !== '').join(', ') || what;
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
  const differ = (...names: (keyof Adjustments)[]) =>
    names.some((name) => !isSame(before[name], after[name]));
  const changed = {
    badge: differ('badge'),
    price: differ('priceCorner') || before.scale.price !== after.scale.price,
    logo: differ('logo') || before.scale.logo !== after.scale.logo,
    photos: differ('photos'),
    photo_tone: !isSame(beforeTone, tone),
    photo_regions: !isSame(beforeRegions, regions),
    daytime: before.photo.daytime !== after.photo.daytime,
    colors: differ('dominantColor', 'groundColor', 'textColor', 'priceColor'),
    type: differ('typeface', 'weight', 'uppercase') || before.scale.text !== after.scale.text,
    language: differ('language'),
    scrim: differ('scrim'),
  };
  const others = Object.keys(changed) as (keyof typeof changed)[];
  return [...new Set([...fields, ...others.filter((name) => changed[name])])];
}

/** What a finished image shows otherwise than it was asked to, so that it can be read. */
export interface ShownOtherwise {
  /** Colours of texts, by their part. */
  readonly colors: Readonly<Partial<Record<'text' | 'price', string>>>;
  /** A corner had no room for the price. */
  readonly hasPriceStayed: boolean;
}

const asAsked: ShownOtherwise = { colors: {}, hasPriceStayed: false };

/** Why a request that was carried out is not seen as it was asked. */
function shownOtherwise(directive: Directive, { colors, hasPriceStayed }: ShownOtherwise) {
  if (directive.kind === 'price_corner' && hasPriceStayed) return { why: 'noRoom' };
  if (directive.kind !== 'color') return null;
  const shown =
    directive.part === 'text' || directive.part === 'price' ? colors[directive.part] : undefined;
  return shown === undefined ? null : { why: 'shifted', color: directive.color, shown };
}

/**
 * The effect of an edit on a finished showcase: changes, impossible requests with the reason, and whether anything
 * changes at all. An image engine may still fulfil the requests listed as needing one.
 *
 * @param absent regions that no photo of it shows
 * @param otherwise what the image that was made shows otherwise
 */
export function answerOfEdit(
  source: Recipe,
  edit: Edit,
  absent: readonly Region[] = [],
  otherwise: ShownOtherwise = asAsked,
): AssessedEdit {
  const photos = photosOf(source);
  const { adjustments: before } = historyOf(labelledBy(source), photos);
  const shown = shownWith(before, source);
  const reading = readEdit(edit, shown, source.language);
  const teller = new Teller(reading.answers);
  // The content of other photos is unknown until they are looked at.
  const isOfOthers = reading.directives.some(
    ({ kind }) => kind === 'replace_photo' || kind === 'show_photos',
  );
  const edited = labelledBy({ ...source, edits: [...source.edits, edit] });
  const { adjustments: after } = historyOf(edited, photos);
  const directives = withPlacesOfRooms(reading.directives, before, source.images.rooms ?? {});
  const isHiding = (one: Directive) => one.kind === 'visibility' && !one.visible;
  const areAll = directives.filter(isHiding).length > 1;
  const hindered = directives.flatMap((directive) => {
    // "No text at all": what is not there needs no hiding.
    if (areAll && isHiding(directive)) return [];
    const found = hindrance(source, before, directive, {
      brought: edit.photos,
      absent: isOfOthers ? [] : absent,
    });
    if (found === null) return [];
    return [{ directive, found: teller.no(toldDirective(directive, reading.answers), found) }];
  });
  const isHindered = (directive: Directive) => hindered.some((one) => one.directive === directive);
  const possible = directives.filter((directive) => !isHindered(directive));
  const seenOtherwise = possible.flatMap((directive) => {
    const found = shownOtherwise(directive, otherwise);
    return found === null ? [] : [teller.no(toldDirective(directive, reading.answers), found)];
  });
  const hasHistory = reading.history.length > 0;
  const real = hasHistory ? after : applyDirectives(before, possible, photos);
  const own: Adjustments = { ...before, values: { ...source.values, ...before.values } };
  const changed = partsChanged(own, {
    ...real,
    values: { ...source.values, ...real.values },
  });
  const isPhotoChanged = (edit.in_photo ?? []).length > 0;
  const isIdle = changed.length === 0 && (possible.length > 0 || hasHistory);
  const idle = isIdle
    ? [teller.no(reading.understood.join(', '), { why: hasHistory ? 'nothingToUndo' : 'already' })]
    : [];
  const needsEngine = reading.needsEngine.map((what) => teller.no(tidied(what), { why: 'engine' }));
  const unclear = reading.notUnderstood
    .filter((words) => !reading.needsEngine.includes(words))
    .map((what) => ({
      what: tidied(what),
      why: reading.answers.say('why', 'notUnderstood'),
      way_out: helpWith(what, reading.language),
    }));
  const withheld = reading.withheld.map((one) =>
    teller.no(toldDirective(one, reading.answers), { ...one, why: 'unsure', wayOut: one.kind }),
  );
  const refused = [
    ...hindered.map(({ found }) => found),
    ...seenOtherwise,
    ...reading.doubts.map((one) => teller.doubt(one)),
  ];
  return {
    answer: {
      understood: [...reading.understood],
      not_possible: [...refused, ...idle, ...needsEngine, ...unclear, ...withheld],
      changed: isPhotoChanged ? [...changed, 'photo_content'] : changed,
      changes: changesOf(shown, shownWith(real, source)),
    },
    photos: possible.flatMap((directive) =>
      directive.kind === 'replace_photo' ? [directive.url] : [],
    ),
    changesAnything: changed.length > 0 || isPhotoChanged,
    isWhole: refused.length + idle.length + needsEngine.length + unclear.length === 0,
    isSurelyPartial: refused.length > 0,
    answers: reading.answers,
  };
}
