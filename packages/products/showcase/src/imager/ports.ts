import type { TemplateSpec, TemplateWarning } from '@groundwork/contract/showcase/template-spec';
import type { Raster } from '@groundwork/imaging';
import type { Edit } from '@groundwork/showcase-edits';

/** Findings in a reference design. */
export interface LayoutAnalysis {
  readonly spec: TemplateSpec;
  /** 0..1 */
  readonly confidence: number;
  readonly warnings: readonly TemplateWarning[];
}

/** What showcases have generated. The studio reads six languages itself, and changes no photo: it would look drawn. */
export interface ShowcasePorts {
  /**
   * Reads a reference design, a PNG, JPEG or WebP that was inspected before, into the spec of a custom template.
   *
   * @throws NotALayout for a picture that holds no layout; the signal's reason when it is aborted; anything else
   * means that the analysis is not available now
   */
  readonly analyse: (image: Buffer, signal: AbortSignal) => Promise<LayoutAnalysis>;
  /** What a customer's words ask for, where the showcase's own reading leaves some over; null where it doesn't. */
  readonly readEdit?: (words: string) => Promise<Edit['read'] | null>;
  /**
   * The photo with the requested change, at the same size and with its own pixels wherever nothing changed; null when
   * the words change nothing in it.
   */
  readonly changePhoto?: (input: {
    readonly photo: Raster;
    /** The customer's own words, without those about the design around the photo. */
    readonly words: string;
    readonly seed: number;
  }) => Promise<Raster | null>;
}

/** A fault that a retry cannot fix. Customers always get the same sentence; this one is for operators. */
export class ShowcaseFault extends Error {
  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.name = 'ShowcaseFault';
  }
}
