import type { PropertyValues } from '@groundwork/contract/showcase/property-values';
import type { BuiltInTemplateId } from '@groundwork/contract/showcase/templates';
import type { Typeface, Typesetter } from '@groundwork/typesetting';
import type { Color, Layer, Size } from './design.js';
import type { Words } from './words/words.js';

/** Facts about a photo that a template may use before it places it. */
export interface PhotoFacts {
  /** Upright pixels. */
  readonly width: number;
  readonly height: number;
}

export interface LogoFacts {
  readonly width: number;
  readonly height: number;
}

/**
 * The colours and faces of a template. Edits change them before the template is drawn, so a template takes
 * every colour, face and factor from here and none from itself.
 */
export interface Theme {
  readonly colors: {
    /** The sheet behind everything. */
    readonly ground: Color;
    /** Cards and bars on the ground. */
    readonly panel: Color;
    readonly ink: Color;
    /** Quieter words; still at least 4.5 to 1. */
    readonly softInk: Color;
    readonly accent: Color;
    /** Words on the accent. */
    readonly onAccent: Color;
    /** Of the price; most often ink or accent. */
    readonly price: Color;
    readonly line: Color;
  };
  readonly faces: {
    /** Price and headings. */
    readonly display: Typeface;
    /** Labels and running words. */
    readonly text: Typeface;
  };
  /** Factors on sizes, 1 unless edited. */
  readonly scale: { readonly price: number; readonly text: number; readonly logo: number };
  /** -1 a step lighter, 1 a step bolder. */
  readonly weight: -1 | 0 | 1;
  readonly uppercase: boolean | null;
  /** Factor on the least strength of scrims, 1 unless edited. */
  readonly scrim: number;
  readonly logo: {
    readonly corner: 'top_left' | 'top_right' | 'bottom_left' | 'bottom_right' | null;
  };
}

export interface TemplateInput {
  readonly size: Size;
  /** Only visible values: those that an edit hides are left out. */
  readonly values: PropertyValues;
  readonly words: Words;
  /** Words of the badge that an edit asks for; a design with a seal of its own says them there. */
  readonly badge?: string | null;
  readonly photos: readonly PhotoFacts[];
  /** Null when there is none or an edit hides it. */
  readonly logo: LogoFacts | null;
  readonly theme: Theme;
  readonly typesetter: Typesetter;
}

/** A built-in design as layers. Pure: the same input gives the same layers. */
export interface Template {
  readonly id: BuiltInTemplateId;
  draw(input: TemplateInput): readonly Layer[];
}
