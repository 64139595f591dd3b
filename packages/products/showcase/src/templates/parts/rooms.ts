import type { PropertyValues } from '@groundwork/contract/showcase/property-values';
import type { CountWords, Words } from '../../words/words.js';
import type { IconName } from './icons.js';

/** A counted fact of a property. */
export interface Room {
  /** Of its text; unique in a design. */
  readonly id: 'bedrooms' | 'bathrooms' | 'parking';
  readonly icon: IconName;
  readonly words: CountWords;
}

/** The counts that are to be shown, in the order they are read. What there is none of is not mentioned. */
export function roomsOf(values: PropertyValues, words: Words): readonly Room[] {
  const { bedrooms = 0, bathrooms = 0, parking = 0 } = values;
  const rooms: readonly (Omit<Room, 'words'> & { readonly count: number })[] = [
    { id: 'bedrooms', icon: 'bed', count: bedrooms },
    { id: 'bathrooms', icon: 'bath', count: bathrooms },
    { id: 'parking', icon: 'parking', count: parking },
  ];
  return rooms
    .filter(({ count }) => count > 0)
    .map(({ id, icon, count }) => ({ id, icon, words: words[id](count) }));
}
