import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import type { Typeface } from '@groundwork/contract/showcase/typefaces';
import type { DocumentDirective } from '../document/document-directives.js';

export const toneDimensions = [
  'warmth',
  'brightness',
  'contrast',
  'saturation',
  'sharpness',
] as const;
export type ToneDimension = (typeof toneDimensions)[number];
export type ColoredPart = 'accent' | 'ground' | 'text' | 'price';
export type ScaledPart = 'price' | 'text' | 'logo';
export type HideablePart = 'logo' | PropertyField;
export type ResettablePart = 'all' | 'photo' | 'colors' | 'typeface' | 'text' | 'price' | 'logo';

export const moods = [
  'elegant',
  'modern',
  'dramatic',
  'cosy',
  'fresh',
  'summer',
  'sunset',
  'night',
  'dark',
  'minimal',
  'classic',
  'sepia',
] as const;
export type Mood = (typeof moods)[number];

/** A face by name or kind. */
export interface FontDirective {
  readonly kind: 'typeface';
  readonly typeface: Typeface;
  /** As requested: "Helvetica", "serif". */
  readonly asked: string;
  /** Whether `typeface` is that font itself; otherwise it is the nearest of ours. */
  readonly exact: boolean;
}

/** One request of an edit. Changes are signed; 1 is the most that a showcase allows. */
export type Directive =
  | DocumentDirective
  | { readonly kind: 'tone'; readonly dimension: ToneDimension; readonly change: number }
  | { readonly kind: 'monochrome'; readonly on: boolean }
  | { readonly kind: 'scale'; readonly part: ScaledPart; readonly factor: number }
  | { readonly kind: 'weight'; readonly change: 1 | -1 }
  /** `color` is `#rrggbb`. */
  | { readonly kind: 'color'; readonly part: ColoredPart; readonly color: string }
  /** A lighter (above 0) or darker colour of a part. */
  | { readonly kind: 'shade'; readonly part: ColoredPart; readonly change: number }
  | { readonly kind: 'visibility'; readonly part: HideablePart; readonly visible: boolean }
  /** Null keeps the logo's present side. */
  | {
      readonly kind: 'corner';
      readonly vertical: 'top' | 'bottom' | null;
      readonly horizontal: 'left' | 'right' | null;
    }
  | FontDirective
  | { readonly kind: 'another_typeface' }
  | { readonly kind: 'uppercase'; readonly on: boolean }
  | { readonly kind: 'language'; readonly language: ShowcaseLanguage }
  | { readonly kind: 'scrim'; readonly change: number }
  | { readonly kind: 'mood'; readonly mood: Mood; readonly change: number }
  | { readonly kind: 'reset'; readonly part: ResettablePart };

export interface Understanding {
  readonly directives: readonly Directive[];
  /** Unused clauses and words, as written. */
  readonly notUnderstood: readonly string[];
}
