import type { TemplateSpec, TemplateWarning } from '@groundwork/contract';

/** Findings in a reference design. */
export interface LayoutAnalysis {
  readonly spec: TemplateSpec;
  /** 0..1 */
  readonly confidence: number;
  readonly warnings: readonly TemplateWarning[];
}

/** Reads a reference design into the spec of a custom template. */
export interface LayoutPort {
  /**
   * @throws NotALayout for a picture that holds no layout; the signal's reason when it is aborted; anything else
   * means that the analysis is not available now
   */
  analyse(input: {
    /** PNG, JPEG or WebP, inspected before. */
    readonly image: Buffer;
    readonly signal: AbortSignal;
  }): Promise<LayoutAnalysis>;
}
