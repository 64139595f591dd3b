import type {
  IntroTemplateId,
  OutroTemplateId,
} from '@groundwork/contract/catalogues/intro-outro-templates';
import type { FontFamily, FontWeight } from '../text/fonts.js';

/** Look of a card. Colours are `#rrggbb`. */
export interface CardDesign {
  readonly ground: string;
  readonly ink: string;
  /** Second ink, for less important text. */
  readonly faintInk: string;
  /** When the customer names no accent colour. */
  readonly accent: string;
  readonly title: { readonly family: FontFamily; readonly weight: FontWeight };
  /** Baseline to baseline of the title, in em. */
  readonly titleLeading: number;
  /** The photo's role in the card: its darkened ground, or a picture next to the lettering. */
  readonly photo: 'ground' | 'beside';
  /** Position of the lettering without a photo next to it. */
  readonly gathered: 'low' | 'middle';
}

const evening = {
  ground: '#12161c',
  ink: '#f8f5ef',
  faintInk: '#c3c6cb',
  accent: '#d0ab68',
  title: { family: 'display', weight: 600 },
  titleLeading: 1.14,
  photo: 'ground',
} as const satisfies Partial<CardDesign>;

const paper = {
  ground: '#f7f4ee',
  ink: '#191d21',
  faintInk: '#575e66',
  accent: '#2f6350',
  title: { family: 'sans', weight: 600 },
  titleLeading: 1.18,
  photo: 'beside',
} as const satisfies Partial<CardDesign>;

export const cardDesigns: Readonly<Record<IntroTemplateId | OutroTemplateId, CardDesign>> = {
  intro_editorial: { ...evening, gathered: 'low' },
  intro_minimal: { ...paper, gathered: 'middle' },
  outro_contact: { ...evening, gathered: 'middle' },
  outro_minimal: { ...paper, gathered: 'middle' },
};
