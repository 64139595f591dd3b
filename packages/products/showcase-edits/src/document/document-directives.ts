import type { PropertyField } from '@groundwork/contract/showcase/templates';
import type { BadgeName, LogoCorner } from '../adjustments.js';

/** A photo as customers name it: by its place from 1, the last, or by its contents. */
export type PhotoName = number | 'last' | Room;
export const rooms = [
  'kitchen',
  'bathroom',
  'bedroom',
  'livingRoom',
  'terrace',
  'pool',
  'garden',
  'facade',
  'diningRoom',
  'office',
  'hall',
  'garage',
  'view',
  'aerial',
] as const;
export type Room = (typeof rooms)[number];

export const regions = ['sky', 'grass', 'water'] as const;
export type Region = (typeof regions)[number];

/** An edit of the document that a showcase is made from; other directives change its look. */
export type DocumentDirective =
  | { readonly kind: 'value'; readonly field: PropertyField; readonly value: string | number }
  | { readonly kind: 'badge'; readonly badge: BadgeName | { readonly words: string } | null }
  | { readonly kind: 'price_corner'; readonly corner: LogoCorner }
  | { readonly kind: 'swap_photos'; readonly one: PhotoName; readonly other: PhotoName }
  | { readonly kind: 'replace_photo'; readonly photo: PhotoName; readonly url: string }
  /** Null is all supporting photos. */
  | { readonly kind: 'show_photos'; readonly photo: PhotoName | null; readonly visible: boolean }
  | { readonly kind: 'region'; readonly region: Region; readonly change: number };

/** An edit of earlier edits. */
export type HistoryStep =
  | { readonly kind: 'undo'; readonly steps: number | 'all' }
  | { readonly kind: 'redo' };
