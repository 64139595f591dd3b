import type { ImageRejectionReason } from '../image-rejected.js';
import type { Raster } from '../raster.js';
import type { SafeSvg } from './safe-svg.js';

export type DecodingJob =
  | {
      readonly kind: 'heic';
      readonly bytes: Uint8Array;
      readonly alpha: boolean;
      readonly mostBytes: number;
    }
  | { readonly kind: 'bitmap' | 'svg'; readonly bytes: Uint8Array };

/** The pixels; for an SVG, the document as it may be drawn. */
export interface DecodingResult {
  readonly heic: Raster;
  readonly bitmap: Raster;
  readonly svg: SafeSvg;
}

/** The thread's answer. `cause` is an error's text, because its class does not cross threads. */
export type DecodingAnswer<Kind extends keyof DecodingResult> =
  | { readonly done: DecodingResult[Kind] }
  | {
      readonly rejected: ImageRejectionReason;
      readonly message: string;
      readonly cause: string | undefined;
    };
