import type { PhotoLook } from '@groundwork/contract/land/land-readings';
import type { LandClaim, LandReadingData } from '@groundwork/contract/land/reading';
import type { PropertyDetails } from '@groundwork/contract/property-films/request';
import type { FilmPorts } from '@groundwork/film-pipeline/film-ports';
import type { GreyMap, PhotoMetadata, Polygon, Raster } from '@groundwork/imaging';
import type { PlacedProposal, ProposalBrief, ShownBrief } from '@groundwork/massing';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import type { Sun } from '@groundwork/photo-reading/camera/sun';
import type { GivenSizes } from '@groundwork/photo-reading/reading/plot-scale';
import type { TerrainName, TerrainReading } from '@groundwork/photo-reading/terrain-reading';

/**
 * What land films have generated. Each port has an embedded engine, which needs no network and is deterministic for a
 * seed; providers implement the same interfaces.
 */
export interface LandPorts extends FilmPorts {
  readonly plot: PlotPort;
  readonly marking: MarkingPort;
  readonly proposals: ProposalPort;
  readonly script: ScriptPort;
}

/** Findings in the photo of a plot; stored with the task. */
export interface PlotReading {
  readonly terrain: TerrainReading;
  readonly camera: SceneCamera;
  readonly sun: Sun;
  /** The buildable area in the photo; no corners where none was found. */
  readonly area: Polygon;
  /** 0..1; 1 when the customer drew the area. */
  readonly areaConfidence: number;
  readonly areaSource: 'mask' | 'polygon' | 'auto';
  /** All that may be said of the photo; `terrain` is for choosing and painting, not for words. */
  readonly claims: readonly LandClaim[];
  /** Square metres that the customer gave. */
  readonly givenAreaM2?: number | undefined;
}

/** A reading, and what of it is too large to be stored with the task. */
export interface ReadPlot {
  readonly reading: PlotReading;
  /** The same in the contract's form, with what speaks against a film: see refusalAmong. */
  readonly data: LandReadingData;
  /**
   * Things on the land that hide parts of a house behind them: one byte a pixel, of any size. 0 for none; else the row
   * at which the thing meets the ground, 1 to 255 for the picture's height. Null if unknown.
   */
  readonly occluders: GreyMap | null;
  /** Draws all findings into the photo, for the final reading. */
  readonly explain: (reading: PlotReading) => Promise<Raster>;
}

/** A whole photo, and what its customer says of it. */
export interface PlotToRead {
  readonly photo: Raster;
  readonly metadata: PhotoMetadata;
  /** The customer's own area, when one was sent. */
  readonly area: { readonly source: 'mask' | 'polygon'; readonly polygon: Polygon } | null;
  /** Where an engine sees the area and how sure it is; judged as one that was found here. */
  readonly suggestion?: { readonly polygon: Polygon; readonly confidence: number };
  /** What the customer says of sizes. */
  readonly sizes?: GivenSizes;
  /** The customer's words for the land. */
  readonly terrainHint: string | null;
  /** Kind of land that an engine sees where the customer has no word for it; never said. */
  readonly terrainSeen?: TerrainName;
  /** Share of the photo's width that the film shows, 1 when left out: a house on the plot has to be seen whole in it. */
  readonly shownWidth?: number;
  readonly signal: AbortSignal;
}

export interface PlotPort {
  /** Only what speaks against a film of a photo, at half the time of a reading. */
  judge(input: PlotToRead): Promise<PhotoLook>;
  /** Reads a whole photo, once; who shows a part of it takes the reading over to there. */
  read(input: PlotToRead): Promise<ReadPlot>;
}

/** A picture that appears in front of the viewer, starting from its photo. */
export interface RevealedPicture {
  /** The finished picture, as large as the photo. */
  readonly picture: Raster;
  /**
   * When each pixel changes from the photo to the picture: one byte a pixel, as large as the picture, 0 first and 255
   * last. Null when the picture can only appear at once.
   */
  readonly reveal: GreyMap | null;
}

export interface MarkingPort {
  /** The photo with the buildable area marked on the ground. */
  draw(input: {
    readonly photo: Raster;
    readonly plot: PlotReading;
    /** From the plot's port. */
    readonly occluders: GreyMap | null;
    /** Whether the area is the customer's, whose sides may be measured, and not of our choice. */
    readonly isGiven: boolean;
    readonly signal: AbortSignal;
  }): Promise<RevealedPicture>;
}

export interface Proposal extends RevealedPicture {
  /** One short noun phrase in English for the log and the script, such as "a gabled family house with a pool". */
  readonly summary: string;
  readonly placed: PlacedProposal;
  /** The brief as drawn, without parts that found no room; scripts follow it. */
  readonly shown: ShownBrief;
  /** In which ways it is not as the words ask, such as "has no pool: there is no room for it". */
  readonly changes: readonly string[];
}

export interface ProposalPort {
  /**
   * Makes proposal number `index` (0-based) of `count`. @throws NoRoomForProposal when nothing that was requested fits
   * on the area
   */
  propose(input: {
    readonly photo: Raster;
    readonly plot: PlotReading;
    /** From the plot's port. */
    readonly occluders: GreyMap | null;
    readonly index: number;
    readonly count: number;
    /** The customer's words for this proposal, or null to choose. */
    readonly prompt: string | null;
    readonly style: string | null;
    readonly exclude: string | null;
    /** An engine's reading of all these words, if any; it takes precedence over ours. */
    readonly asked?: Partial<ProposalBrief>;
    /** Words that nobody understood, when an engine has read them too. */
    readonly unread?: readonly string[];
    readonly terrainHint: string | null;
    readonly language: string;
    readonly seed: number;
    /** Share of the picture's width that a house is best given; left out where no film decides it. */
    readonly wantedWidth?: number;
    /** Shares of it between which all houses are to take together, where their kind and number are left to us. */
    readonly leastWidth?: number;
    readonly mostWidth?: number;
    /** Largest share of it that a frame shows; wider houses are cut, and a last resort. */
    readonly shownWidth?: number;
    readonly signal: AbortSignal;
  }): Promise<Proposal>;
}

/** The content of one scene, for the script writer. */
export type ScriptScene =
  | { readonly kind: 'terrain' }
  | { readonly kind: 'marked' }
  | {
      readonly kind: 'proposal';
      readonly brief: ShownBrief;
      /** Number of buildings in the picture; left out if unknown. */
      readonly buildings?: number;
    }
  | { readonly kind: 'supplied'; readonly prompt: string | null };

export interface ScriptPort {
  /** One sentence for each scene, in the requested language, about 65 to 85 characters each. */
  write(input: {
    readonly scenes: readonly ScriptScene[];
    readonly plot: PlotReading | null;
    /** What the seller says of the plot and the film is to speak. */
    readonly property: PropertyDetails | null;
    readonly language: string;
    readonly seed: number;
    readonly signal: AbortSignal;
  }): Promise<readonly string[]>;
}
