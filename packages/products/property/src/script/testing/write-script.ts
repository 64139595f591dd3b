import type { PropertyDetails } from '@groundwork/contract/property-films/request';
import type { PhotoReading } from '../../property-ports.js';
import { StudioPropertyScript } from '../studio-property-script.js';

export const seeds = Array.from({ length: 13 }, (_, seed) => seed);
export const script = new StudioPropertyScript();
const { signal } = new AbortController();

/** The sentences of a film, one a photo. */
export const write = (
  photos: readonly PhotoReading[],
  property: PropertyDetails | null,
  language: string,
  seed: number,
  { people = false, closes = false } = {},
) =>
  script.write({
    ...{ photos, property, closes, language, seed, signal },
    people: photos.map(() => people),
  });
