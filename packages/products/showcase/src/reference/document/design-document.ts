import type { Rgb } from '../../compose/color.js';
import type { Box, Size } from '../../design.js';
import type { PaintFit } from '../painting/paint-fit.js';

/** An outline; lengths in px of the reading. */
export type Outline =
  /** Turned clockwise about its middle. */
  | {
      readonly kind: 'rectangle';
      readonly box: Box;
      readonly radius: number;
      readonly degrees: number;
    }
  | { readonly kind: 'ellipse'; readonly box: Box }
  /** SVG path data from the box's top left corner, filled by the nonzero rule. */
  | { readonly kind: 'path'; readonly box: Box; readonly d: string };

/** A ground, panel, plate or bar. */
export interface Fill {
  readonly role: 'fill';
  /** Of its surface in the layout; 0 under photos that reach all edges. */
  readonly label: number;
  readonly outline: Outline;
  readonly paint: Rgb | PaintFit;
}

/** A rule, icon, drawn sign or frame, or letters: an outline in one colour. */
export interface Ink {
  readonly role: 'ornament' | 'lettering';
  readonly outline: Outline;
  readonly color: Rgb;
  /** The line of the layout that it is of; null for ornaments. */
  readonly line: number | null;
}

/** Letters or a rule on a photo; drawn once the photo is in its place. */
export interface PhotoInk extends Ink {
  /** Index of the photo in the layout. */
  readonly photo: number;
}

/** Coverage of one colour that no outline has: the shadow of a print, a glow, strokes thinner than a px. */
export interface Shade {
  readonly role: 'shadow' | 'ornament' | 'lettering';
  readonly color: Rgb;
  readonly coverage: Samples;
  readonly line: number | null;
}

/** A piece of the reference as it is: a texture, a map, what no few colours draw. */
export interface Patch {
  readonly role: 'picture';
  readonly coverage: Samples;
  /** Three bytes for each sample. */
  readonly colors: Uint8Array;
}

/** Samples 0..255 on a grid; a sample stands for `width / columns` px of the reading across. */
export interface Samples {
  readonly box: Box;
  readonly columns: number;
  readonly rows: number;
  readonly data: Uint8Array;
}

export type Element = Fill | Ink | Shade | Patch;

/** All of a design but its photos, as vectors. */
export interface DesignDocument {
  /** Px of the reading. */
  readonly size: Size;
  /** In the order in which they are painted. */
  readonly elements: readonly Element[];
  /** Above them and the photos. */
  readonly onPhotos: readonly PhotoInk[];
  /** Share of the canvas outside of photos that is `picture`, 0..1. */
  readonly pictured: number;
}

export function isPath(element: Element): element is Fill | Ink {
  return 'outline' in element;
}

/** In px of the reading. */
export function boxOf(element: Element): Box {
  return isPath(element) ? element.outline.box : element.coverage.box;
}

/** @param box in px of a picture of which `scaleX` and `scaleY` are one px of the reading; a sample is one of its px */
export function samplesIn(
  box: Box,
  data: Uint8Array,
  { scaleX, scaleY }: { readonly scaleX: number; readonly scaleY: number },
): Samples {
  return {
    box: {
      x: box.x / scaleX,
      y: box.y / scaleY,
      width: box.width / scaleX,
      height: box.height / scaleY,
    },
    columns: box.width,
    rows: box.height,
    data,
  };
}
