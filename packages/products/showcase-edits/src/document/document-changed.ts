import { type Adjustments, MOST_BADGE_LETTERS } from '../adjustments.js';
import type { DocumentDirective, PhotoName } from './document-directives.js';

/** Regions bear less than the whole photo: beyond, a sky is paint. */
const bounded = (value: number) => Math.round(Math.min(1, Math.max(-1, value)) * 1000) / 1000;

function placeOf(name: PhotoName, places: number): number | null {
  if (name === 'last') return places - 1;
  return typeof name === 'number' && name <= places ? name - 1 : null;
}

/** Whether a value can be shown: rooms are counted in whole numbers. */
export function isShowable({ value }: Extract<DocumentDirective, { kind: 'value' }>): boolean {
  return typeof value === 'string' || Number.isInteger(value);
}

function swapped(from: Adjustments, one: number, other: number): Adjustments {
  const most = Math.max(one, other, from.photos.order.length - 1);
  const order = Array.from({ length: most + 1 }, (_, at) => from.photos.order[at] ?? at);
  const [first = one, second = other] = [order[one], order[other]];
  order[one] = second;
  order[other] = first;
  return { ...from, photos: { ...from.photos, order } };
}

function shown(
  from: Adjustments,
  { photo, visible }: Extract<DocumentDirective, { kind: 'show_photos' }>,
  places: number,
): Adjustments {
  const supporting = Array.from({ length: places - 1 }, (_, at) => at + 1);
  const place = photo === null ? null : placeOf(photo, places);
  const named = photo === null ? supporting : supporting.filter((at) => at === place);
  const others = from.photos.hidden.filter((at) => !named.includes(at));
  const hidden = visible ? others : [...others, ...named].toSorted((a, b) => a - b);
  return { ...from, photos: { ...from.photos, hidden } };
}

/**
 * Adjustments after one request for the document; a request for a missing photo changes nothing.
 *
 * @param places photos of the showcase
 */
export function documentChanged(
  from: Adjustments,
  directive: DocumentDirective,
  places = 1,
): Adjustments {
  switch (directive.kind) {
    case 'value':
      // A showcase counts in whole numbers: half a bath is reported as impossible, and changes nothing.
      if (!isShowable(directive)) return from;
      return {
        ...from,
        values: { ...from.values, [directive.field]: directive.value },
        // A value that is named is meant to be seen.
        hidden: from.hidden.filter((field) => field !== directive.field),
      };
    case 'badge': {
      const { badge } = directive;
      if (badge === null || typeof badge === 'string') return { ...from, badge };
      return { ...from, badge: { words: [...badge.words].slice(0, MOST_BADGE_LETTERS).join('') } };
    }
    case 'price_corner':
      return { ...from, priceCorner: directive.corner };
    case 'swap_photos': {
      const [one, other] = [placeOf(directive.one, places), placeOf(directive.other, places)];
      return one === null || other === null ? from : swapped(from, one, other);
    }
    case 'replace_photo': {
      const place = placeOf(directive.photo, places);
      if (place === null) return from;
      const photo = from.photos.order[place] ?? place;
      const others = from.photos.replaced.filter((replaced) => replaced.photo !== photo);
      const replaced = [...others, { photo, url: directive.url }];
      return { ...from, photos: { ...from.photos, replaced } };
    }
    case 'show_photos':
      return shown(from, directive, places);
    case 'region': {
      const { regions } = from.photo;
      const value = bounded(regions[directive.region] + directive.change);
      return {
        ...from,
        photo: { ...from.photo, regions: { ...regions, [directive.region]: value } },
      };
    }
  }
}
