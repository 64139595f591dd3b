import type { Outfit } from '../../appearance/appearance.js';

type KindOf<K extends keyof Outfit> =
  NonNullable<Outfit[K]> extends { kind: infer Kind } ? Kind : never;

/** The garment behind a word for clothes; `colour` is the cloth's default. */
export type Garment =
  | { readonly place: 'top'; readonly kind: KindOf<'top'>; readonly colour?: string }
  | { readonly place: 'outer'; readonly kind: KindOf<'outer'>; readonly colour?: string }
  | { readonly place: 'bottom'; readonly kind: KindOf<'bottom'>; readonly colour?: string }
  | { readonly place: 'onePiece'; readonly kind: KindOf<'onePiece'>; readonly colour?: string }
  | { readonly place: 'shoes'; readonly kind: KindOf<'shoes'>; readonly colour?: string }
  | { readonly place: 'headwear'; readonly kind: KindOf<'headwear'>; readonly colour?: string }
  | {
      readonly place:
        | 'scarf'
        | 'shawl'
        | 'apron'
        | 'tie'
        | 'bow_tie'
        | 'suspenders'
        | 'suit'
        | 'skirt_suit'
        | 'tracksuit'
        | 'scrubs';
      readonly colour?: string;
    };
