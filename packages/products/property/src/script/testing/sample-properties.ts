import type { PropertyDetails } from '@groundwork/contract/property-films/request';
import type { SeededRandom } from '@groundwork/imaging/seeded-random';
import type { PhotoKind } from '@groundwork/words/photo-kinds';
import { withKnown } from '../../photos/photo-kind.js';
import type { PhotoReading, PhotoSubject } from '../../property-ports.js';

export function photoOf(
  setting: PhotoReading['setting'],
  seen: readonly PhotoSubject[] = [setting === 'inside' ? 'room' : 'house'],
): PhotoReading {
  return {
    setting,
    claims: [setting, ...seen],
    focus: { x: 0.5, y: 0.5 },
    kind: null,
    time: null,
  };
}

/** A photo that looks the same without certain claims. */
export const unsure = (photo: PhotoReading): PhotoReading => ({ ...photo, claims: [] });

/** A photo that surely shows one kind of room or part. */
export const known = (kind: PhotoKind): PhotoReading =>
  withKnown(unsure(room), { kind, time: null });

export const street = photoOf('outside');
export const room = photoOf('inside');
export const bathingPool = photoOf('outside', ['pool', 'house']);

export const villa = {
  title: 'Villa Son Vida',
  location: 'Palma',
  price: '€1,250,000',
  size: '250 m²',
  bedrooms: 4,
  bathrooms: 3,
  parking: 2,
  features: ['Private pool', 'Underfloor heating', 'Roof terrace'],
  contact: 'Tel. +34 612 34 56 78',
} as const satisfies Omit<PropertyDetails, 'features'> & { features: readonly string[] };

/** The villa as a request carries it. */
export const wholeVilla: PropertyDetails = { ...villa, features: [...villa.features] };

export function photoBy(random: SeededRandom): PhotoReading {
  if (random.next() < 0.6) {
    const windows = random.next() < 0.3;
    return photoOf('inside', windows ? ['window_front', 'room'] : ['room']);
  }
  const shown = random.pick([['pool'], ['sea'], ['garden'], ['pool', 'garden'], [], []] as const);
  return photoOf('outside', [...shown, 'house']);
}

const values = {
  title: [
    'Flat',
    'Casa 7',
    'Helle Wohnung mit Balkon',
    'Detached family house at the end of a lane',
  ],
  location: ['Lyon', '12 Oak Street, Austin', 'Carrer de Mallorca 401, 08013 Barcelona'],
  price: ['€1', '950.000 €', '$2,500 per month', 'Price on request', 'auf Anfrage'],
  size: ['9 m²', '2,500 sq ft', '180 m² on a plot of 1,200 m²', 'living space 90 m²'],
  contact: [
    'Ann',
    '0176-12345678',
    'Agency Miller & Sons, office@miller.example, +44 20 7946 0958',
  ],
  features: [
    'lift',
    'Sea view',
    'Pool',
    'Garten mit alten Obstbäumen und einem Gartenhaus',
    'Kitchen with an island',
    'Energy class A',
    'fireplace',
    'Large balcony facing the courtyard',
  ],
} as const;

/** Details with anything from nothing to everything. */
export function detailsBy(random: SeededRandom): PropertyDetails | null {
  const share = random.next();
  if (share < 0.1) return null;
  const maybe = <Value>(value: Value) => (random.next() < share ? value : undefined);
  const features = values.features.filter(() => random.next() < share / 2);
  return {
    title: maybe(random.pick(values.title)),
    location: maybe(random.pick(values.location)),
    price: maybe(random.pick(values.price)),
    size: maybe(random.pick(values.size)),
    contact: maybe(random.pick(values.contact)),
    bedrooms: maybe(random.below(6)),
    bathrooms: maybe(random.below(14)),
    parking: maybe(random.below(4)),
    features,
  };
}

/** A film's worth: some surely seen, some not. */
export const tenPhotos = [
  photoOf('outside', ['house']),
  bathingPool,
  room,
  photoOf('inside', ['window_front', 'room']),
  room,
  street,
  photoOf('inside', ['room']),
  photoOf('outside', ['garden', 'house']),
  room,
  street,
];
