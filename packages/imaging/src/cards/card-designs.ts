import type { IntroTemplateId, OutroTemplateId } from '@groundwork/contract';
import type { FontFamily, FontWeight } from '../text/fonts.js';

/** Look of a card: grounds, inks and faces. Colours are `#rrggbb`. */
export interface CardDesign {
  /** Ground at the top and at the bottom. */
  readonly ground: readonly [string, string];
  readonly ink: string;
  /** Second ink, for what is less important. */
  readonly faintInk: string;
  /** Rules and the frame, when the customer names no accent colour. */
  readonly accent: string;
  readonly title: { readonly family: FontFamily; readonly weight: FontWeight };
  /** A hairline frame inside the edge. */
  readonly framed: boolean;
}

const evening = {
  ground: ['#171c24', '#0c0f14'],
  ink: '#f7f4ee',
  faintInk: '#b9bdc4',
  accent: '#c9a66b',
  title: { family: 'display', weight: 600 },
  framed: true,
} as const satisfies CardDesign;

const paper = {
  ground: ['#faf8f4', '#f1ede6'],
  ink: '#1b1f24',
  faintInk: '#5d646d',
  accent: '#2f5d50',
  title: { family: 'sans', weight: 600 },
  framed: false,
} as const satisfies CardDesign;

/** One row a template. */
export const cardDesigns: Readonly<Record<IntroTemplateId | OutroTemplateId, CardDesign>> = {
  intro_editorial: evening,
  intro_minimal: paper,
  outro_contact: evening,
  outro_minimal: paper,
};
