import { showcaseLanguages } from '@groundwork/contract/showcase/languages';
import { propertyFields } from '@groundwork/contract/showcase/templates';
import { typefaces } from '@groundwork/contract/showcase/typefaces';
import { z } from 'zod';
import { documentDirectives, historyStepSchema } from '../document/document-directives.js';

export const toneDimensions = [
  'warmth',
  'brightness',
  'contrast',
  'saturation',
  'sharpness',
] as const;
export type ToneDimension = (typeof toneDimensions)[number];
const coloredParts = ['accent', 'ground', 'text', 'price'] as const;
export type ColoredPart = (typeof coloredParts)[number];
const scaledParts = ['price', 'text', 'logo'] as const;
export type ScaledPart = (typeof scaledParts)[number];
export type HideablePart = 'logo' | (typeof propertyFields)[number];
const resettableParts = ['all', 'photo', 'colors', 'typeface', 'text', 'price', 'logo'] as const;
export type ResettablePart = (typeof resettableParts)[number];

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

const signed = z.number().min(-1).max(1);
const one = z.union([z.literal(1), z.literal(-1)]);
const kind = <const Kind extends string>(name: Kind) => z.literal(name);

/** A face by name or kind. */
const fontDirectiveSchema = z.object({
  kind: kind('typeface'),
  typeface: z.enum(typefaces),
  asked: z.string().describe('The font or kind of font, as the customer names it'),
  exact: z.boolean().describe('Whether the typeface is that font itself, not the nearest one'),
});
export type FontDirective = z.infer<typeof fontDirectiveSchema>;

/** One request of an edit. Changes are signed; 1 is the most that a showcase allows. */
export const directiveSchema = z.discriminatedUnion('kind', [
  ...documentDirectives,
  z.object({ kind: kind('tone'), dimension: z.enum(toneDimensions), change: signed }),
  z.object({ kind: kind('monochrome'), on: z.boolean() }),
  z.object({ kind: kind('scale'), part: z.enum(scaledParts), factor: z.number().min(0.5).max(2) }),
  z.object({ kind: kind('weight'), change: one }),
  z.object({
    kind: kind('color'),
    part: z.enum(coloredParts),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
  z
    .object({ kind: kind('shade'), part: z.enum(coloredParts), change: signed })
    .describe('A lighter (above 0) or darker colour of a part'),
  z.object({
    kind: kind('visibility'),
    part: z.enum(['logo', ...propertyFields]),
    visible: z.boolean(),
  }),
  z
    .object({
      kind: kind('corner'),
      vertical: z.enum(['top', 'bottom']).nullable(),
      horizontal: z.enum(['left', 'right']).nullable(),
    })
    .describe('Where the logo goes; null keeps its present side'),
  fontDirectiveSchema,
  z.object({ kind: kind('another_typeface') }),
  z.object({ kind: kind('uppercase'), on: z.boolean() }),
  z
    .object({ kind: kind('language'), language: z.enum(showcaseLanguages) })
    .describe('The language of the words on the image'),
  z
    .object({ kind: kind('scrim'), change: signed })
    .describe('More or less shade behind texts on the photo'),
  z.object({ kind: kind('mood'), mood: z.enum(moods), change: signed }),
  z
    .object({ kind: kind('reset'), part: z.enum(resettableParts) })
    .describe('Back to how it was made'),
]);
export type Directive = z.infer<typeof directiveSchema>;

export interface Understanding {
  readonly directives: readonly Directive[];
  /** Unused clauses and words, as written. */
  readonly notUnderstood: readonly string[];
}

/** What an engine for texts made of an edit's words. */
export const engineReadingSchema = z.object({
  history: z.array(historyStepSchema),
  directives: z.array(directiveSchema),
  /** As written: what only an engine that changes photos can do. */
  needsEngine: z.array(z.string()),
  notUnderstood: z.array(z.string()),
});
