import type { Raster } from '@groundwork/imaging';

const DIRECTIONS = 48;
/** Share of the radius at which a disc or a ring has ink, and from which it has none. */
const RIM = 0.95;
const OUTSIDE = 1.04;
/** How far from square a round logo may be trimmed. */
const SQUARE = 0.06;
const AGREE = 0.94;

/**
 * Whether a logo is a disc, a seal or a ring: ink all along the circle that its box holds, and none in the corners.
 *
 * @param isInk of the pixel whose channels begin at an index
 */
export function isRound({ width, height }: Raster, isInk: (at: number) => boolean): boolean {
  if (Math.abs(width / height - 1) > SQUARE) return false;
  const share = (radius: number, expected: boolean) => {
    let agreeing = 0;
    for (let direction = 0; direction < DIRECTIONS; direction += 1) {
      const angle = (direction / DIRECTIONS) * 2 * Math.PI;
      const x = Math.floor((width / 2) * (1 + radius * Math.cos(angle)));
      const y = Math.floor((height / 2) * (1 + radius * Math.sin(angle)));
      const isInside = x >= 0 && y >= 0 && x < width && y < height;
      const ink = isInside && isInk((y * width + x) * 4);
      if (ink === expected) agreeing += 1;
    }
    return agreeing / DIRECTIONS;
  };
  return share(RIM, true) >= AGREE && share(OUTSIDE, false) >= AGREE;
}

/** Makes everything outside the circle transparent, with a soft rim. */
export function cutRound({ width, height, data, channels }: Raster): Raster {
  const cut = new Uint8Array(data);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [(x + 0.5) / (width / 2) - 1, (y + 0.5) / (height / 2) - 1];
      // Pixels from the rim inwards; half a pixel is trimmed, where the ground's colour is mixed in.
      const inwards = ((1 - Math.hypot(dx, dy)) * Math.min(width, height)) / 2 - 0.5;
      const at = (y * width + x) * 4 + 3;
      cut[at] = Math.round((cut[at] ?? 0) * Math.min(1, Math.max(0, inwards)));
    }
  }
  return { width, height, channels, data: cut };
}
