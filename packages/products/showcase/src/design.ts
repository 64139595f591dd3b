import type { TextBlock } from '@groundwork/typesetting';

/** A rectangle in pixels of the output, from its top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `#rrggbb` */
export type Color = string;

/** A soft shadow; lengths in px. */
export interface Shadow {
  readonly blur: number;
  readonly dx: number;
  readonly dy: number;
  /** 0..1 */
  readonly opacity: number;
}

interface Shaped {
  readonly box: Box;
  /** px */
  readonly radius?: number;
  /** Degrees clockwise about the box's middle. */
  readonly rotation?: number;
  readonly border?: { readonly width: number; readonly color: Color };
  readonly shadow?: Shadow;
}

/** A photo, cropped to fill its box around what matters in it. */
export interface PhotoLayer extends Shaped {
  readonly kind: 'photo';
  /** 0 is the main photo, then the supporting ones. */
  readonly photo: number;
  /** px; a blurred photo is a ground for others. */
  readonly blur?: number;
  /** Mixed over the photo: a colour with its share, 0..1. */
  readonly tint?: {
    readonly color: Color;
    readonly opacity: number;
    /** Added to the opacity, times how far the picture's mean lightness is from the colour's (OKLab, 0..1). */
    readonly deeper: number;
  };
}

export interface FillLayer extends Shaped {
  readonly kind: 'fill';
  readonly paint: Color;
  readonly opacity?: number;
}

/** Lines, icons and ornaments. */
export interface PathLayer {
  readonly kind: 'path';
  /** SVG path data in the coordinates of `viewBox`, which is laid onto `box`. */
  readonly d: string;
  readonly viewBox: Size;
  readonly box: Box;
  readonly fill?: Color;
  readonly stroke?: {
    readonly color: Color /** In units of the view box. */;
    readonly width: number;
  };
  readonly opacity?: number;
  /** Uses whichever of these colours stands out from the ground; `fill` or `stroke` is preferred. */
  readonly legible?: boolean;
}

/**
 * A veil over photos under text. It is as strong as the texts that it serves need for their contrast, and no
 * stronger: where the photo is calm and dark already, it is not seen.
 */
export interface ScrimLayer {
  readonly kind: 'scrim';
  readonly box: Box;
  readonly color: Color;
  /** Where it is strongest; it fades to nothing at the other side. `even` is the same all over, `soft` fades on all sides. */
  readonly shape: 'top' | 'bottom' | 'left' | 'right' | 'even' | 'soft';
  /** Share at its strongest that the design wants in any case, 0..1. */
  readonly least: number;
  readonly serves: readonly string[];
}

export interface TextLayer {
  readonly kind: 'text';
  /** Unique in the design, such as `price`. */
  readonly id: string;
  /** Where the block's top left corner lies. */
  readonly x: number;
  readonly y: number;
  readonly block: TextBlock;
  /** The preferred colour; when the contrast is too low and no scrim helps, `alternatives` are tried in order. */
  readonly color: Color;
  readonly alternatives?: readonly Color[];
  /** Contrast that is enough where it is less than the rule's: a customer's own design has it so. */
  readonly contrast?: number;
  readonly rotation?: number;
  readonly opacity?: never;
}

/** The customer's logo, whole and in its own ratio, with room around it. */
export interface LogoLayer {
  readonly kind: 'logo';
  readonly box: Box;
  readonly align: {
    readonly x: 'left' | 'center' | 'right';
    readonly y: 'top' | 'center' | 'bottom';
  };
  /** Laid behind it where the logo would not stand out otherwise. */
  readonly plate: {
    readonly color: Color;
    readonly radius: number /** px around the logo */;
    readonly padding: number;
  };
}

export type Layer = PhotoLayer | FillLayer | PathLayer | ScrimLayer | TextLayer | LogoLayer;

/** A whole image as data: layers from the bottom to the top. */
export interface Design {
  readonly size: Size;
  readonly layers: readonly Layer[];
}
