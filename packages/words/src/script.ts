import type { LandClaim } from '@groundwork/contract';
import type { ProposalBrief, ProposalKind } from '@groundwork/massing';
import type { TerrainName } from '@groundwork/photo-reading';

type Without<Value, Left> = Exclude<Value, Left>;
type Words<Key extends string> = Readonly<Record<Key, string>>;
type Choices = readonly string[];

/** Claims that fit a list after "with". */
export type SeenClaim = Without<
  LandClaim,
  'eye_level' | 'view_from_above' | 'view_straight_down' | 'plot_size'
>;
/** Where a photo was taken from, if certain. */
export const spokenViews = ['any', 'eye_level', 'from_above', 'straight_down'] as const;
export type SpokenView = (typeof spokenViews)[number];

export type Colour = Without<ProposalBrief['wallColour'], 'natural'>;

/** Said of one building, and of several (or of one with several homes). */
export interface Counted {
  readonly one: string;
  readonly many: string;
}

/** Noun phrases for a list after "with", in its case and with its article. */
export interface DetailWords {
  readonly pool: Choices;
  readonly balcony: Counted;
  readonly garage: Counted;
  readonly terrace: Words<Without<ProposalBrief['terrace'], 'none'>>;
  readonly drive: Words<Without<ProposalBrief['drive'], 'none'>>;
  readonly fence: Words<Without<ProposalBrief['fence'], 'none'>>;
  readonly planting: Words<Without<ProposalBrief['planting'], 'none' | 'sparse'>>;
  /** A few of them, for sparse planting. */
  readonly fewTrees: Words<ProposalBrief['trees']>;
  readonly trees: Words<ProposalBrief['trees']>;
  readonly flatRoof: Readonly<Record<'plain' | 'gravel' | 'green', Counted>>;
  /** Put in for `{shape}` below. */
  readonly roofShape: Words<Without<ProposalBrief['roof'], 'flat'>>;
  readonly pitchedRoof: Readonly<
    Record<'plain' | Without<ProposalBrief['roofMaterial'], 'gravel'>, Counted>
  >;
  /** Slots: `{colour}`, `{shape}`. */
  readonly colouredRoof: Counted;
  readonly roofColours: Words<Colour>;
  readonly walls: Words<ProposalBrief['wallMaterial']>;
  readonly colouredWalls: Words<ProposalBrief['wallMaterial']>;
  readonly wallColours: Words<Colour>;
}

/** Clauses after a complete sentence; each begins with its comma and has no verb of its own. */
export interface ClauseWords {
  readonly pool: Choices;
  readonly poolAndTerrace: Words<Without<ProposalBrief['terrace'], 'none'>>;
  readonly terrace: Words<Without<ProposalBrief['terrace'], 'none'>>;
  readonly balcony: Counted;
  readonly garage: Counted;
  readonly planting: Words<Without<ProposalBrief['planting'], 'none' | 'sparse'>>;
  readonly drive: Words<Without<ProposalBrief['drive'], 'none'>>;
  readonly fence: Words<Without<ProposalBrief['fence'], 'none'>>;
}

/**
 * The sentences of a land film. They stand without their full stop; a question has its mark. Frames have slots in
 * braces. Every noun phrase for a house is singular ("a group of four cabins"), so that a frame's verb fits all,
 * and no frame agrees with its gender.
 */
export interface FilmSentences {
  /** Joins the last two of a list; given the last, because some languages change the word before some sounds. */
  readonly and: (last: string) => string;

  /** Land of unknown kind; with the indefinite article, like all of `land`. */
  readonly plot: Choices;
  /** The kinds that a customer named. */
  readonly land: Readonly<Record<TerrainName, Choices>>;
  /** In a list after "with". No wording says more than the claim. */
  readonly seen: Readonly<Record<SeenClaim, Choices>>;
  /** Slot: `{land}`. */
  readonly terrain: Readonly<Record<SpokenView, Choices>>;
  /** The same for a photo without named contents; they speak of the land itself. */
  readonly beginnings: Choices;
  /** Sequel to a terrain frame; slot: `{seen}`. */
  readonly withSeen: Readonly<Record<SpokenView, Choices>>;
  /** Sequel to a terrain frame when there is nothing to name. */
  readonly withNothing: Choices;
  /** Terrain scenes of a plot that was not read. */
  readonly unread: Choices;

  readonly marked: {
    readonly any: Choices;
    /** The area was found in the photo, not drawn by the customer. */
    readonly found: Choices;
    /** Its size was measured; slot: `{size}`, in square metres. */
    readonly sized: Choices;
    readonly last: Choices;
  };

  /** Slot: `{prompt}`, the customer's words between the language's quotation marks. */
  readonly quoting: Choices;
  /** Sentences for pictures without known contents. */
  readonly neutral: {
    readonly first: Choices;
    readonly any: Choices;
    /** With an invitation, as every last scene. */
    readonly last: Choices;
  };

  /** Slots: `{house}`, `{with}`. */
  readonly proposals: {
    readonly first: Choices;
    readonly any: Choices;
    /** Without `{with}`, for a clause to follow. */
    readonly alone: Choices;
    /** Not the first. */
    readonly later: Choices;
    readonly last: Choices;
  };
  readonly clauses: ClauseWords;
}

export interface BuildingWords {
  /** Slots: `{storeys}`, and in `many` `{number}` for a group, or for the homes of a row. */
  readonly houses: Readonly<
    Record<ProposalKind, { readonly one: Choices; readonly many: Choices }>
  >;
  /** For an unknown number. */
  readonly someCabins: Choices;
  /** More than one row; slot: `{number}`. */
  readonly rows: Choices;
  /** One to six, as `{storeys}` needs it. */
  readonly storeys: Choices;
  /** Two to twelve. */
  readonly numbers: Choices;
  readonly details: DetailWords;
}

/** Everything a language says in a land film. */
export interface ScriptLanguage extends FilmSentences, BuildingWords {}

/** The same words for one and for several. */
export function alike(words: string): Counted {
  return { one: words, many: words };
}
