import type { GreyMap, Raster } from '@groundwork/imaging';
import { seededNumbers } from '@groundwork/imaging/seeded-random';
import {
  blurPlane,
  emptyPlane,
  figureShadow,
  type Plane,
  type ShadowLight,
  type StandingFigure,
} from './draw-figure.js';
import type { PhotoLight, PhotoTexture } from './photo-light.js';

export interface PaintedFigure extends StandingFigure {
  readonly light: PhotoLight;
}

/** How much of the ground can take a shadow at a pixel: 0 to 1. */
export type GroundShare = (x: number, y: number) => number;

/** Of the reveal's 255: how long one person takes from the feet up. */
const RISE = 46;
/** Drawings are stronger in colour than photos. */
const CALM = 0.9;
/** How much darker the side away from the light is, and the legs near the ground. */
const SHADE = { aside: 0.085, low: 0.1 } as const;

/** Paints people, the furthest first, into a copy of the photo. */
export function paintPeople(
  photo: Raster,
  people: readonly PaintedFigure[],
  scene: {
    readonly shadow: Omit<ShadowLight, 'side'>;
    readonly texture: PhotoTexture;
    readonly ground: GroundShare;
    readonly seed: number;
  },
): { readonly picture: Raster; readonly reveal: GreyMap } {
  const picture: Raster = { ...photo, data: Uint8Array.from(photo.data) };
  const reveal = {
    width: photo.width,
    height: photo.height,
    data: new Uint8Array(photo.width * photo.height),
  };
  // Shadows lie on the ground, under everybody.
  const shadows = people.map((person) =>
    figureShadow(person, { ...scene.shadow, side: person.light.side }),
  );
  // The nearest appears first, so that nobody has a hole meanwhile.
  const starts = people.map(
    (_, index) => ((people.length - 1 - index) * (255 - RISE)) / Math.max(1, people.length - 1),
  );
  shadows.forEach((shadow, index) => {
    castShadow(picture, reveal, shadow, scene.ground, starts[index] ?? 0);
  });
  const random = seededNumbers(scene.seed);
  people.forEach((person, index) => {
    paintFigure(picture, reveal, person, scene.texture, starts[index] ?? 0, random);
  });
  return { picture, reveal };
}

function castShadow(
  picture: Raster,
  reveal: GreyMap,
  shadow: Plane,
  ground: GroundShare,
  start: number,
): void {
  const { width, height, channels, data } = picture;
  for (let row = Math.max(0, -shadow.top); row < shadow.height; row += 1) {
    const y = shadow.top + row;
    if (y >= height) break;
    for (let column = Math.max(0, -shadow.left); column < shadow.width; column += 1) {
      const x = shadow.left + column;
      if (x >= width) break;
      const dark = shadow.data[row * shadow.width + column] ?? 0;
      if (dark < 0.004) continue;
      const kept = 1 - dark * ground(x, y);
      const at = (y * width + x) * channels;
      // Shade is lit by the sky and the walls: it loses a little more red than blue.
      data[at] = Math.round((data[at] ?? 0) * kept);
      data[at + 1] = Math.round((data[at + 1] ?? 0) * (kept + (1 - kept) * 0.03));
      data[at + 2] = Math.round((data[at + 2] ?? 0) * (kept + (1 - kept) * 0.07));
      reveal.data[y * width + x] = Math.round(start);
    }
  }
}

function paintFigure(
  picture: Raster,
  reveal: GreyMap,
  person: PaintedFigure,
  texture: PhotoTexture,
  start: number,
  random: () => number,
): void {
  const { width, height, channels, data } = picture;
  const { figure } = person;
  const left = Math.round(person.x - figure.feet.x);
  const top = Math.round(person.y - figure.feet.y);
  const [red, green, blue, alpha] = litPlanes(person, texture.blur);
  for (let row = 0; row < red.height; row += 1) {
    const y = top + row + red.top;
    if (y < 0 || y >= height) continue;
    for (let column = 0; column < red.width; column += 1) {
      const x = left + column + red.left;
      if (x < 0 || x >= width) continue;
      const from = row * red.width + column;
      const cover = alpha.data[from] ?? 0;
      if (cover < 0.004) continue;
      const at = (y * width + x) * channels;
      // The sum of three even numbers is near enough to a normal one.
      const grain = (random() + random() + random() - 1.5) * 2 * texture.grain * cover;
      const over = (under: number, value: number) =>
        Math.max(0, Math.min(255, Math.round(under * (1 - cover) + value + grain)));
      data[at] = over(data[at] ?? 0, red.data[from] ?? 0);
      data[at + 1] = over(data[at + 1] ?? 0, green.data[from] ?? 0);
      data[at + 2] = over(data[at + 2] ?? 0, blue.data[from] ?? 0);
      const risen = 1 - Math.min(1, Math.max(0, (row + red.top) / figure.feet.y));
      reveal.data[y * width + x] = Math.round(start + RISE * risen);
    }
  }
}

/** The figure in the photo's light and as soft as it: colours with the coverage multiplied in, and the coverage. */
function litPlanes({ figure, light }: PaintedFigure, blur: number): [Plane, Plane, Plane, Plane] {
  const { width, height, data } = figure.raster;
  const room = Math.ceil(3 * blur) + 1;
  const plane = () => emptyPlane(-room, -room, width + 2 * room, height + 2 * room);
  const planes: [Plane, Plane, Plane, Plane] = [plane(), plane(), plane(), plane()];
  const [red, green, blue, alpha] = planes;
  for (let y = 0; y < height; y += 1) {
    const low = Math.max(0, (y / figure.feet.y - 0.55) / 0.45);
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const cover = (data[from + 3] ?? 0) / 255;
      if (cover === 0) continue;
      const to = (y + room) * red.width + x + room;
      const aside = Math.max(-1, Math.min(1, (x - figure.feet.x) / (0.14 * figure.feet.y)));
      const shade = 1 + SHADE.aside * light.side * aside - SHADE.low * low * low;
      const [r, g, b] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
      const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const lit = (value: number, gain: number) =>
        (grey + CALM * (value - grey)) * gain * shade * cover;
      red.data[to] = lit(r, light.gain[0]);
      green.data[to] = lit(g, light.gain[1]);
      blue.data[to] = lit(b, light.gain[2]);
      alpha.data[to] = cover;
    }
  }
  if (blur >= 0.7) for (const one of planes) blurPlane(one, blur);
  return planes;
}
