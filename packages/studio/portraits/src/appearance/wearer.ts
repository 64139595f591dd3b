import type { ClothesSaid } from '../parse/said.js';
import type { Seed } from '../seed.js';
import type { Appearance, Outfit } from './appearance.js';

/** Whom an outfit is chosen for. */
export interface Wearer {
  readonly presentation: Appearance['presentation'];
  readonly ageYears: number;
  readonly type: 'adult' | 'child' | 'senior';
  readonly seed: Seed;
}

/** The clothes as they were described, in a style. */
export type Described = ClothesSaid & { readonly style: 'casual' | 'smart' | 'formal' | 'sporty' };

export type Top = NonNullable<Outfit['top']>;
export type Bottom = NonNullable<Outfit['bottom']>;
export type Outer = NonNullable<Outfit['outer']>;
export type Shoes = Outfit['shoes'];

/** With a headscarf go clothes that cover arms and legs, unless described otherwise. */
export function isCovered({ headwear }: ClothesSaid): boolean {
  return headwear?.kind === 'hijab';
}
