import type { Region, ShownOtherwise } from '@groundwork/showcase-edits';

/** The report on a finished image, for the job's row and the log. */
export interface ShowcaseReport {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly {
    readonly id: string;
    readonly size: number;
    readonly truncated: boolean;
    /** Lowest ratio of the text's colour to the pixels really behind it. */
    readonly contrast: number;
  }[];
  /** Regions that none of its photos shows. */
  readonly regionsAbsent: readonly Region[];
  readonly otherwise: ShownOtherwise;
  /** The reading of the edits, in words for operators. */
  readonly understood: readonly string[];
  readonly notUnderstood: readonly string[];
}
