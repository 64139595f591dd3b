import type { GreyMap, Raster } from '@groundwork/imaging';
import { type Glance, glance } from '@groundwork/photo-reading/perception/glance';
import { framingSizes, type Pose, parseMember, portraitSvg } from '@groundwork/portraits';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import sharp, { type OverlayOptions } from 'sharp';
import type { PhotoReading } from '../property-ports.js';
import { illustrate } from './illustrate.js';
import type { FamilyRequest, PeopledPhoto, PlacedPerson } from './people-port.js';

/** Nobody is imagined in a plan or a bathroom, nor above the roof. */
const PEOPLELESS: readonly PhotoReading['kind'][] = ['floor_plan', 'aerial', 'bathroom', 'stairs'];
const MOST_PEOPLE = 4;
/** Metres: smaller children are carried, and are left out. */
const LEAST_HEIGHT = 0.9;
/**
 * The family stands near the camera, cut by the picture's lower edge, so that no floor has to be known: a metre as a share
 * of the shown height, and metres between two people, below the edge, and seen of each at least.
 */
const STANCE = { metre: 0.4, apart: 0.5, below: 0.5, seen: 0.6 } as const;
/** Of the shown width, what a group takes at most; and the width that a height goes with. */
const GROUP = { width: 0.75, ofHeight: 0.7 } as const;
/** How far towards the free side the group stands: beside what the photo is about. */
const ASIDE = 0.8;
/** Of a photo's height, the lowest rows, as far up as legs are seen; and the water in them up to which it is dry ground. */
const GROUND = { height: STANCE.seen * STANCE.metre, water: 0.25 } as const;
const CONTOUR = { red: 52, green: 46, blue: 50, width: 0.004 } as const;
/** When the room has changed and the people begin to appear, of 255. */
const ROOM_DONE = 170;

const looksOf = ({ member, seed, familySeed }: Sitter) =>
  parseMember(member, { seed, familySeed }).appearance;

interface Standing extends PlacedPerson {
  readonly sitter: Sitter;
  readonly looks: ReturnType<typeof looksOf>;
  readonly pixelsPerMetre: number;
}

/** How much of the ground between two columns, as shares of the width, is water. */
function waterAt(seen: Glance, from: number, to: number): number {
  const { width, height } = seen;
  const ground = seen.of('water').filter((_, at) => {
    const column = ((at % width) + 0.5) / width;
    return at >= width * Math.floor(height * (1 - GROUND.height)) && column >= from && column <= to;
  });
  return ground.reduce((sum, share) => sum + share, 0) / Math.max(1, ground.length);
}

/**
 * Where people stand: as many as the shown width holds, beside the photo's subject, or on alternate sides where that is
 * in the middle, and fewer or on the other side where they would stand in water. None where water is everywhere.
 */
function standing({ photo, reading, people, shownWidth, seed }: FamilyRequest): Standing[] {
  const tall = people
    .map((sitter, person) => ({ sitter, person, looks: looksOf(sitter) }))
    .filter(({ looks }) => looks.heightMetres >= LEAST_HEIGHT);
  const shown = shownWidth * photo.width;
  const pixelsPerMetre = STANCE.metre * Math.min(photo.height, shown / GROUP.ofHeight);
  const apart = STANCE.apart * pixelsPerMetre;
  const most = Math.min(
    ...[MOST_PEOPLE, tall.length, Math.max(1, Math.floor((GROUP.width * shown) / apart))],
  );
  const { x } = reading.focus;
  const isLeftFree = x === 0.5 ? seed % 2 === 0 : x > 0.5;
  const camera = Math.min(photo.width - shown / 2, Math.max(shown / 2, x * photo.width));
  const seen = glance(photo);
  const places = Array.from({ length: most }, (_, fewer) => most - fewer).flatMap((count) =>
    (isLeftFree ? [-1, 1] : [1, -1]).map((side) => ({
      count,
      middle: camera + side * ASIDE * Math.max(0, (shown - apart * count) / 2),
    })),
  );
  const place = places.find(({ count, middle }) => {
    const [from, to] = [middle - (apart * count) / 2, middle + (apart * count) / 2];
    return waterAt(seen, from / photo.width, to / photo.width) < GROUND.water;
  });
  if (place === undefined) return [];
  return tall.slice(0, place.count).map(({ sitter, person, looks }, at): Standing => {
    const below = Math.min(STANCE.below, looks.heightMetres - STANCE.seen) * pixelsPerMetre;
    return {
      ...{ person, sitter, looks, pixelsPerMetre },
      feet: {
        x: (place.middle + (at - (place.count - 1) / 2) * apart) / photo.width,
        y: (photo.height + below) / photo.height,
      },
      height: (looks.heightMetres * pixelsPerMetre) / photo.height,
    };
  });
}

/** A figure with an ink line around it, cut to the picture. */
async function figureOf(
  { sitter, looks, pixelsPerMetre, feet }: Standing,
  pose: Pose,
  { photo, style }: FamilyRequest,
): Promise<OverlayOptions[]> {
  const drawn = portraitSvg({
    ...{ appearance: looks, seed: sitter.seed, pose, expression: 'smile', framing: 'full' },
  });
  const scale = pixelsPerMetre / drawn.pixelsPerMetre;
  const size = {
    width: Math.max(1, Math.round(framingSizes.full.width * scale)),
    height: Math.max(1, Math.round(framingSizes.full.height * scale)),
  };
  const figure = await sharp(Buffer.from(drawn.svg))
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha()
    .png()
    .toBuffer();
  const left = Math.round(feet.x * photo.width - drawn.feet.x * scale);
  const top = Math.round(feet.y * photo.height - drawn.feet.y * scale);
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const width = Math.min(size.width, photo.width - left) - from.left;
  const height = Math.min(size.height, photo.height - top) - from.top;
  if (width <= 0 || height <= 0) return [];
  const cut = { ...from, width, height };
  const place = { left: left + from.left, top: top + from.top };
  const whole = await sharp(figure).extract(cut).png().toBuffer();
  if (style === 'photo') return [{ input: whole, ...place }];
  const { width: line, ...ink } = CONTOUR;
  const edge = await sharp(figure)
    .extractChannel('alpha')
    .blur(Math.max(0.6, line * photo.height * 0.5))
    .linear(3, 0)
    .extract(cut)
    .toBuffer();
  const contour = await sharp({
    create: { width, height, channels: 3, background: { r: ink.red, g: ink.green, b: ink.blue } },
  })
    .joinChannel(edge)
    .png()
    .toBuffer();
  return [
    { input: contour, ...place },
    { input: whole, ...place },
  ];
}

/** First the room changes, from the left to the right, then one person appears after another. */
function revealOf(people: Uint8Array, { width, height }: Raster): GreyMap {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    const isPerson = (people[at] ?? 0) > 0;
    data[at] = isPerson ? ROOM_DONE + (250 - ROOM_DONE) * x : ROOM_DONE * (0.7 * x + 0.3 * y);
  }
  return { width, height, data };
}

/** Draws a family into a photo; the photo itself where nobody is imagined. */
export async function drawFamily(request: FamilyRequest): Promise<PeopledPhoto> {
  const { photo, reading, people, style } = request;
  if (people.length === 0 || PEOPLELESS.includes(reading.kind))
    return { picture: photo, placed: [], reveal: null };
  const placed = standing(request);
  if (placed.length === 0) return { picture: photo, placed: [], reveal: null };
  const middle = placed.reduce((sum, { feet }) => sum + feet.x, 0) / placed.length;
  const poseOf = ({ feet }: Standing): Pose => {
    if (placed.length === 1 || feet.x === middle) return 'front';
    return feet.x < middle ? 'three_quarter_right' : 'three_quarter_left';
  };
  // The tallest stand behind.
  const ordered = placed.toSorted((one, other) => other.height - one.height);
  const figures = await Promise.all(ordered.map((one) => figureOf(one, poseOf(one), request)));
  const { width, height } = photo;
  const layer = await sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite(figures.flat())
    .png()
    .toBuffer();
  const ground = style === 'photo' ? photo : await illustrate(photo);
  const [data, alpha] = await Promise.all([
    sharp(ground.data, { raw: { width, height, channels: ground.channels } })
      .removeAlpha()
      .composite([{ input: layer }])
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer(),
    sharp(layer).extractChannel('alpha').raw({ depth: 'uchar' }).toBuffer(),
  ]);
  return {
    picture: { width, height, channels: 3, data },
    placed: placed.map(({ person, feet, height }) => ({ person, feet, height })),
    reveal: revealOf(alpha, photo),
  };
}
