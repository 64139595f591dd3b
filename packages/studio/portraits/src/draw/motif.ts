import type { Appearance } from '../appearance/appearance.js';
import type { Motif } from '../appearance/traits.js';
import { labOf } from './colour.js';
import type { Figure } from './figure.js';
import { number } from './outline.js';
import { middleOf } from './trunk.js';

/** Pictures 40 wide and 40 high around 0,0, in a few flat colours; `light` is for dark cloth. */
const pictures: Record<Motif, (ink: string) => string> = {
  dinosaur: (ink) =>
    `<path d="M-19 12C-14 4-10 0-4-1C-3-9 0-16 8-17C15-18 19-14 18-9C17-6 12-6 9-6C9-2 11 2 10 7L13 15H8L6 9C2 11-3 11-6 9L-7 15H-12L-11 8C-14 10-17 12-19 12Z" fill="#e8a33d"/><path d="M-13 5l1-5 3 3 1-6 3 4 1-7 4 4 1-6 3 4" fill="none" stroke="#c9672d" stroke-width="2.2" stroke-linejoin="round"/><circle cx="10" cy="-12" r="1.5" fill="${ink}"/>`,
  unicorn: (ink) =>
    `<path d="M-8 18C-10 8-8-2 0-8L2-12C6-12 10-8 13-2L17 6C18 9 15 12 11 11L5 8C3 11 3 15 4 18Z" fill="#d9cfe8"/><path d="M2-12L8-24L7-10Z" fill="#e9bf4f"/><path d="M-1-9C-9-8-14-2-14 6C-14 12-13 16-12 18L-7 18C-9 8-7-1 0-7Z" fill="#d8729c"/><path d="M-4-10C-12-8-17 0-16 9" fill="none" stroke="#8a6fc0" stroke-width="3.4" stroke-linecap="round"/><circle cx="7" cy="-1" r="1.7" fill="${ink}"/>`,
  cat: (ink) =>
    `<path d="M-14-2L-13-17L-5-10C-2-11 2-11 5-10L13-17L14-2C15 9 8 16 0 16C-8 16-15 9-14-2Z" fill="#e9a25c"/><circle cx="-6" cy="-1" r="2" fill="${ink}"/><circle cx="6" cy="-1" r="2" fill="${ink}"/><path d="M-2 4h4L0 6ZM0 6q-3 4-6 1M0 6q3 4 6 1M-18 2h8M-18 7l8-2M18 2h-8M18 7l-8-2" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round"/>`,
  dog: (ink) =>
    `<path d="M-12-8C-8-14 8-14 12-8C15 0 14 10 8 14C4 17-4 17-8 14C-14 10-15 0-12-8Z" fill="#c99562"/><path d="M-12-10C-19-10-20 2-16 8C-13 6-12-2-9-8ZM12-10C19-10 20 2 16 8C13 6 12-2 9-8Z" fill="#7b4f30"/><circle cx="-5" cy="-2" r="2" fill="${ink}"/><circle cx="5" cy="-2" r="2" fill="${ink}"/><ellipse cx="0" cy="5" rx="3.6" ry="2.6" fill="${ink}"/><path d="M0 7v3q-3 3-6 1M0 10q3 3 6 1" fill="none" stroke="${ink}" stroke-width="1.3"/>`,
  bear: (ink) =>
    `<circle cx="-11" cy="-11" r="6" fill="#a06c42"/><circle cx="11" cy="-11" r="6" fill="#a06c42"/><circle cx="0" cy="1" r="16" fill="#a06c42"/><ellipse cx="0" cy="7" rx="7.5" ry="6" fill="#e2c19a"/><circle cx="-6" cy="-2" r="2" fill="${ink}"/><circle cx="6" cy="-2" r="2" fill="${ink}"/><ellipse cx="0" cy="4.6" rx="2.6" ry="2" fill="${ink}"/>`,
  heart: () =>
    `<path d="M0 16C-22 2-18-16-8-16C-3-16 0-12 0-9C0-12 3-16 8-16C18-16 22 2 0 16Z" fill="#d8475a"/>`,
  star: () => `<path d="M0-18L5-6L18-5L8 4L11 17L0 10L-11 17L-8 4L-18-5L-5-6Z" fill="#eec244"/>`,
  rainbow: () =>
    `<g fill="none" stroke-width="4"><path d="M-18 10A18 18 0 0 1 18 10" stroke="#d8475a"/><path d="M-14 10A14 14 0 0 1 14 10" stroke="#eec244"/><path d="M-10 10A10 10 0 0 1 10 10" stroke="#4f9d69"/><path d="M-6 10A6 6 0 0 1 6 10" stroke="#4d86c6"/></g>`,
  rocket: () =>
    `<g transform="rotate(30)"><path d="M0-20C8-12 8 2 6 10H-6C-8 2-8-12 0-20Z" fill="#b9c6d3"/><path d="M-6 2L-13 12L-6 10ZM6 2L13 12L6 10Z" fill="#d8475a"/><circle cx="0" cy="-5" r="3.6" fill="#4d86c6"/><path d="M-4 11L0 20L4 11Z" fill="#eea33d"/></g>`,
  car: (ink) =>
    `<path d="M-19 8V1C-19-2-15-3-12-3L-7-11H7L13-3C17-3 19-1 19 3V8Z" fill="#d8475a"/><path d="M-5-8H0V-3H-8ZM2-8H6L10-3H2Z" fill="#dceaf2"/><circle cx="-10" cy="8" r="4.6" fill="${ink}"/><circle cx="10" cy="8" r="4.6" fill="${ink}"/>`,
  butterfly: (ink) =>
    `<path d="M0 0C-6-16-20-14-18-4C-17 2-8 3 0 0C-8 4-14 10-10 14C-6 17-1 8 0 0C6-16 20-14 18-4C17 2 8 3 0 0C8 4 14 10 10 14C6 17 1 8 0 0Z" fill="#8a6fc0"/><path d="M0-8V10M0-8q-4-5-6-6M0-8q4-5 6-6" stroke="${ink}" stroke-width="1.6" fill="none" stroke-linecap="round"/>`,
  sun: () =>
    `<circle r="9" fill="#eec244"/><path d="M0-18V-13M0 18V13M-18 0H-13M18 0H13M-13-13L-9-9M13 13L9 9M-13 13L-9 9M13-13L9-9" stroke="#eec244" stroke-width="3" stroke-linecap="round"/>`,
  flower: () =>
    `<g fill="#d8729c"><circle cx="0" cy="-9" r="6.5"/><circle cx="8.6" cy="-2.8" r="6.5"/><circle cx="5.3" cy="7.3" r="6.5"/><circle cx="-5.3" cy="7.3" r="6.5"/><circle cx="-8.6" cy="-2.8" r="6.5"/></g><circle r="5.4" fill="#eec244"/>`,
};

/** The picture on the chest of a top or a dress. */
export function drawMotif(figure: Figure, { outfit }: Appearance): string {
  if (outfit.motif === null) return '';
  const cloth = outfit.onePiece?.colour ?? outfit.top?.colour ?? '#f3eee4';
  const { y, scale } = placeOf(figure);
  const ground = isPale(cloth)
    ? ''
    : `<ellipse cx="0" cy="0" rx="25" ry="24" fill="#fbf6ec" fill-opacity="0.92"/>`;
  return `<g data-part="motif-${outfit.motif}" transform="translate(${number(middleOf(figure) * 0.9)} ${number(y)}) scale(${number(scale)})">${ground}${pictures[outfit.motif]('#2a2320')}</g>`;
}

/** White, cream and pastel: every picture stands out from it. */
function isPale(hex: string): boolean {
  const { l, a, b } = labOf(hex);
  return l > 0.8 && Math.hypot(a, b) < 0.06;
}

/** On the chest, where a portrait still shows it. */
function placeOf({ armpit, waist }: Figure): { readonly y: number; readonly scale: number } {
  return { y: armpit.y + (waist.y - armpit.y) * 0.36, scale: (armpit.w * 1.1) / 40 };
}

/** y of the motif's lower edge. */
export function motifBottom(figure: Figure): number {
  const { y, scale } = placeOf(figure);
  return y + scale * 24;
}
