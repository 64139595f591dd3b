import type { PropertyValues } from '@groundwork/contract';
import type { CountWords, Words } from '../../words/words.js';
import type { IconName } from './icons.js';

/** A counted fact of a property. */
export interface Room {
  /** Of its text; unique in a design. */
  readonly id: 'bedrooms' | 'bathrooms' | 'parking';
  readonly icon: IconName;
  readonly words: CountWords;
}

/** The counts that are to be shown, in the order they are read. */
export function roomsOf(values: PropertyValues, words: Words): readonly Room[] {
  const { bedrooms, bathrooms, parking } = values;
  return [
    ...(bedrooms === undefined
      ? []
      : [{ id: 'bedrooms', icon: 'bed', words: words.bedrooms(bedrooms) } as const]),
    ...(bathrooms === undefined
      ? []
      : [{ id: 'bathrooms', icon: 'bath', words: words.bathrooms(bathrooms) } as const]),
    ...(parking === undefined
      ? []
      : [{ id: 'parking', icon: 'parking', words: words.parking(parking) } as const]),
  ];
}
