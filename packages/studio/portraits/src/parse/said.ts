import type { Aids, Appearance, Marks, Outfit } from '../appearance/appearance.js';
import type { Origin } from '../appearance/colouring.js';
import type { AgeRange } from './age/read-age.js';

/** A garment as far as the words describe it. */
export type Said<T> = { readonly [K in keyof T]?: T[K] | undefined };

export type HairSaid = Said<Appearance['hair']>;

type Piece =
  | ('top' | 'outer' | 'bottom' | 'onePiece' | 'shoes' | 'headwear')
  | ('scarf' | 'shawl' | 'tie' | 'apron' | 'suspenders');

export type ClothesSaid = { readonly [K in Piece]?: Said<NonNullable<Outfit[K]>> } & {
  readonly sleeves?: Outfit['sleeves'];
  /** Of one cloth: a suit, or a tracksuit. */
  readonly set?: 'suit' | 'tracksuit';
  /** Everything is of this colour. */
  readonly whole?: string | undefined;
  readonly style?: 'casual' | 'smart' | 'formal' | 'sporty';
  /** Colours without a garment: of the clothes in general. */
  readonly colours: readonly string[];
};

export type GlassesSaid = Said<NonNullable<Appearance['glasses']>>;

type Carried =
  | ('motif' | 'necklace' | 'earrings' | 'watch' | 'bracelet')
  | ('headphones' | 'backpack' | 'bag');

/** Things mentioned among looks or clothes: aids, marks, jewellery, carried things. */
export type ThingsSaid = { readonly [K in Carried]?: NonNullable<Outfit[K]> } & {
  readonly aids: Partial<Aids>;
  readonly marks: Partial<Marks>;
  readonly expecting: boolean;
  readonly wrinkles: boolean;
  readonly stethoscope: boolean;
  /** Null where they are denied. */
  readonly glasses?: GlassesSaid | null;
  readonly mood?: Appearance['mood'];
};

export interface FeaturesSaid {
  readonly hair: HairSaid;
  /** There is much of it. */
  readonly fullHair: boolean;
  /** The hair's colour is not its own. */
  readonly dyed: boolean;
  readonly eyes?: string;
  /** Range on the Monk scale. */
  readonly skin?: readonly [number, number];
  readonly albino: boolean;
  /** By sun and wind. */
  readonly weathered: boolean;
  readonly facialHair?: Appearance['facialHair'];
  readonly facialHairColour?: string;
  readonly build?: Appearance['build'];
  /** Metres more or less than usual, or the height itself. */
  readonly stature?: number;
  readonly heightMetres?: number;
}

/** Everything a member's words describe; the rest is undefined. */
export interface MemberSaid {
  readonly presentation?: Appearance['presentation'];
  readonly age?: AgeRange;
  /** The age stands in its own field. */
  readonly isAgeGiven: boolean;
  readonly origins: readonly Origin[];
  /** Whether the origins are described as a person's two sides. */
  readonly mixed: boolean;
  readonly features: FeaturesSaid;
  readonly things: ThingsSaid;
  readonly clothes: ClothesSaid;
}

/** What is said, without what is not. */
export function known<T extends object>(all: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
