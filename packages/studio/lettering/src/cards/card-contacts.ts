import type { IntroCard, OutroCard } from '@groundwork/contract/films/elements-config';
import { type CardPiece, drawnPiece } from './card-designs.js';
import { type Lettering, letter } from './card-lettering.js';

export type ContactKind = 'phone' | 'email' | 'website';

export interface Contacts {
  readonly agent: string | null;
  readonly ways: readonly { readonly kind: ContactKind; readonly text: string }[];
}

export function contactsOf(card: IntroCard | OutroCard): Contacts {
  const given: Partial<Omit<OutroCard, 'template_id'>> = card;
  const kinds: readonly ContactKind[] = ['phone', 'email', 'website'];
  return {
    agent: given.agent_name ?? null,
    ways: kinds.flatMap((kind) => {
      const text = given[kind];
      return text === undefined ? [] : [{ kind, text: shown(kind, text) }];
    }),
  };
}

/** An address as people write it, without what only machines need. */
function shown(kind: ContactKind, text: string): string {
  const bare = kind === 'website' ? text.replace(/^https?:\/\//iu, '').replace(/\/$/u, '') : text;
  return bare === '' ? text : bare;
}

/** A long address on two lines, broken where its parts meet; as it is when it has no such place. */
function onTwoLines(text: string): string {
  const places = [...text.matchAll(/[@/]/gu), ...text.matchAll(/[.-]/gu)];
  const [strong, weak] = [places.filter(([mark]) => /[@/]/u.test(mark)), places];
  const middle = text.length / 2;
  const nearest = (strong.length > 0 ? strong : weak)
    .map(({ index }) => index)
    .filter((index) => index > 3 && index < text.length - 3)
    .sort((one, two) => Math.abs(one - middle) - Math.abs(two - middle))[0];
  return nearest === undefined ? text : `${text.slice(0, nearest)}\n${text.slice(nearest)}`;
}

/** Drawn on a field of 24 units. */
const icons: Readonly<Record<ContactKind, string>> = {
  phone:
    '<path d="M6.7 3.6h2.4l1.5 4.2-2 1.5c1 2.5 3.6 5.1 6.1 6.1l1.5-2 4.2 1.5v2.4c0 1.7-1.4 3.1-3.1 3.1C10 19.9 4.1 14 3.6 6.7c0-1.7 1.4-3.1 3.1-3.1z"/>',
  email: '<rect x="3" y="5.2" width="18" height="13.6" rx="2.2"/><path d="M3.6 7l8.4 6.6L20.4 7"/>',
  website:
    '<circle cx="12" cy="12" r="9"/><ellipse cx="12" cy="12" rx="4.1" ry="9"/><path d="M3 12h18"/>',
};

/** Of the usual size; a longer address takes a second line. */
const SMALLEST_ON_ONE_LINE = 0.76;

export interface ContactRowStyle {
  readonly ink: string;
  readonly accent: string;
  readonly size: number;
  readonly maxWidth: number;
  readonly rightToLeft: boolean;
  readonly withIcon: boolean;
}

/** One way to get in touch, as a row whose height is the same for any letters. */
export async function contactRow(
  { kind, text }: Contacts['ways'][number],
  { ink, accent, size, maxWidth, rightToLeft, withIcon }: ContactRowStyle,
): Promise<CardPiece> {
  const side = Math.round(size * 1.02);
  const indent = withIcon ? side + Math.round(size * 0.62) : 0;
  const line = {
    text,
    font: { family: 'sans', weight: 400 },
    colour: ink,
    size,
    smallest: size * SMALLEST_ON_ONE_LINE,
    lines: 1,
    mostLines: 1,
    leading: 1.24,
    align: rightToLeft ? 'right' : 'left',
    maxWidth: maxWidth - indent,
  } as const satisfies Lettering;
  const onOne = await letter(line);
  const words = onOne.truncated
    ? await letter({ ...line, text: onTwoLines(text), smallest: size * 0.6, mostLines: 2 })
    : onOne;
  const height = Math.round(size * 1.1) + (words.lines - 1) * Math.round(words.size * 1.24);
  const baseline = Math.round(size * 0.86);
  const icon = drawnPiece(
    side,
    side,
    `<g transform="scale(${(side / 24).toFixed(4)})" fill="none" stroke="${accent}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${icons[kind]}</g>`,
  );
  const width = words.width + indent;
  return {
    width,
    height,
    at: (left, top) => [
      ...(withIcon ? icon.at(rightToLeft ? left + width - side : left, top + size * 0.04) : []),
      ...words.at(rightToLeft ? left : left + indent, top + baseline - words.baseline),
    ],
  };
}
