import { mixed } from '../draw/colour.js';

/** Skin from the fairest to the deepest, as a gouache painter would mix it. */
const scale = [
  '#f7dccb',
  '#f1cbb0',
  '#e6b692',
  '#d39e76',
  '#b97f58',
  '#986243',
  '#764a32',
  '#573526',
];

/** The skin tone at a place from 0 (fairest) to 1 (deepest). */
export function skinAt(place: number): string {
  const at = Math.min(1, Math.max(0, place)) * (scale.length - 1);
  const index = Math.min(scale.length - 2, Math.floor(at));
  return mixed(scale[index] ?? '#d39e76', scale[index + 1] ?? '#d39e76', at - index);
}
