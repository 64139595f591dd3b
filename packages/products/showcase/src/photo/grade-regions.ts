import type { Raster } from '@groundwork/imaging';
import { regionMasks } from '@groundwork/photo-reading/terrain/region-masks';
import { regions as kinds, type Region } from '@groundwork/showcase-edits';
import type { Grade } from './grade.js';

type Masks = Readonly<Record<Region, Float32Array | null>>;
type Gains = readonly [red: number, green: number, blue: number];

export function hasRegions({ regions, daytime }: Grade): boolean {
  return daytime !== 'day' || Object.values(regions).some((change) => change !== 0);
}

/** Finds sky, grass and water in a photo as the file shows it, before it is graded. */
export function masksFor(photo: Raster, { regions, daytime }: Grade): Masks {
  const asked = kinds.filter(
    (kind) => regions[kind] !== 0 || (kind === 'sky' && daytime !== 'day'),
  );
  const { sky = null, grass = null, water = null } = regionMasks(photo, asked);
  return { sky, grass, water };
}

/** The effect of a whole step on the channels. Light is only taken away or shifted, so nothing clips. */
const STEPS: Readonly<Record<keyof Masks, Gains>> = {
  sky: [-0.42, -0.17, 0.02],
  grass: [-0.3, 0.05, -0.34],
  water: [-0.42, -0.06, 0.05],
};

/** What less of its colour turns a region to: its own grey, or for the sky a bright and faintly warm haze. */
const FADED: Readonly<Record<keyof Masks, { readonly lift: number; readonly tint: Gains }>> = {
  sky: { lift: 0.45, tint: [1.05, 1, 0.92] },
  grass: { lift: 0, tint: [1, 1, 1] },
  water: { lift: 0, tint: [1, 1, 1] },
};

/** Grades sky, grass and water by their masks, then the whole photo for the time of the day. */
export function gradeRegions(photo: Raster, masks: Masks, grade: Grade): void {
  for (const region of kinds) {
    const mask = masks[region];
    const change = grade.regions[region];
    if (mask === null || change === 0) continue;
    const isBlank = region === 'sky' && change > 0 && burntShare(photo, mask) > BLANK;
    // An even white takes colour from the top down, as a clear sky pales towards the horizon.
    const paling = isBlank ? skyEnd(photo, mask) : null;
    gradeRegion(photo, mask, region, change, paling);
  }
  if (grade.daytime === 'dusk') light(photo, masks.sky, duskAt);
  if (grade.daytime === 'night') light(photo, masks.sky, nightAt);
}

/** Share of a sky that is burnt out from which it has no clouds to keep. */
const BLANK = 0.55;
/** The least channel of a burnt-out pixel, 0..255. */
const BURNT_OUT = 238;
/** How much of a step is left of it at the horizon. */
const AT_HORIZON = 0.25;

function burntShare({ data, channels }: Raster, sky: Float32Array): number {
  let [burnt, all] = [0, 0];
  for (let pixel = 0; pixel < sky.length; pixel += 1) {
    const share = sky[pixel] ?? 0;
    const at = pixel * channels;
    all += share;
    if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) >= BURNT_OUT) burnt += share;
  }
  return burnt / Math.max(1, all);
}

/** Clouds and foam keep their white: the nearer to it, the less a pixel takes. */
function whiteness(red: number, green: number, blue: number): number {
  const least = Math.min(red, green, blue);
  return Math.min(1, Math.max(0, (least - 190) / 60));
}

/** @param paling the row at which a blank sky ends; null where white is kept */
function gradeRegion(
  { width, data, channels }: Raster,
  mask: Float32Array,
  region: Region,
  change: number,
  paling: number | null,
): void {
  const [red, green, blue] = STEPS[region];
  const { lift, tint } = FADED[region];
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const share = mask[pixel] ?? 0;
    if (share < 0.01) continue;
    const at = pixel * channels;
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const left =
      paling === null
        ? 1 - 0.65 * whiteness(r, g, b)
        : between(1, AT_HORIZON, Math.min(1, pixel / width / Math.max(1, paling)));
    const by = change * share * left;
    if (by < 0) {
      const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const faded = grey + (255 - grey) * lift;
      data[at] = toByte(r + (faded * tint[0] - r) * -by);
      data[at + 1] = toByte(g + (faded * tint[1] - g) * -by);
      data[at + 2] = toByte(b + (faded * tint[2] - b) * -by);
      continue;
    }
    data[at] = toByte(r * (1 + red * by));
    data[at + 1] = toByte(g * (1 + green * by));
    data[at + 2] = toByte(b * (1 + blue * by));
  }
}

interface Light {
  /** How much of its colour a pixel keeps. */
  readonly saturation: number;
  readonly gamma: number;
  readonly gains: Gains;
}

/** The light at a place of the photo. @param down 0 at the top of the sky, 1 where it ends */
type LightAt = (sky: number, down: number, fromMiddle: number) => Light;

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** Just after sunset: a sky from violet to orange, and warm, low light on everything else. */
const duskAt: LightAt = (sky, down, fromMiddle) => {
  const edge = 1 - 0.16 * fromMiddle;
  const share = down ** 1.4;
  return {
    saturation: between(0.88, 0.55, sky),
    gamma: between(1.22, 1.12, sky),
    gains: [
      edge * between(0.96, between(0.55, 1.08, share), sky),
      edge * between(0.78, between(0.5, 0.72, share), sky),
      edge * between(0.6, between(0.78, 0.5, share), sky),
    ],
  };
};

/** Moonlight and no lamp that was not there: little light, little colour, blue, darker towards the top and the edges. */
const nightAt: LightAt = (sky, down, fromMiddle) => {
  const edge = 1 - 0.25 * fromMiddle;
  const dark = edge * between(0.84, between(0.3, 0.5, down), sky);
  return {
    saturation: between(0.42, 0.5, sky),
    gamma: between(1.3, 1.15, sky),
    gains: [dark * 0.54, dark * 0.7, dark * 1.02],
  };
};

function light(photo: Raster, sky: Float32Array | null, lightAt: LightAt): void {
  const { width, height, channels, data } = photo;
  const end = skyEnd(photo, sky);
  for (let y = 0; y < height; y += 1) {
    const down = Math.min(1, y / Math.max(1, end));
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const far = Math.hypot(x / width - 0.5, y / height - 0.5) / Math.SQRT1_2;
      const { saturation, gamma, gains } = lightAt(sky?.[pixel] ?? 0, down, far * far);
      const at = pixel * channels;
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const curve = ((grey + 1) / 256) ** (gamma - 1);
      data[at] = toByte((grey + (r - grey) * saturation) * curve * gains[0]);
      data[at + 1] = toByte((grey + (g - grey) * saturation) * curve * gains[1]);
      data[at + 2] = toByte((grey + (b - grey) * saturation) * curve * gains[2]);
    }
  }
}

/** The lowest row that is sky in part. */
function skyEnd({ width, height }: Raster, sky: Float32Array | null): number {
  if (sky === null) return height;
  for (let y = height - 1; y > 0; y -= 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 1) sum += sky[y * width + x] ?? 0;
    if (sum > 0.04 * width) return y;
  }
  return height;
}

function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5;
}
