import type { Size } from '../../design.js';
import type { Doubt } from '../letters/values/fields.js';
import type { ValueText } from '../letters/values/value-text.js';
import type { Surface } from '../painting/surfaces.js';
import type { PhotoArea } from '../photos/photo-areas.js';
import type { LetteredLine } from '../photos/photo-letters.js';
import type { LogoArea } from './logo-area.js';
import type { Mark } from './marks.js';

/** Everything that was found in a reference design; lengths in px of the reading. */
export interface ReferenceLayout {
  /** Px of the picture that was read. */
  readonly size: Size;
  /** Label of the surface that each pixel is of; 0 for none. */
  readonly labels: Int32Array;
  readonly panels: readonly Surface[];
  /** Label of the panel that each pixel lies on, or that is nearest to it. */
  readonly grounds: Int32Array;
  /** The main photo first, then in reading order; all that were found, also beyond the four of a spec. */
  readonly photos: readonly PhotoArea[];
  readonly logo: LogoArea | null;
  /** Every line of text, values included. */
  readonly lines: readonly LetteredLine[];
  readonly values: readonly ValueText[];
  /** Fields of which several texts may be the value, so that none is. */
  readonly doubts: readonly Doubt[];
  /** Things on surfaces that are no text. */
  readonly marks: readonly Mark[];
}

/** Why a picture is no reference design. */
export type NotALayoutReason = 'no_photo_area' | 'only_a_photo' | 'page_of_text';

/** The picture has no layout: a plain photo, an even colour, a page of text. */
export class NotALayout extends Error {
  override readonly name = 'NotALayout';

  constructor(readonly reason: NotALayoutReason) {
    super(`The picture holds no layout: ${reason.replaceAll('_', ' ')}.`);
  }
}
