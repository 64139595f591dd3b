import { bytesOf, lightOf } from '@groundwork/imaging/colour';
/** Materials of surfaces; the shader draws each with its own texture. */
export const Material = {
  plaster: 0,
  timber: 1,
  /** Vertical boards. */
  boards: 2,
  brick: 3,
  stone: 4,
  concrete: 5,
  clayTiles: 6,
  slate: 7,
  standingSeam: 8,
  gravel: 9,
  greenRoof: 10,
  glass: 11,
  /** Painted or anodised metal and lacquered wood: smooth, slightly glossy. */
  paint: 12,
  door: 13,
  deck: 14,
  paving: 15,
  asphalt: 16,
  water: 17,
  bark: 18,
  /** Planting bed: earth and bark chips, soft edge. */
  soil: 19,
  /** A hedge's or shrub's inside. */
  foliage: 20,
  /** A transparent pane, drawn over its background. */
  clearGlass: 21,
  /** Tiles under water. */
  poolTiles: 22,
  /** Mown grass: the photo's own ground in another hue, with a ragged edge. */
  lawn: 23,
} as const;
export type Material = (typeof Material)[keyof typeof Material];

/** Linear light, 0..1, red, green, blue: the share of light a surface gives back. */
export type Albedo = readonly [number, number, number];

/** What a surface is of, and its colour. */
export interface Finish {
  readonly material: Material;
  readonly colour: Albedo;
}

/** A pane before a room: its texture draws what is behind. */
export const GLASS: Finish = { material: Material.glass, colour: [0.03, 0.035, 0.035] };

export function painted(colour: Albedo): Finish {
  return { material: Material.paint, colour };
}

/** Linear light from an 8-bit sRGB colour written as #rrggbb. */
export function albedo(hex: string): Albedo {
  const [red, green, blue] = bytesOf(hex);
  return [lightOf(red / 255), lightOf(green / 255), lightOf(blue / 255)];
}

export function darker(colour: Albedo, share: number): Albedo {
  return [colour[0] * share, colour[1] * share, colour[2] * share];
}
