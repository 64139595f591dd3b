import type { IntroCard, OutroCard } from '@groundwork/contract/films/elements-config';
import { isRightToLeft } from '../text/text-request.js';
import { type Contacts, contactRow, contactsOf } from './card-contacts.js';
import { type Alignment, type CardDesign, type ColumnItem, drawnPiece } from './card-designs.js';
import { letter } from './card-lettering.js';

/** Colours of a card's lettering on its ground. */
export interface CardInks {
  readonly ink: string;
  readonly faintInk: string;
  readonly accent: string;
}

/** How a card's text is set; sizes in pixels. */
export interface TextSetting {
  readonly card: IntroCard | OutroCard;
  readonly design: CardDesign;
  readonly inks: CardInks;
  /** The frame's shorter side: the measure of all sizes. */
  readonly unit: number;
  readonly width: number;
  readonly align: Alignment;
  /** Against the usual size; smaller when a card has much to say. */
  readonly scale: number;
}

/** Title, a short rule, and the second line where there is one. */
export async function headingItems(
  { card, design, inks, unit, width, align, scale }: TextSetting,
  rule: 'above' | 'below',
): Promise<ColumnItem[]> {
  const sans = design.title.family === 'sans';
  const size = unit * (sans ? 0.09 : 0.106) * scale;
  const title = await letter({
    text: card.title,
    font: design.title,
    colour: inks.ink,
    size,
    smallest: size * 0.5,
    lines: 2,
    mostLines: 4,
    leading: design.titleLeading,
    align,
    maxWidth: width,
    ...(sans && !isRightToLeft(card.title) ? { letterSpacing: -0.012 } : {}),
  });
  const bar = drawnPiece(
    unit * 0.072,
    Math.max(3, unit * 0.0048),
    `<rect width="100%" height="100%" fill="${inks.accent}"/>`,
  );
  const items: ColumnItem[] =
    rule === 'above'
      ? [
          { piece: bar, gap: 0 },
          { piece: title, gap: unit * 0.042 },
        ]
      : [
          { piece: title, gap: 0 },
          { piece: bar, gap: unit * 0.044 },
        ];
  if (card.subtitle === undefined) return items;
  const second = unit * 0.045 * Math.max(0.86, scale);
  const subtitle = await letter({
    text: card.subtitle,
    font: { family: 'sans', weight: 400 },
    colour: inks.faintInk,
    size: second,
    smallest: second * 0.6,
    lines: 4,
    mostLines: 8,
    leading: 1.42,
    align,
    maxWidth: Math.min(width, unit * 0.95),
  });
  return [...items, { piece: subtitle, gap: unit * (rule === 'above' ? 0.052 : 0.042) }];
}

/** Name and ways to get in touch, one under the other; empty where none is given. */
export async function contactItems(
  { card, inks, unit, width, scale }: TextSetting,
  withIcon: boolean,
): Promise<ColumnItem[]> {
  const contacts: Contacts = contactsOf(card);
  const rightToLeft = isRightToLeft(card.title);
  const size = unit * 0.033 * Math.max(0.84, scale);
  const items: ColumnItem[] = [];
  if (contacts.agent !== null) {
    const name = size * (withIcon ? 1.36 : 1.12);
    const piece = await letter({
      text: contacts.agent,
      font: { family: 'sans', weight: 600 },
      colour: inks.ink,
      size: name,
      smallest: name * 0.66,
      lines: 1,
      mostLines: 2,
      leading: 1.25,
      align: rightToLeft ? 'right' : 'left',
      maxWidth: width,
    });
    items.push({ piece, gap: unit * 0.07 });
  }
  for (const [index, way] of contacts.ways.entries()) {
    const piece = await contactRow(way, {
      ink: withIcon ? inks.ink : inks.faintInk,
      accent: inks.accent,
      size,
      maxWidth: width,
      rightToLeft,
      withIcon,
    });
    const first = index === 0 ? (contacts.agent === null ? 0.07 : 0.042) : 0.024;
    items.push({ piece, gap: unit * first });
  }
  return items;
}
