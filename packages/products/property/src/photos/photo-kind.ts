import type { PhotoKind } from '@groundwork/words/photo-kinds';
import type { KnownPhoto } from '@groundwork/words/photo-words';
import type { PhotoClaim, PhotoReading } from '../property-ports.js';

/** Claims that are true of every photo of a kind. A hall or stairs are not spoken of as a room. */
const always: Readonly<Record<PhotoKind, readonly PhotoClaim[]>> = {
  facade: ['outside', 'house'],
  aerial: ['outside'],
  hall: [],
  living_room: ['inside', 'room'],
  dining_room: ['inside', 'room'],
  kitchen: ['inside', 'room'],
  office: ['inside', 'room'],
  stairs: [],
  bedroom: ['inside', 'room'],
  bathroom: ['inside', 'room'],
  balcony: [],
  terrace: ['outside'],
  garden: ['outside'],
  pool: [],
  view: [],
  garage: [],
  floor_plan: [],
};

/** Where the camera stood, for kinds that leave no choice. */
const settings: Partial<Readonly<Record<PhotoKind, PhotoReading['setting']>>> = {
  ...{ facade: 'outside', aerial: 'outside', terrace: 'outside', garden: 'outside' },
  ...{ balcony: 'outside', hall: 'inside', stairs: 'inside', living_room: 'inside' },
  ...{ dining_room: 'inside', kitchen: 'inside', office: 'inside', bedroom: 'inside' },
  ...{ bathroom: 'inside', floor_plan: 'inside' },
};

/** Claims that are of one setting and can't be true in the other. */
const ofSetting: Readonly<Record<PhotoReading['setting'], readonly PhotoClaim[]>> = {
  outside: ['outside', 'house'],
  inside: ['inside', 'room', 'window_front'],
};

/** The reading of a photo of known kind or time: it gains the resulting claims and loses those of another kind. */
export function withKnown(reading: PhotoReading, known: KnownPhoto): PhotoReading {
  const kind = known.kind ?? reading.kind;
  const time = known.time ?? reading.time;
  const setting = (kind !== null ? settings[kind] : undefined) ?? reading.setting;
  const denied = ofSetting[setting === 'outside' ? 'inside' : 'outside'];
  const settled = kind !== null && settings[kind] !== undefined;
  const overruled =
    reading.kind === null || reading.kind === kind ? [] : [reading.kind, ...always[reading.kind]];
  const kept = reading.claims.filter(
    (claim) => !overruled.includes(claim) && (!settled || !denied.includes(claim)),
  );
  const claimed: readonly PhotoClaim[] = [
    ...(kind === null ? [] : [kind, ...always[kind]]),
    ...(time === null || time === 'day' ? [] : [time]),
  ];
  return {
    ...reading,
    ...{ setting, kind, time },
    claims: [...new Set([...claimed, ...kept])],
  };
}

/** Kinds by their place, to check a kind against certain claims. */
export function contradicts(kind: PhotoKind, claims: readonly PhotoClaim[]): boolean {
  const setting = settings[kind];
  if (setting === undefined) return false;
  return claims.includes(setting === 'outside' ? 'inside' : 'outside');
}
