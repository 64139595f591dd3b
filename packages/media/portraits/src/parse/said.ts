import type { Appearance, Outfit } from '../appearance/appearance.js';
import type { AgeRange } from './read-age.js';
import type { Origin } from './vocabulary/origins.js';

/** A garment as far as words tell it. */
export type Said<T> = { readonly [K in keyof T]?: T[K] | undefined };

export type HairSaid = Said<Appearance['hair']>;

export interface ClothesSaid {
  readonly top?: Said<NonNullable<Outfit['top']>>;
  readonly outer?: Said<NonNullable<Outfit['outer']>>;
  readonly bottom?: Said<NonNullable<Outfit['bottom']>>;
  readonly onePiece?: Said<NonNullable<Outfit['onePiece']>>;
  readonly shoes?: Said<NonNullable<Outfit['shoes']>>;
  readonly headwear?: Said<NonNullable<Outfit['headwear']>>;
  readonly scarf?: Said<NonNullable<Outfit['scarf']>>;
  readonly tie?: Said<NonNullable<Outfit['tie']>>;
  readonly apron?: Said<NonNullable<Outfit['apron']>>;
  readonly style?: 'casual' | 'smart' | 'formal' | 'sporty';
  /** Colours without a garment: of the clothes in general. */
  readonly colours: readonly string[];
}

export interface FeaturesSaid {
  readonly hair: HairSaid;
  readonly eyes?: string;
  /** Range on the scale of skin tones. */
  readonly skin?: readonly [number, number];
  readonly facialHair?: Appearance['facialHair'];
  /** Null where they are denied. */
  readonly glasses?: {
    readonly shape?: 'round' | 'square' | 'sun';
    readonly colour?: string;
  } | null;
  readonly build?: Appearance['build'];
  /** Metres more or less than usual, or the height itself. */
  readonly stature?: number;
  readonly heightMetres?: number;
  readonly freckles: boolean;
  readonly wrinkles: boolean;
  readonly expecting: boolean;
  readonly wheelchair: boolean;
  readonly cane: boolean;
  readonly necklace: boolean;
  readonly earrings: boolean;
}

/** Everything that a member's words tell; what is missing was not said. */
export interface MemberSaid {
  readonly presentation?: Appearance['presentation'];
  readonly age?: AgeRange;
  readonly origins: readonly Origin[];
  readonly features: FeaturesSaid;
  readonly clothes: ClothesSaid;
}
