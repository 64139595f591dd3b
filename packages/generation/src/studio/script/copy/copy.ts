import type { TerrainName, TerrainView } from '@groundwork/imaging';
import type { ProposalBrief, ProposalKind } from '@groundwork/massing';

/** A piece of land with the articles and cases a language needs. */
export interface LandWords {
  /** With the indefinite article: `an open meadow`. */
  readonly a: string;
  /** With the definite one: `the meadow`. */
  readonly the: string;
  /** As what something is part of: `of the meadow`. */
  readonly of: string;
}

export type Surrounding = 'trees' | 'water' | 'road' | 'buildings';
export type AreaSize = 'small' | 'medium' | 'large';
/** Who says where to build: the customer, a sure reading of the photo, a guess, or a picture that was not read. */
export type AreaTrust = 'drawn' | 'sure' | 'suggested' | 'unread';

/** What a customer's prompt for a supplied scene can be about. */
export const themes = [
  'pool',
  'garden',
  'terrace',
  'interior',
  'kitchen',
  'aerial',
  'evening',
  'street',
] as const;
export type Theme = (typeof themes)[number];

type Except<Value, Left> = Exclude<Value, Left>;

/** Noun phrases that stand after "with", in the case it takes. */
export interface FeatureWords {
  readonly pool: string;
  readonly balcony: string;
  readonly garage: string;
  readonly terrace: Readonly<Record<Except<ProposalBrief['terrace'], 'none'>, string>>;
  readonly roofShape: Readonly<Record<ProposalBrief['roof'], string>>;
  readonly roofMaterial: Readonly<Record<ProposalBrief['roofMaterial'], string>>;
  readonly walls: Readonly<Record<ProposalBrief['wallMaterial'], string>>;
  /** Plastered walls are known by their colour. */
  readonly plaster: Readonly<Record<Except<ProposalBrief['wallColour'], 'natural'>, string>>;
  readonly drive: Readonly<Record<Except<ProposalBrief['drive'], 'none'>, string>>;
  readonly planting: Readonly<Record<Except<ProposalBrief['planting'], 'none' | 'sparse'>, string>>;
  readonly trees: Readonly<Record<ProposalBrief['trees'], string>>;
  readonly fence: Readonly<Record<Except<ProposalBrief['fence'], 'none'>, string>>;
}

/**
 * What a language says in a land film. Frames are sentences with slots in braces; the writer fills them and
 * takes those of the right length.
 */
export interface Copy {
  readonly land: Readonly<Record<TerrainName, LandWords>>;
  readonly surroundings: Readonly<Record<Surrounding, string>>;
  /** Joins the last two of a list; given the last, because some languages change the word before some sounds. */
  readonly and: (last: string) => string;
  /** `{of}` is the land. */
  readonly part: Readonly<Record<AreaSize, string>>;
  /** Slots: `{a}`, `{the}`, `{seen}`. */
  readonly terrain: Readonly<Record<TerrainView, readonly string[]>>;
  /** Slot: `{part}`, but for `unread`. */
  readonly marked: Readonly<Record<AreaTrust, readonly string[]>>;
  /** With the indefinite article. `{storeys}` is from the list below, `{homes}` from the numbers. */
  readonly houses: Readonly<Record<Except<ProposalKind, 'row_houses' | 'cabins'>, string>>;
  readonly rowHouses: { readonly counted: string; readonly uncounted: string };
  readonly cabins: { readonly one: string; readonly counted: string; readonly uncounted: string };
  /** Of one storey, of two, up to six. */
  readonly storeys: readonly string[];
  /** From two to twelve. */
  readonly homes: readonly string[];
  readonly features: FeatureWords;
  /** Slots: `{house}`, `{with}`. Those in `later` need a proposal before them. */
  readonly proposal: { readonly any: readonly string[]; readonly later: readonly string[] };
  /** Scenes of the customer's own pictures, about which nothing is known. */
  readonly supplied: Readonly<Record<'first' | 'middle' | 'last', readonly string[]>>;
  readonly themes: Readonly<Record<Theme, string>>;
  /** Slot: `{theme}`. */
  readonly themed: readonly string[];
}
