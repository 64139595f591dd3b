import { mixed } from '../draw/colour.js';

/** The ten steps of the Monk Skin Tone Scale in its lightness, but warmer, as skin looks next to drawn cloth. */
const palette = [
  '#fdebe0',
  '#fbe2d2',
  '#f9dac4',
  '#f2cba9',
  '#dfb084',
  '#ab774d',
  '#875839',
  '#643f2d',
  '#452c21',
  '#34221b',
] as const;

/** The skin tone at a place on the Monk scale, 1 (fairest) to 10 (deepest); places between are mixed. */
export function skinAt(place: number): string {
  const at = Math.min(10, Math.max(1, place)) - 1;
  const index = Math.min(palette.length - 2, Math.floor(at));
  return mixed(palette[index] ?? '#dfb084', palette[index + 1] ?? '#dfb084', at - index);
}
