import type { ImageRejectionReason } from '../image-rejected.js';
import type { SafeSvg } from './safe-svg.js';

export type DecodingJob =
  | {
      readonly kind: 'heic';
      readonly bytes: Uint8Array;
      readonly alpha: boolean;
      readonly icc: Uint8Array | undefined;
      readonly mostBytes: number;
    }
  | {
      readonly kind: 'bitmap';
      readonly bytes: Uint8Array;
      readonly alpha: boolean;
      readonly icc: Uint8Array | undefined;
    }
  | { readonly kind: 'svg'; readonly bytes: Uint8Array };

/** A TIFF of the pixels; for an SVG, the document as it may be drawn. */
export interface DecodingResult {
  readonly heic: Uint8Array;
  readonly bitmap: Uint8Array;
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
