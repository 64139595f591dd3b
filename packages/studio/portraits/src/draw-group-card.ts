import { renderText } from '@groundwork/lettering';
import sharp, { type OverlayOptions } from 'sharp';
import { z } from 'zod';
import { type Appearance, appearanceSchema } from './appearance/appearance.js';
import type { Figure } from './draw/body.js';
import { figureOf } from './draw/figure.js';
import { number } from './draw/outline.js';
import { drawPerson, type PersonDrawing } from './draw/person.js';
import { Sheet } from './draw/sheet.js';
import { groupLayout } from './group-layout.js';
import { chances, oneOf, type Seed } from './seed.js';

/** Pixels. */
export const groupCardSize = { width: 1600, height: 1200 } as const;

/** Years; younger children sit. */
const FLOOR_AGE = 1.2;

/** Height of the strip that carries the family's name, in pixels. */
const NAME_STRIP = 140;

export const groupCardRequestSchema = z.object({
  /** In any order; each with the seed of its portrait, so that the faces match. */
  members: z
    .array(
      z.object({
        appearance: appearanceSchema,
        seed: z.union([z.string().max(200), z.number().int()]),
      }),
    )
    .min(1)
    .max(6),
  /** Written below the group. */
  name: z.string().max(80).nullable().default(null),
});
export type GroupCardRequest = z.input<typeof groupCardRequestSchema>;

export interface GroupCard {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** Where each member's face is, in pixels, in the order of the request. */
  readonly faces: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
}

/** Draws a family together on a calm background, everybody visible. Throws a ZodError for a request out of shape. */
export async function drawGroupCard(request: GroupCardRequest): Promise<GroupCard> {
  const { members, name } = groupCardRequestSchema.parse(request);
  const { width } = groupCardSize;
  const named = name !== null && name.trim() !== '';
  const height = groupCardSize.height - (named ? NAME_STRIP : 0);
  const layout = groupLayout(members, width / height);
  const scale = width / layout.width;
  const sheet = new Sheet();
  const faces: { x: number; y: number; radius: number }[] = [];
  const memberAt = (index: number) => {
    const member = members[index];
    if (member === undefined) throw new RangeError('A place without a member.');
    return member;
  };
  const noteFace = (index: number, { figure: { head } }: PersonDrawing, x: number, y: number) => {
    faces[index] = {
      x: Math.round((x + head.x + layout.width / 2) * scale),
      y: Math.round((y + head.y - layout.top) * scale),
      radius: Math.round((head.height / 2) * scale),
    };
  };
  const over: string[] = [];
  const behind: string[] = [];
  const people = layout.places.map((place) => {
    const { appearance, seed } = memberAt(place.member);
    const looks = { pose: 'front', mouth: null, eyes: 'open' } as const;
    const carried =
      place.carries === null
        ? undefined
        : inArms(
            sheet,
            memberAt(place.carries.member),
            figureOf(appearance, seed, 'front', place.reaches),
            place.carries.side,
          );
    const person = drawPerson(sheet, {
      ...looks,
      appearance,
      seed,
      expression: appearance.mood,
      reaches: place.reaches,
      over: place.over,
      apart: true,
      yaw: place.yaw,
      ...(carried === undefined ? {} : { carried }),
    });
    noteFace(place.member, person, place.x, place.before);
    if (place.carries !== null && carried !== undefined) {
      noteFace(place.carries.member, carried.person, place.x + carried.x, place.before + carried.y);
    }
    const moved = `<g transform="translate(${number(place.x)} ${number(place.before)})">`;
    if (person.over !== '') over.push(`${moved}${person.over}</g>`);
    if (person.behind !== '') behind.push(`${moved}${person.behind}</g>`);
    const room =
      person.figure.seat === null ? person.figure.hip.w * 1.5 : person.figure.hip.w * 2.2;
    return `${moved}<ellipse cx="0" cy="0.4" rx="${number(room)}" ry="2.6" fill="#3a2a20" fill-opacity="0.16"/>${person.content}</g>`;
  });
  const view: [number, number, number, number] = [
    -layout.width / 2,
    layout.top,
    layout.width,
    layout.width * (height / width),
  ];
  const svg = sheet.svg(
    view,
    { width, height },
    backdrop(view, memberAt(0).seed) + behind.join('') + people.join('') + over.join(''),
  );
  const picture = sharp(Buffer.from(svg));
  const png = named
    ? await onStrip(await picture.png({ compressionLevel: 1 }).toBuffer(), name.trim())
    : await picture.flatten().png({ compressionLevel: 6 }).toBuffer();
  return { png, ...groupCardSize, faces };
}

/**
 * Writes a family's name on a strip over the foot of its picture, a PNG of 1600x1200 px; without a name the picture
 * stays as it is.
 */
export async function nameGroupPicture(picture: Buffer, name: string | null): Promise<Buffer> {
  if (name === null || name.trim() === '') return picture;
  const { width, height } = groupCardSize;
  const shown = { left: 0, top: 0, width, height: height - NAME_STRIP };
  const cut = await sharp(picture).extract(shown).png({ compressionLevel: 1 }).toBuffer();
  return onStrip(cut, name.trim());
}

async function onStrip(picture: Buffer, name: string): Promise<Buffer> {
  const below = groupCardSize.height - NAME_STRIP;
  return sharp({ create: { ...groupCardSize, channels: 3, background: '#fbf7f1' } })
    .composite([{ input: picture, left: 0, top: 0 }, await lettering(name, below)])
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** A baby on the arm, its bottom in the crook of the elbow; in the carrier's units. */
function inArms(
  sheet: Sheet,
  { appearance, seed }: { readonly appearance: Appearance; readonly seed: Seed },
  carrier: Figure,
  side: -1 | 1,
) {
  const person = drawPerson(sheet, {
    // Whoever can walk already sits on an arm all the same.
    appearance: { ...appearance, ageYears: Math.min(appearance.ageYears, FLOOR_AGE) },
    seed,
    pose: 'front',
    expression: appearance.mood,
    mouth: null,
    eyes: 'open',
    reaches: {},
    yaw: -6 * side,
  });
  const x = side * carrier.height * 0.062;
  // A tall toddler sits lower, so that the face of whoever carries it stays free.
  const { head } = person.figure;
  const chin = carrier.head.y + carrier.head.height * 0.42;
  const crown = head.y - head.height * 0.58;
  const usual = carrier.waist.y + carrier.height * 0.035;
  const y = Math.min(Math.max(usual, chin - crown), carrier.hip.y + carrier.height * 0.02);
  return {
    content: `<g transform="translate(${number(x)} ${number(y)})">${person.content}</g>`,
    chin: y + person.figure.head.y + person.figure.head.height / 2,
    person,
    x,
    y,
  };
}

/** Wall, floor and a quiet arch behind the group, in tones that the first member's seed chooses. */
const walls = [
  ['#f4ebdf', '#e6cfb4', '#ead9c4'],
  ['#e9f0ee', '#c3dad5', '#d6e3df'],
  ['#f7e9e3', '#ecc6b8', '#f0d7cb'],
  ['#ebedf5', '#c7d0e6', '#d9dfee'],
] as const;

function backdrop(
  [left, top, width, height]: readonly [number, number, number, number],
  seed: Seed,
): string {
  const [wall, arch, floor] = oneOf(chances(seed, 'wall'), walls);
  const box = (y: number, high: number, fill: string) =>
    `<rect x="${number(left)}" y="${number(y)}" width="${number(width)}" height="${number(high)}" fill="${fill}"/>`;
  const ground = -14;
  const half = Math.min(width * 0.36, height * 0.52);
  return `${box(top, height, wall)}<path d="M${number(-half)} ${ground}V${number(ground - height * 0.36)}A${number(half)} ${number(half)} 0 0 1 ${number(half)} ${number(ground - height * 0.36)}V${ground}Z" fill="${arch}"/>${box(ground, top + height - ground, floor)}`;
}

async function lettering(name: string, below: number): Promise<OverlayOptions> {
  const text = await renderText({
    text: name,
    font: { family: 'display', weight: 600 },
    sizePx: name.length > 44 ? 40 : 58,
    colour: '#3d342c',
    maxWidthPx: 1480,
    maxLines: 1,
  });
  return {
    input: Buffer.from(text.data),
    raw: { width: text.width, height: text.height, channels: 4 },
    left: Math.round((groupCardSize.width - text.width) / 2),
    top: Math.round(below + (NAME_STRIP - text.height) / 2),
  };
}
